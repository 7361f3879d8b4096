/** The living: photographs of survivors and of those who go with them. Markup of 100 by 120. */
import { COMPANION_IDS, SURVIVOR_IDS, type CompanionId } from '@horda/zombicide/content/ids';
import { survivor } from '../../../art/portraits.ts';

/** Which of the eight kinds of faces fits each survivor: 1, 3 and 5 have long hair or a scarf, 4 has a beard. */
const LOOKS = '165743210457603415';
/** Companions: a woman, a man in years, a girl, a man, a girl. */
const COMPANION_LOOKS: Readonly<Record<CompanionId, number>> = { taylor: 5, president: 6, hania: 3, borys: 4, pola: 1 };
const KINDS = 8;

/** By the number in the content. */
export function portraitOf(who: number): string {
  return survivor(Number(LOOKS[who] ?? 0) + (who + 1) * KINDS);
}

export function companionPortrait(who: number): string {
  return survivor(COMPANION_LOOKS[COMPANION_IDS[who]!] + (who + 1 + SURVIVOR_IDS.length) * KINDS);
}
