/** Lines that people write. They must not imitate other lines or break the layout of a page. */

/** In characters, as people count them. */
export const LONGEST_NAME = 16;
export const LONGEST_CHAT = 500;

/** The line in the normal form in which it is stored. */
export function plainLine(text: string): string {
  return text.normalize('NFC').trim();
}

/** What is wrong with a plain line; null: nothing. */
export function faultOfLine(text: string, most: number): string | null {
  if (text.length === 0 || [...text].length > most) return `must have 1 to ${most} characters`;
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(text) ? 'must not contain control characters' : null;
}
