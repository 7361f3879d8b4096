/** What may stand against a choice here and now, as data; `text/reasons` has the words. */
import type { Seat } from '@horda/kernel';
import type { Colour, Effect } from './content/content.ts';
import type { ZombieRef } from './events.ts';
import type { Target, TurnStep } from './state.ts';

/** What is aimed at: a zombie, or the boss by its number in the content. */
export interface Aimed {
  readonly target: Target;
  /** Null: it is the boss, or stands nowhere any more. */
  readonly zombie: ZombieRef | null;
  readonly boss: number;
}

export type Reason =
  | {
      readonly is:
        | 'over'
        | 'chooseFirst'
        | 'chosen'
        | 'isReady'
        | 'notReady'
        | 'nothingToTakeBack'
        | 'nothingOwed'
        | 'owed'
        | 'halfDrawn'
        | 'largerFirst'
        | 'ceased'
        | 'usedTwice'
        | 'noCompanions'
        | 'noCompanionMark'
        | 'notHere'
        | 'nobodyInFront'
        | 'noIcon'
        | 'noAmmo'
        | 'noAmmoTarget'
        | 'weaponsFirst'
        | 'shape'
        | 'pieces'
        | 'twice'
        | 'outside'
        | 'apart'
        | 'chosenUpgrade'
        | 'noKill'
        | 'notInWave'
        | 'unassigned'
        | 'sameMark';
    }
  | { readonly is: 'decided'; readonly fate: 'victory' | 'death' }
  | { readonly is: 'waitsFor'; readonly seats: readonly Seat[] }
  | { readonly is: 'step'; readonly step: TurnStep; readonly needs: TurnStep }
  | { readonly is: 'taken' | 'has'; readonly survivor: number }
  | { readonly is: 'notYours' | 'commander' | 'bossElsewhere' | 'liesThere'; readonly seat: Seat }
  | { readonly is: 'otherStreet'; readonly at: Aimed; readonly seat: Seat }
  /** `weapon` or the number of a companion. */
  | { readonly is: 'used'; readonly tool: 'weapon' | number }
  | { readonly is: 'companionDown'; readonly companion: number }
  | {
      readonly is:
        | 'dead'
        | 'hitBefore'
        | 'oneStreet'
        | 'alreadyHit'
        | 'notStruck'
        | 'notPushed'
        | 'atSpace3'
        | 'sameTarget';
      readonly at: Aimed;
    }
  | { readonly is: 'noRoom'; readonly at: Aimed; readonly hits: number }
  | { readonly is: 'area'; readonly effect: Effect }
  | { readonly is: 'noEffect' | 'locked'; readonly effect: Effect }
  | { readonly is: 'bossToCome'; readonly boss: number }
  | { readonly is: 'bossNoAmmo' | 'mouthShut' | 'oneMember'; readonly boss: number }
  /** The name of a square: `B1`. */
  | { readonly is: 'crossed'; readonly square: string }
  | { readonly is: 'crossedBy'; readonly square: string; readonly seat: Seat }
  | { readonly is: 'bothUnlocked' | 'noSuchWeapon'; readonly weapon: Colour }
  | { readonly is: 'noArmour'; readonly left: number }
  | { readonly is: 'lessDamage'; readonly damage: number }
  | { readonly is: 'cannotPay'; readonly with: 'ammo' | 'armour' };
