/** Which places a text means. */
import { below } from '@horda/kernel';
import type { PlaceRef } from '../content/vocabulary.ts';
import { freeSpaces, hasSurvivorAt, placeNo, placesOf, survivorsAt } from '../rules/table.ts';
import { COLONY, HIDEOUT, NONE, type PlaceNo, type State } from '../state.ts';
import type { Context } from './context.ts';

const LOCATIONS: readonly PlaceNo[] = [1, 2, 3, 4, 5, 6];

/** Of these places somebody picks one; elsewhere all are meant. */
export function placesToPick(ref: PlaceRef): boolean {
  return (
    ref === 'chosen' || ref === 'chosenAny' || ref === 'chosenOther' || ref === 'ownPlace' || ref === 'banditPlace'
  );
}

/** The places meant, in the order of their numbers; for a choice, those to pick from. */
export function placesMeant(s: State, ref: PlaceRef, ctx: Context): readonly PlaceNo[] {
  switch (ref) {
    case 'here':
      return known(ctx.here);
    case 'origin':
      return known(ctx.origin);
    case 'random':
      return [1 + below(s, LOCATIONS.length)];
    case 'chosen':
      // L297: nobody gets at the cards of a closed place.
      return placesOf(s).filter((place) => place !== COLONY && place !== HIDEOUT && !s.places[place]!.closed);
    case 'outside':
      return placesOf(s).filter((place) => place !== COLONY);
    case 'chosenAny':
    case 'chosenOther':
    case 'eachLocation':
    case 'anywhere':
      return placesOf(s);
    case 'elsewhere':
      return placesOf(s).filter((place) => place !== ctx.here);
    case 'eachNonColony':
      return LOCATIONS;
    case 'eachEmptyLocation':
      return placesOf(s).filter((place) => survivorsAt(s, place).length === 0);
    case 'banditPlace':
      return placesOf(s).filter((place) => s.places[place]!.bandits > 0 && freeSpaces(s, place) > 0);
    case 'ownPlace':
      return placesOf(s).filter((place) => hasSurvivorAt(s, ctx.by, place));
    default: {
      const place = placeNo(ref);
      return placesOf(s).includes(place) ? [place] : [];
    }
  }
}

function known(place: PlaceNo): readonly PlaceNo[] {
  return place === NONE ? [] : [place];
}
