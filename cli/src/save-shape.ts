/** The shape of a saved game, checked field by field; a complaint names the place: `answers[12].picks must be a list`. */
import { GAMES, type RegisteredGame } from '@horda/games';
import {
  completeSettings,
  faultOfCarried,
  faultOfPack,
  isPackId,
  optionsWith,
  replacedBy,
  restore,
  type AnyGame,
  type Answer,
  type Carried,
  type Choice,
  type Linked,
  type Pack,
  type Sealed,
  type Seed,
  type Settings,
} from '@horda/kernel';
import { packProblemText } from '@horda/parts';
import type { FairProof } from '@horda/protocol';
import { gameIds, gameOf, isName } from './table.ts';
import { quoted } from './terminal/width.ts';
import { SEAT_KINDS, type SeatKind, type Words } from './text/words.ts';

export interface SaveShape {
  readonly save: Sealed;
  readonly names: readonly string[] | null;
  readonly kinds: readonly SeatKind[] | null;
  /** A server's commitment to the deal, with the secret to check it. */
  readonly fair: FairProof | null;
}

const MOST_ANSWERS = 100_000;
const INT32 = 2 ** 31;
const MARK = /^[0-9a-f]{14}$/;

type Complain = (what: string) => Error;

/** What is being read, and how to complain about it. */
interface Reader {
  readonly words: Words;
  readonly complain: Complain;
  /** The games whose saves can be read; by default all registered games. */
  readonly games?: readonly RegisteredGame[];
}

export function readSaveShape(
  words: Words,
  content: unknown,
  complain: Complain,
  games: readonly RegisteredGame[] = GAMES,
): SaveShape {
  const r: Reader = { words, complain, games };
  if (!isOurs(content)) throw complain(words.file.notASave);
  const file = object(r, words.file.whole, content);
  if (file['horda'] !== 1) throw wrong(r, 'horda', words.must.oneOf('1'));
  const save = readSave(r, file, true);
  return {
    save,
    names: optional(file['names'], (names) => readNames(r, names, save.seats)),
    kinds: optional(file['kinds'], (kinds) => readKinds(r, kinds, save.seats)),
    fair: optional(file['fair'], (fair) => readFair(r, fair, save.seats)),
  };
}

/** Whether a file says that Horda wrote it; any other valid JSON is something else, and not a broken save. */
function isOurs(content: unknown): boolean {
  return typeof content === 'object' && content !== null && Object.hasOwn(content, 'horda');
}

/** The part of a save that the kernel knows; its marks are empty if it has none and none are required. */
export function readSave(r: Reader, file: Readonly<Record<string, unknown>>, marksRequired: boolean): Sealed {
  const { id, game } = readGameOf(r, file);
  const version = wholeNumber(r, 'version', file['version'], 0, INT32);
  if (version !== game.version) throw r.complain(r.words.file.otherVersion(version, game.version));
  const seats = wholeNumber(r, 'seats', file['seats'], ...game.players);
  const pack = optional(file['pack'], (value) => readPack(r, game, value));
  const carried = optional(file['carried'], (value) => readCarried(r, game, value, pack ?? null));
  const left = optional(file['left'], (value) => mark(r, 'left', value));
  const options = readOptions(r, game, seats, file['options'], pack, carried);
  const seed = list(r, 'seed', file['seed'], 4).map((word, i) => wholeNumber(r, `seed[${i}]`, word, -INT32, 2 * INT32));
  const start = optional(file['start'], (state) => readStart(r, game, seats, state));
  const begun = {
    ...(pack === null ? {} : { pack }),
    ...(carried === null ? {} : { carried }),
    ...(start === null ? {} : { start }),
  };
  const answers = list(r, 'answers', file['answers']).map((answer, i) => readAnswer(r, `answers[${i}]`, answer, seats));
  const hasMarks = marksRequired || file['marks'] !== undefined;
  const marks = hasMarks
    ? list(r, 'marks', file['marks'], answers.length + 1).map((m, i) => mark(r, `marks[${i}]`, m))
    : [];
  const sealed = { game: id, version, options, seats, seed: seed as unknown as Seed, ...begun, answers, marks };
  return left === null ? sealed : { ...sealed, left };
}

