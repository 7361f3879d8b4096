/** What can be done with the pack: a game at once, one with friends, the file. */
import { packText } from '@horda/parts';
import { useState } from 'preact/hooks';
import { go } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import { downloadText } from '../../table/saves.ts';
import { makeTable } from '../new-table/make.ts';
import type { ChosenPack } from '../new-table/pack-file.ts';
import { freshPlan, withPack } from '../new-table/plan.ts';
import { offerPack } from '../new-table/offered-pack.ts';
import { nameOf } from './draft/store.ts';
import { useWorkshopWords } from './text/of.ts';
import type { Typing } from './use-draft.ts';
import type { Shop } from './workshop-page.tsx';

export interface Trial {
  readonly busy: boolean;
  readonly failed: boolean;
  begin(): void;
}

/** A game on this device against bots, with one touch. */
export function useTrial({ game }: Shop, pack: ChosenPack | null): Trial {
  const { name, words } = useSettings();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { personName } = words.pages.newTable;
  return {
    busy: state === 'busy',
    failed: state === 'failed',
    begin() {
      if (pack === null || state === 'busy') return;
      setState('busy');
      const plan = freshPlan(game, 'local', (seat) => (seat === 0 && name !== '' ? name : personName(seat + 1)));
      makeTable('local', game.id, withPack(plan, pack, game.options), name, false).catch(() => setState('failed'));
    },
  };
}

export function Actions(props: { readonly shop: Shop; readonly typing: Typing; readonly trial: Trial }) {
  const { shop, typing, trial } = props;
  const words = useWorkshopWords();
  const { pack, problems, file } = typing;
  const isReady = pack !== null;
  const name = nameOf({ file }) || `my-${shop.game.id}`;
  const friends = (): void => {
    if (pack === null) return;
    offerPack(shop.game.id, pack);
    go({ page: 'new', game: shop.game.id, host: 'online' });
  };
  return (
    <section class="ws-actions" aria-label={words.try}>
      <div class="ws-actions-row">
        <button type="button" class="button" disabled={!isReady || trial.busy} onClick={trial.begin}>
          {words.try}
        </button>
        {!import.meta.env.HORDA_STATIC && (
          <button type="button" class="button" disabled={!isReady} onClick={friends}>
            {words.tryFriends}
          </button>
        )}
      </div>
      <button type="button" class="button" onClick={() => downloadText(`${name}.json`, packText(file))}>
        {words.export}
      </button>
      <p class="ws-small-type" aria-live="polite">
        {trial.failed ? words.failed : problems.length > 0 ? words.waits(problems.length) : words.allGood}
      </p>
      <details class="ws-command">
        <summary>{words.fullStudy}</summary>
        <code>{`npx horda sim ${shop.game.id} --pack ${name}.json --games 1000 --bots greedy`}</code>
      </details>
    </section>
  );
}
