/**
 * Where an option is touched. A spot is the name of a piece on the table. An option of the turn belongs to the spots that
 * it begins with, its subjects, and may end at others, its targets; all other options lie at one spot.
 */
import type { Choice, PlaceNo, SurvivorNo } from '@horda/long-night/state';
import type { View } from '@horda/long-night/view';

export const survivorSpot = (survivor: SurvivorNo): string => `survivor-${survivor}`;
export const cardSpot = (card: number): string => `card-${card}`;
export const doorSpot = (place: PlaceNo, entrance: number): string => `door-${place}-${entrance}`;
export const placeSpot = (place: PlaceNo): string => `place-${place}`;
export const deckSpot = (place: PlaceNo): string => `deck-${place}`;
export const dieSpot = (value: number): string => `die-${value}`;
export const playerSpot = (seat: number): string => `player-${seat}`;
export const improvementSpot = (card: number): string => `improvement-${card}`;
export const WASTE = 'waste';
export const FOOD = 'food';
export const CRISIS = 'crisis';
export const OBJECTIVE = 'objective';
export const UNRULY = 'unruly';
export const CODE = 'code';

/** What a touch on a target does: the option, and the answers to the questions that follow at once. */
export interface Shot {
  readonly choice: Choice;
  readonly next: readonly Choice[];
}

/** The spots that an option of the turn begins with; empty: it is always in sight. */
export function subjectsOf(choice: Choice, view: View): readonly string[] {
  switch (choice.do) {
    case 'attack':
    case 'search':
    case 'barricade':
    case 'attract':
    case 'move':
    case 'ability':
    case 'placeAction':
    case 'use':
    case 'contributeItem':
    case 'handOff':
      return [survivorSpot(choice.survivor)];
    case 'play':
    case 'contribute':
    case 'offer':
    case 'calm':
    case 'equip':
      return [cardSpot(choice.card)];
    case 'eat':
      return [cardSpot(choice.card), dieSpot(choice.die)];
    case 'spendFood':
      return choice.seat === view.seat ? [FOOD, dieSpot(choice.die)] : [FOOD, playerSpot(choice.seat)];
    case 'accuse':
      return [playerSpot(choice.seat)];
    case 'codeDie':
      return [CODE, dieSpot(choice.die)];
    case 'improvement':
      return [improvementSpot(choice.card)];
    default:
      return [];
  }
}

/** Where the option of a chosen subject ends, by spot. */
export function targetsOf(choice: Choice, view: View): readonly (readonly [string, Shot])[] {
  const at = (spot: string, ...next: Choice[]): readonly [string, Shot] => [spot, { choice, next }];
  switch (choice.do) {
    case 'attack': {
      const place = placeOf(view, choice.survivor);
      return doorsOf(view, place).flatMap(({ zombies }, entrance) =>
        zombies > 0 ? [at(`${doorSpot(place, entrance)}-zombie`, { do: 'zombie', entrance })] : [],
      );
    }
    case 'search':
      return [at(deckSpot(placeOf(view, choice.survivor)))];
    case 'barricade': {
      const place = placeOf(view, choice.survivor);
      return doorsOf(view, place).map((_, entrance) =>
        at(`${doorSpot(place, entrance)}-empty`, { do: 'entrance', place, entrance }),
      );
    }
    case 'move':
      return view.places.flatMap(({ free, closed }, place) =>
        free > 0 && !closed && place !== placeOf(view, choice.survivor)
          ? [at(placeSpot(place), { do: 'go', to: place, fuel: -1 })]
          : [],
      );
    case 'play':
      return [at(cardSpot(choice.card))];
    case 'equip':
      return [at(survivorSpot(choice.survivor))];
    case 'handOff':
      return [at(survivorSpot(choice.to))];
    case 'contribute':
    case 'contributeItem':
      return [at(CRISIS)];
    case 'offer':
      return [at(OBJECTIVE)];
    case 'calm':
      return [at(UNRULY)];
    case 'codeDie':
      return [at(CODE)];
    default:
      return [];
  }
}

/** In the question where to go: the fuel card that a way needs; null: none, or another question. */
export function fuelOf(choice: Choice): string | null {
  return choice.do === 'go' && choice.fuel >= 0 ? cardSpot(choice.fuel) : null;
}

/** Where an option of any other question lies; null: it is only in the list. */
export function spotOf(choice: Choice, view: View): string | null {
  const { underWay } = view;
  const here = underWay.place >= 0 ? underWay.place : placeOf(view, underWay.survivor);
  switch (choice.do) {
    case 'zombie':
      return `${doorSpot(here, choice.entrance)}-zombie`;
    case 'special':
      return `${doorSpot(here, choice.entrance)}-special`;
    case 'bandit':
      return `bandit-${here}`;
    case 'victim':
    case 'survivor':
    case 'leader':
      return survivorSpot(choice.survivor);
    case 'go':
      return placeSpot(choice.to);
    case 'place':
      return placeSpot(choice.place);
    case 'entrance':
      return doorSpot(choice.place, choice.entrance);
    case 'lure':
      return `${doorSpot(choice.from, choice.entrance)}-zombie`;
    case 'die':
      return dieSpot(choice.value);
    case 'card':
    case 'withItem':
      return cardSpot(choice.card);
    case 'player':
      return playerSpot(choice.seat);
    case 'improve':
      return improvementSpot(choice.card);
    default:
      return null;
  }
}

export function placeOf({ survivors }: View, survivor: SurvivorNo): PlaceNo {
  return survivors.find(({ card }) => card === survivor)?.place ?? 0;
}

function doorsOf({ places }: View, place: PlaceNo): View['places'][number]['entrances'] {
  return places[place]?.entrances ?? [];
}
