/** Conditions that are true or false without counting, by name. */
import type { Fact, FactName } from '../content/vocabulary.ts';
import { IMPROVEMENT_IDS, type SurvivorId } from '../content/ids.ts';
import type { Context } from '../effects/context.ts';
import {
  barricadesAt,
  byInfluence,
  contentOf,
  find,
  hasSurvivorAt,
  isExiled,
  isUsed,
  itemOf,
  nonExiled,
  ofPlayer,
  placeNo,
  placesOf,
  printed,
  survivorNo,
  survivorsAt,
} from '../rules/table.ts';
import { COLONY, NONE, type State, type Survivor, type SurvivorNo } from '../state.ts';

type Checking<K extends FactName> = (s: State, fact: Extract<Fact, { is: K }>, ctx: Context) => boolean;

export const FACTS: { readonly [K in FactName]: Checking<K> } = {
  mainCompleted: (s) => s.ending === 'objective',
  chapterCompleted: (s, { chapter }) => s.completed.includes(chapter),
  /** Q41: step 5 of that round. */
  surviveRounds: (s, { rounds }) => s.round >= rounds && s.morale > 0,
  module: (s, { module }) => isUsed(s, module),

  hasHighestInfluence: (s, _, { by }) => byInfluence(s, s.survivors).at(-1)?.owner === by,
  moreSurvivorsThanSomeone: (s, _, { by }) =>
    s.players.some(({ out }, seat) => !out && seat !== by && ofPlayer(s, seat).length < ofPlayer(s, by).length),
  moreHandThanAll: (s, _, { by }) =>
    s.players.every(({ hand }, seat) => seat === by || hand.length < s.players[by]!.hand.length),
  helplessOutnumber: (s) => s.helpless + s.unruly > survivorsAt(s, COLONY).length,

  inPlay: (s, { name }) => named(s, name) !== undefined,
  inDeck: (s, { name }) => s.survivorDeck.includes(survivorNo(name)),
  notExiled: (s, { name }) => {
    const one = named(s, name);
    return one !== undefined && !isExiled(s, one);
  },
  controls: (s, { name }, { by }) => named(s, name)?.owner === by,
  at: (s, { name, place }) => named(s, name)?.place === placeNo(place),
  isTrigger: (_, { name }, { trigger }) => trigger === survivorNo(name),

  fuelPlayed: (_s, _, { fuel }) => fuel,
  searchedAt: (_, { place }, { here }) => here === placeNo(place),
  cardKind: (s, { symbol }, { item }) => item !== NONE && itemOf(s, item).symbol === symbol,
  heldOrEquipped: (s, { item }) => {
    const { cards } = contentOf(s);
    return (
      s.players.some(({ hand }) => hand.some((card) => cards[card]!.item === item)) ||
      s.survivors.some(({ items }) => items.some(({ card }) => cards[card]!.item === item))
    );
  },
  built: (s, { improvement }) => {
    const number = IMPROVEMENT_IDS.indexOf(improvement);
    return s.improvements.built.some(({ card }) => card === number);
  },
  face: (s, { face }) => s.turn.face === face,
  itemDeckHere: (s, _, { here }) => here !== NONE && contentOf(s).places[here]!.hasDeck,
  hereNotColony: (_s, _, { here }) => here !== NONE && here !== COLONY,
  everyLocationSearched: (s) => [1, 2, 3, 4, 5, 6].every((place) => s.places[place]!.searched),
  eachLocationHas: (s, { barricades }) => placesOf(s).every((place) => barricadesAt(s, place) >= barricades),
  eachNonExiledAt: (s, { place }) => nonExiled(s).every((seat) => hasSurvivorAt(s, seat, placeNo(place))),

  triggerAlone: (s, _, { trigger }) => {
    const one = find(s, trigger);
    return one !== undefined && survivorsAt(s, one.place).length === 1;
  },
  triggerNotExiled: (s, _, { trigger }) => {
    const one = find(s, trigger);
    return one !== undefined && !isExiled(s, one);
  },
  triggerArmed: (s, _, { trigger }) =>
    find(s, trigger)?.items.some(({ card }) => itemOf(s, card).symbol === 'weapon') ?? false,
  triggerHealed: (_s, _, { healed }) => healed !== NONE,
  sharesPlace: (s, _, ctx) => pair(s, ctx, (one, other) => areTwo(s, one, other)),
  sharesWithExiled: (s, _, ctx) => pair(s, ctx, (one, other) => !isExiled(s, one) && isExiled(s, other)),
  exiledShares: (s, _, ctx) => pair(s, ctx, (one, other) => isExiled(s, one) && !isExiled(s, other)),
  bothHuman: (s, _, { trigger, otherTrigger }) => isHuman(s, trigger) && isHuman(s, otherTrigger),
  twoOwnHere: (s, _, ctx) => pair(s, ctx, (one, other) => one.owner === other.owner),
};

function named(s: State, name: SurvivorId): Survivor | undefined {
  return find(s, survivorNo(name));
}

function isHuman(s: State, survivor: SurvivorNo): boolean {
  return survivor !== NONE && printed(s, survivor).human;
}

/** The two trigger survivors stand at the same place and fit. */
function pair(s: State, ctx: Context, fits: (one: Survivor, other: Survivor) => boolean): boolean {
  const [one, other] = [find(s, ctx.trigger), find(s, ctx.otherTrigger)];
  return one !== undefined && other !== undefined && one.place === other.place && fits(one, other);
}

/** Exactly two survivors at the place, of two players; in the colony only without helpless. */
function areTwo(s: State, one: Survivor, other: Survivor): boolean {
  const others = survivorsAt(s, one.place).length;
  return one.owner !== other.owner && others === 2 && (one.place !== COLONY || s.helpless + s.unruly === 0);
}
