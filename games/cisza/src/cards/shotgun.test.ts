import { test } from 'vitest';
import { scene, type Words } from '../../test/scene.ts';
import type { ZombieKind } from '../state.ts';

const SHOTS: [ZombieKind[], Words[]][] = [
  [
    ['regular', 'regular', 'strong'],
    ['eliminate strong', 'eliminate regular+regular'],
  ],
  [
    ['regular', 'fast', 'strong'],
    ['eliminate strong', 'eliminate regular+fast'],
  ],
  [
    ['strong', 'strong', 'fast'],
    ['eliminate strong', 'eliminate fast'],
  ],
  [
    ['strong', 'regular'],
    ['eliminate strong', 'eliminate regular'],
  ],
  [
    ['regular', 'regular', 'fast', 'fast'],
    ['eliminate regular+regular', 'eliminate regular+fast', 'eliminate fast+fast'],
  ],
];

test.for(SHOTS)('C68 A3 at %j the shotgun offers %j', ([zombies, shots]) => {
  const t = scene({ ann: { zombies, hand: ['shotgun'] } })
    .phase1('ann')
    .plays('shotgun');
  t.asked('ann', 'shotgun.aim').offers(...shots);
});

test('C68 A3 the shotgun takes two weak zombies when there are two, not one', () => {
  const t = scene({ ann: { zombies: ['regular', 'fast', 'fast'], hand: ['shotgun'] } })
    .phase1('ann')
    .plays('shotgun');
  t.refuses('eliminate fast', 'C68').chooses('eliminate regular+fast');
  t.has({ ann: { zombies: ['fast'] }, dead: ['regular', 'fast'], discard: ['shotgun'] });
});

test('C68 A3 A2 the shotgun takes a single weak zombie without a question', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['shotgun'] } })
    .phase1('ann')
    .plays('shotgun');
  t.over().has({ ann: { zombies: [] }, dead: ['fast'] });
});

test('C68 A3 one shot never takes a strong and a weak zombie', () => {
  const t = scene({ ann: { zombies: ['regular', 'strong'], hand: ['shotgun'] } })
    .phase1('ann')
    .plays('shotgun');
  t.refuses('eliminate regular+strong', 'C68').refuses('eliminate strong+strong', 'C68');
});

test('C68 C42 the shotgun takes one of two strong zombies', () => {
  const t = scene({ ann: { zombies: ['strong', 'strong'], hand: ['shotgun'] } })
    .phase1('ann')
    .plays('shotgun');
  t.over().has({ ann: { zombies: ['strong'] }, dead: ['strong'] });
});

test('C68 C20 the shotgun makes noise after its shot', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['shotgun'] }, city: ['zombie', 'survivor'] }).phase1('ann');
  t.plays('shotgun').happened('cardPlayed', 'zombieEliminated', 'noiseMade', 'zombieArrived');
  t.has({ ann: { zombies: ['regular'] }, city: ['survivor'] });
});

test('C65 A2 the shotgun is not fired without a zombie in the own shelter', () => {
  const t = scene({ ann: { hand: ['shotgun'] }, bob: { zombies: ['strong'] }, city: ['zombie'] }).phase1('ann');
  t.offers('discard', 'end').refuses('play shotgun', 'C68');
});
