/** L134–L141: the card of this turn is read out, somebody chooses, and it leaves the game. */
import { ask, askUnlessOne, call, emit, rule, type Seat } from '@horda/kernel';
import { holds } from '../conditions/conditions.ts';
import type { CrossroadsCard } from '../content/entries.ts';
import { CROSSROADS, VOTE } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import type { Context } from '../effects/context.ts';
import { contentOf, find, seatsFrom, survivorNo } from '../rules/table.ts';
import { NONE, type Choice, type CrossroadsNo, type State, type SurvivorNo } from '../state.ts';
import { showCard } from './moments.ts';
import { insteadOf, optionFor, votersOf, votedUp } from './polling.ts';
import { ABOUT_OTHER, ABOUT_TRIGGER, mentions } from './mentions.ts';

interface Crossroads {
  card: CrossroadsNo;
  ctx: Context;
  /** Trigger survivors to name one from, each with the second one. */
  pairs: readonly (readonly [SurvivorNo, SurvivorNo])[];
  /** Who chooses. */
  seat: Seat;
  /** The option taken; -1: none yet. */
  option: number;
  /** Players who may still volunteer. */
  left: readonly Seat[];
}

export const crossroads = rule<State, Crossroads, Choice>(CROSSROADS)({
  show(s, my) {
    showCard(s, my);
  },
  /** Several survivors meet the condition: the active player names one, if the text speaks of it. */
  name(s, { card, ctx, pairs }, f) {
    if (!mentions(cardOf(s, card), ABOUT_TRIGGER)) return void (f.at = 'first');
    const firsts = [...new Set(pairs.map(([trigger]) => trigger))];
    if (firsts.length === 1) return void (f.at = 'nameOther');
    ask(
      s,
      ctx.by,
      'crossroads.name',
      firsts.map((survivor): Choice => ({ do: 'survivor', survivor })),
    );
  },
  named(s, my, { pick }) {
    if (pick.do !== 'survivor') return;
    my.pairs = my.pairs.filter(([trigger]) => trigger === pick.survivor);
    my.ctx = { ...my.ctx, trigger: pick.survivor, otherTrigger: my.pairs[0]![1] };
    my.ctx = { ...my.ctx, here: hereOf(s, my.ctx) };
  },
  /** Likewise the second one, where two share a place. */
  nameOther(s, { card, ctx, pairs }, f) {
    if (pairs.length === 1 || !mentions(cardOf(s, card), ABOUT_OTHER)) return void (f.at = 'first');
    askUnlessOne(
      s,
      f,
      ctx.by,
      'crossroads.nameOther',
      pairs.map(([, survivor]): Choice => ({ do: 'survivor', survivor })),
    );
  },
  namedOther(_s, my, { pick }) {
    if (pick.do !== 'survivor') return;
    my.pairs = my.pairs.filter(([, other]) => other === pick.survivor);
    my.ctx = { ...my.ctx, otherTrigger: pick.survivor };
  },
  first(s, my) {
    const card = cardOf(s, my.card);
    my.seat = chooserOf(s, card, my.ctx);
    my.ctx = { ...my.ctx, chooser: my.seat };
    if (card.chooser.by === 'holderOf') my.ctx = { ...my.ctx, item: showItem(s, my.seat, card.chooser.item) };
    callEffects(s, card.first, my.ctx);
  },
  /** L137, L141: an option whose requirement is not met is barred; a voted one cannot win. Q13: perhaps all are. */
  choose(s, my, f) {
    const card = cardOf(s, my.card);
    my.ctx = { ...my.ctx, here: hereOf(s, my.ctx) };
    const open = openOptions(s, card, my.ctx);
    if (open.length === 0) return void (f.at = 'close');
    if (card.chooser.by === 'vote' && open.length > 1) return void (f.at = 'poll');
    f.pick = open[0]!;
    f.at = open.length === 1 ? 'chosen' : 'ask';
  },
  ask(s, my) {
    ask(s, my.seat, 'crossroads.choose', openOptions(s, cardOf(s, my.card), my.ctx));
  },
  chosen(_s, my, f) {
    if (f.pick.do === 'option') my.option = f.pick.option;
    f.at = 'act';
  },
  poll(s, my) {
    const { chooser } = cardOf(s, my.card);
    const isTwo = chooser.by === 'vote' && chooser.voters === 'controllersOfTheTwo';
    call(s, VOTE, { about: isTwo ? 'two' : 'crossroads', voters: votersOf(s, cardOf(s, my.card), my.ctx) });
  },
  count(s, my, f) {
    const card = cardOf(s, my.card);
    my.option = optionFor(s, card);
    my.ctx = { ...my.ctx, votedUp: votedUp(s, my.ctx) };
    if (card.options[my.option]?.vote === 'down' && card.options.some(({ vote }) => vote === 'downToo'))
      my.left = seatsFrom(s, s.first);
    else f.at = 'instead';
  },
  /** After thumbs down somebody may volunteer; the first yes counts. */
  volunteer(s, { left }, f) {
    const [seat] = left;
    if (seat === undefined) f.at = 'act';
    else ask<Choice>(s, seat, 'crossroads.volunteer', [{ do: 'yes' }, { do: 'no' }]);
  },
  volunteered(s, my, f) {
    const [seat, ...left] = my.left;
    my.left = left;
    if (f.pick.do !== 'yes') return void (f.at = 'volunteer');
    my.option = cardOf(s, my.card).options.findIndex(({ vote }) => vote === 'downToo');
    my.seat = seat!;
    my.ctx = { ...my.ctx, by: seat!, chooser: seat! };
    f.at = 'act';
  },
  /** Whatever the result, one player may set it aside. */
  instead(s, my, f) {
    const other = insteadOf(s, cardOf(s, my.card), my.ctx);
    if (other === null) f.at = 'act';
    else ask<Choice>(s, other.seat, 'crossroads.instead', [{ do: 'no' }, { do: 'yes' }]);
  },
  replaced(s, my, { pick }) {
    if (pick.do === 'yes') my.option = insteadOf(s, cardOf(s, my.card), my.ctx)!.option;
  },
  act(s, { card, seat, option, ctx }) {
    if (option === NONE) return;
    emit(s, { type: 'optionChosen', seat, card, option });
    callEffects(s, cardOf(s, card).options[option]!.effects, ctx);
  },
  /** Nobody looks at a hand any more. */
  close(s) {
    s.peeked = [];
  },
});

