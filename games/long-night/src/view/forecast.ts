/** What the next colony phase will do if nothing changes: only what lies open is counted. */
import { crisisNeed } from '../phases/crisis.ts';
import { foodNeeded } from '../phases/food.ts';
import { wasteLoss } from '../phases/waste.ts';
import { zombiesDue } from '../phases/zombies.ts';
import { byInfluence, contentOf, isInPlay, survivorsAt } from '../rules/table.ts';
import { NONE, type Entrance, type PlaceNo, type State, type SurvivorNo } from '../state.ts';

export interface EntranceForecast {
  /** Zombies that find a space. */
  readonly come: number;
  readonly barricadesLost: number;
  readonly trapsLost: number;
  /** Zombies that break in. */
  readonly overruns: number;
}

export interface PlaceForecast {
  /** Zombies that come to the people there. */
  readonly due: number;
  /** Noise tokens, half of which bring one more on average. */
  readonly noise: number;
  readonly entrances: readonly EntranceForecast[];
  /** Survivors who would die, the first one first. */
  readonly dying: readonly SurvivorNo[];
}

export interface Forecast {
  readonly foodNeeded: number;
  readonly foodMissing: number;
  /** Morale that hunger and waste will cost. */
  readonly hungerLoss: number;
  readonly wasteLoss: number;
  /** Cards that the crisis needs; null: there is none. */
  readonly crisisNeed: number | null;
  /** By place. */
  readonly places: readonly PlaceForecast[];
}

export function forecast(s: State): Forecast {
  const need = foodNeeded(s);
  const isHungry = need > s.food;
  return {
    foodNeeded: need,
    foodMissing: isHungry ? need - s.food : 0,
    hungerLoss: isHungry ? s.starvation + 1 : 0,
    wasteLoss: wasteLoss(s),
    crisisNeed: s.crisis === NONE ? null : crisisNeed(s),
    places: s.places.map((_, place) => placeForecast(s, place)),
  };
}

function placeForecast(s: State, place: PlaceNo): PlaceForecast {
  const due = isInPlay(s, place) ? zombiesDue(s, place) : 0;
  const entrances = arrivals(s, place, due);
  const overruns = entrances.reduce((sum, one) => sum + one.overruns, 0);
  const dying = overruns === 0 ? [] : byInfluence(s, survivorsAt(s, place)).slice(0, overruns);
  return { due, noise: s.places[place]!.noise, entrances, dying: dying.map(({ card }) => card) };
}

/** L166–L172: one zombie after the other, entrance by entrance; of both, the barricade goes first. */
function arrivals(s: State, place: PlaceNo, due: number): EntranceForecast[] {
  const { entrances } = s.places[place]!;
  const spaces = contentOf(s).places[place]!.entranceSpaces;
  return entrances.map((entrance, at) => {
    const n = Math.floor(due / entrances.length) + (at < due % entrances.length ? 1 : 0);
    return arrivalsAt(entrance, spaces, n);
  });
}

function arrivalsAt({ zombies, barricades, traps, special }: Entrance, spaces: number, n: number): EntranceForecast {
  const [walls, mines] = [barricades, traps];
  let [come, overruns] = [0, 0];
  for (let i = 0; i < n; i++) {
    if (zombies + barricades + traps + special.length < spaces) {
      zombies++;
      come++;
    } else if (barricades > 0) barricades--;
    else if (traps > 0) {
      traps--;
      zombies = 0;
    } else overruns++;
  }
  return { come, barricadesLost: walls - barricades, trapsLost: mines - traps, overruns };
}
