/** When the players go on to a rematch or to the next chapter, the television goes with them. */
import { useEffect } from 'preact/hooks';
import { knownTable, remember } from '../../app/memory.ts';
import { go } from '../../app/route.ts';
import type { TableSession } from '../../table/session.ts';

export function useTvFollowing({ host, table, key, game, info }: TableSession): void {
  const next = info.next ?? info.rematch;
  useEffect(() => {
    if (next === null) return;
    const { invite, watch, television } = knownTable(host.kind, table) ?? {};
    // The same keys open it.
    remember({
      host: host.kind,
      table: next,
      game: game.id,
      key,
      ...(invite === undefined ? {} : { invite }),
      ...(watch === undefined ? {} : { watch }),
      ...(television === undefined ? {} : { television }),
    });
    go({ page: 'tv', host: host.kind, table: next, key: '' }, true);
  }, [next]);
}
