/** Makes tables: new ones, from a moment of another table, for a lesson. From a saved game: `from-save.ts`. */
import { BOT_NAMES } from '@horda/bots';
import {
  asTable,
  determinize,
  readPack,
  type AnyGame,
  type AnyState,
  type Carried,
  type Pack,
  type Save,
} from '@horda/kernel';
import { packProblemPlace, packProblemText } from '@horda/parts';
import type { MadeTable } from '@horda/protocol';
import type { Fork, NewTable } from '@horda/protocol/schemas';
import { stateAt, type Games, type Wanted } from '../table/history.ts';
import type { Created, Origin, Person } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { settingsOf } from '../table/settings.ts';
import { costOfLook } from './costs.ts';
import { writtenOut, type Hall, type Visitor, type WrittenTable } from './hall.ts';
import type { LiveTable } from './live-table.ts';
import type { Secrets } from './secrets.ts';
import { HOUSE, type Asker } from './slices.ts';

export type { MadeTable };

type Arrangement = Pick<Created, 'listed' | 'hints' | 'clock' | 'pace'>;

/** A game, who plays it, and who makes the table. */
export interface Plan {
  readonly save: Pick<Save, 'game' | 'version' | 'options' | 'seats' | 'pack' | 'carried'> & Pick<Created, 'before'>;
  readonly origin: Origin;
  readonly bots: readonly (string | null)[];
  readonly name: string | null;
  /** Where the maker sits; null: at the first seat without a bot. */
  readonly seat: number | null;
  readonly entropy: string;
  readonly arrangement: Arrangement;
}

export async function makeNew(hall: Hall, asked: NewTable): Promise<MadeTable> {
  const game = await gameOf(hall, asked);
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

/** A new table that continues from a moment of this one; everything the forking seat could not know is dealt anew. */
export async function makeFork(
  hall: Hall,
  live: LiveTable,
  { seat }: Visitor,
  { at, name, bot }: Fork,
  asker: Asker = HOUSE,
): Promise<MadeTable> {
  const { table } = live;
  const { made, version, entry, answers, status } = table;
  const { game, options, seats, pack, carried, before } = made;
  if (seat === null) throw new Refusal('notSeated', 'only those who sit at the table may go on from here');
  // Elsewhere a bot could take the seat, and show what it would do.
  if (!made.hints && status !== 'over' && status !== 'abandoned')
    throw new Refusal('noHints', 'this table plays without hints: nobody may go on from it until the game is over');
  const moment = at ?? answers.length;
  await hall.services.slices.beginFor(asker, costOfLook(table, Math.min(moment, answers.length)));
  const state = stateAt(table, moment);
  if (state.kernel.asks.length === 0)
    throw new Refusal('over', 'the game is over at this moment; choose an earlier one');
  const world: AnyState = asTable(determinize(entry.game, state, seat, hall.services.secrets.newSeed()));
  return make(hall, {
    save: {
      game,
      version,
      options,
      seats,
      ...packed(pack),
      ...following(carried),
      ...(before === undefined ? {} : { before }),
    },
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
  const game = await gameOf(hall, { game: lesson.game });
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

function make(hall: Hall, plan: Plan): Promise<MadeTable> {
  const made = arranged(plan);
  const told = { seat: made.host, commitment: promisedIn(made.origin) };
  return openWritten(hall, writtenOut(made), told, newSecrets(hall));
}

/** The first line of a table; refuses what cannot be seated, before anything is kept. */
export function arranged({ save, origin, bots: asked, name, seat: wanted, entropy, arrangement }: Plan): Created {
  const bots = seatBots(asked, save.seats);
  const seat = name === null ? null : (wanted ?? bots.indexOf(null));
  if (seat === -1) throw new Refusal('full', 'bots have all the seats: leave one for yourself, or give no name');
  const people = bots.map((_, each): Person | null => (each === seat ? { name: name || null, entropy } : null));
  const { listed, hints, clock, pace } = arrangement;
  return { type: 'created', ...save, bots, listed, hints, clock, pace, origin, people, host: seat };
}

export type TableSecrets = Pick<MadeTable, 'key' | 'invite' | 'watch'>;

export function newSecrets({ services: { secrets } }: Hall): TableSecrets {
  const [key, invite, watch] = [secrets.newSecret(), secrets.newSecret(), secrets.newSecret()];
  return { key, invite, watch };
}

/** Makes the table whose first line is written out, and tells its keys. `told`: what else its maker is told. */
export async function openWritten(
  hall: Hall,
  first: WrittenTable,
  told: Pick<MadeTable, 'seat' | 'commitment'>,
  secrets: TableSecrets,
): Promise<MadeTable> {
  const { hashOf } = hall.services.secrets;
  const { key, invite, watch } = secrets;
  const { seat } = told;
  const table = await hall.createWritten(first, [
    { hash: await hashOf(key), role: seat === null ? 'host' : 'seat', seat },
    { hash: await hashOf(invite), role: 'invite', seat: null },
    { hash: await hashOf(watch), role: 'watch', seat: null },
  ]);
  return { table, ...told, ...secrets };
}

/** The server's commitment to the deal; null: the cards do not come from its chance. */
export function promisedIn(origin: Origin): string | null {
  return origin.kind === 'new' ? origin.commitment : null;
}

/** The origin of cards that nobody can know yet, with the server's commitment to them. */
export async function newOrigin({ newChanceSecret, committedTo }: Secrets): Promise<Origin> {
  const secret = newChanceSecret();
  return { kind: 'new', secret, commitment: await committedTo(secret) };
}

async function gameOf({ services: { games, fetchGame } }: Hall, wanted: Wanted): Promise<AnyGame> {
  await fetchGame(wanted);
  return knownGame(games, wanted.game);
}

export function knownGame(games: Games, id: string): AnyGame {
  const entry = games(id);
  if (entry === undefined) throw new Refusal('unknownGame', `there is no game ${JSON.stringify(id)} here`);
  return entry.game;
}

function seatsOf({ players: [least, most] }: AnyGame, asked: number): number {
  if (Number.isInteger(asked) && asked >= least && asked <= most) return asked;
  throw new Refusal('badSettings', `seats must be a whole number from ${least} to ${most}`);
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
export function packed(pack: Pack | null | undefined): { readonly pack?: Pack } {
  return pack ? { pack } : {};
}

/** Leaves the field out if the game continues no other. */
export function following(carried: Carried | undefined): { readonly carried?: Carried } {
  return carried === undefined ? {} : { carried };
}

function seatBots(asked: readonly (string | null)[], seats: number): readonly (string | null)[] {
  if (asked.length > seats) throw new Refusal('badSettings', `bots must be a list of at most ${seats}`);
  const unknown = asked.find((bot) => bot !== null && !(BOT_NAMES as readonly string[]).includes(bot));
  if (unknown !== undefined) throw new Refusal('unknownBot', `there are the bots ${BOT_NAMES.join(', ')}`);
  return Array.from({ length: seats }, (_, seat) => asked[seat] ?? null);
}
