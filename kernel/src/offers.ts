/** Standing offers: rules that stand aside, and the questions that stay open beside them. */
import { same } from './same.ts';
import { stepOf } from './rule.ts';
import type { Ask, Choice, Event, Frame, Rule, State, Step } from './state.ts';

/** A rule that has made offers leaves the stack; its offers are repeated whenever somebody is asked. */
export function standAside<C extends Choice, E extends Event>(s: State<C, E>, f: Frame, at: string): void {
  if (s.kernel.asks.some(({ offer }) => offer === undefined))
    throw new Error(`step ${at} of ${f.rule} asks and invites`);
  s.kernel.asks = [];
  s.kernel.stack.pop();
  f.at = at;
  s.kernel.standing.push({ since: s.kernel.tick, frame: f });
}

/**
 * Adds the offers to the open questions, except while several seats answer in secret. In a search only the first offer
 * is asked, before the question itself.
 */
export function putOffers<S extends State<C, E>, C extends Choice, E extends Event>(
  rules: ReadonlyMap<string, Rule<S>>,
  s: S,
): void {
  const asked = s.kernel.asks.length;
  if (asked > 1 && (s.kernel.asks[0] as Ask<C>).floor === undefined) return;
  for (const [of, { since, frame: f }] of s.kernel.standing.entries()) {
    const [first, at] = [s.kernel.asks.length, f.at];
    invitingStep(rules, f).run(s, f.my as never, f as never);
    // The rule stays at its inviting step, even if it had nobody left to invite.
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

/** If the rule stands aside again after one seat's answer, its offer to the other seats keeps its old `since`. */
export function keepOpen<C extends Choice, E extends Event>(s: State<C, E>, f: Frame, since: number): void {
  const of = s.kernel.standing.findIndex(({ frame }) => frame === f);
  if (of === -1) return;
  s.kernel.standing[of] = { since, frame: f };
  for (const [i, a] of s.kernel.asks.entries())
    if (a.offer?.of === of) s.kernel.asks[i] = { ...a, offer: { ...a.offer, since } };
}

/** An unchanged question keeps its old tick, so an answer sent before it was asked again is still taken. */
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
