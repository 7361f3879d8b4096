import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossroads } from '../test/crossroads/game.ts';
import { move } from '../test/crossroads/rules.ts';
import { emptyColony } from '../test/crossroads/state.ts';
import { askAll, begin, mini, words, type MiniState, type Word } from '../test/mini.ts';
import { answer, anyAnswer, playAtRandom, refusal, seeds, starts } from '../test/table.ts';
import { village, type State } from '../test/village.ts';
import {
  apply,
  ask,
  call,
  determinize,
  ENOUGH,
  hush,
  nextPicks,
  rule,
  run,
  seeded,
  seedOf,
  type AnyGame,
  type AnyState,
  type Ask,
  type Seat,
} from './kernel.ts';

const OPTIONS = { lanterns: true };
const GAMES = ([village, crossroads] as unknown as AnyGame[]).map((game) => [game.id, game] as const);

describe('a world for a seat', () => {
  test.each(GAMES)('of %s looks to it just like the table', (_, game) => {
    fc.assert(
      fc.property(starts, seeds, (start, seed) => {
        const { s } = playAtRandom(game, OPTIONS, start);
        for (let seat = 0; seat < start.seats; seat++)
          expect(game.view(determinize(game, s, seat, seed), seat)).toStrictEqual(game.view(s, seat));
      }),
    );
  });

  test.each(GAMES)('of %s depends on nothing that is hidden from it', (_, game) => {
    fc.assert(
      fc.property(starts, seeds, seeds, fc.nat(3), (start, hidden, seed, n) => {
        const { s } = playAtRandom(game, OPTIONS, start);
        const seat = n % start.seats;
        // Another possible true state that looks the same to the seat.
        const other = determinize(game, s, seat, hidden);
        other.kernel.revealed = s.kernel.revealed;
        expect(determinize(game, other, seat, seed)).toStrictEqual(determinize(game, s, seat, seed));
      }),
    );
  });

  test.each(GAMES)('of %s leaves the table as it was, also when it is played on', (_, game) => {
    fc.assert(
      fc.property(starts, seeds, (start, seed) => {
        const { s } = playAtRandom(game, OPTIONS, start);
        const before = JSON.stringify(s);
        playOn(game, determinize(game, s, 0, seed), 20);
        expect(JSON.stringify(s)).toBe(before);
      }),
    );
  });

  test('keeps neither the generator nor rigged chance', () => {
    const { s } = playAtRandom(village, OPTIONS, { seats: 3, seed: [1, 2, 3, 4], moves: 1 });
    s.kernel.rigged = Array.from({ length: 99 }, () => 0);
    const [a, b] = [seedOf('a'), seedOf('b')].map((seed) => determinize(village, s, 0, seed));
    expect([a!.kernel.rigged, b!.kernel.rigged]).toEqual([[], []]);
    expect(new Set([s.kernel.rng, a!.kernel.rng, b!.kernel.rng].map(String)).size).toBe(3);
  });

  test('puts the questions of others anew, as they fit what they hold there', () => {
    const { s } = playAtRandom(village, OPTIONS, { seats: 3, seed: [1, 2, 3, 4], moves: 1 });
    const worlds = Array.from({ length: 40 }, (_, n) => determinize(village, s, 0, seedOf(`world ${n}`)));
    for (const world of worlds)
      for (const seat of [1, 2]) expect(canVoteTwice(world, seat)).toBe(holdsLantern(world, seat));
    expect(new Set(worlds.map((world) => holdsLantern(world, 1)))).toEqual(new Set([true, false]));
  });

  test('keeps the own question, and the own answer when it was given', () => {
    const { s } = playAtRandom(village, OPTIONS, { seats: 3, seed: [1, 2, 3, 4], moves: 1 });
    const own = s.kernel.asks[1]!;
    answer(village, s, 1, own.options[2]!);
    const world = determinize(village, s, 1, seedOf('world'));
    expect(world.kernel.asks[1]).toEqual(s.kernel.asks[1]);
    expect(world.kernel.asks.map((a) => a.answer !== null)).toEqual([false, true, false]);
  });

  test('draws answers of others of any length that was allowed, with different picks', () => {
    const s = begin(UP_TO_TWO);
    answer(UP_TO_TWO, s, 1, ...words('a', 'b'));
    const drawn = Array.from(
      { length: 200 },
      (_, n) => determinize(UP_TO_TWO, s, 0, seedOf(`world ${n}`)).kernel.asks[1]!.answer!,
    );
    expect(new Set(drawn.map((picks) => picks.map((pick) => pick.do).join(''))).size).toBe(1 + 3 + 6);
  });

  test('runs on when its last open question is answered', () => {
    const { s } = playAtRandom(village, OPTIONS, { seats: 3, seed: [1, 2, 3, 4], moves: 1 });
    for (const seat of [1, 2]) answer(village, s, seat, s.kernel.asks[seat]!.options[0]!);
    const world = determinize(village, s, 0, seedOf('world'));
    answer(village, world, 0, world.kernel.asks[0]!.options[0]!);
    expect(world.day).toBe(2);
  });
});

