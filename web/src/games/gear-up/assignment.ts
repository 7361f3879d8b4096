/** Laying a zombie from the middle of the table to a street. */
import type { CardId, Choice } from '@horda/gear-up/state';
import type { Seat } from '@horda/kernel';

/** What a dragged card carries: its number. */
export const DRAGGED = 'text/plain';

/** Null: it is not offered. */
export function assignment(options: readonly Choice[], card: CardId, to: Seat): Choice | null {
  return options.find((option) => option.do === 'assign' && option.card === card && option.to === to) ?? null;
}
