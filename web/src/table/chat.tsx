/** What people at the table say to each other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSettings, useWords } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import { changedText } from './changed-text.ts';
import { chatTime } from './chat-time.ts';
import { heardAs, isSaid } from './heard.tsx';
import { namesThen } from './names-then.ts';
import './people.css';
import { Phrases } from './phrases.tsx';
import { useSession } from './session.ts';

const LONGEST = 500;
/** The counter of remaining characters appears when this many are left. */
const NEARLY = 60;

export function Chat() {
  const { entries, seat, name, texts } = useSession();
  const { words: allWords, language } = useSettings();
  const { pages, table } = allWords;
  const words = pages.chat;
  // Who changes what is agreed says so here, where everybody looks before the game.
  const lines = entries.filter((entry) => isSaid(entry) || entry.type === 'changed');
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
            <li key={line.seq} class={`chat-line ${isSaid(line) ? '' : 'chat-told'}`}>
              {line.seat !== undefined && <SeatMark seat={line.seat} tone="ink" />}
              <span class="chat-words">
                {line.seat !== undefined && <b>{nameAt(line)(line.seat)}</b>}{' '}
                {isSaid(line)
                  ? (heardAs(line, texts, nameAt(line), language) ?? <i>{words.erased}</i>)
                  : changedText(line, texts, language)}
              </span>
              <time class="chat-time" dateTime={new Date(line.at).toISOString()}>
                {chatTime(line.at, language)}
              </time>
            </li>
          ))}
        </ol>
      </div>
      {seat === null ? <p class="chat-note">{words.onlySeated}</p> : <Speak />}
      <Phrases />
    </section>
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
