import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { RULEBOOK } from '../text/rulebook.ts';
import { PRINTED, RESOURCES, TYPES, type Type } from './resources.ts';

/** The part of C2 that tells the cards of a type: `Weapons: Axe 3, …`. */
const TOLD: Readonly<Record<Type, RegExp>> = {
  weapon: /Weapons: ([^.]*)\./,
  rescue: /Rescue: ([^.]*)\./,
  barrier: /Barriers: ([^.]*)\./,
  trick: /Tricks: ([^.]*)\./,
};

test.for(TYPES)('C64 C2 the cards of the type %s are those that the rulebook tells of', (type) => {
  const [, told] = TOLD[type].exec(RULEBOOK.find(({ id }) => id === 'C2')!.en)!;
  const cards = RESOURCES.filter((card) => PRINTED[card].type === type);
  expect(cards.map((card) => `${en.cards[card].name} ${PRINTED[card].copies}`)).toEqual(told!.split(', '));
});

test('C64 there are four types', () => {
  expect(TYPES).toEqual(['weapon', 'rescue', 'barrier', 'trick']);
});

test('C97 C109 the drone bears no noise mark', () => {
  expect(PRINTED.drone.noise).toBe(false);
});
