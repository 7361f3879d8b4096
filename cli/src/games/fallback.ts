/** Draws any game as the bare facts of its view. */
import { isChoice } from '../save-shape.ts';
import { truncate, wrap } from '../terminal/width.ts';
import type { Drawing } from './drawing.ts';

const MOST_LINES = 9;

export const drawAnything: Drawing = {
  status: () => ({ left: '', right: '' }),
  table: (view, { width }) => {
    const facts = factsOf(view).flatMap((fact) => truncate(fact, width));
    return facts.length > MOST_LINES ? [...facts.slice(0, MOST_LINES - 1), '…'] : facts;
  },
  hand: () => ({ lines: [], numbers: [] }),
  sentences: (view, { width }) => factsOf(view).flatMap((fact) => wrap(fact, width, '  ')),
  handSentence: () => null,
  handCards: () => [],
  thinkable: (view) => optionsOf(view),
  orders: [],
  examples: { why: { en: 'card', pl: 'karta' }, rule: 'C14' },
  opens: () => true,
  unveils: () => true,
};

function factsOf(view: unknown): string[] {
  if (typeof view !== 'object' || view === null) return [JSON.stringify(view)];
  return Object.entries(view)
    .filter(([key]) => key !== 'asks')
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
}

function optionsOf(view: unknown) {
  const asks = (view as { asks?: readonly { own: { options: readonly unknown[] } | null }[] }).asks ?? [];
  return asks.flatMap(({ own }) => own?.options ?? []).filter(isChoice);
}
