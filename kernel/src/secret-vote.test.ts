import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, playAtRandom, refusal, stackOf } from '../test/table.ts';
import { village, type Choice, type State } from '../test/village.ts';
import { determinize, openAsk, seedOf, type Seat } from './kernel.ts';

const against = (seat: Seat | null): Choice => ({ do: 'vote', against: seat, times: 1 });
const [ann, bob, cyd] = [0, 1, 2];

describe('a secret vote of several seats at once', () => {
  test('comes out the same in whatever order they answer', () => {
    const ballots = [against(cyd), against(cyd), against(ann)];
    fc.assert(
      fc.property(fc.shuffledSubarray([ann, bob, cyd], { minLength: 3 }), (order) => {
        const s = atTheVote();
        for (const seat of order) answer(village, s, seat, ballots[seat]!);
        expect(s.alive).toEqual([true, true, false]);
        expect(s.kernel.events[0]).toEqual({ type: 'banished', seat: cyd });
      }),
    );
  });

  test('does nothing until the last has answered', () => {
    const s = atTheVote();
    const {
      day,
      kernel: { tick },
    } = s;
    answer(village, s, cyd, against(ann));
    answer(village, s, ann, against(cyd));
    expect([s.kernel.tick, s.day, stackOf(s)]).toEqual([tick, day, ['day.count']]);
    answer(village, s, bob, against(cyd));
    expect([s.kernel.tick, s.day]).toEqual([tick + 1, day + 1]);
  });

  test('lets no late answer slip into the next question', () => {
    const s = atTheVote();
    const late = { tick: s.kernel.tick, seat: bob, picks: [] };
    for (const seat of [ann, bob, cyd]) answer(village, s, seat, against(null));
    expect(s.kernel.asks.map((a) => a.seat)).toEqual([bob]);
    expect(refusal(village, s, late)).toBe('stale');
  });

  test('shows others, and spectators, who has answered and nothing more', () => {
    const views = [against(bob), against(ann), against(null)].map((ballot) => {
      const s = atTheVote();
      answer(village, s, cyd, ballot);
      return JSON.stringify([village.view(s, ann), village.view(s, bob), village.view(s, null), s.kernel.events]);
    });
    expect(new Set(views).size).toBe(1);
    expect(JSON.parse(views[0]!)[2].asks.map((a: { answered: boolean }) => a.answered)).toEqual([false, false, true]);
  });

  test('shows a seat its own question whole, and what it has answered', () => {
    const s = atTheVote();
    const { options } = openAsk(s, cyd)!;
    answer(village, s, cyd, against(bob));
    const own = village.view(s, cyd).asks[cyd]!.own;
    expect(own).toEqual({ prompt: 'day.vote', min: 1, max: 1, options, answer: [against(bob)] });
    expect(village.view(s, cyd).asks[ann]!.own).toBeNull();
  });

  test('is drawn anew in the worlds of others, and stays as it is in the own', () => {
    const s = atTheVote();
    answer(village, s, cyd, against(bob));
    const ballotIn = (seat: Seat, n: number): string =>
      JSON.stringify(determinize(village, s, seat, seedOf(`world ${n}`)).kernel.asks[cyd]!.answer);
    const worlds = Array.from({ length: 60 }, (_, n) => n);
    expect(new Set(worlds.map((n) => ballotIn(ann, n))).size).toBeGreaterThanOrEqual(3);
    expect(new Set(worlds.map((n) => ballotIn(cyd, n)))).toEqual(new Set([JSON.stringify([against(bob)])]));
  });

  test('is not open in worlds of others once it was given, nor given while it is open', () => {
    const s = atTheVote();
    answer(village, s, cyd, against(bob));
    const world = determinize(village, s, ann, seedOf('world'));
    expect(world.kernel.asks.map((a) => a.answer !== null)).toEqual([false, false, true]);
  });
});

/** Three people on the first day, with nothing burnt. */
function atTheVote(): State {
  const s = playAtRandom(village, { lanterns: true }, { seats: 3, seed: seedOf('village'), moves: 0 }).s;
  answer(village, s, ann);
  return s;
}
