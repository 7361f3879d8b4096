import { expect, test } from 'vitest';
import { PRINTED, RESOURCES, TYPES, type Type } from './resources.ts';

const CARDS_OF: Readonly<Record<Type, readonly string[]>> = {
  weapon: ['axe', 'revolver', 'shotgun', 'sniperRifle'],
  rescue: ['walkieTalkie', 'flare', 'megaphone'],
  barrier: ['barricade', 'alarm', 'mines'],
  trick: ['sabotage', 'eviction', 'bribery', 'sacrifice', 'drone', 'surprise'],
};

test.for(TYPES)('C64 the cards of the type %s', (type) => {
  expect(RESOURCES.filter((card) => PRINTED[card].type === type)).toEqual(CARDS_OF[type]);
});

test('C64 there are four types', () => {
  expect(TYPES).toEqual(['weapon', 'rescue', 'barrier', 'trick']);
});

test('C97 C109 the drone bears no noise mark', () => {
  expect(PRINTED.drone.noise).toBe(false);
});
