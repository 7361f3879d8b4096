import { GAMES, type RegisteredGame } from '@horda/games';
import { draw, openAsk, seeded, seedOf, undoable, type AnyState, type Save } from '@horda/kernel';
import type { LogEntry as Told, ServerFrame } from '@horda/protocol';
import { difference, randomAnswer, tableOf, type Dice, type Deal as Setting } from '@horda/testing';
import { expect, test } from 'vitest';
import { nodeSecrets } from '../../src/secrets.ts';
import type { LiveTable } from '@horda/tables/live/live-table';
import { recordOf } from '@horda/tables/table/fold';
import { pilotEntry } from '@horda/testing/pilot-entry';
import { miniEntry } from '@horda/tables/test/hall';
import { openHouse, type House, type FakeSocket } from './house.ts';

const ALL = [...GAMES, miniEntry(), pilotEntry()].map((entry) => [entry.game.id, entry] as const);

/** A table made and joined by requests, with a socket for each seat and one for a watcher. */
interface Party {
  readonly entry: RegisteredGame;
  readonly house: House;
  readonly live: LiveTable;
  readonly lines: readonly FakeSocket[];
  readonly spectator: FakeSocket;
  readonly keys: readonly string[];
  readonly secret: string;
}

async function gather(entry: RegisteredGame, house: House, { options, seats }: Setting): Promise<Party> {
  const post = async (url: string, payload: object, key?: string): Promise<Record<string, string>> => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const { status, body } = await house.request({ method: 'POST', url, payload, headers });
    if (status !== 200) throw new Error(body);
    return JSON.parse(body) as Record<string, string>;
  };
  const made = await post('/api/tables', { game: entry.game.id, options, seats, name: 'p0', entropy: 'e0' });
  const { table, invite, watch } = made as { table: string; invite: string; watch: string };
  const keys = [made['key']!];
  for (let seat = 1; seat < seats; seat++)
    keys.push((await post(`/api/tables/${table}/seats`, { name: `p${seat}`, entropy: `e${seat}` }, invite))['key']!);
  const enter = (key: string): FakeSocket => {
    const line = house.connect();
    line.say({ type: 'hello', protocol: 1, table, key, seen: 0 });
    return line;
  };
  const lines = keys.map(enter);
  const spectator = enter(watch);
  const live = await house.hall.open(table);
  const { origin } = live.table.made;
  const secret = origin.kind === 'new' ? origin.secret : '';
  await house.quiet(live);
  return { entry, house, live, lines, spectator, keys: [...keys, invite, watch], secret };
}

let commands = 0;
async function act({ house, live, lines }: Party, seat: number, command: object): Promise<void> {
  lines[seat]!.say({ type: 'do', id: `w${commands++}`, command });
  await house.quiet(live);
}

async function begin(party: Party): Promise<void> {
  await act(party, 0, { do: 'start' });
}

function saveOf({ entry, live: { table } }: Party): Save {
  const answers = table.answers.map(({ tick, seat, picks }) => ({ tick, seat, picks }));
  const { options, seats } = table.made;
  return { game: entry.game.id, version: entry.game.version, options, seats, seed: table.seed!, answers };
}

function eventsFor({ game }: RegisteredGame, { kernel: { events } }: AnyState, reader: number | null): unknown[] {
  return events.flatMap((event) => game.viewEvent(event, reader) ?? []);
}

/** The large numbers in what was sent; small ones are too common to mean anything. */
function numbersIn(text: string): Set<number> {
  return new Set([...text.matchAll(/-?\d{6,}/g)].map(([digits]) => Number(digits)));
}

const LOOK_EVERY = 5;

