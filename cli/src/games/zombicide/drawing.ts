/** Zombicide in a terminal. */
import { isOpening, openingLines } from './opening.ts';
import { NONE, type Event } from '@horda/zombicide/state';
import { decisive } from '@horda/zombicide/text/decisive';
import { GRAVE } from '@horda/zombicide/text/grave';
import type { View } from '@horda/zombicide/view';
import type { Canvas, Drawing } from '../drawing.ts';
import { drawHand } from './hand.ts';
import { ORDERS } from './orders.ts';
import { isTurn, shownSurvivor, wordsFor } from './seen.ts';
import { handSentenceOf, sentencesOf } from './sentences.ts';
import { tableLines } from './table.ts';
import { thinkableOf } from './thinkable.ts';
import { aimOf, handlesOf } from './typing.ts';

export const drawing: Drawing = {
  open: () => true,
  status(view, canvas) {
    const { mission, round, hour, night, phase, ending } = view as View;
    const { texts, table } = wordsFor(canvas);
    const time = hour === NONE ? '' : `, ${table.time(hour, night)}`;
    return {
      left: `${mission}, ${table.round(round)}${time}`,
      right: ending === null ? texts.phases[phase] : table.over,
    };
  },
  table: (view, canvas) => tableLines(view as View, canvas),
  opening: {
    of: (view) => (isOpening(view as View) ? (view as View).mission : null),
    lines: (view, canvas) => openingLines(view as View, canvas),
  },
  signs: { en: 'signs', pl: 'znaki' },
  hand: (view, canvas, numbering, brief) => drawHand(view as View, canvas, numbering, brief),
  sentences: (view, canvas) => sentencesOf(view as View, canvas),
  handSentence: (view, canvas) => handSentenceOf(view as View, canvas),
  handCards: (view, canvas) => handNames(view as View, canvas),
  thinkable: (view) => thinkableOf(view as View),
  orders: ORDERS,
  aim: (view, canvas, line) => aimOf(view as View, canvas, line),
  handles: (view, canvas) => handlesOf(view as View, canvas),
  examples: { why: { en: 'search', pl: 'szukaj' }, rule: 'V40' },
  decisive,
  matters: ({ type }) => GRAVE.has(type),
  opens: ({ type }) => type === 'turnBegan' || type === 'roundBegan',
  routine: (e) => isRoutine(e as Event),
  run: (events, canvas) => runText(events as readonly Event[], canvas),
  unveils: ({ type }) => UNVEILING.includes(type),
};

/** Nothing, where the actions of a turn tell it. */
function handNames(view: View, canvas: Canvas): readonly string[] {
  const survivor = shownSurvivor(view);
  if (survivor === null || isTurn(view)) return [];
  const { hand, pack } = view.survivors[survivor]!;
  return [...hand, ...pack].map((held) => wordsFor(canvas).texts.names.held(held));
}

/** What the map, the panel or another event tells. */
function isRoutine({ type }: Event): boolean {
  return ROUTINE.includes(type);
}
const ROUTINE: readonly string[] = [
  'turnEnded',
  'zombiesStopped',
  'hourStruck',
  'buildingOpened',
  'noiseMade',
  'adrenalineGained',
] satisfies readonly Event['type'][];

/** `Zombies walk: 5>6 w3, 6>7 r2`. */
function runText(events: readonly Event[], canvas: Canvas): string | null {
  const { table } = wordsFor(canvas);
  const { kinds } = table.signs;
  const moved = events.flatMap((e) => (e.type === 'zombiesMoved' ? [e] : []));
  if (moved.length > 0)
    return table.zombiesMove(moved.map(({ from, to, kind, n }) => `${from + 1}>${to + 1} ${kinds[kind]}${n}`));
  const came = events.flatMap((e) => (e.type === 'zombiesCame' ? [e] : []));
  if (came.length === 0) return null;
  return table.zombiesCome(came.map(({ zone, kind, n }) => `${zone + 1} ${kinds[kind]}${n}`));
}

/** The events that reveal something: dice, and the order of face-down cards. */
const UNVEILING: readonly string[] = [
  'diceRolled',
  'cocktailSaved',
  'cardDrawn',
  'zombieCardDrawn',
  'abominationCame',
  'cardRevealed',
  'noteRead',
  'conservationRolled',
] satisfies readonly Event['type'][];
