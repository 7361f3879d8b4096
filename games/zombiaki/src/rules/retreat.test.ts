import fc from 'fast-check';
import { call, run } from '@horda/kernel';
import { expect, test } from 'vitest';
import { fieldOf, nameOf, scene, type FieldName } from '../../test/scene.ts';
import { zombiaki } from '../game.ts';
import { retreat } from './retreat.ts';

/** All zombies of the board are told to go back. */
function allRetreat(t: ReturnType<typeof scene>) {
  return t.runs(retreat, { zombies: t.s.zombies.map(({ card }) => card) });
}

test('Z82 Z83 R13 a single zombie does not retreat when another stands right behind, and pushes nobody', () => {
  const t = scene({ board: { A2: 'sasha', A3: 'ilya' }, rows: { humans: ['shot'] } }).plays('shot');
  t.has({ zombies: { A2: 'sasha 1', A3: 'ilya' } });
});

test('Z83 R15 with a free field behind, a wounded zombie goes back', () => {
  const t = scene({ board: { A2: 'sasha' }, rows: { humans: ['shot'] } }).plays('shot');
  t.has({ zombies: { A3: 'sasha 1' } }).happened('cardPlayed', 'zombieWounded', { type: 'zombieMoved', how: 'forced' });
});

test('Z86 a zombie on street V cannot retreat', () => {
  const t = scene({ board: { A5: 'sasha' }, rows: { humans: ['shot'] } }).plays('shot');
  t.has({ zombies: { A5: 'sasha 1' } }).happened('cardPlayed', 'zombieWounded', { type: 'retreatBarred', rule: 'Z86' });
});

test('Z84 Z85 R14 of zombies on II, III and V the first two go back, the one on III first', () => {
  const t = allRetreat(scene({ board: { A2: 'sasha', A3: 'ilya', A5: 'yuri' } }));
  t.has({ zombies: { A3: 'sasha', A4: 'ilya', A5: 'yuri' } });
  expect(t.s.kernel.events.map((e) => (e.type === 'zombieMoved' ? nameOf(e.from) : e.type))).toEqual([
    'retreatBarred',
    'A3',
    'A2',
  ]);
});

test('Z87 an unbroken column that reaches street V does not retreat at all', () => {
  const t = allRetreat(scene({ board: { A3: 'sasha', A4: 'ilya', A5: 'yuri' } }));
  t.has({ zombies: { A3: 'sasha', A4: 'ilya', A5: 'yuri' } }).happened(
    { type: 'retreatBarred', rule: 'Z86' },
    { type: 'retreatBarred', rule: 'Z82' },
    { type: 'retreatBarred', rule: 'Z82' },
  );
});

test('R14 one that cannot retreat keeps those in an unbroken line in front of it, not those with a gap', () => {
  const stuck = { zombie: 'yuri', attached: ['feltBoots'] };
  const t = allRetreat(scene({ board: { B1: 'sasha', B3: 'ilya', B4: stuck } }));
  t.has({ zombies: { B2: 'sasha', B3: 'ilya', B4: 'yuri' } });
});

test('R14 Z84 lanes do not hinder each other', () => {
  const t = allRetreat(scene({ board: { A5: 'sasha', B4: 'ilya', C1: 'yuri', C2: 'fedya' } }));
  t.has({ zombies: { A5: 'sasha', B5: 'ilya', C2: 'yuri', C3: 'fedya' } });
});

test('R12 a retreat sets off a trap', () => {
  const t = scene({ board: { A2: 'grishka', A3: 'manhole' }, rows: { humans: ['shot'] } }).plays('shot');
  t.has({ zombies: {}, things: {}, piles: { zombies: ['grishka'], humans: ['manhole', 'shot'] } });
});

test('R12 what forbids entry forbids a retreat, what stops only own moves does not', () => {
  const slab = scene({ board: { A2: 'sasha', A3: 'slab' }, rows: { humans: ['shot'] } }).plays('shot');
  slab.has({ zombies: { A2: 'sasha 1' } });
  const chained = { zombie: 'sasha', attached: ['chains'] };
  const chains = scene({ board: { A2: chained }, rows: { humans: ['shot'] } }).plays('shot');
  chains.has({ zombies: { A3: 'sasha 1' } });
});

test('R16 Z80 Mamka and Nest are made to retreat when they do not stand on street V', () => {
  const t = scene({ board: { A3: 'mamka', C5: 'nest' }, rows: { humans: ['shot', 'shot'] } });
  t.plays('shot', t.zombie('A3')).plays('shot', t.zombie('C5'));
  t.has({ zombies: { A4: 'mamka 1', C5: 'nest 1' } });
});

const NAMES = ['sasha', 'ilya', 'yuri', 'fedya', 'dmitri', 'boris', 'vanya', 'grishka', 'misha', 'vladek'];
const SPOTS = ['A', 'B', 'C'].flatMap((lane) => [1, 2, 3, 4, 5].map((street) => `${lane}${street}` as FieldName));

/** The rulebook's description, lane by lane: from the Cemetery on, each zombie steps back if the field is free then. */
function described(standing: readonly FieldName[], barred: readonly FieldName[]): string[] {
  const taken = new Set<string>([...standing, ...barred]);
  const after: string[] = [];
  for (const lane of ['A', 'B', 'C'])
    for (const street of [5, 4, 3, 2, 1]) {
      const at = `${lane}${street}`;
      if (!standing.includes(at as FieldName)) continue;
      const back = `${lane}${street + 1}`;
      const goes = street < 5 && !taken.has(back);
      if (goes) {
        taken.delete(at);
        taken.add(back);
      }
      after.push(goes ? back : at);
    }
  return after.toSorted();
}

test('Z84 Z85 Z87 R14 from any position all go back as the rulebook describes it, whoever is named first', () => {
  const spots = fc.uniqueArray(fc.constantFrom(...SPOTS), { maxLength: NAMES.length });
  fc.assert(
    fc.property(spots, fc.constantFrom(...SPOTS), fc.boolean(), (fields, wall, turned) => {
      const standing = fields.filter((field) => field !== wall);
      const board = Object.fromEntries(standing.map((field, i) => [field, NAMES[i]!]));
      const { s } = scene({ board: { ...board, [wall]: 'slab' } });
      const zombies = s.zombies.map(({ card }) => card);
      call(s, retreat, { zombies: turned ? zombies.toReversed() : zombies });
      run(zombiaki, s);
      expect(s.zombies.map(({ field }) => nameOf(field)).toSorted()).toEqual(described(standing, [wall]));
      expect(fieldOf(wall)).toBe(s.things[0]!.field);
    }),
    { seed: 1, numRuns: 300 },
  );
});
