/** Makes tables: new ones, from a saved game, or from a moment of another table. */
import { BOT_NAMES } from '@horda/bots';
import {
  asTable,
  carriedFrom,
  completeSettings,
  determinize,
  Fault,
  readPack,
  optionsWith,
  replacedBy,
  SeriesFault,
  settingsAfter,
  verify,
  verifySeries,
  type AnyGame,
  type AnyState,
  type Carried,
  type Pack,
  type Save,
  type Sealed,
} from '@horda/kernel';
import { packProblemPlace, packProblemText } from '@horda/parts';
import type { Fork, Import, NewTable } from '@horda/protocol/schemas';
import { stateAt } from '../table/history.ts';
import type { Created, Origin, Person } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import type { Hall, Visitor } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import type { Secrets } from './secrets.ts';

/** What the maker of a table is told, once. */
export interface MadeTable {
  readonly table: string;
  /** The maker's seat and its key; without a seat, the key of the host. */
  readonly seat: number | null;
  readonly key: string;
  /** Lets others take seats. */
  readonly invite: string;
  /** Lets others watch. */
  readonly watch: string;
}

type Arrangement = Pick<Created, 'listed' | 'hints' | 'clock' | 'pace'>;

/** A game, who plays it, and who makes the table. */
interface Plan {
  readonly save: Pick<Save, 'game' | 'version' | 'options' | 'seats' | 'pack' | 'carried'>;
  readonly origin: Origin;
  readonly bots: readonly (string | null)[];
  readonly name: string | null;
  /** Where the maker sits; null: at the first seat without a bot. */
  readonly seat: number | null;
  readonly entropy: string;
  readonly arrangement: Arrangement;
}

export async function makeNew(hall: Hall, asked: NewTable): Promise<MadeTable> {
  const game = await gameOf(hall, asked.game);
  const { bots, name, entropy } = asked;
  const seats = seatsOf(game, asked.seats);
  const botsOnly = bots.length === seats && !bots.includes(null);
  const pack = packIn(game, asked.pack);
  const options = settingsOf(game, seats, asked.options, botsOnly ? 'botsOnly' : 'default', packed(pack));
  return make(hall, {
    save: { game: game.id, version: game.version, options, seats, ...packed(pack) },
    origin: await newOrigin(hall.services.secrets),
    bots,
    name,
    seat: null,
    entropy,
    arrangement: asked,
  });
}

/**
 * Anybody who has the file knows the cards, so a table that continues from its last moment promises nothing about
 * chance. A table that begins the next chapter has new cards.
 */
export async function makeFromSave(hall: Hall, asked: Import): Promise<MadeTable> {
  const { save, before, next, bots, name, hints, pace } = asked;
  const game = await gameOf(hall, save.game);
  const saves = [...before, save].map((each) => readSaved(game, each));
  try {
    // A game that continues another one can be verified without it.
    if (before.length > 0) verifySeries(game, saves);
    else verify(game, saves[0]!);
  } catch (error) {
    const isKnown = error instanceof Fault || error instanceof SeriesFault;
    throw new Refusal('badSave', isKnown ? error.message : 'the save cannot be played again');
  }
  const { seats, version, seed, answers, options, pack, carried } = saves.at(-1)!;
  const made = { game: game.id, version, options, seats, ...packed(pack), ...following(carried) };
  return make(hall, {
    save: next ? chapterAfter(game, saves.at(-1)!) : made,
    origin: next ? await newOrigin(hall.services.secrets) : { kind: 'save', seed, answers },
    bots,
    name,
    seat: null,
    entropy: '',
    arrangement: { listed: false, hints, clock: { kind: 'none' }, pace },
  });
}

/** The save with its settings checked; refuses a save that does not fit the current rules. */
function readSaved(game: AnyGame, save: Import['save']): Sealed {
  if (save.game !== game.id)
    throw new Refusal('badSave', `a series is of one game: this is ${save.game}, not ${game.id}`);
  if ('start' in save) throw new Refusal('badSave', 'a game that went on from another one cannot be imported');
  if (save.version !== game.version)
    throw new Refusal(
      'badSave',
      `the save is of version ${save.version} of the rules, this server has ${game.version}`,
    );
  if (save.seats < game.players[0] || save.seats > game.players[1])
    throw new Refusal('badSave', `save.seats must be a whole number from ${game.players.join(' to ')}`);
  const options = settingsOf(game, save.seats, save.options, 'required', save as Sealed);
  return { ...save, options } as Sealed;
}

/** The set-up of the next chapter: the same settings, and what the saved game left. */
function chapterAfter(game: AnyGame, save: Sealed): Plan['save'] {
  const carried = carriedFrom(game, save);
  if (carried === null) throw new Refusal('noNext', 'the saved game hands nothing over to a next chapter');
  const { seats, pack } = save;
  const options = settingsAfter(game, save.options);
  return { game: game.id, version: game.version, options, seats, ...packed(pack), carried };
}

/** A new table that continues from a moment of this one; everything the forking seat could not know is dealt anew. */
export async function makeFork(
  hall: Hall,
  live: LiveTable,
  { seat }: Visitor,
  { at, name, bot }: Fork,
): Promise<MadeTable> {
  const { table } = live;
  const { made, version, entry, answers } = table;
  const { game, options, seats, pack, carried } = made;
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may go on from here');
  const state = stateAt(table, at ?? answers.length);
  if (state.kernel.asks.length === 0)
    throw new Refusal('over', 'the game is over at this moment; choose an earlier one');
  const world: AnyState = asTable(determinize(entry.game, state, seat, hall.services.secrets.newSeed()));
  return make(hall, {
    save: { game, version, options, seats, ...packed(pack), ...following(carried) },
    origin: { kind: 'fork', state: world },
    bots: table.chairs.map((_, other) => (other === seat ? null : bot)),
    name: name ?? table.chairs[seat]!.name ?? '',
    seat,
    entropy: '',
    arrangement: { listed: false, hints: made.hints, clock: { kind: 'none' }, pace: made.pace },
  });
}

