/** Gear Up where a bot commands: people share out the zombies (B91), and the bot only says that it is settled. */
import type { Choice, State } from '@horda/gear-up/state';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { botAsked, isWaitedFor } from '../src/table/table.ts';
import { begin, openHall, settled, until, type TestHall, type TestTable } from './hall.ts';

let t: TestHall;
beforeEach(async () => void (t = await openHall()));
afterEach(() => t.close());

const COMMANDER = 2;

/** Seats of people are free for them, the others have bots; the third seat commands. */
async function spawning(bots: (string | null)[], more: object = {}): Promise<TestTable> {
  const options = { survivors: 'random', commander: String(COMMANDER + 1) };
  const table = await begin(t.hall, { game: 'gear-up', seats: bots.length, bots, options, ...more });
  await until(() => hasSpawned(table) || passes(table));
  return table;
}

const stateOf = ({ state }: TestTable): State => state as unknown as State;
const hasSpawned = (table: TestTable): boolean => stateOf(table).kernel.asks[0]?.prompt === 'spawn.assign';

/** People let every chance pass, until zombies come. */
function passes(table: TestTable): boolean {
  const { asks } = stateOf(table).kernel;
  for (const { seat, options } of asks) {
    if (!isWaitedFor(table.live.table, seat) || botAsked(table.live.table, seat) !== null) continue;
    const pass = options.find((option) => option.do === 'confirm') ?? options[0]!;
    void answer(table, seat, pass).catch(() => null);
  }
  return false;
}

const answer = (table: TestTable, seat: number, choice: Choice): Promise<number> =>
  table.act(seat, { do: 'answer', askedAt: table.live.table.askedAt, picks: [choice] });

const waitedFor = ({ live: { table } }: TestTable): readonly number[] =>
  [...table.chairs.keys()].filter((seat) => isWaitedFor(table, seat));

const openCards = (table: TestTable): readonly number[] =>
  stateOf(table).wave.flatMap(({ card, to }) => (to < 0 ? [card] : []));

test('the bot lays nothing and settles nothing while people have not shared out', async () => {
  const table = await spawning([null, null, 'greedy']);
  await settled();
  expect(waitedFor(table)).toEqual([0, 1]);
  expect(botAsked(table.live.table, COMMANDER)).toBeNull();
  const cards = openCards(table);
  expect(cards.length).toBeGreaterThan(0);
  // Whoever of the people likes lays a card; one that was laid may still be laid elsewhere.
  for (const [i, card] of cards.entries()) {
    expect(hasSpawned(table)).toBe(true);
    await answer(table, i % 2, { do: 'assign', by: i % 2, card, to: i % 2 });
  }
  await until(() => !hasSpawned(table));
  const streets = stateOf(table).survivors.map(({ street }) => street.map(({ card }) => card));
  for (const [i, card] of cards.entries()) expect(streets[i % 2]).toContain(card);
});

test('with bots alone the commander shares out, and the game goes on', async () => {
  const table = await spawning([null, 'greedy', 'greedy']);
  const { turn } = stateOf(table);
  await table.act(0, { do: 'handOver', bot: 'greedy' });
  await until(() => stateOf(table).turn > turn || stateOf(table).round === 2 || stateOf(table).ending !== null);
});

test('the clocks of the people run meanwhile, so that nobody waits for ever', async () => {
  const clock = { kind: 'live', seconds: 3_600, increment: 0, late: 'move' } as const;
  const table = await spawning([null, 'greedy', 'greedy'], { clock });
  expect(table.live.position(0).clock!.running).toEqual([0]);
});
