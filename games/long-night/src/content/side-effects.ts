/** Side effects of pills. Names and texts: `text/cards/side-effects.ts`. */
import type { SideEffect } from './entries.ts';
import type { SideEffectId } from './ids.ts';

export const SIDE_EFFECTS: Readonly<Record<SideEffectId, SideEffect>> = {
  catEyes: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    kind: 'good',
    timing: { hook: 'searchBegan', optional: true, limit: { perRound: 1 } },
    effects: [{ op: 'mod', mod: { key: 'search.look', value: 1 } }],
  },
  numbness: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    kind: 'mixed',
    timing: { hook: 'damageGiven' },
    effects: [
      { op: 'mod', mod: { key: 'damage.frostbiteAsWound', value: 1 } },
      { op: 'mod', mod: { key: 'damage.despairFactor', value: 2 } },
    ],
  },
  fury: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    kind: 'mixed',
    timing: { hook: 'always' },
    effects: [
      { op: 'mod', mod: { key: 'attack.value', value: 1 } },
      { op: 'mod', mod: { key: 'search.forbidden', value: 1 } },
    ],
  },
  tremors: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    kind: 'bad',
    timing: { hook: 'always' },
    effects: [
      { op: 'mod', mod: { key: 'search.value', value: 6 } },
      { op: 'mod', mod: { key: 'attack.valuePlus', value: 1 } },
    ],
  },
  scent: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    kind: 'bad',
    timing: { hook: 'step4' },
    effects: [{ op: 'mod', mod: { key: 'step4.here', value: 1 } }],
  },
  thickSkin: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'raxxon',
    kind: 'good',
    timing: { hook: 'always' },
    effects: [{ op: 'mod', mod: { key: 'damage.limit', value: 4 } }],
  },
};
