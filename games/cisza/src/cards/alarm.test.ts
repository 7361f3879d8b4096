import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C78 A21 after the alarm no zombie attacks this turn, and all stay', () => {
  const t = scene({ ann: { zombies: ['regular', 'strong', 'fast'], barriers: ['alarm'] } })
    .phase2('ann')
    .uses('alarm');
  t.over().has({ ann: { survivors: 2, zombies: ['regular', 'strong', 'fast'], barriers: [] }, discard: ['alarm'] });
});

test('C78 A21 they attack again in the next turn', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['alarm'] } })
    .phase2('ann')
    .uses('alarm')
    .phase2('ann');
  t.has({ ann: { survivors: 1, zombies: ['regular'] } });
});

test('C78 C76 C82 the alarm makes noise in its shelter, after its effect', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['alarm'] }, city: ['strong', 'survivor'] }).phase2('ann');
  t.uses('alarm').happened('barrierUsed', { type: 'noiseMade', shelter: 0 }, 'zombieWoke');
  t.has({ ann: { survivors: 2 }, city: ['zombie:strong', 'survivor'] });
});

test('C80 a zombie called by the alarm does not attack in this phase, but in the next one', () => {
  const t = scene({ ann: { survivors: 3, zombies: ['regular'], barriers: ['alarm'] }, city: ['fast', 'survivor'] });
  t.phase2('ann')
    .uses('alarm')
    .has({ ann: { survivors: 3, zombies: ['regular', 'fast'] } });
  t.phase2('ann').has({ ann: { survivors: 1, zombies: ['regular', 'fast'] } });
});

test('A21 the alarm can be used after other barriers while somebody still attacks', () => {
  const t = scene({ ann: { zombies: ['regular', 'regular'], barriers: ['barricade', 'alarm'] } }).phase2('ann');
  t.uses('barricade')
    .offers('use alarm', 'face')
    .uses('alarm')
    .has({ ann: { survivors: 2 } });
});

test('A21 A25 the alarm cannot be used when nobody attacks any more', () => {
  const t = scene({ ann: { zombies: ['regular'], barriers: ['barricade', 'alarm'] } }).phase2('ann');
  t.uses('barricade')
    .over()
    .has({ ann: { survivors: 2, barriers: ['alarm'] } });
});

test('A21 a second alarm is of no use in the same attack', () => {
  const t = scene({ ann: { zombies: ['regular', 'fast'], barriers: ['alarm', 'alarm', 'mines'] } }).phase2('ann');
  t.uses('alarm')
    .over()
    .has({ ann: { survivors: 2, barriers: ['alarm', 'mines'] } });
});
