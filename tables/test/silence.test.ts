import { beforeEach, afterEach, expect, test } from 'vitest';
import type { Command } from '@horda/protocol';
import { makeRematch } from '../src/live/following.ts';
import { sitDown } from '../src/live/visits.ts';
import { infoOf } from '../src/table/project.ts';
import { SILENCE } from '../src/table/silence.ts';
import { begin, openHall, sit, tableOf, until, visitorOf, watch, type TestHall, type TestTable } from './hall.ts';

let t: TestHall;
beforeEach(async () => void (t = await openHall()));
afterEach(() => t.close());

const { short, long } = SILENCE;
/** The bot that plays on answers when the pace allows it: never, while the test runs. */
const PACE = 10_000;
const mini = (seats: number, bots: (string | null)[] = []) => begin(t.hall, { game: 'mini', seats, bots, pace: PACE });
/** Four people; the game waits for all of them. */
const four = () => begin(t.hall, { game: 'camp', seats: 4, pace: PACE });
const handOver = (seat: number): Command => ({ do: 'propose', what: 'handOver', seat });
const vote = (proposal: number, yes = true): Command => ({ do: 'vote', proposal, yes });
const botOf = ({ live }: TestTable, seat: number) => infoOf(live.table).seats[seat]!.bot;
const proposalOf = ({ live }: TestTable) => infoOf(live.table).proposal;

test('the others hand the seat of a silent player to a bot, once all of them agree', async () => {
  const table = await four();
  t.now += short;
  const proposal = await table.act(1, handOver(0));
  expect(proposalOf(table)).toEqual({
    seq: proposal,
    by: 1,
    what: 'handOver',
    silent: 0,
    answers: 0,
    agreed: [1],
    awaited: [2, 3],
  });
  await table.act(2, vote(proposal));
  expect(botOf(table, 0)).toBeNull();
  const guest = watch(table.live, 3);
  await table.act(3, vote(proposal));
  expect(infoOf(table.live.table).seats[0]).toEqual({ name: 'Ada', held: 'person', bot: 'greedy' });
  expect(proposalOf(table)).toBeNull();
  expect(guest.frames.at(-1)).toMatchObject({
    entries: [{ type: 'voted', seat: 3, yes: true, settled: true, silent: 0 }],
    info: { proposal: null },
  });
});

test('the owner takes the seat back at once', async () => {
  const table = await mini(3);
  t.now += short;
  const proposal = await table.act(1, handOver(0));
  await table.act(2, vote(proposal));
  expect(await table.refusal(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] })).toBe('notAsked');
  await table.act(0, { do: 'takeBack' });
  expect(botOf(table, 0)).toBeNull();
  await table.answer(0);
  expect(table.live.table.answers).toHaveLength(1);
});

test('the bot plays on', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2 });
  t.now += long;
  await table.act(1, handOver(0));
  await until(() => table.live.table.answers.some(({ seat }) => seat === 0));
});

test('nobody is silent before the time is over, and the refusal says when it is', async () => {
  const table = await mini(3);
  t.now += short - 1;
  expect(await table.refusal(1, handOver(0))).toBe('notSilent');
  await expect(table.act(1, handOver(0))).rejects.toThrow(/seat 0.*119 s.*120 s.*300 s/);
  t.now += 1;
  expect(await table.refusal(1, handOver(0))).toBe('accepted');
});

test('with two people, one voice is enough, but only after a long silence', async () => {
  const table = await mini(3, [null, null, 'random']);
  t.now += long - 1;
  expect(await table.refusal(1, handOver(0))).toBe('notSilent');
  t.now += 1;
  await table.act(1, handOver(0));
  expect(botOf(table, 0)).toBe('greedy');
});

test('after a long silence, one voice is enough however many are missing', async () => {
  const table = await mini(3);
  t.now += short;
  const proposal = await table.act(1, handOver(0));
  expect(await table.refusal(1, vote(proposal))).toBe('answered');
  t.now += long - short;
  await table.act(1, vote(proposal));
  expect(botOf(table, 0)).toBe('greedy');
});

