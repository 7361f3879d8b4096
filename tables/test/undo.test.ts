import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutEvents } from '@horda/testing';
import { sitDown, tell } from '../src/live/visits.ts';
import type { LiveTable } from '../src/live/live-table.ts';
import { infoOf } from '../src/table/project.ts';
import { asked, begin, openHall, sit, until, visitorOf, watch, type TestHall, type TestTable } from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

const mini = (bots: (string | null)[] = []): Promise<TestTable> => begin(t.hall, { game: 'mini', seats: 2, bots });
const YES = { do: 'vote', yes: true };
const undo = (table: TestTable) => ({ do: 'undo', askedAt: table.live.table.askedAt }) as const;

/** Seat 0 has played a card and drawn one, and is asked which cards to drop: nothing can be taken back freely. */
async function afterDraw(): Promise<TestTable> {
  const table = await mini();
  await table.answer(0);
  return table;
}

/** Seat 0 has voted in secret, seat 1 has not yet. */
async function afterVote(): Promise<TestTable> {
  const table = await afterDraw();
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  await table.answer(0);
  return table;
}

test('one’s own answer is taken back as if it had not been given', async () => {
  const table = await afterDraw();
  const before = table.live.position(0);
  const state = withoutEvents(table.state);
  await table.act(0, { do: 'answer', askedAt: before.askedAt, picks: [] });
  expect(table.live.position(0).undo).toBe(1);
  await table.act(0, undo(table));
  const { seq: _, ...now } = table.live.position(0);
  expect(now).toEqual({ ...before, seq: undefined, undo: 0 });
  expect(withoutEvents(table.state)).toEqual(state);
});

test('undo does not cross a reveal, nor take back what is another’s', async () => {
  const table = await afterDraw();
  expect(table.live.position(0).undo).toBe(0);
  expect(await table.refusal(0, undo(table))).toBe('nothingToUndo');
  expect(await table.refusal(1, undo(table))).toBe('nothingToUndo');
});

test('a secret vote can be taken back until all have voted', async () => {
  const table = await afterVote();
  expect(table.live.position(0).undo).toBe(2);
  await table.act(0, undo(table));
  expect(table.state.kernel.asks.map(({ answer }) => answer)).toEqual([null, null]);
  await table.answer(0);
  await table.answer(1);
  expect(table.live.position(1).undo).toBe(0);
  expect(await table.refusal(1, undo(table))).toBe('nothingToUndo');
});

test('an undo clicked twice takes back one answer', async () => {
  const table = await afterVote();
  const command = undo(table);
  await table.act(0, command);
  await table.answer(0);
  await table.answer(1);
  expect(await table.refusal(0, command)).toBe('stale');
});

test('a question has a number of its own, for ever: an answer to one that was taken back is stale', async () => {
  const table = await afterDraw();
  const first = table.live.table.askedAt;
  await table.act(0, { do: 'answer', askedAt: first, picks: [] });
  const poll = table.live.table.askedAt;
  await table.act(0, undo(table));
  expect(table.live.table.askedAt).toBe(first);
  await table.act(0, { do: 'answer', askedAt: first, picks: [] });
  expect(table.live.table.askedAt).not.toBe(poll);
  const late = { do: 'answer', askedAt: poll, picks: [YES] } as const;
  expect(await table.refusal(1, late)).toBe('stale');
});

test('another’s undo does not make one’s own answer stale', async () => {
  const table = await afterVote();
  const tick = table.live.table.askedAt;
  await table.act(0, undo(table));
  await table.act(1, { do: 'answer', askedAt: tick, picks: [YES] });
  expect(table.state.kernel.asks[1]!.answer).not.toBeNull();
});

test('beyond a reveal the others must agree; then all goes back to before one’s own last answer', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 3 });
  const guest = watch(table.live, 2);
  const before = table.live.position(0);
  await table.answer(0);
  await table.act(0, { do: 'propose', what: 'undo' });
  const { proposal } = infoOf(table.live.table);
  expect(proposal).toMatchObject({ by: 0, what: 'undo', answers: 1, agreed: [0], awaited: [1, 2] });
  const vote = (seat: number, yes: boolean) => table.act(seat, { do: 'vote', proposal: proposal!.seq, yes });
  expect(await table.refusal(0, { do: 'vote', proposal: proposal!.seq, yes: true })).toBe('answered');
  await vote(1, true);
  expect(table.live.table.answers).toHaveLength(1);
  await vote(2, true);
  expect(table.live.position(0)).toMatchObject({ view: before.view, askedAt: before.askedAt, answers: 0 });
  expect(guest.frames.at(-1)).toMatchObject({ entries: [{ type: 'voted', seat: 2, yes: true, settled: true }] });
  expect(infoOf(table.live.table).proposal).toBeNull();
});

