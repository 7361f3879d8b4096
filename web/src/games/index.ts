/** The games of this page. What the home page shows is here; the rest is loaded when a game is chosen. */
import type { Language } from '@horda/parts';
import { FURTHER } from './further.ts';
import type { AnyWebGame } from './web-game.ts';

export interface Cover {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly players: string;
  /** How long a game takes, with its unit. */
  readonly length: string;
  readonly about: Readonly<Record<Language, string>>;
  /** Null: not to be played yet. */
  readonly load: (() => Promise<AnyWebGame>) | null;
}

export const COVERS: readonly Cover[] = [
  {
    id: 'cisza',
    title: { pl: 'Cisza', en: 'Cisza' },
    players: '2–6',
    length: '20 min',
    about: {
      pl: 'Karty. Hałas budzi umarłych, więc szepcz albo spraw, by krzyknął sąsiad.',
      en: 'Cards. Noise wakes the dead, so whisper, or make your neighbour scream.',
    },
    load: async () => (await import('./cisza/cisza.ts')).cisza as unknown as AnyWebGame,
  },
  {
    id: 'zombiaki',
    title: { pl: 'Zombiaki II', en: 'Zombiaki II' },
    players: '2',
    length: '40 min',
    about: {
      pl: 'Pojedynek, dwie talie. Prowadź umarłych na barykadę albo trzymaj ją do świtu.',
      en: 'A duel with two decks. Lead the dead to the barricade, or hold it until dawn.',
    },
    load: async () => (await import('./zombiaki/zombiaki.ts')).zombiaki as unknown as AnyWebGame,
  },
  {
    id: 'gear-up',
    title: { pl: 'Broń w dłoń', en: 'Gear Up' },
    players: '1–6',
    length: '45 min',
    about: {
      pl: 'Wykreślaj trafienia na hordzie. Potem wchodzi boss.',
      en: 'Draw your hits on the horde. Then the boss walks in.',
    },
    load: async () => (await import('./gear-up/gear-up.ts')).gearUp as unknown as AnyWebGame,
  },
  {
    id: 'long-night',
    title: { pl: 'Długa Noc', en: 'The Long Night' },
    players: '2–5',
    length: '2–3 h',
    about: {
      pl: 'Kolonia, zima i ktoś, kto być może kłamie.',
      en: 'A colony, a winter, and one of you who may be lying.',
    },
    load: null,
  },
  {
    id: 'zombicide',
    title: { pl: 'Zombicide 2e', en: 'Zombicide 2e' },
    players: '1–6',
    length: '1–3 h',
    about: {
      pl: 'Drzwi po drzwiach przez stolicę. Kampania z zegarem.',
      en: 'Door by door through the capital. A campaign with a clock.',
    },
    load: null,
  },
];

/** Also of games that stand on no shelf. */
export function coverOf(id: string): Cover | null {
  return [...COVERS, ...FURTHER.map(({ cover }) => cover)].find((cover) => cover.id === id) ?? null;
}

const loaded = new Map<string, Promise<AnyWebGame>>();

/** Null: this page does not have the game. Rejects if it could not be fetched; asked again, it is tried again. */
export function loadGame(id: string): Promise<AnyWebGame> | null {
  const load = coverOf(id)?.load ?? null;
  if (load === null) return null;
  let game = loaded.get(id);
  if (game === undefined) {
    game = load();
    loaded.set(id, game);
    game.catch(() => loaded.delete(id));
  }
  return game;
}
