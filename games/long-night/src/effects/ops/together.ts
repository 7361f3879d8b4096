/** What players pay or give together, one after the other in turn order. */
import { ask, call, emit, rule, type Rule, type Seat } from '@horda/kernel';
import type { Op } from '../../content/operations.ts';
import type { Kind } from '../../content/vocabulary.ts';
import { different, handOver, intoHand, putAway, removeCards, takeFromHand } from '../../rules/cards.ts';
import { useDie } from '../../rules/dice.ts';
import { contentOf, hasSurvivorAt, isKind, seatsFrom } from '../../rules/table.ts';
import { COLONY, NONE, type CardNo, type Choice, type Equipped, type State } from '../../state.ts';
import { callEffects, type Acts } from '../act.ts';
import type { Context } from '../context.ts';

export const TOGETHER_OPS: Acts<'together' | 'firstGiver' | 'confiscate'> = {
  together: (s, { op, ctx }) =>
    call(s, joint, {
      left: seatsFrom(s, ctx.by),
      offers: [],
      more: false,
      cost: op.cost,
      ops: op.do,
      other: op.else,
      ctx,
    }),
  firstGiver(s, { op, ctx }) {
    const left = seatsFrom(s, ctx.by).filter((seat) => hasSurvivorAt(s, seat, COLONY));
    call(s, giver, { left, card: NONE, ops: op.do, other: op.else, ctx });
  },
  confiscate: (s, { op, n, ctx }) => call(s, confiscation, { left: n, kind: op.kind, ops: op.do, ctx }),
};

/** A part of a joint payment: a card that lies open for it, or a die. */
interface Offer extends Readonly<Equipped> {
  readonly seat: Seat;
  readonly die: number;
  /** The part of the cost that it is for. */
  readonly part: number;
}

interface Joint {
  left: readonly Seat[];
  offers: readonly Offer[];
  /** Somebody has offered something since all were asked. */
  more: boolean;
  cost: readonly Op[];
  ops: readonly Op[];
  other: readonly Op[];
  ctx: Context;
}

/**
 * Everybody may offer, round the table, until it is enough or nobody offers any more; then all take their offers back.
 * Who has a hand, or dice, is asked: what is in a hand stays hidden.
 */
const joint = rule<State, Joint, Choice>('joint')({
  offer(s, my, f) {
    if (isMet(my)) return void (f.at = 'pay');
    const [seat] = my.left;
    if (seat === undefined) return void (f.at = my.more ? 'again' : 'takeBack');
    if (!couldPay(s, seat, my)) f.pick = { do: 'refuse', by: seat };
    else ask(s, seat, 'joint.offer', [...offersOf(s, seat, my), { do: 'refuse', by: seat }]);
  },
  offered(s, my, f) {
    const { pick } = f;
    f.at = 'offer';
    if (pick.do !== 'pay') return void (my.left = my.left.slice(1));
    const part = partFor(s, my, pick.card);
    const used = pick.card === NONE ? 0 : takeFromHand(s, pick.by, pick.card);
    my.offers = [...my.offers, { seat: pick.by, card: pick.card, used, die: pick.die, part }];
    my.more = true;
    if (pick.card === NONE) return;
    emit(s, { type: 'staked', seat: pick.by, card: pick.card });
  },
  again(s, my, f) {
    my.more = false;
    my.left = seatsFrom(s, my.ctx.by);
    f.at = 'offer';
  },
  takeBack(s, { offers, other, ctx }, f) {
    for (const { seat, card, used } of offers) if (card !== NONE) intoHand(s, seat, [{ card, used }]);
    callEffects(s, other, ctx);
    f.at = '';
  },
  pay(s, { offers, cost, ops, ctx }) {
    for (const { seat, card, die, part } of offers)
      if (card === NONE) useDie(s, seat, die);
      else if (cost[part]!.op === 'discard') putAway(s, seat, card);
      else removeCards(s, [card]);
    callEffects(s, [...cost.filter((op) => neededOf(op) === 0), ...ops], ctx);
  },
});

/** How many cards or dice a part of the cost needs; 0: it is no matter of hands and dice. */
function neededOf(op: Op): number {
  const isShared = op.op === 'discard' || op.op === 'removeCards' || op.op === 'useDice';
  return isShared && typeof op.n === 'number' ? op.n : 0;
}

function missing({ cost, offers }: Pick<Joint, 'cost' | 'offers'>, part: number): number {
  return neededOf(cost[part]!) - offers.filter((offer) => offer.part === part).length;
}

function isMet(my: Joint): boolean {
  return my.cost.every((_, part) => missing(my, part) <= 0);
}

function couldPay(s: State, seat: Seat, my: Joint): boolean {
  return wantsDice(my) ? freeDice(s, seat, my).length > 0 : s.players[seat]!.hand.length > 0;
}

