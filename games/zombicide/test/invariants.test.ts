/** The checks of the invariants themselves: there are forty, and each finds what is wrong. */
import { expect, test } from 'vitest';
import { boardHere, terrainHere } from '../src/rules/mission.ts';
import { NONE, type State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { checkMutual, checkStraight, lightIsNothingByDay, nightHides, type Eyes } from './invariants/board.ts';
import { viewHides } from './invariants/game.ts';
import { FAULTS_OF_FIGHTS } from './invariants/planted/fights.ts';
import { FAULTS_OF_GAMES } from './invariants/planted/games.ts';
import { soundStep } from './invariants/planted/sound.ts';
import { FAULTS_OF_TABLES } from './invariants/planted/tables.ts';
import { INVARIANTS } from './invariants/table.ts';
import type { Step } from './invariants/step.ts';

const NUMBERS = Array.from({ length: 40 }, (_, i) => i + 1);
const FAULTS = { ...FAULTS_OF_TABLES, ...FAULTS_OF_FIGHTS, ...FAULTS_OF_GAMES };
/** Their checks look at boards, eyes and views; the tests below hand them wrong ones. */
const OTHERWISE = [14, 15, 16, 17];

/** What the checks of an invariant find wrong with a step. */
function findings(no: number, step: Step): readonly string[] {
  const { state, step: between } = INVARIANTS[no]!;
  return [() => state?.(step.after), () => between?.(step)].flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

test('there is a check for each of the forty invariants', () => {
  expect(Object.keys(INVARIANTS).map(Number)).toEqual(NUMBERS);
  for (const { state, step } of Object.values(INVARIANTS)) expect(state ?? step).toBeDefined();
});

test('a fault is planted for each of them', () => {
  expect([...Object.keys(FAULTS).map(Number), ...OTHERWISE].sort((a, b) => a - b)).toEqual(NUMBERS);
});

test('all hold in a sound step', () => {
  const step = soundStep();
  expect(NUMBERS.flatMap((no) => findings(no, step))).toEqual([]);
});

test.each(Object.entries(FAULTS))('invariant %s finds the faults that are planted', (no, faults) => {
  for (const { says, plant } of faults) {
    const step = soundStep();
    plant(step);
    expect(findings(Number(no), step)).toContainEqual(expect.stringContaining(says));
  }
});

test('14 finds sight that is not mutual, and a border without sight', () => {
  const { sight, n, near } = terrainHere(soundStep().after);
  expect(() => checkMutual({ sight, n, near })).not.toThrow();
  const far = sight.indexOf(-1);
  expect(() => checkMutual({ sight: sight.with(far, 2), n, near })).toThrow('not mutual');
  const next = near[0]![0]!;
  const blind = sight.with(next, -1).with(next * n, -1);
  expect(() => checkMutual({ sight: blind, n, near })).toThrow('not at range 1');
});

test('15 finds sight through a wall', () => {
  const { after } = soundStep();
  const { sight, n } = terrainHere(after);
  expect(() => checkStraight(boardHere(after), after.ground.open, { sight, n })).not.toThrow();
  const far = sight.indexOf(-1);
  const through = { sight: sight.with(far, 2), n };
  expect(() => checkStraight(boardHere(after), after.ground.open, through)).toThrow('through a room');
});

/** Eyes that see lit zones only, or dark ones too. */
const sharp = (range: (s: State) => number): Eyes => ({
  survivor: (s) => range(s),
  zombie: (s) => ({ occupied: [0], reach: [range(s)] }),
});

test('16 finds light that helps by day', () => {
  const { after } = soundStep();
  after.lit = [0];
  expect(() => lightIsNothingByDay(after)).not.toThrow();
  expect(() =>
    lightIsNothingByDay(
      after,
      sharp(({ lit }) => lit.length),
    ),
  ).toThrow('sees 0 by light');
});

test('17 finds eyes that see in the dark', () => {
  const { after } = soundStep();
  after.night = true;
  expect(() => nightHides(after)).not.toThrow();
  expect(() =>
    nightHides(
      after,
      sharp(() => 2),
    ),
  ).toThrow('zombies see into dark zone 0');
  const asleep = { ...sharp(() => 2), zombie: () => ({ occupied: [], reach: [] }) };
  expect(() => nightHides(after, asleep)).toThrow('sees dark zone 0 at range 2');
});

test('38 finds a view of a card that lies face down', () => {
  const { after } = soundStep();
  const seen = view(after, null);
  expect(() => viewHides(after, seen)).not.toThrow();
  expect(seen.placed.some(({ card }) => card === NONE)).toBe(true);
  expect(() => viewHides(after, { ...seen, placed: [...after.placed] })).toThrow('shows a card that lies face down');
});
