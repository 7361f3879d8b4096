/** Hands that are shown, given and taken from; items that a card is about. */
import { ask, below, call, emit, reveal, rule, type Rule, type Seat } from '@horda/kernel';
import { EFFECT_DIE } from '../../declared.ts';
import { different, handOver, intoHand, removeCards, takeFromHand } from '../../rules/cards.ts';
import { find, seatsFrom, survivorsAt } from '../../rules/table.ts';
import { COLONY, NONE, type CardNo, type Choice, type Equipped, type State } from '../../state.ts';
import type { Acts } from '../act.ts';
import type { Context } from '../context.ts';

export const HANDS_OPS: Acts<
  | 'giveHand'
  | 'takeCard'
  | 'takeRandom'
  | 'showHand'
  | 'showRandom'
  | 'showObjective'
  | 'wasteTriggerItem'
  | 'removeTriggerItem'
  | 'returnCard'
  | 'pot'
> = {
  giveHand(s, { seats: [to], ctx }) {
    if (to !== undefined) call(s, parting, { seat: ctx.by, to });
  },
  takeCard(s, { seats: [from], ctx }) {
    if (from !== undefined) call(s, picking, { seat: ctx.by, from });
  },
  takeRandom(s, { seats: [from], n, ctx }) {
    if (from === undefined) return;
    moveCards(s, from, ctx.by, randomCards(s, from, n));
  },
  showHand(s, { op, seats, ctx }) {
    reveal(s);
    const to = op.to === 'all' ? null : ctx.by;
    for (const seat of seats) {
      if (seat === to) continue;
      peek(s, seat, to, s.players[seat]!.hand.slice());
      if (to !== null) s.peeked = [...s.peeked, [to, seat]];
    }
  },
  showRandom(s, { seats, n, ctx }) {
    for (const seat of seats) {
      if (seat === ctx.by) continue;
      const cards = randomCards(s, seat, n);
      if (cards.length > 0) peek(s, seat, ctx.by, cards);
    }
  },
  showObjective(s, { seats, ctx }) {
    reveal(s);
    for (const seat of seats) {
      const player = s.players[seat]!;
      player.shownTo = [...player.shownTo, ctx.by];
      emit(s, { type: 'objectiveShown', seat, to: ctx.by, objective: player.objective });
    }
  },
  wasteTriggerItem(s, { ctx }) {
    if (!takeItem(s, ctx)) return;
    s.waste.push(ctx.item);
    emit(s, { type: 'cardWasted', card: ctx.item });
  },
  removeTriggerItem(s, { ctx }) {
    if (takeItem(s, ctx)) removeCards(s, [ctx.item]);
  },
  returnCard(s, { ctx }) {
    const pile = s.waste.includes(ctx.item) ? s.waste : s.removed;
    const at = pile.lastIndexOf(ctx.item);
    if (at === -1) return;
    pile.splice(at, 1);
    s.players[ctx.by]!.hand.push(ctx.item);
    emit(s, { type: 'cardRegained', seat: ctx.by, card: ctx.item });
  },
  pot: (s, { ctx }) => call(s, pot, { left: seatsFrom(s, ctx.by), stakes: [], rolls: [], next: 0 }),
};

/** A player is shown cards of a hand, and remembers them; null: all are. */
function peek(s: State, seat: Seat, to: Seat | null, cards: readonly CardNo[]): void {
  const player = s.players[seat]!;
  player.peeks = [...player.peeks, { to: to ?? NONE, round: s.round, cards }];
  emit(s, { type: 'handShown', seat, to, cards });
}

/** Different cards of a hand, drawn unseen; they stay in the hand. */
function randomCards(s: State, seat: Seat, n: number): CardNo[] {
  reveal(s);
  const left = s.players[seat]!.hand.slice();
  return Array.from({ length: Math.min(n, left.length) }, () => left.splice(below(s, left.length), 1)[0]!);
}

/** Cards of one hand come into another; only the two see them. */
function moveCards(s: State, from: Seat, to: Seat, cards: readonly CardNo[]): void {
  if (cards.length === 0) return;
  handOver(s, from, to, cards);
  emit(s, { type: 'cardsTaken', from, to, cards });
}

