/** Which options bots look at: what can be judged by rules of thumb is, so that luck in one world decides nothing. */
import { isSuspended, suspended, type Ask, type Seat } from '@horda/kernel';
import { actionWorth, bestAction } from './advice/actions.ts';
import { deathCost, effectsWorth } from './advice/effects.ts';
import { exposureCost, goesHome, goesToMeeting } from './advice/moves.ts';
import { canBuildAt, dangerAt, slackOf } from './advice/gates.ts';
import { cardWorth, needsOf, type Needs } from './advice/needs.ts';
import { gainByMoving, lossFromHand, ownDeeds, ownGoal } from './advice/own-goal.ts';
import { goalCounts, meetingPlace, outpostPart, wantsBanditsGone, wantsExperiments } from './advice/progress.ts';
import { bestGift, bestUse } from './advice/requests.ts';
import { isGuilty } from './advice/suspicion.ts';
import type { Action } from './choices.ts';
import { ATTACK, CROSSROADS, MOVE } from './declared.ts';
import { accusedNow } from './rules/exile.ts';
import { accepted } from './rules/objective.ts';
import { contentOf, crisisOf, hasSurvivorAt, itemOf, survivorOf, survivorsAt } from './rules/table.ts';
import { COLONY, HIDEOUT, NONE, RAXXON, type CardNo, type Choice, type PlaceNo, type State } from './state.ts';

/** What one more card of a deck is worth on average, where cards are the goal or not, and what each noise costs. */
const ONE_MORE = 2;
const ONE_MORE_HERE = 1.3;
const NOISE = 0.7;
/** A place to go to: company in case of a bite, each card of the deck, each free space at the entrance up to so many. */
const COMPANY = 0.6;
const DECK = 0.04;
const ROOM = 0.5;
const ENOUGH_ROOM = 3;
/** No room for the next zombie, no cards left; cards that are missing now. */
const NO_ROOM = 5;
const NO_DECK = 3;
const MISSING = 0.7;
/** Medicine for unruly helpless, if the objective wants them calm. */
const CALMING = 3;
/** A fuel card that the crisis needs, and any other at most. */
const FOR_CRISIS = 2;
const MOST_FUEL = 1.2;
/** Work for the main objective there: bandits or experiments, and an outpost that is not half done. */
const GOAL_HERE = 6;
const AT_MEETING = 10;
const OUTPOST = 2;
const HALF = 0.5;

export function worth(s: State, { seat, prompt, options, floor }: Ask<Choice>): readonly number[] {
  const all = Array.from({ length: floor?.forward ?? options.length }, (_, i) => i);
  if (all.length < 2) return all;
  switch (prompt) {
    case 'turn.choose':
      return [bestAction(s, seat, options as readonly Action[])];
    case 'move.choose':
      return [bestGoing(s, seat, options)];
    case 'search.choose':
    case 'search.keepMore':
      return [bestFound(s, seat, options)];
    case 'search.order':
    case 'search.die':
    case 'barricade.die':
    case 'clean.die':
    case 'attract.die':
    case 'attack.die':
    case 'ability.die':
    case 'objectiveWork.die':
    case 'improvement.die':
    case 'hideout.die':
      // Dice are offered in ascending order: the least that will do.
      return [0];
    case 'attack.aim':
    case 'attack.next':
      return [bestOf(options, (choice) => targetWorth(s, seat, choice))];
    case 'barricade.choose':
    case 'barricade.more':
    case 'deeds.barricade':
    case 'deeds.trap':
    case 'deeds.remove':
    case 'deeds.clear':
      return [bestOf(options, (choice) => gateWorth(s, seat, choice))];
    case 'bite.choose':
      // L130: half of the faces save the survivor and stop the bite; giving up saves nobody here.
      return [bestOf(options, ({ do: what }) => (what === 'risk' ? 1 : 0))];
    case 'vote.exile':
      return [thumb(options, isGuilty(s, seat, accusedNow(s)))];
    case 'vote.crossroads':
      return [thumb(options, isUpBetter(s))];
    case 'vote.code':
      return [thumb(options, true)];
    case 'vote.settle':
      if (accusedNow(s) !== NONE) return [thumb(options, isGuilty(s, seat, accusedNow(s)))];
      return isSuspended(s, CROSSROADS) ? [thumb(options, isUpBetter(s))] : all;
    case 'vote.marker':
      return [thumb(options, false)];
    case 'marker.call':
      return [bestOf(options, ({ do: what }) => (what === 'letPass' ? 1 : 0))];
    case 'request.invite':
      return [bestGift(s, seat, options)];
    case 'given.choose': {
      const needs = needsOf(s, seat);
      return [bestUse(options, (action) => actionWorth(s, seat, action, needs))];
    }
    default:
      return all;
  }
}

function bestOf(options: readonly Choice[], worthOf: (choice: Choice) => number): number {
  let best = { i: 0, worth: -Infinity };
  for (const [i, choice] of options.entries()) {
    const value = worthOf(choice);
    if (value > best.worth) best = { i, worth: value };
  }
  return best.i;
}

