/** The bots' names for page, terminal and reports. Commands and the protocol use the names in `BOTS`. */
import type { Language } from '@horda/parts';
import type { BotName } from './bots.ts';

interface BotWords {
  /** In a table of bots. */
  readonly name: string;
  /** Where people sit beside bots. */
  readonly bot: string;
}

const WORDS: Readonly<Record<BotName, Readonly<Record<Language, BotWords>>>> = {
  random: { pl: { name: 'losowy', bot: 'losowy bot' }, en: { name: 'random', bot: 'random bot' } },
  greedy: { pl: { name: 'ostrożny', bot: 'ostrożny bot' }, en: { name: 'careful', bot: 'careful bot' } },
};

/** The names of all bots, in the order of `BOTS`. */
export function botWords(language: Language, form: keyof BotWords): Readonly<Record<BotName, string>> {
  const called = Object.entries(WORDS).map(([bot, words]) => [bot, words[language][form]] as const);
  return Object.fromEntries(called) as Record<BotName, string>;
}
