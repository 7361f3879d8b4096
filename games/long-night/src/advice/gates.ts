/** For bots: where zombies will break in, and what it is worth to stop one of them. */
import { crisisNeed } from '../phases/crisis.ts';
import { accepted } from '../rules/objective.ts';
import { contentOf, crisisOf, emptySpaces } from '../rules/table.ts';
import { COLONY, NONE, type PlaceNo, type State } from '../state.ts';
import type { Forecast } from '../view/forecast.ts';
import { deathCost } from './effects.ts';

/** How much a break-in of this round counts, one of the next, and of the one after it; less where time is short. */
const AHEAD = [1, 0.3, 0.1] as const;
const IN_HASTE = [1, 0.05] as const;
/** How much it counts that one more may come than can be foreseen. */
const SURPRISE = 0.25;
const SURPRISE_IN_HASTE = 0.05;
/** The chance that a crisis of which cards are still missing brings its zombies. */
const CRISIS_FAILS = 0.5;

/** What one more zombie killed, or one more barricade, is worth at an entrance. */
export function dangerAt(s: State, coming: Forecast, place: PlaceNo, entrance: number): number {
  const { noise } = s.places[place]!;
  const due = dueAt(s, coming, place, entrance);
  const sudden = place === COLONY ? crisisZombies(s) / s.places[COLONY]!.entrances.length : 0;
  const holds = holdsAt(s, place, entrance);
  // Where cards have to be gathered, a die that builds is a die that does not search.
  const isHasty = accepted(s) !== null;
  const [ahead, surprise] = isHasty ? [IN_HASTE, SURPRISE_IN_HASTE] : [AHEAD, SURPRISE];
  let sum = 0;
  for (let i = 0; i < ahead.length && i < s.rounds; i++) {
    const left = holds - due * (i + 1) - sudden - (i === 0 ? 0 : noise / 2);
    sum += ahead[i]! * chanceOfMore(left, i === 0 ? noise : 0, surprise);
  }
  return deathCost(s) * sum;
}

/** The same for a place: where it is worst, of all its entrances or of those that fit. */
export function dangerOf(
  s: State,
  coming: Forecast,
  place: PlaceNo,
  fits: (entrance: number) => boolean = () => true,
): number {
  let most = 0;
  for (let entrance = 0; entrance < s.places[place]!.entrances.length; entrance++)
    if (fits(entrance)) most = Math.max(most, dangerAt(s, coming, place, entrance));
  return most;
}

export function canBuildAt(s: State, place: PlaceNo, entrance: number): boolean {
  return emptySpaces(s, place, entrance) > 0;
}

/** How many more zombies than expected the place holds at its weakest entrance; below 0, somebody breaks in. */
export function slackOf(s: State, coming: Forecast, place: PlaceNo): number {
  const { entrances, noise } = s.places[place]!;
  let least = Infinity;
  for (let at = 0; at < entrances.length; at++)
    least = Math.min(least, holdsAt(s, place, at) - dueAt(s, coming, place, at) - noise / 2);
  return least;
}

/** How many zombies an entrance takes before one breaks in: a barricade takes one with it, and a trap all. (L169, L244) */
function holdsAt(s: State, place: PlaceNo, entrance: number): number {
  const { zombies, barricades, traps, special } = s.places[place]!.entrances[entrance]!;
  const spaces = contentOf(s).places[place]!.entranceSpaces;
  return spaces - zombies - special.length + barricades + (traps > 0 ? spaces : 0);
}

/** Zombies that come to an entrance each round, without noise. (L166) */
function dueAt(s: State, { places }: Forecast, place: PlaceNo, entrance: number): number {
  const { due } = places[place]!;
  const { length } = s.places[place]!.entrances;
  return Math.floor(due / length) + (entrance < due % length ? 1 : 0);
}

/** The chance that more come than there is room `left` for; each token of noise brings one in two cases. (L160) */
function chanceOfMore(left: number, tokens: number, surprise: number): number {
  if (tokens > 0) return (chanceOfMore(left, tokens - 1, surprise) + chanceOfMore(left - 1, tokens - 1, surprise)) / 2;
  if (left >= 1) return 0;
  return left >= 0 ? surprise * (1 - left) : Math.min(1, surprise - left);
}

function crisisZombies(s: State): number {
  if (s.crisis === NONE || s.contributions.length >= crisisNeed(s)) return 0;
  let sum = 0;
  for (const op of crisisOf(s).effects)
    if (op.op === 'zombies' && op.place === 'colony' && typeof op.n === 'number') sum += op.n;
  return CRISIS_FAILS * sum;
}
