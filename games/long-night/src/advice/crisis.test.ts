import { describe, expect, test } from 'vitest';
import { scene, type Position } from '../../test/scene.ts';
import { crisisCost } from './crisis.ts';

const costOf = (table: Position): number => crisisCost(scene(table).s);

describe('what a crisis costs if it fails', () => {
  const seats = [{ survivors: { lilyMae: { at: 'library' } } }, { survivors: { blue: {} } }] as const;
  const home = [{ survivors: { lilyMae: {} } }, { survivors: { blue: {} } }] as const;

  test('L154 L160 noise at all locations is dear where somebody stands before a full entrance', () => {
    const howls = { crisis: 'nightHowls', places: { library: { zombies: 3 } } } as const;
    expect(costOf({ ...howls, seats })).toBeGreaterThan(costOf({ ...howls, seats: home }) + 3);
  });

  test('L154 L170 zombies at the colony are dear where they break in, and barricades that go first do not count', () => {
    const full = { colony: { entrances: Array<object>(6).fill({ zombies: 3 }) } };
    const built = { colony: { entrances: Array<object>(6).fill({ zombies: 1, barricades: 2 }) } };
    const cost = (crisis: 'theVault' | 'brokenFence', places: Position['places'] = {}): number =>
      costOf({ crisis, seats: home, places: places! });
    expect(cost('theVault', full)).toBeGreaterThan(cost('theVault') + 6);
    expect(cost('theVault', built)).toBeCloseTo(cost('theVault'));
    expect(
      cost('brokenFence', { colony: { entrances: Array<object>(6).fill({ zombies: 2, barricades: 1 }) } }),
    ).toBeGreaterThan(cost('brokenFence'));
  });
});
