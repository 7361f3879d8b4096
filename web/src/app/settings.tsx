/** The settings of this browser, for every part of the page. */
import type { Language } from '@horda/parts';
import { createContext, type ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { en } from '../text/en.ts';
import { pl } from '../text/pl.ts';
import type { Words } from '../text/words.ts';
import { freshSettings, readSettings, type Settings } from './settings-kept.ts';

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
    const { dataset } = document.documentElement;
    document.documentElement.lang = settings.language;
    dataset['motion'] = settings.motion ? 'on' : 'off';
    dataset['text'] = settings.textSize;
    dataset['contrast'] = settings.contrast ? 'high' : 'usual';
    dataset['hand'] = settings.leftHand ? 'left' : 'right';
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
  const fresh = freshSettings(navigator.languages, matchMedia('(prefers-contrast: more)').matches);
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? 'null'), fresh);
  } catch {
    return fresh;
  }
}
