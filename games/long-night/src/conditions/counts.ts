/** What conditions count, by name. "Own" is what the player of the context has. */
import type { Seat } from '@horda/kernel';
import type { Count, CountName, ItemSymbol, PlaceRef } from '../content/vocabulary.ts';
import type { Context } from '../effects/context.ts';
import {
  barricadesAt,
  contentOf,
  damageOf,
  freeSpaces,
  isExiled,
  isStarter,
  itemOf,
  ofPlayer,
  placeNo,
  placesOf,
  sideOf,
  specialsAt,
  survivorsAt,
  zombiesAt,
} from '../rules/table.ts';
import { COLONY, NONE, type CardNo, type PlaceNo, type State, type Survivor } from '../state.ts';

type Counting<K extends CountName> = (s: State, count: Extract<Count, { count: K }>, ctx: Context) => number;

/** A place that a condition names: only fixed ones, and where the context is. */
function at(place: PlaceRef, { here, origin }: Context): PlaceNo {
  if (place === 'here') return here;
  if (place === 'origin') return origin;
  return placeNo(place as Parameters<typeof placeNo>[0]);
}

const LOCATIONS: readonly PlaceNo[] = [1, 2, 3, 4, 5, 6];

export const COUNTS: { readonly [K in CountName]: Counting<K> } = {
  morale: (s) => s.morale,
  food: (s) => s.food,
  waste: (s) => s.waste.length,
  starvation: (s) => s.starvation,
  helpless: (s) => s.helpless + s.unruly,
  unruly: (s) => s.unruly,
  dead: (s) => s.graveyard.length + s.gone.length,

  hand: (s, { symbol }, { by }) => symbols(s, s.players[by]!.hand, symbol),
  handTotal: (s, _, { by }) => s.players[by]!.hand.length,
  handKinds: (s, _, { by }) => kinds(s, s.players[by]!.hand),
  equipped: (s, { symbol }, { by }) => symbols(s, equipment(ofPlayer(s, by)), symbol),
  equippedTotal: (s, _, { by }) => equipment(ofPlayer(s, by)).length,
  handOrEquipped: (s, { home }, { by }) =>
    [...s.players[by]!.hand, ...equipment(ofPlayer(s, by))].filter((card) => contentOf(s).cards[card]!.home === home)
      .length,
  equippedAt: (s, { place, symbols: wanted }) =>
    equipment(survivorsAt(s, placeNo(place)).filter((one) => !isExiled(s, one))).filter((card) =>
      wanted.includes(itemOf(s, card).symbol),
    ).length,
  unusedDice: (s, _, { by }) => s.players[by]!.dice.length,

  damageOwn: (s, _, { by }) => ofPlayer(s, by).reduce((sum, one) => sum + damageOf(one), 0),
  damageOwnMax: (s, _, { by }) => Math.max(0, ...ofPlayer(s, by).map(damageOf)),
  despairOwn: (s, _, { by }) => ofPlayer(s, by).reduce((sum, { despair }) => sum + despair, 0),
  despairOnOwn: (s, _, { by }) => Math.max(0, ...ofPlayer(s, by).map(({ despair }) => despair)),
  ownSurvivors: (s, _, { by }) => ofPlayer(s, by).length,
  ownOutside: (s, _, { by }) => ofPlayer(s, by).filter(({ place }) => place !== COLONY).length,
  ownAt: (s, { place }, ctx) => ownAt(s, ctx.by, at(place, ctx)),
  has: (s, { place }, ctx) => ownAt(s, ctx.by, at(place, ctx)),
  ownSideEffects: (s, _, { by }) => ofPlayer(s, by).reduce((sum, { sideEffects }) => sum + sideEffects.length, 0),
  moreSurvivorsThanAll: (s, _, { by }) => {
    const most = Math.max(
      0,
      ...[...s.players.keys()].filter((seat) => seat !== by).map((seat) => ofPlayer(s, seat).length),
    );
    return ofPlayer(s, by).length - most;
  },
  othersHere: (s, _, { here, trigger }) => survivorsAt(s, here).filter(({ card }) => card !== trigger).length,

  room: (s, { place }, ctx) => freeSpaces(s, at(place, ctx)),
  barricades: (s, { place }, ctx) => barricadesAt(s, at(place, ctx)),
  barricadesAtEachNonColony: (s) => Math.min(...LOCATIONS.map((place) => barricadesAt(s, place))),
  zombies: (s, { place }, ctx) => zombies(s, at(place, ctx)),
  zombiesOutside: (s) => placesOf(s).reduce((sum, place) => (place === COLONY ? sum : sum + zombies(s, place)), 0),
  emptyItemDecks: (s) =>
    placesOf(s).filter((place) => contentOf(s).places[place]!.hasDeck && s.places[place]!.deck.length === 0).length,
  outposts: (s) => LOCATIONS.filter((place) => isOutpost(s, place)).length,

  placed: (s, { kind }) =>
    s.placed.filter((card) =>
      kind === 'nonStarter' ? !isStarter(s, card) : itemOf(s, card).symbol === kind && doesCount(s, card),
    ).length,
  placedKinds: (s) =>
    kinds(
      s,
      s.placed.filter((card) => !isStarter(s, card)),
    ),
  placedThisRound: (s) => s.placedThisRound,
  trophies: (s) => s.trophies,
  samples: (s) => s.samples,
  clearRounds: (s) => s.clearMarks,

  built: (s) => s.improvements.built.length,
  tokensOnDisplay: (s) => s.improvements.display.reduce((sum, { tokens }) => sum + tokens, 0),
  banditsInPlay: (s) => s.places.reduce((sum, { bandits }) => sum + bandits, 0),
  banditAt: (s, { place }, ctx) => s.places[at(place, ctx)]?.bandits ?? 0,
  banditsRemovedByYou: (s, _, { by }) => s.players[by]!.banditsRemoved,
  hideoutCards: (s) => s.hideout.length,
  special: (s) => placesOf(s).reduce((sum, place) => sum + specialsAt(s, place), 0),
  experimentsDone: (s) => s.raxxon.done,
  containedInR3: (s) => s.raxxon.contained,
  diceSum: (s) => s.raxxon.dice.reduce((sum, die) => sum + die, 0),
};

function equipment(survivors: readonly Survivor[]): CardNo[] {
  return survivors.flatMap(({ items }) => items.map(({ card }) => card));
}

function symbols(s: State, cards: readonly CardNo[], symbol: ItemSymbol): number {
  return cards.filter((card) => itemOf(s, card).symbol === symbol).length;
}

function kinds(s: State, cards: readonly CardNo[]): number {
  return new Set(cards.map((card) => itemOf(s, card).symbol)).size;
}

function ownAt(s: State, seat: Seat, place: PlaceNo): number {
  return place === NONE ? 0 : ofPlayer(s, seat).filter((one) => one.place === place).length;
}

/** Special zombies are zombies. (N26) */
function zombies(s: State, place: PlaceNo): number {
  return place === NONE ? 0 : zombiesAt(s, place) + specialsAt(s, place);
}

/** Starter cards do not count where the objective says so. */
function doesCount(s: State, card: CardNo): boolean {
  return sideOf(s)?.startersDoNotCount !== true || !isStarter(s, card);
}

function isOutpost(s: State, place: PlaceNo): boolean {
  const rule = sideOf(s)?.outpost;
  if (rule === undefined) return false;
  return (
    barricadesAt(s, place) >= rule.barricades &&
    zombies(s, place) <= rule.zombies &&
    survivorsAt(s, place).some((one) => !isExiled(s, one))
  );
}
