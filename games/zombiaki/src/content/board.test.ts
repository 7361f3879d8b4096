import { expect, test } from 'vitest';
import { fieldOf, nameOf, type FieldName } from '../../test/scene.ts';
import {
  around,
  BARRICADE,
  behind,
  beside,
  FIELDS,
  fromCemetery,
  inFrontOf,
  laneOf,
  nearby,
  STREETS,
  streetOf,
} from './board.ts';

const names = (fields: readonly number[]): string[] => fields.map(nameOf).toSorted();

test('R54 the field B3 is that of lane B on street III', () => {
  const field = fieldOf('B3');
  expect([laneOf(field), streetOf(field)]).toEqual([1, 3]);
});

test('R54 in front is toward the Barricade, behind toward the Cemetery, beside in the same street', () => {
  const at = (name: FieldName) => ({
    inFront: nameOf(inFrontOf(fieldOf(name))),
    behind: nameOf(behind(fieldOf(name))!),
    beside: names(beside(fieldOf(name))),
  });
  expect(at('B3')).toEqual({ inFront: 'B2', behind: 'B4', beside: ['A3', 'C3'] });
  expect(at('A2')).toEqual({ inFront: 'A1', behind: 'A3', beside: ['B2'] });
  expect(at('C4')).toEqual({ inFront: 'C3', behind: 'C5', beside: ['B4'] });
});

test('R54 fields that touch at a corner are not adjacent', () => {
  expect(names(around(fieldOf('B3')))).toEqual(['A3', 'B2', 'B4', 'C3']);
  expect(names(around(fieldOf('A1')))).toEqual(['A2', 'B1']);
  expect(names(around(fieldOf('C5')))).toEqual(['B5', 'C4']);
  expect(names(nearby(fieldOf('A1')))).toEqual(['A2', 'B1', 'B2']);
});

test('Z4 Z16 Z18 Z19 before street I lies the Barricade, beyond street V the Cemetery', () => {
  const first = FIELDS.filter((field) => inFrontOf(field) === BARRICADE);
  const last = FIELDS.filter((field) => behind(field) === null);
  expect(names(first)).toEqual(['A1', 'B1', 'C1']);
  expect(names(last)).toEqual(['A5', 'B5', 'C5']);
  expect(STREETS.length + ['Barricade', 'Cemetery'].length).toBe(7);
});

test('R34 no side step leads on to the Barricade', () => {
  expect(FIELDS.filter((field) => beside(field).includes(BARRICADE))).toEqual([]);
});

test('Z15 a field lies in one lane and one street', () => {
  const places = FIELDS.map((field) => `${laneOf(field)} ${streetOf(field)}`);
  expect(new Set(places).size).toBe(15);
});

test('Z84 R24 what begins at the Cemetery goes from street V to I, and in a street from lane A to C', () => {
  expect(FIELDS.toSorted(fromCemetery).map(nameOf)).toEqual(
    [5, 4, 3, 2, 1].flatMap((street) => [`A${street}`, `B${street}`, `C${street}`]),
  );
});
