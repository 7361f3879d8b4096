/** Optional payments, and contests. */
import { ask, call, rule, type Rule, type Seat } from '@horda/kernel';
import type { ContestDice, Op } from '../../content/operations.ts';
import { EFFECT_DIE } from '../../declared.ts';
import { different, putAway, takeFromHand } from '../../rules/cards.ts';
import { damageOf, find, isKind, itemOf, ofPlayer, survivorNo } from '../../rules/table.ts';
import { NONE, type Choice, type State } from '../../state.ts';
import { callEffects, remember, type Acts } from '../act.ts';
import type { Context } from '../context.ts';
import { placesMeant } from '../places.ts';
import { layAtHideout } from './bandits.ts';

export const PAYMENTS_OPS: Acts<'may' | 'payCards' | 'contest'> = {
  /** One payment by the first who likes to, or one by each player. */
  may(s, { op, seats, ctx }) {
    const payers = op.by === 'each' ? seats.map((seat) => [seat]) : [seats];
    for (const left of payers.toReversed()) call(s, payment, { left, cost: op.cost, ops: op.do, other: op.else, ctx });
  },
  payCards(s, { op, seats: [seat] }) {
    if (seat !== undefined) call(s, paying, { seat, min: op.min, paid: 0 });
  },
  contest: (s, { op, ctx }) =>
    call(s, contest, {
      own: ownDice(s, op.own, ctx),
      other: op.other,
      sum: 0,
      win: op.win,
      lose: op.lose,
      ctx,
    }),
};

interface Payment {
  /** Players who may still pay. */
  left: readonly Seat[];
  cost: readonly Op[];
  ops: readonly Op[];
  other: readonly Op[];
  ctx: Context;
}

/** The first who pays; cards to pay with are options of a question that is put to everybody with a hand. */
const payment = rule<State, Payment, Choice>('payment')({
  offer(s, my, f) {
    const [seat] = my.left;
    if (seat === undefined) return void (f.at = 'refused');
    const ways = waysToPay(s, seat, my.cost);
    if (ways === null) f.pick = { do: 'no' };
    else ask(s, seat, 'payment.offer', [...ways, { do: 'no' }]);
  },
  pay(s, my, f) {
    const [seat, ...left] = my.left;
    my.left = left;
    if (f.pick.do === 'no') return void (f.at = 'offer');
    f.at = '';
    if (f.pick.do === 'card') {
      takeFromHand(s, seat!, f.pick.card);
      putAway(s, seat!, f.pick.card);
    }
    const cost = f.pick.do === 'card' ? [] : my.cost;
    callEffects(s, [...cost, ...my.ops], { ...my.ctx, by: seat!, chooser: seat! });
  },
  refused(s, { other, ctx }) {
    callEffects(s, other, ctx);
  },
});

/** How a player can pay; null: everybody sees that it is not possible. */
export function waysToPay(s: State, seat: Seat, cost: readonly Op[]): Choice[] | null {
  const { hand } = s.players[seat]!;
  const [first] = cost;
  if (first?.op !== 'discard') return isPayable(s, seat, cost) ? [{ do: 'yes' }] : null;
  if (hand.length === 0) return null;
  return different(hand)
    .filter((card) => isKind(s, card, first.kind))
    .map((card): Choice => ({ do: 'card', card }));
}

/** Dice and food lie open. */
function isPayable(s: State, seat: Seat, cost: readonly Op[]): boolean {
  return cost.every((op) => {
    if (op.op === 'useDice' && typeof op.n === 'number') return s.players[seat]!.dice.length >= op.n;
    return op.op !== 'food' || typeof op.n !== 'number' || s.food + op.n >= 0;
  });
}

/** A free number of cards of the hand goes face up among those of the hideout. */
const paying = rule<State, { seat: Seat; min: number; paid: number }, Choice>('paying')({
  choose(s, { seat, min, paid }, f) {
    const cards = different(s.players[seat]!.hand).map((card): Choice => ({ do: 'card', card }));
    if (cards.length === 0) f.at = 'done';
    else ask(s, seat, 'paying.choose', paid < min ? cards : [...cards, { do: 'goOn' }]);
  },
  pay(s, my, f) {
    if (f.pick.do !== 'card') return;
    layAtHideout(s, my.seat, f.pick.card);
    my.paid++;
    f.at = 'choose';
  },
  done(s, { paid }) {
    remember(s, { paid });
  },
});

interface Contest {
  /** Dice still to roll. */
  own: number;
  other: number;
  /** Own sum less the other one. */
  sum: number;
  win: readonly Op[];
  lose: readonly Op[];
  ctx: Context;
}

/** Sums of dice; equal is won. The reader rolls against the active player. */
const contest = rule<State, Contest>('contest')({
  own(s, my, f) {
    if (my.own === 0) f.at = 'other';
    else call(s, EFFECT_DIE, { seat: my.ctx.by, by: NONE });
  },
  ownRolled(s, my, f) {
    my.own--;
    my.sum += s.die;
    f.at = 'own';
  },
  other(s, my, f) {
    if (my.other === 0) f.at = 'compare';
    else call(s, EFFECT_DIE, { seat: s.reader, by: NONE });
  },
  otherRolled(s, my, f) {
    my.other--;
    my.sum -= s.die;
    f.at = 'other';
  },
  compare(s, { sum, win, lose, ctx }) {
    callEffects(s, sum >= 0 ? win : lose, { ...ctx, difference: Math.max(0, -sum) });
  },
});

/** Damage makes dice fewer; survivors and their weapons bring some. */
function ownDice(s: State, dice: ContestDice, ctx: Context): number {
  if ('dice' in dice) {
    const one = find(s, survivorNo(dice.lessDamageOf));
    return Math.max(0, dice.dice - (one === undefined ? 0 : damageOf(one)));
  }
  const places = placesMeant(s, dice.perOwnAndWeaponAt, ctx);
  const own = ofPlayer(s, ctx.by).filter(({ place }) => places.includes(place));
  const weapons = own.flatMap(({ items }) => items).filter(({ card }) => itemOf(s, card).symbol === 'weapon');
  return dice.each * (own.length + weapons.length);
}

export const PAYMENTS_RULES: readonly Rule<State>[] = [payment, paying, contest];