/** The links of a save to the games before and after it, if its rules are outdated; null: its rules are current. */
export function readLinked(
  words: Words,
  content: unknown,
  complain: Complain,
  games: readonly RegisteredGame[],
): (Linked & { readonly version: number }) | null {
  const r: Reader = { words, complain, games };
  const file = object(r, words.file.whole, content);
  const { id, game } = readGameOf(r, file);
  const version = wholeNumber(r, 'version', file['version'], 0, INT32);
  if (version === game.version) return null;
  const carried = optional(file['carried'], (value) => carriedShape(r, value));
  const left = optional(file['left'], (value) => mark(r, 'left', value));
  const marks = list(r, 'marks', file['marks']).map((m, i) => mark(r, `marks[${i}]`, m));
  return { game: id, version, marks, ...(carried === null ? {} : { carried }), ...(left === null ? {} : { left }) };
}

function readGameOf(
  r: Reader,
  file: Readonly<Record<string, unknown>>,
): { readonly id: string; readonly game: AnyGame } {
  const id = text(r, 'game', file['game']);
  const entry = gameOf(id, r.games ?? GAMES);
  if (entry === undefined) throw r.complain(r.words.file.unknownGame(quoted(id), gameIds(r.games).join(', ')));
  return { id, game: entry.game };
}

/** All settings of the game and no others, in the game's order. */
function readOptions(
  r: Reader,
  game: AnyGame,
  seats: number,
  value: unknown,
  pack: Pack | null,
  carried: Carried | null,
): Settings {
  const asked = object(r, 'options', value);
  const { settings, problem } = completeSettings(
    { options: optionsWith(game, pack) },
    seats,
    asked,
    'required',
    replacedBy(game, pack, carried),
  );
  if (problem === null) return settings;
  const [id, allowed] = [problem.id, problem.allowed.join(', ')];
  if (problem.kind !== 'unknown') throw wrong(r, `options.${id}`, r.words.must.oneOf(allowed));
  throw r.complain(r.words.errors.unknownSetting(quoted(id), game.id, allowed, null));
}

/** The cards that a game was played with; they must match their hash. */
function readPack(r: Reader, game: AnyGame, value: unknown): Pack {
  const { id, hash, content } = object(r, 'pack', value);
  if (!isPackId(id)) throw wrong(r, 'pack.id', r.words.must.packId);
  const pack = { id, hash: mark(r, 'pack.hash', hash), content: object(r, 'pack.content', content) };
  const fault = faultOfPack(game, pack);
  if (fault === null) return pack;
  if (fault.kind === 'hash') throw r.complain(r.words.file.otherPack(id));
  const { problem } = fault;
  throw r.complain(r.words.file.wrongPack(`pack.content.${problem.path}`, packProblemText(r.words.language, problem)));
}

/** What the previous game has left; it must match its hash and fit the game. */
function readCarried(r: Reader, game: AnyGame, value: unknown, pack: Pack | null): Carried {
  const carried = carriedShape(r, value);
  const fault = faultOfCarried(game, carried, pack);
  if (fault === null) return carried;
  if (fault.kind === 'hash') throw r.complain(r.words.series.otherValue);
  if (fault.kind === 'version') throw r.complain(r.words.series.otherVersion(fault.given, fault.needed));
  const { problem } = fault;
  const text = problem.kind === 'noPacks' ? r.words.series.alone(game.id) : packProblemText(r.words.language, problem);
  throw r.complain(r.words.file.wrongPack(`carried.value.${problem.path}`, text));
}

function carriedShape(r: Reader, value: unknown): Carried {
  const carried = object(r, 'carried', value);
  return {
    version: wholeNumber(r, 'carried.version', carried['version'], 0, INT32),
    hash: mark(r, 'carried.hash', carried['hash']),
    after: mark(r, 'carried.after', carried['after']),
    value: object(r, 'carried.value', carried['value']),
  };
}

