import { expect, test } from 'vitest';
import { die, scene, type Position, type Scene } from '../../test/scene.ts';
import { zombicide } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { NONE } from '../state.ts';

const HERE = '1V.s5';

/** Amy stands beside a car in a street of S4. */
function parked(position: Position = {}): Scene {
  const table = scene({ mission: 'S4', survivors: { amy: { at: HERE, only: [] } }, ...position });
  table.s.cars = [{ zone: table.zone(HERE), driver: NONE, others: [] }];
  return table.turn('amy');
}

/** A street beside the car, and one beyond it. */
function wayFrom({ s }: Scene): readonly [number, number] {
  const { zones } = boardHere(s);
  const streets = (from: number): readonly number[] =>
    terrainHere(s).steps[from]!.filter((zone) => zones[zone]!.kind === 'street');
  const from = s.cars[0]!.zone;
  for (const first of streets(from)) for (const second of streets(first)) if (second !== from) return [first, second];
  throw new Error('no way');
}

test('V442 a car stands where the team begins as an option, and never in a mission of the campaign', () => {
  const cars = (mission: string, on: boolean) =>
    zombicide.setup({ ...DEFAULTS, mission, cars: on }, 1, [1, 2, 3, 4], null).cars.length;
  expect([cars('S4', true), cars('S4', false), cars('M1', true)]).toEqual([1, 0, 0]);
});

test('V442 getting in costs an action, and needs a zone without zombies', () => {
  expect(parked({ zombies: { [HERE]: { walker: 1 } } }).isOffered({ do: 'getIn', car: 0 })).toBe(false);
  const table = parked().does({ do: 'getIn', car: 0 });
  expect([table.s.cars[0]!.driver, table.one('amy').actions]).toEqual([0, 2]);
});

test('V442 whoever sits in it neither walks nor searches, and gets out for an action', () => {
  const table = parked().does({ do: 'getIn', car: 0 });
  expect(table.options.some((option) => option.do === 'move' || option.do === 'search')).toBe(false);
  table.does({ do: 'getOut' });
  expect([table.s.cars[0]!.driver, table.one('amy').actions]).toEqual([NONE, 1]);
  expect(table.options.some((option) => option.do === 'move')).toBe(true);
});

test('V442 slowly it goes one zone, past zombies without an attack, and all go along', () => {
  const table = parked({ survivors: { amy: { at: HERE, only: [] }, doug: { at: HERE } } });
  table.s.cars = [{ zone: table.zone(HERE), driver: NONE, others: [1] }];
  table.does({ do: 'getIn', car: 0 });
  const [first] = wayFrom(table);
  table.s.zombies[first * 3] = 1;
  table.does({ do: 'drive', way: [first] });
  expect([table.s.cars[0]!.zone, table.one('amy').zone, table.one('doug').zone]).toEqual([first, first, first]);
  expect([table.s.zombies[first * 3], table.one('amy').actions]).toEqual([1, 1]);
});

test('V442 fast it goes two zones, with 3 silent dice, 4+, damage 2 in each zone with zombies', () => {
  const table = parked({ rigged: [die(4), die(3), die(6)] }).does({ do: 'getIn', car: 0 });
  const [first, second] = wayFrom(table);
  table.s.zombies[first * 3 + 1] = 2;
  table.s.zombies[first * 3] = 1;
  table.does({ do: 'drive', way: [first, second] });
  // V153: brutes first.
  expect([table.s.zombies[first * 3 + 1], table.s.zombies[first * 3]]).toEqual([0, 1]);
  expect([table.s.cars[0]!.zone, table.one('amy').ap, table.s.noise[first]]).toEqual([second, 2, 0]);
});

/** Amy drives fast with Doug, and Borys whom he leads, at two walkers; Ned is on foot, among them if that is said. */
function runsInto(dice: readonly number[], { ned = true } = {}) {
  const table = parked({
    survivors: { amy: { at: HERE, only: [] }, doug: { at: HERE, only: [] }, ned: { at: HERE, only: [] } },
    companions: { borys: 'doug' },
    rigged: dice.map(die),
  });
  table.s.cars = [{ zone: table.zone(HERE), driver: NONE, others: [1] }];
  table.does({ do: 'getIn', car: 0 });
  const [first, second] = wayFrom(table);
  table.s.zombies[first * 3] = 2;
  if (ned) table.one('ned').zone = first;
  table.does({ do: 'drive', way: [first, second] });
  return { s: table.s, ned: table.one('ned'), doug: table.one('doug'), walkers: table.s.zombies[first * 3], second };
}

test('V442 V158 V159 a car hits zombies by its dice, and each miss gives a survivor on foot 2 wounds', () => {
  const { s, ned, walkers, second } = runsInto([4, 5, 3]);
  expect([walkers, ned.wounds, s.cars[0]!.zone]).toEqual([0, 2, second]);
});

test('V442 V161 a car that hits with all dice leaves people on foot alone', () => {
  const { ned, walkers } = runsInto([4, 5, 6]);
  expect([walkers, ned.wounds]).toEqual([0, 0]);
});

test('V442 misses never hit those who sit in the car, nor the companions whom they lead', () => {
  const { s, doug, walkers } = runsInto([1, 2, 3], { ned: false });
  expect([walkers, doug.wounds, s.companions[0]!.status, s.ending]).toEqual([2, 0, 'standing', null]);
});

test('V442 V159 a car that misses with all dice kills somebody on foot', () => {
  expect(runsInto([1, 2, 3]).ned.status).toBe('dead');
});

test('V442 the seats are changed for an action', () => {
  const table = parked({ survivors: { amy: { at: HERE, only: [] }, doug: { at: HERE } } });
  table.s.cars = [{ zone: table.zone(HERE), driver: 1, others: [] }];
  table.does({ do: 'getIn', car: 0 });
  expect(table.options.some((option) => option.do === 'drive')).toBe(false);
  table.does({ do: 'takeWheel' });
  expect(table.s.cars[0]).toMatchObject({ driver: 0, others: [1] });
});
