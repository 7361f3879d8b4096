/** Lets players use their own cards instead of the game's. */
import { useId, useRef, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import { useFetched } from '../../games/parts/use-fetched.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { MOST_PACK_BYTES } from '@horda/protocol';
import { downloadText } from '../../table/saves.ts';
import type { ChosenPack, PackFileProblem } from './pack-file.ts';
import { withPack, type Plan } from './plan.ts';

/** The number of problems shown at once. */
const MOST_SHOWN = 20;

/** Why a chosen file cannot be used yet. */
export type PackTrouble =
  | 'checking'
  | 'tooLarge'
  | 'notLoaded'
  | 'aSave'
  | { readonly file: string; readonly problems: readonly PackFileProblem[] };

export function PackPart(props: {
  readonly game: AnyWebGame;
  readonly plan: Plan;
  readonly trouble: PackTrouble | null;
  change(plan: Plan): void;
  setTrouble(trouble: PackTrouble | null): void;
}) {
  const { game, plan, trouble, change, setTrouble } = props;
  const { words, language } = useSettings();
  const text = words.pages.pack;
  const input = useRef<HTMLInputElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isWrong = trouble !== null && trouble !== 'checking';
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setTrouble('checking');
    const found = await fetchAndRead(game, file);
    // Cleared, so that the same file can be chosen again after it was corrected.
    if (input.current !== null) input.current.value = '';
    if (typeof found === 'string') return setTrouble(found);
    if (found.pack === null) return setTrouble({ file: file.name, problems: found.problems });
    put(found.pack);
  };
  const put = (pack: ChosenPack): void => {
    setTrouble(null);
    change(withPack(plan, pack, game.options));
    // The pressed button is gone: the focus goes to the button that replaced it.
    requestAnimationFrame(() => remove.current?.focus());
  };
  const Way = useFetched(() => import('../workshop/workshop-way.tsx'));
  const putAway = (): void => {
    setTrouble(null);
    change(withPack(plan, null, game.options));
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <>
      {plan.pack === null ? (
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
              aria-invalid={isWrong}
              onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
            />
          </label>
          <Template game={game} plan={plan} />
          {Way !== null && <Way.WorkshopWay game={game} onPack={put} />}
        </div>
      ) : (
        <div class="new-file">
          <div role="status">
            <p class="typed">{text.chosen(plan.pack.id)}</p>
            <p class="field-help">{text.cards(countsOf(plan.pack, game.texts[language].piles))}</p>
          </div>
          <button ref={remove} type="button" class="button" onClick={putAway}>
            {text.remove}
          </button>
        </div>
      )}
      <div aria-live="polite">{trouble !== null && <Told trouble={trouble} />}</div>
      {isWrong && (
        <button type="button" class="button new-own-cards" onClick={putAway}>
          {text.ownCards}
        </button>
      )}
    </>
  );
}

/** The cards of the game as a file to begin with; of several decks, those that are chosen in the form. */
function Template({ game, plan }: { readonly game: AnyWebGame; readonly plan: Plan }) {
  const text = useSettings().words.pages.pack;
  const [failed, setFailed] = useState(false);
  const fetchIt = async (): Promise<void> => {
    setFailed(false);
    try {
      const { templateOf } = await import('./pack-file.ts');
      downloadText(`my-${game.id}.json`, (await templateOf(game, plan.options)) ?? '');
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void fetchIt()}>
        {text.template}
      </button>
      <div aria-live="polite">{failed && <p class="field-problem">{text.templateFailed}</p>}</div>
    </>
  );
}

/** Few visitors use packs, so the code that reads them is fetched with the first one. */
async function fetchAndRead(game: AnyWebGame, file: File) {
  try {
    const { readPackFile } = await import('./pack-file.ts');
    return await readPackFile(game, file);
  } catch {
    return 'notLoaded';
  }
}

function countsOf({ counts }: ChosenPack, piles: Readonly<Record<string, string>>): string {
  return Object.entries(counts)
    .map(([pile, cards]) => `${piles[pile] ?? pile} ${cards}`)
    .join(', ');
}

function Told({ trouble }: { readonly trouble: PackTrouble }) {
  const { words, language } = useSettings();
  const text = words.pages.pack;
  if (trouble === 'checking') return <p class="field-help">{text.checking}</p>;
  if (trouble === 'tooLarge') return <p class="field-problem">{text.tooLarge(MOST_PACK_BYTES / 1000)}</p>;
  if (trouble === 'aSave') return <p class="field-problem">{text.aSave(words.pages.file.title)}</p>;
  if (trouble === 'notLoaded') return <p class="field-problem">{text.notLoaded}</p>;
  const { file, problems } = trouble;
  const more = problems.length - MOST_SHOWN;
  return (
    <div class="new-pack-problems">
      <p class="field-problem">{text.wrong(file, problems.length)}</p>
      <ul>
        {problems.slice(0, MOST_SHOWN).map((problem, i) => {
          const place = problem.place(language);
          return (
            <li key={i}>
              {place !== null && <b>{text.at(problem.line, place)}: </b>}
              {problem.text(language)}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{text.more(more)}</p>}
    </div>
  );
}
