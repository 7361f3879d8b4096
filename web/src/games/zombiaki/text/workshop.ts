/** The fields of a pack in words. */
import type { Language } from '@horda/parts';

interface Fields {
  readonly fields: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly counted: string;
}

export const WORKSHOP_FIELDS: Readonly<Record<Language, Fields>> = {
  pl: {
    fields: {
      name: 'Nazwa',
      pl: 'po polsku',
      en: 'po angielsku',
      effect: 'Działanie',
      strength: 'Siła',
      wounds: 'Rany',
      value: 'Trzecia liczba',
      copies: 'Sztuk',
      line: 'Linia strzału',
      text: 'Własny tekst',
      source: 'Skąd te liczby',
      id: 'Oznaczenie (obrazek)',
    },
    words: {
      line: { needs: 'potrzebna', blocks: 'zasłania' },
      source: { rulebook: 'z instrukcji', published: 'z mojego pudełka', house: 'wymyślone' },
    },
    counted: 'Wygrywają zombiaki',
  },
  en: {
    fields: {
      name: 'Name',
      pl: 'in Polish',
      en: 'in English',
      effect: 'Effect',
      strength: 'Strength',
      wounds: 'Wounds',
      value: 'Third number',
      copies: 'Copies',
      line: 'Line of fire',
      text: 'Own text',
      source: 'Where the numbers come from',
      id: 'Id (picture)',
    },
    words: {
      line: { needs: 'needed', blocks: 'blocks it' },
      source: { rulebook: 'the rulebook', published: 'my box', house: 'made up' },
    },
    counted: 'The zombies win',
  },
};
