/** The way to the replay, as a code on the printed page. */
import { knownTable } from '../../app/memory.ts';
import { hrefOf, type Route } from '../../app/route.ts';
import { squaresOf } from '../../art/qr-code.tsx';
import type { Replayed } from '../replay/open-replay.ts';
import type { PaperWords } from './text/words.ts';

/** Empty squares around the code, without which cameras do not find it. */
const QUIET = 2;

export interface Code {
  readonly size: number;
  readonly squares: string;
}

/**
 * The address at which others watch the game; null: it is kept in this browser alone. Never a person's own key: with the
 * watchers' link, if this browser has it, anybody comes in; without it those who were at the table.
 */
export function linkTo({ host, table }: Pick<Replayed, 'host' | 'table'>): string | null {
  if (host.kind === 'local') return null;
  const watch = knownTable('online', table)?.watch;
  const replay: Route = { page: 'replay', host: 'online', table, at: null };
  const route: Route = watch === undefined ? replay : { page: 'door', table, key: watch, as: 'watcher' };
  return new URL(hrefOf(route), location.href).href;
}

/** Worked out before the page is printed: its picture does not wait. Null: there is no link, or no connection. */
export async function codeOf(link: string | null): Promise<Code | null> {
  if (link === null) return null;
  try {
    const { encode } = await import('uqr');
    const { data, size } = encode(link, { border: QUIET });
    return { size, squares: squaresOf(data) };
  } catch {
    return null;
  }
}

export function ReplayCode({ code, words }: { readonly code: Code | null; readonly words: PaperWords }) {
  if (code === null) return <p class="paper-here typed">{words.replayHere}</p>;
  return (
    <div class="paper-code">
      <b class="stencil">{words.replay}</b>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code} shape-rendering="crispEdges">
        <path d={code.squares} fill="currentColor" />
      </svg>
    </div>
  );
}
