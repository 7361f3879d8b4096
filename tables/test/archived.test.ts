import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, openHall, settled, type TestHall, until } from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

test('a command that was on its way when the table was packed away is told so', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(1, { do: 'vote', proposal: table.live.table.proposal!.seq, yes: true });
  await t.hall.archive(table.id);
  // This live table was opened before it was archived, as a pending request or another node might have done.
  expect(table.live.table.archived).toBe(false);
  expect(await table.refusal(0, { do: 'say', text: 'wait' })).toBe('archived');
});

test('bots do not think about a game that was abandoned', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, clock: { kind: 'none' }, pace: 5_000 });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => t.jobs.length > 0);
  const jobs = t.jobs.length;
  const proposal = await table.act(1, { do: 'propose', what: 'abandon' });
  await table.act(0, { do: 'vote', proposal, yes: true });
  expect(table.live.table.status).toBe('abandoned');
  t.now += 10_000;
  table.live.look(0);
  await settled();
  expect(t.jobs).toHaveLength(jobs);
  expect(t.logged).toEqual([]);
});
