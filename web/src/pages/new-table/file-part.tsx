/** Opens a saved game instead of a new one. */
import { useId, useRef, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { coverOf } from '../../games/index.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { readSave, type FileProblem } from '../../table/save-file.ts';
import type { Plan } from './plan.ts';

export function FilePart(props: { readonly game: AnyWebGame; readonly plan: Plan; change(plan: Plan): void }) {
  const { game, plan, change } = props;
  const { words, language } = useSettings();
  const text = words.pages.file;
  const [problem, setProblem] = useState<FileProblem | 'unknownGame' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const save = await readSave(file);
    // Cleared, so that the same file can be chosen again after it was corrected.
    if (input.current !== null) input.current.value = '';
    if (typeof save === 'string') return setProblem(save);
    if (save.game !== game.id) return setProblem('unknownGame');
    setProblem(null);
    const chairs = plan.chairs.map((chair, seat) => {
      const bot = save.bots?.[seat];
      return bot === undefined || (bot !== null && words.common.levels[bot] === undefined) ? chair : { ...chair, bot };
    });
    change({ ...plan, chairs, save });
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
      <div aria-live="polite">{problem !== null && <p class="field-problem">{text[problem]}</p>}</div>
    </>
  );
}
