import { describe, expect, test } from 'vitest';
import { begin, emptyTable, mini, words, type MiniState, type Word } from '../test/mini.ts';
import { answer, stackOf } from '../test/table.ts';
import { ask, call, declare, emit, endAll, isSuspended, restore, rule, rulebook, stop, suspended } from './kernel.ts';

interface Going {
  readonly who: string;
  left: number;
}

/** Declared before it is written, so that rules it calls, or that break into it, can name it. */
const MOVE = declare<Going>('move', 'go');

const death = rule<MiniState, { who: string }>('death')({
  fall(s, { who }) {
    s.log.push(`${who} falls`);
    stop(s, MOVE, (my) => my.who === who);
    emit(s, { type: 'died' });
  },
  mourn: (s, { who }) => void s.log.push(`${who} is mourned`),
});

const bite = rule<MiniState, { who: string }>('bite')({
  bite: (s, { who }) => call(s, death, { who }),
  spread: (s) => void s.log.push('it spreads'),
});

const move = rule<MiniState, Going, Word>(MOVE)({
  go(s, { who }) {
    s.log.push(`${who} goes`);
    call(s, bite, { who: 'Ann' });
  },
  search: (s, { who }) => void s.log.push(`${who} searches`),
  rest: (s, { who }) => void s.log.push(`${who} rests`),
});

const turn = rule<MiniState, object>('turn')({
  act: (s) => call(s, MOVE, { who: 'Ann', left: 1 }),
  pass: (s) => void s.log.push('next turn'),
});

describe('a suspended rule that is stopped', () => {
  const game = mini([turn, move, bite, death]);

  test('runs no further step; what it called goes on to its own end, and so does the rule that called it', () => {
    const {
      log,
      kernel: { stack },
    } = begin(game);
    expect(log).toEqual(['Ann goes', 'Ann falls', 'Ann is mourned', 'it spreads', 'next turn']);
    expect(stack).toEqual([]);
  });

  test('is found by what it is about: another of the same name goes on', () => {
    const s = emptyTable();
    call(s, MOVE, { who: 'Bob', left: 1 });
    call(s, MOVE, { who: 'Ann', left: 1 });
    expect(stop(s, MOVE, ({ who }) => who === 'Bob')).toEqual({ who: 'Bob', left: 1 });
    expect(stop(s, MOVE, ({ who }) => who === 'Bob')).toBeNull();
    expect([isSuspended(s, MOVE), suspended(s, MOVE).who]).toEqual([true, 'Ann']);
  });

  test('can be sent to a later step instead of its end', () => {
    const kick = rule<MiniState, object>('kick')({ kick: (s) => void stop(s, walk, () => true, 'rest') });
    const walk = rule<MiniState, object>('walk')({
      go: (s) => call(s, kick, {}),
      search: (s) => void s.log.push('searches'),
      rest: (s) => void s.log.push('rests'),
    });
    expect(begin(mini([walk, kick])).log).toEqual(['rests']);
  });

  test('is saved, loaded and copied like any other', () => {
    const pause = rule<MiniState, object, Word>('pause')({
      kill: (s) => void stop(s, MOVE),
      ask: (s) => ask(s, 0, 'pause.ask', words('on')),
      end: (s) => void s.log.push('paused'),
    });
    const going = rule<MiniState, Going>(MOVE)({
      go: (s) => call(s, pause, {}),
      search: (s) => void s.log.push('searches'),
    });
    const paused = mini([
      rule<MiniState, object>('turn')({
        act: (s) => call(s, MOVE, { who: 'Ann', left: 1 }),
        pass: (s) => void s.log.push('next'),
      }),
      going,
      pause,
    ]);
    const s = begin(paused);
    expect(stackOf(s)).toEqual(['turn.pass', 'move.', 'pause.end']);
    const [loaded, copy] = [restore(paused, 1, JSON.parse(JSON.stringify(s))), paused.clone(s)];
    for (const table of [s, loaded, copy]) answer(paused, table, 0, { do: 'on' });
    expect([s.log, loaded, copy]).toEqual([['paused', 'next'], s, s]);
  });

  test('may be the one that runs', () => {
    const self = rule<MiniState, object>('self')({
      one: (s) => void stop(s, self),
      two: (s) => void s.log.push('two'),
    });
    expect([begin(mini([self])).log, begin(mini([self])).kernel.stack]).toEqual([[], []]);
  });
});

describe('everything that is suspended', () => {
  test('can be ended at once, and something else begun, in one step', () => {
    const epilogue = rule<MiniState, object>('epilogue')({ tell: (s) => void s.log.push('the end') });
    const doom = rule<MiniState, object>('doom')({
      fall(s) {
        endAll(s);
        call(s, epilogue, {});
      },
    });
    const day = rule<MiniState, object>('day')({
      dawn: (s) => call(s, doom, {}),
      dusk: (s) => void s.log.push('dusk'),
    });
    expect(begin(mini([day, doom, epilogue])).log).toEqual(['the end']);
  });
});

describe('a declared rule', () => {
  test('is called and found by its declaration', () => {
    const s = emptyTable();
    call(s, MOVE, { who: 'Ann', left: 2 });
    expect(s.kernel.stack).toEqual([move.frame({ who: 'Ann', left: 2 })]);
    suspended(s, MOVE).left--;
    expect(suspended(s, move)).toEqual({ who: 'Ann', left: 1 });
    expect(() => suspended(s, death)).toThrow('rule death is not suspended');
  });

  test('must be written as it was declared, and be in the book', () => {
    expect(() => rule<MiniState, Going>(MOVE)({ search: () => {}, go: () => {} })).toThrow(
      'rule move was declared to begin with go',
    );
    expect(() => rulebook<MiniState>([death], [MOVE])).toThrow('rule move is declared, but not written');
    expect(rulebook<MiniState>([death, move], [MOVE]).get('move')).toBe(move);
  });

  test('takes its own locals and no others', () => {
    const s = emptyTable();
    // @ts-expect-error: a move is of somebody
    call(s, MOVE, { left: 1 });
    // @ts-expect-error: a move has no wounds
    expect(suspended(s, MOVE).wounds).toBeUndefined();
    // @ts-expect-error: a rule has the steps that it has
    stop(s, move, () => true, 'fly');
  });
});
