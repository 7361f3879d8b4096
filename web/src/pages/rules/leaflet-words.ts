/** What stands around the rules on one sheet. */
import { plural, type Language } from '@horda/parts';

export interface LeafletWords {
  readonly title: string;
  readonly lesson: string;
  all(rules: number): string;
  facts(players: string, length: string): string;
}

export const LEAFLET_WORDS: Readonly<Record<Language, LeafletWords>> = {
  pl: {
    title: 'Zasady na jednej kartce',
    lesson: 'Naucz mnie, grając',
    all: (rules) =>
      `${plural('pl', rules, { one: '# zasada', few: '# zasady', many: '# zasad', other: '# zasady' })} po kolei`,
    // `2` is the only number of players that stands alone.
    facts: (players, length) => `${players} ${players === '2' ? 'osoby' : 'osób'}, ${length}.`,
  },
  en: {
    title: 'Rules on one sheet',
    lesson: 'Teach me by playing',
    all: (rules) => `All ${rules} rules in order`,
    facts: (players, length) => `${players} players, ${length}.`,
  },
};
