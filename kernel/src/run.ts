/** The loop: rules run until someone is asked; a valid answer lets them run on. */
import { DUE, look, lookOn, type Watch } from './due.ts';
import { invitingStep, keepOpen, keepTicks, putOffers, standAside } from './offers.ts';
import { isAwaited, oldestTaken, stepOf } from './rule.ts';
import { same } from './same.ts';
import type { Answer, Ask, Choice, Event, Frame, Game, Offer, Rule, Seat, Standing, State } from './state.ts';

/** The part of a game that the loop needs. */
export type Machine<S extends State<C, E>, C extends Choice, E extends Event> = Pick<
  Game<S, C, E, unknown, never>,
  'rules' | 'interrupts'
>;

/** Runs rules until someone is asked or nothing is left to run. */
export function run<S extends State<C, E>, C extends Choice, E extends Event>(game: Machine<S, C, E>, s: S): void {
  const { rules, interrupts } = game;
  const k = s.kernel;
  let r: Rule<S> | undefined;
  // Rules call and return: the rule before the last one is usually the next, and need not be looked up.
  let caller: Rule<S> | undefined;
  while (k.asks.length === 0) {
    if (k.stack.length === 0) {
      if (k.standing.length > 0) k.standing = [];
      return;
    }
    const depth = k.stack.length - 1;
    const f = k.stack[depth] as Frame;
    const at = f.at;
    if (r === undefined || r.name !== f.rule) {
      const last = r;
      r = caller !== undefined && caller.name === f.rule ? caller : rules.get(f.rule);
      caller = last;
    }
    const step = r === undefined ? undefined : stepOf(r, at);
    if (step === undefined) {
      if (at === '') {
        k.stack.pop();
        continue;
      }
      if (f.rule !== DUE || interrupts === null) throw new Error(`there is no step ${at} of a rule ${f.rule}`);
      lookOn(interrupts as Watch<S>, s);
      continue;
    }
    f.at = step.after;
    const seen = k.events.length;
    step.run(s, f.my as never, f as never);
    if (k.asks.length > 0) {
      if (k.stack.length > depth + 1 || k.events.length > seen)
        throw new Error(`step ${at} of ${f.rule} asks, and so may do nothing else`);
      if ((k.asks[0] as Ask<C>).offer !== undefined) {
        standAside(s, f, at);
        continue;
      }
      k.askingStep = at;
      if (k.standing.length > 0) putOffers(rules, s);
      return;
    }
    if (f.at === '') drop(k.stack, depth, f);
    if (interrupts !== null) look(interrupts as Watch<S>, s, k.events, seen);
  }
}

/**
 * Removes a finished rule, even from under the rules that its last step called: a rule that calls itself in a loop
 * never grows the stack. After `endAll` the rule is already gone.
 */
function drop(stack: Frame[], depth: number, f: Frame): void {
  if (stack[depth] !== f) return;
  for (let i = depth + 1; i < stack.length; i++) stack[i - 1] = stack[i] as Frame;
  stack.pop();
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

/** The answer was not allowed. The state is unchanged. */
export class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal, message: string) {
    super(message);
    this.name = 'Refused';
    this.reason = reason;
  }
}

/** Checks one answer against the options, takes it, and runs on once all seats asked have answered. Changes `s`. */
export function apply<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  answer: Answer<C>,
): void {
  const { open, picks } = check(s, answer);
  give(game, s, open, picks);
}

/** The question that `answer` replies to and the options it picks; throws `Refused` if the answer is not allowed. */
function check<C extends Choice, E extends Event>(
  s: State<C, E>,
  { tick, seat, picks }: Answer<C>,
): { open: Ask<C>; picks: readonly C[] } {
  if (s.kernel.asks.length === 0) throw new Refused('over', 'the game is over');
  let open = s.kernel.asks.find((a) => a.seat === seat);
  // A seat with offers may have several questions: the answer belongs to the one that contains all its picks.
  if (s.kernel.standing.length > 0) open = s.kernel.asks.find((a) => a.seat === seat && offersAll(a, picks)) ?? open;
  if (tick > s.kernel.tick || tick < (open === undefined ? s.kernel.tick : oldestTaken(open, s.kernel.tick)))
    throw new Refused('stale', `the answer is for question ${tick}, the table is at ${s.kernel.tick}`);
  if (open === undefined) throw new Refused('notAsked', `seat ${seat} is not asked`);
  if (open.answer !== null) throw new Refused('answered', `seat ${seat} has already answered`);
  if (picks.length < open.min) throw new Refused('tooFew', `${picks.length} picked, at least ${open.min} are needed`);
  if (picks.length > open.max) throw new Refused('tooMany', `${picks.length} picked, at most ${open.max} are allowed`);
  const found = picks.map((p) => open.options.findIndex((o) => same(o, p)));
  if (found.includes(-1)) throw new Refused('notOffered', 'this was not offered');
  if (new Set(found).size < found.length) throw new Refused('repeated', 'the same thing was picked twice');
  // Keep the option objects, not the picks as sent: those may have their fields in another order.
  return { open, picks: found.map((i) => open.options[i] as C) };
}

