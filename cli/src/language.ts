/** The user's language: as asked for, as chosen once in the menu, or as the locale says. */
import { LANGUAGES, type Language } from '@horda/parts';
import { wrongUsage } from './complaint.ts';
import { readPreferences } from './kept/preferences.ts';
import { nearest } from '@horda/parts';
import { quoted } from './terminal/width.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import type { Words } from './text/words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, pl };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}

export function localeLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  return locale?.toLowerCase().startsWith('pl') === true ? 'pl' : 'en';
}

/** The language that the user has chosen in the menu, or else that of the locale. */
export function usualLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  return readPreferences(env).language ?? localeLanguage(env);
}

/** The language from the arguments, or else the usual one. It is found first, so that complaints can use it. */
export function chosenLanguage(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const fallback = usualLanguage(env);
  const asked = askedLanguage(args);
  if (asked === null) return fallback;
  const language = LANGUAGES.find((known) => known === asked.toLowerCase());
  if (language !== undefined) return language;
  throw wrongUsage(
    WORDS[fallback].errors.unknownLanguage(quoted(asked), LANGUAGES.join(', '), nearest(asked, LANGUAGES)),
  );
}

/** The language that the arguments name, as it was typed. */
export function askedLanguage(args: readonly string[]): string | null {
  let asked: string | null = null;
  for (const [i, arg] of args.entries()) {
    if (arg === '--') break;
    if (arg.startsWith('--lang=')) asked = arg.slice('--lang='.length);
    if (arg === '--lang' && args[i + 1] !== undefined) asked = args[i + 1]!;
  }
  return asked;
}
