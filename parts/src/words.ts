/** Small things that sentences of every game are made with. */
import { folded } from './nearest.ts';
import type { Language } from './text.ts';

/** Each name whole and word by word, in lower case, as it is written and without accents: what a search by words finds. */
export function searchable(names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const name of names) {
    const plain = name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    for (const word of [plain, ...plain.split(' ')]) found.add(word).add(folded(word));
  }
  return [...found];
}

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  pl: new Intl.ListFormat('pl'),
  en: new Intl.ListFormat('en-GB'),
};

/** `a, b and c` in the language. */
export function list(language: Language, items: readonly string[]): string {
  return LISTS[language].format(items);
}

const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
  pl: new Intl.NumberFormat('pl', { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 1 }),
};

/** An average: `2.5` or `2,5`. */
export function rounded(language: Language, n: number): string {
  return NUMBERS[language].format(n);
}

/** A figure that will be another one, as the language writes numbers. */
interface Change {
  readonly figure: string;
  readonly before: string;
  readonly after: string;
}

/** The figures of a hint that its move changes: the others are no reason for it. */
export function changesOf(
  language: Language,
  now: readonly number[],
  later: readonly number[],
  figures: readonly string[],
): readonly Change[] {
  return figures
    .map((figure, i) => ({ figure, before: rounded(language, now[i] ?? 0), after: rounded(language, later[i] ?? 0) }))
    .filter(({ before, after }) => before !== after);
}
