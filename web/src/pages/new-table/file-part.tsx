/** Opens a saved game instead of a new one. */
import { useId, useRef, useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { backendOf } from '../../backend/backends.ts';
import { coverOf } from '../../games/index.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { verifySave } from '../../local/local-api.ts';
import { readSave, type FileProblem, type SaveFile } from '../../table/save-file.ts';
import { openSave } from '../../table/saves.ts';
import type { Plan } from './plan.ts';

export function FilePart(props: {
  readonly game: AnyWebGame;
  readonly plan: Plan;
  change(plan: Plan): void;
  /** Whether a file is being read: until then nobody knows which game begins. */
  setReading(isReading: boolean): void;
}) {
  const { game, plan, change, setReading } = props;
  // What was written into the form while a file is read is kept.
  const latest = useRef(plan);
  latest.current = plan;
  const { words, language, name } = useSettings();
  const text = words.pages.file;
  const [problem, setProblem] = useState<FileProblem | 'unknownGame' | null>(null);
  /** A game that is over has nothing to play on with, but can be watched. */
  const [finished, setFinished] = useState<SaveFile | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFinished(null);
    setReading(true);
    try {
      await take(file);
    } finally {
      setReading(false);
    }
  };
  const take = async (file: File): Promise<void> => {
    const save = await readSave(file);
    // Cleared, so that the same file can be chosen again after it was corrected.
    if (input.current !== null) input.current.value = '';
    if (typeof save === 'string') return setProblem(save);
    if (save.game !== game.id) return setProblem('unknownGame');
    setProblem(null);
    if (await isFinished(save)) return setFinished(save);
    const chairs = latest.current.chairs.map((chair, seat) => {
      const bot = save.bots?.[seat];
      return bot === undefined || (bot !== null && words.common.levels[bot] === undefined) ? chair : { ...chair, bot };
    });
    change({ ...latest.current, chairs, save });
  };
  const watch = async (save: SaveFile): Promise<void> => {
    const table = await openSave(backendOf('local'), save, name || words.replay.fork.someone);
    go({ page: 'replay', host: 'local', table, at: 0 });
  };
  const { save } = plan;
  return (
    <>
      {save === null ? (
        <div class="new-file">
          <p class="field-help">{text.help}</p>
          <label class="button new-file-button" for={id}>
            {text.choose}
            <input
              ref={input}
              id={id}
              class="tick-input"
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
            />
          </label>
        </div>
      ) : (
        <div class="new-file">
          <p class="typed">{text.chosen(coverOf(save.game)?.title[language] ?? save.game, save.seats, save.answers)}</p>
          {save.carriesOn && <p>{text.nextChapter}</p>}
          <p class="field-help">{text.settings}</p>
          <button type="button" class="button" onClick={() => change({ ...plan, save: null })}>
            {text.remove}
          </button>
        </div>
      )}
      <div aria-live="polite">
        {problem !== null && <p class="field-problem">{text[problem]}</p>}
        {finished !== null && (
          <div class="new-file">
            <p class="field-problem">{text.finished}</p>
            <button type="button" class="button button-primary" onClick={() => void watch(finished)}>
              {text.watch}
            </button>
          </div>
        )}
      </div>
    </>
  );
}

/** A game that leaves something to a next chapter goes on with it. What cannot be told here, the host finds out. */
async function isFinished({ content, carriesOn }: SaveFile): Promise<boolean> {
  if (carriesOn) return false;
  const verified = await verifySave(content).catch(() => null);
  return verified !== null && verified.ok && verified.over;
}
