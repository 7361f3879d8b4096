import { test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { ZOMBIE_KINDS } from '../rules/shelter.ts';

test.for(ZOMBIE_KINDS)('C77 C31 a barricade stops the attack of a %s zombie, which stays', (kind) => {
  const t = scene({ ann: { survivors: 2, zombies: [kind], barriers: ['barricade'] } })
    .phase2('ann')
    .uses('barricade');
  t.over().has({ ann: { survivors: 2, zombies: [kind], barriers: [] }, discard: ['barricade'], dead: [] });
});

test('C77 a barricade stops one of two attacks, without noise', () => {
  const t = scene({ ann: { survivors: 2, zombies: ['regular', 'strong'], barriers: ['barricade'] } }).phase2('ann');
  t.uses('barricade').happened('barrierUsed', 'survivorsLost');
  t.has({ ann: { survivors: 1, zombies: ['regular', 'strong'] }, lost: 1 });
});

test('C31 C30 a stopped zombie attacks again in the next turn of its shelter', () => {
  const t = scene({ ann: { survivors: 2, zombies: ['fast'], barriers: ['barricade'] } })
    .phase2('ann')
    .uses('barricade');
  t.phase2('ann').has({ ann: { survivors: 1, zombies: ['fast'] } });
});

test('C77 A25 a barricade stops attackers only, and none when all of them are stopped', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['barricade', 'barricade'] } }).phase2('ann');
  t.uses('barricade')
    .over()
    .has({ ann: { survivors: 2, barriers: ['barricade'] } });
});
