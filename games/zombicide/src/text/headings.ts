import type { RULEBOOK } from './rulebook.ts';

/** The headings of the rulebook, which has them in Polish, for readers of English. */
export const HEADINGS: Readonly<Record<(typeof RULEBOOK)[number]['heading'], string>> = {
  Umiejętności: 'Skills',
};
