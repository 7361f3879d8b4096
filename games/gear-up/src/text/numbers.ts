/** What the numbers in views, choices and events stand for at a table without a pack: for authors of clients. */
import type { Numbered } from '@horda/parts';
import { zombieCards } from '../content/cards.ts';
import { HOUSE } from '../content/house.ts';

const { survivors, companions, bosses, turnCards, spawnCards, bossCards } = HOUSE;

/** A companion has the name of a survivor. (B151) */
const nameOf = (id: string): string => survivors.find((survivor) => survivor.id === id)?.name.en ?? id;

export const NUMBERED: Numbered = {
  'Survivors (`survivor`)': survivors.map(({ name }) => name.en),
  'Companions (`companion`)': companions.map(({ id }) => nameOf(id)),
  'Bosses (`boss`)': bosses.map(({ name }) => name.en),
  'Turn cards (`row`, `toCome`)': turnCards.map(({ colour, march }) => `${colour}, moves ${march}`),
  'Spawn cards (`under` in round 1)': spawnCards.map(({ letter }) => letter),
  'Boss cards of phase 1 (`under` in round 2)': bossCards.phase1.map(({ icons }) => icons.join(', ')),
  'Boss cards of phase 2 (`under` in round 2)': bossCards.phase2.map(({ icons }) => icons.join(', ')),
  'Zombie cards (`CardId`)': zombieCards(HOUSE).map(({ kind }) => kind),
};
