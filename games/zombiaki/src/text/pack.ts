/** The words at a table with a pack: our sentences, with the names and texts that the pack brings. */
import type { Language } from '@horda/parts';
import { cardOfClause } from '../content/decks.ts';
import { effectCalled } from '../content/effects.ts';
import type { PackCard, ZombiakiPack } from '../pack.ts';
import { english } from './en.ts';
import { makeTexts, type Wording, type ZombiakiTexts } from './messages.ts';
import { namesIn, type Named, type NamedCard } from './names.ts';
import { polish } from './pl.ts';

const WORDINGS: Readonly<Record<Language, Wording>> = { pl: polish, en: english };

export function textsOfPack(language: Language, content: object): ZombiakiTexts {
  const pack = content as ZombiakiPack;
  return makeTexts(WORDINGS[language], namesOf(language, pack), (rule) => isSharedIn(pack, rule));
}

/** Standard cards keep the other words by which they are found; what lies face down is called as ever. */
function namesOf(language: Language, { zombies, humans }: ZombiakiPack): Named {
  const known = namesIn(language);
  const own = ({ id, name, text }: PackCard): [string, NamedCard] => {
    const aliases = known.get(id)?.aliases ?? [];
    return [id, { name: name[language], text: text === null ? null : text[language], aliases }];
  };
  return new Map([...known, ...[...zombies, ...humans].map(own)]);
}

/** The rules of cards speak of those of our own decks; here others may have their effects. */
function isSharedIn({ zombies, humans }: ZombiakiPack, rule: string): boolean {
  const own = cardOfClause(rule);
  return (
    own !== null &&
    [...zombies, ...humans].some(({ id, effect }) => effectCalled(effect) === own.effect && id !== own.id)
  );
}
