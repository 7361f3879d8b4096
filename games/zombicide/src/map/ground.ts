/** The part of the state that changes the map; replaced, never changed. */
import type { DoorNo } from '../state.ts';

export interface Ground {
  /** Doors that are open, in ascending order. */
  readonly open: readonly DoorNo[];
  /** Links of the board that hold now, in ascending order. */
  readonly links: readonly number[];
}
