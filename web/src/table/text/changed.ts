/** What is said to a reader who comes back to a table. Fetched with the table. */
import { plural, type Language } from '@horda/parts';

interface ChangedWords {
  readonly title: string;
  /** How much has happened; `turns` may be 0. */
  since(turns: number, lines: number): string;
  readonly stepByStep: string;
  readonly close: string;
  /** Over the first unseen line of the log. */
  readonly mark: string;
}

export const CHANGED: Readonly<Record<Language, ChangedWords>> = {
  en: {
    title: 'Since you looked',
    since: (turns, lines) => {
      const entries = plural('en', lines, { one: '# line in the log', other: '# lines in the log' });
      return turns === 0 ? `${entries}.` : `${plural('en', turns, { one: '# turn', other: '# turns' })}, ${entries}.`;
    },
    stepByStep: 'Show it step by step',
    close: 'Got it',
    mark: 'Since you looked',
  },
  pl: {
    title: 'Pod twoją nieobecność',
    since: (turns, lines) => {
      const entries = plural('pl', lines, {
        one: '# wpis w dzienniku',
        few: '# wpisy w dzienniku',
        many: '# wpisów w dzienniku',
        other: '# wpisu w dzienniku',
      });
      if (turns === 0) return `${entries}.`;
      return `${plural('pl', turns, { one: '# tura', few: '# tury', many: '# tur', other: '# tury' })}, ${entries}.`;
    },
    stepByStep: 'Pokaż po kolei',
    close: 'Już wiem',
    mark: 'Bez ciebie',
  },
};
