import { describe, expect, test } from 'vitest';
import { cardNo, place, scene, survivor, type Position } from '../../test/scene.ts';
import type { BetrayalObjectiveId, SecretObjectiveId } from '../content/ids.ts';
import type { State } from '../state.ts';
import {
  gainByBuilding,
  gainByMoving,
  gainByNewcomer,
  isHostile,
  lossFromHand,
  ownDeeds,
  ownGoal,
} from './own-goal.ts';

/** A table of three with secret objectives; the first seat has this one. */
function tableOf(objective: SecretObjectiveId | BetrayalObjectiveId, more: Position = {}): State {
  const { seats: [first] = [] } = more;
  return scene({
    main: 'convoy',
    options: { mode: 'secret' },
    ...more,
    seats: [
      { survivors: { lilyMae: {} }, ...first, objective },
      { survivors: { blue: {} }, objective: 'arsenal' },
      { survivors: { giaNajjar: {} }, objective: 'toolbox' },
    ],
  }).s;
}

describe('the own goal', () => {
  test('L201 a card that it needs is missed, another one is not', () => {
    const s = tableOf('fullTank', { seats: [{ survivors: { lilyMae: {} }, hand: ['fuel', 'medicine'] }] });
    expect(lossFromHand(s, 0, cardNo('fuel'))).toBeGreaterThan(0);
    expect(lossFromHand(s, 0, cardNo('medicine'))).toBeCloseTo(0);
    expect(s.players[0]!.hand).toEqual([cardNo('fuel'), cardNo('medicine')]);
  });

  test('L201 deeds are measured by what they change, and leave the table as it was', () => {
    const walls = tableOf('walls');
    expect(gainByBuilding(walls, 0, place('colony'))).toBeCloseTo(0.2);
    expect(walls.places[0]!.entrances[0]!.barricades).toBe(0);
    const far = tableOf('farFromHere');
    const lily = far.survivors.find(({ card }) => card === survivor('lilyMae'))!;
    expect(gainByMoving(far, lily, place('school'))).toBeCloseTo(0.5);
    expect(lily.place).toBe(place('colony'));
    expect([gainByNewcomer(tableOf('bigFamily'), 0), gainByNewcomer(tableOf('walls'), 0)]).toEqual([0.25, 0]);
  });

  test('L201 it counts more the nearer the main objective is, deeds only near the end, and less where morale is low', () => {
    const fuel = Array<'fuel'>(5).fill('fuel');
    const [far, near] = [tableOf('walls', { morale: 6 }), tableOf('walls', { morale: 6, placed: fuel })];
    expect(ownGoal(near, 0)).toBeGreaterThan(ownGoal(far, 0));
    expect(ownDeeds(far, 0)).toBeLessThan(ownGoal(far, 0) / 5);
    expect(ownDeeds(near, 0)).toBeGreaterThan(ownDeeds(far, 0));
    expect(ownGoal(tableOf('walls', { morale: 2 }), 0)).toBeLessThan(ownGoal(far, 0));
  });
});

describe('a betrayer', () => {
  const ready = { seats: [{ survivors: { lilyMae: {} }, hand: ['food1', 'food1', 'food1'] }] } as const;
  const bare = { seats: [{ survivors: { lilyMae: {} }, hand: [] }] } as const;

  test('L43 works with the others until all but the harm is done, and never turns in the first rounds', () => {
    expect(isHostile(tableOf('lastSupper', { ...ready, round: 4 }), 0)).toBe(true);
    expect(isHostile(tableOf('lastSupper', { ...ready, round: 1 }), 0)).toBe(false);
    expect(isHostile(tableOf('lastSupper', { ...bare, round: 4 }), 0)).toBe(false);
    expect(isHostile(tableOf('fullTank', { ...ready, round: 4 }), 0)).toBe(false);
  });

  test('L43 turns against them, too, once the main objective is near', () => {
    const placed = [...Array<'fuel'>(5).fill('fuel'), ...Array<'flashlight'>(2).fill('flashlight')];
    expect(isHostile(tableOf('lastSupper', { ...bare, round: 4, placed }), 0)).toBe(true);
  });
});
