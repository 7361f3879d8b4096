import { reveal, seedOf, shuffle, viewAsks, type AnyGame, type AnyState } from '@horda/kernel';
import { expect, test } from 'vitest';
import { checkGame } from '../src/contract.ts';
import { FAST, type CheckOptions, type Report } from '../src/inspection.ts';
import { tableOf } from '../src/tables.ts';
import { miniGame, type Choice, type Event, type Mini, type Steps } from '../src/mini.ts';

const GOOD = miniGame();

function check(game: AnyGame, more: Partial<CheckOptions> = {}): Report {
  const reports = Array.from({ length: 8 }, (_, n) =>
    checkGame(game, { ...tableOf(game, seedOf('check'), n), ...more }),
  );
  return reports[0]!;
}

/** The parts of the game as it should be, typed for its own state. */
const good = GOOD as unknown as {
  view(s: Mini, seat: number | null): Record<string, unknown>;
  clone(s: Mini): Mini;
  why(s: Mini, seat: number, choice: Choice): string | null;
};
const steps = (broken: Steps): AnyGame => miniGame({}, broken);

test('a game that keeps the contract passes, checked in full and fast', () => {
  const report = check(GOOD);
  expect(report.decisions).toBeGreaterThan(20);
  expect(report.alike).toBeGreaterThan(20);
  expect(report.redrawn).toBeGreaterThan(report.worlds / 4);
  expect(check(GOOD, { thorough: FAST }).decisions).toBe(report.decisions);
});

test('a failure names the place and a command that shows it again', () => {
  const leaking = miniGame({ view: (s, seat) => ({ ...good.view(s, seat), deck: s.deck.slice() }) });
  expect(() => check(leaking)).toThrow(
    /^mini: .*\n {2}after 0 answers, tick 0 \(turn.choose to seat 0\).*\n {2}again: node testing\/src\/contract-run.ts mini --seats 2 --set short=false --seed=-?\d+,.* --full$/s,
  );
});

test('a redraw in which the true order of the deck leaves a trace', () => {
  const redraw = (s: Mini): void => void shuffle(s, s.deck);
  expect(() => check(miniGame({ redraw }))).toThrow(
    'what is hidden leaves a trace in the worlds of seat 0, state.deck',
  );
});

test('a wrong number of seats, and an ending that is none', () => {
  expect(() => check(miniGame({ seats: () => 7 }))).toThrow('seats gives 7, but 2 sit at the table');
  expect(() => check(miniGame({ endings: [] }))).toThrow('it ended by counted, which is not one of its endings');
});

test('a view that shows a neighbour’s hand', () => {
  const view = (s: Mini, seat: number | null) => ({
    ...good.view(s, seat),
    left: seat === 0 ? s.hands[1]!.slice() : [],
  });
  expect(() => check(miniGame({ view }))).toThrow('the view of seat 0 shows what it may not know, view.left');
});

test('a view that shows spectators a hand', () => {
  const view = (s: Mini, seat: number | null) => ({
    ...good.view(s, seat),
    first: seat === null ? s.hands.flat() : [],
  });
  expect(() => check(miniGame({ view }))).toThrow('the view of spectators shows what they may not know, view.first');
});

test('a view that shows the questions put to others', () => {
  const view = (s: Mini) => ({ asks: s.kernel.asks.map(({ options }) => options) });
  expect(() => check(miniGame({ view }))).toThrow('shows what it may not know, view.asks');
});

test('a view that is no plain data', () => {
  const view = (s: Mini, seat: number | null) => ({ asks: viewAsks(s, seat), hand: undefined });
  expect(() => check(miniGame({ view }))).toThrow('undefined is no plain data');
});

test('a view that changes the table', () => {
  const view = (s: Mini, seat: number | null) => {
    s.pile.sort((a, b) => a - b);
    return good.view(s, seat);
  };
  expect(() => check(miniGame({ view }))).toThrow('state.pile');
});

test('an event that tells what another seat drew', () => {
  expect(() => check(miniGame({ viewEvent: (e: Event) => e }))).toThrow('is told what it may not know, events');
});

