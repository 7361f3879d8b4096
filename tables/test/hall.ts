/** A hall without a server: a store in memory, seeded chance, a clock that tests move, bots that answer at once. */
import { random } from '@horda/bots';
import { findGame, GAMES, type RegisteredGame } from '@horda/games';
import { openAsk, seeded, type AnyGame, type AnyState, type Choice, type Sealed } from '@horda/kernel';
import type { Command, ServerFrame } from '@horda/protocol';
import { Import, NewTable } from '@horda/protocol/schemas';
import { campGame } from '@horda/testing/camp';
import { miniGame } from '@horda/testing/mini';
import { pilotEntry } from '@horda/testing/pilot-entry';
import type { BotPool, Job } from '../src/bots.ts';
import { makeFromSave } from '../src/live/from-save.ts';
import { Hall, type Visitor } from '../src/live/hall.ts';
import { sitDown } from '../src/live/visits.ts';
import type { LiveTable } from '../src/live/live-table.ts';
import { ALL_FOREVER } from '../src/live/lives.ts';
import { makeNew, type MadeTable } from '../src/live/new-tables.ts';
import { readImport } from '../src/live/read-import.ts';
import { exportSave } from '../src/live/saves.ts';
import type { Services } from '../src/live/services.ts';
import { Slices } from '../src/live/slices.ts';
import { sealedGame } from '../src/replaying.ts';
import { Refusal } from '../src/table/refusal.ts';
import { openMemory } from './memory-store.ts';
import { seededSecrets } from './seeded-secrets.ts';
import { Model } from './store/model.ts';

export interface TestHall {
  readonly hall: Hall;
  readonly jobs: Job[];
  readonly logged: string[];
  readonly awaited: string[];
  now: number;
  /** Closes the hall and opens another one on the same tables. */
  restart(changes?: Partial<Services>): Promise<Hall>;
  /** The same, but the hall has no time to save anything. */
  crash(changes?: Partial<Services>): Promise<Hall>;
  close(): Promise<void>;
}

export async function openHall(changes: Partial<Services> = {}): Promise<TestHall> {
  const tables = new Model();
  const secrets = seededSecrets('a hall');
  let hall: Hall;
  const test: TestHall = {
    get hall() {
      return hall;
    },
    jobs: [],
    logged: [],
    awaited: [],
    now: 1_000_000,
    async restart(others = {}) {
      await hall.close();
      return test.crash(others);
    },
    async crash(others = {}) {
      await hall.services.store.close();
      return (hall = open({ ...changes, ...others }));
    },
    async close() {
      await hall.close();
      await hall.services.store.close();
    },
  };
  hall = open(changes);
  return test;

  function open(others: Partial<Services>): Hall {
    const note = (what: string, about?: object): void => void test.logged.push(`${what} ${JSON.stringify(about)}`);
    const { games = (id: string) => SMALL[id] ?? findGame(id) } = others;
    return new Hall({
      store: openMemory(tables),
      games,
      seal: async (_, save) => sealedGame(games, save),
      slices: new Slices(),
      pool: instantPool((job) => test.jobs.push(job)),
      secrets,
      fetchGame: async () => {},
      attends: () => true,
      lives: ALL_FOREVER,
      checkRoom: async () => {},
      now: () => test.now,
      grace: 0,
      idle: 60_000,
      log: { info: note, error: note },
      meter: { accepted: () => {}, refused: () => {}, written: () => {}, conflict: () => {} },
      awaited: (table, _, seat) => void test.awaited.push(`${table}:${seat}`),
      ...others,
    });
  }
}

/** A small game with hidden hands, a deck and a secret vote, in the form of an entry in the list of games. */
export function miniEntry(game: AnyGame = miniGame()): RegisteredGame {
  const { missing: _ofAnotherGame, ...entry } = GAMES[0]!;
  return { ...entry, game, figures: () => [] };
}

/** Small games: one with secrets, one with an open floor, for one to four who win or lose together, and the pilot. */
const SMALL: Readonly<Record<string, RegisteredGame>> = {
  mini: miniEntry(),
  camp: miniEntry(campGame()),
  pilot: pilotEntry(),
};

/** Random answers without threads. */
export function instantPool(watch: (job: Job) => void = () => {}): BotPool {
  const dice = seeded([1, 2, 3, 4]);
  return {
    async think(job) {
      watch(job);
      const ask = openAsk(job.world, job.seat)!;
      const { game } = GAMES[0]!;
      return random({ game, seat: job.seat, ask, dice, world: () => job.world });
    },
    async advise(job) {
      return { picks: await this.think(job), now: [1, 2], later: [1, 1.5] };
    },
  };
}

