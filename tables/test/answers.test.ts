import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsk, type Choice } from '@horda/kernel';
import { miniGame } from '@horda/testing/mini';
import { doCommand } from '../src/live/commands.ts';
import { tell, welcome } from '../src/live/visits.ts';
import { asked, begin, miniEntry, openHall, until, visitorOf, watch, type TestHall, type TestTable } from './hall.ts';

let t: TestHall;
beforeAll(async () => void (t = await openHall()));
afterAll(() => t.close());

const mini = (): Promise<TestTable> => begin(t.hall, { game: 'mini', seats: 2 });
const PASS = { do: 'pass' };
const UNKNOWN = { do: 'play', card: 99 };
const MORE = { ...PASS, more: 1 };
const VOTES = { yes: { do: 'vote', yes: true }, no: { do: 'vote', yes: false } };

test('an accepted answer is a line of the log, and everybody hears of it once', async () => {
  const table = await mini();
  const [own, other] = [watch(table.live, 0), watch(table.live, 1)];
  const seq = await table.answer(0, ({ do: what }) => what === 'play');
  const lines = await t.hall.services.store.lines(table.id, seq - 1);
  expect(lines.map((line) => (JSON.parse(line.body) as { type: string }).type)).toEqual(['answered']);
  for (const { frames } of [own, other]) {
    const updates = frames.filter(({ type }) => type === 'update');
    expect(updates).toHaveLength(1);
    expect(updates[0]).toMatchObject({ after: seq - 1, entries: [{ seq, type: 'answered', seat: 0 }], now: { seq } });
  }
});

test('a command that comes twice is done once and gets the same reply', async () => {
  const table = await mini();
  const command = { do: 'answer', askedAt: table.live.table.askedAt, picks: [PASS] } as const;
  const twice = await Promise.all([table.act(0, command, 'same'), table.act(0, command, 'same')]);
  expect(twice[0]).toBe(twice[1]);
  expect(table.live.table.answers).toHaveLength(1);
  expect(await table.act(0, command, 'same')).toBe(twice[0]);
});

test('a repeated command gets the same reply after a restart, too', async () => {
  const own = await openHall();
  try {
    const table = await begin(own.hall, { game: 'mini', seats: 2 });
    const command = { do: 'answer', askedAt: table.live.table.askedAt, picks: [PASS] } as const;
    const seq = await table.act(0, command, 'same');
    const hall = await own.restart();
    expect(await (await hall.open(table.id)).act(visitorOf(0), 'same', command)).toBe(seq);
  } finally {
    await own.close();
  }
});

test('a refused command that comes again is refused again, though it would fit by then', async () => {
  const table = await mini();
  const { askedAt } = table.live.table;
  await table.act(0, { do: 'answer', askedAt, picks: [PASS] });
  const vote = { do: 'answer', askedAt: table.live.table.askedAt, picks: [PASS, PASS] } as const;
  expect(await table.refusal(0, vote as never, 'late')).not.toBe('accepted');
  expect(await table.refusal(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] }, 'late')).not.toBe(
    'accepted',
  );
});

test('a double click answers once: the second is for a question that is past, and is told how things are', async () => {
  const table = await mini();
  const command = { do: 'answer', askedAt: table.live.table.askedAt, picks: [PASS] } as const;
  const click = (id: string) => doCommand(t.hall, table.live, visitorOf(0), id, command);
  const [first, second] = await Promise.all([click('one'), click('two')]);
  expect(first).toMatchObject({ type: 'accepted' });
  expect(second).toMatchObject({ type: 'resync', id: 'two', now: { seq: table.live.table.seq, answers: 1 } });
});

test('what was not offered is refused with its reason, and changes nothing', async () => {
  const table = await mini();
  const tick = table.live.table.askedAt;
  const before = JSON.stringify(table.live.table);
  const answer = (seat: number | null, picks: readonly Choice[], at = tick) =>
    table.refusal(seat, { do: 'answer', askedAt: at, picks: picks });
  expect(await answer(1, [PASS])).toBe('notAsked');
  expect(await answer(0, [])).toBe('tooFew');
  expect(await answer(0, [PASS, PASS])).toBe('tooMany');
  expect(await answer(0, [UNKNOWN])).toBe('notOffered');
  expect(await answer(0, [MORE])).toBe('notOffered');
  expect(await answer(0, [PASS], tick + 1)).toBe('stale');
  expect(await answer(0, [PASS], 0)).toBe('stale');
  expect(await answer(null, [PASS])).toBe('notSeated');
  expect(JSON.stringify(table.live.table)).toBe(before);
  expect(await t.hall.services.store.lines(table.id, table.live.table.seq)).toEqual([]);
});

