/** Zombiaki in a terminal. */
import { swappedSides } from '@horda/zombiaki/options';
import { STEPS, type Event } from '@horda/zombiaki/state';
import type { Choice } from '@horda/zombiaki/state';
import { decisive } from '@horda/zombiaki/text/decisive';
import { GRAVE } from '@horda/zombiaki/text/grave';
import type { View } from '@horda/zombiaki/view';
import { warningOf } from '@horda/zombiaki/text/warnings';
import type { Drawing } from '../drawing.ts';
import { ownRow, rowNames, wordsFor } from './cards.ts';
import { drawHand } from './hand.ts';
import { ORDERS } from './orders.ts';
import { handSentenceOf, sentencesOf } from './sentences.ts';
import { tableLines } from './table.ts';
import { thinkableOf } from './thinkable.ts';

export const drawing: Drawing = {
  // Rows are open; only the humans may see the cards of the zombies' deck that they have looked at. (Z53)
  open: (view) => (view as View).knownToHumans === 0,
  status(view, canvas) {
    const { turn, active, step, ending } = view as View;
    const { texts, table } = wordsFor(canvas);
    return {
      left: table.turn(turn, active),
      right: ending === null ? table.step(STEPS.indexOf(step) + 1, STEPS.length, texts.steps[step].short) : table.over,
    };
  },
  table: (view, canvas) => tableLines(view as View, canvas),
  hand: (view, canvas, numbering, brief) => drawHand(view as View, canvas, numbering, brief),
  sentences: (view, canvas) => sentencesOf(view as View, canvas),
  handSentence: (view, canvas) => handSentenceOf(view as View, canvas),
  handCards: (view, canvas) => rowNames(ownRow(view as View), wordsFor(canvas), canvas.style),
  thinkable: (view) => thinkableOf(view as View),
  warning: (view, language, choice) => warningOf(language, choice as Choice, view as View),
  orders: ORDERS,
  examples: { why: { en: 'shot', pl: 'strzał' }, rule: 'Z39' },
  swapped: (view, options) => swappedSides((view as View).leaders, options),
  decisive,
  matters: ({ type }) => GRAVE.has(type),
  opens: ({ type }) => type === 'turnBegan',
  unveils: (e) => unveils(e as Event),
};

/** Only the order of the decks is hidden, so drawn cards, and cards that this seat looked at, are revealed. */
function unveils(e: Event): boolean {
  return e.type === 'cardsDrawn' || (e.type === 'cardsSeen' && e.cards !== null);
}
