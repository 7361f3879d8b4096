/** L134–L141: the card of this turn is read out, somebody chooses, and it leaves the game. */
import { ask, askUnlessOne, call, emit, reveal, rule, type Seat } from '@horda/kernel';
import { holds } from '../conditions/conditions.ts';
import type { CrossroadsCard } from '../content/entries.ts';
import { CROSSROADS, VOTE } from '../declared.ts';
import { callEffects } from '../effects/act.ts';
import type { Context } from '../effects/context.ts';
import { contentOf, find, hasSurvivorAt, nonExiled, seatsFrom, survivorNo } from '../rules/table.ts';
import { COLONY, NONE, type Choice, type CrossroadsNo, type State, type SurvivorNo } from '../state.ts';

interface Crossroads {
  card: CrossroadsNo;
  ctx: Context;
  /** Trigger survivors to name one from, each with the second one. */
  pairs: readonly (readonly [SurvivorNo, SurvivorNo])[];
  /** Who chooses. */
  seat: Seat;
}

export const crossroads = rule<State, Crossroads, Choice>(CROSSROADS)({
  /** The card is shown at once: from here on everything about it is public. It leaves the game. (L136, L139) */
  show(s, { card, ctx }) {
    s.crossroads = NONE;
    s.crossroadsDone = [...s.crossroadsDone, card];
    reveal(s);
    emit(s, { type: 'crossroadsRevealed', card, trigger: ctx.trigger });
  },
  /** Several survivors meet the condition: the active player names one. */
  name(s, { ctx, pairs }, f) {
    const firsts = [...new Set(pairs.map(([trigger]) => trigger))];
    askUnlessOne(
      s,
      f,
      ctx.by,
      'crossroads.name',
      firsts.map((survivor): Choice => ({ do: 'survivor', survivor })),
    );
  },
  nameOther(s, my, f) {
    const { pick } = f;
    if (pick.do !== 'survivor') return;
    const others = my.pairs.filter(([trigger]) => trigger === pick.survivor).map(([, other]) => other);
    my.ctx = { ...my.ctx, trigger: pick.survivor, here: hereOf(s, pick.survivor, my.ctx) };
    askUnlessOne(
      s,
      f,
      my.ctx.by,
      'crossroads.nameOther',
      others.map((survivor): Choice => ({ do: 'survivor', survivor })),
    );
  },
  first(s, my, { pick }) {
    if (pick.do === 'survivor') my.ctx = { ...my.ctx, otherTrigger: pick.survivor };
    const card = cardOf(s, my.card);
    my.seat = chooserOf(s, card, my.ctx);
    my.ctx = { ...my.ctx, chooser: my.seat };
    callEffects(s, card.first, my.ctx);
  },
  /** L137, L141: an option whose requirement is not met is barred; a voted one cannot win. */
  choose(s, my, f) {
    const card = cardOf(s, my.card);
    const open = openOptions(s, card, my.ctx);
    if (open.length === 0) return void (f.at = '');
    if (card.chooser.by === 'vote' && open.length > 1) return void (f.at = 'poll');
    if (open.length === 1) f.pick = open[0]!;
    else ask(s, my.seat, 'crossroads.choose', open);
  },
  act(s, my, f) {
    if (f.pick.do === 'option') choose(s, my, f.pick.option);
    f.at = '';
  },
  poll(s, my) {
    call(s, VOTE, { about: 'crossroads', voters: votersOf(s, cardOf(s, my.card), my.ctx) });
  },
  count(s, my) {
    const { options } = cardOf(s, my.card);
    const option = options.findIndex(({ vote }) => vote === (s.verdict ? 'up' : 'down'));
    if (option !== -1) choose(s, my, option);
  },
});

function cardOf(s: State, card: CrossroadsNo): CrossroadsCard {
  return contentOf(s).crossroads[card]!;
}

function hereOf(s: State, survivor: SurvivorNo, ctx: Context): number {
  return ctx.origin === NONE ? (find(s, survivor)?.place ?? ctx.here) : ctx.here;
}

function choose(s: State, my: Crossroads, option: number): void {
  emit(s, { type: 'optionChosen', seat: my.seat, card: my.card, option });
  callEffects(s, cardOf(s, my.card).options[option]!.effects, my.ctx);
}

function openOptions(s: State, { options }: CrossroadsCard, ctx: Context): Choice[] {
  return options.flatMap(({ requires }, option): Choice[] =>
    requires === undefined || holds(s, requires, ctx) ? [{ do: 'option', option }] : [],
  );
}

function chooserOf(s: State, { chooser }: CrossroadsCard, ctx: Context): Seat {
  if (chooser.by === 'controllerOf') return find(s, survivorNo(chooser.survivor))?.owner ?? ctx.by;
  if (chooser.by !== 'holderOf') return ctx.by;
  const { cards } = contentOf(s);
  const holds = (card: number): boolean => cards[card]!.item === chooser.item;
  return (
    seatsFrom(s, ctx.by).find(
      (seat) =>
        s.players[seat]!.hand.some(holds) ||
        s.survivors.some(({ owner, items }) => owner === seat && items.some(({ card }) => holds(card))),
    ) ?? ctx.by
  );
}

/** F9: those the card names; exiled players never vote. (L197) */
function votersOf(s: State, { chooser }: CrossroadsCard, ctx: Context): Seat[] {
  const voters = nonExiled(s);
  if (chooser.by !== 'vote' || chooser.voters === 'nonExiled') return voters;
  if (chooser.voters === 'withSurvivorInColony') return voters.filter((seat) => hasSurvivorAt(s, seat, COLONY));
  if (chooser.voters === 'withSurvivorHere') return voters.filter((seat) => hasSurvivorAt(s, seat, ctx.here));
  return [ctx.trigger, ctx.otherTrigger].flatMap((survivor) => find(s, survivor)?.owner ?? []);
}
