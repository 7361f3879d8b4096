import { describe, expect, test } from 'vitest';
import { scene, type Position } from '../../test/scene.ts';
import { colony } from '../phases/colony.ts';
import { isGuilty, shouldAccuse } from './suspicion.ts';

const TABLE: Position = {
  seats: [
    { survivors: { lilyMae: {} }, objective: 'fullTank' },
    { survivors: { blue: {} }, objective: 'arsenal' },
    { survivors: { giaNajjar: {} }, objective: 'toolbox' },
  ],
  options: { mode: 'secret' },
};

describe('suspicion', () => {
  test('Q22 a wrong card that only one other player can have added is evidence', () => {
    const { s } = scene(TABLE);
    s.spoiled = [{ by: [1, 1, 0], wrong: 1 }];
    expect([shouldAccuse(s, 0, 1), shouldAccuse(s, 0, 2)]).toEqual([true, false]);
    expect([isGuilty(s, 0, 1), isGuilty(s, 1, 1)]).toEqual([true, false]);
  });

  test('Q22 among two others it is none, until the same one was there again', () => {
    const { s } = scene(TABLE);
    s.spoiled = [{ by: [1, 1, 1], wrong: 1 }];
    expect([isGuilty(s, 0, 1), isGuilty(s, 0, 2)]).toEqual([false, false]);
    s.spoiled = [...s.spoiled, { by: [1, 1, 0], wrong: 1 }];
    expect([shouldAccuse(s, 0, 1), shouldAccuse(s, 0, 2)]).toEqual([true, false]);
  });

  test('Q22 two wrong cards come from somebody who has added two', () => {
    const { s } = scene(TABLE);
    s.spoiled = [{ by: [1, 2, 1], wrong: 2 }];
    expect([shouldAccuse(s, 0, 1), shouldAccuse(s, 0, 2)]).toEqual([true, false]);
  });

  test('F14 L43 once the betrayer is exiled, nobody else is suspected of the same cards', () => {
    const { s } = scene(TABLE);
    s.spoiled = [{ by: [1, 1, 1], wrong: 1 }];
    Object.assign(s.players[1]!, { exiled: true });
    expect(isGuilty(s, 0, 2)).toBe(false);
    Object.assign(s.players[1]!, { shown: true });
    expect(isGuilty(s, 0, 2)).toBe(true);
  });

  test('L153 Q22 what everybody sees of a spoiled crisis is kept: how many each has added, and how many were wrong', () => {
    const crisis = { crisis: 'fuelShortage', food: 9, main: 'darkIsTheNight' } as const;
    const right = [1, 'fuel'] as const;
    const spoiled = (second: 'fuel' | 'medicine'): unknown =>
      scene({ ...TABLE, ...crisis, contributions: [right, [2, second]] }).runs(colony, {}).s.spoiled;
    expect(spoiled('medicine')).toEqual([{ by: [0, 1, 1], wrong: 1 }]);
    expect(spoiled('fuel')).toEqual([]);
  });
});
