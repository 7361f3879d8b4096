/** Texts side by side: tables of rows, boxes, and lists in columns. */
import { linesOf, paint, type Style } from './style.ts';
import { pad, padLeft, truncate, widthOf, wrap } from './width.ts';

/** Rows of cells, each column as wide as its widest cell; columns named in `right` are aligned to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padLeft(cell, widths[i]!) : pad(cell, widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}

/** A box with a title on top. */
export interface Box {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Boxes of equal height in a row, `width` columns wide altogether. */
export function sideBySide(boxes: readonly Box[], width: number, style: Style): string[] {
  const l = linesOf(style);
  const inner = boxes.map((_, i) => shareOf(width - boxes.length - 1, boxes.length, i));
  const height = Math.max(...boxes.map(({ lines }) => lines.length));
  const frame = (text: string): string => paint(style, 'quiet', text);
  const top = boxes.map(({ title }, i) => {
    const text = ` ${truncate(title, inner[i]! - 3)} `;
    return frame(l.across) + paint(style, 'strong', text) + frame(l.across.repeat(inner[i]! - 1 - widthOf(text)));
  });
  const rows = Array.from({ length: height }, (_, row) =>
    boxes.map(({ lines }, i) => pad(` ${lines[row] ?? ''}`, inner[i]!)),
  );
  const bottom = inner.map((n) => l.across.repeat(n));
  return [
    frame(l.topLeft) + top.join(frame(l.topFork)) + frame(l.topRight),
    ...rows.map((cells) => frame(l.down) + cells.join(frame(l.down)) + frame(l.down)),
    frame(l.bottomLeft + bottom.join(l.bottomFork) + l.bottomRight),
  ];
}

/** A line of `across` characters with a title in it. */
export function titled(title: string, width: number, across: string): string {
  if (title === '') return across.repeat(width);
  const text = ` ${truncate(title, width - 3)} `;
  return across + text + across.repeat(Math.max(0, width - 1 - widthOf(text)));
}

/** The i-th of `n` shares of `total`; the remainder goes to the first shares. */
export function shareOf(total: number, n: number, i: number): number {
  return Math.floor(total / n) + (i < total % n ? 1 : 0);
}

export interface Listed {
  readonly lines: readonly string[];
  /** Some items had to be cut. */
  readonly cut: boolean;
  /** So many are not shown at all. */
  readonly hidden?: number;
}

/** Items in columns, read downwards; long ones on several lines, if these fit. If they need more than `rows` lines, there are more columns with cut items. */
export function inColumns(items: readonly string[], width: number, rows: number): Listed {
  if (items.length === 0) return { lines: [], cut: false };
  for (let count = items.length; count > 0; count--) {
    const height = Math.ceil(items.length / count);
    const widths = Array.from({ length: Math.ceil(items.length / height) }, (_, column) =>
      Math.max(...items.slice(column * height, (column + 1) * height).map(widthOf)),
    );
    const total = widths.reduce((sum, each) => sum + each + GAP, -GAP);
    if (total > width) continue;
    if (height <= rows) return { lines: arranged(items, height, evened(widths, width - total)), cut: false };
    break;
  }
  const wrapped = items.flatMap((item) => wrap(item, width, ' '.repeat(INDENT)));
  if (wrapped.length <= rows) return { lines: wrapped, cut: false };
  const height = Math.max(1, rows);
  const count = Math.ceil(items.length / height);
  const widths = Array.from({ length: count }, (_, i) => shareOf(width - GAP * (count - 1), count, i));
  return { lines: arranged(items, height, widths), cut: true };
}

/** Blanks before the further lines of an item: the width of its number. */
const INDENT = 4;
/** Blanks between columns. */
const GAP = 2;

function arranged(items: readonly string[], height: number, widths: readonly number[]): string[] {
  return Array.from({ length: Math.min(height, items.length) }, (_, row) =>
    widths
      .map((width, column) => pad(items[column * height + row] ?? '', width))
      .join(' '.repeat(GAP))
      .trimEnd(),
  );
}

/** Spreads narrow columns a little, but not over the whole line. */
function evened(widths: readonly number[], left: number): readonly number[] {
  const more = Math.min(8, Math.floor(left / widths.length));
  return widths.map((width) => width + more);
}
