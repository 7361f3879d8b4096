import { describe, expect, test } from 'vitest';
import { askAll, begin, mini, words, type Happening, type MiniState, type Word } from '../test/mini.ts';
import { answer, stackOf } from '../test/table.ts';
import {
  ask,
  call,
  choose,
  declare,
  chooseSeveral,
  emit,
  nextOpen,
  askUnlessOne,
  rule,
  rulebook,
  run,
  suspended,
  type Frame,
  type Rule,
} from './kernel.ts';

const note = rule<MiniState, { word: string }>('note')({
  write(s, { word }) {
    s.log.push(word);
  },
});

/** A rule of one step. */
const once = (step: (s: MiniState, my: object, f: Frame<string, Word>) => void): Rule<MiniState, object> =>
  rule<MiniState, object, Word>('once')({ step });

describe('steps run', () => {
  test('in the order they are written, with the rules they call in between', () => {
    const outer = rule<MiniState, object>('outer')({
      first(s) {
        s.log.push('first');
        call(s, note, { word: 'called' });
      },
      second(s) {
        s.log.push('second');
      },
    });
    expect(begin(mini([outer, note])).log).toEqual(['first', 'called', 'second']);
  });

  test('the rule called last first, when several are called', () => {
    const game = mini([once((s) => ['a', 'b'].map((word) => call(s, note, { word }))), note]);
    expect(begin(game).log).toEqual(['b', 'a']);
  });

  test('again when a rule goes back, and not when it leaves early', () => {
    const loop = rule<MiniState, object>('loop')({
      head(s, _my, f) {
        s.log.push('head');
        if (s.log.length === 3) f.at = '';
      },
      tail(_s, _my, f) {
        f.at = 'head';
      },
    });
    expect(begin(mini([loop])).log).toEqual(['head', 'head', 'head']);
  });

  test('until nothing is left: then nobody is asked', () => {
    const game = mini([once(() => {})]);
    const s = begin(game);
    expect([s.kernel.asks, s.kernel.stack, s.kernel.tick]).toEqual([[], [], 0]);
    expect(() => nextOpen(s)).toThrow('nobody is asked');
  });

  test('ten thousand turns that call the next one, on a stack that stays short', () => {
    const turn: Rule<MiniState, object> = rule<MiniState, object, Word>('turn')({
      choose: (s) => ask(s, 0, 'turn.choose', words('go')),
      pass(s) {
        s.log = [String(s.kernel.stack.length)];
        call(s, turn, {});
      },
    });
    const game = mini([turn]);
    const s = begin(game);
    for (let i = 0; i < 10_000; i++) choose(game, s, 0);
    expect([s.kernel.tick, s.log, stackOf(s)]).toEqual([10_000, ['1'], ['turn.pass']]);
  });

  test('a hundred thousand deep without a question, because the loop does not recurse', () => {
    const spin: Rule<MiniState, { left: number }> = rule<MiniState, { left: number }>('spin')({
      go: (s, { left }) => (left > 0 ? call(s, spin, { left: left - 1 }) : void s.log.push('done')),
    });
    expect(begin(mini([once((s) => call(s, spin, { left: 100_000 })), spin])).log).toEqual(['done']);
  });

  test('only where they exist', () => {
    const s = begin(mini([once((t) => ask(t, 0, 'once.step', words('a', 'b')))]));
    s.kernel.stack[0]!.at = 'gone';
    expect(() => choose(mini([once(() => {})]), s, 0)).toThrow('no step gone of a rule once');
  });
});

describe('a finished rule', () => {
  test('goes from under the rule it called last', () => {
    const asking = rule<MiniState, object, Word>('asking')({
      choose: (s) => ask(s, 0, 'asking.choose', words('a', 'b')),
    });
    const s = begin(mini([once((t) => call(t, asking, {})), asking]));
    expect(stackOf(s)).toEqual(['asking.']);
  });

  test('whose last step asks goes when it is answered, and its caller goes on', () => {
    const asking = rule<MiniState, object, Word>('asking')({
      choose: (s) => ask(s, 0, 'asking.choose', words('a', 'b')),
    });
    const outer = rule<MiniState, object>('outer')({
      begin: (s) => call(s, asking, {}),
      end: (s) => void s.log.push('end'),
    });
    const game = mini([outer, asking]);
    const s = begin(game);
    answer(game, s, 0, { do: 'b' });
    expect([s.log, s.kernel.stack]).toEqual([['end'], []]);
  });
});

