/** Stocktaking: the words of mission S2. What it does is in `content/missions/s2.ts`. */
import type { MissionText } from './text.ts';

export const S2_TEXT: MissionText = {
  title: { pl: 'Spis z natury', en: 'Stocktaking' },
  briefing: {
    pl: 'Na liście są cztery rzeczy: mąka, antybiotyki, akumulator, nasiona. Każda leży w innym domu, a domy pamiętają jeszcze swoich gości. Lista jest krótka, ulica długa.',
    en: 'Four things are on the list: flour, antibiotics, a battery, seeds. Each lies in another house, and the houses still remember their guests. The list is short, the street is long.',
  },
  victory: {
    pl: 'Weźcie wszystkie cztery żetony Celu, w dowolnej kolejności.',
    en: 'Take all four objective tokens, in any order.',
  },
  teaches: {
    pl: 'planowanie kolejności, otwieranie dużych budynków',
    en: 'planning an order, opening large buildings',
  },
  rules: [
    {
      pl: 'Niebieska Strefa Namnażania {3V.s3} budzi się po wzięciu nasion (T4): zaplanujcie, kiedy po nie pójść.',
      en: 'The blue spawn zone {3V.s3} wakes when the seeds (T4) are taken: plan when to go for them.',
    },
    {
      pl: 'Talia Zombie: karty 1–20, 23, 24, 27, 29, 31, 33, 35 i 37–40.',
      en: 'Zombie deck: cards 1–20, 23, 24, 27, 29, 31, 33, 35 and 37–40.',
    },
  ],
  goals: {
    stock: { pl: 'Weźcie wszystkie cztery żetony Celu', en: 'Take all four objective tokens' },
  },
  cards: {
    'S2-T1': {
      title: { pl: 'Mąka', en: 'Flour' },
      story: { pl: 'Worek stoi tam, gdzie go zostawił piekarz.', en: 'The sack stands where the baker left it.' },
    },
    'S2-T2': {
      title: { pl: 'Antybiotyki', en: 'Antibiotics' },
      story: {
        pl: 'Apteczka w przymierzalni. Lepsza niż kostium.',
        en: 'A medicine chest in a changing room. Better than a costume.',
      },
    },
    'S2-T3': {
      title: { pl: 'Akumulator', en: 'Battery' },
      story: { pl: 'Ciężki jak wyrzut sumienia.', en: 'Heavy as a guilty conscience.' },
    },
    'S2-T4': {
      title: { pl: 'Nasiona', en: 'Seeds' },
      story: { pl: 'Pomidory na wiosnę, o ile będzie wiosna.', en: 'Tomatoes for spring, if there is a spring.' },
    },
  },
};
