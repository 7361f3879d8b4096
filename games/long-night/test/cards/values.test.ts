/** Values that two cards change at the same time. */
import { expect, test } from 'vitest';
import { wasteLoss } from '../../src/phases/waste.ts';
import { me } from '../crossroads/case.ts';
import { scene, survivor } from '../scene.ts';

test('Q6 Buddy Davis with Thick Skin dies at 4 tokens, not at 8', () => {
  const t = scene(me({ buddyDavis: { sideEffects: ['thickSkin'], wounds: 2 }, blue: {} }));
  const wound = { op: 'wound', who: { who: 'named', name: 'buddyDavis' }, n: 1 } as const;
  expect(t.carriesOut([wound]).isInPlay('buddyDavis')).toBe(true);
  expect(t.carriesOut([wound]).isInPlay('buddyDavis')).toBe(false);
});

test('L150 a Compost Pit and Ashley Ross: still one morale for 15 cards', () => {
  const t = scene({ options: { improvements: true }, built: ['compostPit'], waste: Array(15).fill('fuel') });
  t.carriesOut([{ op: 'mod', mod: { key: 'waste.per', value: 15 } }]);
  expect(wasteLoss(t.s)).toBe(1);
});

test('L17 John Price also has abilities that always work', () => {
  const t = scene(me({ johnPrice: { at: 'school' }, harmanBrooks: { at: 'school' } }));
  t.carriesOut([{ op: 'frostbite', who: { who: 'named', name: 'johnPrice' }, n: 1 }]);
  expect(t.one('johnPrice')).toMatchObject({ frostbite: 0, wounds: 1 });
});

test('L17 John Price has no ability that works only in the colony: he is outside', () => {
  const t = scene(me({ johnPrice: { at: 'school' }, lorettaClay: { at: 'school' } }, { dice: [6] })).turn();
  expect(t.isOffered({ do: 'ability', survivor: survivor('johnPrice'), of: survivor('lorettaClay') })).toBe(false);
});
