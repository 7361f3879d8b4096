import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C84 C20 the megaphone brings the top survivor, then its noise turns the next card', () => {
  const t = scene({ ann: { survivors: 1, hand: ['megaphone'] }, city: ['strong', 'regular'] }).phase1('ann');
  t.plays('megaphone').has({ ann: { survivors: 2, zombies: [] }, city: ['zombie:regular'], discard: ['megaphone'] });
  t.happened('cardPlayed', 'survivorRescued', { type: 'noiseMade', shelter: 0 }, 'zombieWoke', 'finalAttackBegan');
});

test('C86 C47 the megaphone does not work while a zombie shows on the city', () => {
  scene({ ann: { hand: ['megaphone'] }, city: ['zombie', 'survivor'] })
    .phase1('ann')
    .refuses('play megaphone', 'C38');
});