/** A table for a lesson: its cards were laid by hand, and it promises nothing about chance. */
export interface Lesson {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly origin: Exclude<Origin, { kind: 'new' }>;
  /** Where the learner sits, and by which name; bots have all other seats. */
  readonly learner: number;
  readonly name: string;
  readonly bot: string;
  readonly pace: number;
}

export async function makeLesson(hall: Hall, lesson: Lesson): Promise<MadeTable> {
  const { origin, learner, name, bot, pace } = lesson;
  const game = await gameOf(hall, lesson.game);
  const seats = seatsOf(game, lesson.seats);
  const options = settingsOf(game, seats, lesson.options, 'default', {});
  return make(hall, {
    save: { game: game.id, version: game.version, options, seats },
    origin,
    bots: Array.from({ length: seats }, (_, seat) => (seat === learner ? null : bot)),
    name,
    seat: learner,
    entropy: '',
    arrangement: { listed: false, hints: true, clock: { kind: 'none' }, pace },
  });
}

async function make(hall: Hall, plan: Plan): Promise<MadeTable> {
  const { save, origin, name, entropy, arrangement } = plan;
  const bots = seatBots(plan.bots, save.seats);
  const seat = name === null ? null : (plan.seat ?? bots.indexOf(null));
  if (seat === -1) throw new Refusal('full', 'bots have all the seats: leave one for yourself, or give no name');
  const people = bots.map((_, each): Person | null => (each === seat ? { name: name || null, entropy } : null));
  const { listed, hints, clock, pace } = arrangement;
  const made: Created = { type: 'created', ...save, bots, listed, hints, clock, pace, origin, people, host: seat };
  const { newSecret, hashOf } = hall.services.secrets;
  const [key, invite, watch] = [newSecret(), newSecret(), newSecret()];
  const table = await hall.create(made, [
    { hash: await hashOf(key), role: seat === null ? 'host' : 'seat', seat },
    { hash: await hashOf(invite), role: 'invite', seat: null },
    { hash: await hashOf(watch), role: 'watch', seat: null },
  ]);
  return { table, seat, key, invite, watch };
}

/** The origin of cards that nobody can know yet, with the server's commitment to them. */
export async function newOrigin({ newChanceSecret, committedTo }: Secrets): Promise<Origin> {
  const secret = newChanceSecret();
  return { kind: 'new', secret, commitment: await committedTo(secret) };
}

async function gameOf({ services: { games, fetchGame } }: Hall, id: string): Promise<AnyGame> {
  await fetchGame(id);
  const entry = games(id);
  if (entry === undefined) throw new Refusal('unknownGame', `there is no game ${JSON.stringify(id)} here`);
  return entry.game;
}

function seatsOf({ players: [least, most] }: AnyGame, asked: number): number {
  if (Number.isInteger(asked) && asked >= least && asked <= most) return asked;
  throw new Refusal('badSettings', `seats must be a whole number from ${least} to ${most}`);
}

export function settingsOf(
  game: AnyGame,
  seats: number,
  asked: Readonly<Record<string, unknown>>,
  whenAbsent: 'default' | 'botsOnly' | 'required',
  { pack = null, carried = null }: { readonly pack?: Pack | null; readonly carried?: Carried | null },
): Save['options'] {
  const { settings, problem } = completeSettings(
    { options: optionsWith(game, pack) },
    seats,
    asked,
    whenAbsent,
    replacedBy(game, pack, carried),
  );
  if (settings !== null) return settings;
  if (problem.kind === 'replaced') {
    const decides = replacedBy(game, pack).includes(problem.id) ? 'the pack' : 'the game before it';
    throw new Refusal('badSettings', `options.${problem.id} cannot be chosen: ${decides} decides it`);
  }
  const allowed = problem.allowed.map((each) => JSON.stringify(each)).join(', ');
  const what = problem.kind === 'unknown' ? 'is unknown; there are' : 'must be one of';
  throw new Refusal('badSettings', `options.${problem.id} ${what}: ${allowed}`);
}

/** The most problems that a refusal lists; more would not help anybody. */
const MOST_PROBLEMS = 20;

/** The pack in a file, or a refusal that says where it is wrong and what is allowed there. */
function packIn(game: AnyGame, file: NewTable['pack']): Pack | null {
  if (file === null) return null;
  const { pack, problems } = readPack(game, file);
  if (pack !== null) return pack;
  const told = problems
    .slice(0, MOST_PROBLEMS)
    .map((problem) => `${packProblemPlace('en', problem)}: ${packProblemText('en', problem)}`);
  const more = problems.length - told.length;
  throw new Refusal('badPack', [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'));
}

/** Leaves the field out if there is no pack. */
function packed(pack: Pack | null | undefined): { readonly pack?: Pack } {
  return pack ? { pack } : {};
}

/** Leaves the field out if the game continues no other. */
function following(carried: Carried | undefined): { readonly carried?: Carried } {
  return carried === undefined ? {} : { carried };
}

function seatBots(asked: readonly (string | null)[], seats: number): readonly (string | null)[] {
  if (asked.length > seats) throw new Refusal('badSettings', `bots must be a list of at most ${seats}`);
  const unknown = asked.find((bot) => bot !== null && !(BOT_NAMES as readonly string[]).includes(bot));
  if (unknown !== undefined) throw new Refusal('unknownBot', `there are the bots ${BOT_NAMES.join(', ')}`);
  return Array.from({ length: seats }, (_, seat) => asked[seat] ?? null);
}
