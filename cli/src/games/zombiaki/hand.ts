/** The viewer's own row: cards with their texts, and the numbers to type where something may be done with them. */
import type { Choice } from '@horda/zombiaki/state';
import type { CardView, View } from '@horda/zombiaki/view';
import { linesOf, paint } from '../../terminal/style.ts';
import { pad, padLeft, spread, truncate, widthOf, wrap } from '../../terminal/width.ts';
import type { Canvas, DrawnHand, Numbering } from '../drawing.ts';
import { sortOf, ownRow, printedOn, rowLines, wordsFor, type ZombiakiWords } from './cards.ts';

/** The number to type, or the sign that it cannot be played. */
const MARGIN = 4;

type RowChoice = Extract<Choice, { readonly do: 'play' | 'discard' | 'react' }>;

/** What a question about the row wants to be done with its cards; all others are about something else. */
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

  const names = Math.max(...row.map(({ name }) => widthOf(words.texts.card(name)))) + 2;
  const numbers = new Set<number>();
  const lines = row.flatMap((card) => {
    const doing = (what: RowChoice['do']): RowChoice => ({ do: what, card: card.name });
    const number = numbering.numberOf(doing(wanted));
    const besides = wanted === 'play' ? numbering.numberOf(doing('discard')) : null;
    for (const each of [number, besides]) if (each !== null) numbers.add(each);
    const rule = number === null ? numbering.barred(doing(wanted)) : null;
    return cardLines(view, card, { number, besides, rule }, names, canvas, words, brief);
  });
  return { lines, numbers: [...numbers] };
}

interface CardNumbers {
  readonly number: number | null;
  /** The number that discards it instead. */
  readonly besides: number | null;
  /** Why nothing of what is asked can be done with it. */
  readonly rule: string | null;
}

function cardLines(
  view: View,
  card: CardView,
  { number, besides, rule }: CardNumbers,
  names: number,
  { width, style }: Canvas,
  words: ZombiakiWords,
  brief: boolean,
): readonly string[] {
  const l = linesOf(style);
  const printed = printedOn(view, card);
  const told = `${sortOf(printed, words)} ${l.bullet} ${words.texts.cardText(printed)}`;
  const text = rule === null ? told : `[${rule}] ${told}`;
  const right = besides === null ? '' : `${besides}) ${words.table.discard}`;
  const room = width - MARGIN - names - (right === '' ? 0 : widthOf(right) + 2);
  const [first = '', ...more] = brief ? [truncate(text, room)] : wrap(text, room);
  const sign = number !== null ? `${number}) ` : rule !== null ? `${l.no}  ` : '';
  const dim = (line: string): string => (rule === null ? line : paint(style, 'dim', line));
  const head = padLeft(sign, MARGIN) + pad(words.texts.card(card.name), names) + first;
  return [
    dim(right === '' ? head : spread(head, right, width)),
    ...more.map((line) => dim(' '.repeat(MARGIN + names) + line)),
  ];
}

/** Whether a card would have to be in the viewer's row, and is not. */
export function lacksCard(view: View, choice: Choice): boolean {
  if (choice.do !== 'play' && choice.do !== 'discard' && choice.do !== 'react') return false;
  return ownRow(view).every(({ name }) => name !== choice.card);
}
