/** Exile objectives of the base game. Names and texts: `text/cards/exile-objectives.ts`. */
import type { ExileObjective } from './entries.ts';
import type { ExileObjectiveBaseId } from './ids.ts';

export const EXILE_OBJECTIVES_BASE: Readonly<Record<ExileObjectiveBaseId, ExileObjective>> = {
  skilled: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'tool' }], least: 4 }],
    betrayer: { of: [{ count: 'hand', symbol: 'tool' }], least: 3 },
  },
  newFriends: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'moreSurvivorsThanAll' }], least: 1 }],
    betrayer: { of: [{ count: 'emptyItemDecks' }], least: 1 },
  },
  forgiveness: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'food' }], least: 5 }],
    betrayer: { is: 'mainCompleted' },
  },
  vengeance: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    nonCoop: true,
    conditions: [{ of: [{ count: 'dead' }], least: 5 }],
    betrayer: { of: [{ count: 'dead' }], least: 4 },
  },
};
