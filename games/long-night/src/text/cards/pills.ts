/** Tables of the pills: names and texts. What they do is in `content/`, under the same id. */
import type { PillId } from '../../content/ids.ts';
import type { PillText } from './texts.ts';

export const PILLS_TEXTS: Readonly<Record<PillId, PillText>> = {
  red: {
    name: { pl: 'Czerwona pigułka', en: 'Red Pill' },
    lines: [
      { pl: 'Ten ocalały otrzymuje 2 rany.', en: 'That survivor gets 2 wounds.' },
      { pl: 'Ten ocalały otrzymuje efekt uboczny Drżenie.', en: 'That survivor gets the side effect Tremors.' },
      { pl: 'Ten ocalały otrzymuje efekt uboczny Odrętwienie.', en: 'That survivor gets the side effect Numbness.' },
      {
        pl: 'Podnieś o 2 wynik jednej swojej nieużytej kości (najwyżej do 6).',
        en: 'Raise one of your unused dice by 2 (to 6 at most).',
      },
      { pl: 'Ten ocalały otrzymuje efekt uboczny Szał.', en: 'That survivor gets the side effect Fury.' },
      {
        pl: 'Ten ocalały otrzymuje efekt uboczny Gruba skóra. Usuń z niego 1 ranę lub odmrożenie.',
        en: 'That survivor gets the side effect Thick Skin. Remove 1 wound or frostbite from it.',
      },
    ],
  },
  white: {
    name: { pl: 'Biała pigułka', en: 'White Pill' },
    lines: [
      {
        pl: 'Ten ocalały otrzymuje 1 rozpacz i efekt uboczny Zapach.',
        en: 'That survivor gets 1 despair and the side effect Scent.',
      },
      { pl: 'Ten ocalały otrzymuje efekt uboczny Zapach.', en: 'That survivor gets the side effect Scent.' },
      { pl: 'Usuń z tego ocalałego 1 rozpacz.', en: 'Remove 1 despair from that survivor.' },
      {
        pl: 'Usuń z tego ocalałego wszystkie rany i odmrożenia.',
        en: 'Remove all wounds and frostbite from that survivor.',
      },
      { pl: 'Ten ocalały otrzymuje efekt uboczny Kocie oczy.', en: 'That survivor gets the side effect Cat Eyes.' },
      {
        pl: 'Ten ocalały otrzymuje efekt uboczny Kocie oczy. Usuń z niego całą rozpacz i 1 ranę lub odmrożenie.',
        en: 'That survivor gets the side effect Cat Eyes. Remove all despair and 1 wound or frostbite from it.',
      },
    ],
  },
};
