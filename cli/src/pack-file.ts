/** Packs as files: reading them, listing all their problems, and writing them. */
import { GAMES, findGame, type RegisteredGame } from '@horda/games';
import { readPack, type Pack, type PackProblem } from '@horda/kernel';
import { jsonFaultText, packProblemPlace, packProblemText, readJson } from '@horda/parts';
import { MOST_PACK_BYTES } from '@horda/protocol';
import { failed } from './complaint.ts';
import type { Shell } from './shell.ts';
import { readTextFile } from './text-file.ts';
import { oneLine, quoted, truncate } from './terminal/width.ts';
import type { Words } from './text/words.ts';

/** One thing that is wrong with a file. */
export interface FileProblem {
  /** Null: the file as a whole cannot be read. */
  readonly line: number | null;
  readonly place: string;
  readonly kind: string;
  readonly message: string;
}

export type ReadPackFile =
  | { readonly entry: RegisteredGame; readonly pack: Pack; readonly problems: readonly [] }
  | { readonly entry: null; readonly pack: null; readonly problems: readonly FileProblem[] };

/** Reads a pack for `wanted`, or for the game that the pack names. */
export function readPackFile({ words, language }: Shell, file: string, wanted: RegisteredGame | null): ReadPackFile {
  const complain = (what: string): Error => failed(words.file.about(quoted(file), what));
  const tooLarge = words.pack.tooLarge(MOST_PACK_BYTES / 1000);
  const { value, fault, ...found } = readJson(readTextFile(words, file, MOST_PACK_BYTES, tooLarge, complain));
  if (fault !== null) {
    const { line, expected } = fault;
    return refused([{ line, place: '', kind: expected, message: jsonFaultText(language, fault) }]);
  }
  const entry = wanted ?? gameNamedIn(value);
  const { pack, problems } =
    entry === null ? { pack: null, problems: [unknownGame(value)] } : readPack(entry.game, value);
  if (pack !== null) return { entry: entry!, pack, problems: [] };
  return refused(
    problems.map((problem) => {
      const line = 'lineOf' in found ? found.lineOf(problem.path) : null;
      const message = packProblemText(language, problem);
      return { line, place: packProblemPlace(language, problem), kind: problem.kind, message };
    }),
  );
}

function refused(problems: readonly FileProblem[]): ReadPackFile {
  return { entry: null, pack: null, problems };
}

function gameNamedIn(value: unknown): RegisteredGame | null {
  const id = typeof value === 'object' && value !== null && 'game' in value ? value.game : null;
  return typeof id === 'string' ? (findGame(id) ?? null) : null;
}

/** The problem of a pack without a known game: the message lists the games, whatever else is wrong. */
function unknownGame(value: unknown): PackProblem {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { path: '', kind: 'value', given: value, must: { is: 'object' } };
  if (!('game' in value)) return { path: 'game', kind: 'missing' };
  const allowed = GAMES.flatMap(({ game }) => (game.pack === null ? [] : [game.id]));
  return { path: 'game', kind: 'word', given: value.game, allowed };
}

/** The pack to play `entry` with; a complaint lists all its problems. */
export function openPack(shell: Shell, file: string | null, entry: RegisteredGame): Pack | null {
  if (file === null) return null;
  const { pack, problems } = readPackFile(shell, file, entry);
  if (pack === null) throw failed(problemLines(shell.words, file, problems).join('\n'));
  return pack;
}

/** More problems than this are not listed. */
const MOST_LINES = 100;
const LONGEST_PLACE = 80;

/** A heading, then one problem a line: where it is, what is wrong, what is allowed. */
export function problemLines(
  { pack, file: { about } }: Words,
  file: string,
  problems: readonly FileProblem[],
): string[] {
  const shown = problems.slice(0, MOST_LINES).map(({ line, place, message }) => {
    if (place === '') return `  ${message}`;
    // An unknown name may contain anything, such as control characters.
    const shown = truncate(oneLine(place), LONGEST_PLACE);
    return `  ${line === null ? shown : pack.at(line, shown)}: ${message}`;
  });
  const more = problems.length - shown.length;
  return [about(quoted(file), pack.wrong(problems.length)), ...shown, ...(more > 0 ? [`  ${pack.more(more)}`] : [])];
}
