/** The Long Night in a terminal. */
import type { Choice, Event } from '@horda/long-night/state';
import { decisive } from '@horda/long-night/text/decisive';
import { GRAVE } from '@horda/long-night/text/grave';
import type { View } from '@horda/long-night/view';
import { warningOf } from '@horda/long-night/text/warnings';
import { copies, times } from '../counted.ts';
import type { Canvas, Drawing } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { drawHand } from './hand.ts';
import { openingLines } from './opening.ts';
import { handNames, ORDERS } from './orders.ts';
import { firstName, wordsFor } from './seen.ts';
import { handSentenceOf, sentencesOf } from './sentences.ts';
import { tableLines } from './table.ts';
import { thinkableOf } from './thinkable.ts';

export const drawing: Drawing = {
  status(view, canvas) {
    const { round, rounds, active, phase, ending } = view as View;
    const { texts, table } = wordsFor(canvas);
    const turn = phase === 'players' && active >= 0 ? table.turnOf(whoIn(canvas, active)) : texts.phases[phase].name;
    return { left: table.round(round, rounds), right: ending === null ? turn : table.over };
  },
  table: (view, canvas) => tableLines(view as View, canvas),
  opening: {
    of: (view) => ((view as View).phase === 'setup' ? String((view as View).main) : null),
    lines: (view, canvas) => openingLines(view as View, canvas),
  },
  signs: { en: 'signs', pl: 'znaki' },
  hand: (view, canvas, numbering, brief) => drawHand(view as View, canvas, numbering, brief),
  sentences: (view, canvas) => sentencesOf(view as View, canvas),
  handSentence: (view, canvas) => handSentenceOf(view as View, canvas),
  handCards: (view, canvas) => handNames(view as View, canvas),
  thinkable: (view) => thinkableOf(view as View),
  warning: (view, language, choice) => warningOf(language, choice as Choice, view as View),
  orders: ORDERS,
  examples: { why: { en: 'search', pl: 'szukaj' }, rule: 'L67' },
  decisive,
  matters: ({ type }) => GRAVE.has(type),
  opens: (e) => opens(e as Event),
  routine: (e) => isRoutine(e as Event),
  run: (events, canvas) => runText(events as readonly Event[], canvas),
  unveils: (e, before) => unveils(e as Event, before as View),
};

/** A round, a turn, the colony phase. */
function opens(e: Event): boolean {
  return e.type === 'turnBegan' || e.type === 'roundBegan' || (e.type === 'stepBegan' && e.step === 'food');
}

/** Steps of an action that the rest of it tells, and what stays hidden from the viewer. */
function isRoutine(e: Event): boolean {
  switch (e.type) {
    case 'dieUsed':
    case 'turnEnded':
    case 'cardWasted':
    case 'cardRemoved':
      return true;
    case 'cardSeen':
    case 'cardKept':
    case 'crossroadsDrawn':
      return e.card === null;
    default:
      return false;
  }
}

/** `Zombies come: Colony ×6, School`; `New: Lily, Gia (Ala); Blue (Olek)`. */
function runText(events: readonly Event[], canvas: Canvas): string | null {
  const { texts, table } = wordsFor(canvas);
  const come = events.flatMap((e) => (e.type === 'zombieAdded' ? [texts.names.place(e.place)] : []));
  if (come.length > 0)
    return table.zombiesCome(copies(come, String).map(([place, n]) => times(place, n, canvas.style)));
  const joined = events.flatMap((e) => (e.type === 'survivorCame' ? [e] : []));
  if (joined.length === 0) return null;
  const groups = [...Map.groupBy(joined, ({ seat }) => seat)].map(
    ([seat, some]) =>
      `${some.map(({ survivor }) => firstName(texts.names.survivor(survivor))).join(', ')} (${canvas.name(seat)})`,
  );
  return table.peopleCome(groups);
}

/** Dice, drawn cards and cards turned up; what others keep to themselves shows nothing. */
function unveils(e: Event, { seat }: View): boolean {
  switch (e.type) {
    case 'diceRolled':
    case 'effectRolled':
    case 'exposureRolled':
    case 'crisisOpened':
    case 'crisisResolved':
    case 'crossroadsRevealed':
    case 'noiseTurned':
    case 'voted':
      return true;
    case 'cardSeen':
      return e.card !== null;
    case 'crossroadsDrawn':
      return e.reader === seat;
    case 'cardsDrawn':
    case 'cardsTaken':
    case 'handShown':
      return typeof e.cards !== 'number';
    default:
      return false;
  }
}
