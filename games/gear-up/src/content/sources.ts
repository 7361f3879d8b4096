/** Where the boards and cards of the house content come from. */
import type { Content, Source } from './content.ts';
import { HOUSE } from './house.ts';

/** Every board and every card; the four levels stand on one card. */
function piecesOf(content: Content): readonly Source[] {
  const { survivors, bosses, companions, zombies, turnCards, spawnCards, bossCards, spawnHelp, levels } = content;
  const cards = [...companions, ...turnCards, ...spawnCards, ...bossCards.phase1, ...bossCards.phase2, ...spawnHelp];
  const single = [...survivors, ...bosses, ...cards, ...levels.slice(0, 1)].map(({ source }) => source);
  return [...single, ...zombies.flatMap(({ copies, source }) => Array.from({ length: copies }, () => source))];
}

function count(source: Source): number {
  return piecesOf(HOUSE).filter((each) => each === source).length;
}

export const SOURCES: Readonly<Record<Source, number>> = {
  rulebook: count('rulebook'),
  published: count('published'),
  house: count('house'),
};
