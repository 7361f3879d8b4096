import { describe, expect, test } from 'vitest';
import { begin, mini, words, type Mini, type MiniState, type Word } from '../test/mini.ts';
import { answer } from '../test/table.ts';
import { ask, asTable, determinize, emit, hush, openFloor, rule, run, seedOf } from './kernel.ts';

const tale = rule<MiniState, object, Word>('tale')({
  ask: (s) => ask(s, 0, 'tale.ask', words('on')),
  tell: (s) => emit(s, { type: 'told' }),
  again: (s) => ask(s, 0, 'tale.again', words('on')),
  end: (s) => emit(s, { type: 'ended' }),
});

test('a list of events that somebody keeps is not filled by what happens later', () => {
  const game = mini([tale]);
  const s = begin(game);
  const before = s.kernel.events;
  answer(game, s, 0, { do: 'on' });
  const then = s.kernel.events;
  answer(game, s, 0, { do: 'on' });
  expect([before, then, s.kernel.events]).toEqual([[], [{ type: 'told' }], [{ type: 'ended' }]]);
});

describe('a search', () => {
  const floor = rule<MiniState, object, Word>('floor')({
    put(s) {
      for (const seat of s.kernel.inTurn ? [0] : [0, 1, 2, 3])
        openFloor(s, seat, 'floor.put', 0, words(`${seat} yes`), []);
    },
    take: (s) => emit(s, { type: 'taken' }),
    more: (s, _my, f) => void (f.at = s.log.push('more') < 3 ? 'put' : ''),
  });

  test('asks one seat after the other also where it keeps events, because something may break in', () => {
    const game = mini([floor], { never: () => [] });
    const s = game.setup({}, 4, [1, 2, 3, 4], null);
    hush(game, s);
    run(game, s);
    expect([s.kernel.quiet, s.kernel.inTurn, s.kernel.asks.length]).toEqual([false, true, 1]);
    expect([asTable(s).kernel.quiet, s.kernel.inTurn]).toEqual([false, false]);
  });

  test('keeps no events where nothing ever breaks in', () => {
    const game = mini([tale]);
    const s = game.setup({}, 4, [1, 2, 3, 4], null);
    hush(game, s);
    run(game, s);
    answer(game, s, 0, { do: 'on' });
    expect([s.kernel.quiet, s.kernel.inTurn, s.kernel.events]).toEqual([true, true, []]);
  });
});

test('who is asked may not depend on what is hidden: a world in which others are asked is a mistake', () => {
  const poll = rule<MiniState, object, Word>('poll')({
    put(s) {
      for (const seat of [0, 1, 2, 3]) if (s.log[seat] !== 'nothing') ask(s, seat, 'poll.put', words('yes'));
    },
    count: () => {},
  });
  const leaky: Mini = {
    ...mini([poll]),
    setup: (...all) => Object.assign(mini([poll]).setup(...all), { log: ['card', 'card', 'nothing', 'card'] }),
    redraw(s) {
      s.log = ['card', 'nothing', 'card', 'card'];
    },
  };
  const s = leaky.setup({}, 4, [1, 2, 3, 4], null);
  run(leaky, s);
  expect(() => determinize(leaky, s, 0, seedOf('w'))).toThrow(
    'poll.put asks 0, 1, 3, but 0, 2, 3 in a world of seat 0',
  );
});
