/** Standing offers: rules that stand aside, and what becomes of the questions beside them. */
import { same } from './same.ts';
import { stepOf } from './rule.ts';
import type { Ask, Choice, Event, Frame, Rule, State, Step } from './state.ts';

/** A rule that has made offers leaves the stack, to make them anew whenever somebody is asked. */
export function standAside<C extends Choice, E extends Event>(s: State<C, E>, f: Frame, at: string): void {
  if (s.kernel.asks.some(({ offer }) => offer === undefined))
    throw new Error(`step ${at} of ${f.rule} asks and invites`);
  s.kernel.asks = [];
  s.kernel.stack.pop();
  f.at = at;
  s.kernel.standing.push({ since: s.kernel.tick, frame: f });
}

/** Beside what is asked: not while several seats answer unseen. In a search before it, and one seat after the other. */
export function putOffers<S extends State<C, E>, C extends Choice, E extends Event>(
  rules: ReadonlyMap<string, Rule<S>>,
  s: S,
): void {
  const asked = s.kernel.asks.length;
  if (asked > 1 && (s.kernel.asks[0] as Ask<C>).floor === undefined) return;
  for (const [of, { since, frame: f }] of s.kernel.standing.entries()) {
    const [first, at] = [s.kernel.asks.length, f.at];
    invitingStep(rules, f).run(s, f.my as never, f as never);
    // It stands where it stood, also where nobody is left to invite.
    f.at = at;
    for (let i = first; i < s.kernel.asks.length; i++)
      s.kernel.asks[i] = { ...(s.kernel.asks[i] as Ask<C>), offer: { since, of } };
  }
  const offered = s.kernel.asks[asked];
  if (s.kernel.inTurn && offered !== undefined)
    s.kernel.asks = [{ ...offered, offer: { ...offered.offer!, awaited: true } }];
}

export function invitingStep<S>(rules: ReadonlyMap<string, Rule<S>>, { rule, at }: Frame): Step<S> {
  const r = rules.get(rule);
  const step = r === undefined ? undefined : stepOf(r, at);
  if (step === undefined) throw new Error(`there is no step ${at} of a rule ${rule}`);
  return step;
}

/** A rule that stands aside again after one has answered makes the same offer to the others. */
export function keepOpen<C extends Choice, E extends Event>(s: State<C, E>, f: Frame, since: number): void {
  const of = s.kernel.standing.findIndex(({ frame }) => frame === f);
  if (of === -1) return;
  s.kernel.standing[of] = { since, frame: f };
  for (const [i, a] of s.kernel.asks.entries())
    if (a.offer?.of === of) s.kernel.asks[i] = { ...a, offer: { ...a.offer, since } };
}

/** A question that has not changed can be answered by those who have not yet heard that it was put again. */
export function keepTicks<C extends Choice, E extends Event>(
  s: State<C, E>,
  before: readonly Ask<C>[],
  tick: number,
): void {
  for (const [i, a] of s.kernel.asks.entries()) {
    const was = before[i];
    if (a.offer !== undefined || a.floor !== undefined || was === undefined) continue;
    const { since = tick, ...question } = was;
    if (same(a, question)) s.kernel.asks[i] = { ...a, since };
  }
}
