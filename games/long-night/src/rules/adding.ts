/** L166–L175, L244, L262: zombies are added one at a time. */
import { ask, call, emit, rule } from '@horda/kernel';
import { ADDING, DEATH, type Adding } from '../declared.ts';
import { dismissBandits } from '../modules/bandits.ts';
import { COLONY, NONE, type Choice, type Entrance, type PlaceNo, type State } from '../state.ts';
import { loseHelpless } from './helpless.ts';
import { byInfluence, contentOf, filled, survivorsAt } from './table.ts';
import { addingOver } from './tracks.ts';

export const adding = rule<State, Adding, Choice>(ADDING)({
  begin(s) {
    s.adding++;
  },
  add(s, my, f) {
    const { entrances } = s.places[my.place]!;
    const spaces = contentOf(s).places[my.place]!.entranceSpaces;
    while (my.n > 0) {
      const at = my.next % entrances.length;
      const entrance = entrances[at]!;
      if (filled(entrance) >= spaces) {
        // L169: a barricade goes with the zombie. Q42: the first player says whether a trap goes first.
        if (entrance.barricades > 0 && entrance.traps > 0) return;
        my.n--;
        my.next++;
        if (entrance.barricades > 0) loseBarricade(s, my.place, at);
        else if (entrance.traps === 0) {
          if (overrun(s, my.place, at)) return void (f.at = 'add');
        } else {
          // What waits for a trap comes before the next zombie.
          explode(s, my.place, at);
          return void (f.at = 'add');
        }
        continue;
      }
      my.n--;
      my.next++;
      my.placed++;
      if (my.special === undefined) {
        entrance.zombies++;
        emit(s, { type: 'zombieAdded', place: my.place, entrance: at });
      } else {
        // Q83: it fills a space like any other.
        entrance.special = [...entrance.special, my.special];
        emit(s, { type: 'specialPlaced', experiment: my.special, place: my.place, entrance: at });
      }
    }
    f.at = 'finish';
  },
  guard(s) {
    ask<Choice>(s, s.first, 'adding.guard', [
      { do: 'guard', guard: 'barricade' },
      { do: 'guard', guard: 'trap' },
    ]);
  },
  lose(s, my, f) {
    const at = my.next % s.places[my.place]!.entrances.length;
    my.n--;
    my.next++;
    f.at = 'add';
    if (f.pick.do !== 'guard') return;
    if (f.pick.guard === 'barricade') loseBarricade(s, my.place, at);
    else explode(s, my.place, at);
  },
  finish(s, { place, placed }) {
    if (placed > 0) emit(s, { type: 'zombiesPlaced', place, placed });
    addingOver(s);
  },
});

function entranceOf(s: State, place: PlaceNo, entrance: number): Entrance {
  return s.places[place]!.entrances[entrance]!;
}

function loseBarricade(s: State, place: PlaceNo, entrance: number): void {
  entranceOf(s, place, entrance).barricades--;
  emit(s, { type: 'barricadeLost', place, entrance, trap: false });
}

/** L244: the trap and all ordinary zombies of the entrance are removed; nobody has killed them. (Q43) */
function explode(s: State, place: PlaceNo, entrance: number): void {
  const there = entranceOf(s, place, entrance);
  const { zombies } = there;
  there.traps--;
  there.zombies = 0;
  emit(s, { type: 'barricadeLost', place, entrance, trap: true });
  emit(s, { type: 'trapExploded', place, entrance, zombies });
}

/** L170–L172, L262: the lowest influence dies, else a helpless, else the bandits leave. True: something must run first. */
function overrun(s: State, place: PlaceNo, entrance: number): boolean {
  emit(s, { type: 'overrun', place, entrance });
  const lowest = byInfluence(s, survivorsAt(s, place))[0];
  if (lowest !== undefined) {
    call(s, DEATH, { survivor: lowest.card, noMorale: false, seat: NONE });
    return true;
  }
  if (place === COLONY) return loseHelpless(s, s.first, 1, true);
  dismissBandits(s, place, Infinity);
  return false;
}

/** Adds `n` zombies at each place, one batch a place, in the order given. */
export function addZombies(s: State, places: readonly PlaceNo[], n: number): void {
  for (const place of places.toReversed()) call(s, ADDING, { place, n, next: 0, placed: 0 });
}
