/** Tables in the attack step by chance: any weapons, grids and bosses, for the tests of what holds always. */
import fc from 'fast-check';
import { BOSSES, EFFECTS, type Effect } from '../src/content/content.ts';
import type { BossSpec, Position, SeatSpec, StandingSpec } from './position.ts';
import { drawingOf, figures, grids } from './grids.ts';

/** Pairs that no pack may have. (T30) */
const APART: readonly (readonly [Effect, Effect])[] = [
  ['mowDown', 'explosion'],
  ['split', 'multiHit2'],
  ['split', 'multiHit3'],
];

function mayGoTogether(effects: readonly (Effect | null)[]): boolean {
  return !APART.some((pair) => pair.every((effect) => effects.includes(effect)));
}

const zombies: fc.Arbitrary<StandingSpec> = fc.record({
  rows: grids('odas', { rows: 3, columns: 4 }),
  space: fc.constantFrom(1, 2, 3),
});

function seats(effects: readonly Effect[]): fc.Arbitrary<SeatSpec> {
  const weapons = fc
    .record({
      shape: figures.map(drawingOf),
      start: fc.constantFrom('knockback', 'multiHit2', null),
      effects: fc.uniqueArray(fc.constantFrom(...effects), { maxLength: 2 }),
    })
    .filter(({ start, effects: printed }) => mayGoTogether([start, ...printed]));
  return fc.record({
    weapon: weapons,
    health: fc.integer({ min: 1, max: 6 }),
    armour: fc.nat(2),
    ammo: fc.nat(3),
    fury: fc.nat(4),
    street: fc
      .array(zombies, { maxLength: 3 })
      .map((all) => Object.fromEntries(all.entries()) as Record<string, StandingSpec>),
  });
}

const bosses: fc.Arbitrary<BossSpec> = fc
  .record({
    id: fc.constantFrom(...BOSSES),
    rows: grids('oybas', { rows: 5, columns: 5 }),
    regions: fc.array(fc.constantFrom('1', '2', '3'), { minLength: 25, maxLength: 25 }),
    roared: fc.constantFrom(0, 3),
  })
  .map(({ id, rows, regions, roared }) => {
    const map = rows.map((row, r) => [...row].map((_, c) => regions[r * 5 + c]!).join(''));
    const members = id === 'deadSox' ? 3 : 1;
    return {
      id,
      roared,
      rows:
        id === 'zombiephant'
          ? rows.map((row) => row.replaceAll('b', 'W'))
          : id === 'pyramid'
            ? rows.map((row) => row.replace('o', 'X'))
            : rows,
      map:
        id === 'screamer'
          ? map.map((row) => row.replaceAll('3', 'm'))
          : id === 'deadSox' || id === 'mutation'
            ? map
            : null,
      permanent: Array.from({ length: members }, () => ({ yellow: 0, blue: 0 })),
    };
  });

/** Names must differ from street to street. */
function named(all: readonly SeatSpec[]): readonly SeatSpec[] {
  return all.map((seat, i) => ({
    ...seat,
    street: Object.fromEntries(Object.entries(seat.street ?? {}).map(([name, z]) => [`z${i}${name}`, z])),
  }));
}

/** One to `most` survivors whose weapons have some of these effects. */
export function attackers(most: number, effects: readonly Effect[] = EFFECTS): fc.Arbitrary<Position> {
  return fc
    .record({
      round: fc.constantFrom(1, 2),
      seats: fc.array(seats(effects), { minLength: 1, maxLength: most }).map(named),
      boss: bosses,
      before: fc.nat(most - 1),
    })
    .map(({ round, seats: all, boss, before }): Position => {
      if (round === 1) return { round, seats: all, boss };
      return { round, seats: all, boss: { ...boss, before: before % all.length } };
    });
}
