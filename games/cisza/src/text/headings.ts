import type { RULEBOOK } from './rulebook.ts';

/** The headings of the rulebook, which has them in Polish, for readers of English. */
export const HEADINGS: Readonly<Record<(typeof RULEBOOK)[number]['heading'], string>> = {
  Zawartość: 'Contents of the box',
  Przygotowanie: 'Setting up',
  'Poziomy trudności': 'Levels of difficulty',
  'Przebieg tury': 'A turn',
  'Faza 1 – zagranie lub odrzucenie kart': 'Phase 1 – play or discard cards',
  Hałas: 'Noise',
  'Faza 2 – atak Zombie': 'Phase 2 – the zombies attack',
  'Faza 3 – dobieranie kart': 'Phase 3 – draw cards',
  'Talia Miasta': 'The city deck',
  'Szybcy Zombie': 'Fast zombies',
  Horda: 'The Horde',
  'Talia Zasobów': 'The resource deck',
  'Karty Broni': 'Weapon cards',
  'Karty Bariery': 'Barrier cards',
  'Karty Ratunku': 'Rescue cards',
  'Karty Podstępu': 'Trick cards',
  'Koniec gry': 'The end of the game',
  'Atak Ostateczny': 'The Final Attack',
  'Tryb eksperta': 'Expert mode',
};
