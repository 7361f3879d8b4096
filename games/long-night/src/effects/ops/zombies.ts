/** Zombies, noise, barricades and traps. */
import { call, emit } from '@horda/kernel';
import { EXPOSURE } from '../../declared.ts';
import { addZombies } from '../../rules/adding.ts';
import { atEntrances } from '../../rules/entrances.ts';
import { contentOf, freeNoise, zombiesAt } from '../../rules/table.ts';
import { NONE, type PlaceNo, type State } from '../../state.ts';
import { remember, type Acts } from '../act.ts';

export const ZOMBIE_OPS: Acts<
  | 'zombies'
  | 'killZombies'
  | 'removeZombies'
  | 'slay'
  | 'slayOneRoll'
  | 'noise'
  | 'barricade'
  | 'trap'
  | 'removeBarricades'
  | 'barricadeToTrap'
> = {
  zombies: (s, { places, n }) => addZombies(s, places, n),
  // Q113: nobody rolls exposure.
  killZombies(s, { places, n, ctx }) {
    // "There" in the rest of the text is where they were killed.
    if (places.length === 1 && ctx.here === NONE) remember(s, { here: places[0]! });
    atEntrances(s, ctx.chooser, 'kill', places, n);
  },
  removeZombies(s, { places, n, ctx }) {
    for (const place of places.toReversed()) atEntrances(s, ctx.chooser, 'remove', [place], n);
  },
  slay(s, { places, n, who, ctx }) {
    const killed = Math.min(n, zombies(s, places));
    for (const survivor of who) if (killed > 0) call(s, EXPOSURE, { survivor, n: killed });
    atEntrances(s, ctx.chooser, 'kill', places, n);
  },
  slayOneRoll(s, { places, n, who, ctx }) {
    for (const survivor of who) if (zombies(s, places) > 0) call(s, EXPOSURE, { survivor, n: 1 });
    atEntrances(s, ctx.chooser, 'kill', places, n);
  },
  noise(s, { op, places, n }) {
    for (const place of places) makeNoise(s, place, n, op.ifAble === true || op.n === 'fill');
  },
  barricade: (s, { places, n, ctx }) => atEntrances(s, ctx.chooser, 'barricade', places, n),
  trap: (s, { places, n, ctx }) => atEntrances(s, ctx.chooser, 'trap', places, n),
  removeBarricades(s, { places, n, ctx }) {
    for (const place of places.toReversed()) atEntrances(s, ctx.chooser, 'clear', [place], n);
  },
  barricadeToTrap: (s, { places, n, ctx }) => atEntrances(s, ctx.chooser, 'arm', places, n),
};

function zombies(s: State, places: readonly PlaceNo[]): number {
  return places.reduce((sum, place) => sum + zombiesAt(s, place), 0);
}

/** L34: as many as there are free spaces. Where there are none, each token is a zombie, unless only "if able". (N8) */
export function makeNoise(s: State, place: PlaceNo, n: number, ifAble: boolean): void {
  if (contentOf(s).places[place]!.noiseSpaces === 0) {
    if (!ifAble) addZombies(s, [place], n);
    return;
  }
  const put = Math.min(n, freeNoise(s, place));
  if (put === 0) return;
  s.places[place]!.noise += put;
  emit(s, { type: 'noisePut', place, n: put });
}
