/** For bots: how good each action of a turn is, in points; ending the turn is 0. Risks are taken on average. */
import type { Seat } from '@horda/kernel';
import type { Action } from '../choices.ts';
import { holds } from '../conditions/conditions.ts';
import { context } from '../effects/context.ts';
import { wastePerMorale } from '../phases/waste.ts';
import { accepted } from '../rules/objective.ts';
import { contentOf, crisisOf, damageOf, isStarter, itemOf, printed, sideOf, survivorOf } from '../rules/table.ts';
import { hasMod, toolsFor } from '../rules/tools.ts';
import { COLONY, RAXXON, type CardNo, type PlaceNo, type State, type Survivor } from '../state.ts';
import { deathCost, effectsWorth, moraleCost } from './effects.ts';
import { cardWorth, foodOf, GOAL, near, needsOf, type Needs } from './needs.ts';
import {
  gainByBuilding,
  gainByCleaning,
  gainByEquipping,
  gainByFood,
  gainByNewcomer,
  isDisloyal,
  isHostile,
  lossFromHand,
  ownDeeds,
  ownGoal,
} from './own-goal.ts';
import { canBuildAt, dangerOf } from './gates.ts';
import { asksForMedicine } from './requests.ts';
import { shouldAccuse } from './suspicion.ts';
import { exposureCost, frostbiteCost, moveWorth, NEVER, WORK, WOUND } from './moves.ts';
import {
  gainByOffer,
  goalCounts,
  goalLeast,
  hasTooMany,
  mainProgress,
  outpostPart,
  wantsBanditsGone,
} from './progress.ts';

/** Room for later; a zombie less outside, where the objective counts them. */
const LATER = 0.3;
const NEARLY = 2;
/** A card for the crisis, starters first; how much one for the objective is rather kept. */
const CRISIS = 9.5;
const STARTER = 0.5;
const SPARED = 0.3;
/** Food that is missing; medicine for somebody who may die, before it is put anywhere else. */
const EAT = 7;
const URGENT = 8;
/** A card for the objective, with goals of their own and all together; any card, where a round without one costs morale. */
const OFFER = 4;
const OFFER_TOGETHER = 8;
const AVERT = 3;
/** The part of the objective that a new kind of card is, and what is nearly all of it. */
const KIND = 0.06;
const NEARLY_DONE = 0.85;
/** A search, where cards are the goal, and where they are not; what each card in hand takes from it. */
const WANTED_SEARCH = 2.1;
const SEARCH = 1.8;
const FULL_HAND = 0.05;
/** A die takes so many cards of waste away; so many each player with a turn to come will add. */
const CLEANED = 3;
const WASTED = 0.8;
/** Waste that costs morale costs it in the next rounds, too; waste that soon will, and a few cards. */
const LASTING = 1.3;
const SOON = 1.2;
const LITTLE = 0.04;
/** What costs nothing, and what a die is worth otherwise. */
const FREE = 0.6;
const DIE = 0.5;
/** A bandit, a die for the code, a calmed helpless, before all else if the objective wants it, a betrayer found out. */
const BANDIT = 4;
const CODE = 4;
const CALM = 1.5;
const CALM_FIRST = 16;
const CONVICT = 3;
/** A betrayer spoils a crisis only from this round on, and only among the cards of others; with two once it is hostile. */
const TREASON_FROM = 2;
const SPOIL = 2;
const BOLD = 2;
/** It builds only where it would die itself. */
const IDLE = 2;

export function actionWorth(s: State, seat: Seat, action: Action, needs: Needs): number {
  switch (action.do) {
    case 'contribute':
      return contributeWorth(s, seat, action.card, needs);
    case 'offer':
      return offerWorth(s, seat, action.card, needs);
    case 'play':
      return playWorth(s, seat, action.card, action.use, needs);
    case 'equip':
      return equipWorth(s, seat, action.card, survivorOf(s, action.survivor), needs);
    case 'calm':
      return isHostile(s, seat)
        ? NEVER
        : CALM + (goalCounts(s, 'unruly') ? CALM_FIRST : 0) - reserve(s, seat, action.card);
    case 'search':
      return searchWorth(s, seat, survivorOf(s, action.survivor));
    case 'barricade':
      return barricadeWorth(s, seat, survivorOf(s, action.survivor).place, needs) - (isHostile(s, seat) ? IDLE : 0);
    case 'attack':
      return attackWorth(s, survivorOf(s, action.survivor), needs);
    case 'move':
      return moveWorth(s, seat, survivorOf(s, action.survivor), needs);
    case 'clean':
      return isHostile(s, seat) ? NEVER : cleanWorth(s, seat, needs);
    case 'use':
      return FREE + effectsWorth(s, itemOf(s, action.card).uses[action.use]!.effects);
    case 'ability': {
      const { die, effects } = printed(s, action.of).ability;
      return FREE + effectsWorth(s, effects) - (die === null ? 0 : DIE);
    }
    case 'objective':
      return isHostile(s, seat) ? NEVER : buildsForGoal(s) ? WORK : FREE;
    case 'improvement':
      return FREE;
    case 'codeDie':
      return codeWorth(s, action.die);
    case 'placeAction':
      return goalCounts(s, 'trophies', 'banditsInPlay') ? FREE : NEVER;
    case 'accuse':
      return shouldAccuse(s, seat, action.seat) ? CONVICT : NEVER;
    case 'request':
      return asksForMedicine(s, seat) ? FREE : NEVER;
    case 'end':
      return 0;
    default:
      return NEVER;
  }
}

