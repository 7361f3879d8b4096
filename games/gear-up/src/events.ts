/** What can happen at a table of Gear Up. */
import type { Seat } from '@horda/kernel';
import type { BossIcon, Colour, Letter, March, Speed, ZombieKind } from './content/content.ts';
import type { Again, CardId, Ending, Space, Target, Tool } from './state.ts';

/** A zombie as it is named in events, when it may be gone. */
export interface ZombieRef {
  readonly card: CardId;
  readonly kind: ZombieKind;
}

export type Gain = { readonly ammo: number; readonly armour: number };

export type DamageCause = 'zombies' | 'bossAttack' | 'bossSpecial' | 'ability' | 'adrenaline' | 'line';

export type Event =
  | { readonly type: 'survivorTaken'; readonly seat: Seat; readonly survivor: number }
  | { readonly type: 'survivorPutBack'; readonly seat: Seat; readonly survivor: number }
  | { readonly type: 'companionsDrawn'; readonly seat: Seat; readonly companions: readonly number[] }
  | { readonly type: 'zombiesDealt'; readonly seat: Seat; readonly zombies: readonly ZombieRef[] }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'bossArrived'; readonly seat: Seat; readonly boss: number }
  | {
      readonly type: 'cardRevealed';
      readonly round: number;
      readonly turn: number;
      readonly card: number;
      readonly colour: Colour;
      readonly march: March;
    }
  /** A shape, or a part of it, was drawn in the street of `street`. */
  | {
      readonly type: 'marked';
      readonly seat: Seat;
      readonly tool: Tool;
      readonly street: Seat;
      readonly target: Target;
      readonly zombie: ZombieRef | null;
      /** The number of the boss; -1: it was a zombie. */
      readonly boss: number;
      readonly cells: readonly number[];
      readonly left: number;
    }
  | {
      readonly type: 'ammoSpent';
      readonly seat: Seat;
      readonly target: Target;
      readonly zombie: ZombieRef | null;
      /** The number of the boss; -1: it was a zombie. */
      readonly boss: number;
      readonly cell: number;
      readonly left: number;
    }
  | {
      readonly type: 'gained';
      readonly seat: Seat;
      readonly gain: Gain;
      readonly why: 'icons' | 'scavenge' | 'ready' | 'armUp' | 'longRange' | 'fury';
    }
  | { readonly type: 'knockedBack'; readonly seat: Seat; readonly zombie: ZombieRef; readonly street: Seat }
  | { readonly type: 'activatedAgain'; readonly seat: Seat; readonly how: Again }
  /** A space of the fury track was crossed. */
  | { readonly type: 'furyCrossed'; readonly seat: Seat; readonly space: number }
  /** Squares that the rule of the Zombiephant crossed. */
  | { readonly type: 'rowsCrossed'; readonly cells: readonly number[] }
  /** `dropped`: deeds of others that rested on what was taken back. */
  | {
      readonly type: 'tookBack';
      readonly seat: Seat;
      readonly deeds: number;
      readonly dropped: readonly { readonly seat: Seat; readonly deeds: number }[];
    }
  | { readonly type: 'confirmed'; readonly seat: Seat }
  | { readonly type: 'changedMind'; readonly seat: Seat }
  /** All are ready: the marks count. */
  | { readonly type: 'attackEnded' }
  | { readonly type: 'zombieKilled'; readonly street: Seat; readonly zombie: ZombieRef }
  /** A member of Dead Sox was killed. */
  | { readonly type: 'memberKilled'; readonly member: number }
  | { readonly type: 'upgraded'; readonly seat: Seat; readonly weapon: Colour; readonly upgrade: number }
  /** The survivor had earned upgrades, but nothing is left to upgrade. */
  | { readonly type: 'upgradeLost'; readonly seat: Seat; readonly upgrades: number }
  | { readonly type: 'marched'; readonly seat: Seat; readonly zombies: readonly ZombieRef[]; readonly from: Space }
  | { readonly type: 'zombieAttacked'; readonly seat: Seat; readonly zombie: ZombieRef; readonly damage: number }
  | { readonly type: 'bomberExploded'; readonly seat: Seat; readonly zombie: ZombieRef; readonly damage: number }
  | {
      readonly type: 'damaged';
      readonly seat: Seat;
      readonly cause: DamageCause;
      readonly armour: number;
      readonly health: number;
      readonly left: number;
    }
  | {
      readonly type: 'armourLost';
      readonly seat: Seat;
      readonly armour: number;
      readonly by: 'superAbomination' | 'catcher';
    }
  /** The survivor paid to prevent the ability of the boss. */
  | { readonly type: 'prevented'; readonly seat: Seat; readonly with: 'ammo' | 'armour' }
  | { readonly type: 'spawned'; readonly letter: Letter; readonly zombies: readonly ZombieRef[] }
  | { readonly type: 'assigned'; readonly seat: Seat; readonly zombie: ZombieRef; readonly to: Seat }
  | { readonly type: 'zombieArrived'; readonly seat: Seat; readonly zombie: ZombieRef }
  /** The discards of a pile were shuffled into a new one. */
  | { readonly type: 'pileReshuffled'; readonly pile: 'standard' | 'special' }
  | {
      readonly type: 'bossCardRevealed';
      readonly card: number;
      readonly phase: 1 | 2;
      readonly icons: readonly BossIcon[];
    }
  | { readonly type: 'bossAttacked'; readonly special: boolean; readonly damage: number }
  | { readonly type: 'abilityUsed'; readonly boss: number }
  | { readonly type: 'screamed'; readonly speed: Speed | null }
  | { readonly type: 'bossMoved'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly dead: Seat | null };
