/** Where the series of a table is looked at. */
import { hrefOf } from '../app/route.ts';
import type { TableSession } from './session.ts';

/** Null: the game belongs to no series, or has not begun. */
export function seriesHref({ host, table, game, now }: TableSession): string | null {
  const isIncluded = now.view !== null && game.series?.includes(now.view) === true;
  return isIncluded ? hrefOf({ page: 'series', host: host.kind, table }) : null;
}
