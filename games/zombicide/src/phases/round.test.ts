import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { ROUND } from '../declared.ts';

function begins(table: Scene): Scene {
  return table.runs(ROUND, {});
}

describe('a round', () => {
  test('V25 V26 V29 the first player begins, then the others to the left; then zombies and the end', () => {
    const survivors = { ned: {}, elle: { seat: 1 }, doug: { seat: 2 } } as const;
    const table = begins(scene({ seats: 3, first: 1, survivors, round: 4, zombieCards: [1, 2, 3] }));
    const order = [0, 1, 2].map(() => {
      const { seat } = table.s.kernel.asks[0]!;
      table.does({ do: 'end' });
      return seat;
    });
    expect(order).toEqual([1, 2, 0]);
    // V243: the next round begins with the next player.
    table.shows({ round: 6, first: 2, phase: 'players' });
  });

  test('V28 everybody acts again in the next round', () => {
    const table = begins(scene({ survivors: { ned: {} }, zombieCards: [1, 2, 3] })).does({ do: 'end' });
    expect([table.s.round, table.prompt]).toEqual([3, 'turn.choose']);
  });

  test.each([
    [18, false],
    [19, true],
    [6, true],
    [7, false],
  ])('V289 V290 at %i:00 it is night: %s', (hour, night) => {
    const table = begins(scene({ mission: 'M4', survivors: { ned: {} }, hour, night: !night }));
    table.shows({ night });
  });

  test('V290 W7 Y82 day and night hold for the whole round', () => {
    const table = begins(scene({ mission: 'M4', survivors: { ned: {} }, hour: 18 }));
    table.s.hour = 20;
    table.does({ do: 'makeNoise' });
    table.shows({ night: false });
  });

  test('Y72 Y84 a player without a standing survivor is passed over', () => {
    const survivors = { ned: { status: 'dead' }, elle: { seat: 1 } } as const;
    const table = begins(scene({ seats: 2, survivors }));
    table.stage.asks({ seat: 1, prompt: 'turn.choose' });
  });
});

test('a house rule: ten rounds in which the team gets nowhere lose the mission, unless it is switched off', () => {
  const stalled = (stallGuard: boolean) =>
    begins(scene({ options: { stallGuard }, round: 9, zombieCards: [1, 2, 3], survivors: { amy: {} } })).does({
      do: 'end',
    });
  expect(stalled(true).s).toMatchObject({ ending: 'time', round: 10 });
  expect(stalled(false).s).toMatchObject({ ending: null, round: 11 });
});