function thumb(options: readonly Choice[], isUp: boolean): number {
  return bestOf(options, (choice) => (choice.do === 'vote' && choice.up === isUp ? 1 : 0));
}

/** Which result of a vote the card makes better for the colony. */
function isUpBetter(s: State): boolean {
  if (!isSuspended(s, CROSSROADS)) return true;
  const { options } = contentOf(s).crossroads[suspended(s, CROSSROADS).card]!;
  const worthOf = (vote: 'up' | 'down'): number =>
    effectsWorth(s, options.find((option) => option.vote === vote)?.effects ?? []);
  return worthOf('up') >= worthOf('down');
}

/** Keep a card, or make noise for one more. */
function bestFound(s: State, seat: Seat, options: readonly Choice[]): number {
  const needs = needsOf(s, seat);
  return bestOf(options, (choice) => {
    if (choice.do === 'keep') return cardWorth(s, seat, needs, choice.card);
    return choice.do === 'makeNoise' ? noiseWorth(s, seat, needs) : ONE_MORE;
  });
}

function noiseWorth(s: State, seat: Seat, needs: Needs): number {
  const place = s.survivors.find(({ owner, place: at }) => owner === seat && at !== COLONY)?.place ?? COLONY;
  const { noise } = s.places[place]!;
  if (slackOf(s, needs, place) < 1) return -1;
  return (accepted(s) === null ? ONE_MORE_HERE : ONE_MORE) - NOISE * (1 + noise);
}

/** Bandits and special zombies first, nobody of the others; else where a break-in is nearest. */
function targetWorth(s: State, seat: Seat, choice: Choice): number {
  if (choice.do === 'bandit') return 20;
  if (choice.do === 'special') return 10;
  if (choice.do === 'victim') return -20;
  if (choice.do !== 'zombie') return 0;
  const { place } = survivorOf(s, suspended(s, ATTACK).survivor);
  return dangerAt(s, needsOf(s, seat), place, choice.entrance);
}

/** The entrance where a break-in is nearest. */
function gateWorth(s: State, seat: Seat, choice: Choice): number {
  return choice.do === 'entrance' ? dangerAt(s, needsOf(s, seat), choice.place, choice.entrance) : -20;
}

function bestGoing(s: State, seat: Seat, options: readonly Choice[]): number {
  const one = survivorOf(s, suspended(s, MOVE).survivor);
  const needs = needsOf(s, seat);
  return bestOf(options, (choice) => {
    if (choice.do !== 'go') return 0;
    const { to, fuel } = choice;
    const own = ownDeeds(s, seat) * gainByMoving(s, one, to);
    return (
      own + placeWorth(s, seat, to, needs) - (fuel === NONE ? exposureCost(s, one, to) : fuelCost(s, seat, fuel, needs))
    );
  });
}

/** What a fuel card would be good for otherwise. */
function fuelCost(s: State, seat: Seat, fuel: CardNo, needs: Needs): number {
  const isWanted = needs.crisis > 0 && crisisOf(s).accept.includes(itemOf(s, fuel).symbol);
  const other = isWanted ? FOR_CRISIS : Math.min(MOST_FUEL, cardWorth(s, seat, needs, fuel));
  return other + ownGoal(s, seat) * lossFromHand(s, seat, fuel);
}

function placeWorth(s: State, seat: Seat, place: PlaceNo, needs: Needs): number {
  if (goesToMeeting(s, seat)) return place === meetingPlace(s) ? AT_MEETING : 0;
  if (place === HIDEOUT) return -5;
  if (place === COLONY) return goesHome(s, seat) ? 5 : 0;
  const { deck, bandits, noise, entrances } = s.places[place]!;
  const { symbols } = contentOf(s).places[place]!;
  const company = survivorsAt(s, place).length;
  // The survivor itself brings one more.
  const room = slackOf(s, needs, place) - 1;
  let value = ROOM * Math.min(ENOUGH_ROOM, room) + DECK * deck.length - COMPANY * company;
  if (deck.length === 0) value -= NO_DECK;
  if (bandits > 0) value += wantsBanditsGone(s) ? GOAL_HERE : -1;
  if (place === RAXXON) value += wantsExperiments(s) && !hasSurvivorAt(s, seat, RAXXON) ? GOAL_HERE : -3;
  if (goalCounts(s, 'outposts')) value += company > 0 || outpostPart(s, place) > HALF ? -OUTPOST : OUTPOST;
  const canBuild = s.players[seat]!.dice.length > 0 && entrances.some((_, at) => canBuildAt(s, place, at));
  if (room < 0 || (room < 1 && noise > 0)) value -= canBuild ? NO_ROOM / 2 : deathCost(s);
  if (needs.crisis > 0 && symbols.slice(0, 2).some((symbol) => crisisOf(s).accept.includes(symbol))) value += MISSING;
  if (s.unruly > 0 && goalCounts(s, 'unruly') && symbols.slice(0, 2).includes('medicine')) value += CALMING;
  if (needs.hunger > 0 && symbols[0] === 'food') value += MISSING * Math.min(ENOUGH_ROOM, needs.hunger);
  return value;
}
