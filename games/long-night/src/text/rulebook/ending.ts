import type { RuleText } from '@horda/parts';

/** How the game ends and who wins (L201–L205), in our own words. */
export const ENDING = [
  {
    id: 'L201',
    heading: 'Wygrana i przegrana',
    en:
      'When the game ends, for any reason, every player who meets all conditions of their own secret objective wins; ' +
      'the others lose.',
    pl:
      'Gdy gra się kończy, obojętnie dlaczego, wygrywa każdy, kto spełnia wszystkie warunki swojego ukrytego celu; ' +
      'pozostali przegrywają.',
  },
  {
    id: 'L202',
    heading: 'Wygrana i przegrana',
    en: 'Several players may win, or nobody.',
    pl: 'Wygrać może kilka osób albo nikt.',
  },
  {
    id: 'L203',
    heading: 'Wygrana i przegrana',
    en:
      'When morale reaches 0, the game ends at once, and the main objective is not checked. If it happens while ' +
      'zombies are being added, all of them are added first; the whole of step 4 of the colony phase counts as one ' +
      'such run.',
    pl:
      'Gdy morale spadnie do 0, gra od razu się kończy i celu głównego się nie sprawdza. Jeśli dzieje się to podczas ' +
      'dodawania zombie, najpierw dodaje się wszystkie; cały krok 4 fazy kolonii liczy się jako jedno dodawanie.',
  },
  {
    id: 'L204',
    heading: 'Wygrana i przegrana',
    en: 'When the round marker reaches 0, the game ends at once, and the main objective is not checked.',
    pl: 'Gdy znacznik rund dojdzie do 0, gra od razu się kończy i celu głównego się nie sprawdza.',
  },
  {
    id: 'L205',
    heading: 'Wygrana i przegrana',
    en: 'The game ends when the main objective is completed.',
    pl: 'Gra kończy się, gdy cel główny jest wykonany.',
  },
] as const satisfies readonly RuleText[];