/** A table at which a test plays all seats. */
export interface TestTable {
  readonly id: string;
  readonly live: LiveTable;
  readonly keys: { readonly invite: string; readonly watch: string; readonly seats: string[] };
  /** Carries out a command for a seat; by default with a new id. */
  act(seat: number | null, command: Command, id?: string): Promise<number>;
  /** The reason why a command is refused. */
  refusal(seat: number | null, command: Command, id?: string): Promise<string>;
  /** Answers the open question of `seat` with as few options as it takes: the first ones that `pick` accepts. */
  answer(seat: number, pick?: (option: Choice) => boolean): Promise<number>;
  readonly state: AnyState;
}

/** The settings of a new table, as a client asks for them. */
type Asked = Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>;

let ids = 0;

/** Seats without bots are taken by Ada, Bob, Cid …; seat 0 is the host. */
export async function sit(hall: Hall, asked: Asked): Promise<TestTable> {
  const made = await makeNew(hall, NewTable.parse({ name: 'Ada', pace: 0, ...asked }));
  const live = await hall.open(made.table);
  const seats: string[] = [];
  if (made.seat !== null) seats[made.seat] = made.key;
  const names = ['Ada', 'Bob', 'Cid', 'Dan', 'Eva', 'Fil'];
  for (const [seat, { held }] of live.table.chairs.entries())
    if (held === 'free') {
      const visitor = await hall.visitor(live, made.invite);
      const { key } = await sitDown(hall, live, visitor, { name: names[seat]!, seat, entropy: '', key: null });
      seats[seat] = key;
    }
  return tableOf(hall, made.table, { invite: made.invite, watch: made.watch, seats });
}

export async function tableOf(hall: Hall, id: string, keys: TestTable['keys']): Promise<TestTable> {
  const live = await hall.open(id);
  const act = (seat: number | null, command: Command, name = `c${ids++}`): Promise<number> =>
    live.act({ seat, since: seat === null ? 0 : live.table.chairs[seat]!.since, host: seat === null }, name, command);
  return {
    id,
    live,
    keys,
    act,
    async refusal(seat, command, name) {
      try {
        await act(seat, command, name);
      } catch (error) {
        if (error instanceof Refusal) return error.reason;
        throw error;
      }
      return 'accepted';
    },
    answer(seat, pick = () => true) {
      const ask = openAsk(live.table.state!, seat);
      if (ask === null) throw new Error(`seat ${seat} is not asked`);
      const options = ask.options.filter(pick);
      return act(seat, { do: 'answer', askedAt: live.table.askedAt, picks: options.slice(0, Math.max(1, ask.min)) });
    },
    get state() {
      return live.table.state!;
    },
  };
}

/** A game that has begun. */
export async function begin(hall: Hall, asked: Asked): Promise<TestTable> {
  const table = await sit(hall, asked);
  await table.act(0, { do: 'start' });
  return table;
}

/** Makes a table from a file, as a server does for a request. */
export async function importSave(hall: Hall, body: unknown): Promise<MadeTable> {
  return makeFromSave(hall, readImport(hall.services.games, Import.parse(body)));
}

/** The file of a finished game. */
export async function savedAt<More = object>(hall: Hall, live: LiveTable): Promise<Sealed & More> {
  return JSON.parse((await exportSave(hall, live)).text) as Sealed & More;
}

/** The seat that is asked now. */
export function asked({ state }: TestTable): number {
  return state.kernel.asks.find(({ answer }) => answer === null)!.seat;
}

/** Somebody who looks on, and what was sent to them. */
export function watch(live: LiveTable, reader: number | null): { frames: ServerFrame[]; dismissed: string[] } {
  const seen = { frames: [] as ServerFrame[], dismissed: [] as string[] };
  live.enter({
    reader,
    send: (text) => void seen.frames.push(JSON.parse(text) as ServerFrame),
    dismiss: (why) => void seen.dismissed.push(why),
  });
  return seen;
}

/** The visitor at `seat`, if people sat down in the order of seats, as at the tables of `sit`. */
export function visitorOf(seat: number | null, host = false, since = seat === null ? 0 : seat + 1): Visitor {
  return { seat, since, host, mayJoin: false };
}

/** Waits until everything that needs no timer is done; the store in memory needs none. */
export function settled(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Waits until `holds` is true; fails after a minute, which is far longer than a busy machine takes. */
export async function until(holds: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!holds()) {
    if (performance.now() > end) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
