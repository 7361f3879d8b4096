/** Lines that people write. They must not imitate other lines or break the layout of a page. */

/** In characters, as people count them. */
export const LONGEST_NAME = 16;
export const LONGEST_CHAT = 500;

/** The line in the normal form in which it is stored. */
export function plainLine(text: string): string {
  return text.normalize('NFC').trim();
}

/** Emoji that are joined to one, such as a woman and a rocket to an astronaut; and the flags of parts of countries. */
const JOINED =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)+|\u{1F3F4}[\u{E0030}-\u{E007A}]+\u{E007F}/gu;
/** What steers a text and is not seen itself. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const JOINED_OR_CONTROL = new RegExp(`(${JOINED.source})|${CONTROL.source}`, 'gu');
/** What nobody sees: spaces, blank Braille, fillers, selectors, joiners. */
const UNSEEN = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

/** What is wrong with a plain line; null: nothing. */
export function faultOfLine(text: string, most: number): string | null {
  if (text.length === 0 || [...text].length > most) return `must have 1 to ${most} characters`;
  if (text.replaceAll(JOINED, '').search(CONTROL) !== -1) return 'must not contain control characters';
  return text.replaceAll(UNSEEN, '') === '' ? 'must have something to see in it' : null;
}

/** What can be kept of a line while somebody types it: at most `most` characters, none of them torn apart. */
export function tidyLine(text: string, most: number): string {
  const allowed = text.normalize('NFC').replaceAll(JOINED_OR_CONTROL, (_, joined?: string) => joined ?? '');
  let kept = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(allowed)) {
    length += [...segment].length;
    if (length > most) break;
    kept += segment;
  }
  return kept;
}

/** Two names of which this is the same look alike: in another case or width, or with something in them that nobody sees. */
export function looksOf(name: string): string {
  return name.normalize('NFKC').replaceAll(UNSEEN, '').toUpperCase().toLowerCase();
}
