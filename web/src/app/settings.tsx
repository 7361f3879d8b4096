/** What a person has set in this browser: language, sound, motion, the pace of bots, keys, name. */
import { LANGUAGES, type Language } from '@horda/parts';
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { en } from '../text/en.ts';
import { pl } from '../text/pl.ts';
import type { Words } from '../text/words.ts';
import { isPace, type Pace } from './pace.ts';

export interface Settings {
  readonly language: Language;
  /** From 0 to 1; 0, the default, is off. */
  readonly volume: number;
  /** Moves are animated. The system's setting for less motion overrides it. */
  readonly motion: boolean;
  /** How fast moves of bots are shown. */
  readonly pace: Pace;
  /** Character keys work as shortcuts at the table. */
  readonly shortcuts: boolean;
  /** The name that this person used last. */
  readonly name: string;
}

interface SettingsContext extends Settings {
  readonly words: Words;
  change(changes: Partial<Settings>): void;
}

const KEY = 'horda.settings';
const WORDS: Readonly<Record<Language, Words>> = { pl, en };
const Context = createContext<SettingsContext | null>(null);

export function SettingsProvider({ children }: { readonly children: ComponentChildren }) {
  const [settings, setSettings] = useState(load);
  // Before anything else sees the page: a screen reader must not read new words in the old language.
  useLayoutEffect(() => {
    document.documentElement.lang = settings.language;
    document.documentElement.dataset['motion'] = settings.motion ? 'on' : 'off';
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // The game also works in a browser without storage.
    }
  }, [settings]);
  const value = useMemo(
    () => ({
      ...settings,
      words: WORDS[settings.language],
      change: (changes: Partial<Settings>) => setSettings((now) => ({ ...now, ...changes })),
    }),
    [settings],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useSettings(): SettingsContext {
  const value = useContext(Context);
  if (value === null) throw new Error('outside of SettingsProvider');
  return value;
}

export const useWords = (): Words => useSettings().words;

/** Whether anything may move. */
export function useMotion(): boolean {
  const { motion } = useSettings();
  return motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function load(): Settings {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
  const fresh: Settings = { language: wished, volume: 0, motion: true, pace: 'usual', shortcuts: true, name: '' };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return {
      language: isLanguage(kept.language) ? kept.language : fresh.language,
      volume: typeof kept.volume === 'number' ? Math.min(1, Math.max(0, kept.volume)) : fresh.volume,
      motion: typeof kept.motion === 'boolean' ? kept.motion : fresh.motion,
      pace: isPace(kept.pace) ? kept.pace : fresh.pace,
      shortcuts: typeof kept.shortcuts === 'boolean' ? kept.shortcuts : fresh.shortcuts,
      name: typeof kept.name === 'string' ? kept.name : fresh.name,
    };
  } catch {
    return fresh;
  }
}

function isLanguage(tag: unknown): tag is Language {
  return (LANGUAGES as readonly unknown[]).includes(tag);
}
