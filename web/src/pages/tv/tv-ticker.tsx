/** The three latest events of the game, the newest first. What people write to each other is not for the room. */
import type { LogEntry } from '@horda/protocol';
import { useMemo } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { SeatMark } from '../../art/marks.tsx';
import { grouped, logLines, type GroupedLine, type LogLine } from '../../table/log-lines.ts';
import { useSession } from '../../table/session.ts';
import { TV } from './text/of.ts';

const SHOWN = 3;

export function TvTicker() {
  const session = useSession();
  const { entries, game, texts, people, now } = session;
  const { language, words } = useSettings();
  const { AlarmMark } = game.drawing;
  const lines = useMemo(
    () => latest(entries, logLines(entries, session, words.table)),
    [entries, texts, people, now.answers, words],
  );
  return (
    <footer class="tv-ticker">
      <h2 class="unseen">{TV[language].ticker}</h2>
      <ol>
        {lines.map((line, i) => (
          <li key={line.id} class={`tv-event tv-${line.tone} ${i === 0 ? 'tv-newest' : ''}`}>
            {line.seat !== null ? (
              <SeatMark seat={line.seat} tone={i === 0 ? 'chalk' : 'ink'} />
            ) : (
              line.tone === 'alarm' && <AlarmMark />
            )}
            <span>{line.times === 1 ? line.text : `${line.text} ×${line.times}`}</span>
          </li>
        ))}
      </ol>
    </footer>
  );
}

/** What is said, proposed or agreed at the table stays with those who sit there. */
const PRIVATE: readonly LogEntry['type'][] = ['said', 'phrased', 'proposed', 'voted', 'stirred', 'changed', 'undone'];

/** A move that was taken back may have shown a card: the room is not reminded of it. */
export function latest(entries: readonly LogEntry[], lines: readonly LogLine[]): readonly GroupedLine[] {
  const hidden = new Set(entries.flatMap(({ type, seq }) => (PRIVATE.includes(type) ? [seq] : [])));
  const shown = lines.filter(({ seq, undone }) => !undone && !hidden.has(seq));
  return grouped(shown, () => false)
    .slice(-SHOWN)
    .toReversed();
}
