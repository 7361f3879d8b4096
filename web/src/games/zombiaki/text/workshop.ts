/** The fields of a pack in words. */
import type { Language } from '@horda/parts';
import type { Count } from '@horda/zombiaki/content/effects';

interface Fields {
  readonly fields: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the third number of a card counts. */
  readonly counts: Readonly<Record<Count, string>>;
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
    counts: {
      bonus: 'Dodaje Siły',
      eggs: 'Jaja',
      corpses: 'Trupy',
      steps: 'Kroki',
      orders: 'Rozkazy',
      heals: 'Leczy ran',
      reach: 'Zasięg',
      speed: 'Pól na kolejkę',
      splinters: 'Odłamki',
      depth: 'Głębokość',
      markers: 'Znaczniki',
      height: 'Wysokość',
      hold: 'Udźwig',
      pushes: 'Ilu przesuwa',
      cards: 'Kart do obejrzenia',
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
    counts: {
      bonus: 'Adds Strength',
      eggs: 'Eggs',
      corpses: 'Corpses',
      steps: 'Steps',
      orders: 'Orders',
      heals: 'Heals wounds',
      reach: 'Reach',
      speed: 'Fields a turn',
      splinters: 'Splinters',
      depth: 'Depth',
      markers: 'Markers',
      height: 'Height',
      hold: 'Holds',
      pushes: 'Pushes',
      cards: 'Cards to look at',
    },
    counted: 'The zombies win',
  },
};
