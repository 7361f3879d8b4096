import type { AnyGame } from '@horda/kernel';
import { oddGames, playOddPacks } from '@horda/testing';
import fc from 'fast-check';
import { test } from 'vitest';
import { KINDS } from '../src/content/city.ts';
import { RESOURCES } from '../src/content/resources.ts';
import { cisza } from '../src/game.ts';
import { PRINTED_PACK, SIZES, type CiszaPack } from '../src/pack.ts';
import { invariantsWith } from './invariants.ts';

/** So many cards of a few sorts: mostly of one, often none of another. */
function pile<Name extends string>(names: readonly Name[], size: number): fc.Arbitrary<Readonly<Record<Name, number>>> {
  const weights = fc.array(fc.oneof(fc.constant(0), fc.constant(0), fc.nat(3), fc.nat(60)), {
    minLength: names.length,
    maxLength: names.length,
  });
  return fc.tuple(weights, fc.nat(names.length - 1)).map(([given, filler]) => {
    const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
    let left = size;
    for (const [i, name] of names.entries()) {
      counts[name] = Math.min(given[i]!, left);
      left -= counts[name];
    }
    counts[names[filler]!] += left;
    return counts;
  });
}

const packs = fc.record({ resources: pile(RESOURCES, SIZES.resources), city: pile(KINDS, SIZES.city) });
const game = cisza as unknown as AnyGame;

const CHECKS = {
  most: 500_000,
  invariants: (s: Parameters<ReturnType<typeof invariantsWith>>[0], content: object) =>
    invariantsWith(content as CiszaPack)(s),
};

test('A44 C48 whatever the check of a pack accepts is played to an end', () => {
  playOddPacks(game, packs, oddGames(100), { ...CHECKS, options: { stallGuard: false, surprise: 'turn' } });
});

test('A43 also where a city that does not change stirs by itself', () => {
  playOddPacks(game, packs, oddGames(100), { ...CHECKS, options: { stallGuard: true } });
});

test('A44 also with as many barriers as there may be', () => {
  const others = fc.constantFrom('walkieTalkie', 'surprise', 'sabotage', 'eviction');
  const most = others.map((card) => ({
    city: PRINTED_PACK.city,
    resources: { ...Object.fromEntries(RESOURCES.map((each) => [each, 0])), barricade: 20, mines: 16, [card]: 19 },
  }));
  playOddPacks(game, most, oddGames(40), { ...CHECKS, options: { stallGuard: true } });
});
