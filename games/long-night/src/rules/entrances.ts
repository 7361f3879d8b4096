/** Barricades, traps and zombies at entrances, one after the other; somebody says at which entrance. */
import { askUnlessOne, call, emit, rule, type Seat } from '@horda/kernel';
import { NONE, type Choice, type Entrance, type PlaceNo, type State } from '../state.ts';
import { contentOf, emptySpaces, filled } from './table.ts';

/** What is done at an entrance. */
export type Deed =
  | 'barricade'
  | 'trap'
  /** A barricade becomes a trap. */
  | 'arm'
  /** A barricade or trap is taken away. */
  | 'clear'
  /** An ordinary zombie is taken away. */
  | 'remove'
  /** It is killed, by no survivor's attack. */
  | 'kill'
  /** An ordinary zombie becomes a barricade. */
  | 'replace';

interface Deeds {
  seat: Seat;
  deed: Deed;
  places: readonly PlaceNo[];
  n: number;
}

/** `n` deeds at these places, as far as possible; `seat` picks the entrance. */
export const deeds = rule<State, Deeds, Choice>('deeds')({
  choose(s, { seat, deed, places, n }, f) {
    const open = n > 0 ? entrancesFor(s, deed, places) : [];
    if (open.length === 0) f.at = '';
    // Whatever the order, everything possible is done.
    else if (n >= possible(s, deed, places)) f.pick = open[0]!;
    else askUnlessOne(s, f, seat, `deeds.${deed}`, open);
  },
  act(s, my, f) {
    if (f.pick.do === 'entrance') perform(s, my.deed, f.pick.place, f.pick.entrance);
    my.n--;
    f.at = 'choose';
  },
});

export function atEntrances(s: State, seat: Seat, deed: Deed, places: readonly PlaceNo[], n: number): void {
  if (n > 0 && places.some((place) => isPossibleAt(s, deed, place))) call(s, deeds, { seat, deed, places, n });
}

/** Whether the deed can be done somewhere at a place; cheaper than a list of entrances. */
export function isPossibleAt(s: State, deed: Deed, place: PlaceNo): boolean {
  const spaces = contentOf(s).places[place]!.entranceSpaces;
  for (const there of s.places[place]!.entrances) if (isPossible(deed, there, spaces)) return true;
  return false;
}

/** Entrances where the deed can be done. */
export function entrancesFor(s: State, deed: Deed, places: readonly PlaceNo[]): Choice[] {
  const found: Choice[] = [];
  for (const place of places) {
    const spaces = contentOf(s).places[place]!.entranceSpaces;
    for (const [entrance, there] of s.places[place]!.entrances.entries())
      if (isPossible(deed, there, spaces)) found.push({ do: 'entrance', place, entrance });
  }
  return found;
}

/** How often the deed can be done at these places. */
function possible(s: State, deed: Deed, places: readonly PlaceNo[]): number {
  let sum = 0;
  for (const place of places)
    for (const [entrance, { zombies, barricades, traps }] of s.places[place]!.entrances.entries()) {
      if (deed === 'arm') sum += barricades;
      else if (deed === 'clear') sum += barricades + traps;
      else if (deed === 'barricade' || deed === 'trap') sum += emptySpaces(s, place, entrance);
      else sum += zombies;
    }
  return sum;
}

function isPossible(deed: Deed, there: Entrance, spaces: number): boolean {
  switch (deed) {
    case 'barricade':
    case 'trap':
      return filled(there) < spaces;
    case 'arm':
      return there.barricades > 0;
    case 'clear':
      return there.barricades + there.traps > 0;
    case 'remove':
    case 'kill':
    case 'replace':
      return there.zombies > 0;
  }
}

/** Traps that are taken away do not go off; of both, the barricade goes first. */
export function perform(s: State, deed: Deed, place: PlaceNo, entrance: number): void {
  const there = s.places[place]!.entrances[entrance]!;
  switch (deed) {
    case 'barricade':
      there.barricades++;
      return emit(s, { type: 'barricadePut', place, entrance, trap: false });
    case 'trap':
      there.traps++;
      return emit(s, { type: 'barricadePut', place, entrance, trap: true });
    case 'arm':
      there.barricades--;
      there.traps++;
      return emit(s, { type: 'barricadePut', place, entrance, trap: true });
    case 'clear': {
      const trap = there.barricades === 0;
      if (trap) there.traps--;
      else there.barricades--;
      return emit(s, { type: 'barricadeLost', place, entrance, trap });
    }
    case 'remove':
      there.zombies--;
      return emit(s, { type: 'zombieGone', place, entrance, n: 1 });
    case 'kill':
      perform(s, 'remove', place, entrance);
      return emit(s, { type: 'zombieKilled', survivor: NONE, place, entrance });
    case 'replace':
      perform(s, 'remove', place, entrance);
      return perform(s, 'barricade', place, entrance);
  }
}
