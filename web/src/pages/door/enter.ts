import { remember } from '../../app/memory.ts';
import { go } from '../../app/route.ts';
import { dropNote } from './link.ts';

/** Goes to the table, and remembers its key and the keys that may be passed on. */
export function enter(
  table: string,
  game: string,
  {
    key,
    invite,
    hand = false,
  }: { readonly key: string | null; readonly invite: string | null; readonly hand?: boolean },
  page: 'table' | 'replay' = 'table',
): void {
  remember({ host: 'online', table, game, key, ...(invite === null ? {} : { invite }), ...(hand ? { hand } : {}) });
  dropNote(table);
  go(page === 'table' ? { page, host: 'online', table } : { page, host: 'online', table, at: null }, true);
}
