/** The vocabulary that rules are written in. */
import type {
  Ask,
  AskView,
  Choice,
  Declared,
  Event,
  Floor,
  Frame,
  Offer,
  With,
  Rule,
  Seat,
  State,
  Step,
} from './state.ts';

const NONE: readonly never[] = [];

/**
 * Declares a rule by its name and first step: rules that it calls, or that break into it, can name it without importing
 * it. `rule` then writes its steps, and `rulebook` checks that no declared rule is missing.
 */
export function declare<Locals extends object>(name: string, first: string): Declared<Locals> {
  // All frames have the same shape, whatever their locals: this makes the loop 50% faster.
  return { name, first, frame: (my) => ({ rule: name, at: first, pick: null, picks: NONE, votes: NONE, my }) };
}

/**
 * `rule<State, Locals, Picked>('name')({ step…, step… })`: the steps run in the order they are written. A step gets the
 * state, the rule's locals, and the frame with the picks; it may set `f.at` to jump to another step. For a declared
 * rule, pass the declaration in place of the name.
 */
export function rule<S, Locals extends object, C = never>(
  called: string | Declared<Locals>,
  traits: Pick<Rule<S>, 'peopleFirst' | 'inCommon'> = {},
) {
  return <Name extends string>(
    steps: Record<Name, (s: S, my: Locals, f: Frame<NoInfer<Name>, C, Locals>) => void>,
  ): Rule<S, Locals, Name> => {
    const names = Object.keys(steps) as Name[];
    const name = typeof called === 'string' ? called : called.name;
    const first = names[0];
    if (first === undefined) throw new Error(`rule ${name} has no steps`);
    if (typeof called !== 'string' && called.first !== first)
      throw new Error(`rule ${name} was declared to begin with ${called.first}`);
    return {
      ...declare<Locals>(name, first),
      ...traits,
      steps: names.map((step, i): Step<S> => ({ name: step, run: steps[step], after: names[i + 1] ?? '' })),
    };
  };
}

/** The rules of a game by name. Throws if two share a name, or if a declared rule was not written. */
export function rulebook<S>(
  rules: readonly Rule<S>[],
  declared: readonly Declared[] = [],
): ReadonlyMap<string, Rule<S>> {
  const byName = new Map(rules.map((r) => [r.name, r]));
  if (byName.size < rules.length) throw new Error('two rules have the same name');
  if (byName.has('due')) throw new Error('due is the name of what waits to be looked at');
  for (const { name } of declared) if (!byName.has(name)) throw new Error(`rule ${name} is declared, but not written`);
  return byName;
}

/** A linear search: a rule has only a few steps, so this is faster than a map. */
export function stepOf<S>({ steps }: Rule<S>, name: string): Step<S> | undefined {
  for (let i = 0; i < steps.length; i++) if ((steps[i] as Step<S>).name === name) return steps[i];
  return undefined;
}

/**
 * Asks a question. A step that asks must do nothing else: the kernel may run it again, to ask the same question in a
 * world where hidden things were redrawn.
 */
export function ask<C extends Choice>(
  s: Asking<C>,
  seat: Seat,
  prompt: string,
  options: readonly C[],
  min = 1,
  max = min,
): void {
  put(s, { seat, prompt, min, max, options, answer: null });
}

/** A state that questions are added to. */
interface Asking<C> {
  readonly kernel: { asks: Ask<C>[] };
}

function put<C>(s: Asking<C>, asked: Ask<C>): void {
  const { seat, prompt, min, options, floor, offer } = asked;
  if (options.length < min) throw new Error(`${prompt}: ${options.length} options, ${min} to pick`);
  const k = s.kernel;
  for (const a of k.asks) {
    if (a.offer !== undefined || offer !== undefined) continue;
    if (a.seat === seat) throw new Error(`${prompt}: seat ${seat} is asked twice at once`);
    if ((a.floor === undefined) !== (floor === undefined)) throw new Error(`${prompt}: only some of the floor is open`);
  }
  // An array literal of one takes less memory than an empty array that grows by `push`.
  if (k.asks.length === 0) k.asks = [asked];
  else k.asks.push(asked);
}

/**
 * Asks a question of an open floor; see `Floor`. `back`: options that take moves back, which bots never pick. A choice
 * on a floor must say completely who does what, because the floor may have changed before the answer arrives. If a
 * choice cannot, `anew` is the tick since which the seat has seen what the choice refers to.
 */
export function openFloor<C extends Choice>(
  s: Asking<C>,
  seat: Seat,
  prompt: string,
  since: number,
  forward: readonly C[],
  back: readonly C[],
  anew = since,
): void {
  const options = back.length === 0 ? forward : [...forward, ...back];
  const { length } = forward;
  const floor: Floor = anew > since ? { since, anew, forward: length } : { since, forward: length };
  put(s, { seat, prompt, min: 1, max: 1, options, answer: null, floor });
}

/**
 * Makes a standing offer; see `Offer`. A step that invites must do nothing else. Its rule leaves the stack and stands
 * aside, and its caller goes on. When a seat takes the offer, the rule goes on at its next step with the picks; then
 * the open question is asked again. The rule may return to the inviting step or end; other rules end it with `stop`. A
 * choice of an offer must be complete in itself, as on an open floor, and differ from every choice of another question
 * to the same seat. The rule must not invite a seat again that ignored the offer, or a search would never end.
 */
export function invite<C extends Choice>(s: Asking<C>, seat: Seat, prompt: string, options: readonly C[]): void {
  put(s, { seat, prompt, min: 1, max: 1, options, answer: null, offer: NEW });
}
const NEW: Offer = { since: 0, of: 0 };

