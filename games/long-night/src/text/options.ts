/** What the options of a card say. */
import { CONTENT } from '../content/content.ts';
import type { CrossroadsOption } from '../content/entries.ts';
import type { Cause } from '../events.ts';
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
  const printed: readonly CrossroadsOption[] = CONTENT.crossroads[cause.card]?.options ?? [];
  const told = options[printed.findIndex(({ vote }) => vote === thumb)];
  return told === undefined ? null : names.say(told);
}
