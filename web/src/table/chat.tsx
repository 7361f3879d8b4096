/** What people at the table say to each other. */
import type { NameOf } from '@horda/parts';
import type { LogEntry } from '@horda/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import { namesThen } from './names-then.ts';
import './people.css';
import { Phrases } from './phrases.tsx';
import { useSession, type TableSession } from './session.ts';

export type Said = Extract<LogEntry, { readonly type: 'said' | 'phrased' }>;

const LONGEST = 500;
/** The counter of remaining characters appears when this many are left. */
const NEARLY = 60;

/** The chat messages in the log. */
export const saidIn = (entries: readonly LogEntry[]): readonly Said[] =>
  entries.filter((entry) => entry.type === 'said' || entry.type === 'phrased');

/** What somebody said, in the reader's language; null: it was erased. */
function heardAs(line: Said, { talk }: TableSession['texts'], name: NameOf): string | null {
  return line.type === 'said' ? line.text : (talk?.phrase(line.phrase, name) ?? null);
}

export function Chat() {
  const { entries, seat, name, texts } = useSession();
  const { pages, table } = useWords();
  const words = pages.chat;
  const lines = saidIn(entries);
  const nameAt = namesThen(entries, name, table.seat);
  const last = lines.at(-1);
  const bottom = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = bottom.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [last?.seq]);
  return (
    <section class="chat" aria-label={words.title}>
      <div class="chat-lines" ref={bottom} tabIndex={0} role="group" aria-label={words.title}>
        {lines.length === 0 && <p class="chat-empty">{words.empty}</p>}
        <ol>
          {lines.map((line) => (
            <li key={line.seq} class="chat-line">
              <SeatMark seat={line.seat} tone="ink" />
              <span>
                <b>{nameAt(line)(line.seat)}</b> {heardAs(line, texts, nameAt(line)) ?? <i>{words.erased}</i>}
              </span>
            </li>
          ))}
        </ol>
      </div>
      {seat === null ? <p class="chat-note">{words.onlySeated}</p> : <Speak />}
      <Phrases />
    </section>
  );
}

/**
 * Reads out new messages of others, whether the chat is open or not. Screen readers ignore the page behind a dialog, so
 * each dialog has a `Heard` of its own.
 */
export function Heard() {
  const { entries, seat, name, texts } = useSession();
  const lines = saidIn(entries);
  const words = useWords().pages.chat;
  const since = useRef(lines.at(-1)?.seq ?? 0);
  const fresh = lines.filter((line) => line.seq > since.current && line.seat !== seat).at(-1);
  const heard = fresh === undefined ? null : heardAs(fresh, texts, name);
  return (
    <p class="unseen" aria-live="polite">
      {fresh === undefined || heard === null ? '' : words.said(name(fresh.seat), heard)}
    </p>
  );
}

function Speak() {
  const session = useSession();
  const words = useWords().pages.chat;
  const [text, setText] = useState('');
  const left = LONGEST - [...text].length;
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const line = text.trim();
    if (line === '' || left < 0) return;
    setText('');
    const { done } = await session.do({ do: 'say', text: line });
    // A refused message goes back into the field, unless the person has begun another.
    if (!done) setText((now) => now || line);
  };
  return (
    <form class="chat-speak" onSubmit={(event) => void send(event)}>
      <label class="unseen" for="chat-text">
        {words.label}
      </label>
      <input
        id="chat-text"
        class="chat-input"
        value={text}
        autocomplete="off"
        placeholder={words.label}
        maxLength={LONGEST}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button class="button" type="submit" aria-disabled={text.trim() === '' || left < 0}>
        {words.send}
      </button>
      {left < NEARLY && <span class="chat-left">{words.left(left)}</span>}
    </form>
  );
}
