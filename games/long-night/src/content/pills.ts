/** Tables of the pills. Names and texts: `text/cards/pills.ts`. */
import type { Pill } from './entries.ts';
import type { PillId } from './ids.ts';

export const PILLS: Readonly<Record<PillId, Pill>> = {
  red: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name) + house (table)' },
    module: 'raxxon',
    table: [
      { from: 1, to: 1, do: [{ op: 'wound', who: { who: 'target' }, n: 2 }] },
      { from: 2, to: 2, do: [{ op: 'sideEffect', who: { who: 'target' }, name: 'tremors' }] },
      { from: 3, to: 3, do: [{ op: 'sideEffect', who: { who: 'target' }, name: 'numbness' }] },
      { from: 4, to: 4, do: [{ op: 'raiseDie', n: 2 }] },
      { from: 5, to: 5, do: [{ op: 'sideEffect', who: { who: 'target' }, name: 'fury' }] },
      {
        from: 6,
        to: 6,
        do: [
          { op: 'sideEffect', who: { who: 'target' }, name: 'thickSkin' },
          { op: 'heal', who: { who: 'target' }, n: 1 },
        ],
      },
    ],
  },
  white: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name) + house (table)' },
    module: 'raxxon',
    table: [
      {
        from: 1,
        to: 1,
        do: [
          { op: 'despair', who: { who: 'target' }, n: 1 },
          { op: 'sideEffect', who: { who: 'target' }, name: 'scent' },
        ],
      },
      { from: 2, to: 2, do: [{ op: 'sideEffect', who: { who: 'target' }, name: 'scent' }] },
      { from: 3, to: 3, do: [{ op: 'relieve', who: { who: 'target' }, n: 1 }] },
      { from: 4, to: 4, do: [{ op: 'heal', who: { who: 'target' }, n: 'all' }] },
      { from: 5, to: 5, do: [{ op: 'sideEffect', who: { who: 'target' }, name: 'catEyes' }] },
      {
        from: 6,
        to: 6,
        do: [
          { op: 'sideEffect', who: { who: 'target' }, name: 'catEyes' },
          { op: 'relieve', who: { who: 'target' }, n: 'all' },
          { op: 'heal', who: { who: 'target' }, n: 1 },
        ],
      },
    ],
  },
};
