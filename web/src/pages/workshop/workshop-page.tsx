/** The workshop of a game: the packs that this browser keeps, or the one that is being typed in. */
import type { PackSpec } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../../app/settings.tsx';
import type { GameWorkshop } from '../../games/game-workshop.ts';
import { loadGame } from '../../games/index.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { FormPage, Notice } from '../form/form-page.tsx';
import { Desk } from './desk.tsx';
import { DraftsPage } from './drafts-page.tsx';
import { keepOpen, openDraft } from './draft/open-draft.ts';
import type { Draft } from './draft/store.ts';
import { useWorkshopWords } from './text/of.ts';

export interface Shop {
  readonly game: AnyWebGame;
  readonly workshop: GameWorkshop;
  readonly spec: PackSpec<object, never>;
}

export function WorkshopPage({ game }: { readonly game: string }) {
  const words = useWorkshopWords();
  const { common, pages } = useSettings().words;
  const [shop, setShop] = useState<Shop | 'none' | 'failed' | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const open = (next: Draft | null): void => {
    keepOpen(game, next?.id ?? null);
    setDraft(next);
  };
  const load = (): void => {
    setShop(null);
    Promise.all([openShop(game), openDraft(game)]).then(
      ([opened, last]) => {
        setShop(opened);
        setDraft(last);
      },
      () => setShop('failed'),
    );
  };
  useEffect(load, []);
  if (shop === 'none') return <Notice caption={words.title} title={words.noWorkshop} help={words.noWorkshopHelp} />;
  if (shop === 'failed')
    return (
      <Notice caption={words.title} title={pages.form.notLoaded} help={pages.form.notLoadedHelp}>
        <button type="button" class="button button-primary" onClick={load}>
          {common.tryAgain}
        </button>
      </Notice>
    );
  if (shop === null)
    return (
      <FormPage caption={words.title} title={common.loading} narrow>
        <p role="status">{common.loading}</p>
      </FormPage>
    );
  if (draft === null) return <DraftsPage shop={shop} onOpen={open} />;
  return <Desk key={draft.id} shop={shop} draft={draft} onLeave={() => open(null)} />;
}

async function openShop(id: string): Promise<Shop | 'none'> {
  const loading = loadGame(id);
  if (loading === null) return 'none';
  const game = await loading;
  if (game.pack === null || game.workshop === undefined) return 'none';
  const [spec, workshop] = await Promise.all([game.pack(), game.workshop()]);
  return { game, workshop, spec };
}
