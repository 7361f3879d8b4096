/** What the host may change before the game. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { infoOf } from '../src/table/project.ts';
import { openHall, sit, watch, type TestHall } from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

const CLOCK = { kind: 'live', seconds: 600, increment: 5, late: 'move' } as const;

test('the host changes the settings, everybody is told, and the game is played by them', async () => {
  const table = await sit(t.hall, { game: 'cisza', seats: 2 });
  const guest = watch(table.live, 1);
  await table.act(0, { do: 'change', options: { difficulty: 'hard' }, clock: CLOCK });
  await table.act(0, { do: 'change', hints: false });
  expect(infoOf(table.live.table)).toMatchObject({
    options: { difficulty: 'hard', expert: false },
    clock: CLOCK,
    hints: false,
  });
  expect(guest.frames.at(-2)).toMatchObject({
    type: 'update',
    entries: [{ type: 'changed', seat: 0, options: { difficulty: 'hard' }, clock: CLOCK }],
    info: { options: { difficulty: 'hard' } },
  });
  await table.act(0, { do: 'start' });
  const { live } = table;
  // One survivor each, and the whole time on the clock.
  expect(live.table.state).toMatchObject({ options: { difficulty: 'hard' } });
  expect(live.table.clock.left).toEqual([600_000, 600_000]);
  const again = await (await t.restart()).open(table.id);
  expect(infoOf(again.table)).toMatchObject({ options: { difficulty: 'hard' }, clock: CLOCK, hints: false });
});

test('only the host does, only before the game, and only what the game has', async () => {
  const table = await sit(t.hall, { game: 'cisza', seats: 2 });
  expect(await table.refusal(1, { do: 'change', hints: false })).toBe('notHost');
  expect(await table.refusal(0, { do: 'change', options: { level: 'hard' } })).toBe('badSettings');
  expect(await table.refusal(0, { do: 'change', options: { difficulty: 'silly' } })).toBe('badSettings');
  await table.act(0, { do: 'start' });
  expect(await table.refusal(0, { do: 'change', hints: false })).toBe('started');
});

test('every table has some phrases, whatever is played', async () => {
  const table = await sit(t.hall, { game: 'cisza', seats: 2 });
  await table.act(1, { do: 'phrase', phrase: { say: 'ready' } });
  expect(await table.refusal(1, { do: 'phrase', phrase: { say: 'abracadabra' } })).toBe('notOffered');
});
