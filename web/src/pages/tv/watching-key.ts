import type { KnownTable } from '../../app/memory.ts';

/** A key that shows what everybody may see. A person's own key comes last: it may be that of a seat. */
export function watchingKey(known: KnownTable | null): string | null {
  if (known?.television === true) return known.key;
  return known?.watch ?? known?.invite ?? known?.key ?? null;
}
