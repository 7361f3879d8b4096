import { ask, seedOf, type AnyState } from '@horda/kernel';
import { expect, test } from 'vitest';
import { exhaust, Stumbled, type Goals } from '../src/exhaust.ts';
import { miniGame, type Mini, type Steps } from '../src/mini.ts';

const NO_GOALS: Goals = { reach: [], features: () => [] };
const BUDGET = { seed: seedOf('exhaust'), games: 200 };

test('plays until every step, option, number of seats and goal was seen, and no longer', () => {
  const goals: Goals = {
    reach: ['prompt turn.poll', 'event dropped', 'choice turn.choose: pass', 'summary winner=1', 'three dropped'],
    features: (_before, { picks }) => (picks.length === 2 ? ['three dropped'] : []),
  };
  const found = exhaust(miniGame(), goals, BUDGET);
  expect(found.missing).toEqual([]);
  expect(found.goals).toBe(2 + 2 + 8 + goals.reach.length);
  expect(found.games).toBeLessThan(BUDGET.games);
  expect(found.seen.get('step turn.choose')).toBeGreaterThan(0);
  expect(found.most.options).toBeGreaterThan(3);
});

test('a goal may be reached by a step, whose frame is on top', () => {
  const goals: Goals = {
    ...NO_GOALS,
    reach: ['seat 1 drops'],
    steps: (rule, step, s) =>
      rule === 'turn' && step === 'drop' ? [`seat ${(s.kernel.stack.at(-1)!.my as { seat: number }).seat} drops`] : [],
  };
  expect(exhaust(miniGame(), goals, BUDGET).missing).toEqual([]);
});

test('says what has not occurred when the budget is used up', () => {
  const found = exhaust(miniGame(), { ...NO_GOALS, reach: ['event revolution'] }, { ...BUDGET, games: 20 });
  expect(found.missing).toEqual(['event revolution']);
  expect(found.games).toBe(20);
});

test('a step that nothing leads to is missing', () => {
  const idle: Steps = { idle: () => {} };
  const skipping: Steps = {
    next(s, my, f) {
      f.at = '';
      s.winner = my.seat;
    },
  };
  const found = exhaust(miniGame({}, { ...skipping, ...idle }), NO_GOALS, { ...BUDGET, games: 20 });
  expect(found.missing).toEqual(['step turn.idle']);
});

test('half of the games take what reaches a missing goal at once', () => {
  const cards = Array.from({ length: 30 }, (_, card) => card);
  const short: Steps = {
    choose: (s, { seat }) =>
      ask(
        s,
        seat,
        'turn.choose',
        cards.map((card) => ({ do: 'play', card }) as const),
      ),
    play(s, { seat }, f) {
      s.winner = seat;
      f.at = '';
    },
  };
  const goals: Goals = {
    reach: cards.map((card) => `card ${card}`),
    features: (_before, { picks }) => picks.map((pick) => `card ${(pick as { card?: number }).card}`),
  };
  const { missing } = exhaust(miniGame({}, short), goals, { ...BUDGET, games: 60 });
  expect(missing.filter((goal) => goal.startsWith('card'))).toEqual([]);
});

test('a game may begin near a missing goal, and counts for what it was made of', () => {
  const game = miniGame();
  const asked: (readonly string[])[] = [];
  const goals: Goals = {
    reach: ['summary winner=1', 'never'],
    features: () => [],
    begin(table, missing) {
      asked.push(missing);
      const s = game.setup(table.options, 3, table.seed, null) as Mini;
      s.deck.splice(1);
      return { deal: { ...table, seats: 3 }, s };
    },
  };
  const { missing, seen } = exhaust(game, goals, { ...BUDGET, games: 30 });
  expect(asked[0]).toContain('summary winner=1');
  expect(asked.at(-1)).toEqual(missing);
  expect(missing).toEqual(['seats 2', 'never']);
  expect(seen.get('step turn.draw')).toBeLessThan(31);
});

test('the same seed plays the same games', () => {
  const twice = [1, 2].map(() => exhaust(miniGame(), { ...NO_GOALS, reach: ['never'] }, { ...BUDGET, games: 30 }));
  expect(twice[0]!.seen).toEqual(twice[1]!.seen);
  expect(twice[0]!.decisions).toBe(twice[1]!.decisions);
});

test('an error names the game, so that the run can be repeated up to it', () => {
  const fragile: Steps = {
    drop(s) {
      if (s.pile.length > 4) throw new Error('the pile fell over');
      s.pile.push(1);
    },
  };
  const run = (): unknown => exhaust(miniGame({}, fragile), { ...NO_GOALS, reach: ['never'] }, BUDGET);
  expect(run).toThrow(Stumbled);
  expect(run).toThrow(/^game \d+: the pile fell over/);
});

test('the invariants of the game are looked at after every answer', () => {
  const invariants = (s: unknown): void => {
    if ((s as Mini).pile.length > 3) throw new Error('the pile is too high');
  };
  expect(() => exhaust(miniGame(), { ...NO_GOALS, reach: ['never'] }, { ...BUDGET, invariants })).toThrow('too high');
});

test('what an answer may change is looked at after every answer', () => {
  const transitions = (before: AnyState, _answer: unknown, after: AnyState): void => {
    if (after.kernel.tick > before.kernel.tick) throw new Error('time went on');
  };
  const run = (): unknown => exhaust(miniGame(), { ...NO_GOALS, reach: ['never'] }, { ...BUDGET, transitions });
  expect(run).toThrow('time went on');
});

test('dislikes cannot keep a game from ending', () => {
  const patient: Steps = {
    choose: (s, { seat }) => ask(s, seat, 'turn.choose', [{ do: 'pass' }, { do: 'vote' }]),
    play(_s, _my, f) {
      if (f.pick.do === 'pass') f.at = 'choose';
    },
  };
  expect(exhaust(miniGame({}, patient), NO_GOALS, { ...BUDGET, games: 5 }).games).toBeGreaterThan(0);
});
