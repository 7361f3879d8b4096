/** The width of a text in a terminal, and ways to make texts fit. */
import { stripVTControlCharacters } from 'node:util';

/** The columns that a text takes: none for accents, two for East Asian letters, one for everything else. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of stripVTControlCharacters(text)) width += widthOfLetter(letter);
  return width;
}

const ZERO = /^[\p{M}\p{Cf}\p{Cc}]$/u;
const DOUBLE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

function widthOfLetter(letter: string): number {
  if (ZERO.test(letter)) return 0;
  return DOUBLE.test(letter) ? 2 : 1;
}

/** The text without colours, cut to `width` columns; `mark` stands for what is missing. */
export function truncate(text: string, width: number, mark = '…'): string {
  if (widthOf(text) <= width) return text;
  const room = Math.max(0, width - widthOf(mark));
  let cut = '';
  let used = 0;
  for (const letter of stripVTControlCharacters(text)) {
    used += widthOfLetter(letter);
    if (used > room) break;
    cut += letter;
  }
  return cut.trimEnd() + (width > 0 ? mark : '');
}

/** Exactly `width` columns, filled with blanks on the right. */
export function pad(text: string, width: number): string {
  const fitting = truncate(text, width);
  return fitting + ' '.repeat(width - widthOf(fitting));
}

/** Exactly `width` columns, filled with blanks on the left. */
export function padLeft(text: string, width: number): string {
  const fitting = truncate(text, width);
  return ' '.repeat(width - widthOf(fitting)) + fitting;
}

/** Left and right text on one line of `width` columns; the right one is cut if both do not fit. */
export function spread(left: string, right: string, width: number): string {
  const first = truncate(left, width);
  const room = width - widthOf(first) - 1;
  return room < 1 ? first : `${first} ${padLeft(right, room)}`;
}

/** Lines of at most `width` columns, broken between words; lines after the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    const [margin = ''] = /^ */.exec(paragraph) ?? [];
    let line = margin;
    for (const word of paragraph.slice(margin.length).split(' ')) {
      const begun = line.trim() !== '';
      const longer = begun ? `${line} ${word}` : line + word;
      if (widthOf(longer) <= width || !begun) line = longer;
      else {
        lines.push(truncate(line, width));
        line = indent + word;
      }
    }
    lines.push(truncate(line, width));
  }
  return lines;
}

/** Somebody's text, safe to print inside a sentence: one line, no control characters, not too long. */
export function quoted(text: string): string {
  return `"${truncate(oneLine(text), 60)}"`;
}

/** Without line breaks and other control characters. */
export function oneLine(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/** Adds a full stop, unless the text already ends with a mark. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
