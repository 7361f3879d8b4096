/** What the drawing of The Long Night reads from a view. */
import { contentOf } from '@horda/long-night/rules/table';
import { HIDEOUT, RAXXON, type CardNo, type PlaceNo } from '@horda/long-night/state';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import type { Canvas } from '../drawing.ts';
import { TABLE_WORDS, type TableWords } from './words.ts';

export type SurvivorView = View['survivors'][number];
export type PlaceView = View['places'][number];

/** All words of the game and of its drawing in one language. */
export interface LongNightWords {
  readonly texts: LongNightTexts;
  readonly table: TableWords;
}

/** The words of the table may be those of a pack, so they come with the canvas. */
export function wordsFor({ language, texts }: Canvas): LongNightWords {
  return { texts: texts as unknown as LongNightTexts, table: TABLE_WORDS[language] };
}

/** The viewer's own cards, in the order of their numbers; none for spectators. */
export function handOf({ players, seat }: View): readonly CardNo[] {
  const hand = players[seat ?? -1]?.hand ?? [];
  return typeof hand === 'number' ? [] : hand.toSorted((a, b) => a - b);
}

export function ownSurvivors({ survivors, seat }: View): readonly SurvivorView[] {
  return survivors.filter(({ owner }) => owner === seat);
}

/** The places in play: the colony, 1–6, and those of the modules. */
export function placesIn({ options, places }: View): readonly PlaceNo[] {
  return [...places.keys()].filter(
    (place) => (place !== RAXXON || options.raxxon) && (place !== HIDEOUT || options.bandits),
  );
}

/** First names are enough on the board: no two survivors of the game share one. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** `zz#.`: what fills the spaces of an entrance. */
export function entranceSigns(view: View, place: PlaceNo, entrance: number): string {
  const { zombies, barricades, traps, special } = view.places[place]!.entrances[entrance]!;
  const filled = 'S'.repeat(special.length) + 'z'.repeat(zombies) + '#'.repeat(barricades) + '*'.repeat(traps);
  const { entranceSpaces } = contentOf(view).places[place]!;
  return filled + '.'.repeat(Math.max(0, entranceSpaces - filled.length));
}

/** Tokens of a survivor in letters: `ww d`; empty: unhurt. */
export function damageOf({ wounds, frostbite, despair }: SurvivorView, { damage: [w, f, d] }: TableWords): string {
  return w.repeat(wounds) + f.repeat(frostbite) + d.repeat(despair);
}

/** `3/8, met`: how far the main objective is. */
export function progressOf({ goal }: View, table: TableWords): string {
  return goal
    .map(({ met, have, need }) =>
      have === null || need === null ? (met ? table.met : table.notMet) : table.have(have, need),
    )
    .join(', ');
}
