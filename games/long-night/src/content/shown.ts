/** What is shown of the cards of a table. */
import { memo } from '@horda/parts';
import type { Packed } from './content.ts';
import { OUR_SHOWN } from './ours.baked.ts';
import { show, type Shown } from './show.ts';

const shownWith = memo((pack: Packed) => show(pack, OUR_SHOWN));

export function shownOf(pack: Packed | null): Shown {
  return pack === null ? OUR_SHOWN : shownWith(pack);
}

export type { Shown, ShownCard } from './show.ts';
