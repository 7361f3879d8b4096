import { emit, reveal, type Seat } from '@horda/kernel';
import type { State } from '../state.ts';
import { takeTop, turnTop } from './city.ts';
import { settleHorde } from './horde.ts';
import { arrive } from './shelter.ts';

/**
 * A survivor on top of the city turns into a zombie and stays there; a zombie on top comes to the noise. A fast one
 * comes as soon as it is turned, and a Horde is settled. (C21, C22, C51, C54)
 */
export function noise(s: State, shelter: Seat): void {
  emit(s, { type: 'noiseMade', shelter, heard: s.city > 0 });
  if (s.city === 0) return;
  if (s.turned) return arrive(s, takeTop(s), shelter, 'C22');
  reveal(s);
  const kind = s.kinds[s.city - 1];
  if (kind === 'horde') settleHorde(s, takeTop(s));
  else if (kind === 'fast') arrive(s, takeTop(s), shelter, 'C51');
  else turnTop(s);
}
