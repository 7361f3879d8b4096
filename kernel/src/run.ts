/** The loop: rules run until someone is asked; an answer that was offered lets them run on. */
import { isAwaited, oldestTaken } from './rule.ts';
import type { Answer, Ask, Choice, Event, Frame, Game, Rule, Seat, State, Step } from './state.ts';

/** The part of a game that the loop needs. */
export type Machine<S extends State<C, E>, C extends Choice, E extends Event> = Pick<
  Game<S, C, E, unknown, never>,
  'rules' | 'interrupts'
>;

/** Runs rules until someone is asked or nothing is left to run. */
export function run<S extends State<C, E>, C extends Choice, E extends Event>(game: Machine<S, C, E>, s: S): void {
  const { rules, interrupts } = game;
  let r: Rule<S> | undefined;
  while (s.asks.length === 0 && s.stack.length > 0) {
    const depth = s.stack.length - 1;
    const f = s.stack[depth] as Frame;
    const at = f.at;
    if (r === undefined || r.name !== f.rule) r = rules.get(f.rule);
    const step = r === undefined ? undefined : stepOf(r, at);
    if (step === undefined) {
      if (at === '') {
        s.stack.pop();
        continue;
      }
      if (f.rule !== DUE || interrupts === null) throw new Error(`there is no step ${at} of a rule ${f.rule}`);
      lookOn(interrupts as Watch<S>, s);
      continue;
    }
    f.at = step.after;
    const seen = s.events.length;
    step.run(s, f.my as never, f as never);
    if (s.asks.length > 0) {
      if (s.stack.length > depth + 1 || s.events.length > seen)
        throw new Error(`step ${at} of ${f.rule} asks, and so may do nothing else`);
      s.asked = at;
      return;
    }
    if (f.at === '') drop(s.stack, depth, f);
    if (interrupts !== null) look(interrupts as Watch<S>, s, s.events, seen);
  }
}

/** A rule has a few steps: to walk through them is faster than to look them up. */
export function stepOf<S>({ steps }: Rule<S>, name: string): Step<S> | undefined {
  for (let i = 0; i < steps.length; i++) if ((steps[i] as Step<S>).name === name) return steps[i];
  return undefined;
}

/**
 * A finished rule goes even from under the rules it called last: a loop that calls itself never grows the stack. It is
 * no longer there if it has ended all.
 */
function drop(stack: Frame[], depth: number, f: Frame): void {
  if (stack[depth] !== f) return;
  for (let i = depth + 1; i < stack.length; i++) stack[i - 1] = stack[i] as Frame;
  stack.pop();
}

/** What breaks in, as the loop asks for it: by any event's type. */
type Watch<S> = Readonly<Record<string, ((s: S, e: Event) => readonly Frame[]) | undefined>>;

/** The frame that keeps events of one step until what an earlier one called in is over. No rule may have this name. */
export const DUE = 'due';
interface Due {
  readonly events: readonly Event[];
  next: number;
}

/**
 * Looks at events from the one numbered `next`, until something breaks in: that runs first, and the events after it wait
 * under it on the stack.
 */
function look<S extends { stack: Frame[] }>(watch: Watch<S>, s: S, events: readonly Event[], next: number): void {
  for (let i = next; i < events.length; i++) {
    const e = events[i] as Event;
    const frames = watch[e.type]?.(s, e);
    if (frames === undefined || frames.length === 0) continue;
    const rest = events.slice(i + 1).filter(({ type }) => watch[type] !== undefined);
    if (rest.length > 0) s.stack.push(due({ events: rest, next: 0 }));
    return breakIn(s, frames);
  }
}

/** The same from the stack: the list is never changed, only the place in it. */
function lookOn<S extends { stack: Frame[] }>(watch: Watch<S>, s: S): void {
  const my = s.stack[s.stack.length - 1]!.my as Due;
  while (my.next < my.events.length) {
    const e = my.events[my.next++] as Event;
    const frames = watch[e.type]?.(s, e) ?? [];
    if (frames.length === 0) continue;
    if (my.next === my.events.length) s.stack.pop();
    return breakIn(s, frames);
  }
  s.stack.pop();
}

function due(my: Due): Frame {
  return { rule: DUE, at: 'look', pick: null, picks: [], votes: [], my };
}

