/** What the options of a card, and the uses of an item, say. */
import { ITEM_IDS, type ItemId } from '../content/ids.ts';
import type { Cause } from '../events.ts';
import type { CardNo } from '../state.ts';
import type { Names } from './names.ts';

/** The text of an option of the crossroads card under way; null: there is no such text. */
export function optionText(names: Names, cause: Cause | null, option: number): string | null {
  const told = cause?.deck === 'crossroads' ? names.texts.crossroads[cause.card]!.options[option] : undefined;
  return told === undefined ? null : names.say(told);
}

/** What one of several uses of an item does: its text names them in order, with "or" between; null: it has one use. */
export function useText(names: Names, card: CardNo, use: number): string | null {
  const item = ITEM_IDS.indexOf(names.content.cards[card]?.item as ItemId);
  const printed = names.texts.items[item];
  if (printed === undefined) return null;
  const parts = names
    .say(printed.text)
    .replace(/\.$/, '')
    .split(/,? (?:ALBO|OR) /);
  return parts.length === 1 || parts.length !== names.content.items[item]?.uses ? null : (parts[use] ?? null);
}
