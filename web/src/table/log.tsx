/** The telex roll: what has happened, newest last. Pressing a line shows its moment. */
import type { LogEntry } from '@horda/protocol';
import { Fragment } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useSettings, useWords } from '../app/settings.tsx';
import { SeatMark } from '../art/marks.tsx';
import type { AnyWebGame } from '../games/web-game.ts';
import { reasonText } from '../text/common/reason.ts';
import './log.css';
import { grouped, logLines, type GroupedLine } from './log-lines.ts';
import { ownMove } from './own-move.ts';
import { RuleTag } from './rule-tag.tsx';
import { useSession, type TableSession } from './session.ts';
import { CHANGED } from './text/changed.ts';
import { WAITING } from './text/waiting.ts';
import { completeEntries } from './use-all-entries.ts';
import { LeftContext } from './use-last-look.ts';

/** The number of lines drawn until the reader asks for more. */
const SHOWN = 120;
const BEFORE = 20;

export function Log(props: {
  /** Shows the moment after this answer. */
  readonly onJump: (at: number) => void;
  /** The moment that is being shown; null: the present one. */
  readonly at?: number | null;
}) {
  const { onJump, at = null } = props;
  const session = useSession();
  const { game, now, openRule } = session;
  const { words: pageWords, language } = useSettings();
  const allWords = pageWords.table;
  const words = allWords.log;
  const waiting = WAITING[language];
  const { entries, omitted, loadEarlier } = useHistory(session);
  const left = useContext(LeftContext);
  const since = at === null ? (left ?? ownMove(session)) : null;
  const lines = useMemo(
    () => grouped(logLines(entries, session, allWords), ({ seq }) => seq === firstAfter(entries, since)),
    [entries, session.texts, session.people, now.answers, words, since],
  );
  const fresh = since === null ? [] : lines.filter(({ seq }) => seq > since);
  const turn = now.view === null ? null : game.drawing.turn(now.view, language);
  const [wanted, setWanted] = useState(SHOWN);
  const current = currentLine(lines, at);
  // The line of the shown moment is always drawn, however old it is, with a few lines before it.
  const sinceCurrent =
    at === null
      ? 0
      : lines.length -
        Math.max(
          0,
          lines.findIndex((line) => line === current),
        );
  const shown = lines.slice(-Math.max(wanted, sinceCurrent + BEFORE));
  const roll = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const show = (): void => {
      // Before the first line of a replay, the roll is shown from its beginning.
      const line =
        roll.current?.querySelector('[aria-current]') ?? (at === null ? null : roll.current?.firstElementChild);
      line?.scrollIntoView({ block: 'nearest' });
    };
    show();
    // The roll gets shorter when a note appears beside it.
    const watcher = new ResizeObserver(show);
    if (roll.current?.parentElement) watcher.observe(roll.current.parentElement);
    return () => watcher.disconnect();
  }, [current?.id]);

  // What happens to the reader looks different from what happens to others.
  const isOwn = ({ tone, seat }: GroupedLine): boolean => tone === 'alarm' && seat !== null && seat === session.seat;
  const toneOf = (line: GroupedLine) => (isOwn(line) ? 'chalk' : line === current ? 'awaited' : 'ink');
  const classOf = (line: GroupedLine): string =>
    [
      `log-line log-${line.tone}`,
      line.opens && 'log-opens',
      since !== null && line.seq > since && 'log-new',
      isOwn(line) && 'log-own',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <section class="log" aria-label={words.title}>
      <h2 class="log-head">
        {words.title} {turn !== null && <small>{turn}</small>}
      </h2>
      {/* Focusable, so that a long roll can be scrolled with keys. */}
      <div class="log-roll" tabIndex={0} role="group" aria-label={words.title}>
        {(omitted > 0 || shown.length < lines.length) && (
          <button
            type="button"
            class="button log-earlier"
            onClick={() => (shown.length < lines.length ? setWanted(wanted + 2 * SHOWN) : loadEarlier())}
          >
            {words.earlier}
          </button>
        )}
        {lines.length === 0 && <p class="log-note">{words.empty}</p>}
        <ol ref={roll}>
          {shown.map((line) => (
            <Fragment key={line.id}>
              {line === fresh[0] && (
                <li class="log-since">
                  {left === null ? waiting.sinceYours : CHANGED[language].mark}{' '}
                  <span>{waiting.fresh(fresh.length)}</span>
                </li>
              )}
              <li class={classOf(line)} aria-current={line === current ? 'true' : undefined}>
                <LineMark line={line} tone={toneOf(line)} AlarmMark={game.drawing.AlarmMark} />
                <LineText line={line} onJump={onJump} />
                {line.rule !== null && <RuleTag id={line.rule} openRule={openRule} />}
              </li>
            </Fragment>
          ))}
        </ol>
        {shown.some((line) => line.at !== null) && <p class="log-note">{words.jump}</p>}
      </div>
    </section>
  );
}

function LineMark(props: {
  readonly line: GroupedLine;
  readonly tone: 'ink' | 'chalk' | 'awaited';
  readonly AlarmMark: AnyWebGame['drawing']['AlarmMark'];
}) {
  const { line, tone, AlarmMark } = props;
  if (line.seat !== null) return <SeatMark seat={line.seat} tone={tone} />;
  return line.tone === 'alarm' ? <AlarmMark /> : <span />;
}

function LineText({ line, onJump }: { readonly line: GroupedLine; readonly onJump: (at: number) => void }) {
  const words = useWords().table.log;
  const { at, undone, times } = line;
  const text = times === 1 ? line.text : `${line.text} ×${times}`;
  if (undone) {
    return (
      <del class="log-text">
        {text} <span class="unseen">({words.undone})</span>
      </del>
    );
  }
  if (at === null) return <span class="log-text">{text}</span>;
  return (
    <button type="button" class="log-text" onClick={() => onJump(at)}>
      {text}
    </button>
  );
}

const firstAfter = (entries: readonly LogEntry[], since: number | null): number | undefined =>
  since === null ? undefined : entries.find(({ seq }) => seq > since)?.seq;

/** The last line of the moment shown. */
function currentLine(lines: readonly GroupedLine[], at: number | null): GroupedLine | undefined {
  if (at === null) return lines.at(-1);
  return lines.findLast((line) => line.at !== null && line.at <= at);
}

/** The entries, including the earlier ones after the reader has asked for them. */
function useHistory({ host, entries, omitted, question, notify }: TableSession) {
  const words = useWords();
  const [whole, setWhole] = useState<readonly LogEntry[]>([]);
  const all = useMemo(() => {
    const last = whole.at(-1)?.seq ?? 0;
    return whole.length === 0 ? entries : [...whole, ...entries.filter(({ seq }) => seq > last)];
  }, [entries, whole]);
  const loadEarlier = (): void => {
    completeEntries(entries, omitted, question).then(setWhole, (error: { readonly reason?: string }) =>
      notify(reasonText(host.kind, error.reason, words)),
    );
  };
  return { entries: all, omitted: whole.length === 0 ? omitted : 0, loadEarlier };
}
