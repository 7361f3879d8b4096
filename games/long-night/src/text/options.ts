/** What the options of a card, and the uses of an item, say. */
import type { CrossroadsOption } from '../content/entries.ts';
import { ITEM_IDS, type ItemId } from '../content/ids.ts';
import type { Cause } from '../events.ts';
import type { CardNo } from '../state.ts';
import type { Names } from './names.ts';

/**
 * The text of an option of the crossroads card under way; null: there is no such text. `vote`: the option that a thumb
 * leads to, 0 up, 1 down.
 */
export function optionText(
  names: Names,
  cause: Cause | null,
  option: number,
  by: 'choice' | 'vote' = 'choice',
): string | null {
  if (cause?.deck !== 'crossroads') return null;
  const { options } = names.texts.crossroads[cause.card]!;
  if (by === 'choice') return options[option] === undefined ? null : names.say(options[option]);
  const thumb = option === 0 ? 'up' : 'down';
  const printed: readonly CrossroadsOption[] = names.content.crossroads[cause.card]?.options ?? [];
  const told = options[printed.findIndex(({ vote }) => vote === thumb)];
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
  return parts.length === 1 || parts.length !== names.content.items[item]?.uses.length ? null : (parts[use] ?? null);
}
