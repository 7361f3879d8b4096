import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C69 C42 the sniper rifle takes one zombie of any kind, in the own shelter or on the city', () => {
  const t = scene({ ann: { zombies: ['regular', 'strong', 'fast'], hand: ['sniperRifle'] }, city: ['zombie'] });
  t.phase1('ann').plays('sniperRifle').asked('ann', 'sniperRifle.aim');
  t.offers('eliminate regular', 'eliminate strong', 'eliminate fast', 'snipe').chooses('eliminate strong');
  t.has({ ann: { zombies: ['regular', 'fast'] }, dead: ['strong'], city: ['zombie'], discard: ['sniperRifle'] });
});

test('C69 C65 A6 C50 the sniper rifle shoots the visible zombie off the city, and a survivor is on top', () => {
  const t = scene({ ann: { hand: ['sniperRifle'] }, city: ['zombie:strong', 'fast'] })
    .phase1('ann')
    .plays('sniperRifle');
  t.happened('cardPlayed', { type: 'zombieEliminated', kind: 'strong', shelter: null });
  t.has({ ann: { zombies: [] }, city: ['fast'], dead: ['strong'] });
});

test('C69 the sniper rifle makes no noise', () => {
  const t = scene({ ann: { zombies: ['regular'], hand: ['sniperRifle'] }, city: ['survivor'] }).phase1('ann');
  t.plays('sniperRifle')
    .happened('cardPlayed', 'zombieEliminated')
    .has({ city: ['survivor'] });
});

test('A6 the sniper rifle cannot aim at a survivor on top of the city', () => {
  const t = scene({ ann: { zombies: ['regular', 'fast'], hand: ['sniperRifle'] }, city: ['strong'] }).phase1('ann');
  t.plays('sniperRifle').offers('eliminate regular', 'eliminate fast').refuses('snipe', 'A6');
});

test('A6 C65 A2 the sniper rifle cannot aim at another shelter', () => {
  const t = scene({ ann: { hand: ['sniperRifle'] }, bob: { zombies: ['regular'] } }).phase1('ann');
  t.offers('discard', 'end').refuses('play sniperRifle', 'C69');
});

test('A6 A38 shooting the last city card leaves the city empty, and the Final Attack goes on', () => {
  const t = scene({ ann: { hand: ['sniperRifle'] }, city: ['zombie'] })
    .phase1('ann')
    .plays('sniperRifle');
  t.happened('cardPlayed', 'zombieEliminated').has({ city: [], dead: ['regular'] });
});
