/** The bots' names for page, terminal and reports. Commands and the protocol use the names in `BOTS`. */
import type { Language } from '@horda/parts';
import type { BotName } from './bots.ts';

interface BotWords {
  /** In a table of bots. */
  readonly name: string;
  /** Where people sit beside bots. */
  readonly bot: string;
  /** How it decides, for people who choose one. */
  readonly about: string;
}

const WORDS: Readonly<Record<BotName, Readonly<Record<Language, BotWords>>>> = {
  random: {
    pl: { name: 'losowy', bot: 'losowy bot', about: 'gra byle co: łatwy przeciwnik' },
    en: { name: 'random', bot: 'random bot', about: 'plays anything: an easy opponent' },
  },
  greedy: {
    pl: { name: 'ostrożny', bot: 'ostrożny bot', about: 'sprawdza każdą opcję i bierze najlepszą na teraz' },
    en: { name: 'careful', bot: 'careful bot', about: 'tries every option and takes the best for now' },
  },
};

/** The names of all bots, in the order of `BOTS`. */
export function botWords(language: Language, form: keyof BotWords): Readonly<Record<BotName, string>> {
  const called = Object.entries(WORDS).map(([bot, words]) => [bot, words[language][form]] as const);
  return Object.fromEntries(called) as Record<BotName, string>;
}
