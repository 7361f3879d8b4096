/** Tables of the pills: names and texts. What they do is in `content/`, under the same id. */
import type { PillId } from '../../content/ids.ts';
import type { PillText } from './texts.ts';

export const PILLS_TEXTS: Readonly<Record<PillId, PillText>> = {
  red: {
    name: { pl: 'Czerwona pigułka', en: 'Red Pill' },
    lines: [
      { pl: 'wybrany ocalały otrzymuje 2 rany', en: '2 wounds on the survivor chosen' },
      {
        pl: 'wybrany ocalały dostaje efekt uboczny: Drżenie',
        en: 'the survivor chosen gets the side effect Tremors',
      },
      {
        pl: 'wybrany ocalały dostaje efekt uboczny: Odrętwienie',
        en: 'the survivor chosen gets the side effect Numbness',
      },
      {
        pl: 'podnieś o 2 jedną swoją nieużytą kość (najwyżej do 6)',
        en: 'raise one unused die of yours by 2 (at most 6)',
      },
      {
        pl: 'wybrany ocalały dostaje efekt uboczny: Szał',
        en: 'the survivor chosen gets the side effect Fury',
      },
      {
        pl: 'wybrany ocalały dostaje efekt uboczny: Gruba skóra, wybrany ocalały pozbywa się 1 rany lub odmrożenia',
        en: 'the survivor chosen gets the side effect Thick Skin, remove 1 wound or frostbite from the survivor chosen',
      },
    ],
  },
  white: {
    name: { pl: 'Biała pigułka', en: 'White Pill' },
    lines: [
      {
        pl: 'wybrany ocalały otrzymuje 1 rozpacz, wybrany ocalały dostaje efekt uboczny: Zapach',
        en: '1 despair on the survivor chosen, the survivor chosen gets the side effect Scent',
      },
      {
        pl: 'wybrany ocalały dostaje efekt uboczny: Zapach',
        en: 'the survivor chosen gets the side effect Scent',
      },
      { pl: 'wybrany ocalały pozbywa się 1 rozpaczy', en: 'remove 1 despair from the survivor chosen' },
      {
        pl: 'wybrany ocalały pozbywa się wszystkich ran i odmrożeń',
        en: 'remove all wounds or frostbite from the survivor chosen',
      },
      {
        pl: 'wybrany ocalały dostaje efekt uboczny: Kocie oczy',
        en: 'the survivor chosen gets the side effect Cat Eyes',
      },
      {
        pl: 'wybrany ocalały dostaje efekt uboczny: Kocie oczy, wybrany ocalały pozbywa się całej rozpaczy, wybrany ocalały pozbywa się 1 rany lub odmrożenia',
        en: 'the survivor chosen gets the side effect Cat Eyes, remove all despair from the survivor chosen, remove 1 wound or frostbite from the survivor chosen',
      },
    ],
  },
};
