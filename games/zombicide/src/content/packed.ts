/** What a pack may bring instead of ours. */
import type { MissionData } from './mission.ts';

export interface Packed {
  readonly missions?: Readonly<Record<string, MissionData>>;
}
