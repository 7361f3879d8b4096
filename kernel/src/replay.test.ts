import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { crossroads } from '../test/crossroads/game.ts';
import { askAll, mini, words, type MiniState, type Word } from '../test/mini.ts';
import { anyAnswer, playAtRandom, starts, type Start } from '../test/table.ts';
import { village, type Choice } from '../test/village.ts';
import {
  ask,
  below,
  Fault,
  replay,
  reveal,
  rule,
  seal,
  seeded,
  takeBack,
  undoable,
  verify,
  type Answer,
  type AnyState,
  type AnyGame,
  type Event,
  type Game,
  type Save,
  type Sealed,
  type State,
} from './kernel.ts';

const START: Start = { seats: 3, seed: [1, 2, 3, 4], moves: 9 };
const OPTIONS = { lanterns: true };

/** Both games as `AnyGame`, and the options they are played with. */
const GAMES = [village, crossroads] as unknown as readonly AnyGame[];

describe('a save', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))(
    'of %s replays to the state it was taken from',
    (_, game) => {
      fc.assert(
        fc.property(starts, (start) => {
          const { s, save } = playAtRandom(game, OPTIONS, start);
          return isDeepStrictEqual(replay(game, JSON.parse(JSON.stringify(save))), s);
        }),
      );
    },
  );

  test('shows every state on the way, the set-up first', () => {
    const states: string[] = [];
    const { save } = playAtRandom(village, OPTIONS, START, (s) => states.push(JSON.stringify(s)));
    const seen: [number, string][] = [];
    replay(village, save, (s, n) => seen.push([n, JSON.stringify(s)]));
    expect(seen).toEqual([...states.entries()]);
  });

  test.each([
    ['another game', { game: 'chess' }, 'this is a game of chess, not of village'],
    ['other rules', { version: 2 }, 'it was made with version 2 of the rules, these are version 1'],
  ])('of %s is refused', (_, change, message) => {
    const { save } = playAtRandom(village, OPTIONS, START);
    expect(faultOf(() => replay(village, { ...save, ...change }))).toEqual([0, message]);
  });

  test('with an answer that was not offered says which one it is, and whose', () => {
    const { save } = playAtRandom(village, OPTIONS, { ...START, moves: 4 });
    const { seat } = save.answers[2]!;
    const broken = withAnswer(save, 2, { ...save.answers[2]!, picks: [{ do: 'burn', card: 'rope' }] });
    expect(faultOf(() => replay(village, broken))).toEqual([3, `answer 3 (seat ${seat}): this was not offered`]);
  });

  test('that breaks the rules themselves is our mistake, and no fault of the save', () => {
    const game = mini([
      rule<MiniState, object, Word>('broken')({
        choose: (s) => ask(s, 0, 'broken.choose', words('a', 'b')),
        fail() {
          throw new Error('a bug');
        },
      }),
    ]);
    const answers = [{ tick: 0, seat: 0, picks: words('a') }];
    const act = (): unknown => replay(game, { ...playAtRandom(game, {}, { ...START, moves: 0 }).save, answers });
    expect(act).toThrow(new Error('a bug'));
  });
});

