/** Numbers as they are written in the language of the report. */
import type { Language } from '@horda/parts';
import type { Spread } from '../distribution.ts';
import type { Shown } from './text/words.ts';

export interface Format {
  number(n: number): string;
  share(part: number): string;
  /** The same without the percent sign, for the lower end of a range. */
  bare(part: number): string;
  /** For an axis: without needless digits, because its values are round. */
  tick(part: number): string;
}

const LOCALES: Readonly<Record<Language, string>> = { pl: 'pl', en: 'en-GB' };

/** From this many games on, intervals are so narrow that one more digit is meaningful. */
const MANY_GAMES = 10_000;

export function formatOf(language: Language, games: number): Format {
  const locale = LOCALES[language];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: true });
  const digits = games < MANY_GAMES ? 1 : 2;
  const exact = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const bare = new Intl.NumberFormat(locale, exact);
  const share = new Intl.NumberFormat(locale, { ...exact, style: 'percent' });
  const tick = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return {
    number: (n) => number.format(n),
    share: (part) => share.format(part),
    bare: (part) => bare.format(part * 100),
    tick: (part) => tick.format(part),
  };
}

/** Capitalized, as the first word of a label. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function shownSpread({ number }: Format, spread: Spread): Shown<Spread> {
  const { count, mean, min, lowerQuartile, median, upperQuartile, max } = spread;
  return {
    count: number(count),
    mean: number(mean),
    min: number(min),
    lowerQuartile: number(lowerQuartile),
    median: number(median),
    upperQuartile: number(upperQuartile),
    max: number(max),
  };
}
