/** Small helpers for the sentences of every game. */
import { folded } from './nearest.ts';
import type { Language } from './text.ts';

/** The search terms of names: each name and each of its words, in lower case, with and without accents. */
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

/** A figure that changes, with its numbers written in the reader's language. */
interface Change {
  readonly figure: string;
  readonly before: string;
  readonly after: string;
}

/** The figures that a suggested move changes; unchanged figures are no reason for the hint. */
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
