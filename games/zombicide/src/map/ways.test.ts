import { describe, expect, test } from 'vitest';
import { mapOf, tiles } from '../../test/maps.ts';
import { zoneNamed } from './board.ts';

describe('ways of survivors', () => {
  test('V40 V41 to zones that share an edge without a wall or a closed door', () => {
    expect(mapOf('M1').steps('5R.s5')).toEqual(['2V.s3', '5R.s7']);
    expect(mapOf('M1', { open: ['5R.r1|5R.s5'] }).steps('5R.s5')).toEqual(['2V.s3', '5R.r1', '5R.s7']);
  });

  test('V42 between rooms an opening is needed', () => {
    expect(mapOf('M1').steps('2V.r1')).toEqual(['2V.r2', '2V.r3']);
    expect(mapOf(tiles('7V')).steps('7V.r4')).not.toContain('7V.r5');
  });

  test('V48 V49 sandbags and tank are no obstacle', () => {
    expect(mapOf('M4').steps('10V.c')).toEqual(['10V.e', '10V.s', '10V.w', '6R.s3']);
    expect(mapOf('M4').steps('11V.se')).toEqual(['11V.e', '11V.s']);
  });

  test('Y22 a tunnel is a way for survivors only', () => {
    const { links } = mapOf('M8').board;
    const tunnel = links.findIndex(({ kind }) => kind === 'tunnel');
    const map = mapOf('M8', { links: [tunnel] });
    expect(map.steps('15V.x1')).toEqual(['12V.x1']);
    expect(map.walk('15V.x1', '12V.x1', { extra: true })).toBeNull();
  });
});

describe('ways of zombies', () => {
  test('V211 V212 a closed short way does not count, the open long way is taken', () => {
    expect(mapOf('M1').walk('5R.s5', '8R.s4')).toBe(4);
    expect(mapOf('M1', { open: ['8R.r1|8R.s4', '8R.r1|8R.s5'] }).walk('5R.s5', '8R.s4')).toBe(2);
  });

  test('V213 V72 closed doors leave no way', () => {
    expect(mapOf('M1').walk('5R.s5', '5R.r1')).toBeNull();
  });

  test('V379 as if all doors were open, a way leads through the bistro', () => {
    const map = mapOf('M1');
    expect(map.walk('7R.s5', '4R.s1')).toBeNull();
    expect(map.walk('7R.s5', '4R.s1', { asIfOpen: true })).toBe(3);
  });

  test('V328 V330 V332 a border closed by sandbags is walked around, in both directions', () => {
    const map = mapOf('M4');
    expect(map.walk('10V.e', '10V.ne')).toBeGreaterThan(1);
    expect(map.walk('10V.ne', '10V.e')).toBeGreaterThan(1);
    expect(map.walk('11V.e', '11V.se')).toBeNull();
  });

  test('V329 W2 a border with sandbags on a part of it does not stop them', () => {
    const map = mapOf('M4');
    expect(map.walk('10V.s', '10V.sw')).toBe(1);
    expect(map.walk('10V.s', '10V.se')).toBe(1);
    const last = mapOf('M10');
    for (const [a, b] of [
      ['10V.e', '10V.ne'],
      ['10V.s', '10V.se'],
      ['11V.s', '11V.se'],
    ] as const)
      expect(last.walk(a, b)).toBe(1);
  });

  test('Y16 V328 sandbags with barrels beside them close a border', () => {
    expect(mapOf('M9').walk('13R.g1', '13R.g2')).toBeNull();
    expect(mapOf('M9').walk('13R.g1', '13R.g2', { extra: true })).toBe(1);
  });

  test('V331 in an extra activation sandbags are no obstacle', () => {
    expect(mapOf('M4').walk('11V.e', '11V.se', { extra: true })).toBe(1);
  });

  test('V333 V334 Y15 zombies do not step onto the tank', () => {
    const map = mapOf('M4');
    expect(map.walk('10V.w', '10V.c')).toBeNull();
    expect(map.walk('10V.w', '10V.e')).toBeGreaterThan(2);
  });

  test('V335 in an extra activation they do, and cross it', () => {
    const map = mapOf('M4');
    expect(map.walk('10V.w', '10V.c', { extra: true })).toBe(1);
    expect(map.walk('10V.w', '10V.e', { extra: true })).toBe(2);
  });

  test('V336 Y67 they step down where there are no sandbags', () => {
    const map = mapOf('M4');
    expect(map.walk('10V.c', '10V.e')).toBe(1);
    expect(map.walk('10V.c', '10V.s')).toBeGreaterThan(1);
  });
});

describe('parts of the board', () => {
  const partOf = (map: ReturnType<typeof mapOf>, zone: string): number => map.terrain.part[zoneNamed(map.board, zone)]!;

  test('Y23 V371 a tile that lies apart is a part of its own', () => {
    const map = mapOf('M8');
    expect(partOf(map, '12V.a')).not.toBe(partOf(map, '14V.o'));
    expect(partOf(map, '11R.a')).toBe(partOf(map, '14V.o'));
  });

  test('Y23 stairs join it, a tunnel does not', () => {
    const { links } = mapOf('M8').board;
    const [tunnel, stairs] = ['tunnel', 'opening'].map((kind) => links.findIndex((link) => link.kind === kind));
    expect(partOf(mapOf('M8', { links: [tunnel!] }), '12V.a')).not.toBe(partOf(mapOf('M8'), '14V.o'));
    const joined = mapOf('M8', { links: [stairs!] });
    expect(partOf(joined, '12V.a')).toBe(partOf(joined, '14V.o'));
  });

  test('V208 closed doors part nothing: noise in a house is heard in the street', () => {
    const map = mapOf('M1');
    expect(new Set(map.terrain.part).size).toBe(1);
  });
});
