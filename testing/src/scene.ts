/** Plays a position of any game step by step in a test: checks questions, refusals and events. */
import {
  apply,
  call,
  nextOpen,
  Refused,
  run,
  type Choice,
  type Event,
  type Game,
  type Rule,
  type Seat,
  type State,
} from '@horda/kernel';
import { expect, onTestFinished } from 'vitest';
import { impatient } from './impatient.ts';

/** An event by its type alone, or with the fields that matter. */
export type Happening<E extends Event> = E['type'] | (Partial<E> & Pick<E, 'type'>);

/** Wraps a state that belongs to one test. Results rigged in it must all be used before the test ends. */
export class Stage<S extends State<C, E>, C extends Choice, E extends Event, V, O> {
  readonly game: Game<S, C, E, V, O>;
  readonly s: S;

  constructor(game: Game<S, C, E, V, O>, s: S) {
    this.game = impatient(game);
    this.s = s;
    onTestFinished(() => expect(s.kernel.rigged, 'rigged results left unused').toEqual([]));
  }

  /** Runs a rule until somebody is asked or it is over. */
  runs<Locals extends object>(rule: Rule<S, Locals>, locals: Locals): void {
    call(this.s, rule, locals);
    run(this.game, this.s);
  }

  /** The awaited player picks these. */
  chooses(...picks: C[]): void {
    this.answers(nextOpen(this.s).seat, ...picks);
  }

  answers(seat: Seat, ...picks: C[]): void {
    apply(this.game, this.s, { tick: this.s.kernel.tick, seat, picks });
  }

  /** Exactly these can be picked, in any order. */
  offers(...choices: C[]): void {
    expect(inOrder(nextOpen(this.s).options)).toEqual(inOrder(choices));
  }

  /** The choice is not offered, changes nothing, and is forbidden by the rule named. */
  refuses(choice: C, because: string): void {
    const { seat } = nextOpen(this.s);
    const before = JSON.stringify(this.s);
    expect(() => this.answers(seat, choice)).toThrow(Refused);
    expect(JSON.stringify(this.s)).toBe(before);
    expect(this.game.why(this.s, seat, choice)).toBe(because);
  }

  /** Exactly these seats are asked, each this question. */
  asks(...asked: { readonly seat: Seat; readonly prompt: string }[]): void {
    expect(this.s.kernel.asks.map(({ seat, prompt }) => ({ seat, prompt }))).toEqual(asked);
  }

  /** Exactly this has happened since the last answer, in this order. */
  happened(...events: Happening<E>[]): void {
    expect(this.s.kernel.events.map(({ type }) => type)).toEqual(
      events.map((e) => (typeof e === 'string' ? e : e.type)),
    );
    expect(this.s.kernel.events).toMatchObject(events.map((e) => (typeof e === 'string' ? { type: e } : e)));
  }
}

function inOrder<C>(choices: readonly C[]): C[] {
  return choices.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}
