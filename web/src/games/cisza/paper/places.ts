/** The addresses of the shelters, as a newspaper speaks of them. */
import type { Seat } from '@horda/kernel';
import type { Language } from '@horda/parts';

/** By seat, as on the board: 4 Quiet Street … */
export const HOUSES: readonly string[] = ['4', '11', '7', '2', '19', '13'];

interface Place {
  /** „Śnieżna gaśnie” */
  readonly who: string;
  /** „budzi Śnieżną” */
  readonly whom: string;
  /** „na Śnieżnej” */
  readonly where: string;
}

const PLACES: Readonly<Record<Language, readonly Place[]>> = {
  pl: [
    { who: 'Cicha', whom: 'Cichą', where: 'na Cichej' },
    { who: 'plac Wolny', whom: 'plac Wolny', where: 'na placu Wolnym' },
    { who: 'Żelazna', whom: 'Żelazną', where: 'na Żelaznej' },
    { who: 'Śnieżna', whom: 'Śnieżną', where: 'na Śnieżnej' },
    { who: 'Lipowa', whom: 'Lipową', where: 'na Lipowej' },
    { who: 'Ślepa', whom: 'Ślepą', where: 'na Ślepej' },
  ],
  en: [
    { who: 'Quiet Street', whom: 'Quiet Street', where: 'in Quiet Street' },
    { who: 'Free Square', whom: 'Free Square', where: 'in Free Square' },
    { who: 'Iron Street', whom: 'Iron Street', where: 'in Iron Street' },
    { who: 'Snow Street', whom: 'Snow Street', where: 'in Snow Street' },
    { who: 'Linden Row', whom: 'Linden Row', where: 'in Linden Row' },
    { who: 'Blind Alley', whom: 'Blind Alley', where: 'in Blind Alley' },
  ],
};

export const placeOf = (seat: Seat, language: Language): Place => PLACES[language][seat % HOUSES.length]!;
