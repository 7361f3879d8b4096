import { describe, expect, test } from 'vitest';
import { crossroads } from '../test/crossroads/game.ts';
import { bite, infection, move, request, turn } from '../test/crossroads/rules.ts';
import { emptyColony, type Choice, type State } from '../test/crossroads/state.ts';
import { begin, mini, type MiniState } from '../test/mini.ts';
import { answer, stackOf } from '../test/table.ts';
import { call, emit, openAsk, restore, rule, run } from './kernel.ts';

const [ann, bob, cyd, dan] = [0, 1, 2, 3];
const wear: Choice = { do: 'wear', card: 'coat' };

describe('a secret card that breaks into a move', () => {
  test('is settled between its two steps, then the move goes on', () => {
    const s = atSchool();
    expect(stackOf(s)).toEqual(['move.exposure', 'stranger.resolve']);
    answer(crossroads, s, ann, { do: 'help' });
    expect(stackOf(s)).toEqual(['move.exposure', 'stranger.verdict']);
    judge(s);
    expect([s.kernel.events, s.kernel.rigged, s.kernel.stack]).toEqual([[{ type: 'strangerJudged', yes: 2 }], [], []]);
  });

  test('can be saved and loaded at every one of its questions, and in the middle of the vote', () => {
    const straight = atSchool();
    let s = reload(atSchool());
    for (const [seat, pick] of [
      [ann, 'help'],
      [cyd, 'no'],
      [ann, 'yes'],
      [bob, 'yes'],
    ] as const) {
      answer(crossroads, straight, seat, { do: pick });
      answer(crossroads, s, seat, { do: pick });
      s = reload(s);
      expect(s).toEqual(straight);
    }
    expect([s.morale, s.kernel.rigged, s.kernel.stack]).toEqual([4, [], []]);
  });

  test('is seen by its holder and by nobody else until it is shown', () => {
    const s = emptyColony(3);
    s.secrets = ['stranger'];
    call(s, turn, { seat: ann });
    run(crossroads, s);
    expect([ann, bob, cyd, null].map((seat) => crossroads.view(s, seat).secret)).toEqual([
      null,
      null,
      'stranger',
      null,
    ]);
  });

  test('does nothing where it is not what it waits for', () => {
    const s = scene(3, (t) => {
      t.secret = 'stranger';
      t.kernel.rigged = [0];
      call(t, move, { seat: ann, to: 'street' });
    });
    expect([s.secret, s.kernel.asks]).toEqual(['stranger', []]);
  });
});

describe('an effect that spreads from seat to seat', () => {
  test('asks each in turn, and stops where it is stopped', () => {
    const s = scene(4, (t) => {
      t.kernel.rigged = [1, 1];
      call(t, infection, { seat: cyd });
    });
    const asked = [cyd, dan, ann].map((seat, i) => {
      expect(s.kernel.asks.map((a) => a.seat)).toEqual([seat]);
      answer(crossroads, s, seat, { do: i < 2 ? 'risk' : 'kill' });
      return seat;
    });
    expect(s.people.map(({ alive }) => !alive)).toEqual([ann, bob, cyd, dan].map((seat) => asked.includes(seat)));
    expect([s.kernel.stack, s.kernel.rigged]).toEqual([[], []]);
  });

  test('keeps its place in one frame, however far it has come', () => {
    const s = scene(4, (t) => {
      t.kernel.rigged = [1];
      call(t, infection, { seat: ann });
    });
    answer(crossroads, s, ann, { do: 'risk' });
    expect(stackOf(s)).toEqual(['infection.treat']);
    expect(s.kernel.stack[0]!.my).toEqual({ seat: bob });
  });

  test('stops when chance stops it', () => {
    const s = scene(4, (t) => {
      t.kernel.rigged = [0];
      call(t, infection, { seat: ann });
    });
    answer(crossroads, s, ann, { do: 'risk' });
    expect([s.people[ann]!.alive, s.kernel.asks, s.kernel.stack]).toEqual([true, [], []]);
  });
});

describe('a request that several other seats may answer', () => {
  test('ends with the first who accepts', () => {
    const s = begging(1);
    answer(crossroads, s, cyd, { do: 'pass' });
    answer(crossroads, s, dan, { do: 'give', card: 'food' });
    expect(s.kernel.events).toEqual([{ type: 'cardGiven', from: dan, to: bob, card: 'food' }]);
    expect([s.kernel.asks, s.kernel.stack, s.people[bob]!.hand]).toEqual([[], [], ['food']]);
  });

  test('goes on to each in turn when more is wanted', () => {
    const s = begging(4);
    for (const seat of [cyd, dan, ann]) {
      expect(s.kernel.asks.map((a) => a.seat)).toEqual([seat]);
      answer(crossroads, s, seat, { do: 'give', card: 'food' });
    }
    expect([s.kernel.asks, s.people[bob]!.hand]).toEqual([[], ['food', 'food', 'food']]);
  });

  test('comes to nothing when all pass', () => {
    const s = begging(1);
    for (const seat of [cyd, dan, ann]) answer(crossroads, s, seat, { do: 'pass' });
    expect([s.kernel.asks, s.kernel.stack, s.people[bob]!.hand]).toEqual([[], [], []]);
  });
});