describe('a sealed save', () => {
  test('may come back with its fields in another order and its seed unsigned', () => {
    const sealed = seal(village, playAtRandom(village, OPTIONS, START).save);
    const turned = (value: object): object => Object.fromEntries(Object.entries(value).toReversed());
    const answers = sealed.answers.map((answer) => ({ ...turned(answer), picks: answer.picks.map(turned) }));
    const seed = sealed.seed.map((word) => word >>> 0);
    const end = verify(village, { ...sealed, seed, answers } as unknown as typeof sealed);
    expect(end).toEqual(replay(village, sealed));
  });

  test('is found to be true, and leads to the state it was taken from', () => {
    const { s, save } = playAtRandom(village, OPTIONS, START);
    const sealed: Sealed<Choice, typeof OPTIONS> = JSON.parse(JSON.stringify(seal(village, save)));
    expect(sealed.marks).toHaveLength(save.answers.length + 1);
    expect(verify(village, sealed)).toEqual(s);
  });

  test.each(GAMES.map((game) => [game.id, game] as const))(
    'of %s with one answer changed to another that was offered is found out at that answer',
    (_, game) => {
      fc.assert(
        fc.property(starts, fc.nat(), (start, n) => {
          const { save } = playAtRandom(game, OPTIONS, start);
          fc.pre(save.answers.length > 0);
          const i = n % save.answers.length;
          const other = anyAnswer(replay(game, takeBack(save, save.answers.length - i)), seeded([n, 0, 0, 0]));
          fc.pre(!isDeepStrictEqual(other, save.answers[i]));
          expectFaultAt(i, game, withAnswer(seal(game, save), i, other));
        }),
        { numRuns: 200 },
      );
    },
  );

  test.each<[string, (a: Answer<Choice>) => Answer<Choice>]>([
    ['its seat', (a) => ({ ...a, seat: (a.seat + 1) % 3 })],
    ['its tick', (a) => ({ ...a, tick: a.tick + 1 })],
    ['its picks, to what was not offered', (a) => ({ ...a, picks: [{ do: 'vote', against: a.seat, times: 1 }] })],
    [
      'its picks, to one more',
      (a) => ({ ...a, picks: [...a.picks, ...a.picks, ...a.picks, { do: 'burn', card: 'rope' }] }),
    ],
  ])('with one answer changed in %s is found out at that answer', (_, change) => {
    const sealed = seal(village, playAtRandom(village, OPTIONS, START).save);
    for (const [i, given] of sealed.answers.entries()) expectFaultAt(i, village, withAnswer(sealed, i, change(given)));
  });

  test('with the last vote changed is found out even when it changes nothing on the table', () => {
    const save = { ...playAtRandom(lost, {}, { ...START, moves: 0 }).save, answers: ballots('no', 'no', 'yes') };
    const sealed = seal(lost, save);
    expectFaultAt(2, lost, { ...sealed, answers: ballots('no', 'no', 'no') });
  });

  test.each([
    ['seed', { seed: [1, 2, 3, 5] as const }],
    ['number of seats', { seats: 4 }],
    ['options', { options: { lanterns: false } }],
  ])('with another %s is found out at the set-up', (_, change) => {
    const sealed = seal(village, playAtRandom(village, OPTIONS, START).save);
    const message = 'the set-up does not lead to the table that was recorded';
    expect(faultOf(() => verify(village, { ...sealed, ...change }))).toEqual([0, message]);
  });

  test('with a changed mark is found out there', () => {
    const sealed = seal(village, playAtRandom(village, OPTIONS, START).save);
    for (const i of sealed.marks.keys()) {
      const marks = sealed.marks.with(i, '0'.repeat(14));
      expect(faultOf(() => verify(village, { ...sealed, marks }))?.[0]).toBe(i);
    }
  });

  test('with an answer taken out of its middle is found out there', () => {
    const sealed = seal(village, playAtRandom(village, OPTIONS, START).save);
    const marks = sealed.marks.toSpliced(4, 1);
    expectFaultAt(3, village, { ...sealed, marks, answers: sealed.answers.toSpliced(3, 1) });
  });

  test('with more or fewer marks than states is refused', () => {
    const sealed = seal(village, playAtRandom(village, OPTIONS, START).save);
    const fewer = { ...sealed, marks: sealed.marks.slice(1) };
    expect(faultOf(() => verify(village, fewer))).toEqual([9, '9 marks for 10 states']);
    expect(faultOf(() => verify(village, { ...sealed, marks: [...sealed.marks, ''] }))?.[0]).toBe(10);
  });
});