/** The state that a game went on from. Only the game knows its content, so the game must be able to restore it. */
function readStart(r: Reader, game: AnyGame, seats: number, value: unknown): unknown {
  try {
    const s = restore(game, game.version, value);
    const isAsked = s.kernel.asks.length > 0;
    const seatsFit = game.seats(s) === seats && s.kernel.asks.every(({ seat }) => isSeat(seat, seats));
    for (let seat = 0; seat < seats; seat++) game.view(s, seat);
    if (seatsFit && isAsked === (game.outcome(s) === null)) return value;
  } catch {
    // Any error of the rules means that it is not a state of this game.
  }
  throw wrong(r, 'start', r.words.must.table(game.id, seats));
}

function isSeat(seat: unknown, seats: number): boolean {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
}

function readFair(r: Reader, value: unknown, seats: number): FairProof {
  const fair = object(r, 'fair', value);
  return {
    table: text(r, 'fair.table', fair['table']),
    commitment: digits(r, 'fair.commitment', fair['commitment']),
    secret: digits(r, 'fair.secret', fair['secret']),
    entropy: list(r, 'fair.entropy', fair['entropy'], seats).map((own, i) => text(r, `fair.entropy[${i}]`, own)),
  };
}

/** 256 bits. */
function digits(r: Reader, path: string, value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) throw wrong(r, path, r.words.must.digits(64));
  return value;
}

function readAnswer(r: Reader, path: string, value: unknown, seats: number): Answer<Choice> {
  const answer = object(r, path, value);
  return {
    tick: wholeNumber(r, `${path}.tick`, answer['tick'], 0, INT32),
    seat: wholeNumber(r, `${path}.seat`, answer['seat'], 0, seats - 1),
    picks: list(r, `${path}.picks`, answer['picks']).map((pick, i) => readChoice(r, `${path}.picks[${i}]`, pick)),
  };
}

function readChoice(r: Reader, path: string, value: unknown): Choice {
  if (!isChoice(value)) throw wrong(r, path, r.words.must.choice);
  return value;
}

export function isChoice(value: unknown): value is Choice {
  return isObject(value) && typeof value['do'] === 'string';
}

function mark(r: Reader, path: string, value: unknown): string {
  if (typeof value !== 'string' || !MARK.test(value)) throw wrong(r, path, r.words.must.mark);
  return value;
}

function readNames(r: Reader, value: unknown, seats: number): readonly string[] {
  return list(r, 'names', value, seats).map((name, i, all) => {
    if (typeof name !== 'string' || !isName(name)) throw wrong(r, `names[${i}]`, r.words.must.name);
    if (all.indexOf(name) < i) throw wrong(r, `names[${i}]`, r.words.must.otherName);
    return name;
  });
}

function readKinds(r: Reader, value: unknown, seats: number): readonly SeatKind[] {
  return list(r, 'kinds', value, seats).map((name, i) => {
    const kind = SEAT_KINDS.find((known) => known === name);
    if (kind === undefined) throw wrong(r, `kinds[${i}]`, r.words.must.oneOf(SEAT_KINDS.join(', ')));
    return kind;
  });
}

function optional<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === undefined || value === null ? null : read(value);
}

function wrong({ words, complain }: Reader, path: string, must: string): Error {
  return complain(words.file.wrongShape(path, must));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function object(r: Reader, path: string, value: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw wrong(r, path, r.words.must.object);
  return value;
}

function list(r: Reader, path: string, value: unknown, length: number | null = null): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(r, path, r.words.must.list);
  if (length !== null && value.length !== length) throw wrong(r, path, r.words.must.listOf(length));
  if (value.length > MOST_ANSWERS) throw wrong(r, path, r.words.must.atMost(MOST_ANSWERS));
  return value;
}

function text(r: Reader, path: string, value: unknown): string {
  if (typeof value !== 'string') throw wrong(r, path, r.words.must.text);
  return value;
}

function wholeNumber(r: Reader, path: string, value: unknown, min: number, max: number): number {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  if (!fits) throw wrong(r, path, r.words.must.wholeNumber(min, max));
  return value;
}
