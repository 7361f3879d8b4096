import { expect, test } from 'vitest';
import { GIA, LILY, viewOf } from '../test/samples.ts';
import { place } from '../test/scene.ts';
import { figures, riskOf, SIDES } from './outlook.ts';

test('L145 L150 L158 a hint counts morale, food after the meal, waste, zombies to come, the crisis, both goals', () => {
  const view = viewOf({
    options: { mode: 'secret' },
    seats: [
      { survivors: { lilyMae: {}, giaNajjar: {} }, hand: ['fuel', 'fuel'], objective: 'fullTank' },
      { survivors: { blue: { at: 'school' } } },
      {},
    ],
    food: 3,
    waste: ['fuel', 'fuel'],
    main: 'convoy',
    placed: ['fuel', 'fuel', 'fuel'],
    crisis: 'fuelShortage',
    contributions: [[1, 'fuel']],
  });
  // Two eat one food; one zombie for the colony, one for the school; two fuel cards are one of three conditions.
  // Of the main objective: three of five fuel cards, no tools, and not everybody at home.
  expect(figures(view)).toEqual([6, 2, 2, 2, 1, 20, 1]);
  expect(figures({ ...view, seat: null }).at(-1)).toBe(0);
  expect(figures({ ...view, phase: 'setup' })).toEqual([]);
});

test('L126 L183 the risk of a roll: a bite always kills, any bad face kills who has two tokens', () => {
  const view = viewOf({
    seats: [
      { survivors: { lilyMae: {}, giaNajjar: { wounds: 1, despair: 1 } } },
      { survivors: { blue: { at: 'school' } } },
      {},
    ],
  });
  expect(SIDES).toBe(12);
  expect(riskOf(view, LILY, place('school'))).toEqual({ deadly: 1, others: 1 });
  expect(riskOf(view, GIA, place('library'))).toEqual({ deadly: 6, others: 0 });
});