describe('a hushed table', () => {
  test.each(GAMES)('of %s goes through the same states', (_, game) => {
    fc.assert(
      fc.property(starts, fc.integer(), (start, luck) => {
        const { s } = playAtRandom(game, OPTIONS, start);
        const hushed = game.clone(s);
        hush(game, hushed);
        for (let left = 20; s.kernel.asks.length > 0 && left > 0; left--) {
          const given = anyAnswer(s, seeded([luck, left, 0, 0]));
          apply(game, s, given);
          apply(game, hushed, given);
          expect(silent(hushed)).toBe(silent(s));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('keeps no events where nothing can break in', () => {
    const { s } = playAtRandom(village, OPTIONS, { seats: 3, seed: [1, 2, 3, 4], moves: 0 });
    hush(village, s);
    playOn(village as unknown as AnyGame, s as unknown as AnyState, 999);
    expect([s.kernel.events, village.outcome(s) !== null]).toEqual([[], true]);
  });

  test('still lets rules break in where they can', () => {
    const s = emptyColony(2);
    s.secret = 'stranger';
    call(s, move, { seat: 0, to: 'school' });
    hush(crossroads, s);
    run(crossroads, s);
    expect(s.kernel.asks.map((a) => a.prompt)).toEqual(['stranger.read']);
  });
});

describe('a question for several picks, as single ones', () => {
  const shapes = fc
    .record({ options: fc.nat(4), min: fc.nat(4), more: fc.nat(4) })
    .filter(({ options, min }) => min <= options);

  test('leads to exactly the answers that are allowed, each once', () => {
    fc.assert(
      fc.property(shapes, ({ options, min, more }) => {
        const open = questionOf(options, min, min + more);
        const allowed = sequencesOf(options).filter((picks) => picks.length >= min && picks.length <= min + more);
        expect(reached(open).map(String).toSorted()).toEqual(allowed.map(String).toSorted());
      }),
    );
  });

  test('leads only to answers that are taken, and to all of them', () => {
    const taken = sequencesOf(3).filter((picks) => {
      const s = begin(UP_TO_TWO);
      const chosen = picks.map((i) => s.kernel.asks[0]!.options[i]!);
      return refusal(UP_TO_TWO, s, { tick: 0, seat: 0, picks: chosen }) === null;
    });
    expect(reached(begin(UP_TO_TWO).kernel.asks[0]!).map(String).toSorted()).toEqual(taken.map(String).toSorted());
  });

  test('offers what is still free, and to stop as soon as it is enough', () => {
    const open = questionOf(3, 1, 2);
    expect(nextPicks(open, [])).toEqual([0, 1, 2]);
    expect(nextPicks(open, [1])).toEqual([0, 2, ENOUGH]);
    expect(nextPicks(open, [1, 2])).toEqual([]);
    expect(nextPicks(open, [1, ENOUGH])).toEqual([]);
  });
});

/** Two seats pick none, one or two of three at once. */
const UP_TO_TWO = mini([
  rule<MiniState, object, Word>('upToTwo')({
    choose(s) {
      for (const seat of [0, 1]) ask(s, seat, 'upToTwo.choose', words('a', 'b', 'c'), 0, 2);
    },
    again: (s) => askAll(s, [0], 'upToTwo.again', words('a', 'b')),
  }),
]);

function questionOf(options: number, min: number, max: number): Ask<Word> {
  const names = Array.from({ length: options }, (_, i) => `option ${i}`);
  return { seat: 0, prompt: 'question', min, max, options: words(...names), answer: null };
}

/** All answers that single picks lead to. */
function reached(open: Ask<Word>, picked: readonly number[] = []): (readonly number[])[] {
  const next = nextPicks(open, picked);
  if (next.length === 0) return [picked];
  return next.flatMap((i) => (i === ENOUGH ? [picked] : reached(open, [...picked, i])));
}

/** All sequences of different numbers below n, the empty one too. */
function sequencesOf(n: number, picked: readonly number[] = []): (readonly number[])[] {
  const longer = Array.from({ length: n }, (_, i) => i).filter((i) => !picked.includes(i));
  return [picked, ...longer.flatMap((i) => sequencesOf(n, [...picked, i]))];
}

function holdsLantern(s: State, seat: Seat): boolean {
  return s.hands[seat]!.includes('lantern');
}

function canVoteTwice(s: State, seat: Seat): boolean {
  return s.kernel.asks[seat]!.options.some((o) => o.do === 'vote' && o.times === 2);
}

function silent(s: AnyState): string {
  return JSON.stringify({ ...s, kernel: { ...s.kernel, events: [], quiet: false, inTurn: false } });
}

function playOn(game: AnyGame, s: AnyState, answers: number): void {
  for (let left = answers; s.kernel.asks.length > 0 && left > 0; left--)
    apply(game, s, anyAnswer(s, seeded([left, 0, 0, 0])));
}