/** What the own goal loses with a card. */
function reserve(s: State, seat: Seat, card: CardNo): number {
  return ownGoal(s, seat) * lossFromHand(s, seat, card);
}

function contributeWorth(s: State, seat: Seat, card: CardNo, { crisis }: Needs): number {
  const fits = crisisOf(s).accept.includes(itemOf(s, card).symbol);
  if (isDisloyal(s, seat) && (isHostile(s, seat) || canSpoil(s))) {
    const own = s.contributions.filter((one) => one.seat === seat).length;
    return own < (isHostile(s, seat) ? BOLD : 1) && fits !== canSpoil(s) ? SPOIL - reserve(s, seat, card) : NEVER;
  }
  if (!fits || crisis <= 0) return NEVER;
  return CRISIS + (isStarter(s, card) ? STARTER : 0) - SPARED * GOAL * gainByOffer(s, card) - reserve(s, seat, card);
}

/** A wrong card among those of others, once the colony is no longer on its guard. */
function canSpoil(s: State): boolean {
  return s.round >= TREASON_FROM && s.contributions.length > 1;
}

function offerWorth(s: State, seat: Seat, card: CardNo, needs: Needs): number {
  if (isHostile(s, seat)) return NEVER;
  const gain = gainByOffer(s, card);
  const keeps = reserve(s, seat, card);
  if (gain > 0) {
    // Food is put there last, unless it is a kind that is still missing.
    if (foodOf(s, card) > 0 && needs.hunger > -foodOf(s, card) && gain < KIND && mainProgress(s) < NEARLY_DONE)
      return NEVER;
    return (s.options.mode === 'coop' ? OFFER_TOGETHER : OFFER) + gain * GOAL - keeps;
  }
  // A side that punishes a round without cards takes any card of the last player.
  const isPunished = accepted(s) === 'any' && needs.later === 0 && isStarter(s, card) && punishes(s);
  return isPunished ? AVERT - cardWorth(s, seat, needs, card) - keeps : NEVER;
}

/** The main objective would cost morale at the end of the round. */
function punishes(s: State): boolean {
  const ctx = context(s, { deck: 'objective', card: s.main }, s.first);
  return (sideOf(s)?.special ?? []).some(
    ({ hook, when, effects }) =>
      hook === 'step6' && when !== undefined && holds(s, when, ctx) && effectsWorth(s, effects) < 0,
  );
}

function playWorth(s: State, seat: Seat, card: CardNo, use: number, needs: Needs): number {
  const { symbol, uses } = itemOf(s, card);
  const { effects } = uses[use]!;
  if (effects.some(({ op }) => op === 'food')) {
    const own = ownDeeds(s, seat) * gainByFood(s, seat, foodOf(s, card)) - reserve(s, seat, card);
    if (isHostile(s, seat) || (needs.food <= 0 && own <= 0)) return NEVER;
    return (needs.food <= 0 ? 0 : EAT + (isStarter(s, card) ? STARTER : 0)) + own;
  }
  const keeps = cardWorth(s, seat, needs, card);
  if (effects.some(({ op }) => op === 'heal')) return healWorth(s, seat) - Math.min(keeps, 2) - reserve(s, seat, card);
  if (buildsForGoal(s) && effects.some(({ op }) => op === 'advance')) return WORK - reserve(s, seat, card);
  if (symbol === 'survivor') {
    const own = ownGoal(s, seat) * gainByNewcomer(s, seat);
    return isHostile(s, seat) && own <= 0 ? NEVER : effectsWorth(s, effects) + FREE + own - keeps;
  }
  return effectsWorth(s, effects) - keeps;
}

/** The main objective wants more improvements. */
function buildsForGoal(s: State): boolean {
  return s.improvements.built.length < goalLeast(s, 'built');
}

/** The worst of those who can be healed. */
function healWorth(s: State, seat: Seat): number {
  const death = deathCost(s);
  let most = 0;
  for (const one of near(s, seat)) {
    const damage = damageOf(one) - one.despair;
    if (damage === 0) continue;
    const cold = one.frostbite > 0 ? frostbiteCost(s) : 0;
    const last = damageOf(one) > 1 ? death / 2 : 0;
    most = Math.max(most, WOUND + cold + last + (cold + last > 0 ? URGENT : 0));
  }
  return most;
}

