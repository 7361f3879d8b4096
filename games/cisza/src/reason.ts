/** What may stand against a choice here and now, as data; `text/reasons` has the words. */
import type { Seat } from '@horda/kernel';
import type { Barrier, Resource } from './content/resources.ts';
import type { ZombieKind } from './state.ts';

/** What lies on top of the city where no zombie does; null: nothing. */
export type NoZombie = 'survivor' | null;

export type Reason =
  | {
      readonly is:
        | 'over'
        | 'out'
        | 'handsFirst'
        | 'discarding'
        | 'played'
        | 'discardFirst'
        | 'noZombies'
        | 'cityEmpty'
        | 'noOtherBarriers'
        | 'nothingToSwap'
        | 'nobodyToSpare'
        | 'noSurvivors'
        | 'notExpert'
        | 'allStopped'
        | 'yourself'
        | 'noCardAims'
        | 'nobodySent'
        | 'nobodyHandedOut';
    }
  | { readonly is: 'decides' | 'isOut' | 'hasNoBarriers' | 'neitherHas' | 'notNeighbour'; readonly seat: Seat }
  | { readonly is: 'handsDealt'; readonly turn: number }
  | { readonly is: 'underAttack'; readonly barriers: readonly Barrier[] }
  | { readonly is: 'inPlay' | 'notHeld' | 'noMark'; readonly card: Resource }
  | { readonly is: 'handingOut' | 'zombieOnCity'; readonly zombie: ZombieKind }
  /** All zombies of the shelter are strong; `by`: the cards that strong ones fall to. */
  | { readonly is: 'onlyStrong'; readonly strong: number; readonly by: readonly Resource[] }
  | { readonly is: 'noTarget' | 'nothingToSend' | 'noZombieOnCity'; readonly top: NoZombie }
  | { readonly is: 'notLaid'; readonly card: Resource; readonly inHand: boolean }
  /** How many zombies will attack after phase 1. */
  | { readonly is: 'noAttack'; readonly zombies: number }
  | { readonly is: 'notHere'; readonly zombies: readonly ZombieKind[] }
  | { readonly is: 'mustBeTwo'; readonly card: Resource; readonly weak: number }
  /** `held`: the weapons in the hand. */
  | { readonly is: 'needsWeapon'; readonly held: readonly Resource[] }
  | { readonly is: 'needsCard'; readonly cards: readonly Resource[] }
  | { readonly is: 'cannotSpare'; readonly seat: Seat; readonly survivors: number }
  | { readonly is: 'gotOne'; readonly seat: Seat; readonly you: boolean };