function wantsDice({ cost }: Joint): boolean {
  return cost.some(({ op }) => op === 'useDice');
}

/** Dice that are not offered yet. */
function freeDice(s: State, seat: Seat, { offers }: Joint): number[] {
  const dice = s.players[seat]!.dice.slice();
  for (const offer of offers) if (offer.seat === seat) dice.splice(dice.indexOf(offer.die), 1);
  return dice;
}

/** The part of the cost that still wants this card, or a die; -1: none. */
function partFor(s: State, my: Joint, card: CardNo): number {
  return my.cost.findIndex((op, part) => {
    if (missing(my, part) <= 0) return false;
    return card === NONE ? op.op === 'useDice' : 'kind' in op && isKind(s, card, op.kind);
  });
}

function offersOf(s: State, seat: Seat, my: Joint): Choice[] {
  if (wantsDice(my)) return different(freeDice(s, seat, my)).map((die) => ({ do: 'pay', by: seat, card: NONE, die }));
  return different(s.players[seat]!.hand)
    .filter((card) => partFor(s, my, card) !== -1)
    .map((card) => ({ do: 'pay', by: seat, card, die: 0 }));
}

interface Giver {
  left: readonly Seat[];
  /** The card named; any card of the same item will do. */
  card: CardNo;
  ops: readonly Op[];
  other: readonly Op[];
  ctx: Context;
}

const giver = rule<State, Giver, Choice>('giver')({
  name(s, { ctx }) {
    const { cards } = contentOf(s);
    const named = cards.flatMap(({ item }, card): Choice[] =>
      cards.findIndex((other) => other.item === item) === card ? [{ do: 'card', card }] : [],
    );
    ask(s, ctx.chooser, 'giver.name', named);
  },
  named(s, my, { pick }) {
    if (pick.do !== 'card') return;
    my.card = pick.card;
    emit(s, { type: 'cardNamed', seat: my.ctx.chooser, card: pick.card });
  },
  /** Asked whether they have it or not. */
  offer(s, { left, card }, f) {
    const [seat] = left;
    if (seat === undefined) return void (f.at = 'refused');
    const has = copyOf(s, seat, card) !== undefined;
    ask<Choice>(s, seat, 'giver.offer', has ? [{ do: 'yes' }, { do: 'no' }] : [{ do: 'no' }]);
  },
  give(s, my, f) {
    const [seat, ...left] = my.left;
    my.left = left;
    if (f.pick.do !== 'yes') return void (f.at = 'offer');
    f.at = '';
    const card = copyOf(s, seat!, my.card)!;
    handOver(s, seat!, my.ctx.by, [card]);
    emit(s, { type: 'cardGiven', from: seat!, to: my.ctx.by, card });
    callEffects(s, my.ops, { ...my.ctx, giver: seat! });
  },
  refused(s, { other, ctx }) {
    callEffects(s, other, ctx);
  },
});

function copyOf(s: State, seat: Seat, named: CardNo): CardNo | undefined {
  const { cards } = contentOf(s);
  return s.players[seat]!.hand.find((card) => cards[card]!.item === cards[named]!.item);
}

interface Confiscation {
  left: number;
  kind: Kind;
  ops: readonly Op[];
  ctx: Context;
}

/** From hands that the player looks at; their owners cannot refuse. */
const confiscation = rule<State, Confiscation, Choice>('confiscation')({
  offer(s, { left, kind, ctx }) {
    const enough = cardsIn(s, kind).length >= left;
    ask<Choice>(s, ctx.by, 'confiscation.offer', enough ? [{ do: 'yes' }, { do: 'no' }] : [{ do: 'no' }]);
  },
  decide(_s, _my, f) {
    if (f.pick.do !== 'yes') f.at = '';
  },
  choose(s, { left, kind, ctx }, f) {
    if (left === 0) return void (f.at = 'done');
    const options = new Map(cardsIn(s, kind).map((pick) => [`${pick.by} ${pick.card}`, pick]));
    ask<Choice>(s, ctx.by, 'confiscation.choose', options.size > 0 ? [...options.values()] : [{ do: 'no' }]);
  },
  take(s, my, f) {
    my.left--;
    f.at = 'choose';
    if (f.pick.do !== 'pay') return;
    takeFromHand(s, f.pick.by, f.pick.card);
    removeCards(s, [f.pick.card]);
  },
  done(s, { ops, ctx }) {
    callEffects(s, ops, ctx);
  },
});

function cardsIn(s: State, kind: Kind): Extract<Choice, { do: 'pay' }>[] {
  return seatsFrom(s, s.first).flatMap((by) =>
    s.players[by]!.hand.flatMap((card) => (isKind(s, card, kind) ? [{ do: 'pay', by, card, die: 0 } as const] : [])),
  );
}

export const TOGETHER_RULES: readonly Rule<State>[] = [joint, giver, confiscation];
