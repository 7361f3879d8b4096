// The files of a new game, made from the templates in tools/new-game/: a small game that is complete and can be played.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './sources.ts';

const TEMPLATES = join(import.meta.dirname, '..', 'new-game');
/** The suffix keeps templates out of the checks of sources. */
const SUFFIX = '.txt';
/** Where each folder of templates goes. */
const PLACES: Readonly<Record<string, string>> = {
  game: 'games/ID',
  page: 'web/src/games/ID',
  terminal: 'cli/src/games/ID',
};

const IDS = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST_ID = 24;

export interface NewGame {
  readonly id: string;
  /** The letter that its rule numbers begin with. */
  readonly letter: string;
}

/** What is wrong with an id; null: it can be used. `taken`: the names of all packages of the project. */
export function problemWithId(id: string, taken: readonly string[], templates = readTemplates()): string | null {
  if (!IDS.test(id) || id.length > LONGEST_ID)
    return `an id has small letters, digits and single hyphens, begins with a letter and has at most ${LONGEST_ID} characters, such as long-night; not ${JSON.stringify(id)}`;
  if (taken.includes(id)) return `there is something called ${id} already`;
  const word = new RegExp(`\\b${nameOf(id)}\\b`);
  if (RESERVED.has(nameOf(id)) || templates.some(({ text }) => word.test(text)))
    return `${id} is a word that the code of a game uses itself; take another, such as the-${id}`;
  return null;
}

/** Reserved words, which cannot name a constant. Many others occur in the templates anyway. */
const RESERVED = new Set(
  'await break catch continue debugger delete do else enum eval finally for function if implements in instanceof interface package private protected public static super this throw try var void while with yield arguments'.split(
    ' ',
  ),
);

/** Without those that look like digits: O3 would be read as 03. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A letter that no other game uses for its rules, if possible from the id. */
export function freeLetter(id: string, used: ReadonlySet<string>): string {
  const ofId = [...id.toUpperCase()].filter((letter) => LETTERS.includes(letter));
  const free = [...ofId, ...LETTERS].find((letter) => !used.has(letter));
  if (free === undefined) throw new Error('all letters number the rules of other games');
  return free;
}

/** All files of a new game, by their paths from the root. */
export function filesOf({ id, letter }: NewGame, templates = readTemplates()): readonly Source[] {
  const words: Readonly<Record<string, string>> = {
    __id__: id,
    __name__: nameOf(id),
    __Name__: capital(nameOf(id)),
    __Title__: titleOf(id),
    __TITLE__: titleOf(id).toUpperCase(),
    __L__: letter,
  };
  return templates.map(({ path, text }) => {
    const [folder = '', ...rest] = path.split('/');
    const place = PLACES[folder]?.replace('ID', id);
    if (place === undefined) throw new Error(`the templates in ${folder} have no place`);
    const filled = text.replaceAll(/__[A-Za-z]+?__/g, (word) => words[word] ?? word);
    return { path: [place, ...rest].join('/').slice(0, -SUFFIX.length), text: filled };
  });
}

/** The list of games with one more. */
export function listedWith(list: string, id: string): string {
  const last = [...list.matchAll(/^import \{ cover as .*\n/gm)].at(-1);
  const covers = /( = \[[^\]]*?),?\s*\];/;
  if (last === undefined || !covers.test(list)) throw new Error('games/list.ts does not look as it did');
  const place = last.index + last[0].length;
  const line = `import { cover as ${nameOf(id)} } from '@horda/${id}/cover';\n`;
  return `${list.slice(0, place)}${line}${list.slice(place)}`.replace(covers, `$1, ${nameOf(id)}];`);
}

/** `long-night` → `longNight`. */
function nameOf(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** `long-night` → `Long Night`. */
function titleOf(id: string): string {
  return id.split('-').map(capital).join(' ');
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function readTemplates(): readonly Source[] {
  return readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .toSorted()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(TEMPLATES, path), 'utf8') }));
}
