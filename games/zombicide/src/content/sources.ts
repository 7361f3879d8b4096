/** Where the cards of Zombicide come from. */
import { ABOMINATIONS } from './abominations.ts';
import { ACHIEVEMENTS, ENDINGS } from './campaign.ts';
import { COMPANIONS } from './companions.ts';
import { EQUIPMENT } from './equipment.ts';
import { MISSIONS } from './missions/missions.ts';
import { SKILLS } from './skills.ts';
import { SURVIVORS } from './survivors.ts';
import { TOKENS } from './tokens.ts';
import { HOUSE, type Source } from './vocabulary.ts';
import { ZOMBIE_CARDS, ZOMBIE_CARDS_SOURCE } from './zombie-cards.ts';

/** Objective cards and notes of our missions are ours. */
const MISSION_CARDS: readonly Source[] = MISSIONS.flatMap(({ cards, notes = [] }) => [...cards, ...notes]).map(
  () => HOUSE,
);

const ALL: readonly Source[] = [
  ...[EQUIPMENT, SURVIVORS, COMPANIONS, ABOMINATIONS, MISSIONS, ENDINGS].flatMap((deck) =>
    deck.map(({ source }) => source),
  ),
  ...[SKILLS, TOKENS, ACHIEVEMENTS].flatMap((table) => Object.values(table).map(({ source }) => source)),
  ...ZOMBIE_CARDS.map(() => ZOMBIE_CARDS_SOURCE),
  ...MISSION_CARDS,
];

function count(kind: Source['kind']): number {
  return ALL.filter((each) => each.kind === kind).length;
}

export const SOURCES: Readonly<Record<Source['kind'], number>> = {
  rulebook: count('rulebook'),
  published: count('published'),
  house: count('house'),
};
