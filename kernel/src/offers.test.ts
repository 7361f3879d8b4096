import { describe, expect, test } from 'vitest';
import { mini, type Mini, type MiniState, type Word } from '../test/mini.ts';
import { answer, refusal, stackOf } from '../test/table.ts';
import { ask, call, determinize, invite, isAwaited, openAsks, rule, run, seedOf, stop, type Seat } from './kernel.ts';

/** The log holds what each seat has in hand: seats 1 to 3 may give it, or ignore the request, while seat 0 works. */
const word = (seat: Seat, verb: string): Word => ({ do: `${seat} ${verb}` });

const request = rule<MiniState, { ignored: readonly Seat[] }, Word>('request')({
  offer(s, { ignored }, f) {
    const seats = [1, 2, 3].filter((seat) => !ignored.includes(seat));
    if (seats.length === 0) f.at = '';
    for (const seat of seats) {
      const gift = s.log[seat] === 'rope' ? [word(seat, 'gives')] : [];
      invite(s, seat, 'request.offer', [...gift, word(seat, 'ignores')]);
    }
  },
  take(s, my, f) {
    const [seat, verb] = f.pick.do.split(' ');
    if (verb === 'gives') return void (s.log[Number(seat)] = 'given');
    my.ignored = [...my.ignored, Number(seat)];
    f.at = 'offer';
  },
});

const work = rule<MiniState, { left: number }, Word>('work')({
  begin: (s) => call(s, request, { ignored: [] }),
  choose: (s, { left }) => ask(s, 0, 'work.choose', [{ do: 'work' }, { do: `${left} left` }]),
  done(_s, my, f) {
    my.left--;
    if (my.left > 0) f.at = 'choose';
  },
});

const game: Mini = {
  ...mini([work as never, request]),
  setup: (...all) => {
    const s = mini([rule<MiniState, object>('none')({ none: () => {} })]).setup(...all);
    s.kernel.stack = [work.frame({ left: 2 })];
    s.log = ['', 'nothing', 'rope', 'nothing'];
    return s;
  },
  redraw: (s) => void (s.log = ['', 'rope', 'nothing', 'nothing']),
};
function begun(): MiniState {
  const s = game.setup({}, 4, [1, 2, 3, 4], null);
  run(game, s);
  return s;
}
const asked = (s: MiniState): string[] =>
  s.kernel.asks.map((a) => `${a.seat} ${a.prompt}${isAwaited(a) ? '' : ', not awaited'}`);

describe('a standing offer', () => {
  test('does not hold up the game: its rule stands aside, and what called it goes on', () => {
    const s = begun();
    expect([stackOf(s), s.kernel.standing.map(({ frame }) => frame.at)]).toEqual([['work.done'], ['offer']]);
    expect(asked(s)).toEqual([
      '0 work.choose',
      '1 request.offer, not awaited',
      '2 request.offer, not awaited',
      '3 request.offer, not awaited',
    ]);
    answer(game, s, 0, { do: 'work' });
    expect(asked(s)[0]).toBe('0 work.choose');
    answer(game, s, 0, { do: 'work' });
    expect([s.kernel.asks, s.kernel.standing]).toEqual([[], []]);
  });

  test('is put anew in worlds, as it fits the hands there', () => {
    const s = begun();
    const world = determinize(game, s, 0, seedOf('w'));
    const gives = (t: MiniState): Seat[] =>
      t.kernel.asks.filter(({ offer, options }) => offer && options.length > 1).map(({ seat }) => seat);
    expect([gives(s), gives(world)]).toEqual([[2], [1]]);
    expect(game.view(world, 0).asks).toEqual(game.view(s, 0).asks);
  });

  test('that is taken up runs its rule at once; then what was open is asked again', () => {
    const s = begun();
    answer(game, s, 2, word(2, 'gives'));
    expect([s.log[2], asked(s), s.kernel.standing]).toEqual(['given', ['0 work.choose'], []]);
  });

  test('can be answered late, as can the question beside it while that is the same', () => {
    const s = begun();
    const { tick } = s.kernel;
    answer(game, s, 1, word(1, 'ignores'));
    expect(openAsks(s, 1)).toEqual([]);
    expect(refusal(game, s, { tick, seat: 0, picks: [{ do: 'work' }] })).toBeNull();
    expect(refusal(game, s, { tick, seat: 2, picks: [word(2, 'gives')] })).toBeNull();
    // Only one piece of work is left, so this is a different question from before.
    expect(refusal(game, s, { tick, seat: 0, picks: [{ do: 'work' }] })).toBe('stale');
    expect(refusal(game, s, { tick: s.kernel.tick, seat: 3, picks: [word(3, 'ignores')] })).toBe('notAsked');
  });

  test('is ended by its rule, or by another that stops it', () => {
    const s = begun();
    expect(stop(s, request)).toEqual({ ignored: [] });
    expect(s.kernel.standing).toEqual([]);
    answer(game, s, 0, { do: 'work' });
    expect(asked(s)).toEqual(['0 work.choose']);
  });

  test('must not ask and invite in one step', () => {
    const both = rule<MiniState, object, Word>('both')({
      put(s) {
        invite(s, 1, 'both.put', [word(1, 'x')]);
        ask(s, 0, 'both.put', [word(0, 'x')]);
      },
      take: () => {},
    });
    const wrong = mini([both]);
    expect(() => run(wrong, wrong.setup({}, 4, [1, 2, 3, 4], null))).toThrow('asks and invites');
  });
});