function breakIn({ stack }: { stack: Frame[] }, frames: readonly Frame[]): void {
  for (let i = frames.length - 1; i >= 0; i--) stack.push(frames[i] as Frame);
}

export const REFUSALS = [
  'over',
  'notAsked',
  'answered',
  'stale',
  'tooFew',
  'tooMany',
  'repeated',
  'notOffered',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Someone wanted what was not offered. The state is unchanged. */
export class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal, message: string) {
    super(message);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** Takes one answer, checked against what was offered, and runs on when all asked have answered. Changes `s`. */
export function apply<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  answer: Answer<C>,
): void {
  const { open, picks } = check(s, answer);
  give(game, s, open, picks);
}

/** The question that `answer` replies to and the options that it picks; throws `Refused` unless all were offered. */
function check<C extends Choice, E extends Event>(
  s: State<C, E>,
  { tick, seat, picks }: Answer<C>,
): { open: Ask<C>; picks: readonly C[] } {
  if (s.asks.length === 0) throw new Refused('over', 'the game is over');
  const open = s.asks.find((a) => a.seat === seat);
  if (tick > s.tick || tick < (open?.floor === undefined ? s.tick : oldestTaken(open.floor)))
    throw new Refused('stale', `the answer is for question ${tick}, the table is at ${s.tick}`);
  if (open === undefined) throw new Refused('notAsked', `seat ${seat} is not asked`);
  if (open.answer !== null) throw new Refused('answered', `seat ${seat} has already answered`);
  if (picks.length < open.min) throw new Refused('tooFew', `${picks.length} picked, at least ${open.min} are needed`);
  if (picks.length > open.max) throw new Refused('tooMany', `${picks.length} picked, at most ${open.max} are allowed`);
  const found = picks.map((p) => open.options.findIndex((o) => same(o, p)));
  if (found.includes(-1)) throw new Refused('notOffered', 'this was not offered');
  if (new Set(found).size < found.length) throw new Refused('repeated', 'the same thing was picked twice');
  // The options themselves go on: what was sent may have its fields in another order.
  return { open, picks: found.map((i) => open.options[i] as C) };
}

/** For bots: gives the next open question its option number `index`, unchecked. */
export function choose<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  index: number,
): void {
  const open = nextOpen(s);
  give(game, s, open, [open.options[index] as C]);
}

/** For bots: gives an open question (the next one unless told) several options by number, unchecked. */
export function chooseSeveral<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  indexes: readonly number[],
  open: Ask<C> = nextOpen(s),
): void {
  give(
    game,
    s,
    open,
    indexes.map((i) => open.options[i] as C),
  );
}

/** The first question that somebody waits for. */
export function nextOpen<C extends Choice, E extends Event>(s: State<C, E>): Ask<C> {
  for (const a of s.asks) if (isAwaited(a)) return a;
  throw new Error('nobody is asked');
}

/** The question that `seat` can still answer, or null. */
export function openAsk<C extends Choice, E extends Event>(s: State<C, E>, seat: Seat): Ask<C> | null {
  return s.asks.find((a) => a.seat === seat && a.answer === null) ?? null;
}

/**
 * Answers given at once are opened with the last of them, and so cannot be taken back after it. On an open floor each
 * counts by itself.
 */
function give<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  open: Ask<C>,
  picks: readonly C[],
): void {
  // A list of its own for each answer: whoever keeps it keeps what it held. A quiet table never fills it.
  if (!s.quiet) s.events = [];
  const asks = s.asks;
  const f = s.stack[s.stack.length - 1] as Frame;
  if (open.floor !== undefined || asks.length === 1) {
    f.votes = [picks];
    s.asks = [];
  } else {
    open.answer = picks;
    for (const a of asks) if (a.answer === null) return;
    f.votes = asks.map((a) => a.answer as readonly C[]);
    s.asks = [];
    s.revealed++;
  }
  f.picks = f.votes[0] as readonly C[];
  f.pick = f.picks.length > 0 ? f.picks[0] : null;
  s.tick++;
  if (f.at === '') s.stack.pop();
  run(game, s);
}

/** Equal as plain data. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (k) => Object.hasOwn(b, k) && same((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]),
  );
}
