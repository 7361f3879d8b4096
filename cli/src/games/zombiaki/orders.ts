/** Commands that only Zombiaki has: to show the line of fire, and what a card does. */
import { folded } from '@horda/parts';
import { cardsOf } from '@horda/zombiaki/content/decks';
import { lineOfFire } from '@horda/zombiaki/outlook';
import { LANES } from '@horda/zombiaki/content/board';
import { capitalised, laneName } from '@horda/zombiaki/text/messages';
import type { Lane } from '@horda/zombiaki/state';
import type { View } from '@horda/zombiaki/view';
import { quoted } from '../../terminal/width.ts';
import type { Canvas, GameOrder } from '../drawing.ts';
import { sortOf, wordsFor } from './cards.ts';
import { TABLE_WORDS } from './words.ts';

export const ORDERS: readonly GameOrder[] = [
  {
    words: ['line', 'lines', 'linia', 'linie'],
    help: { en: TABLE_WORDS.en.lineHelp, pl: TABLE_WORDS.pl.lineHelp },
    answer(view, canvas, rest) {
      const asked = LANES.filter((lane) =>
        folded(rest)
          .split(/\s+/)
          .includes(folded(laneName(lane))),
      );
      return (asked.length === 0 ? LANES : asked).map((lane) => lineSentence(view as View, lane, canvas));
    },
  },
  {
    words: ['card', 'karta'],
    help: { en: TABLE_WORDS.en.cardHelp, pl: TABLE_WORDS.pl.cardHelp },
    answer: (view, canvas, rest) => cardSentences(view as View, canvas, rest),
  },
];

/** Which zombie a shot into a lane would hit, or what is in the way. */
export function lineSentence(view: View, lane: Lane, canvas: Canvas): string {
  const { texts, table } = wordsFor(canvas);
  const { nearest, blockedBy, foggy } = lineOfFire(view, lane);
  const where = capitalised(texts.lane(lane));
  const z = view.zombies.find(({ card }) => card === nearest);
  if (z === undefined) return table.lineEmpty(where);
  const zombie = `${texts.card(z.name)} (${texts.field(z.field)}, ${table.strength(z.strength - z.wounds, z.strength)})`;
  if (foggy) return table.lineFoggy(where, zombie);
  const cover = view.things.find(({ card }) => card === blockedBy);
  if (cover === undefined) return table.lineFree(where, zombie);
  return table.lineBlocked(where, zombie, `${texts.card(cover.name)} (${texts.field(cover.field)})`);
}

/** The cards at the table whose names begin with `typed`, each listed once. */
function cardSentences(view: View, canvas: Canvas, typed: string): readonly string[] {
  const words = wordsFor(canvas);
  const asked = folded(typed);
  if (asked === '') return [words.table.whichCard];
  const cards = new Map(cardsOf(view).map((card) => [card.id, card]));
  const named = [...cards.values()].map((card) => ({ card, name: folded(words.texts.card(card.id)) }));
  const exactly = named.filter(({ name }) => name === asked);
  const found = exactly.length > 0 ? exactly : named.filter(({ name }) => name.startsWith(asked));
  if (found.length === 0) return [words.table.noCard(quoted(typed))];
  return found.map(
    ({ card }) => `${words.texts.card(card.id)} (${sortOf(card, words)}): ${words.texts.cardText(card)} [${card.rule}]`,
  );
}
