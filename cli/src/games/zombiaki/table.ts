/** The table of Zombiaki: the Cemetery with its row, the street, the Barricade with its row. */
import type { Side } from '@horda/zombiaki/content/effects';
import type { View } from '@horda/zombiaki/view';
import { linesOf, paint } from '../../terminal/style.ts';
import { spread, widthOf } from '../../terminal/width.ts';
import type { Canvas } from '../drawing.ts';
import { boardLines } from './board.ts';
import { flow, rowLines, wordsFor, type ZombiakiWords } from './cards.ts';

export function tableLines(view: View, canvas: Canvas): readonly string[] {
  const words = wordsFor(canvas);
  return [
    ...sideLines(view, 'zombies', canvas, words),
    ...boardLines(view, canvas, words),
    ...sideLines(view, 'humans', canvas, words),
    ...noteLines(view, canvas, words),
  ];
}

/** One end of the street: its leader, the decks, and the row, unless it is the viewer's own, drawn as the hand. */
function sideLines(view: View, side: Side, canvas: Canvas, words: ZombiakiWords): readonly string[] {
  const { texts, table } = words;
  const { name, note, style, width } = canvas;
  const i = side === 'zombies' ? 0 : 1;
  const seat = view.leaders[i];
  const here = view.active === side && view.ending === null ? linesOf(style).here : ' ';
  const place = texts.labels[side === 'zombies' ? 'cemetery' : 'barricade'].toUpperCase();
  const counts = [
    table.deck(view.decks[i]),
    ...(side === 'zombies' ? [table.untilDawn(view.untilDawn)] : []),
    table.pile(view.piles[i].length),
  ];
  const left = `${here} ${place}  ${texts.sides[side]}: ${name(seat)}`;
  const right = `${counts.join(', ')} `;
  const noted = note(seat) === '' ? left : `${left} (${note(seat)})`;
  // If there is no room, the note about the player is dropped in favour of the counts.
  const head = spread(widthOf(noted) + 1 + widthOf(right) > width ? left : noted, right, width);
  const painted = paint(style, side === 'zombies' ? 'dead' : 'people', head);
  if (seat === view.seat) return [painted];
  return [painted, ...rowLines(view, view.rows[i], `  ${table.row}: `, canvas, words)];
}

/** Cards beside the board that act on no single lane, and cards the viewer should remember; usually none. */
function noteLines(view: View, { width, style }: Canvas, { texts, table }: ZombiakiWords): readonly string[] {
  const names = (cards: readonly { readonly name: string }[]): string =>
    cards.map((card) => texts.card(card.name)).join(', ');
  const everywhere = view.lasting.filter(({ lane }) => lane < 0);
  const notes = [
    ...(everywhere.length === 0 ? [] : [`${table.besideBoard}: ${names(everywhere)}`]),
    ...(view.known.length === 0 ? [] : [`${texts.labels.known}: ${names(view.known)}`]),
    ...(view.doubleDiscard ? [texts.labels.doubleDiscard] : []),
  ];
  if (notes.length === 0) return [];
  return flow(notes, width, '  ', ` ${linesOf(style).bullet} `).slice(0, MOST_NOTES);
}

const MOST_NOTES = 2;
