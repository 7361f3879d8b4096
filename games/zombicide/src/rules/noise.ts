/** Noise tokens. (V103, V129–V131) */
import { emit } from '@horda/kernel';
import type { State, ZoneNo } from '../state.ts';

export function makeNoise(s: State, zone: ZoneNo, n = 1): void {
  s.noise[zone]! += n;
  emit(s, { type: 'noiseMade', zone, n });
}