function offersAll<C>({ options, min, max }: Ask<C>, picks: readonly C[]): boolean {
  return picks.length >= min && picks.length <= max && picks.every((p) => options.some((o) => same(o, p)));
}

/** For bots: answers the next open question with option number `index`, unchecked. */
export function choose<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  index: number,
): void {
  const open = nextOpen(s);
  give(game, s, open, [open.options[index] as C]);
}

/** For bots: answers an open question (by default the next one) with several options by number, unchecked. */
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

/** The first question that the game waits for. */
export function nextOpen<C extends Choice, E extends Event>(s: State<C, E>): Ask<C> {
  const { asks } = s.kernel;
  for (let i = 0; i < asks.length; i++) if (isAwaited(asks[i] as Ask<C>)) return asks[i] as Ask<C>;
  throw new Error('nobody is asked');
}

/** The first question that `seat` can still answer, or null. Ordinary questions come before offers. */
export function openAsk<C extends Choice, E extends Event>(s: State<C, E>, seat: Seat): Ask<C> | null {
  return s.kernel.asks.find((a) => a.seat === seat && a.answer === null) ?? null;
}

/** Everything that `seat` can still answer: a question and offers. */
export function openAsks<C extends Choice, E extends Event>(s: State<C, E>, seat: Seat): readonly Ask<C>[] {
  return s.kernel.asks.filter((a) => a.seat === seat && a.answer === null);
}

/**
 * Simultaneous answers stay hidden until the last one is in; after that they cannot be taken back. On an open floor
 * each answer takes effect at once.
 */
function give<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  open: Ask<C>,
  picks: readonly C[],
): void {
  const k = s.kernel;
  // A new list for each answer, so that code that kept the old one can rely on it. A quiet table never fills the list.
  if (!k.quiet) k.events = [];
  if (open.offer !== undefined) return takeUp(game, s, open.offer, picks);
  const asks = k.asks;
  const f = k.stack[k.stack.length - 1] as Frame;
  if (open.floor !== undefined || asks.length === 1 || asks[asks.length - 1]!.offer !== undefined) {
    f.votes = [picks];
    k.asks = [];
  } else {
    open.answer = picks;
    for (const a of asks) if (a.answer === null) return;
    f.votes = asks.map((a) => a.answer as readonly C[]);
    k.asks = [];
    k.revealed++;
  }
  f.picks = f.votes[0] as readonly C[];
  f.pick = f.picks.length > 0 ? f.picks[0] : null;
  k.tick++;
  if (f.at === '') k.stack.pop();
  run(game, s);
}

/** The rule of the offer runs on at once; then the open question is asked again in the changed state. */
function takeUp<S extends State<C, E>, C extends Choice, E extends Event>(
  game: Machine<S, C, E>,
  s: S,
  { of }: Offer,
  picks: readonly C[],
): void {
  const { asks: before, tick, askingStep } = s.kernel;
  const asking = s.kernel.stack[s.kernel.stack.length - 1] as Frame;
  const { frame: f, since } = s.kernel.standing[of] as Standing;
  asking.at = askingStep;
  s.kernel.standing = s.kernel.standing.filter((_, i) => i !== of);
  s.kernel.asks = [];
  s.kernel.tick++;
  f.at = invitingStep(game.rules, f).after;
  f.votes = [picks];
  f.picks = picks;
  f.pick = picks.length > 0 ? picks[0] : null;
  if (f.at !== '') s.kernel.stack.push(f);
  run(game, s);
  keepOpen(s, f, since);
  if (s.kernel.askingStep === askingStep && s.kernel.stack[s.kernel.stack.length - 1] === asking)
    keepTicks(s, before, tick);
}
