import { expect, test } from 'vitest';
import { scene } from '../test/scene.ts';
import { gearUp } from './game.ts';
import { missing } from './missing.ts';
import type { Choice, State } from './state.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { view } from './view.ts';

const BAR = { shape: ['###'] };
const ONE = { shape: ['#'] };
const ROWS = ['oooo', 'oooo'];
const name = (seat: number): string => ['Ann', 'Bob'][seat]!;

function told({ s }: { readonly s: State }, seat: number, choice: Choice): readonly [en: string, pl: string] {
  const reason = missing(view(s, seat), seat, choice, gearUp.why(s, seat, choice)!);
  return [en.reason(reason, name), pl.reason(reason, name)];
}

test('B56 B55 B48 the square, the shape and the step that are at fault', () => {
  const t = scene({ seats: [{ weapon: BAR, street: { ann: { rows: ROWS, crossed: 'D1' } } }, {}] }).attacks();
  expect(told(t, 0, t.markOf(0, 'ann', 'B1 C1 D1'))).toEqual([
    'Square D1 is crossed already.',
    'Pole D1 jest już skreślone.',
  ]);
  expect(told(t, 0, t.markOf(0, 'ann', 'A1 B1'))[0]).toBe('These squares do not have the shape of the weapon.');
  expect(told(t, 0, { do: 'upgrade', weapon: 'red' })).toEqual([
    'The step now is: attack. That belongs to another: upgrade.',
    'Trwa krok: atak. To należy do innego kroku: ulepszenie.',
  ]);
});

test('B51 B40 B68 B50 whose street it is, when the boss comes, what is not there', () => {
  const seats = [
    { weapon: ONE, street: { ann: {} } },
    { weapon: ONE, street: { bob: {} } },
  ];
  const t = scene({ seats }).attacks();
  expect(told(t, 0, t.markOf(0, 'bob', 'A1'))[0]).toMatch(/ stands in another street: Bob\.$/);
  expect(told(t, 0, t.markOf(0, 'boss', 'C1'))[0]).toMatch(/^The boss \(.+\) comes in round 2\.$/);
  expect(told(t, 0, t.ammoOf(0, 'ann', 'A1'))).toEqual(['You have no ammo.', 'Nie masz Amunicji.']);
  expect(told(t, 0, t.markOf(1, 'bob', 'A1'))[0]).toBe('That is up to Bob, not to you.');
});