test('whoever has a bot in their own place is not waited for, and does not make one voice two', async () => {
  const table = await four();
  await table.act(3, { do: 'handOver', bot: 'random' });
  t.now += short;
  const proposal = await table.act(1, handOver(0));
  expect(proposalOf(table)!.awaited).toEqual([2]);
  await table.act(2, vote(proposal));
  expect(botOf(table, 0)).toBe('greedy');

  const two = await mini(3);
  await two.act(2, { do: 'handOver', bot: 'random' });
  t.now += short;
  expect(await two.refusal(1, handOver(0))).toBe('notSilent');
});

test('where voters leave, one voice is still not enough before the long silence', async () => {
  const table = await mini(3);
  t.now += short;
  await table.act(1, handOver(0));
  await table.act(2, { do: 'leave' });
  expect(botOf(table, 0)).toBeNull();
  expect(proposalOf(table)).toMatchObject({ agreed: [1], awaited: [] });
});

const speech: readonly (readonly [string, (table: TestTable, proposal: number) => Promise<number>])[] = [
  ['a no', (table, proposal) => table.act(0, vote(proposal, false))],
  ['a word', (table) => table.act(0, { do: 'say', text: 'już jestem' })],
  ['an answer', (table) => table.answer(0)],
];
test.each(speech)('%s of the silent player ends the proposal', async (_, speak) => {
  const table = await mini(3);
  t.now += short;
  const proposal = await table.act(1, handOver(0));
  const guest = watch(table.live, 2);
  await speak(table, proposal);
  expect(proposalOf(table)).toBeNull();
  expect(guest.frames.at(-1)).toMatchObject({ info: { proposal: null } });
  expect(await table.refusal(2, vote(proposal))).toBe('noProposal');
  expect(await table.refusal(2, handOver(0))).toBe('notSilent');
});

test('the silent player may also agree: then the bot plays', async () => {
  const table = await mini(3);
  t.now += short;
  const proposal = await table.act(1, handOver(0));
  await table.act(0, vote(proposal));
  expect(botOf(table, 0)).toBe('greedy');
});

test('a no of another player ends the proposal, and its proposer may withdraw it', async () => {
  const table = await mini(3);
  t.now += short;
  await table.act(2, vote(await table.act(1, handOver(0)), false));
  expect(proposalOf(table)).toBeNull();
  await table.act(1, vote(await table.act(1, handOver(0)), false));
  expect(proposalOf(table)).toBeNull();
});

test('only a seat of a person for whom the game waits can be silent', async () => {
  const table = await mini(3, [null, null, 'random']);
  t.now += long;
  expect(await table.refusal(0, handOver(1))).toBe('notSilent');
  expect(await table.refusal(0, handOver(0))).toBe('notSilent');
  expect(await table.refusal(1, handOver(2))).toBe('notSilent');
  expect(await table.refusal(1, handOver(9))).toBe('unknownSeat');
  await table.act(0, { do: 'handOver', bot: 'random' });
  expect(await table.refusal(1, handOver(0))).toBe('notSilent');
});

test('those who watch neither propose nor vote', async () => {
  const table = await mini(3);
  t.now += short;
  expect(await table.refusal(null, handOver(0))).toBe('notSeated');
  const proposal = await table.act(1, handOver(0));
  expect(await table.refusal(null, vote(proposal))).toBe('notSeated');
});

test('one proposal at a time', async () => {
  const table = await mini(3);
  t.now += short;
  const abandon = await table.act(1, { do: 'propose', what: 'abandon' });
  expect(await table.refusal(2, handOver(0))).toBe('otherProposal');
  await table.act(2, vote(abandon, false));
  await table.act(2, handOver(0));
  expect(await table.refusal(1, { do: 'propose', what: 'abandon' })).toBe('otherProposal');
});

test('a table with a clock looks after the late by itself', async () => {
  const clock = { kind: 'turns', hours: 24, late: 'move' } as const;
  const table = await begin(t.hall, { game: 'mini', seats: 3, clock });
  t.now += long;
  expect(await table.refusal(1, handOver(0))).toBe('notSilent');
  expect(infoOf(table.live.table).silence).toEqual({ short, long });
});

