/** What the numbers in views, choices and events stand for at a table without a pack: for authors of clients. */
import type { Numbered } from '@horda/parts';
import { ABOMINATIONS } from '../content/abominations.ts';
import { COMPANIONS } from '../content/companions.ts';
import { contentOf } from '../content/content.ts';
import { LEVELS, ZOMBIE_TYPES } from '../content/vocabulary.ts';
import { namesOf } from './names.ts';

const names = namesOf('en', {});
const { equipment, survivors, zombieCards } = contentOf({ pack: null });

export const NUMBERED: Numbered = {
  'Survivors (`who`)': survivors.map((_, who) => names.person(who)),
  'Equipment cards (`CardNo`; twice the number, and one more while it is unloaded: `Held`)': equipment.map((_, card) =>
    names.card(card),
  ),
  'Companions (`who` of a companion)': COMPANIONS.map((_, who) => names.companion(who)),
  'Abominations (`kind`)': ABOMINATIONS.map((_, kind) => names.abomination(kind)),
  'Types of zombies (`TypeNo`)': ZOMBIE_TYPES,
  'Danger levels (`Level`)': LEVELS,
  'Zombie cards': zombieCards.map((card) => JSON.stringify(card)),
};
