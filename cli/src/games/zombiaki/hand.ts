/** The viewer's own row: cards with their texts, and the numbers to type where something may be done with them. */
import type { Printed } from '@horda/zombiaki/content/printed';
import type { Choice } from '@horda/zombiaki/state';
import type { View } from '@horda/zombiaki/view';
import { linesOf, paint, typed } from '../../terminal/style.ts';
import { pad, padLeft, spread, truncate, widthOf, wrap } from '../../terminal/width.ts';
import { copies, times } from '../counted.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { sortOf, ownRow, printedOn, rowLines, wordsFor, type ZombiakiWords } from './cards.ts';

/** Columns for the number to type, or for the sign that the card cannot be played. */
const MARGIN = 4;

type RowChoice = Extract<Choice, { readonly do: 'play' | 'discard' | 'react' }>;

/** The questions about the viewer's row, with the deed that each asks for. */
const ABOUT_ROW: Readonly<Record<string, RowChoice['do']>> = {
  'use.choose': 'play',
  'discard.choose': 'discard',
  'reaction.answer': 'react',
};

export function drawHand(view: View, canvas: Canvas, numbering: Numbering, brief: boolean): DrawnHand {
  const words = wordsFor(canvas);
  const row = ownRow(view);
  if (row.length === 0) return { lines: [], numbers: [] };
  const prompt = view.asks.find(({ own }) => own !== null)?.own?.prompt ?? '';
  const wanted = ABOUT_ROW[prompt];
  if (wanted === undefined)
    return { lines: rowLines(view, row, `    ${words.table.row}: `, canvas, words), numbers: [] };

  const cards = copies(row, ({ name }) => name).map(([card, n]) => ({
    card,
    name: times(words.texts.card(card.name), n, canvas.style),
  }));
  const names = Math.max(...cards.map(({ name }) => widthOf(name))) + 2;
  const numbers = new Set<number>();
  const lines = cards.flatMap(({ card, name }) => {
    const doing = (what: RowChoice['do']): RowChoice => ({ do: what, card: card.name });
    const number = numbering.numberOf(doing(wanted));
    const besides = wanted === 'play' ? numbering.numberOf(doing('discard')) : null;
    for (const each of [number, besides]) if (each !== null) numbers.add(each);
    const rule = number === null ? numbering.barred(doing(wanted)) : null;
    return cardLines(printedOn(view, card), pad(name, names), { number, besides, rule }, canvas, words, brief);
  });
  return { lines, numbers: [...numbers] };
}

interface CardNumbers {
  readonly number: number | null;
  /** The number that discards it instead. */
  readonly besides: number | null;
  /** The rule that forbids the deed with this card. */
  readonly rule: string | null;
}

function cardLines(
  printed: Printed,
  name: string,
  { number, besides, rule }: CardNumbers,
  { width, style }: Canvas,
  words: ZombiakiWords,
  brief: boolean,
): readonly string[] {
  const l = linesOf(style);
  const told = `${sortOf(printed, words)} ${l.bullet} ${words.texts.cardText(printed)}`;
  const text = rule === null ? told : `[${rule}] ${told}`;
  const right = besides === null ? '' : typed(style, besides) + words.table.discard;
  const room = width - MARGIN - widthOf(name) - (right === '' ? 0 : widthOf(right) + 2);
  const [first = '', ...more] = brief ? [truncate(text, room)] : wrap(text, room);
  const sign = number !== null ? typed(style, number) : rule !== null ? `${l.no}  ` : '';
  const dim = (line: string): string => (rule === null ? line : paint(style, 'known', line));
  const head = padLeft(sign, MARGIN) + paint(style, 'strong', name) + first;
  return [
    dim(right === '' ? head : spread(head, right, width)),
    ...more.map((line) => dim(' '.repeat(MARGIN + widthOf(name)) + line)),
  ];
}
