import { completeSettings } from '@horda/kernel';
import { expect, test } from 'vitest';
import { gearUp } from './game.ts';
import { OPTIONS } from './options.ts';

const option = (id: string) => OPTIONS.find((each) => each.id === id)!;

test('B13 B29 T24 four difficulties can be chosen; Easy unless told', () => {
  expect(option('difficulty').values(4)).toEqual(['easy', 'normal', 'hard', 'nightmare']);
  expect(option('difficulty').default).toBe('easy');
});

test('B31 T24 six bosses can be chosen, or chance; Super Abomination unless told, chance among bots', () => {
  expect(option('boss').values(4)).toEqual([
    'random',
    'superAbomination',
    'pyramid',
    'zombiephant',
    'deadSox',
    'screamer',
    'mutation',
  ]);
  expect(option('boss')).toMatchObject({ default: 'superAbomination', botsOnly: 'random' });
});

test('B26 T24 survivors are taken, or dealt by chance', () => {
  expect(option('survivors').values(4)).toEqual(['choose', 'random']);
  expect(option('survivors').default).toBe('choose');
});

test('B34 T24 the commander is any seat of the table, or chance', () => {
  expect(option('commander').values(1)).toEqual(['random', '1']);
  expect(option('commander').values(3)).toEqual(['random', '1', '2', '3']);
  const fourth = completeSettings(gearUp, 3, { commander: '4' }, 'default');
  expect(fourth.problem).toMatchObject({ kind: 'value', id: 'commander', given: '4' });
});

test('G5 ammo may hit the boss unless that is switched off', () => {
  expect(option('bossAmmo').values(2)).toEqual([true, false]);
  expect(option('bossAmmo').default).toBe(true);
});

test('T25 the mild row is an addition of our own, and off unless wanted', () => {
  expect(option('mildRow')).toMatchObject({ default: false, house: true });
});

test('B1 from one to six play', () => {
  expect(gearUp.players).toEqual([1, 6]);
});