test('an event that tells spectators what a seat drew', () => {
  const viewEvent = (e: Event, seat: number | null) =>
    e.type === 'drew' && e.seat !== seat && seat !== null ? { ...e, card: null } : e;
  expect(() => check(miniGame({ viewEvent }))).toThrow('a spectator is told what it may not know, events');
});

test('a pick that nobody was shown, kept by a suspended rule', () => {
  const play: Steps[string] = (_s, my, { pick }) => void Object.assign(my, { kept: pick.card ?? 0 });
  expect(() => check(steps({ play }))).toThrow(
    /a world of seat . holds what the seat was not shown, state\.kernel\.stack\[0\]\.my\.kept/,
  );
});

test('a bot’s value that uses what the seat may not know', () => {
  const evaluate = (s: Mini, seat: number) => s.hands[seat === 0 ? 1 : 0]![0] ?? 0;
  expect(() => check(miniGame({ evaluate }))).toThrow('evaluate uses what seat');
});

test('a reason that tells what the seat may not know', () => {
  const why = (s: Mini, seat: number, choice: Choice) =>
    good.why(s, seat, choice) === null ? null : `M${s.hands[seat === 0 ? 1 : 0]![0] ?? 0}`;
  expect(() => check(miniGame({ why }))).toThrow(/^mini: why tells seat . what it may not know/);
});

test('something drawn, but not counted as revealed', () => {
  const draw: Steps[string] = (s, { seat }) => void s.hands[seat]!.push(s.deck.pop()!);
  expect(() => check(steps({ draw }))).toThrow(/seat . has learnt something, but nothing was revealed/);
});

test('copies that share a list', () => {
  const clone = (s: Mini) => ({ ...good.clone(s), pile: s.pile });
  expect(() => check(miniGame({ clone }))).toThrow('the state was changed by');
  expect(() => check(miniGame({ clone }), { thorough: 0 })).toThrow('the state was changed by');
});

test('copies that forget a number', () => {
  const clone = (s: Mini) => ({ ...good.clone(s), votes: 0 });
  expect(() => check(miniGame({ clone }))).toThrow('state.votes');
});

test('copies whose fields stand in another order', () => {
  const clone = (s: Mini) => {
    const { votes, ...rest } = good.clone(s);
    return { votes, ...rest };
  };
  expect(() => check(miniGame({ clone }))).toThrow('a copy differs, state: fields votes, kernel');
});

test('an option that cannot be applied', () => {
  const play: Steps[string] = (s, _my, { pick }) => {
    if (pick.card === 9) throw new Error('nine is not playable');
    s.votes++;
  };
  expect(() => check(steps({ play }))).toThrow('mini: nine is not playable');
});

test('two options alike', () => {
  const weed: Steps[string] = (s, { seat }) => {
    s.kernel.asks.push({
      seat,
      prompt: 'turn.weed',
      min: 0,
      max: 1,
      options: [{ do: 'pass' }, { do: 'pass' }],
      answer: null,
    });
  };
  expect(() => check(steps({ weed }))).toThrow('turn.weed offers {"do":"pass"} twice');
});

test('a step that asks and counts', () => {
  const poll: Steps[string] = (s) => {
    s.votes++;
    for (const seat of s.hands.keys())
      s.kernel.asks.push({
        seat,
        prompt: 'turn.poll',
        min: 1,
        max: 1,
        options: [{ do: 'vote', yes: true }],
        answer: null,
      });
  };
  expect(() => check(steps({ poll }))).toThrow('poll of turn asks, but does something else too, state.votes');
  const later = miniGame({ rules: steps({ poll }).rules as never });
  expect(() => check(later, { thorough: 0.3 })).toThrow('votes');
});

test('a step that asks and changes something only the first time', () => {
  const choose: Steps[string] = (s, { seat }) => {
    s.pile.sort((a, b) => b - a);
    s.kernel.asks.push({
      seat,
      prompt: 'turn.choose',
      min: 1,
      max: 1,
      options: [{ do: 'pass' }, { do: 'vote' }],
      answer: null,
    });
  };
  const drop: Steps[string] = (s) => void s.pile.push(...(s.pile.length === 0 ? [1, 2] : []));
  expect(() => check(steps({ choose, drop }))).toThrow('choose of turn asks, but does something else too, state.pile');
});