/** The item is still beside the survivor who used it. */
function takeItem(s: State, { trigger, item }: Context): boolean {
  const items = find(s, trigger)?.items ?? [];
  const at = items.findIndex(({ card }) => card === item);
  if (at !== -1) items.splice(at, 1);
  return at !== -1;
}

/** All cards but one go to another player; the giver says which stays. */
const parting = rule<State, { seat: Seat; to: Seat }, Choice>('parting')({
  choose(s, { seat }, f) {
    const { hand } = s.players[seat]!;
    if (hand.length < 2) return void (f.at = '');
    ask(
      s,
      seat,
      'parting.choose',
      different(hand).map((card): Choice => ({ do: 'keep', card })),
    );
  },
  give(s, { seat, to }, { pick }) {
    if (pick.do !== 'keep') return;
    const { hand } = s.players[seat]!;
    moveCards(s, seat, to, hand.toSpliced(hand.indexOf(pick.card), 1));
  },
});

/** A card of choice from a hand that the player looks at; it may not be played before the next round. */
const picking = rule<State, { seat: Seat; from: Seat }, Choice>('picking')({
  choose(s, { seat, from }, f) {
    const cards = different(s.players[from]!.hand);
    if (cards.length === 0) return void (f.at = '');
    ask(
      s,
      seat,
      'picking.choose',
      cards.map((card): Choice => ({ do: 'card', card })),
    );
  },
  take(s, { seat, from }, { pick }) {
    if (pick.do !== 'card') return;
    moveCards(s, from, seat, [pick.card]);
    s.players[seat]!.withheld = pick.card;
  },
});

interface Stake extends Readonly<Equipped> {
  readonly seat: Seat;
}

interface Pot {
  left: readonly Seat[];
  stakes: readonly Stake[];
  /** The seat of each die, in the order in which they are rolled, and its value once it has fallen. */
  rolls: readonly { readonly seat: Seat; readonly die: number }[];
  next: number;
}

/** A card for each survivor in the colony may be staked; each is a die, and the highest takes all. */
const pot = rule<State, Pot, Choice>('pot')({
  offer(s, { left, stakes }, f) {
    const [seat] = left;
    if (seat === undefined) return void (f.at = 'begin');
    const most = survivorsAt(s, COLONY).filter(({ owner }) => owner === seat).length;
    const { hand } = s.players[seat]!;
    if (hand.length === 0 || stakes.filter((stake) => stake.seat === seat).length >= most) f.pick = { do: 'goOn' };
    else ask(s, seat, 'pot.offer', [...different(hand).map((card): Choice => ({ do: 'card', card })), { do: 'goOn' }]);
  },
  stake(s, my, f) {
    f.at = 'offer';
    if (f.pick.do !== 'card') return void (my.left = my.left.slice(1));
    const [seat] = my.left;
    const used = takeFromHand(s, seat!, f.pick.card);
    my.stakes = [...my.stakes, { seat: seat!, card: f.pick.card, used }];
    emit(s, { type: 'staked', seat: seat!, card: f.pick.card });
  },
  begin(_s, my, f) {
    my.rolls = my.stakes.map(({ seat }) => ({ seat, die: 0 }));
    if (my.rolls.length === 0) f.at = '';
  },
  roll(s, { rolls, next }, f) {
    const roll = rolls[next];
    if (roll === undefined) f.at = 'compare';
    else call(s, EFFECT_DIE, { seat: roll.seat, by: NONE });
  },
  rolled(s, my, f) {
    my.rolls = my.rolls.map((roll, i) => (i === my.next ? { ...roll, die: s.die } : roll));
    my.next++;
    f.at = 'roll';
  },
  /** Those who are level roll one die each again. */
  compare(s, my, f) {
    const most = Math.max(...my.rolls.map(({ die }) => die));
    const best = [...new Set(my.rolls.filter(({ die }) => die === most).map(({ seat }) => seat))];
    if (best.length === 1) return takeAll(s, best[0]!, my.stakes);
    my.rolls = best.map((seat) => ({ seat, die: 0 }));
    my.next = 0;
    f.at = 'roll';
  },
});

function takeAll(s: State, to: Seat, stakes: readonly Stake[]): void {
  for (const { seat: from, card, used } of stakes) {
    intoHand(s, to, [{ card, used }]);
    emit(s, { type: 'cardGiven', from, to, card });
  }
}

export const HANDS_RULES: readonly Rule<State>[] = [parting, picking, pot];
