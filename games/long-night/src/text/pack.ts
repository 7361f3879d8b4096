/** The words of a table with a pack: those that its cards bring, ours elsewhere. */
import type { Language } from '@horda/parts';
import type { Content } from '../content/content.ts';
import { english } from './en.ts';
import { makeTexts, type LongNightTexts } from './messages.ts';
import { CARD_TEXTS, namesOf, type CardTexts } from './names.ts';
import { polish } from './pl.ts';

export function textsOfPack(language: Language, content: object): LongNightTexts {
  const cards = content as Content;
  return makeTexts(language === 'pl' ? polish : english, namesOf(language, cards, cardTextsOf(cards)));
}

/** A card may have `words` in the form of our own texts. */
function cardTextsOf(content: Content): CardTexts {
  const told = Object.entries(CARD_TEXTS).map(([deck, ours]: [string, readonly unknown[]]) => {
    const cards = content[deck as keyof CardTexts] as readonly { readonly words?: unknown }[];
    return [deck, ours.map((text, n) => cards[n]?.words ?? text)];
  });
  return Object.fromEntries(told) as CardTexts;
}
