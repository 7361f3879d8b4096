import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@horda/games';
import { describe, expect, test } from 'vitest';
import { openEngine } from '../src/engine/engine.ts';
import { COMMAND, horda, lines, ROOT, run } from './horda.ts';

type Reply = Record<string, unknown> & { id: unknown; ok: boolean; error?: { code: string; message: string } };

/** An engine at the desk of this process; the command only adds the pipe. */
function engine(game = 'cisza'): (request: unknown) => Reply {
  const reply = openEngine(findGame(game)!, null);
  return (request) =>
    JSON.parse(JSON.stringify(reply(typeof request === 'string' ? request : JSON.stringify(request)))) as Reply;
}

function started(): (request: unknown) => Reply {
  const send = engine();
  send({ id: 0, do: 'new', players: 3, seed: 'engine', options: { first: '1' } });
  return send;
}

test('every line gets one reply with its id, and a bad line changes nothing', async () => {
  const { code, stdout, stderr } = await horda(['engine', 'cisza'], {
    input: lines(
      '{"id":"a","do":"new","players":2,"seed":"x"}',
      'nonsense',
      '[1]',
      '',
      '{"id":7}',
      '{"id":8,"do":"fly"}',
      '{"id":9,"do":"answer","index":99}',
      '{"id":10,"do":"asks"}',
    ),
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const replies = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Reply);
  expect(replies.map(({ id }) => id)).toEqual(['a', null, null, 7, 8, 9, 10]);
  expect(replies.map(({ error }) => error?.code ?? 'ok')).toEqual([
    'ok',
    'badJson',
    'badRequest',
    'badRequest',
    'badRequest',
    'notOffered',
    'ok',
  ]);
  expect(replies.at(-1)).toMatchObject({ tick: 0 });
});

test('before a table there is nothing to answer', () => {
  for (const request of ['asks', 'answer', 'view', 'events', 'state', 'save', 'undo', 'hint', 'playout', 'why'])
    expect(engine()({ id: 1, do: request }).error?.code).toBe('noTable');
});

test.each([
  [{ do: 'new', players: 9 }, 'players must be a whole number from 2 to 6'],
  [{ do: 'new', players: '3' }, 'players must be a whole number from 2 to 6'],
  [{ do: 'new', seed: {} }, 'seed must be a text'],
  [{ do: 'new', options: [] }, 'options must be an object'],
  [{ do: 'new', options: { mood: 1 } }, 'options.mood is unknown'],
  [{ do: 'new', options: JSON.parse('{"__proto__":1}') }, 'options.__proto__ is unknown'],
  [{ do: 'new', options: { expert: 'yes' } }, 'options.expert must be one of: false, true'],
  [{ do: 'load' }, 'save must be an object'],
  [{ do: 'load', save: { game: 'cisza', version: 1 } }, 'seats must be a whole number'],
  [{ do: 'load', state: 5, players: 2 }, 'a state must be an object'],
  [{ do: 'load', state: {}, players: 2 }, 'this is not a state of cisza'],
  [{ do: 'load', state: {} }, 'players must be given'],
  [{ do: 'answer' }, 'answer must be given as picks, index or indexes'],
  [{ do: 'answer', picks: 'keep' }, 'picks must be a list'],
  [{ do: 'answer', picks: [null] }, 'picks[0] must be an object'],
  [{ do: 'answer', index: 0.5 }, 'index must be a whole number'],
  [{ do: 'answer', index: 0, seat: 3 }, 'seat must be a whole number from 0 to 2'],
  [{ do: 'answer', index: 0, tick: 'now' }, 'tick must be a whole number'],
  [{ do: 'why', choice: 'axe' }, 'choice must be an object'],
  [{ do: 'why', choice: { do: 'fly' } }, 'choice is none of cisza: {"do":"fly"}'],
  [{ do: 'view', seat: 'me' }, 'seat must be a whole number'],
  [{ do: 'asks', lang: 'de' }, 'lang must be one of: pl, en'],
  [{ do: 'hint', bot: 'clever' }, 'bot must be one of: random, greedy'],
  [{ do: 'hint', seat: 2 }, 'seat 2 is not asked'],
  [{ do: 'playout', bots: ['random'] }, 'bots must be a name, or a list of 3 names'],
  [{ do: 'undo', n: 0 }, 'n must be a whole number'],
  [{ do: 'undo' }, 'n must be at most 0'],
])('%j is refused by name and changes nothing', (request, message) => {
  const send = started();
  const before = send({ id: 1, do: 'state' });
  const reply = send({ id: 2, ...request });
  expect(reply).toMatchObject({ id: 2, ok: false });
  expect(reply.error?.message).toContain(message);
  expect(send({ id: 1, do: 'state' })).toEqual(before);
});

describe('answers', () => {
  test('by choice, by number, and for the seat and question named', () => {
    const send = started();
    expect(send({ id: 1, do: 'answer', seat: 0, tick: 0, picks: [{ do: 'keep' }] })).toMatchObject({
      ok: true,
      tick: 1,
      awaited: [1],
    });
    expect(send({ id: 2, do: 'answer', index: 0 })).toMatchObject({ ok: true, tick: 2, awaited: [2] });
    expect(send({ id: 3, do: 'answer', indexes: [1], comment: 'unknown fields are ignored' })).toMatchObject({
      ok: true,
      tick: 3,
    });
  });

  test.each([
    [{ picks: [{ do: 'fly' }] }, 'notOffered'],
    [{ picks: [] }, 'tooFew'],
    [{ picks: [{ do: 'keep' }, { do: 'exchange' }] }, 'tooMany'],
    [{ seat: 1, picks: [{ do: 'keep' }] }, 'notAsked'],
    [{ seat: 1, index: 0 }, 'notAsked'],
    [{ tick: 5, picks: [{ do: 'keep' }] }, 'stale'],
  ])('%j is refused: %s', (fields, code) => {
    const send = started();
    expect(send({ id: 1, do: 'answer', ...fields }).error?.code).toBe(code);
    expect(send({ id: 2, do: 'asks' })).toMatchObject({ tick: 0, awaited: [0] });
  });
});

test('a view and the events tell a seat nothing about other hands', () => {
  const send = started();
  send({ id: 1, do: 'answer', picks: [{ do: 'exchange' }] });
  const views = [0, 1, null].map(
    (seat) => send({ id: 2, do: 'view', seat })['view'] as { shelters: { hand: unknown }[] },
  );
  expect(views.map(({ shelters }) => shelters.map(({ hand }) => hand !== null))).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ]);
  const cardsSeen = (seat: number | null): unknown =>
    (send({ id: 3, do: 'events', seat })['events'] as { type: string; cards?: unknown }[]).find(
      ({ type }) => type === 'cardsDrawn',
    )?.cards;
  expect(cardsSeen(0)).toHaveLength(3);
  expect(cardsSeen(1)).toBeNull();
  expect(cardsSeen(null)).toBeNull();
});

