/** How tables come to be: new, from a saved game, from another table's moment, or for another round. */
import { BOT_NAMES } from '@horda/bots';
import {
  asTable,
  completeSettings,
  determinize,
  Fault,
  faultOfPack,
  readPack,
  replacedBy,
  verify,
  type AnyGame,
  type AnyState,
  type Pack,
  type Save,
  type Sealed,
} from '@horda/kernel';
import { packProblemPlace, packProblemText } from '@horda/parts';
import type { Fork, Import, NewTable } from '@horda/protocol/schemas';
import { stateAt } from '../table/history.ts';
import type { Created, Origin, Person } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import type { Table } from '../table/table.ts';
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
  readonly save: Pick<Save, 'game' | 'version' | 'options' | 'seats' | 'pack'>;
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
  const options = settingsOf(game, seats, asked.options, botsOnly ? 'botsOnly' : 'default', pack);
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

/** Whoever has the file knows the cards: such a table promises nothing about chance. */
export async function makeFromSave(hall: Hall, asked: Import): Promise<MadeTable> {
  const { save, bots, name, hints, pace } = asked;
  const game = await gameOf(hall, save.game);
  if ('start' in save) throw new Refusal('badSave', 'a game that went on from another one cannot be imported');
  if (save.version !== game.version)
    throw new Refusal(
      'badSave',
      `the save is of version ${save.version} of the rules, this server has ${game.version}`,
    );
  if (save.seats < game.players[0] || save.seats > game.players[1])
    throw new Refusal('badSave', `save.seats must be a whole number from ${game.players.join(' to ')}`);
  const pack = save.pack ?? null;
  const options = settingsOf(game, save.seats, save.options, 'required', pack);
  try {
    verify(game, { ...save, options } as Sealed);
  } catch (error) {
    throw new Refusal('badSave', error instanceof Fault ? error.message : 'the save cannot be played again');
  }
  const { seats, version, seed, answers } = save;
  return make(hall, {
    save: { game: game.id, version, options, seats, ...packed(pack) },
    origin: { kind: 'save', seed, answers },
    bots,
    name,
    seat: null,
    entropy: '',
    arrangement: { listed: false, hints, clock: { kind: 'none' }, pace },
  });
}

/** A new table that goes on from a moment of this one, with all that the forking seat could not know dealt anew. */
export async function makeFork(
  hall: Hall,
  live: LiveTable,
  { seat }: Visitor,
  { at, name, bot }: Fork,
): Promise<MadeTable> {
  const { table } = live;
  const { made, version, entry, answers } = table;
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may go on from here');
  const state = stateAt(table, at ?? answers.length);
  if (state.kernel.asks.length === 0)
    throw new Refusal('over', 'the game is over at this moment; choose an earlier one');
  const world: AnyState = asTable(determinize(entry.game, state, seat, hall.services.secrets.newSeed()));
  return make(hall, {
    save: { game: made.game, version, options: made.options, seats: made.seats, ...packed(made.pack ?? null) },
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
  const options = settingsOf(game, seats, lesson.options, 'default', null);
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

/** The same people play the same game again, each with the key that they have. */
export async function makeRematch(
  hall: Hall,
  live: LiveTable,
  { seat, host }: Visitor,
  command?: string,
): Promise<string> {
  const { id, status, rematch } = live.table;
  if (seat === null && !host) throw new Refusal('notSeated', 'only those who sit at the table may do this');
  if (status !== 'over' && status !== 'abandoned') throw new Refusal('notOver', 'the game is not over yet');
  if (rematch !== null) return rematch;
  if (live.table.archived) throw new Refusal('archived', 'the table is in the archive; make a new one');
  const { store, secrets } = hall.services;
  await live.write(async (table) => {
    if (table.rematch !== null || table.archived) return null;
    const keys = await store.keys(id);
    const origin = await newOrigin(secrets);
    const next = await hall.create(again(table, seat, origin), keys);
    return { record: { type: 'rematched', table: next }, ...(command === undefined ? {} : { command }) };
  });
  const next = live.table.rematch;
  if (next === null) throw new Refusal('archived', 'the table is in the archive; make a new one');
  return next;
}

/** The same game with the same people, by the rules of today. */
function again({ made, chairs, entry: { game }, version }: Table, host: number | null, origin: Origin): Created {
  const { seats, options, pack = null } = made;
  const isToday = version === game.version;
  if (!isToday && pack !== null && faultOfPack(game, pack) !== null)
    throw new Refusal('badPack', `the pack ${pack.id} does not fit the rules of today; make a new table`);
  return {
    ...made,
    version: game.version,
    options: isToday ? options : settingsOf(game, seats, options, 'default', pack),
    bots: chairs.map(({ held, bot }) => (held === 'bot' ? bot : null)),
    people: chairs.map(({ held, name }) => (held === 'person' ? { name, entropy: '' } : null)),
    origin,
    host,
  };
}

/** Cards that nobody can know yet, with the promise about them. */
async function newOrigin({ newChanceSecret, committedTo }: Secrets): Promise<Origin> {
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

function settingsOf(
  game: AnyGame,
  seats: number,
  asked: Readonly<Record<string, unknown>>,
  whenAbsent: 'default' | 'botsOnly' | 'required',
  pack: Pack | null,
): Save['options'] {
  const { settings, problem } = completeSettings(game, seats, asked, whenAbsent, replacedBy(game, pack));
  if (settings !== null) return settings;
  if (problem.kind === 'replaced')
    throw new Refusal('badSettings', `options.${problem.id} cannot be chosen: the pack decides it`);
  const allowed = problem.allowed.map((each) => JSON.stringify(each)).join(', ');
  const what = problem.kind === 'unknown' ? 'is unknown; there are' : 'must be one of';
  throw new Refusal('badSettings', `options.${problem.id} ${what}: ${allowed}`);
}

/** More of them would tell nobody more. */
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

/** A table without a pack says nothing of packs. */
function packed(pack: Pack | null): { readonly pack?: Pack } {
  return pack === null ? {} : { pack };
}

function seatBots(asked: readonly (string | null)[], seats: number): readonly (string | null)[] {
  if (asked.length > seats) throw new Refusal('badSettings', `bots must be a list of at most ${seats}`);
  const unknown = asked.find((bot) => bot !== null && !(BOT_NAMES as readonly string[]).includes(bot));
  if (unknown !== undefined) throw new Refusal('unknownBot', `there are the bots ${BOT_NAMES.join(', ')}`);
  return Array.from({ length: seats }, (_, seat) => asked[seat] ?? null);
}
