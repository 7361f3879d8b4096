/** Lasting effects that an event calls for, and the order of several effects at one moment. */
import { ask, askUnlessOne, call, emit, reveal, rule, type Frame } from '@horda/kernel';
import { CROSSROADS, LASTING } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import type { Context } from '../effects/context.ts';
import type { Moment } from '../events.ts';
import { contextOf, isReady, seatOf, useLasting } from '../rules/lasting.ts';
import { contentOf } from '../rules/table.ts';
import { NONE, type Choice, type Lasting, type State } from '../state.ts';
import { ABOUT_TRIGGER, mentions } from './mentions.ts';
import { rolesOf } from './roles.ts';

interface Working {
  id: number;
  ctx: Context;
}

type Card = Parameters<typeof CROSSROADS.frame>[0];

/** Lasting effects and the card of this turn; `card` is its frame, if it fires. */
export function breakingIn(s: State, e: Moment, card: readonly Frame[]): readonly Frame[] {
  const works = workingOn(s, e);
  if (works.length === 0) return card;
  if (works.length === 1 && card.length === 0) return [lasting.frame(works[0]!)];
  return [order.frame({ works, card: (card[0]?.my as Card | undefined) ?? null })];
}

function workingOn(s: State, e: Moment): Working[] {
  const works: Working[] = [];
  for (const one of s.lasting) {
    if (one.on.hook !== e.type) continue;
    const ctx = waitingFor(s, one, e);
    if (ctx !== null && isReady(s, one, ctx)) works.push({ id: one.id, ctx });
  }
  return works;
}

/** The context of an effect that waits for somebody's doing: null if another player did it, or nobody has it. */
function waitingFor(s: State, one: Lasting, e: Moment): Context | null {
  const seat = seatOf(s, one);
  if (seat === null) return null;
  if ((e.type === 'turnBegan' || e.type === 'turnEnded') && seat !== NONE && seat !== e.seat) return null;
  return contextOf(s, one, seat === NONE ? s.active : seat, rolesOf(e));
}

/** A lasting effect works; where it may be declined, its player is asked. */
export const lasting = rule<State, Working, Choice>(LASTING)({
  offer(s, { id, ctx }, f) {
    const one = s.lasting.find((each) => each.id === id);
    if (one === undefined) f.at = '';
    else if (one.on.optional !== true) f.at = 'work';
    else ask<Choice>(s, ctx.by, 'lasting.offer', [{ do: 'yes' }, { do: 'no' }]);
  },
  decide(_s, _my, f) {
    if (f.pick.do !== 'yes') f.at = '';
  },
  work(s, { id, ctx }) {
    const one = s.lasting.find((each) => each.id === id)!;
    emit(s, { type: 'effectBegan', cause: ctx.cause, seat: ctx.by });
    useLasting(s, one);
    callEffects(s, one.effects, ctx);
  },
});

interface Order {
  works: readonly Working[];
  card: Card | null;
}

/** L210, Q14: the first player orders them. The card is shown before anything is asked about it. */
export const order = rule<State, Order, Choice>('order')({
  show(s, { card }) {
    if (card !== null) showCard(s, card);
  },
  choose(s, { works, card }, f) {
    const options = works.map(({ id }): Choice => ({ do: 'next', lasting: id }));
    if (card !== null) options.push({ do: 'next', lasting: NONE });
    if (options.length === 0) f.at = '';
    else askUnlessOne(s, f, s.first, 'order.choose', options);
  },
  act(s, my, f) {
    f.at = 'choose';
    const { pick } = f;
    if (pick.do !== 'next') return;
    const work = my.works.find(({ id }) => id === pick.lasting);
    my.works = my.works.filter((each) => each !== work);
    if (work !== undefined) return call(s, lasting, { id: work.id, ctx: work.ctx });
    if (my.card !== null) call(s, CROSSROADS, { ...my.card });
    my.card = null;
  },
});

/** L136, L139: from here on everything about the card is public. It leaves the game. */
export function showCard(s: State, { card, pairs }: Pick<Card, 'card' | 'pairs'>): void {
  if (s.crossroads !== card) return;
  // Of several survivors one is still to be named.
  const firsts = new Set(pairs.map(([survivor]) => survivor));
  const isAbout = firsts.size === 1 && mentions(contentOf(s).crossroads[card]!, ABOUT_TRIGGER);
  s.crossroadsDone = [...s.crossroadsDone, card];
  s.crossroads = NONE;
  reveal(s);
  emit(s, { type: 'crossroadsRevealed', card, trigger: isAbout ? pairs[0]![0] : NONE });
}
