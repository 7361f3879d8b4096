import { describe, expect, test } from 'vitest';
import { mapOf, tiles } from '../../test/maps.ts';
import { zoneNamed } from './board.ts';

describe('zones', () => {
  const { board } = mapOf('M1');
  const pieces = (name: string, of = board): readonly string[] => of.zones[zoneNamed(of, name)]!.pieces;

  test('V105 a room is one zone', () => {
    expect(pieces('2V.r1')).toEqual(['2V.r1']);
  });

  test('V106 V107 streets that touch across a tile edge are one zone, on two tiles or on four', () => {
    expect(pieces('7R.s5')).toEqual(['7R.s5', '4R.s5']);
    expect(pieces('8R.s7')).toEqual(['2V.s3', '7R.s6', '5R.s3', '8R.s7']);
    expect(board.zones[zoneNamed(board, '8R.s7')]!.tiles).toEqual(['2V', '7R', '5R', '8R']);
  });

  test('zones are numbered as a reader meets them: row by row, from left to right', () => {
    const number = (name: string): number => zoneNamed(board, name);
    expect(board.zones[0]!.rects[0]!.slice(0, 2)).toEqual([0, 0]);
    expect(number('2V.r1')).toBeLessThan(number('5R.r1'));
    expect(number('7R.r1')).toBeLessThan(number('4R.r2'));
  });

  test('V106 streets that touch inside a tile are two zones', () => {
    expect(pieces('2V.s1')).not.toContain('2V.s2');
  });

  test("V108 a strip of no-man's-land and the street beside it are one zone", () => {
    expect(pieces('10V.n', mapOf('M4').board)).toEqual(['6R.s3', '10V.n']);
  });

  test('W1 streets that only touch for a sliver are not one zone, and nobody steps across', () => {
    const map = mapOf('M4');
    expect(pieces('6R.s1', map.board)).toEqual(['6R.s1', '10V.nw']);
    expect(map.terrain.near[zoneNamed(map.board, '6R.s1')]).toEqual(
      ['6R.s3', '10V.w'].map((name) => zoneNamed(map.board, name)),
    );
  });

  test('V109 rooms of two tiles joined by an opening stay two zones', () => {
    expect(pieces('4R.r2')).toEqual(['4R.r2']);
    expect(mapOf('M1').range('4R.r2', '3R.r1')).toBe(1);
  });

  test('V109 a room that runs on in the picture is one zone', () => {
    const map = mapOf('M9').board;
    expect(pieces('14R.a', map)).toEqual(['13R.d', '14R.a']);
    expect(pieces('13V.f', mapOf('M8').board)).toEqual(['13V.f', '14V.a', '15V.f']);
  });

  test('Y66 in M6 and M9 tiles lie as their drawings fit: all openings to the south meet rooms', () => {
    for (const map of [mapOf('M6'), mapOf('M9')])
      expect(
        [
          ['10R.k1', '13R.a'],
          ['10R.k3', '13R.d'],
          ['11R.k2', '14R.b'],
          ['12R.k1', '15R.a'],
          ['12R.k2', '15R.b'],
        ].map(([corridor, room]) => map.range(corridor!, room!)),
      ).toEqual([1, 1, 1, 1, 1]);
  });

  test('V111 W14 pieces of a corridor are zones of their own, also across a tile edge', () => {
    const map = mapOf('M9');
    expect(pieces('10R.k3', map.board)).toEqual(['10R.k3']);
    expect(map.range('10R.k3', '11R.k1')).toBe(1);
    expect(map.steps('10R.k3')).toContain('11R.k1');
  });

  test('V112 sealed rooms, stairs and the porch are no zones', () => {
    const { names } = mapOf('M9').board;
    expect(['12R.x1', '12R.x2', '14R.v', '14R.x1', '15R.x1'].filter((name) => names.has(name))).toEqual([]);
  });

  test('V112 V372 W22 a sealed room that a mission gives a door is a lit room', () => {
    const map = mapOf('M5', { open: ['13V.a|13V.x1'] });
    expect(map.board.zones[zoneNamed(map.board, '13V.x1')]!.kind).toBe('room');
    expect(map.range('13V.a', '13V.x1')).toBe(1);
    expect(mapOf('M5').range('13V.a', '13V.x1')).toBeNull();
  });

  test('V9 a tile turned by 90 degrees has its top on the right', () => {
    const { zones, names } = mapOf(tiles('1R@90')).board;
    expect(zones[names.get('1R.s1')!]!.rects).toEqual([[175, 0, 250, 75]]);
    expect(zones[names.get('1R.s2')!]!.centre).toEqual([212.5, 125]);
  });
});
