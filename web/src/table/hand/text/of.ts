import type { Language } from '@horda/parts';
import type { HandWords } from './words.ts';

export const HAND: Readonly<Record<Language, HandWords>> = {
  pl: {
    asHand: 'Telefon jako ręka',
    asHandHelp: 'Stół jest na telewizorze. Tutaj tylko to, co masz, i to, co możesz zrobić.',
    asTable: 'Pokaż stół tutaj',
    own: 'Twoja ręka',
    moves: 'Wybierz',
    other: 'Co jeszcze możesz',
    secret: 'Zakryte. Przytrzymaj, żeby zajrzeć.',
    look: 'Patrz na telewizor.',
    none: 'Z tym nic teraz nie zrobisz.',
  },
  en: {
    asHand: 'Phone as a hand',
    asHandHelp: 'The table is on the television. Here is only what you have and what you can do.',
    asTable: 'Show the table here',
    own: 'Your hand',
    moves: 'Choose',
    other: 'What else you can do',
    secret: 'Covered. Press and hold to look.',
    look: 'Watch the television.',
    none: 'There is nothing to do with it now.',
  },
};