/** The oldest tick that an answer to this question may name when the table is at `tick`. */
export function oldestTaken(
  { floor, offer, since }: Pick<Ask<unknown>, 'floor' | 'offer' | 'since'>,
  tick: number,
): number {
  if (floor !== undefined) return floor.anew ?? floor.since;
  return offer?.since ?? since ?? tick;
}

/** Whether the game waits for the answer to this question. */
export function isAwaited({ answer, floor, offer }: Pick<Ask<unknown>, 'answer' | 'floor' | 'offer'>): boolean {
  if (answer !== null || floor?.forward === 0) return false;
  return offer === undefined || offer.awaited === true;
}

/**
 * The people who decide in the place of bots: on a floor where all decide in common, if only bots are waited for and
 * one of them has a choice to make, the people who can answer are waited for instead.
 */
export function decidingInstead<S extends With<'stack' | 'asks'>>(
  rules: ReadonlyMap<string, Rule<S>>,
  s: S,
  isPerson: (seat: Seat) => boolean,
): readonly Seat[] {
  const { stack, asks } = s.kernel;
  if (stack.length === 0 || rules.get(stack.at(-1)!.rule)?.inCommon !== true) return [];
  const awaited = asks.filter(isAwaited);
  const isLeftToBots = awaited.some(({ floor }) => (floor?.forward ?? 0) > 1);
  if (!isLeftToBots || awaited.some(({ seat }) => isPerson(seat))) return [];
  return asks.filter(({ seat, options }) => isPerson(seat) && options.length > 0).map(({ seat }) => seat);
}

/** Asks, or picks the only option by itself. Not for questions where being asked or not would reveal a secret. */
export function askUnlessOne<C extends Choice>(
  s: Asking<C>,
  f: Frame,
  seat: Seat,
  prompt: string,
  options: readonly C[],
): void {
  if (options.length === 1) {
    f.pick = options[0];
    f.picks = options;
  } else ask(s, seat, prompt, options);
}

/** Runs `r` before the next step of the calling rule. `r` keeps and changes `locals`: pass a new object. */
export function call<Locals extends object>(s: With<'stack'>, r: Declared<Locals>, locals: Locals): void {
  s.kernel.stack.push(r.frame(locals));
}

/**
 * The locals of a suspended rule (of the latest, if there are several). A rule that it called leaves a result there; a
 * rule that broke in changes there what happens next. A rule that called in its last step is no longer suspended.
 */
export function suspended<Locals extends object>(s: Suspended, r: Declared<Locals>): Locals {
  const f = frameOf(s, r);
  if (f === undefined) throw new Error(`rule ${r.name} is not suspended`);
  return f.my as Locals;
}

export function isSuspended<Locals extends object>(
  s: Suspended,
  r: Declared<Locals>,
  about?: (my: Locals) => boolean,
): boolean {
  return frameOf(s, r, about) !== undefined;
}

/**
 * Ends the latest suspended rule whose locals satisfy `about`: it runs no more steps, or continues at step `at` (for
 * example to put a card away). The rules it called, the rules that broke into it, and its caller all go on to their own
 * end. No event is emitted: the rule that calls `stop` does that. Returns the locals of the stopped rule, or null if
 * there was none.
 */
export function stop<Locals extends object, Name extends string>(
  s: Suspended,
  r: Declared<Locals> & { readonly names?: Name },
  about?: (my: Locals) => boolean,
  at: NoInfer<Name> | '' = '',
): Locals | null {
  const f = frameOf(s, r, about);
  if (f === undefined) return null;
  f.at = at;
  if (s.kernel.standing.some(({ frame }) => frame === f)) {
    s.kernel.standing = s.kernel.standing.filter(({ frame }) => frame !== f);
    if (at !== '') s.kernel.stack.push(f);
  }
  return f.my as Locals;
}

/** Where suspended rules are: on the stack, or aside with their offers. */
type Suspended = With<'stack' | 'standing'>;

/** Ends all suspended rules and the running one: the game is over. Rules that this step calls afterwards still run. */
export function endAll(s: Suspended): void {
  s.kernel.stack = [];
  s.kernel.standing = [];
}

function frameOf<Locals extends object>(
  { kernel: { stack, standing } }: Suspended,
  { name }: Declared<Locals>,
  about: (my: Locals) => boolean = () => true,
): Frame | undefined {
  const fits = (f: Frame): boolean => f.rule === name && f.at !== '' && about(f.my as Locals);
  return stack.findLast(fits) ?? standing.findLast(({ frame }) => fits(frame))?.frame;
}

export function emit<E extends Event>(
  s: { readonly kernel: { readonly events: E[]; readonly quiet: boolean } },
  event: E,
): void {
  const k = s.kernel;
  if (!k.quiet) k.events.push(event);
}

/** A secret was shown: answers before this moment cannot be taken back freely. */
export function reveal(s: With<'revealed'>): void {
  s.kernel.revealed++;
}

/** The questions as `seat` may see them. */
export function viewAsks<C extends Choice>(s: State<C, Event>, seat: Seat | null): AskView<C>[] {
  return s.kernel.asks.map(({ seat: asked, ...own }) => ({
    seat: asked,
    answered: !isAwaited(own),
    own: asked === seat ? own : null,
    ...(own.floor === undefined ? {} : { open: true }),
    ...(own.offer === undefined ? {} : { offered: true }),
  }));
}
