/** What is said while others play, and what the log says about it. Fetched with the table. */
import { plural, type Language } from '@horda/parts';
import type { BotPace } from '../../app/settings-kept.ts';

interface WaitingWords {
  /** Shows at once all that happens until the reader's next move. */
  readonly skip: string;
  readonly skipping: string;
  /** For watchers: shows at once what has happened by now. */
  readonly catchUp: string;
  readonly pace: string;
  /** The pace is a person's own setting, not the table's. */
  readonly paceHelp: string;
  readonly paces: Readonly<Record<BotPace, string>>;
  paceNow(pace: string): string;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** Before the marks of those who act before you, and after them. */
  readonly queue: string;
  readonly you: string;
  queueAloud(names: string): string;
  readonly sinceYours: string;
  fresh(lines: number): string;
  /** The way from an earlier moment to the present one. */
  readonly backToGame: string;
  readonly backToMove: string;
}

export const WAITING: Readonly<Record<Language, WaitingWords>> = {
  en: {
    skip: 'Skip to my turn',
    skipping: 'Skipping…',
    catchUp: 'Catch up',
    pace: 'Pace of bots',
    paceHelp: 'Only for you; you can change it while you play.',
    paces: { slow: 'slow', usual: 'usual', fast: 'fast', atOnce: 'at once' },
    paceNow: (pace) => `Pace: ${pace}`,
    keys: [
      { key: 'Space', does: 'skip to your turn' },
      { key: '+ −', does: 'faster or slower bots' },
    ],
    queue: 'queue',
    you: 'you',
    queueAloud: (names) => `Before your turn: ${names}.`,
    sinceYours: 'Since your move',
    fresh: (lines) => `${lines} new`,
    backToGame: 'Back to the game',
    backToMove: 'Your move: back to the game',
  },
  pl: {
    skip: 'Pomiń do mojej tury',
    skipping: 'Pomijanie…',
    catchUp: 'Przewiń do teraz',
    pace: 'Tempo botów',
    paceHelp: 'Tylko dla ciebie; zmienisz je też w trakcie gry.',
    paces: { slow: 'wolne', usual: 'zwykłe', fast: 'szybkie', atOnce: 'od razu' },
    paceNow: (pace) => `Tempo: ${pace}`,
    keys: [
      { key: 'Spacja', does: 'pomiń do swojej tury' },
      { key: '+ −', does: 'szybsze lub wolniejsze boty' },
    ],
    queue: 'kolejka',
    you: 'ty',
    queueAloud: (names) => `Przed tobą: ${names}.`,
    sinceYours: 'Od twojego ruchu',
    fresh: (lines) => plural('pl', lines, { one: '# nowy', few: '# nowe', many: '# nowych', other: '# nowego' }),
    backToGame: 'Wróć do gry',
    backToMove: 'Twoja kolej: wróć do gry',
  },
};
