import { expect, test } from 'vitest';
import { scene, type Position } from '../test/scene.ts';
import { ending } from './rules/ending.ts';
import type { Ending, State } from './state.ts';
import { outcome, summary } from './summary.ts';

const SEATS = [
  { survivors: { lilyMae: {} }, objective: 'smallCircle', hand: ['fuel', 'fuel'] },
  { survivors: { blue: {} }, objective: 'smallCircle', hand: ['fuel', 'fuel'] },
  { survivors: { giaNajjar: {} }, objective: 'fullTank' },
] as const;
const BETRAYED = [
  SEATS[0],
  SEATS[1],
  { ...SEATS[2], objective: 'lastSupper', hand: ['food1', 'food1', 'food2'] },
] as const;

function ended(position: Position, how: Ending): State {
  return scene(position).runs(ending, { ending: how }).s;
}

test('L201 those who have won share the victory', () => {
  expect(outcome(ended({ seats: SEATS }, 'objective'))).toEqual([0.5, 0.5, 0]);
  expect(outcome(ended({ seats: SEATS }, 'rounds'))).toEqual([0, 0, 0]);
  expect(outcome(scene({ seats: SEATS }).s)).toBeNull();
});

test('L43 L203 statistics tell how the colony and the betrayer did', () => {
  expect(summary(ended({ seats: SEATS }, 'objective'))).toMatchObject({
    winners: 2,
    betrayer: 'nobodyBetrays',
    colony: 'metWithout',
    exile: 'nobodyExiled',
  });
  const [fallen, held] = [ended({ seats: BETRAYED, morale: 0 }, 'morale'), ended({ seats: BETRAYED }, 'objective')];
  expect(summary(fallen)).toMatchObject({ winners: 1, betrayer: 'betrayerWins', colony: 'missedWith' });
  expect(summary(held)).toMatchObject({ betrayer: 'betrayerLoses', colony: 'metDespite' });
});

test('L190 statistics tell who was exiled', () => {
  const exiledOf = (...seats: readonly number[]): unknown => {
    const exiled = BETRAYED.map((seat, i) => ({ ...seat, exiled: seats.includes(i) }));
    return (summary(ended({ seats: exiled }, 'rounds')) as Record<string, unknown>)['exile'];
  };
  expect([exiledOf(0), exiledOf(2), exiledOf(0, 2)]).toEqual(['loyalExiled', 'betrayerExiled', 'bothExiled']);
});

test('L219 all together there is nobody to betray', () => {
  expect(summary(ended({ seats: SEATS, options: { mode: 'coop' } }, 'morale'))).not.toHaveProperty('betrayer');
});
