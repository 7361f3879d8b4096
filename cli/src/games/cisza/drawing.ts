/** Cisza in a terminal. */
import type { Choice, Event } from '@horda/cisza/state';
import { decisive } from '@horda/cisza/text/decisive';
import { GRAVE } from '@horda/cisza/text/grave';
import { en } from '@horda/cisza/text/en';
import { pl } from '@horda/cisza/text/pl';
import type { View } from '@horda/cisza/view';
import { warningOf } from '@horda/cisza/text/warnings';
import type { Language } from '@horda/parts';
import type { Drawing } from '../drawing.ts';
import { whoIn } from '../who.ts';
import { drawHand, handOf } from './hand.ts';
import { handSentenceOf, sentencesOf } from './sentences.ts';
import { cardNames, tableLines, type CiszaWords } from './table.ts';
import { thinkableOf } from './thinkable.ts';
import { TABLE_WORDS } from './words.ts';

const WORDS: Readonly<Record<Language, CiszaWords>> = {
  en: { texts: en, table: TABLE_WORDS.en },
  pl: { texts: pl, table: TABLE_WORDS.pl },
};

export const drawing: Drawing = {
  status(view, canvas) {
    const { turn, active, finalAttack, options } = view as View;
    const { texts, table } = WORDS[canvas.language];
    return {
      left: turn === 0 ? table.beforeFirstTurn : table.turn(turn, whoIn(canvas, active)),
      right: finalAttack
        ? texts.labels.finalAttack.toUpperCase()
        : texts.settings.difficulty.values[options.difficulty],
    };
  },
  table: (view, canvas) => tableLines(view as View, canvas, WORDS[canvas.language]),
  hand: (view, canvas, numbering, brief) => drawHand(view as View, canvas, WORDS[canvas.language], numbering, brief),
  sentences: (view, canvas) => sentencesOf(view as View, canvas, WORDS[canvas.language]),
  handSentence: (view, { language }) => handSentenceOf(view as View, WORDS[language]),
  handCards: (view, { language }) => cardNames(handOf(view as View), WORDS[language].texts),
  thinkable: (view) => thinkableOf(view as View),
  warning: (view, language, choice) => warningOf(language, choice as Choice, view as View),
  orders: [],
  examples: { why: { en: 'axe', pl: 'siekiera' }, rule: 'C14' },
  decisive,
  matters: ({ type }) => GRAVE.has(type),
  opens: ({ type }) => type === 'turnBegan',
  unveils: (e, before) => unveils(e as Event, before as View),
};

/** Drawn and turned cards reveal something. A zombie that already lay face up on the city deck does not. */
function unveils(e: Event, { city }: View): boolean {
  switch (e.type) {
    case 'zombieWoke':
    case 'hordeCame':
    case 'cardsDrawn':
    case 'deckRenewed':
      return true;
    case 'zombieArrived':
      return city.top === 'survivor' || e.card !== city.left - 1;
    default:
      return false;
  }
}
