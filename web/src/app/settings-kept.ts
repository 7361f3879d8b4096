/** What a person can set in this browser, and how it is read from where it is kept. */
import { LANGUAGES, type Language } from '@horda/parts';

export const TEXT_SIZES = ['usual', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How fast the moves of bots are shown. */
export const BOT_PACES = ['slow', 'usual', 'fast', 'atOnce'] as const;
export type BotPace = (typeof BOT_PACES)[number];

export interface Settings {
  readonly language: Language;
  /** The name that this person used last. */
  readonly name: string;
  readonly textSize: TextSize;
  /** Black and white in place of soot and paper. */
  readonly contrast: boolean;
  /** What a thumb or a pointer reaches for is on the left. */
  readonly leftHand: boolean;
  /** Moves are animated. The system's setting for less motion overrides it. */
  readonly motion: boolean;
  readonly botPace: BotPace;
  /** From 0 to 1; 0, the default, is off. */
  readonly volume: number;
  /** A device that can vibrate does so when it is this person's move. */
  readonly vibration: boolean;
  /** A notification tells of one's move while the page is open but out of sight. */
  readonly notices: boolean;
  /** The server tells of one's move when the page is closed. */
  readonly push: boolean;
  /** Character keys work as shortcuts at the table. */
  readonly shortcuts: boolean;
}

/** What the settings are before anybody has changed them. */
export function freshSettings(wished: readonly string[], wantsContrast: boolean): Settings {
  return {
    language: wished.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en',
    name: '',
    textSize: 'usual',
    contrast: wantsContrast,
    leftHand: false,
    motion: true,
    botPace: 'usual',
    volume: 0,
    vibration: true,
    notices: false,
    push: false,
    shortcuts: true,
  };
}

/** Stored data may come from an older page or from somebody else: only valid values are read. */
export function readSettings(kept: unknown, fresh: Settings): Settings {
  if (typeof kept !== 'object' || kept === null) return fresh;
  const told = kept as Readonly<Record<string, unknown>>;
  const one = <K extends keyof Settings>(key: K, isValid: (value: unknown) => boolean): Settings[K] =>
    isValid(told[key]) ? (told[key] as Settings[K]) : fresh[key];
  const flag = (value: unknown): boolean => typeof value === 'boolean';
  const volume = one('volume', Number.isFinite);
  return {
    language: one('language', isLanguage),
    name: one('name', (value) => typeof value === 'string'),
    textSize: one('textSize', isOneOf(TEXT_SIZES)),
    contrast: one('contrast', flag),
    leftHand: one('leftHand', flag),
    motion: one('motion', flag),
    botPace: one('botPace', isOneOf(BOT_PACES)),
    volume: Math.min(1, Math.max(0, volume)),
    vibration: one('vibration', flag),
    notices: one('notices', flag),
    push: one('push', flag),
    shortcuts: one('shortcuts', flag),
  };
}

const isOneOf =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    list.includes(value);

function isLanguage(tag: unknown): tag is Language {
  return (LANGUAGES as readonly unknown[]).includes(tag);
}
