import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

test('C85 C20 the flare brings the top two survivors, then its noise turns the third card', () => {
  const t = scene({ ann: { survivors: 1, hand: ['flare'] }, city: ['fast', 'horde', 'strong', 'survivor'] });
  t.phase1('ann').plays('flare');
  t.happened('cardPlayed', 'survivorRescued', 'survivorRescued', { type: 'noiseMade', shelter: 0 }, 'zombieWoke');
  t.has({ ann: { survivors: 3, zombies: [] }, city: ['zombie:strong', 'survivor'], discard: ['flare'] });
});

test('A4 A5 A2 C101 with one card left the flare takes one survivor, and its noise does nothing', () => {
  const t = scene({ ann: { survivors: 1, hand: ['flare'] }, city: ['survivor'] })
    .phase1('ann')
    .plays('flare');
  t.happened('cardPlayed', 'survivorRescued', 'finalAttackBegan', { type: 'noiseMade', heard: false });
  t.has({ ann: { survivors: 2, zombies: [] }, city: [] });
});

test('C86 C47 the flare does not work while a zombie shows on the city', () => {
  scene({ ann: { hand: ['flare'] }, city: ['zombie', 'survivor'] })
    .phase1('ann')
    .refuses('play flare', 'C38');
});
