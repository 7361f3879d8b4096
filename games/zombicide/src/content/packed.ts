/** What a pack may bring instead of ours. */
import type { MissionData } from './vocabulary.ts';

export interface Packed {
  readonly missions?: Readonly<Record<string, MissionData>>;
}
