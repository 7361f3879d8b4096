import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C66 C43 the axe takes one regular or one fast zombie, as its owner likes', () => {
  const t = scene({ ann: { zombies: ['regular', 'fast', 'fast', 'strong'], hand: ['axe'] } }).phase1('ann');
  t.plays('axe').asked('ann', 'axe.aim').offers('eliminate regular', 'eliminate fast').chooses('eliminate fast');
  t.has({ ann: { zombies: ['regular', 'fast', 'strong'], hand: [] }, dead: ['fast'], discard: ['axe'] });
});

test('C66 the axe makes no noise', () => {
  const t = scene({ ann: { zombies: ['regular'], hand: ['axe'] }, city: ['survivor'] })
    .phase1('ann')
    .plays('axe');
  t.happened('cardPlayed', 'zombieEliminated').has({ ann: { zombies: [] }, city: ['survivor'] });
});

test('C42 the axe does not work on a strong zombie', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['axe'] } }).phase1('ann');
  t.offers('discard', 'end').refuses('play axe', 'C66');
  const aiming = scene({ ann: { zombies: ['strong', 'regular', 'fast'], hand: ['axe'] } })
    .phase1('ann')
    .plays('axe');
  aiming.refuses('eliminate strong', 'C66');
});

test('C65 A2 the axe reaches only the own shelter', () => {
  const t = scene({ ann: { hand: ['axe'] }, bob: { zombies: ['regular'] }, city: ['zombie'] }).phase1('ann');
  t.refuses('play axe', 'C66');
});