test('a player is silent from when the game began to wait for them', async () => {
  const table = await mini(3);
  t.now += long;
  await table.answer(0);
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  // All vote at once.
  expect(table.state.kernel.asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  t.now += short - 1;
  expect(await table.refusal(0, handOver(1))).toBe('notSilent');
  t.now += 1;
  expect(await table.refusal(0, handOver(1))).toBe('accepted');
});

test('where several are silent, each seat is handed over by itself', async () => {
  const table = await mini(3);
  await table.answer(0);
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  await table.answer(0);
  t.now += long;
  await table.act(0, handOver(1));
  expect([botOf(table, 1), botOf(table, 2)]).toEqual(['greedy', null]);
  await table.act(0, handOver(2));
  expect(botOf(table, 2)).toBe('greedy');
});

test('on an open floor, those who have nothing left to do wait for the others as anywhere', async () => {
  const table = await begin(t.hall, { game: 'camp', seats: 3, pace: PACE });
  const [silent, ...others] = table.state.kernel.asks.map(({ seat }) => seat);
  t.now += short;
  const proposal = await table.act(others[0]!, handOver(silent!));
  await table.act(others[1]!, vote(proposal));
  expect(botOf(table, silent!)).toBe('greedy');
});

test('a proposal ends when the game no longer waits for the seat', async () => {
  const table = await mini(3);
  await table.answer(0);
  t.now += short;
  await table.act(1, handOver(0));
  await table.act(0, { do: 'leave' });
  expect(proposalOf(table)).toBeNull();
});

test('the same log gives the same table, whatever the time is when it is read', async () => {
  const table = await mini(3);
  t.now += long;
  await table.act(1, handOver(0));
  const before = infoOf(table.live.table);
  t.now += 24 * 3_600_000;
  const hall = await t.crash();
  const again = await hall.open(table.id);
  expect(infoOf(again.table)).toEqual(before);
  expect(again.table.moved).toBe(table.live.table.moved);
});

test('the seat is its owner’s again in a rematch', async () => {
  const table = await mini(2);
  t.now += long;
  await table.act(1, handOver(0));
  const abandon = await table.act(1, { do: 'propose', what: 'abandon' });
  await table.act(0, vote(abandon));
  const next = await t.hall.open(await makeRematch(t.hall, table.live, visitorOf(1)));
  expect(infoOf(next.table).seats[0]).toEqual({ name: 'Ada', held: 'person', bot: null });
  expect(infoOf(next.table).host).toBe(0);
});

test('if the host does not come to a rematch, somebody else who sits there may start it', async () => {
  const table = await mini(2);
  await table.act(0, vote(await table.act(1, { do: 'propose', what: 'abandon' })));
  const next = await tableOf(t.hall, await makeRematch(t.hall, table.live, visitorOf(1)), table.keys);
  t.now += short - 1;
  await expect(next.act(1, { do: 'start' })).rejects.toThrow(/host.*silent.*120 s/);
  t.now += 1;
  await next.act(1, { do: 'start' });
  expect(next.live.table.status).toBe('playing');
});

test('a host who is there keeps the table, and stays its host when another starts', async () => {
  const table = await sit(t.hall, { game: 'mini', seats: 2 });
  t.now += short;
  await table.act(0, { do: 'say', text: 'chwila' });
  expect(await table.refusal(1, { do: 'start' })).toBe('notHost');
  t.now += short;
  expect(await table.refusal(1, { do: 'free', seat: 0 })).toBe('notHost');
  expect(await table.refusal(1, { do: 'seatBot', seat: 0, bot: 'random' })).toBe('notHost');
  await table.act(1, { do: 'start' });
  expect(infoOf(table.live.table)).toMatchObject({ status: 'playing', host: 0 });
});

test('the host has time from when the last seat was taken; a watcher never starts', async () => {
  const table = await sit(t.hall, { game: 'mini', seats: 3 });
  await table.act(2, { do: 'leave' });
  t.now += long;
  expect(await table.refusal(1, { do: 'start' })).toBe('emptySeats');
  const invited = await t.hall.visitor(table.live, table.keys.invite);
  await sitDown(t.hall, table.live, invited, { name: 'Eva', seat: 2, entropy: '', key: null });
  expect(await table.refusal(2, { do: 'start' })).toBe('notHost');
  t.now += short;
  await expect(table.live.act(visitorOf(null), 'w', { do: 'start' })).rejects.toMatchObject({ reason: 'notHost' });
  await table.act(2, { do: 'start' });
});