test.for(ALL)(
  '%s: before the end nobody gets secrets, and spectators only what is public',
  async ([id, entry], { signal }) => {
    const house = await openHouse([entry], `whole ${id}`);
    const dice: Dice = seeded(seedOf(`whole ${id}`));
    const [fewest, most] = entry.game.players;
    let [checked, finished] = [0, 0];
    for (let n = 0; n <= most - fewest; n++) {
      const party = await gather(entry, house, tableOf(entry.game, seedOf(id), n));
      const { live, lines, spectator, keys, secret } = party;
      await begin(party);
      const seed = live.table.seed!;
      const words = [...keys, ...keys.map(nodeSecrets.hashOf), secret];
      for (let i = 0; i < 400 && live.table.status === 'playing'; i++) {
        signal.throwIfAborted();
        const before = live.table;
        const answer = randomAnswer(before.state!, dice);
        spectator.heard.length = 0;
        await act(party, answer.seat, { do: 'answer', askedAt: before.askedAt, picks: [...answer.picks] });
        // From time to time, everybody also looks at the past; not often, because each look replays the game.
        const at = draw(dice, live.table.answers.length + 1);
        if (i % LOOK_EVERY === 0)
          for (const line of [...lines, spectator])
            line.say({ type: 'ask', id: 'look', question: { ask: 'look', at } });
        await house.quiet(live);
        const frames = spectator.heard.map((text) => JSON.parse(text) as ServerFrame);
        const update = frames.find((frame) => frame.type === 'update')!;
        const { state } = live.table;
        expect(difference(update.now.view, plain(entry.game.view(state!, null)))).toBeNull();
        expect(update.now.undo).toBe(0);
        const [told] = update.entries as (Told & { type: 'answered' })[];
        expect(difference(told!.events, plain(eventsFor(entry, state!, null)))).toBeNull();
        expect(Object.keys(told!)).toEqual(['seq', 'at', 'type', 'seat', 'bot', 'events']);
        checked++;
        if (live.table.status !== 'playing') break;
        for (const line of [...lines, spectator]) {
          const text = line.heard.splice(0).join('\n');
          expect(words.filter((word) => text.includes(word))).toEqual([]);
          const numbers = numbersIn(text);
          const hidden = [...seed, ...state!.kernel.rng, ...before.state!.kernel.rng].flatMap((word) => [
            word,
            word >>> 0,
          ]);
          expect(hidden.filter((word) => Math.abs(word) >= 100_000 && numbers.has(word))).toEqual([]);
        }
      }
      // At the end, and only then, the secret is shown to all.
      const isOver = live.table.status === 'over';
      if (isOver) finished++;
      for (const line of [...lines, spectator]) expect(line.heard.join('\n').includes(secret)).toBe(isOver);
      for (const line of [...lines, spectator]) line.hangUp();
    }
    await house.close();
    expect(checked).toBeGreaterThan(40);
    expect(finished).toBeGreaterThan(0);
  },
);

/** At least this many, even for a game with a fixed number of players. */
const FEWEST_TABLES = 5;
const MOST_TABLES = 25;

test.for(ALL)('%s: what is taken back freely has shown nothing', async ([id, entry], { signal }) => {
  const { game } = entry;
  const house = await openHouse([entry], `undo ${id}`);
  const dice: Dice = seeded(seedOf(`undo ${id}`));
  const [fewest, most] = game.players;
  let [taken, refused] = [0, 0];
  // If most answers reveal something, more tables are needed until something can be taken back.
  for (let n = 0; n < Math.max(FEWEST_TABLES, most - fewest + 1) || (taken <= 10 && n < MOST_TABLES); n++) {
    const party = await gather(entry, house, tableOf(game, seedOf(`undo ${id}`), n));
    const { live, lines } = party;
    await begin(party);
    const seats = lines.map((_, seat) => seat);
    /** What each seat saw, and how much had been revealed, by number of answers. */
    const seen: { readonly views: unknown[]; readonly revealed: number }[] = [];
    for (let i = 0; i < 120 && live.table.status === 'playing'; i++) {
      signal.throwIfAborted();
      const { state, answers, askedAt } = live.table;
      const views = seats.map((seat) => game.view(state!, seat));
      seen[answers.length] = { views, revealed: state!.kernel.revealed };
      // The kernel's own count is the yardstick.
      const save = saveOf(party);
      for (const seat of seats) expect(live.position(seat).undo).toBe(undoable(game, save, seat));
      const by = draw(dice, seats.length);
      const free = undoable(game, save, by);
      if (draw(dice, 3) > 0) {
        const answer = randomAnswer(state!, dice);
        await act(party, answer.seat, { do: 'answer', askedAt, picks: [...answer.picks] });
        continue;
      }
      await act(party, by, { do: 'undo', askedAt });
      expect(live.table.answers.length).toBe(answers.length - Math.min(1, free));
      if (free === 0) {
        refused++;
        continue;
      }
      taken++;
      const then = seen[answers.length - 1]!;
      expect(then.revealed).toBe(state!.kernel.revealed);
      for (const seat of seats) expect(difference(game.view(live.table.state!, seat), then.views[seat])).toBeNull();
      expect(openAsk(live.table.state!, by)).not.toBeNull();
    }
    for (const line of [...lines, party.spectator]) line.hangUp();
  }
  await house.close();
  expect(taken).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(20);
});

test('the log holds the true state, so that the tests above had something to look for', async () => {
  const entry = GAMES[0]!;
  const house = await openHouse([entry], 'log');
  const party = await gather(entry, house, tableOf(entry.game, seedOf('log'), 0));
  await begin(party);
  const records = (await house.store.lines(party.live.table.id, 0)).map(recordOf);
  expect(JSON.stringify(records)).toContain(party.secret);
  expect(records.find(({ type }) => type === 'started')).toMatchObject({ seed: party.live.table.seed });
  expect(party.secret).toMatch(/^[0-9a-f]{64}$/);
  await house.close();
});

/** The value as it looks after it was sent as JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
