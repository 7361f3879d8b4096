/** For bots: where zombies will break in, and what it is worth to stop one of them. */
import { accepted } from '../rules/objective.ts';
import { contentOf, emptySpaces, survivorsAt } from '../rules/table.ts';
import { COLONY, type PlaceNo, type State } from '../state.ts';
import type { Forecast } from '../view/forecast.ts';
import { deathCost } from './effects.ts';
import { NO_ASSAULT, overflow, type Assault } from './assault.ts';

/** How much a break-in of this round counts, one of the next, and of the one after it; less where time is short. */
const AHEAD = [1, 0.3, 0.1] as const;
const IN_HASTE = [1, 0.05] as const;
/** How much it counts that one more may come than can be foreseen. */
const SURPRISE = 0.25;
const SURPRISE_IN_HASTE = 0.05;

/** What comes to the gates: what can be counted, and what the crisis brings if it fails, with the chance of that. */
export interface Threat {
  readonly coming: Forecast;
  /** By place. */
  readonly assault: readonly Assault[];
  readonly fails: number;
}

/** What one more zombie killed, or one more barricade, is worth at an entrance. */
export function dangerAt(s: State, threat: Threat, place: PlaceNo, entrance: number): number {
  const { fails, assault } = threat;
  const expected = fails < 1 ? (1 - fails) * lossAt(s, threat, place, entrance, NO_ASSAULT) : 0;
  const worse = fails > 0 ? fails * lossAt(s, threat, place, entrance, assault[place]!) : 0;
  return deathCost(s) * (expected + worse);
}

/** Break-ins that one more zombie killed stops, in this round and the next ones. */
function lossAt(
  s: State,
  { coming }: Threat,
  place: PlaceNo,
  entrance: number,
  { zombies, noise, razes }: Assault,
): number {
  const { noise: tokens, entrances } = s.places[place]!;
  const due = dueAt(s, coming, place, entrance);
  const sudden = partOf(zombies, entrances.length, entrance);
  const holds = holdsAt(s, place, entrance, razes);
  // Where cards have to be gathered, a die that builds is a die that does not search.
  const isHasty = accepted(s) !== null;
  const [ahead, surprise] = isHasty ? [IN_HASTE, SURPRISE_IN_HASTE] : [AHEAD, SURPRISE];
  let sum = 0;
  for (let i = 0; i < ahead.length && i < s.rounds; i++) {
    const left = holds - due * (i + 1) - sudden - (i === 0 ? 0 : (tokens + noise) / 2);
    sum += ahead[i]! * chanceOfMore(left, i === 0 ? tokens + noise : 0, surprise);
  }
  return sum;
}

/** The same for a place: where it is worst, of all its entrances or of those that fit. */
export function dangerOf(
  s: State,
  threat: Threat,
  place: PlaceNo,
  fits: (entrance: number) => boolean = () => true,
): number {
  let most = 0;
  for (let entrance = 0; entrance < s.places[place]!.entrances.length; entrance++)
    if (fits(entrance)) most = Math.max(most, dangerAt(s, threat, place, entrance));
  return most;
}

export function canBuildAt(s: State, place: PlaceNo, entrance: number): boolean {
  return emptySpaces(s, place, entrance) > 0;
}

/** How many more zombies than expected the place holds at its weakest entrance; below 0, somebody breaks in. */
export function slackOf(s: State, { coming, assault, fails }: Threat, place: PlaceNo): number {
  const { entrances, noise } = s.places[place]!;
  const more = assault[place]!;
  let least = Infinity;
  for (let at = 0; at < entrances.length; at++)
    least = Math.min(least, holdsAt(s, place, at, false) - dueAt(s, coming, place, at) - noise / 2);
  return least - fails * (more.zombies / entrances.length + more.noise / 2);
}

/** Deaths that the crisis brings by zombies if it fails. */
export function deathsByAssault(s: State, coming: Forecast, assault: readonly Assault[]): number {
  let sum = 0;
  for (const [place, more] of assault.entries()) {
    if (more === NO_ASSAULT) continue;
    const people = peopleAt(s, place);
    if (people > 0) sum += Math.min(people, breakIns(s, coming, place, more) - breakIns(s, coming, place, NO_ASSAULT));
  }
  return sum;
}

/** Zombies that break in at a place on average. */
function breakIns(s: State, coming: Forecast, place: PlaceNo, { zombies, noise, razes }: Assault): number {
  const { entrances, noise: tokens } = s.places[place]!;
  let sum = 0;
  for (let at = 0; at < entrances.length; at++) {
    const left = holdsAt(s, place, at, razes) - dueAt(s, coming, place, at) - partOf(zombies, entrances.length, at);
    sum += overflow(left, tokens + noise);
  }
  return sum;
}

function peopleAt(s: State, place: PlaceNo): number {
  return survivorsAt(s, place).length + (place === COLONY ? s.helpless + s.unruly : 0);
}

/**
 * How many zombies an entrance takes before one breaks in: a barricade takes one with it, and a trap all, unless they are
 * razed before. (L169, L244)
 */
function holdsAt(s: State, place: PlaceNo, entrance: number, razed: boolean): number {
  const { zombies, barricades, traps, special } = s.places[place]!.entrances[entrance]!;
  const spaces = contentOf(s).places[place]!.entranceSpaces;
  return spaces - zombies - special.length + (razed ? 0 : barricades + (traps > 0 ? spaces : 0));
}

/** Zombies that come to an entrance each round, without noise. (L166) */
function dueAt(s: State, { places }: Forecast, place: PlaceNo, entrance: number): number {
  return partOf(places[place]!.due, s.places[place]!.entrances.length, entrance);
}

/** The zombies of a run that come to this entrance. */
function partOf(zombies: number, entrances: number, entrance: number): number {
  return Math.floor(zombies / entrances) + (entrance < zombies % entrances ? 1 : 0);
}

/** The chance that more come than there is room `left` for; each token of noise brings one in two cases. (L160) */
function chanceOfMore(left: number, tokens: number, surprise: number): number {
  if (tokens > 0) return (chanceOfMore(left, tokens - 1, surprise) + chanceOfMore(left - 1, tokens - 1, surprise)) / 2;
  if (left >= 1) return 0;
  return left >= 0 ? surprise * (1 - left) : Math.min(1, surprise - left);
}
