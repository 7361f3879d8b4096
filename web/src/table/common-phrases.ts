/** The words for quick phrases that every table has. */
import type { Phrase } from '@horda/kernel';
import type { Language, NameOf } from '@horda/parts';
import { COMMON_PHRASES, type CommonPhrase } from '@horda/protocol';
import type { TableSession } from './session.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<CommonPhrase, string>>>> = {
  pl: {
    hello: 'Cześć!',
    moment: 'Chwila, zaraz wracam.',
    back: 'Już jestem.',
    ready: 'Możemy grać.',
    nice: 'Ładny ruch!',
    thanks: 'Dzięki!',
    sorry: 'Ups, mój błąd.',
    again: 'Jeszcze raz?',
  },
  en: {
    hello: 'Hi!',
    moment: 'One moment, back soon.',
    back: 'I am back.',
    ready: 'Ready when you are.',
    nice: 'Nice move!',
    thanks: 'Thanks!',
    sorry: 'Oops, my mistake.',
    again: 'Once more?',
  },
};

export const COMMON_GROUP: Readonly<Record<Language, string>> = { pl: 'Ogólne', en: 'General' };

/** A phrase in the reader's language, of the table or of the game; null: neither has words for it. */
export function phraseText(
  phrase: Phrase,
  { talk }: Pick<TableSession['texts'], 'talk'>,
  name: NameOf,
  language: Language,
): string | null {
  const common = COMMON_PHRASES.find(({ say }) => say === phrase.say);
  return common === undefined ? (talk?.phrase(phrase, name) ?? null) : WORDS[language][common.say];
}