describe('a rule that replaces the amount of another before it resolves', () => {
  test('changes it in the frame of the other', () => {
    const s = bitten();
    answer(crossroads, s, bob, wear);
    expect(s.kernel.stack.find((f) => f.rule === 'bite')!.my).toEqual({ seat: bob, amount: 1 });
    for (const seat of [cyd, ann]) answer(crossroads, s, seat, { do: 'pass' });
    expect(s.kernel.events.at(-1)).toEqual({ type: 'wounded', seat: bob, amount: 1 });
  });

  test('finds it under others that break in too, so that two of them take two off', () => {
    const s = bitten();
    answer(crossroads, s, bob, wear);
    answer(crossroads, s, cyd, wear);
    answer(crossroads, s, ann, { do: 'pass' });
    expect([s.people[bob]!.wounds, s.kernel.stack, s.kernel.asks]).toEqual([0, [], []]);
  });

  test('leaves it alone when it is not used', () => {
    const s = bitten();
    for (const seat of [bob, cyd, ann]) answer(crossroads, s, seat, { do: 'pass' });
    expect(s.people[bob]!.wounds).toBe(2);
  });
});

describe('an elimination in the middle of the effect of somebody else', () => {
  test('lets the effect and the turn go on without the one who fell', () => {
    const s = scene(4, (t) => {
      t.kernel.rigged = [2, 1];
      call(t, turn, { seat: ann });
    });
    answer(crossroads, s, ann, { do: 'move', to: 'street' });
    answer(crossroads, s, ann, { do: 'risk' });
    answer(crossroads, s, bob, { do: 'kill' });
    expect(s.people.map(({ alive }) => alive)).toEqual([false, false, true, true]);
    expect([s.kernel.asks.map((a) => [a.seat, a.prompt]), stackOf(s)]).toEqual([[[cyd, 'turn.choose']], ['turn.act']]);
  });

  test('is not asked about what comes after it', () => {
    const s = scene(4, (t) => {
      t.people[cyd]!.alive = false;
      t.people[dan]!.wounds = 2;
      call(t, bite, { seat: dan, amount: 1 });
    });
    for (const seat of [dan, ann, bob]) answer(crossroads, s, seat, { do: 'pass' });
    expect(s.kernel.events.map((e) => e.type)).toEqual(['wounded', 'died']);
  });

  test('ends the game at once when it is the last straw, whatever was still to be done', () => {
    const s = scene(4, (t) => {
      t.morale = 1;
      t.kernel.rigged = [2];
      call(t, turn, { seat: ann });
    });
    answer(crossroads, s, ann, { do: 'move', to: 'street' });
    answer(crossroads, s, ann, { do: 'kill' });
    expect([s.kernel.asks, s.kernel.stack, crossroads.outcome(s)]).toEqual([[], [], [0, 0, 0, 0]]);
  });
});

describe('a thousand zombies act without a question', () => {
  test('in one step, each with its own event', () => {
    const s = begin(mini([shamble]));
    expect([s.kernel.events.length, s.kernel.asks, s.kernel.stack]).toEqual([1000, [], []]);
  });

  test('in a rule of their own each, one after the other, on a stack that stays short', () => {
    const game = mini([night, horde, zombie]);
    const s = begin(game);
    expect([s.log.length, s.log[999], s.kernel.stack]).toEqual([1000, 'zombie 999 on a stack of 2', []]);
  });

  test('each of them broken into by a rule', () => {
    const s = begin(mini([shamble, groan], { shambled: () => [groan.frame({})] }));
    expect([s.log.length, s.kernel.stack]).toEqual([1000, []]);
  });
});

const shamble = rule<MiniState, object>('shamble')({
  walk(s) {
    for (let i = 0; i < 1000; i++) emit(s, { type: 'shambled' });
  },
});

const groan = rule<MiniState, object>('groan')({
  groan(s) {
    s.log.push('groan');
  },
});

const zombie = rule<MiniState, { n: number }>('zombie')({
  walk(s, { n }) {
    s.log.push(`zombie ${n} on a stack of ${s.kernel.stack.length}`);
  },
});

const night = rule<MiniState, object>('night')({
  fall(s) {
    call(s, horde, { next: 0 });
  },
});

const horde = rule<MiniState, { next: number }>('horde')({
  come(s, my, f) {
    if (my.next === 1000) return;
    call(s, zombie, { n: my.next++ });
    f.at = 'come';
  },
});

function scene(seats: number, arrange: (s: State) => void): State {
  const s = emptyColony(seats);
  arrange(s);
  run(crossroads, s);
  return s;
}

/** Ann comes to the school, where a stranger waits; after that nothing will bite her. */
function atSchool(): State {
  return scene(3, (s) => {
    s.secret = 'stranger';
    s.kernel.rigged = [0];
    call(s, move, { seat: ann, to: 'school' });
  });
}

function judge(s: State): void {
  answer(crossroads, s, cyd, { do: 'no' });
  answer(crossroads, s, ann, { do: 'yes' });
  answer(crossroads, s, bob, { do: 'yes' });
}

/** Bob asks the others for cards; everyone has food. */
function begging(enough: number): State {
  return scene(4, (s) => {
    for (const seat of [ann, cyd, dan]) s.people[seat]!.hand = ['food'];
    call(s, request, { seat: bob, asked: bob, enough });
  });
}

/** Bob is about to be wounded twice; all have coats, and Bob is asked first. */
function bitten(): State {
  const s = scene(3, (t) => {
    for (const { hand } of t.people) hand.push('coat');
    call(t, bite, { seat: bob, amount: 2 });
  });
  expect(openAsk(s, bob)!.options).toEqual([wear, { do: 'pass' }]);
  return s;
}

function reload(s: State): State {
  return restore(crossroads, 1, JSON.parse(JSON.stringify(s)));
}
