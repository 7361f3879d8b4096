/** Item cards of the base game. Names and texts: `text/cards/items.ts`. */
import type { ItemKind } from './entries.ts';
import type { ItemBaseId } from './ids.ts';

export const ITEMS_BASE: Readonly<Record<ItemBaseId, ItemKind>> = {
  wrench: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'attackDeclared', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'mod', mod: { key: 'attack.anyDie', value: 1 } }],
      },
    ],
  },
  hammer: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'barricading', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'mod', mod: { key: 'barricade.count', value: 2 } }],
      },
    ],
  },
  mop: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'cleaning', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'mod', mod: { key: 'cleanWaste.count', value: 5 } }],
      },
    ],
  },
  padLock: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'barricade', place: 'ownPlace', n: 2 }],
      },
    ],
  },
  scissors: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'waste',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true },
        effects: [{ op: 'killZombies', place: 'ownPlace', n: 1 }],
      },
    ],
  },
  junk: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'tool',
    use: 'waste',
    uses: [{ timing: { hook: 'turnFree', optional: true }, effects: [{ op: 'reroll', n: 1 }] }],
  },
  aJourneyInJazzercise: {
    set: 'base',
    source: { kind: 'published', where: 'published (base game)' },
    symbol: 'education',
    use: 'equip',
    uses: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRound: 1 } },
        effects: [{ op: 'reroll', n: 1 }],
      },
    ],
  },
};