test('events are told once to each viewer', () => {
  const send = started();
  send({ id: 1, do: 'answer', picks: [{ do: 'exchange' }] });
  const told = (): number => (send({ id: 2, do: 'events', seat: 1, lang: 'pl' })['text'] as string[]).length;
  expect(told()).toBeGreaterThan(0);
  expect(told()).toBe(0);
});

test('a save or a state leads to the same table, in another engine too', () => {
  const send = started();
  for (let i = 0; i < 12; i++) send({ id: i, do: 'answer', index: 0 });
  const { save } = send({ id: 20, do: 'save' });
  const stored = send({ id: 21, do: 'state' });
  const [bySave, byState] = [engine(), engine()];
  expect(bySave({ id: 1, do: 'load', save }).ok).toBe(true);
  expect(
    byState({ id: 1, do: 'load', state: stored['state'], version: stored['version'], players: stored['players'] }).ok,
  ).toBe(true);
  for (let i = 0; i < 5; i++)
    for (const each of [send, bySave, byState]) expect(each({ id: 30, do: 'answer', index: 0 }).ok).toBe(true);
  const after = send({ id: 40, do: 'state' });
  expect(bySave({ id: 40, do: 'state' })).toEqual(after);
  expect(byState({ id: 40, do: 'state' })).toEqual(after);
  expect(byState({ id: 41, do: 'save' }).error?.code).toBe('noSave');
});

test('a tampered save is refused with the place, and the table stays', () => {
  const send = started();
  for (let i = 0; i < 4; i++) send({ id: i, do: 'answer', index: 0 });
  const { save } = send({ id: 9, do: 'save' }) as unknown as { save: { answers: { picks: unknown[] }[] } };
  save.answers[2]!.picks = [{ do: 'exchange' }];
  const before = send({ id: 1, do: 'state' });
  expect(send({ id: 2, do: 'load', save }).error).toMatchObject({
    code: 'badSave',
    message: expect.stringContaining('answer 3'),
  });
  expect(send({ id: 1, do: 'state' })).toEqual(before);
});

test('undo goes back exactly, and says whether it was free', () => {
  const send = started();
  const begin = send({ id: 1, do: 'state' });
  send({ id: 2, do: 'answer', picks: [{ do: 'keep' }] });
  expect(send({ id: 3, do: 'undo' })).toMatchObject({ undone: 1, free: true });
  expect(send({ id: 1, do: 'state' })).toEqual(begin);
  send({ id: 4, do: 'answer', picks: [{ do: 'exchange' }] });
  send({ id: 5, do: 'answer', index: 0 });
  expect(send({ id: 6, do: 'undo', n: 2 })).toMatchObject({ undone: 2, free: false });
  expect(send({ id: 1, do: 'state' })).toEqual(begin);
});