describe('a question', () => {
  const either = mini([
    rule<MiniState, object, Word>('either')({
      choose: (s, _my, f) =>
        askUnlessOne(s, f, 0, 'either.choose', s.kernel.rigged.length > 0 ? words('a') : words('a', 'b')),
      write: (s, _my, { pick, picks }) => void s.log.push(`${pick.do} of ${picks.length}`),
    }),
  ]);

  test('is not put when there is only one thing to offer: that is picked', () => {
    const s = either.setup({}, 1, [1, 2, 3, 4], null);
    s.kernel.rigged = [0];
    run(either, s);
    expect([s.log, s.kernel.tick, s.kernel.asks]).toEqual([['a of 1'], 0, []]);
  });

  test('is put when there are two things to offer', () => {
    const s = begin(either);
    expect(s.kernel.asks).toEqual([
      { seat: 0, prompt: 'either.choose', min: 1, max: 1, options: words('a', 'b'), answer: null },
    ]);
    answer(either, s, 0, { do: 'b' });
    expect(s.log).toEqual(['b of 1']);
  });

  test('is put even when there is only one answer, if it is asked and not offered', () => {
    expect(begin(mini([once((s) => ask(s, 0, 'once.step', words('a')))])).kernel.asks).toHaveLength(1);
  });

  test('with fewer options than must be picked is a mistake', () => {
    const game = mini([once((s) => ask(s, 0, 'once.step', words('a'), 2))]);
    expect(() => begin(game)).toThrow('once.step: 1 options, 2 to pick');
  });

  test('remembers the step that put it', () => {
    expect(begin(either).kernel.askingStep).toBe('choose');
  });

  test.each<[string, (s: MiniState) => void]>([
    ['tells of an event', (s) => emit(s, { type: 'happened' })],
    ['calls a rule', (s) => call(s, note, { word: 'called' })],
  ])('may not be put by a step that also %s', (_, also) => {
    const game = mini([
      once((s) => {
        ask(s, 0, 'once.step', words('a'));
        also(s);
      }),
      note,
    ]);
    expect(() => begin(game)).toThrow('step step of once asks, and so may do nothing else');
  });

  test('asked of one seat has its votes, and none from an earlier one that was asked of several', () => {
    const game = mini([
      rule<MiniState, object, Word>('poll')({
        all: (s) => askAll(s, [0, 1], 'poll.all', words('a', 'b')),
        count: (s, _my, { votes }) => void s.log.push(`${votes.length} votes`),
        one: (s) => ask(s, 0, 'poll.one', words('a', 'b')),
        end: (s, _my, { votes }) => void s.log.push(`${votes.length} votes`),
      }),
    ]);
    const s = begin(game);
    for (let i = 0; i < 3; i++) choose(game, s, 0);
    expect(s.log).toEqual(['2 votes', '1 votes']);
  });

  test('is never put twice to one seat at once: an answer sent twice could pass for both', () => {
    const twice = once((s) => {
      for (const prompt of ['p', 'q']) ask(s, 0, prompt, [{ do: 'yes' }]);
    });
    expect(() => begin(mini([twice]))).toThrow('q: seat 0 is asked twice at once');
  });
});

describe('a bot that answers by number', () => {
  const game = mini([
    rule<MiniState, object, Word>('order')({
      ask: (s) => askAll(s, [0, 1], 'order.ask', words('a', 'b', 'c'), 2),
      write: (s, _my, { votes }) => void s.log.push(JSON.stringify(votes)),
      last: (s) => ask(s, 2, 'order.last', words('a', 'b')),
    }),
  ]);

  test('comes to the same state as an answer by value', () => {
    const [s, t] = [begin(game), begin(game)];
    chooseSeveral(game, s, [2, 0]);
    chooseSeveral(game, s, [0, 1]);
    choose(game, s, 1);
    answer(game, t, 0, ...words('c', 'a'));
    answer(game, t, 1, ...words('a', 'b'));
    answer(game, t, 2, ...words('b'));
    expect(s).toEqual(t);
  });
});

