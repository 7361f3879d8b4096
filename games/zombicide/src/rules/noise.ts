/** Noise tokens. (V103, V129–V131) */
import { emit } from '@horda/kernel';
import type { NoiseBy } from '../events/turn.ts';
import type { State, ZoneNo } from '../state.ts';

export function makeNoise(s: State, zone: ZoneNo, n = 1, by?: NoiseBy): void {
  s.noise[zone]! += n;
  emit(s, by === undefined ? { type: 'noiseMade', zone, n } : { type: 'noiseMade', zone, n, by });
}