test('nobody answers before the game begins or when it is over', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, bots: [null, 'random'] });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  expect(await table.refusal(0, { do: 'answer', askedAt: 1, picks: [] })).toBe('over');
  expect(await table.refusal(0, { do: 'undo', askedAt: 1 })).toBe('over');
});

test('several seats are asked at once; each answers the same question, in any order, unseen by the others', async () => {
  const table = await mini();
  await table.answer(0);
  await table.act(0, { do: 'answer', askedAt: table.live.table.askedAt, picks: [] });
  const tick = table.live.table.askedAt;
  expect(table.state.kernel.asks.map(({ seat }) => seat)).toEqual([0, 1]);
  const other = watch(table.live, 0);
  await table.act(1, { do: 'answer', askedAt: tick, picks: [VOTES.yes] });
  expect(table.live.table.askedAt).toBe(tick);
  expect(JSON.stringify(other.frames.at(-1))).not.toContain('"yes":true,"');
  expect(other.frames.at(-1)).toMatchObject({ entries: [{ type: 'answered', seat: 1, events: [] }] });
  expect(await table.refusal(1, { do: 'answer', askedAt: tick, picks: [VOTES.no] })).toBe('answered');
  await table.act(0, { do: 'answer', askedAt: tick, picks: [VOTES.no] });
  expect(other.frames.at(-1)).toMatchObject({ entries: [{ events: [{ type: 'voted', votes: [false, true] }] }] });
});

test('a phrase of the game reaches all as it was said; others are refused, and none is kept', async () => {
  const table = await begin(t.hall, { game: 'pilot', seats: 3 });
  const { frames } = watch(table.live, 1);
  const phrase = { say: 'trust', seat: 1 } as const;
  await table.act(0, { do: 'phrase', phrase });
  expect(frames.at(-1)).toMatchObject({ entries: [{ type: 'phrased', seat: 0, phrase }] });
  const { seq } = table.live.table;
  for (const other of [{ say: 'trust', seat: 0 }, { ...phrase, loud: true }, { say: 'curse' }])
    expect(await table.refusal(0, { do: 'phrase', phrase: other })).toBe('notOffered');
  expect(table.live.table.seq).toBe(seq);
  const plain = await mini();
  expect(await plain.refusal(0, { do: 'phrase', phrase })).toBe('notOffered');
});

test('whoever comes back gets exactly the lines that were missed', async () => {
  const table = await mini();
  const { frames } = watch(table.live, 1);
  const seen = table.live.table.seq;
  await table.answer(0);
  await table.act(0, { do: 'say', text: 'cześć' });
  const updates = frames.flatMap((frame) => (frame.type === 'update' ? frame.entries : []));
  const back = await welcome(table.live, visitorOf(1), seen);
  expect(back.entries).toEqual(updates);
  expect(back.omitted).toBe(0);
  expect(back.now).toEqual(table.live.position(1));
  expect((await welcome(table.live, visitorOf(1), table.live.table.seq)).entries).toEqual([]);
  const whole = await welcome(table.live, visitorOf(1), 0);
  expect(whole.entries.map(({ seq }) => seq)).toEqual(whole.entries.map((_, i) => i + 1));
});

test('of a long absence the last five hundred lines are told; the others can be asked for', async () => {
  const table = await mini();
  const { seq: last, id } = table.live.table;
  const said = (i: number) => ({
    table: id,
    seq: last + i,
    at: t.now,
    command: null,
    body: '{"type":"said","seat":0,"text":"…"}',
  });
  await Promise.all(Array.from({ length: 600 }, (_, i) => t.hall.services.store.append({ line: said(i + 1) })));
  await table.live.catchUp();
  const { entries, omitted } = await welcome(table.live, visitorOf(1), 2);
  expect([entries.length, omitted, entries.at(-1)!.seq]).toEqual([500, 3, table.live.table.seq]);
  const told = await tell(t.hall, table.live, visitorOf(1), { ask: 'history', from: 3, to: entries[0]!.seq - 1 });
  expect(told).toMatchObject({ omitted: 0, entries: { length: entries[0]!.seq - 3 } });
});

test('an earlier moment is seen through the own eyes, others’ only when the game is over', async () => {
  const table = await begin(t.hall, { game: 'mini', seats: 2, bots: [null, 'random'] });
  const views: unknown[] = [table.live.position(0).view];
  const look = (at: number, seat?: number) =>
    tell(t.hall, table.live, visitorOf(0), seat === undefined ? { ask: 'look', at } : { ask: 'look', at, seat });
  await table.answer(0);
  views.push(table.live.position(0).view);
  for (const [at, view] of views.entries()) expect(await look(at)).toMatchObject({ view, seat: at === 0 ? null : 0 });
  await expect(look(1, 1)).rejects.toMatchObject({ reason: 'onlyOwnView' });
  await expect(look(99)).rejects.toMatchObject({ reason: 'noSuchMoment' });
  await table.act(0, { do: 'handOver', bot: 'random' });
  await until(() => table.live.table.status === 'over');
  expect(await look(1, 1)).toMatchObject({ at: 1, view: { asks: [{ seat: 0, own: null }] } });
  for (const seat of [2, 9]) await expect(look(1, seat)).rejects.toMatchObject({ reason: 'unknownSeat' });
});

