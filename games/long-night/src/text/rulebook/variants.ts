import type { RuleText } from '@horda/parts';

/** Other ways to play (L219–L227), in our own words. */
export const VARIANTS = [
  {
    id: 'L219',
    heading: 'Warianty',
    en:
      'In the co-operative game the hard side of the main objective is used and there are no secret objectives; all ' +
      'win if the main objective is completed, and all lose otherwise.',
    pl:
      'W wariancie kooperacyjnym gra się trudną stroną celu głównego i bez ukrytych celów; jeśli cel główny zostanie ' +
      'wykonany, wygrywają wszyscy, a jeśli nie, wszyscy przegrywają.',
  },
  {
    id: 'L220',
    heading: 'Warianty',
    en: 'In the co-operative game nobody can call a vote to exile a player.',
    pl: 'W wariancie kooperacyjnym nie ma głosowań za wygnaniem.',
  },
  {
    id: 'L221',
    heading: 'Warianty',
    en: 'For the co-operative game all cards with the mark for non-co-operative play are taken out during set-up.',
    pl: 'Do wariantu kooperacyjnego podczas przygotowania wyjmuje się wszystkie karty z symbolem braku współpracy.',
  },
  {
    id: 'L222',
    heading: 'Warianty',
    en:
      'For 2 players the co-operative rules hold; each player gets 7 starter items and is dealt 4 survivors, of whom ' +
      'they keep 3.',
    pl:
      'Dla 2 graczy obowiązują zasady kooperacyjne; każdy dostaje 7 przedmiotów startowych i 4 ocalałych, z których ' +
      'zatrzymuje 3.',
  },
  {
    id: 'L223',
    heading: 'Warianty',
    en: 'So each of 2 players begins with 4 action dice.',
    pl: 'Każdy z 2 graczy zaczyna więc z 4 kośćmi akcji.',
  },
  {
    id: 'L224',
    heading: 'Warianty',
    en: 'In the betrayer variant only 1 ordinary secret objective for each player is mixed with the betrayal objective.',
    pl: 'W wariancie zdrajcy z celem zdrajcy miesza się tylko po 1 zwykłym ukrytym celu na gracza.',
  },
  {
    id: 'L225',
    heading: 'Warianty',
    en:
      'With n players the chance that somebody is the betrayer is n/(2n + 1) in the normal game and n/(n + 1) in the ' +
      'betrayer variant.',
    pl:
      'Przy n graczach szansa, że ktoś jest zdrajcą, wynosi n/(2n + 1) w zwykłej grze i n/(n + 1) w wariancie ' +
      'zdrajcy.',
  },
  {
    id: 'L226',
    heading: 'Warianty',
    en: 'In hard mode the hard side of the main objective is used.',
    pl: 'W trybie trudnym gra się trudną stroną celu głównego.',
  },
  {
    id: 'L227',
    heading: 'Warianty',
    en:
      'In the elimination variant a player who loses the last survivor removes all their cards from the game and is ' +
      'out.',
    pl:
      'W wariancie eliminacji gracz, który stracił ostatniego ocalałego, odpada, a wszystkie jego karty usuwa się z ' +
      'gry.',
  },
] as const satisfies readonly RuleText[];
