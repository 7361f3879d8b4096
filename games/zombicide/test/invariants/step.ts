/** One answer of a game as the invariants see it: the table before and after it, and the moments of the rules between. */
import {
  apply,
  type AnyGame,
  type AnyState,
  type Answer,
  type Choice as AnyChoice,
  type Event as AnyEvent,
  type Frame,
} from '@horda/kernel';
import { watched } from '@horda/testing';
import { zombicide } from '../../src/game.ts';
import type { Choice, Event, State } from '../../src/state.ts';

/** A step of a rule: the table and the rule's own memory before and after it. */
export interface Moment<Locals = object> {
  readonly of: string;
  readonly before: State;
  readonly my: Locals;
  /** The zombies afterwards. */
  readonly after: Pick<State, 'zombies' | 'abominations'>;
  readonly left: Locals;
  /** The rules that the step has called. */
  readonly called: readonly Frame[];
  readonly events: readonly Event[];
}

export interface Step {
  before: State;
  answer: Answer<Choice>;
  after: State;
  /** The same answer, given once more to a copy of `before`. */
  again: State;
  moments: readonly Moment[];
}

export function must(holdsTrue: boolean, what: string): void {
  if (!holdsTrue) throw new Error(what);
}

export function sum(list: readonly number[]): number {
  return list.reduce((all, n) => all + n, 0);
}

/** Steps that some invariant is about, by their rules. */
const RECORDED: Readonly<Record<string, readonly string[]>> = {
  zombiePhase: ['spawn'],
  spawnStep: ['next'],
  zombiePass: ['attack', 'move', 'place'],
  wounds: ['give', 'given', 'harm'],
  harm: ['bear'],
  strike: ['roll', 'rerolled', 'count', 'hit', 'struck', 'reaped', 'fire', 'lost'],
};

/** The moments of the tables that are being recorded. */
const tapes = new WeakMap<AnyState, Moment[]>();

const RECORDER = watched(zombicide as unknown as AnyGame, (rule, name, any, run) => {
  const tape = RECORDED[rule]?.includes(name) === true ? tapes.get(any) : undefined;
  if (tape === undefined) return run();
  const s = any as unknown as State;
  const { stack } = s.kernel;
  const depth = stack.length;
  const frame = stack[depth - 1]!;
  const [before, my, seen] = [zombicide.clone(s), { ...frame.my }, s.kernel.events.length];
  run();
  const events = s.kernel.events.slice(seen);
  const called = stack.slice(depth).map((each) => ({ ...each, my: { ...each.my } }));
  const after = { zombies: s.zombies.slice(), abominations: s.abominations };
  tape.push({ of: `${rule}.${name}`, before, my, after, left: { ...frame.my }, called, events });
});

/** The answer is given again to a copy of the table before it, and what the rules do is recorded. */
export function followed(before: State, answer: Answer<Choice>, after: State): Step {
  const again = zombicide.clone(before);
  const moments: Moment[] = [];
  tapes.set(again as unknown as AnyState, moments);
  apply<AnyState, AnyChoice, AnyEvent>(RECORDER, again as unknown as AnyState, answer as Answer<AnyChoice>);
  return { before, answer, after, again, moments };
}

/** The moments of these steps, with the memory that their rule has. */
export function momentsOf<Locals>({ moments }: Step, ...steps: readonly string[]): readonly Moment<Locals>[] {
  return moments.filter(({ of }) => steps.includes(of)) as unknown as readonly Moment<Locals>[];
}

export function eventsOf<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((e) => e.type === type) as Extract<Event, { type: T }>[];
}

/** Suspended rules of this name, the one called first first. */
export function framesOf<Locals>({ kernel }: State, rule: string): readonly Locals[] {
  return kernel.stack.flatMap((frame) => (frame.rule === rule ? [frame.my as Locals] : []));
}
