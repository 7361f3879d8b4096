/** The lines of the log that an undo takes back, as a short list. */
import { useMemo } from 'preact/hooks';
import { useSettings } from '../app/settings.tsx';
import './notes.css';
import type { GroupedLine } from './log-lines.ts';
import { useSession } from './session.ts';
import { UNDO } from './text/undo.ts';
import { linesTakenBack } from './undo-lines.ts';

const MOST = 6;

export function useTakenBack(answers: number): readonly GroupedLine[] {
  const session = useSession();
  const words = useSettings().words.table;
  return useMemo(
    () => linesTakenBack(session.entries, answers, session, words),
    [session.entries, session.now.answers, session.texts, session.name, answers, words],
  );
}

export const countedText = ({ text, times }: GroupedLine): string => (times === 1 ? text : `${text} ×${times}`);

/** The first lines, and how many follow. */
export function TakenBack({ answers }: { readonly answers: number }) {
  const words = UNDO[useSettings().language];
  const lines = useTakenBack(answers);
  const shown = lines.slice(0, lines.length > MOST ? MOST - 1 : MOST);
  if (lines.length === 0) return null;
  return (
    <div class="taken-back">
      <p>{words.takesBack}</p>
      <ul>
        {shown.map((line) => (
          <li key={line.id}>{countedText(line)}</li>
        ))}
        {shown.length < lines.length && <li>{words.more(lines.length - shown.length)}</li>}
      </ul>
    </div>
  );
}
