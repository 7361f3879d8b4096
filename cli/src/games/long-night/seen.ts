/** What the drawing of The Long Night reads from a view. */
import type { Seat } from '@horda/kernel';
import { contentOf } from '@horda/long-night/rules/table';
import { HIDEOUT, RAXXON, type CardNo, type PlaceNo, type SurvivorNo } from '@horda/long-night/state';
import { capitalised, type LongNightTexts } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import { widthOf, wrap } from '../../terminal/width.ts';
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

/** The survivors among whom the viewer chooses at the beginning. */
export function dealtTo({ players, seat }: View): readonly SurvivorNo[] {
  const dealt = players[seat ?? -1]?.dealt ?? [];
  return typeof dealt === 'number' ? [] : dealt;
}

/** `influence 67, attack 4+, search 3+`, as printed. */
export function factsOf(view: View, survivor: SurvivorNo, { texts: { labels } }: LongNightWords): readonly string[] {
  const { influence, attack, search } = contentOf(view).survivors[survivor]!;
  return [`${labels.influence} ${influence}`, `${labels.attack} ${attack}+`, `${labels.search} ${search}+`];
}

/** The places in play: the colony, 1–6, and those of the modules. */
export function placesIn({ options, places }: View): readonly PlaceNo[] {
  return [...places.keys()].filter(
    (place) => (place !== RAXXON || options.raxxon) && (place !== HIDEOUT || options.bandits),
  );
}

/** Players are A, B, C …: their people bear the letter on the board. */
export function letterOf(seat: Seat): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat);
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
  return goal.map((each) => doneOf(each, table)).join(', ');
}

/** How much there is of how much is needed; of other conditions, whether they are met. */
export function doneOf({ condition, met, have, need }: View['goal'][number], table: TableWords): string {
  if (have !== null && need !== null && 'least' in condition) return table.have(have, need);
  return met ? table.met : table.notMet;
}

/** Between two things on one line. */
export const GAP = '  ';

/** Chunks one after the other, broken only where one is wider than a line; further lines are indented. */
export function flow(chunks: readonly string[], width: number, indent: string): readonly string[] {
  const lines: string[] = [];
  for (const chunk of chunks) {
    const longer = lines.length === 0 ? chunk : `${lines.at(-1)}${GAP}${chunk}`;
    if (widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(...wrap(lines.length === 0 ? chunk : indent + chunk, width, indent));
  }
  return lines;
}

/** `Greenhouse 1/2, Watchtower 0/2; finished: Workshop`; null: the module is not in play. */
export function improvementsText(view: View, { texts: { names, labels } }: LongNightWords): string | null {
  if (!view.options.improvements) return null;
  const { display, built } = view.improvements;
  const { improvements } = contentOf(view);
  const open = display.map(({ card, tokens }) => `${names.improvement(card)} ${tokens}/${improvements[card]!.tokens}`);
  const done = built.map(({ card }) => names.improvement(card));
  const parts = [open.join(', '), ...(done.length === 0 ? [] : [`${labels.built}: ${done.join(', ')}`])];
  return `${capitalised(labels.improvements)}: ${parts.filter((part) => part !== '').join('; ')}`;
}