test('why tells what is missing, where the game can tell', async () => {
  const table = await begin(t.hall, { game: 'long-night', seats: 2 });
  const answer = await tell(t.hall, table.live, visitorOf(0), { ask: 'why', choice: { do: 'end' } });
  expect(answer).toEqual({
    ask: 'why',
    rule: 'L64',
    missing: { is: 'notOffered', about: 'beginning', survivor: -1 },
  });
});

test('ahead tells what is sure to follow an offered choice, and changes nothing', async () => {
  const table = await begin(t.hall, { game: 'zombiaki', seats: 2, options: { zombies: '1' } });
  const ask = (seat: number | null, choice: unknown) =>
    tell(t.hall, table.live, visitorOf(seat), { ask: 'ahead', choice: choice as never });
  const [first] = openAsk(table.state, 0)!.options;
  const before = structuredClone(table.live.position(0));
  const told = await ask(0, first);
  expect(table.live.position(0)).toEqual(before);
  expect(told).toMatchObject({ ask: 'ahead', events: [{ type: 'cardDiscarded' }] });
  await expect(ask(null, first)).rejects.toMatchObject({ reason: 'notSeated' });
  await expect(ask(1, first)).rejects.toMatchObject({ reason: 'notAsked' });
  await expect(ask(0, { do: 'dance' })).rejects.toMatchObject({ reason: 'badMessage' });
});

test('why names the rule; a hint is what a bot does in a world of this seat', async () => {
  const table = await mini();
  const ask = (seat: number | null, question: Parameters<typeof tell>[3]) =>
    tell(t.hall, table.live, visitorOf(seat), question);
  expect(await ask(0, { ask: 'why', choice: { do: 'vote' } })).toEqual({ ask: 'why', rule: 'M1' });
  expect(await ask(0, { ask: 'why', choice: PASS })).toEqual({ ask: 'why', rule: null });
  await expect(ask(null, { ask: 'why', choice: PASS })).rejects.toMatchObject({ reason: 'notSeated' });
  const hint = await ask(0, { ask: 'hint' });
  expect(hint).toMatchObject({ ask: 'hint', askedAt: table.live.table.askedAt, now: [1, 2], later: [1, 1.5] });
  const options = openAsk(table.state, 0)!.options;
  const picks = hint.ask === 'hint' ? hint.picks : [];
  expect(picks).toHaveLength(1);
  expect(options).toContainEqual(picks[0]);
  await expect(ask(1, { ask: 'hint' })).rejects.toMatchObject({ reason: 'notAsked' });
  const strict = await begin(t.hall, { game: 'mini', seats: 2, hints: false });
  await expect(tell(t.hall, strict.live, visitorOf(0), { ask: 'hint' })).rejects.toMatchObject({ reason: 'noHints' });
});

test('absent players are told that they are awaited, present ones are not', async () => {
  const table = await begin(t.hall, { game: 'cisza', seats: 2 });
  const first = asked(table);
  expect(t.awaited).toContain(`${table.id}:${first}`);
  watch(table.live, 1 - first);
  const before = t.awaited.length;
  while (asked(table) === first) await table.answer(first, ({ do: what }) => !['exchange'].includes(what));
  expect(t.awaited.slice(before)).not.toContain(`${table.id}:${1 - first}`);
});

test('a command on which the rules failed is not refused for ever: sent again, it is tried again', async () => {
  const { rules } = miniGame();
  let isBroken = false;
  const get = (name: string) => {
    if (isBroken) throw new Error('a rule is broken');
    return rules.get(name);
  };
  const entry = miniEntry({ ...miniGame(), rules: { get } as typeof rules });
  const own = await openHall({ games: () => entry });
  const table = await begin(own.hall, { game: 'mini', seats: 2 });
  const command = { do: 'answer', askedAt: table.live.table.askedAt, picks: [PASS] } as const;
  isBroken = true;
  expect(await table.refusal(0, command, 'same')).toBe('fault');
  expect(own.logged).toEqual([expect.stringContaining('the rules failed')]);
  isBroken = false;
  expect(await table.act(0, command, 'same')).toBe(table.live.table.seq);
  // Any other refusal is repeated whenever the command is.
  expect(await table.refusal(0, { do: 'takeBack' }, 'other')).toBe('started');
  await table.act(0, { do: 'handOver', bot: 'random' });
  expect(await table.refusal(0, { do: 'takeBack' }, 'other')).toBe('started');
  await own.close();
});
