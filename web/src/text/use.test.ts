/**
 * Every word of the catalogues is said somewhere: what nobody reads is not translated in vain. Sources are read as
 * text, by the few ways in which they take words: `words.group.key`, a name for a group, and destructuring.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WORDS as CISZA } from '../games/cisza/text/of.ts';
import { WORDS as ZOMBIAKI } from '../games/zombiaki/text/of.ts';
import { LOBBY } from '../pages/lobby/text/of.ts';
import { ABOUT } from './about/of.ts';
import { en } from './en.ts';

const SOURCES = new URL('..', import.meta.url).pathname;
const read = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: SOURCES })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(SOURCES + path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*/g, ''));

const catalogues = read('**/text/**/words.ts');
/** The groups that interfaces of words stand for, such as `SaveWords` for `saves`. */
const groupOfType = new Map([
  ['CiszaWords', 'words'],
  ['ZombiakiWords', 'words'],
  ...catalogues.flatMap((text) =>
    [...text.matchAll(/readonly (\w+): (\w+Words);/g)].map(([, group, type]) => [type!, group!] as const),
  ),
]);

const page = [...parsed('{app,art,host,local,pages,table,tutorial}/**/*.{ts,tsx}'), ...parsed('text/common/reason.ts')];

/** `{ key, other: name } = words.group` and `{ key }: GroupWords` */
interface TakenApart {
  readonly of: string;
  readonly names: readonly (readonly [key: string, name: string])[];
}

interface Source {
  readonly text: string;
  readonly takenApart: readonly TakenApart[];
  /** What it calls the groups besides their own names. */
  readonly groups: ReadonlyMap<string, ReadonlySet<string>>;
}

function parsed(pattern: string): readonly Source[] {
  return read(pattern).map((text) => {
    const takenApart = takenApartIn(text);
    return { text, takenApart, groups: groupsIn(text, takenApart) };
  });
}

function takenApartIn(text: string): readonly TakenApart[] {
  return [...text.matchAll(/\{([^{}]*)\}(?: = [\w.()]*?\b(\w+)(?:\(\)|\[\w+\])?[;,\n]|: (\w+Words)\b)/g)].map(
    ([, inside, value, type]) => ({
      of: value ?? groupOfType.get(type!) ?? type!,
      names: inside!
        .split(',')
        .map((part) => part.trim().split(': '))
        .map(([key, name]) => [key!, name ?? key!] as const),
    }),
  );
}

function groupsIn(text: string, takenApart: readonly TakenApart[]): Source['groups'] {
  const typed = [...text.matchAll(/(\w+)\??: (\w+Words)\b/g)].map(
    ([, name, type]) => [name!, groupOfType.get(type!) ?? type!] as const,
  );
  const named = [...text.matchAll(/\b(\w+) = [\w.()]*?\b(\w+)(?:\(\)|\[\w+\])?;/g)].map(
    ([, name, group]) => [name!, group!] as const,
  );
  const renamed = takenApart.flatMap(({ names }) => names.map(([key, name]) => [name, key] as const));
  const called = Map.groupBy([...typed, ...named, ...renamed], ([name]) => name);
  return new Map([...called].map(([name, calls]) => [name, new Set(calls.map(([, group]) => group))]));
}

function isUsed(sources: readonly Source[], group: string, key: string): boolean {
  const access = new RegExp(`\\b(\\w+)(?:\\(\\)|\\[\\w+\\])?\\??\\.${key}\\b`, 'g');
  const isQuoted = sources.some(({ text }) => text.includes(`'${key}'`));
  return sources.some(({ text, takenApart, groups }) => {
    // `WORDS[language]` are the words of a game.
    const isGroup = (name: string): boolean =>
      [group, group.toUpperCase()].some((each) => name === each || groups.get(name)?.has(each) === true);
    if ([...text.matchAll(access)].some(([, name]) => isGroup(name!))) return true;
    if (takenApart.some(({ of, names }) => isGroup(of) && names.some(([each]) => each === key))) return true;
    // One of a few, chosen by a name that stands somewhere.
    return isQuoted && [...text.matchAll(/(?<!\.)\b(\w+)\[\w+!?\]/g)].some(([, name]) => isGroup(name!));
  });
}

/** Lists that are used as a whole, or indexed by what games and hosts say. */
const LISTS = [
  'levels',
  'reasons',
  'reasonsHere',
  'paces',
  'hyphenated',
  'before',
  'after',
  'endings',
  'finales',
  'line',
  'rowShort',
  'abilities',
  'faults',
];

function unusedIn(sources: readonly Source[], group: string, words: object): readonly string[] {
  return Object.entries(words).flatMap(([key, value]: readonly [string, unknown]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !LISTS.includes(key);
    if (isGroup) return unusedIn(sources, key, value);
    return isUsed(sources, group, key) ? [] : [`${group}.${key}`];
  });
}

test('every word of the page is used', () => {
  expect(unusedIn(page, 'words', { ...en, about: ABOUT.en, lobby: LOBBY.en })).toEqual([]);
});

test.each([
  ['cisza', CISZA.en],
  ['zombiaki', ZOMBIAKI.en],
])('every word on the table of %s is used', (game, words) => {
  const sources = [...parsed(`games/${game}/*.{ts,tsx}`), ...parsed('games/parts/*.{ts,tsx}')];
  expect(unusedIn(sources, 'words', words)).toEqual([]);
});

test('a word that nobody reads would be found', () => {
  expect(unusedIn(page, 'saves', { ...en.replay.saves, nobodyReadsThis: '' })).toEqual(['saves.nobodyReadsThis']);
});
