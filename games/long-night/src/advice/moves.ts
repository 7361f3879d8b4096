/** For bots: what a roll of the exposure die costs, and who should take it for a move. */
import type { Seat } from '@horda/kernel';
import { FACES, SIDES } from '../outlook.ts';
import { searchValue } from '../rules/modifiers.ts';
import { contentOf, damageOf, hasSurvivorAt, isOpen, ofPlayer, survivorsAt } from '../rules/table.ts';
import { COLONY, RAXXON, type PlaceNo, type State, type Survivor } from '../state.ts';
import { deathCost } from './effects.ts';
import { canBuildAt, slackOf } from './gates.ts';
import type { Needs } from './needs.ts';
import { gainByMoving, ownDeeds } from './own-goal.ts';
import { goalCounts, meetingPlace, wantsExperiments } from './progress.ts';

/** Never worth it. */
export const NEVER = -100;
const SPREADING = 3;
/** Frostbite kills within two turns, unless medicine is found. */
const FROSTBITE_KILLS = 0.6;
export const WOUND = 1;
/** Work for the main objective. */
export const WORK = 4;
/** A searcher at work, and one who is out of danger. */
const GO_SEARCHING = 3.2;
const FLEE = 4;
/** Some place outside. */
const ANYWHERE: PlaceNo = 1;

export function frostbiteCost(s: State): number {
  return FROSTBITE_KILLS * deathCost(s);
}

/** What an exposure roll costs on average; a bite spreads to those who are there. (L126, L127) */
export function exposureCost(s: State, one: Survivor, place: PlaceNo): number {
  const damage = damageOf(one);
  const others = survivorsAt(s, place).filter(({ card }) => card !== one.card).length;
  const death = deathCost(s);
  const cost =
    FACES.bite * (death + (others > 0 ? SPREADING : 0)) +
    FACES.frostbite * (damage > 1 ? death : frostbiteCost(s) + damage) +
    FACES.wound * (damage > 1 ? death : WOUND + 1.5 * damage);
  return cost / SIDES;
}

/** One of the own survivors goes out to search; who is in danger flees; nobody else takes the risk, but for the own goal. */
export function moveWorth(s: State, seat: Seat, one: Survivor, needs: Needs): number {
  if (one.moves > 0) return NEVER;
  const other = one.place === COLONY ? ANYWHERE : COLONY;
  const own = ownDeeds(s, seat) * gainByMoving(s, one, other);
  const work = workWorth(s, seat, one, needs);
  return own === 0 ? work : own + (work > NEVER ? work : -exposureCost(s, one, other));
}

function workWorth(s: State, seat: Seat, one: Survivor, needs: Needs): number {
  const here = s.places[one.place]!;
  const { dice } = s.players[seat]!;
  const risk = exposureCost(s, one, COLONY);
  if (one.place !== COLONY) {
    if (goesHome(s, seat) || goesToMeeting(s, seat)) return WORK - risk;
    if (one.place === meetingPlace(s)) return NEVER;
    const isHelpless = dice.length === 0 || !here.entrances.some((_, at) => canBuildAt(s, one.place, at));
    if (slackOf(s, needs, one.place) < 0 && isHelpless) return FLEE - risk;
    const hasWork = here.deck.length > 0 || one.place === RAXXON;
    return !hasWork && canSearch(s, one) ? GO_SEARCHING - risk : NEVER;
  }
  if (goesToMeeting(s, seat)) return WORK - risk;
  if (wantsExperiments(s) && codeMissing(s, dice) && !s.survivors.some(({ place }) => place === RAXXON))
    return WORK - risk;
  if (goalCounts(s, 'outposts') && dice.length > 1 && ofPlayer(s, seat).every(({ place }) => place === COLONY))
    return WORK - risk;
  const isOut = ofPlayer(s, seat).some(({ place }) => isAtWork(place, needs) && s.places[place]!.deck.length > 0);
  const best = ofPlayer(s, seat).every((other) => searchValue(s, other) >= searchValue(s, one));
  return !isOut && !goesHome(s, seat) && canSearch(s, one) ? GO_SEARCHING + (best ? 0.2 : 0) - risk : NEVER;
}

/** Out to search; at Raxxon that counts only while nobody is hungry. */
function isAtWork(place: PlaceNo, { hunger }: Needs): boolean {
  return place !== COLONY && (place !== RAXXON || hunger <= 0);
}

function canSearch(s: State, one: Survivor): boolean {
  const { dice } = s.players[one.owner]!;
  return (dice.at(-1) ?? 0) >= searchValue(s, one);
}

/** The objective wants somebody of each player at home, and nothing else is missing. */
export function goesHome(s: State, seat: Seat): boolean {
  return meetingPlace(s) === COLONY && !hasSurvivorAt(s, seat, COLONY);
}

/** The same at another place, if somebody can enter it. */
export function goesToMeeting(s: State, seat: Seat): boolean {
  const place = meetingPlace(s);
  return place !== null && place !== COLONY && isOpen(s, place) && !hasSurvivorAt(s, seat, place);
}

function codeMissing({ raxxon: { deck, dice }, ...s }: State, own: readonly number[]): boolean {
  const top = deck.at(-1);
  if (top === undefined) return false;
  const { code } = contentOf(s).experiments[top]!;
  return code.some((value) => own.includes(value) && !dice.includes(value));
}
