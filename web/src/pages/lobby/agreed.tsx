/** What is agreed about the game, in rows: the host changes each in its place, others read the same. */
import type { ClockRules } from '@horda/protocol';
import { same } from '@horda/kernel';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { useSession } from '../../table/session.ts';
import { LOBBY } from './text/of.ts';

/** The clocks that a host can choose with one touch; others are set when the table is made. */
const CLOCKS: readonly ClockRules[] = [
  { kind: 'none' },
  { kind: 'live', seconds: 900, increment: 10, late: 'move' },
  { kind: 'live', seconds: 1800, increment: 10, late: 'move' },
  { kind: 'turns', hours: 24, late: 'move' },
];

export function Agreed() {
  const session = useSession();
  const { info, game, texts, host, isHost } = session;
  const { language, words: allWords } = useSettings();
  const words = LOBBY[language];
  const isOnline = host.kind === 'online';
  // A game that was begun elsewhere keeps its settings.
  const maySet = isHost && info.origin === 'new';
  const clocks = CLOCKS.some((clock) => same(clock, info.clock)) ? CLOCKS : [info.clock, ...CLOCKS];
  return (
    <section class="lobby-settings sheet" aria-label={words.settings}>
      <header class="lobby-settings-head">
        <h2 class="stencil">{words.settings}</h2>
        {isHost && <span class="typed">{words.canChange}</span>}
      </header>
      {game.options.map(({ id, house = false, values }) => {
        const setting = texts.settings[id];
        const value = info.options[id];
        // A house rule is mentioned only where it is on, or can be switched on.
        if (setting === undefined || value === undefined || (house && value === false && !maySet)) return null;
        const allowed = values(info.seats.length);
        const choices = allowed.includes(value) ? allowed : [value, ...allowed];
        return (
          <Row
            key={id}
            label={setting.name}
            mark={house ? allWords.pages.form.houseRule : null}
            values={choices.map((each) => setting.values[String(each)] ?? String(each))}
            chosen={choices.indexOf(value)}
            onChange={maySet ? (at) => void session.do({ do: 'change', options: { [id]: choices[at]! } }) : null}
          />
        );
      })}
      {isOnline && (
        <Row
          label={words.clockName}
          values={clocks.map((clock) => words.clockShort(clock))}
          chosen={clocks.findIndex((clock) => same(clock, info.clock))}
          onChange={isHost ? (at) => void session.do({ do: 'change', clock: clocks[at]! }) : null}
        />
      )}
      <Row
        label={words.hints}
        values={[words.mayHint, words.mayNotHint]}
        chosen={info.hints ? 0 : 1}
        onChange={isHost ? (at) => void session.do({ do: 'change', hints: at === 0 }) : null}
      />
      <ul class="lobby-sentences">
        {info.pack !== null && <li>{words.pack(info.pack.id)}</li>}
        {info.origin === 'save' && <li>{words.imported}</li>}
        {info.origin === 'fork' && <li>{words.forked}</li>}
        {isOnline && <li>{info.listed ? words.listed : words.unlisted}</li>}
      </ul>
    </section>
  );
}

function Row(props: {
  readonly label: string;
  readonly mark?: string | null;
  readonly values: readonly string[];
  readonly chosen: number;
  /** Null: it can only be read. */
  readonly onChange: ((at: number) => void) | null;
}) {
  const { label, mark = null, values, chosen, onChange } = props;
  const id = useId();
  const isNew = useChanged(values[chosen] ?? '');
  return (
    <div class={`lobby-row ${isNew ? 'lobby-row-new' : ''}`}>
      <label for={onChange === null ? undefined : id}>
        {label} {mark !== null && <span class="field-house">{mark}</span>}
      </label>
      {onChange === null ? (
        <b>{values[chosen]}</b>
      ) : (
        <span class="lobby-pick">
          <select id={id} value={chosen} onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}>
            {values.map((text, at) => (
              <option key={at} value={at}>
                {text}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}

/** Whether the value is another than the one that was there first: its row blinks once. */
function useChanged(value: string): boolean {
  const first = useRef(value);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    if (first.current === value) return;
    first.current = value;
    setNew(true);
    const timer = setTimeout(() => setNew(false), 1_000);
    return () => clearTimeout(timer);
  }, [value]);
  return isNew;
}