describe('interrupts', () => {
  const tell = (...types: string[]): Rule<MiniState, object> =>
    rule<MiniState, object>('tell')({
      tell(s) {
        for (const type of types) emit(s, { type });
      },
      after: (s) => void s.log.push('after'),
    });
  const two = (_s: MiniState, e: Happening): readonly Frame[] =>
    ['1', '2'].map((n) => note.frame({ word: `${e.type}${n}` }));
  const notes = { x: two, y: two };

  test('run before the next step: those of the first event first, in the order the game names them', () => {
    const s = begin(mini([tell('x', 'y'), note], notes));
    expect(s.log).toEqual(['x1', 'x2', 'y1', 'y2', 'after']);
  });

  test('run before the rules that the same step called', () => {
    const both = once((s) => {
      call(s, note, { word: 'called' });
      emit(s, { type: 'x' });
    });
    expect(begin(mini([both, note], notes)).log).toEqual(['x1', 'x2', 'called']);
  });

  test('run after the last step of a rule, when the rule itself is gone', () => {
    const s = begin(mini([once((t) => emit(t, { type: 'x' })), note], notes));
    expect([s.log, s.kernel.stack]).toEqual([['x1', 'x2'], []]);
  });

  test('break into interrupts', () => {
    const echo = rule<MiniState, object>('echo')({
      cry: (s) => emit(s, { type: 'echoed' }),
      fade: (s) => void s.log.push('faded'),
    });
    const heard = { x: () => [echo.frame({})], echoed: () => [note.frame({ word: 'heard' })] };
    expect(begin(mini([tell('x'), echo, note], heard)).log).toEqual(['heard', 'faded', 'after']);
  });

  test('are called for what has happened since the last step only', () => {
    const game = mini([tell('x'), note], notes);
    const s = begin(game);
    expect([s.log.filter((word) => word === 'x1').length, s.kernel.events]).toEqual([1, [{ type: 'x' }]]);
  });
});

describe('a called rule', () => {
  const SEARCH = declare<{ found: number }>('search', 'look');
  const leave = rule<MiniState, object>('leave')({
    leave: (s) => void suspended(s, SEARCH).found++,
  });
  const search = rule<MiniState, { found: number }>('search')({
    look: (s) => call(s, leave, {}),
    count: (s, { found }) => void s.log.push(`found ${found}`),
  });

  test('leaves its result with the rule that called it', () => {
    const game = mini([once((s) => call(s, search, { found: 1 })), search, leave]);
    expect(begin(game).log).toEqual(['found 2']);
  });

  test('that was called by a last step finds nobody to leave it with', () => {
    const last = rule<MiniState, { found: number }>('search')({ look: (s) => call(s, leave, {}) });
    expect(() => begin(mini([once((s) => call(s, last, { found: 1 })), last, leave]))).toThrow(
      'rule search is not suspended',
    );
  });

  test('finds a suspended rule by its name, the latest of several', () => {
    const s = begin(mini([once(() => {})]));
    for (const found of [1, 2]) call(s, search, { found });
    call(s, leave, {});
    expect(suspended(s, search)).toEqual({ found: 2 });
    expect(() => suspended(s, note)).toThrow('rule note is not suspended');
  });
});

describe('a rulebook', () => {
  test('holds every rule by its name', () => {
    expect(rulebook<MiniState>([note]).get('note')).toBe(note);
  });

  test('with two rules of one name, or a rule without steps, is a mistake', () => {
    expect(() => rulebook<MiniState>([note, note])).toThrow('two rules have the same name');
    expect(() => rule<MiniState, object>('empty')({})).toThrow('rule empty has no steps');
  });
});

describe('events', () => {
  test('are those since the last answer, given by anyone', () => {
    const game = mini([
      rule<MiniState, object, Word>('tale')({
        tell: (s) => emit(s, { type: 'began' }),
        ask: (s) => askAll(s, [0, 1], 'tale.ask', words('a', 'b')),
        end: (s) => emit(s, { type: 'ended' }),
      }),
    ]);
    const s = begin(game);
    const seen = [s.kernel.events.map((e) => e.type)];
    for (let i = 0; i < 2; i++) {
      choose(game, s, 0);
      seen.push(s.kernel.events.map((e) => e.type));
    }
    expect(seen).toEqual([['began'], [], ['ended']]);
  });
});
