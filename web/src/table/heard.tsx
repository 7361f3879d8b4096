/** What people say to each other, in the reader's language, and a voice that reads it out. */
import type { Language, NameOf } from '@horda/parts';
import type { LogEntry } from '@horda/protocol';
import { useRef } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import { phraseText } from './common-phrases.ts';
import { useSession, type TableSession } from './session.ts';

export type Said = Extract<LogEntry, { readonly type: 'said' | 'phrased' }>;

/** The chat messages in the log. */
export const saidIn = (entries: readonly LogEntry[]): readonly Said[] => entries.filter(isSaid);

export const isSaid = (entry: LogEntry): entry is Said => entry.type === 'said' || entry.type === 'phrased';

/** What somebody said, in the reader's language; null: it was erased. */
export function heardAs(line: Said, texts: TableSession['texts'], name: NameOf, language: Language): string | null {
  return line.type === 'said' ? line.text : phraseText(line.phrase, texts, name, language);
}

/**
 * Reads out new messages of others, whether the chat is open or not. Screen readers ignore the page behind a dialog, so
 * each dialog has a `Heard` of its own.
 */
export function Heard() {
  const { entries, seat, name, texts } = useSession();
  const lines = saidIn(entries);
  const { words: allWords, language } = useSettings();
  const words = allWords.pages.chat;
  const since = useRef(lines.at(-1)?.seq ?? 0);
  const fresh = lines.filter((line) => line.seq > since.current && line.seat !== seat).at(-1);
  const heard = fresh === undefined ? null : heardAs(fresh, texts, name, language);
  return (
    <p class="unseen" aria-live="polite">
      {fresh === undefined || heard === null ? '' : words.said(name(fresh.seat), heard)}
    </p>
  );
}