test('a question that depends on chance', () => {
  const choose: Steps[string] = (s, { seat }) => {
    const options: Choice[] = [{ do: 'pass' }, { do: 'vote' }];
    if (s.kernel.rng[0] % 2 === 0) options.reverse();
    s.kernel.asks.push({ seat, prompt: 'turn.choose', min: 1, max: 1, options, answer: null });
  };
  expect(() => check(steps({ choose }))).toThrow('asking again gives something else, state.kernel.asks');
});

test('a rule that knows its own options only by reference', () => {
  const pass: Choice = { do: 'pass' };
  const choose: Steps[string] = (s, { seat }) => {
    s.kernel.asks.push({ seat, prompt: 'turn.choose', min: 1, max: 1, options: [pass], answer: null });
  };
  const play: Steps[string] = (s, _my, { pick }) => void (s.votes += pick === pass ? 1 : 0);
  expect(() => check(steps({ choose, play }))).toThrow('the same answers lead to two states, state');
});

test('a rule that remembers something outside of the state', () => {
  let played = 0;
  const play: Steps[string] = (s) => void (s.votes += ++played);
  expect(() => check(steps({ play }))).toThrow('state.votes');
});

test('a list that stands in the state twice, and is no longer the same when loaded', () => {
  const play: Steps[string] = (s) => {
    s.pile = s.hands[0]!;
  };
  const clone = (s: Mini) => {
    const copy = good.clone(s);
    if (s.pile === s.hands[0]) copy.pile = copy.hands[0]!;
    return copy;
  };
  const game = miniGame({ clone }, { play });
  expect(() => check(game)).toThrow(/state/);
});

test.each([
  ['undefined', undefined, 'undefined is no plain data'],
  ['minus zero', -0, '-0 is no plain data'],
  ['infinity', Infinity, 'Infinity is no plain data'],
  ['a class', new Map(), 'an object of a class is no plain data'],
])('%s in the state', (_name, value, message) => {
  const play: Steps[string] = (s) => void ((s.winner = null), ((s as { votes: unknown }).votes = value));
  const count: Steps[string] = (s) => reveal(s);
  const next: Steps[string] = (s) => void (s.winner = 0);
  expect(() => check(steps({ play, count, next }))).toThrow(message);
});

test('nobody is asked, though the game is not over', () => {
  const next: Steps[string] = () => {};
  expect(() => check(steps({ next }))).toThrow('nobody is asked though the game is not over');
});

test('somebody is asked, though the game is over', () => {
  const outcome = (s: Mini) => s.hands.map(() => 0);
  expect(() => check(miniGame({ outcome }))).toThrow('somebody is asked though the game is over');
});

test('a game that does not end', () => {
  const nothing: Steps[string] = () => {};
  const game = steps({ play: nothing, draw: (s) => reveal(s), drop: nothing });
  expect(() => check(game, { thorough: 0 })).toThrow('the game does not end in 20000 answers');
});

test('a rule against what is offered, none against what is not, and one that does not exist', () => {
  expect(() => check(miniGame({ why: () => 'M1' }))).toThrow('but M1 forbids it');
  expect(() => check(miniGame({ why: () => null }))).toThrow('but no rule forbids it');
  expect(() => check(GOOD, { rules: new Set(['M2']) })).toThrow('why names M1, which is no rule');
  expect(check(GOOD, { rules: new Set(['M1']) }).decisions).toBeGreaterThan(0);
});

test('an invariant of the game itself', () => {
  const invariants = (s: unknown): void => {
    if ((s as Mini).pile.length > 3) throw new Error('the pile is too high');
  };
  expect(() => check(GOOD, { invariants })).toThrow('mini: the pile is too high');
});

test('what an answer may change is looked at after every answer', () => {
  const transitions = (before: AnyState, _answer: unknown, after: AnyState): void => {
    if (after.kernel.tick > before.kernel.tick) throw new Error(`time went on from ${before.kernel.tick}`);
  };
  expect(() => check(GOOD, { transitions })).toThrow('mini: time went on from');
});

test('a redraw that hides nothing shows in the report', () => {
  const report = check(miniGame({ redraw: () => {} }));
  // Votes given in secret are redrawn by the kernel.
  expect(report.redrawn).toBeLessThan(report.worlds / 6);
});
