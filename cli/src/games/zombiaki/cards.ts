/** Cards in words: what is printed on them, and the rows of cards. */
import { cardsOf } from '@horda/zombiaki/content/decks';
import type { Printed } from '@horda/zombiaki/content/printed';
import type { ZombiakiTexts } from '@horda/zombiaki/text/messages';
import type { CardView, View } from '@horda/zombiaki/view';
import { linesOf, type Style } from '../../terminal/style.ts';
import { truncate, widthOf } from '../../terminal/width.ts';
import { copies, times } from '../counted.ts';
import type { Canvas } from '../drawing.ts';
import { TABLE_WORDS, type TableWords } from './words.ts';

/** All words of the game and of its drawing in one language. */
export interface ZombiakiWords {
  readonly texts: ZombiakiTexts;
  readonly table: TableWords;
}

/** The words of the table may be those of a pack, so they come with the canvas. */
export function wordsFor({ language, texts }: Canvas): ZombiakiWords {
  return { texts: texts as unknown as ZombiakiTexts, table: TABLE_WORDS[language] };
}

export function printedOn(view: View, { card }: CardView): Printed {
  return cardsOf(view)[card]!;
}

/** The kind of a card, with its sign: `action, needs line`. Facts that its text already tells are left out. */
export function sortOf({ kind, strength, line }: Printed, { texts, table }: ZombiakiWords): string {
  return [
    kind === 'zombie' ? table.strength(strength, strength) : texts.kinds[kind],
    ...(line === null ? [] : [table.signs[line]]),
  ].join(', ');
}

/** The same where no text stands beside it: `action, needs line, 1 wound`. */
function factsOf(card: Printed, words: ZombiakiWords): string {
  const sort = sortOf(card, words);
  return card.wounds === 0 ? sort : `${sort}, ${words.table.wounds(card.wounds)}`;
}

/** The viewer's own row; empty for spectators. */
export function ownRow({ seat, leaders, rows }: View): readonly CardView[] {
  const side = leaders.findIndex((leader) => leader === seat);
  return rows[side] ?? [];
}

/** The names of the cards in a row, each listed once with its number of copies. */
export function rowNames(row: readonly CardView[], { texts }: ZombiakiWords, style: Style): readonly string[] {
  return copies(row, ({ name }) => name).map(([{ name }, n]) => times(texts.card(name), n, style));
}

/** A row after a heading, in at most two lines: with all facts, or only with names. */
export function rowLines(
  view: View,
  row: readonly CardView[],
  heading: string,
  { width, style }: Canvas,
  words: ZombiakiWords,
): readonly string[] {
  if (row.length === 0) return [`${heading}${words.table.emptyRow}`];
  const separator = ` ${linesOf(style).bullet} `;
  const names = rowNames(row, words, style);
  const different = copies(row, ({ name }) => name);
  const whole = different.map(([card], i) => `${names[i]!} (${factsOf(printedOn(view, card), words)})`);
  const lines = flow(whole, width, heading, separator);
  return lines.length <= MOST_LINES ? lines : [truncate(heading + names.join(separator), width)];
}

const MOST_LINES = 2;

/** Items after a heading, never broken; further lines are indented to the first item. */
export function flow(items: readonly string[], width: number, heading: string, separator: string): string[] {
  const indent = ' '.repeat(widthOf(heading));
  const lines: string[] = [];
  let line = heading;
  for (const [i, item] of items.entries()) {
    const longer = line + (i === 0 || line === indent ? '' : separator) + item;
    if (widthOf(longer) <= width || i === 0) {
      line = longer;
      continue;
    }
    lines.push(truncate(line, width));
    line = indent + item;
  }
  return [...lines, truncate(line, width)];
}