describe('a save that begins in the middle of a game', () => {
  /** The game from its answer `at` on. */
  const from = <S extends State<C, E>, C extends Word, E extends Event, V, O>(
    game: Game<S, C, E, V, O>,
    save: Save<C, O>,
    at: number,
  ): Save<C, O> => {
    const start: unknown = replay(game, takeBack(save, save.answers.length - at));
    return { ...save, start, answers: save.answers.slice(at) };
  };

  test.each(GAMES.map((game) => [game.id, game] as const))('of %s leads to the same end', (_, game) => {
    fc.assert(
      fc.property(starts, fc.nat(), (start, n) => {
        const { s, save } = playAtRandom(game, OPTIONS, start);
        const rest = from(game, save, n % (save.answers.length + 1));
        const before = JSON.stringify(rest);
        const sealed = JSON.parse(JSON.stringify(seal(game, rest))) as Sealed;
        expect(verify(game, sealed)).toEqual(s);
        expect(JSON.stringify(rest)).toBe(before);
      }),
    );
  });

  test('is shown from there, and the seed does not matter', () => {
    const states: string[] = [];
    const { save } = playAtRandom(village, OPTIONS, START, (s) => states.push(JSON.stringify(s)));
    const seen: string[] = [];
    replay(village, { ...from(village, save, 4), seed: [0, 0, 0, 0] }, (s) => seen.push(JSON.stringify(s)));
    expect(seen).toEqual(states.slice(4));
  });

  test.each<[string, object]>([
    ['chance', { rng: [9, 9, 9, 9] }],
    ['what happened before', { events: [{ type: 'nothing' }] }],
    ['a count that nobody sees', { revealed: 1_000 }],
  ])('with a beginning changed in %s is found out there', (_, change) => {
    const sealed = seal(village, from(village, playAtRandom(village, OPTIONS, START).save, 4));
    const start = sealed.start as AnyState;
    const changed = { ...sealed, start: { ...start, kernel: { ...start.kernel, ...change } } };
    const message = 'the set-up does not lead to the table that was recorded';
    expect(faultOf(() => verify(village, changed))).toEqual([0, message]);
  });

  test('with the fields of its beginning in another order is the same', () => {
    const { s, save } = playAtRandom(village, OPTIONS, START);
    const sealed = seal(village, from(village, save, 4));
    const start = Object.fromEntries(Object.entries(sealed.start as object).toReversed());
    expect(verify(village, { ...sealed, start })).toEqual(s);
  });

  test('without its beginning, or with one it did not have, is found out', () => {
    const { save } = playAtRandom(village, OPTIONS, START);
    const { start: _, ...without } = seal(village, from(village, save, 4));
    expect(faultOf(() => verify(village, without))?.[0]).toBe(0);
    const { start } = from(village, save, 0);
    expect(faultOf(() => verify(village, { ...seal(village, save), start }))?.[0]).toBe(0);
  });

  test.each([
    ['null', null, 'a state must be an object'],
    ['a text', 'begin', 'a state must be an object'],
    ['empty', {}, 'this is not a state of village'],
  ])('with a beginning that is %s is refused', (_, start, message) => {
    const { save } = playAtRandom(village, OPTIONS, START);
    expect(faultOf(() => replay(village, { ...save, start }))).toEqual([0, message]);
  });

  test('is taken back to its beginning and no further', () => {
    const answers = Array.from({ length: 2 }, (): [number, string] => [0, 'a']);
    const save = { ...stepsSave(answers), start: replay(steps, stepsSave([])) };
    expect(undoable(steps, save, 0)).toBe(2);
    expect(replay(steps, takeBack(save, 5))).toEqual(save.start);
  });
});

