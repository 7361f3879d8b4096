import { zombicide } from '@horda/zombicide';
import { missionOf, terrainHere } from '@horda/zombicide/rules/mission';
import { NONE, type Car } from '@horda/zombicide/state';
import { scene } from '@horda/zombicide/test/scene';
import { expect, test } from 'vitest';
import type { Detail } from './camera.ts';
import { figuresOf, type Figure, type Stage } from './figures.ts';
import { planOf } from './plan.ts';
import { travelOf } from './travel.ts';

const HERE = '1V.s5';

/** Amy, Doug and Ned in the street of a car. */
function stageWith(car: Partial<Car>, detail: Detail = 'plan'): Stage {
  const { s } = scene({ mission: 'S4', survivors: { amy: { at: HERE }, doug: { at: HERE }, ned: { at: HERE } } });
  s.cars = [{ zone: s.survivors[0]!.zone, driver: NONE, others: [], ...car }];
  const plan = planOf(missionOf(s), false);
  return { plan, shown: zombicide.view(s, 0), things: [], detail, scale: 1, nameOf: () => 'Amy' };
}

const figure = (figures: readonly Figure[], key: string): Figure => figures.find((each) => each.key === key)!;
const apart = (a: Figure, b: Figure): number => Math.hypot(a.x - b.x, a.y - b.y);

test('V442 those in a car are drawn in it, and those on foot beside it', () => {
  const all = figuresOf(stageWith({ driver: 0, others: [1] }));
  const [car, amy, doug, ned] = ['car-0', 'survivor-0', 'survivor-1', 'survivor-2'].map((key) => figure(all, key));
  expect(all.filter(({ key }) => key.startsWith('survivor'))).toHaveLength(3);
  expect(apart(amy!, car!)).toBeLessThan(30);
  expect(apart(doug!, car!)).toBeLessThan(30);
  expect(apart(ned!, car!)).toBeGreaterThan(30);
});

test('V442 the seat at the wheel is the driver’s: without one it stays empty', () => {
  const seatOf = (car: Partial<Car>, key: string): readonly number[] => {
    const all = figuresOf(stageWith(car));
    return [figure(all, key).x - figure(all, 'car-0').x, figure(all, key).y - figure(all, 'car-0').y];
  };
  expect(seatOf({ driver: 0 }, 'survivor-0')).toEqual(seatOf({ driver: 2 }, 'survivor-2'));
  expect(seatOf({ others: [1] }, 'survivor-1')).not.toEqual(seatOf({ driver: 1 }, 'survivor-1'));
});

test('V442 from far away everybody has the own sign beside the car', () => {
  const all = figuresOf(stageWith({ driver: 0, others: [1, 2] }, 'far'));
  expect(all.filter(({ is }) => is === 'seat')).toHaveLength(3);
  expect(all.filter(({ is }) => is === 'car')).toHaveLength(1);
});

test('V442 a car travels with all who sit in it, each in the own seat', () => {
  const stage = stageWith({ driver: 0, others: [1] });
  const from = stage.shown.cars[0]!.zone;
  const to = terrainHere(stage.shown).steps[from]![0]!;
  const { travellers, still, after } = travelOf(stage, [{ type: 'carDrove', car: 0, from, to, survivors: [0, 1] }]);
  expect(travellers.map((each) => each.figure.key)).toEqual(['car-0', 'survivor-0', 'survivor-1']);
  expect(still.map(({ key }) => key)).toEqual(['survivor-2']);
  expect([after.cars[0]!.zone, ...after.survivors.map(({ zone }) => zone)]).toEqual([to, to, to, from]);
  const [car, amy] = travellers;
  const seat = [amy!.figure.x - car!.figure.x, amy!.figure.y - car!.figure.y];
  for (const [i, [x, y]] of amy!.points.entries())
    expect([x - car!.points[i]![0], y - car!.points[i]![1]].map((by) => by.toFixed(3))).toEqual(
      seat.map((by) => by.toFixed(3)),
    );
});
