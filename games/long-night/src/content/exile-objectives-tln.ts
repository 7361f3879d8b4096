/** Exile objectives of The Long Night. Names and texts: `text/cards/exile-objectives.ts`. */
import type { ExileObjective } from './entries.ts';
import type { ExileObjectiveTlnId } from './ids.ts';

export const EXILE_OBJECTIVES_TLN: Readonly<Record<ExileObjectiveTlnId, ExileObjective>> = {
  rebuildElsewhere: {
    set: 'tln',
    source: { kind: 'published', where: 'house (published base pattern)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'hand', symbol: 'tool' }], least: 3 }],
    betrayer: { of: [{ count: 'hand', symbol: 'tool' }], least: 3 },
  },
  ownBand: {
    set: 'tln',
    source: { kind: 'published', where: 'house (published base pattern)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'ownSurvivors' }], least: 3 }],
    betrayer: { of: [{ count: 'ownSurvivors' }], least: 4 },
  },
  scavenger: {
    set: 'tln',
    source: { kind: 'published', where: 'house (published base pattern)' },
    nonCoop: true,
    conditions: [{ is: 'mainCompleted' }, { of: [{ count: 'handTotal' }], least: 5 }],
    betrayer: { of: [{ count: 'emptyItemDecks' }], least: 1 },
  },
  letThemBurn: {
    set: 'tln',
    source: { kind: 'published', where: 'house (published base pattern)' },
    nonCoop: true,
    conditions: [{ of: [{ count: 'dead' }], least: 4 }],
    betrayer: { of: [{ count: 'dead' }], least: 3 },
  },
  wayBack: {
    set: 'tln',
    source: { kind: 'published', where: 'house (published base pattern)' },
    nonCoop: true,
    conditions: [
      { is: 'mainCompleted' },
      {
        of: [
          { count: 'hand', symbol: 'food' },
          { count: 'hand', symbol: 'medicine' },
        ],
        least: 3,
      },
    ],
    betrayer: { is: 'mainCompleted' },
  },
};