describe('taking back', () => {
  test.each([
    ['nothing from the start', [], 0, 0],
    ['an own answer', [[0, 'a']], 0, 1],
    [
      'several own answers',
      [
        [0, 'a'],
        [0, 'a'],
      ],
      0,
      2,
    ],
    ['nothing of another seat', [[0, 'a']], 1, 0],
    [
      'nothing across the answer of another seat',
      [
        [0, 'a'],
        [0, 'a'],
        [1, 'a'],
      ],
      0,
      0,
    ],
    [
      'what came after the answer of another seat',
      [
        [0, 'a'],
        [0, 'a'],
        [1, 'a'],
        [0, 'a'],
      ],
      0,
      1,
    ],
    [
      'nothing once chance was used',
      [
        [0, 'a'],
        [0, 'chance'],
      ],
      0,
      0,
    ],
    [
      'nothing once a secret was shown',
      [
        [0, 'a'],
        [0, 'secret'],
      ],
      0,
      0,
    ],
    [
      'what came after the secret',
      [
        [0, 'secret'],
        [0, 'a'],
      ],
      0,
      1,
    ],
  ] as const)('is free for %s', (_, given, seat, free) => {
    expect(undoable(steps, stepsSave(given), seat)).toBe(free);
  });

  test('is free for a vote that others have still to cast, and not for the one that opens all', () => {
    const save = { ...playAtRandom(lost, {}, { ...START, moves: 0 }).save, answers: ballots('no', 'no', 'yes') };
    expect(undoable(lost, takeBack(save, 1), 1)).toBe(1);
    expect(undoable(lost, save, 2)).toBe(0);
  });

  test('leads to the state before', () => {
    fc.assert(
      fc.property(starts, fc.nat(5), (start, n) => {
        const states: string[] = [];
        const { save } = playAtRandom(village, OPTIONS, start, (s) => states.push(JSON.stringify(s)));
        fc.pre(n <= save.answers.length);
        return JSON.stringify(replay(village, takeBack(save, n))) === states[save.answers.length - n];
      }),
    );
  });

  test('leaves the save it was taken from as it was', () => {
    const { save } = playAtRandom(village, OPTIONS, START);
    const before = JSON.stringify(save);
    expect(takeBack(save, 2).answers).toHaveLength(save.answers.length - 2);
    expect(JSON.stringify(save)).toBe(before);
  });
});

/** Seats 0, 0, 1, 0, 0 … are asked; their picks may use chance or reveal a secret. */
const steps = mini([
  rule<MiniState, object, Word>('steps')({
    choose: (s) => ask(s, s.kernel.tick === 2 ? 1 : 0, 'steps.choose', words('a', 'chance', 'secret')),
    act(s, _my, f) {
      if (f.pick.do === 'chance') below(s, 6);
      if (f.pick.do === 'secret') reveal(s);
      f.at = 'choose';
    },
  }),
]);

/** Three seats vote, and the single ballots leave no trace in the state. */
const lost = mini([
  rule<MiniState, object, Word>('lost')({
    vote: (s) => askAll(s, [0, 1, 2], 'lost.vote', words('yes', 'no')),
    count(s, _my, { votes }) {
      s.log.push(votes.filter(([vote]) => vote?.do === 'yes').length >= 2 ? 'carried' : 'lost');
    },
  }),
]);

function ballots(...given: string[]): Answer<Word>[] {
  return given.map((word, seat) => ({ tick: 0, seat, picks: words(word) }));
}

function stepsSave(given: readonly (readonly [number, string])[]): Save<Word, object> {
  const answers = given.map(([seat, word], tick) => ({ tick, seat, picks: words(word) }));
  return { game: 'mini', version: 1, options: {}, seats: 2, seed: [1, 2, 3, 4], answers };
}

function withAnswer<T extends { readonly answers: readonly Answer<Word>[] }>(save: T, i: number, given: unknown): T {
  return { ...save, answers: save.answers.with(i, given as Answer<Word>) };
}

function expectFaultAt<S extends State<C, E>, C extends Word, E extends Event, V, O>(
  i: number,
  game: Game<S, C, E, V, O>,
  sealed: Sealed<C, O>,
): void {
  expect(faultOf(() => verify(game, sealed))?.[0]).toBe(i + 1);
}

/** The place and message of the fault; null when there is none. */
function faultOf(act: () => unknown): [number, string] | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof Fault) return [error.at, error.message];
    throw error;
  }
}
