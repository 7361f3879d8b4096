/** In the form for a new table: the way to the workshop, and the packs that were typed in there. */
import { readPack } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { hrefOf } from '../../app/route.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { chosenPack, type ChosenPack } from '../new-table/pack-file.ts';
import { draftsOf, nameOf, type Draft } from './draft/store.ts';
import { useWorkshopWords } from './text/of.ts';

export function WorkshopWay({ game, onPack }: { readonly game: AnyWebGame; onPack(pack: ChosenPack): void }) {
  const words = useWorkshopWords();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [faults, setFaults] = useState<string | null>(null);
  useEffect(() => void draftsOf(game.id).then(setDrafts, () => null), []);
  if (game.pack === null || game.workshop === undefined) return null;
  const take = async ({ file }: Draft): Promise<void> => {
    const spec = await game.pack!();
    const { pack, problems } = readPack({ id: game.id, pack: spec }, file);
    if (pack === null) setFaults(words.unready(nameOf({ file }), problems.length));
    else onPack(chosenPack(spec, pack, file));
  };
  return (
    <>
      <a class="button" href={hrefOf({ page: 'workshop', game: game.id })}>
        {words.toWorkshop}
      </a>
      {drafts.map((draft) => (
        <button key={draft.id} type="button" class="button" onClick={() => void take(draft)}>
          {words.fromWorkshop(nameOf(draft) || words.nameless)}
        </button>
      ))}
      <div aria-live="polite">{faults !== null && <p class="field-problem">{faults}</p>}</div>
    </>
  );
}
