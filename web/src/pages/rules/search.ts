/** Finding rules by words, and the mentions of rules inside their texts. */
import type { Language, RuleText } from '@horda/parts';

/** Lower case without accents, so that `halas` finds `hałas`. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/**
 * Every word must occur; the number of a rule finds only that rule. Rules that begin with the query come first, so that
 * a card's name finds the card's own rules.
 */
export function findRules(
  rules: readonly RuleText[],
  query: string,
  language: Language,
  headingOf: (rule: RuleText) => string,
): readonly RuleText[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const named = rules.filter(({ id }) => words.length === 1 && plain(id) === words[0]);
  if (named.length > 0) return named;
  const found = rules.filter((rule) => {
    const text = plain([rule.id, headingOf(rule), rule[language], rule.why?.[language] ?? ''].join(' '));
    return words.every((word) => text.includes(word));
  });
  const isOther = (rule: RuleText): number => (plain(rule[language]).startsWith(words.join(' ')) ? 0 : 1);
  return found.toSorted((a, b) => isOther(a) - isOther(b));
}

export interface Chapter {
  readonly heading: string;
  readonly rules: readonly RuleText[];
}

/** The rules under their headings, each heading once, where it first occurs. */
export function chaptersOf(rules: readonly RuleText[]): readonly Chapter[] {
  return [...Map.groupBy(rules, ({ heading }) => heading)].map(([heading, own]) => ({ heading, rules: own }));
}

export type Piece = { readonly text: string } | { readonly rule: string };

/** A text with the rules that it names set apart. */
export function piecesOf(text: string, ids: ReadonlySet<string>): readonly Piece[] {
  return text
    .split(/\b([A-Z]\d+)\b/)
    .filter((part) => part !== '')
    .map((part) => (ids.has(part) ? { rule: part } : { text: part }));
}
