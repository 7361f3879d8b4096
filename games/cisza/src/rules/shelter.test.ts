import { test } from 'vitest';
import { scene } from '../../test/scene.ts';

const WEAPONS = ['axe', 'revolver', 'shotgun', 'sniperRifle'] as const;

test.for(WEAPONS)('C41 C39 C65 a regular zombie falls to the %s, which is then discarded', (weapon) => {
  const t = scene({ ann: { zombies: ['regular'], hand: [weapon] }, city: [] })
    .phase1('ann')
    .plays(weapon);
  t.over().has({ ann: { zombies: [], hand: [] }, dead: ['regular'], discard: [weapon] });
});

test.for(WEAPONS)('C43 a fast zombie falls to the %s', (weapon) => {
  const t = scene({ ann: { zombies: ['fast'], hand: [weapon] }, city: [] })
    .phase1('ann')
    .plays(weapon);
  t.over().has({ ann: { zombies: [] }, dead: ['fast'] });
});

test('C42 of the weapons only shotgun and sniper rifle work on a strong zombie', () => {
  const only = (hand: readonly (typeof WEAPONS)[number][]) =>
    scene({ ann: { zombies: ['strong'], hand } }).phase1('ann');
  only(['axe', 'revolver']).offers('discard', 'end');
  only(['shotgun', 'sniperRifle']).offers('play shotgun', 'play sniperRifle', 'discard', 'end');
});
