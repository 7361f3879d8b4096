/** The words of a table with a pack: those that its cards bring, ours elsewhere. */
import type { Language } from '@horda/parts';
import type { Packed } from '../content/content.ts';
import { shownOf } from '../content/shown.ts';
import { english } from './en.ts';
import { makeTexts, type LongNightTexts } from './messages.ts';
import { cardTexts, namesOf } from './names.ts';
import { polish } from './pl.ts';

export function textsOfPack(language: Language, content: object): LongNightTexts {
  const pack = content as Packed;
  return makeTexts(language === 'pl' ? polish : english, namesOf(language, shownOf(pack), cardTexts(pack)));
}
