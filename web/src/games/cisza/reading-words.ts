/** The words of pieces that are read large. */
import type { Kind } from '@horda/cisza/content/city';
import type { Language } from '@horda/parts';

export interface CiszaReadingWords {
  /** On the button of a card that is aimed after it was played. */
  readonly playAndAim: string;
  /** Zombies that stand in the own shelter after a shot. */
  zombiesLeft(n: number): string;
  /** What zombies and survivors are, on a sheet that shows one of them. */
  readonly about: Readonly<Record<Kind | 'survivor', string>>;
  /** Where a card of the city lies. */
  readonly onCity: string;
  readonly among: string;
}

export const CISZA_READING: Readonly<Record<Language, CiszaReadingWords>> = {
  pl: {
    playAndAim: 'Zagraj: wskaż cel',
    zombiesLeft: (n) => `zostanie ${n} zombie`,
    about: {
      regular: 'Słaby: ginie od każdej broni. W ataku zabiera jednego ocalałego.',
      fast: 'Słaby: ginie od każdej broni. Gdy zbudzi go hałas, od razu wchodzi do schronu. W ataku zabiera jednego ocalałego.',
      strong:
        'Siekiera i Rewolwer to na niego za mało: usunie go Shotgun, Karabin Snajperski albo Miny. W ataku zabiera jednego ocalałego.',
      horde: 'Z talii Miasta wychodzi tyle zombie, ilu jest graczy, po jednym na schron.',
      survivor:
        'Liczy się na koniec gry. Każdy zombie, którego nie zatrzymasz, zabiera jednego ocalałego: tego, kto przyszedł ostatni.',
    },
    onCity: 'na talii Miasta',
    among: 'odrzucony',
  },
  en: {
    playAndAim: 'Play it: choose a target',
    zombiesLeft: (n) => `${n} left`,
    about: {
      regular: 'Weak: every weapon takes it. In an attack it takes one survivor.',
      fast: 'Weak: every weapon takes it. Woken by a noise, it enters a shelter at once. In an attack it takes one survivor.',
      strong:
        'Too strong for Axe and Revolver: Shotgun, Sniper Rifle or Mines take it. In an attack it takes one survivor.',
      horde: 'A zombie for each player comes out of the city deck, one to a shelter.',
      survivor:
        'Counts at the end of the game. Every zombie that you do not stop takes one survivor: whoever came last.',
    },
    onCity: 'on the city deck',
    among: 'discarded',
  },
};
