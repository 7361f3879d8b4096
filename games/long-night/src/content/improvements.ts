/** Improvements. Names and texts: `text/cards/improvements.ts`. */
import type { Improvement } from './entries.ts';
import type { ImprovementId } from './ids.ts';

export const IMPROVEMENTS: Readonly<Record<ImprovementId, Improvement>> = {
  greenhouse: {
    set: 'tln',
    source: { kind: 'published', where: 'published (name) + house' },
    module: 'improvements',
    tokens: 2,
    parts: [{ timing: { hook: 'step1' }, effects: [{ op: 'food', n: 1 }] }],
  },
  watchtower: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 2,
    parts: [{ timing: { hook: 'step4' }, effects: [{ op: 'mod', mod: { key: 'step4.colony', value: -2 } }] }],
  },
  commonRoom: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 2,
    parts: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perTurn: 1 } },
        die: 1,
        effects: [{ op: 'relieve', who: { who: 'own', n: 1, at: 'colony' }, n: 1 }],
      },
    ],
  },
  infirmary: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 2,
    parts: [
      {
        timing: { hook: 'turnFree', optional: true, limit: { perTurn: 1 } },
        die: 3,
        effects: [{ op: 'heal', who: { who: 'any', n: 1, at: 'colony' }, n: 1 }],
      },
    ],
  },
  compostPit: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 1,
    parts: [{ timing: { hook: 'step2' }, effects: [{ op: 'mod', mod: { key: 'waste.per', value: 15 } }] }],
  },
  workshop: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 1,
    parts: [
      {
        timing: { hook: 'barricading', needs: { need: 'actorAt', place: 'colony' } },
        effects: [{ op: 'mod', mod: { key: 'barricade.count', value: 2 } }],
      },
    ],
  },
  minefield: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 2,
    parts: [
      { timing: { hook: 'improvementFinished' }, effects: [{ op: 'trap', place: 'colony', n: 1 }] },
      {
        timing: { hook: 'step7', needs: { need: 'everySecondRound' } },
        effects: [{ op: 'trap', place: 'colony', n: 1 }],
      },
    ],
  },
  trainingGround: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 3,
    parts: [
      {
        timing: {
          hook: 'attackDeclared',
          optional: true,
          limit: { perTurn: 1 },
          needs: { need: 'actorAt', place: 'colony' },
        },
        effects: [{ op: 'mod', mod: { key: 'attack.anyDie', value: 1 } }],
      },
    ],
  },
  schoolBench: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 1,
    parts: [
      { timing: { hook: 'step3' }, effects: [{ op: 'mod', mod: { key: 'unruly.notByCrisis', value: 1 } }] },
      {
        timing: { hook: 'turnFree', optional: true, limit: { perRoundForAll: 1 } },
        effects: [{ op: 'calm', n: 1 }],
      },
    ],
  },
  radioMast: {
    set: 'tln',
    source: { kind: 'house', where: 'house' },
    module: 'improvements',
    tokens: 3,
    parts: [
      { timing: { hook: 'improvementFinished' }, effects: [{ op: 'morale', n: 1 }] },
      { timing: { hook: 'step3' }, effects: [{ op: 'mod', mod: { key: 'crisis.need', value: -1 } }] },
    ],
  },
};
