import { LANGUAGES } from '@horda/parts';
import { expect, test } from 'vitest';
import { COVERS } from '../games/index.ts';
import { crowd } from './crowd.ts';
import { survivor, zombie, zombieHead } from './portraits.ts';
import { poster } from './posters.ts';

test('the same seed gives the same face, another one another face', () => {
  expect(survivor(5)).toBe(survivor(5));
  expect(survivor(5)).not.toBe(survivor(6));
  expect(zombie(5, 'fast')).not.toBe(zombie(5, 'strong'));
});

test('markup has no style attributes: the page forbids them', () => {
  for (let seed = 0; seed < 16; seed++)
    for (const look of ['regular', 'strong', 'fast', 'horde'] as const)
      expect(zombie(seed, look) + survivor(seed)).not.toMatch(/style=/);
});

test('a head without hair has the same face', () => {
  expect(zombieHead(3)).toContain(zombieHead(3, { hair: false }));
});

test('every game has a cover in every language, drawn once', () => {
  for (const { id } of COVERS)
    for (const language of LANGUAGES) {
      expect(poster(id, language)).toMatch(/<text /);
      expect(poster(id, language)).toBe(poster(id, language));
      expect(poster(id, language)).not.toMatch(/style=|NaN|undefined/);
    }
  expect(() => poster('chess', 'pl')).toThrow('chess');
});

test('the crowd is the same whenever it is drawn', () => {
  expect(crowd()).toBe(crowd());
  expect(crowd()).not.toMatch(/style=|NaN/);
});
