import type { RuleText } from '@horda/parts';

/** Adrenaline, danger levels and when skills work (V190–V198), in our own words. */
export const ADRENALINE = [
  {
    id: 'V190',
    heading: 'Adrenalina',
    en: 'The danger level is blue from 0 AP, yellow from 7, orange from 19 and red from 43.',
    pl: 'Poziom Zagrożenia jest Niebieski od 0 PA, Żółty od 7, Pomarańczowy od 19, a Czerwony od 43.',
  },
  {
    id: 'V191',
    heading: 'Adrenalina',
    en: 'Yellow gives +1 Action; orange gives a choice of 1 from 2 skills, red a choice of 1 from 3.',
    pl: 'Żółty daje +1 Akcję; Pomarańczowy wybór 1 z 2 Umiejętności, a Czerwony 1 z 3.',
  },
  {
    id: 'V192',
    heading: 'Adrenalina',
    en: 'Skills are kept, add up and work at once, even in the same turn.',
    pl: 'Umiejętności się zachowuje, kumulują się i działają od razu, jeszcze w tej samej Turze.',
  },
  {
    id: 'V193',
    heading: 'Adrenalina',
    en:
      'A skill gained in the middle of a turn may be used at once if the survivor has an action left, or by the ' +
      'extra action that the skill grants.',
    pl:
      'Umiejętności zdobytej w środku Tury można użyć od razu, jeśli Ocalałemu została Akcja, albo dodatkową Akcją, ' +
      'którą ta Umiejętność daje.',
  },
  {
    id: 'V194',
    heading: 'Adrenalina',
    en: 'A skill overrides the general rules.',
    pl: 'Umiejętność jest ważniejsza niż zasady ogólne.',
  },
  {
    id: 'V195',
    heading: 'Adrenalina',
    en: 'The same numeric skill gained twice adds up.',
    pl: 'Ta sama Umiejętność z liczbą, zdobyta dwa razy, się sumuje.',
  },
  {
    id: 'V196',
    heading: 'Adrenalina',
    en: 'AP never fall.',
    pl: 'PA nigdy nie ubywa.',
  },
  {
    id: 'V197',
    heading: 'Adrenalina',
    en: 'Without the Ultrared option AP stop at 43.',
    pl: 'Bez opcji Poziomu Krwistoczerwonego PA zatrzymują się na 43.',
  },
  {
    id: 'V198',
    heading: 'Adrenalina',
    en: 'The level used for spawning is the highest of all survivors.',
    pl: 'Przy Namnażaniu liczy się najwyższy Poziom Zagrożenia spośród wszystkich Ocalałych.',
  },
] as const satisfies readonly RuleText[];
