/** What a zombie card brings, told in the terms of a language. */
import { ZOMBIE_TYPES } from '../content/vocabulary.ts';
import { TYPES } from '../state.ts';
import type { Names } from './names.ts';

export interface CardTerms {
  /** So many of a type at each danger level, from blue to red. */
  spawn(kind: number, numbers: string, rush: boolean): string;
  extra(kind: number): string;
}

/** With the number that is printed on it. */
export function zombieCard(no: number, names: Names, terms: CardTerms): string {
  return `${no + 1}: ${broughtBy(no, names, terms)}`;
}

function broughtBy(no: number, names: Names, terms: CardTerms): string {
  const card = names.zombieCard(no);
  if ('abomination' in card) return terms.spawn(TYPES, card.abomination.join('/'), false);
  if ('extraActivation' in card) return terms.extra(ZOMBIE_TYPES.indexOf(card.extraActivation));
  return terms.spawn(ZOMBIE_TYPES.indexOf(card.zombie), card.n.join('/'), card.rush === true);
}