test('one who declines ends the proposal, and so does an answer; the proposer may withdraw it', async () => {
  const table = await afterDraw();
  const propose = async (): Promise<number> => table.act(0, { do: 'propose', what: 'undo' });
  let proposal = await propose();
  expect(await table.refusal(1, { do: 'propose', what: 'undo' })).toBe('otherProposal');
  await table.act(1, { do: 'vote', proposal, yes: false });
  expect(await table.refusal(1, { do: 'vote', proposal, yes: true })).toBe('noProposal');
  proposal = await propose();
  await table.act(0, { do: 'vote', proposal, yes: false });
  proposal = await propose();
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  expect(await table.refusal(1, { do: 'vote', proposal, yes: true })).toBe('noProposal');
});

test('everybody hears that an answer has ended a proposal', async () => {
  const table = await afterDraw();
  const guests = [0, 1, null].map((reader) => watch(table.live, reader));
  await table.act(0, { do: 'propose', what: 'undo' });
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  for (const { frames } of guests) {
    const [proposed, ended] = frames.filter((frame) => frame.type === 'update');
    expect(proposed!.info!.proposal).toMatchObject({ by: 0, what: 'undo' });
    expect(ended).toMatchObject({ entries: [{ type: 'answered', seat: 0 }], info: { proposal: null } });
  }
});

test('who has given no answer has nothing to propose; alone with bots nobody has to be asked', async () => {
  const table = await mini([null, 'random']);
  expect(await table.refusal(0, { do: 'propose', what: 'undo' })).toBe('nothingToUndo');
  const guest = watch(table.live, 0);
  await table.answer(0);
  await table.act(0, { do: 'propose', what: 'undo' });
  expect(table.live.table.answers).toHaveLength(0);
  expect(guest.frames.at(-1)).toMatchObject({ entries: [{ type: 'proposed', settled: true }] });
});

test('the game is abandoned when all persons agree, also those for whom a bot plays', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 3 });
  expect(infoOf(table.live.table).fair!.secret).toBeNull();
  await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(1, { do: 'vote', proposal: table.live.table.proposal!.seq, yes: true });
  expect(table.live.table.status).toBe('playing');
  await table.act(2, { do: 'handOver', bot: 'random' });
  expect(table.live.table.status).toBe('playing');
  await table.act(2, { do: 'vote', proposal: table.live.table.proposal!.seq, yes: true });
  expect(infoOf(table.live.table)).toMatchObject({ status: 'abandoned', outcome: null, proposal: null });
  expect(infoOf(table.live.table).fair!.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await table.refusal(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] })).toBe('over');
});

test('whoever leaves is not asked any more; a proposal goes with the one who made it', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 3 });
  const first = await table.act(0, { do: 'propose', what: 'abandon' });
  await table.act(0, { do: 'leave' });
  expect(await table.refusal(1, { do: 'vote', proposal: first, yes: true })).toBe('noProposal');
  await table.act(1, { do: 'propose', what: 'abandon' });
  await table.act(2, { do: 'leave' });
  expect(table.live.table.status).toBe('abandoned');
});

test('a finished game is final', async () => {
  const table = await mini([null, 'random']);
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  for (const what of ['undo', 'abandon'] as const) expect(await table.refusal(0, { do: 'propose', what })).toBe('over');
});

test('before a game there is nothing to take back', async () => {
  const table = await sit(t.hall, { game: 'mini', seats: 2 });
  expect(await table.refusal(0, { do: 'undo', askedAt: 0 })).toBe('notStarted');
});

test('whoever sits down where somebody had agreed has not agreed', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 3 });
  const proposal = await table.act(0, { do: 'propose', what: 'abandon' });
  const vote = { do: 'vote', proposal, yes: true } as const;
  await table.act(1, vote);
  await table.act(1, { do: 'leave' });
  const visitor = await t.hall.visitor(table.live, table.keys.invite);
  await sitDown(t.hall, table.live, visitor, { name: 'Eva', seat: 1, entropy: '', key: null });
  expect(infoOf(table.live.table).proposal).toMatchObject({ agreed: [0], awaited: [1, 2] });
  await table.act(2, vote);
  expect(infoOf(table.live.table).status).toBe('playing');
  await table.act(1, vote);
  expect(infoOf(table.live.table).status).toBe('abandoned');
});

test('earlier moments of a long game are what they were, though some were kept and looked at since', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2 });
  const views: unknown[] = [table.live.position(0).view];
  while (table.live.table.answers.length < 70) {
    await table.answer(asked(table));
    views.push(table.live.position(0).view);
  }
  const seen = async (live: LiveTable, at: number): Promise<unknown> => {
    const told = await tell(t.hall, live, visitorOf(0), { ask: 'look', at });
    return told.ask === 'look' ? told.view : null;
  };
  const moments = [33, 64, 40, 32, 70, 33, 64, 31];
  for (const at of moments) expect(await seen(table.live, at)).toEqual(views[at]);
  const again = await (await t.restart()).open(table.id);
  for (const at of moments) expect(await seen(again, at)).toEqual(views[at]);
});