function equipWorth(s: State, seat: Seat, card: CardNo, one: Survivor, needs: Needs): number {
  const own = ownGoal(s, seat) * gainByEquipping(s, seat, card, one);
  const isNeeded =
    gainByOffer(s, card) > 0 || (needs.crisis > 0 && crisisOf(s).accept.includes(itemOf(s, card).symbol));
  const forChapter = goalCounts(s, 'equippedAt') && ['weapon', 'tool'].includes(itemOf(s, card).symbol) ? WORK : 0;
  return own + forChapter + (isNeeded && !isDisloyal(s, seat) ? -OFFER : one.place === COLONY ? FREE : FREE + 0.1);
}

/** L271: a search at Raxxon is a roll. Where cards are no goal, a full hand is enough. */
function searchWorth(s: State, seat: Seat, one: Survivor): number {
  const isWanted = accepted(s) !== null || isDisloyal(s, seat) || needsOf(s, seat).hunger > 0;
  const worth = isWanted ? WANTED_SEARCH : SEARCH - FULL_HAND * s.players[seat]!.hand.length;
  return one.place === RAXXON ? worth - exposureCost(s, one, RAXXON) : worth;
}

/** Waste that costs morale goes first, if there are dice enough to get below the next ten. */
function cleanWorth(s: State, seat: Seat, { later }: Needs): number {
  const own = ownDeeds(s, seat) * gainByCleaning(s, seat, CLEANED);
  const per = wastePerMorale(s);
  const expected = Math.floor(s.waste.length + WASTED * later);
  if (expected < per) return own + (expected > per - CLEANED ? SOON : LITTLE);
  const dice = Math.ceil(((expected % per) + 1) / CLEANED);
  return own + (dice <= s.players[seat]!.dice.length + later ? (LASTING * moraleCost(s)) / dice : SOON);
}

export function barricadeWorth(s: State, seat: Seat, place: PlaceNo, needs: Needs): number {
  const built = goalCounts(s, 'outposts') && place !== COLONY && place < RAXXON ? outpostPart(s, place) : 1;
  const forGoal = (built < 1 ? OFFER : 0) + (goalCounts(s, 'barricades', 'barricadesAtEachNonColony') ? OFFER : 0);
  const own = ownDeeds(s, seat) * gainByBuilding(s, seat, place);
  return own + forGoal + dangerOf(s, needs, place, (entrance) => canBuildAt(s, place, entrance)) + 0.05;
}

function attackWorth(s: State, one: Survivor, needs: Needs): number {
  const { place } = one;
  if (s.places[place]!.bandits > 0) return wantsBanditsGone(s) ? BANDIT : 1;
  const isSafe = toolsFor(s, one, 'attackDeclared', () => true).some(({ effects }) =>
    hasMod(effects, 'attack.noExposure'),
  );
  const risk = (isSafe ? 0 : exposureCost(s, one, place)) + attackPrice(s);
  const forGoal = goalCounts(s, 'zombiesOutside', 'samples', 'special') && place !== COLONY ? NEARLY : 0;
  const tooMany = goalCounts(s, 'outposts') && place !== COLONY && hasTooMany(s, place) ? OFFER : 0;
  const danger = dangerOf(s, needs, place, (entrance) => s.places[place]!.entrances[entrance]!.zombies > 0);
  return forGoal + tooMany + danger + LATER - risk;
}

/** Some objectives make every attack dear. */
function attackPrice(s: State): number {
  const { special = [] } = s.main < 0 ? {} : (contentOf(s).mainObjectives[s.main]?.normal ?? {});
  return special.some(({ hook, effects }) => hook === 'attackDone' && effects.some(({ op }) => op === 'frostbite'))
    ? frostbiteCost(s)
    : 0;
}

function codeWorth(s: State, die: number): number {
  const top = s.raxxon.deck.at(-1);
  if (top === undefined) return NEVER;
  if (s.chapter === 'R2') return CODE;
  const { code } = contentOf(s).experiments[top]!;
  const wanted = code.filter((value) => value === die).length;
  return s.raxxon.dice.filter((value) => value === die).length < wanted ? CODE : NEVER;
}

/** The best action of a turn by its place among the options. */
export function bestAction(s: State, seat: Seat, options: readonly Action[]): number {
  const needs = needsOf(s, seat);
  let best = { i: options.length - 1, worth: -Infinity };
  for (const [i, action] of options.entries()) {
    const worth = actionWorth(s, seat, action, needs);
    if (worth > best.worth) best = { i, worth };
  }
  return best.i;
}
