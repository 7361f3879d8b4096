/** A sound step of a game, into which a fault can be planted that a check must find. */
import { apply, run, type Frame } from '@horda/kernel';
import { zombicide } from '../../../src/game.ts';
import { DEFAULTS } from '../../../src/options.ts';
import type { Choice, Event, State, Survivor } from '../../../src/state.ts';
import { followed, type Moment, type Step } from '../step.ts';

/** The first answer of S4 at noon, with six survivors in one zone: somebody makes noise. */
export function soundStep(): Step {
  const before = zombicide.setup({ ...DEFAULTS, mission: 'S4', hour: '12' }, 1, [1, 2, 3, 4], null);
  run(zombicide, before);
  while (before.kernel.asks[0]!.prompt !== 'turn.choose') take(before, before.kernel.asks[0]!.options[0]!);
  const after = zombicide.clone(before);
  take(after, { do: 'makeNoise' });
  const answer = { tick: before.kernel.tick, seat: 0, picks: [{ do: 'makeNoise' } as const] };
  return followed(before, answer, after);
}

function take(s: State, pick: Choice): void {
  apply<State, Choice, Event>(zombicide, s, { tick: s.kernel.tick, seat: 0, picks: [pick] });
}

/** What is wrong, and what the check says of it. */
export interface Fault {
  readonly says: string;
  readonly plant: (step: Step) => void;
}
/** By the numbers of the invariants. */
export type Faults = Readonly<Record<number, readonly Fault[]>>;

export const one = (s: State): Survivor => s.survivors[0]!;

export function happens({ after }: Step, ...events: readonly Event[]): void {
  after.kernel.events.push(...events);
}

export function asks(s: State, prompt: string, ...options: readonly Choice[]): void {
  s.kernel.asks = [{ seat: 0, prompt, min: 1, max: 1, options, answer: null }];
}

export const frame = (rule: string, my: object): Frame => ({ rule, at: 'x', pick: null, picks: [], votes: [], my });

interface Planted {
  readonly my: object;
  /** What the rule remembers afterwards, if that is something else. */
  readonly left?: object;
  readonly called?: readonly Frame[];
  readonly events?: readonly Event[];
}

/** A step of a rule that no rule would take. */
export function goes(step: Step, of: string, { my, left = {}, called = [], events = [] }: Planted): void {
  const { before, after } = step;
  const moment: Moment = { of, before, my, after, left: { ...my, ...left }, called, events };
  step.moments = [...step.moments, moment];
}