function cardOf(s: State, card: CrossroadsNo): CrossroadsCard {
  return contentOf(s).crossroads[card]!;
}

/** "That location": where the survivor went or did something, else where it stands now. */
function hereOf(s: State, ctx: Context): number {
  return ctx.origin === NONE ? (find(s, ctx.trigger)?.place ?? ctx.here) : ctx.here;
}

function openOptions(s: State, { options }: CrossroadsCard, ctx: Context): Choice[] {
  return options.flatMap(({ requires }, option): Choice[] =>
    requires === undefined || holds(s, requires, ctx) ? [{ do: 'option', option }] : [],
  );
}

/** L138: the player the card speaks of. */
function chooserOf(s: State, { chooser }: CrossroadsCard, ctx: Context): Seat {
  if (chooser.by === 'controllerOf') return find(s, survivorNo(chooser.survivor))?.owner ?? ctx.by;
  if (chooser.by !== 'holderOf') return ctx.by;
  return seatsFrom(s, ctx.by).find((seat) => itemHeld(s, seat, chooser.item) !== undefined) ?? ctx.by;
}

function itemHeld(s: State, seat: Seat, item: string): number | undefined {
  const { cards } = contentOf(s);
  const beside = s.survivors.flatMap(({ owner, items }) => (owner === seat ? items.map(({ card }) => card) : []));
  return [...beside, ...s.players[seat]!.hand].find((card) => cards[card]!.item === item);
}

/** Who has the item of the card in hand shows it. */
function showItem(s: State, seat: Seat, item: string): number {
  const card = itemHeld(s, seat, item) ?? NONE;
  if (s.players[seat]!.hand.includes(card)) emit(s, { type: 'cardShown', seat, card });
  return card;
}