test('a hint is one of the options, a playout leaves the table alone', () => {
  const send = started();
  const before = send({ id: 1, do: 'state' });
  const hint = send({ id: 2, do: 'hint', seed: 5 });
  expect(hint).toMatchObject({ ok: true, seat: 0 });
  expect([[{ do: 'keep' }], [{ do: 'exchange' }]]).toContainEqual(hint['picks']);
  const playout = send({ id: 3, do: 'playout', bots: 'random', seed: 'p' });
  const shares = playout['outcome'] as number[];
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(send({ id: 3, do: 'playout', bots: 'random', seed: 'p' })).toEqual(playout);
  expect(send({ id: 1, do: 'state' })).toEqual(before);
});

test('why names the rule', () => {
  const send = started();
  expect(send({ id: 1, do: 'why', seat: 0, choice: { do: 'play', card: 'axe' } })).toMatchObject({
    rule: 'C9',
    text: { en: expect.any(String), pl: expect.any(String) },
    reason: { en: expect.stringContaining('The first turn has not begun'), pl: expect.any(String) },
  });
  expect(send({ id: 2, do: 'why', seat: 0, choice: { do: 'keep' } })).toMatchObject({ rule: null, text: null });
});

test('why says what is missing in both languages, where the game can tell', () => {
  const send = engine('long-night');
  send({ id: 1, do: 'new', seed: 'why', players: 2 });
  expect(send({ id: 2, do: 'why', seat: 0, choice: { do: 'end' } })).toMatchObject({
    rule: 'L64',
    missing: { is: 'notOffered', about: 'beginning' },
    reason: {
      en: 'First finish this: setting up. Choose one of the options.',
      pl: 'Najpierw dokończ: przygotowanie gry. Wybierz jedną z podanych opcji.',
    },
  });
});

test.each([{ do: 'play' }, { do: 'play', card: 7 }, { do: 'noise', card: 'anvil' }, { do: 'use' }, { do: 'drop' }])(
  'why %j is no fault of ours',
  (choice) => {
    const send = started();
    for (let i = 0; i < 8; i++) send({ id: i, do: 'answer', index: 0 });
    const { ok, error, rule } = send({ id: 9, do: 'why', choice });
    expect(ok ? rule : error?.code).toMatch(/^(badChoice|[AC]\d+)$/);
  },
);

test.each([2, 4, 6])('a state of three players is not taken for one of %i', (players) => {
  const send = started();
  for (let i = 0; i < 12; i++) send({ id: i, do: 'answer', index: 0 });
  const { state, version } = send({ id: 20, do: 'state' });
  expect(send({ id: 21, do: 'load', state, version, players }).error?.code).toBe('badState');
  expect(send({ id: 22, do: 'load', state, version, players: 3 }).ok).toBe(true);
  expect(send({ id: 23, do: 'state' })).toMatchObject({ state, players: 3 });
});

test('a state that the rules cannot go on with is said to be bad, and nothing changes', () => {
  const send = started();
  const { state, version } = send({ id: 1, do: 'state' }) as unknown as {
    state: { kernel: { asks: { prompt: string }[] } };
    version: number;
  };
  state.kernel.asks[0]!.prompt = 'nobody.asks';
  expect(send({ id: 2, do: 'load', state, version, players: 3 }).ok).toBe(true);
  const before = send({ id: 3, do: 'state' });
  expect(send({ id: 4, do: 'asks', lang: 'en' }).error?.code).toBe('badState');
  expect(send({ id: 3, do: 'state' })).toEqual(before);
});

test('the dialogue in docs/engine.md is what the engine says', () => {
  const send = engine();
  const spoken = readFileSync(join(ROOT, 'docs', 'engine.md'), 'utf8').split('\n');
  const said = (mark: string): string[] => spoken.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  const shape = ({ id, ok, error, ...rest }: Reply): unknown => ({ id, ok, error, fields: Object.keys(rest) });
  const documented = said('← ').map((line) => shape(JSON.parse(line) as Reply));
  expect(documented.length).toBeGreaterThan(5);
  expect(said('→ ').map((line) => shape(send(line)))).toEqual(documented);
});

test.runIf(spawnSync('python3', ['--version']).status === 0)('a Python program plays whole games', async () => {
  const example = join(ROOT, 'docs', 'engine-example.py');
  const { code, stdout, stderr } = await run(
    'python3',
    [example, '3', process.execPath, COMMAND, 'engine', 'cisza'],
    {},
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const games = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { outcome: number[] });
  expect(games).toHaveLength(3);
  for (const { outcome } of games) expect(outcome.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});
