import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C67 C43 the revolver takes one regular or one fast zombie', () => {
  const t = scene({ ann: { zombies: ['regular', 'fast', 'strong'], hand: ['revolver'] } }).phase1('ann');
  t.plays('revolver').asked('ann', 'revolver.aim').offers('eliminate regular', 'eliminate fast');
  t.chooses('eliminate regular').has({
    ann: { zombies: ['fast', 'strong'] },
    dead: ['regular'],
    discard: ['revolver'],
  });
});

test('C67 C20 the revolver makes noise after its shot', () => {
  const t = scene({ ann: { zombies: ['fast'], hand: ['revolver'] }, city: ['strong'] })
    .phase1('ann')
    .plays('revolver');
  t.happened('cardPlayed', 'zombieEliminated', 'noiseMade', 'zombieWoke', 'finalAttackBegan');
  t.has({ ann: { zombies: [] }, city: ['zombie:strong'] });
});

test('C42 the revolver does not work on a strong zombie', () => {
  const t = scene({ ann: { zombies: ['strong'], hand: ['revolver'] } }).phase1('ann');
  t.refuses('play revolver', 'C67');
  const aiming = scene({ ann: { zombies: ['strong', 'regular', 'fast'], hand: ['revolver'] } }).phase1('ann');
  aiming.plays('revolver').refuses('eliminate strong', 'C67');
});

test('C65 A2 the revolver needs a target in the own shelter', () => {
  const t = scene({ ann: { hand: ['revolver'] }, bob: { zombies: ['regular'] }, city: ['zombie'] }).phase1('ann');
  t.offers('discard', 'end').refuses('play revolver', 'C67');
});
