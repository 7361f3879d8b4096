/** What the rest of the table tells the map, and what it is told by it. */
import type { Seat } from '@horda/kernel';
import type { DoorNo, Event, SurvivorNo, ZoneNo } from '@horda/zombicide/state';
import type { ZombicideTexts } from '@horda/zombicide/text/messages';
import type { View } from '@horda/zombicide/view';
import type { Language } from '@horda/parts';

/** A zone in which something may be done now: its kerb is yellow, and a touch on it calls `onZone`. */
export interface Glow {
  readonly zone: ZoneNo;
  /**
   * - `step`: one can walk there: a thin kerb with the cost, so that the commonest action needs no button;
   * - `target`: an attack, a skill or an answer may be aimed at it: a strong kerb with its tag;
   * - `chosen`: it was picked already: a whole frame.
   */
  readonly kind: 'step' | 'target' | 'chosen';
  /** What the touch does, for screen readers: “Move, 2 actions”. It follows what is in the zone. */
  readonly label: string;
  /** A step: what it costs in all, in the yellow disc. */
  readonly cost?: number | undefined;
  /** A few words on the kerb: “Target · range 2”. */
  readonly tag?: string | undefined;
  /** The tag is that of a hint: a lesson, which points by itself, leaves it out. */
  readonly advised?: boolean | undefined;
  /** The way that is drawn while somebody looks at the zone, beginning with the first zone to be entered. */
  readonly way?: readonly ZoneNo[] | undefined;
}

/** A thing on the board that can be touched by itself: the smallest box is 44 px. */
export type Thing =
  | { readonly is: 'door'; readonly door: DoorNo; readonly label: string }
  /** An objective card or token, by its place in `view.placed`. */
  | { readonly is: 'card'; readonly place: number; readonly label: string }
  | { readonly is: 'crate'; readonly zone: ZoneNo; readonly label: string }
  | { readonly is: 'car'; readonly car: number; readonly label: string }
  /** Another survivor: to be chosen, healed, picked up. */
  | { readonly is: 'survivor'; readonly survivor: SurvivorNo; readonly label: string };

/** What a group of zombies would do: an arrow of the danger preview. */
export interface DangerArrow {
  readonly from: ZoneNo;
  /** The zone where it would be; `from` itself: it attacks where it stands, and no arrow is drawn. */
  readonly to: ZoneNo;
  /** How many; the shaft grows with them. */
  readonly n: number;
}

/** A plate over a zone: wounds that would be taken, or whatever else must not be missed. */
export interface Plate {
  readonly zone: ZoneNo;
  readonly text: string;
  /** `alarm`: deep red; `plain`: ink. */
  readonly tone: 'alarm' | 'plain';
}

/**
 * A beat of a story: these events happen at once over the whole board. The map knows all that moves, comes, falls or
 * makes noise, and leaves other events alone.
 */
export interface Beat {
  readonly ms: number;
  readonly events: readonly Event[];
}

export interface CityMapProps {
  /** The table as it is, once all beats are over. */
  readonly view: View;
  /** Counts the moments shown: when it changes, the beats are played from what was shown before to `view`. */
  readonly moment: number;
  /** How the table came to `view`; empty: it is shown at once. */
  readonly beats: readonly Beat[];
  /** A beat begins; and the last one is over, or was cut short by a key or a touch. */
  onBeat?(beat: number): void;
  onPlayed?(): void;

  readonly texts: ZombicideTexts;
  readonly language: Language;
  /** Whose survivors are marked as the viewer's; null: a spectator. */
  readonly seat: Seat | null;
  /** The survivor in a yellow frame: whose turn it is, or who was chosen. NONE: nobody. */
  readonly selected: SurvivorNo;

  readonly glow: readonly Glow[];
  readonly things: readonly Thing[];
  onZone(zone: ZoneNo): void;
  onThing(thing: Thing): void;
  /** A way drawn through zones by dragging from the selected survivor; every zone of it is entered one after another. */
  onWay?(way: readonly ZoneNo[]): void;
  /** The zone under the pointer or with the focus, that is looked at for a while; null: none. */
  onLook?(zone: ZoneNo | null): void;

  /** Zones in sight and their range; all others are dimmed, and lines of sight run to those with a `target`. Null: no. */
  readonly sight?: ReadonlyMap<ZoneNo, number> | null;
  /** A way to be shown, beginning with the zone where it starts; null: none. A look at a step shows its own. */
  readonly path?: readonly ZoneNo[] | null;
  readonly arrows?: readonly DangerArrow[];
  readonly plates?: readonly Plate[];

  /** Where the action is: the map glides there if it is out of sight. The selected survivor's zone, if left out. */
  readonly focus?: readonly ZoneNo[] | undefined;
  /** On a phone: upright always, with a small map of the whole board in the corner. */
  readonly isSmall?: boolean;
}
