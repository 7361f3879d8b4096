/** L158–L160: step 4, zombies come to the living, then to the noise. The whole step is one run for the end check. (N7) */
import { below, call, emit, rule } from '@horda/kernel';
import { ADDING } from '../declared.ts';
import { helplessCount } from '../rules/helpless.ts';
import { builtValue, valueOf } from '../rules/modifiers.ts';
import { placesOf, survivorsAt } from '../rules/table.ts';
import { addingOver } from '../rules/tracks.ts';
import { COLONY, NONE, type Choice, type PlaceNo, type State } from '../state.ts';

/** Fewer zombies at the place that the first player has named. (L280) */
const SPARED = 3;

/** How many come to a place before noise; all changes are summed and floored once. (L158, L159, L261, N24) */
export function zombiesDue(s: State, place: PlaceNo): number {
  const here = survivorsAt(s, place);
  const people =
    place === COLONY ? Math.ceil((here.length + helplessCount(s)) / 2) : here.length + s.places[place]!.bandits;
  let change = here.reduce((sum, one) => sum + valueOf(s, one, 'step4.here'), 0);
  if (place === COLONY)
    change +=
      builtValue(s, 'step4.colony') + s.survivors.reduce((sum, one) => sum + valueOf(s, one, 'step4.colony'), 0);
  if (s.raxxon.spared === place) change -= SPARED;
  return Math.max(0, people + change);
}

export const zombieStep = rule<State, { left: readonly PlaceNo[] }, Choice>('zombies')({
  before(s) {
    emit(s, { type: 'step4', over: false });
  },
  begin(s, my) {
    s.adding++;
    my.left = placesOf(s);
  },
  /** Q39, Q40: colony first, then by number; the count is fixed when a place is begun. */
  people(s, my, f) {
    const [place, ...left] = my.left;
    if (place === undefined) return void (my.left = placesOf(s));
    my.left = left;
    f.at = 'people';
    const n = zombiesDue(s, place);
    if (n > 0) call(s, ADDING, { place, n, next: 0, placed: 0 });
  },
  /** L160, F31: each token is flipped; half of them bring a zombie. */
  noise(s, my, f) {
    const [place] = my.left;
    if (place === undefined) return;
    f.at = 'noise';
    const there = s.places[place]!;
    if (there.noise === 0) return void (my.left = my.left.slice(1));
    there.noise--;
    const attracts = below(s, 2) === 1;
    emit(s, { type: 'noiseTurned', place, attracts });
    if (attracts) call(s, ADDING, { place, n: 1, next: 0, placed: 0 });
  },
  end(s) {
    s.raxxon.spared = NONE;
    addingOver(s);
  },
  after(s) {
    emit(s, { type: 'step4', over: true });
  },
});
