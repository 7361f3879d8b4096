/** The words at a table with a pack: our sentences, with the names that the pack brings. */
import type { Language } from '@horda/parts';
import type { Content } from '../content/content.ts';
import { english } from './en.ts';
import { makeTexts, type GearUpTexts, type Wording } from './messages.ts';
import { polish } from './pl.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { pl: polish, en: english };

export function textsOfPack(language: Language, content: object): GearUpTexts {
  return makeTexts(language, WORDINGS[language], content as Content);
}
