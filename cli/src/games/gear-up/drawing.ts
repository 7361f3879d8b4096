/** Gear Up in a terminal. */
import { contentOf } from '@horda/gear-up/content/cards';
import type { Choice, Event } from '@horda/gear-up/state';
import { decisive } from '@horda/gear-up/text/decisive';
import { GRAVE } from '@horda/gear-up/text/grave';
import { turnCardOf } from '@horda/gear-up/text/seen';
import type { View } from '@horda/gear-up/view';
import { warningOf } from '@horda/gear-up/text/warnings';
import { linesOf } from '../../terminal/style.ts';
import type { Drawing } from '../drawing.ts';
import { drawHand } from './hand.ts';
import { ORDERS } from './orders.ts';
import { handlesOf, wordsFor } from './seen.ts';
import { handSentenceOf, sentencesOf, weaponNames } from './sentences.ts';
import { tableLines } from './table.ts';
import { thinkableOf } from './thinkable.ts';
import { aimOf } from './typing.ts';

export const drawing: Drawing = {
  open: () => true,
  status(view, canvas) {
    const { round, turn, step, ending } = view as View;
    const { texts, table } = wordsFor(canvas);
    const left = round === 0 ? table.setUp : table.round(round, turn);
    if (ending !== null) return { left, right: table.over };
    const card = turnCardOf(view as View, contentOf(view as View));
    const named = card === null ? '' : `${texts.colours[card.colour]}, ${texts.marches[card.march]}`;
    return { left, right: round === 0 ? '' : [named, texts.steps[step].short].join(` ${linesOf(canvas.style).here} `) };
  },
  table: (view, canvas) => tableLines(view as View, canvas),
  hand: (view, canvas, numbering, brief) => drawHand(view as View, canvas, numbering, brief),
  sentences: (view, canvas) => sentencesOf(view as View, canvas),
  handSentence: (view, canvas) => handSentenceOf(view as View, canvas),
  handCards: (view, canvas) => weaponNames(view as View, canvas),
  thinkable: (view) => thinkableOf(view as View),
  warning: (view, language, choice) => warningOf(language, choice as Choice, view as View),
  orders: ORDERS,
  signs: { en: 'signs', pl: 'znaki' },
  handles: (view) => handlesOf(view as View),
  aim: (view, canvas, line) => aimOf(view as View, canvas, line),
  examples: { why: { en: 'runner b2', pl: 'biegacz b2' }, rule: 'B58' },
  decisive,
  matters: ({ type }) => GRAVE.has(type),
  opens: ({ type }) => type === 'roundBegan' || type === 'cardRevealed',
  unveils: ({ type }) => UNVEILING.includes(type),
};

/** The events that reveal something: only the order of face-down cards is hidden. */
const UNVEILING: readonly string[] = [
  'companionsDrawn',
  'zombiesDealt',
  'cardRevealed',
  'spawned',
  'bossCardRevealed',
] satisfies readonly Event['type'][];
