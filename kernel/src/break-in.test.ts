import { describe, expect, test } from 'vitest';
import { begin, mini, words, type Happening, type MiniState, type Word } from '../test/mini.ts';
import { answer, stackOf } from '../test/table.ts';
import { ask, emit, hush, restore, rule, run, type Frame } from './kernel.ts';

/** One step makes two moves; a card in the log breaks into the first of them, asks, and is used up. */
const walk = rule<MiniState, object>('walk')({
  go(s) {
    for (const type of ['moved', 'coughed', 'moved']) emit(s, { type });
  },
  arrive: (s) => void s.log.push('arrived'),
});
const trap = rule<MiniState, object, Word>('trap')({
  choose: (s) => ask(s, 0, 'trap.choose', words('run', 'stay')),
  spring(s, _my, { pick }) {
    s.log = s.log.filter((word) => word !== 'card');
    s.log.push(pick.do);
  },
});
let asked: string[] = [];
const card = (s: MiniState, e: Happening): readonly Frame[] => {
  asked.push(`${e.type} with ${s.log.join(' ')}`);
  return s.log.includes('card') ? [trap.frame({})] : [];
};
const game = mini([walk, trap], { moved: card });

function withCards(...cards: string[]): MiniState {
  asked = [];
  const s = game.setup({}, 4, [1, 2, 3, 4], null);
  s.log = cards;
  run(game, s);
  return s;
}

describe('events of one step that something may break in on', () => {
  test('are looked at one at a time: a card that the first of them uses up does not fire again', () => {
    const s = withCards('card');
    answer(game, s, 0, { do: 'run' });
    expect([s.log, s.kernel.asks, s.kernel.stack]).toEqual([['run', 'arrived'], [], []]);
  });

  test('are looked at when they are due, in the state as it is then', () => {
    const s = withCards('card', 'card');
    answer(game, s, 0, { do: 'stay' });
    expect(asked).toEqual(['moved with card card', 'moved with stay']);
    expect(s.log).toEqual(['stay', 'arrived']);
  });

  test('wait on the stack, through questions, saves and copies', () => {
    const s = withCards('card');
    expect(stackOf(s)).toEqual(['walk.arrive', 'due.look', 'trap.spring']);
    const [loaded, copy] = [restore(game, 1, JSON.parse(JSON.stringify(s))), game.clone(s)];
    for (const table of [s, loaded, copy]) answer(game, table, 0, { do: 'run' });
    expect([loaded, copy]).toEqual([s, s]);
  });

  test('of another kind are not looked at, and nothing is left waiting for them', () => {
    const quietly = mini([walk, trap], { coughed: () => [trap.frame({})] });
    expect(stackOf(begin(quietly))).toEqual(['walk.arrive', 'trap.spring']);
  });

  test('are kept in a search, too', () => {
    const s = game.setup({}, 4, [1, 2, 3, 4], null);
    s.log = ['card'];
    hush(game, s);
    run(game, s);
    expect(s.kernel.asks.map(({ prompt }) => prompt)).toEqual(['trap.choose']);
  });

  test('a thousand of them take no longer than their number', () => {
    const horde = rule<MiniState, object>('horde')({
      come(s) {
        for (let i = 0; i < 1000; i++) emit(s, { type: 'moved' });
      },
    });
    const note = rule<MiniState, object>('note')({ note: (s) => void s.log.push('note') });
    expect(begin(mini([horde, note], { moved: () => [note.frame({})] })).log).toHaveLength(1000);
  });
});
