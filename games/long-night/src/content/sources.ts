/** Where the cards of The Long Night come from. */
import { CONTENT, type Content } from './content.ts';
import type { Source } from './vocabulary.ts';

function sourcesIn(content: Content): readonly Source['kind'][] {
  const { survivors, items, crises, mainObjectives, chapters, objectives, exiles, crossroads } = content;
  const { improvements, experiments, sideEffects, pills, places } = content;
  const decks = [survivors, items, crises, mainObjectives, chapters, objectives, exiles, crossroads];
  const modules = [improvements, experiments, sideEffects, pills, places];
  return [...decks, ...modules].flatMap((deck) => deck.map(({ source }) => source.kind));
}

function count(kind: Source['kind']): number {
  return sourcesIn(CONTENT).filter((each) => each === kind).length;
}

export const SOURCES: Readonly<Record<Source['kind'], number>> = {
  rulebook: count('rulebook'),
  published: count('published'),
  house: count('house'),
};
