/** The way to the replay, as a code on the printed page. */
import { knownTable } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import type { Replayed } from '../replay/open-replay.ts';
import type { PaperWords } from './text/words.ts';

/**
 * The address at which others watch the game; null: it is kept in this browser alone. Never a person's own key: with the
 * watchers' link, if this browser has it, anybody comes in; without it those who were at the table.
 */
export function linkTo({ host, table }: Pick<Replayed, 'host' | 'table'>): string | null {
  if (host.kind === 'local') return null;
  const watch = knownTable('online', table)?.watch;
  const route =
    watch === undefined
      ? ({ page: 'replay', host: 'online', table, at: null } as const)
      : ({ page: 'door', table, key: watch, as: 'watcher' } as const);
  return new URL(hrefOf(route), location.href).href;
}

export function ReplayCode({ replayed, words }: { readonly replayed: Replayed; readonly words: PaperWords }) {
  const link = linkTo(replayed);
  if (link === null) return <p class="paper-here typed">{words.replayHere}</p>;
  return (
    <div class="paper-code">
      <b class="stencil">{words.replay}</b>
    </div>
  );
}
