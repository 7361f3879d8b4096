import { newKernel, rule, rulebook, type Choice, type Event, type Game, type Rule, type State } from '@horda/kernel';
import { expect, test } from 'vitest';
import { Stage } from './scene.ts';

type SceneState = State<Choice, Event>;

/** Asks for heads or tails, then reports the result. */
const toss = rule<SceneState, { seat: number }, Choice>('toss')({
  call(s, { seat }) {
    s.kernel.asks.push({
      seat,
      prompt: 'toss.call',
      min: 1,
      max: 1,
      options: [{ do: 'heads' }, { do: 'tails' }],
      answer: null,
    });
  },
  fall(s) {
    s.kernel.events.push({ type: 'coinFell' });
  },
});

/** Runs for ever without asking. */
const spin: Rule<SceneState, object> = rule<SceneState, object>('spin')({
  turn(s, _my, f) {
    s.kernel.events.push({ type: 'coinSpun' });
    f.at = 'turn';
  },
});

const game = {
  rules: rulebook([toss, spin]),
  interrupts: null,
  why: () => 'T1',
} as unknown as Game<SceneState, Choice, Event, unknown, unknown>;

function stage(): Stage<SceneState, Choice, Event, unknown, unknown> {
  const s: SceneState = {
    kernel: { ...newKernel([0, 0, 0, 0]), rng: [1, 2, 3, 4] },
  };
  const t = new Stage(game, s);
  t.runs(toss, { seat: 3 });
  return t;
}

test('a stage plays a rule by hand', () => {
  const t = stage();
  t.asks({ seat: 3, prompt: 'toss.call' });
  t.offers({ do: 'tails' }, { do: 'heads' });
  t.chooses({ do: 'heads' });
  t.happened('coinFell');
  t.asks();
});

test('a stage objects to a wrong list of options', () => {
  expect(() => stage().offers({ do: 'heads' })).toThrow('to deeply equal');
});

test('a stage objects to a refusal of what is offered, and to a wrong reason', () => {
  expect(() => stage().refuses({ do: 'heads' }, 'T1')).toThrow('to throw');
  expect(() => stage().refuses({ do: 'edge' }, 'T2')).toThrow("expected 'T1' to be 'T2'");
  stage().refuses({ do: 'edge' }, 'T1');
});

test('a stage objects to events that were left out or invented', () => {
  const t = stage();
  t.chooses({ do: 'tails' });
  expect(() => t.happened()).toThrow('to deeply equal');
  expect(() => t.happened('coinFell', 'coinFell')).toThrow('to deeply equal');
});

test('a stage objects to an answer for another seat', () => {
  expect(() => stage().answers(0, { do: 'heads' })).toThrow('seat 0 is not asked');
});

test('a stage objects to rules that run on for ever', () => {
  const t = stage();
  t.chooses({ do: 'heads' });
  expect(() => t.runs(spin, {})).toThrow('nobody is asked');
});
