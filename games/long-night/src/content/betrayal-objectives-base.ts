/** Betrayal objectives of the base game. Names and texts: `text/cards/betrayal-objectives.ts`. */
import type { HiddenObjective } from './entries.ts';
import type { BetrayalObjectiveBaseId } from './ids.ts';

export const BETRAYAL_OBJECTIVES_BASE: Readonly<Record<BetrayalObjectiveBaseId, HiddenObjective>> = {
  serialKillers: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'dead' }], least: 5 },
      { of: [{ count: 'ownSurvivors' }], least: 2 },
    ],
  },
  triggerHappy: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'equipped', symbol: 'weapon' }], least: 4 },
    ],
  },
  cultLeader: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [
      { of: [{ count: 'morale' }], exactly: 0 },
      { of: [{ count: 'moreSurvivorsThanAll' }], least: 2 },
    ],
  },
};
