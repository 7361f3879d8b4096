import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askAll, begin, mini, words, type MiniState, type Word } from '../test/mini.ts';
import { answer, refusal, starts, playAtRandom } from '../test/table.ts';
import { village } from '../test/village.ts';
import { ask, REFUSALS, Refused, rule, type Answer, type Refusal } from './kernel.ts';

/** Seats 0 and 1 pick two of three at once, then seat 0 may pick up to two, or none. */
const game = mini([
  rule<MiniState, object, Word>('order')({
    pick(s) {
      askAll(s, [0, 1], 'order.pick', words('axe', 'bell', 'coat'), 2);
    },
    write(s, _my, { picks, votes }) {
      s.log.push(...picks.map((pick) => pick.do), `${votes.length} votes`);
    },
    more(s) {
      ask(s, 0, 'order.more', words('axe', 'bell', 'coat'), 0, 2);
    },
    end(s, _my, { pick, picks }) {
      s.log.push(`${picks.length} more, first ${pick?.do ?? 'none'}`);
    },
  }),
]);

describe('an answer is refused and changes nothing', () => {
  const cases: Readonly<Record<Exclude<Refusal, 'over' | 'answered'>, Answer<Word>>> = {
    notAsked: { tick: 0, seat: 2, picks: words('axe', 'bell') },
    stale: { tick: 1, seat: 0, picks: words('axe', 'bell') },
    tooFew: { tick: 0, seat: 0, picks: words('axe') },
    tooMany: { tick: 0, seat: 0, picks: words('axe', 'bell', 'coat') },
    repeated: { tick: 0, seat: 0, picks: words('axe', 'axe') },
    notOffered: { tick: 0, seat: 0, picks: words('axe', 'drum') },
  };

  test.each(Object.entries(cases))('%s', (reason, given) => {
    expectRefused(begin(game), given, reason as Refusal);
  });

  test('answered: given twice by one of several seats', () => {
    const s = begin(game);
    answer(game, s, 0, ...words('axe', 'bell'));
    expectRefused(s, { tick: 0, seat: 0, picks: words('bell', 'coat') }, 'answered');
  });

  test('stale: meant for a question that has been answered', () => {
    const s = afterOrders();
    expectRefused(s, { tick: 0, seat: 0, picks: words('axe', 'bell') }, 'stale');
  });

  test('over: the game has ended', () => {
    const s = afterOrders();
    answer(game, s, 0);
    expectRefused(s, { tick: 2, seat: 0, picks: [] }, 'over');
  });

  test('notOffered: more keys, or fewer, than the option has', () => {
    const more = { do: 'axe', sharp: true } as Word;
    expectRefused(begin(game), { tick: 0, seat: 0, picks: [more, { do: 'bell' }] }, 'notOffered');
    expectRefused(begin(game), { tick: 0, seat: 0, picks: [{} as Word, { do: 'bell' }] }, 'notOffered');
  });

  test('for a reason that is on the list and with words that say what is wrong', () => {
    expect([...Object.keys(cases), 'over', 'answered'].toSorted()).toEqual(REFUSALS.toSorted());
    const refused = new Refused('tooFew', '1 picked, at least 2 are needed');
    expect([refused.name, refused.reason, refused.message]).toEqual(['Refused', 'tooFew', refused.message]);
  });

  test('whatever nonsense it is, at any moment of a game', () => {
    const nonsense = fc.record({
      tick: fc.integer({ min: -1, max: 20 }),
      seat: fc.integer({ min: -1, max: 4 }),
      picks: fc.array(fc.record({ do: fc.constantFrom('burn', 'vote', 'dance'), card: fc.constant('wood') })),
    });
    fc.assert(
      fc.property(starts, nonsense, (start, given) => {
        const { s } = playAtRandom(village, { lanterns: true }, start);
        const before = JSON.stringify(s);
        fc.pre(given.picks.length > 0);
        expect(refusal(village, s, given as never)).not.toBeNull();
        expect(JSON.stringify(s)).toBe(before);
      }),
    );
  });
});

describe('an answer is taken', () => {
  test('with its picks in the order given, not that of the options', () => {
    const s = begin(game);
    answer(game, s, 1, ...words('bell', 'axe'));
    answer(game, s, 0, ...words('coat', 'axe'));
    expect(s.log).toEqual(['coat', 'axe', '2 votes']);
  });

  test.each([
    [[], '0 more, first none'],
    [['bell'], '1 more, first bell'],
    [['coat', 'axe'], '2 more, first coat'],
  ])('with any number of picks from the least to the most: %j', (picks, written) => {
    const s = afterOrders();
    answer(game, s, 0, ...words(...picks));
    expect(s.log.at(-1)).toBe(written);
  });

  test('when it is equal to what was offered, though its keys stand in another order', () => {
    const s = playAtRandom(village, { lanterns: true }, { seats: 2, seed: [1, 2, 3, 4], moves: 1 }).s;
    const seat = s.kernel.asks[0]!.seat;
    expect(
      refusal(village, s, { tick: s.kernel.tick, seat, picks: [{ times: 1, against: null, do: 'vote' }] }),
    ).toBeNull();
  });
});

function afterOrders(): MiniState {
  const s = begin(game);
  answer(game, s, 0, ...words('axe', 'bell'));
  answer(game, s, 1, ...words('axe', 'bell'));
  return s;
}

function expectRefused(s: MiniState, given: Answer<Word>, reason: Refusal): void {
  const before = JSON.stringify(s);
  expect(refusal(game, s, given)).toBe(reason);
  expect(JSON.stringify(s)).toBe(before);
}
