/** The words of cards that are read large. */
import type { Language } from '@horda/parts';

export interface ReadingWords {
  readonly kinds: Readonly<Record<'melee' | 'ranged', string>>;
  readonly quietDoor: string;
  readonly loudDoor: string;
  readonly pair: string;
  /** Beside the weapons that an ammo card is for, and beside the ammo card of a weapon. */
  readonly fits: string;
  readonly ammo: string;
  readonly emptied: string;
  readonly unloaded: string;
  allOut(dice: number): string;
  kept(dice: number): string;
  /** Beside the zones that it can be used against now. */
  readonly now: string;
  readonly nobody: string;
}

export const READING_WORDS: Readonly<Record<Language, ReadingWords>> = {
  pl: {
    kinds: { melee: 'Wręcz', ranged: 'Na dystans' },
    quietDoor: 'Otwiera drzwi po cichu.',
    loudDoor: 'Otwiera drzwi, ale z hałasem.',
    pair: 'Dwie takie same, po jednej w każdej ręce, atakują razem w jednej akcji.',
    fits: 'Do broni',
    ammo: 'Amunicja',
    emptied: 'Po strzale trzeba ją przeładować.',
    unloaded: 'Teraz nienabita.',
    allOut: (dice) => `Na całość: +${dice}. Jedynka na takiej kości niszczy broń.`,
    kept: (dice) => `Po misji kampanii rzuć ${dice} k6: bez jedynki karta zostaje.`,
    now: 'Cele teraz',
    nobody: 'nikogo w zasięgu',
  },
  en: {
    kinds: { melee: 'Melee', ranged: 'Ranged' },
    quietDoor: 'Opens doors silently.',
    loudDoor: 'Opens doors, with noise.',
    pair: 'Two alike, one in each hand, attack together in one action.',
    fits: 'Fits',
    ammo: 'Ammo',
    emptied: 'Must be reloaded after a shot.',
    unloaded: 'Unloaded now.',
    allOut: (dice) => `All-Out: +${dice}. A 1 on such a die breaks the weapon.`,
    kept: (dice) => `After a mission of the campaign roll ${dice}d6: without a 1 the card is kept.`,
    now: 'Targets now',
    nobody: 'nobody in reach',
  },
};
