/** Marches and boss attacks on any table, against what is printed. */
import { call, run } from '@horda/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainMarch, type Marcher } from '../../test/plain-march.ts';
import { hardened, newTable } from '../../test/whole-games.ts';
import { zombieCards } from '../content/cards.ts';
import { BOSSES, MARCHES, SPEEDS } from '../content/content.ts';
import { HOUSE } from '../content/house.ts';
import { gearUp } from '../game.ts';
import { maskOf } from '../geometry/geometry.ts';
import { bossTable } from '../rules/table.ts';
import { bossCard } from './boss.ts';
import { march } from './march.ts';
import type { Space, State } from '../state.ts';

const CARDS = zombieCards(HOUSE);
const squaresOf = (rows: readonly string[]): string[] => [...rows.join('').replaceAll('.', '')];

/** A zombie with some squares crossed, and one at least that is not. */
const anyZombie = fc
  .record({ card: fc.nat(CARDS.length - 1), space: fc.constantFrom<Space>(1, 2, 3), marks: fc.nat() })
  .map(({ card, space, marks }) => {
    const count = squaresOf(CARDS[card]!.rows).length;
    const crossed = [...Array(count).keys()].filter((i) => i > 0 && ((marks >>> i) & 1) === 1);
    return { card, space, crossed };
  });
const anyStreets = fc
  .array(fc.uniqueArray(anyZombie, { selector: ({ card }) => card, maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((streets) => {
    const seen = new Set<number>();
    return streets.map((street) => street.filter(({ card }) => !seen.has(card) && seen.add(card)));
  });

function emptied(seats: number, options: Parameters<typeof newTable>[1] = {}): State {
  const s = hardened(newTable(seats, options));
  s.kernel.stack = [];
  s.kernel.asks = [];
  for (const one of s.survivors) one.street = [];
  return s;
}

test('B78 B79 B80 B81 B83 B86 B128 B129 B130 G16 G19 T7 any march does what the cards say', () => {
  fc.assert(
    fc.property(anyStreets, fc.constantFrom(...MARCHES.slice(1)), (streets, marching) => {
      const s = emptied(streets.length);
      for (const [seat, street] of streets.entries())
        s.survivors[seat]!.street = street.map(({ card, space, crossed }) => ({
          card,
          space,
          crossed: maskOf(crossed).lo,
        }));
      call(s, march, { march: marching });
      run(gearUp, s);
      const marchers = streets.map((street) => street.map((z): Marcher => ({ ...z, card: CARDS[z.card]! })));
      const { damage, spaces } = plainMarch(marchers, marching === 'both' ? SPEEDS : [marching as 'slow' | 'fast']);
      expect(s.survivors.map(({ health }) => 1000 - health)).toEqual(damage);
      expect(s.survivors.map(({ street }) => street.map(({ space }) => space))).toEqual(spaces);
      expect(s.kernel.asks).toEqual([]);
    }),
    { seed: 11, numRuns: 300 },
  );
});

test('B97 B98 B100 G54 any attack of any boss does what is printed and not crossed', () => {
  const anyBoss = fc.constantFrom(...BOSSES.filter((id) => id !== 'deadSox'));
  fc.assert(
    fc.property(anyBoss, fc.boolean(), fc.boolean(), fc.infiniteStream(fc.boolean()), (boss, black, special, marks) => {
      const s = emptied(3, { boss, difficulty: black ? 'easy' : 'hard' });
      const { rows, permanent } = HOUSE.bosses[s.bossNumber]![black ? 'black' : 'red'];
      const squares = squaresOf(rows);
      // The last square is never crossed: a dead boss attacks no more.
      const crossed = squares.map((_, i) => marks.next().value! && i < squares.length - 1);
      const mask = maskOf(squares.flatMap((_, i) => (crossed[i] ? [i] : [])));
      [s.boss.lo, s.boss.hi] = [mask.lo, mask.hi];
      const open = (icon: string) => squares.filter((sign, i) => sign === icon && !crossed[i]).length;
      const [{ yellow, blue }] = permanent as readonly [{ yellow: number; blue: number }];
      const expected = open('y') + yellow + (special ? open('b') + blue : 0);
      call(s, bossCard, { icons: [special ? 'special' : 'attack'] });
      run(gearUp, s);
      expect(s.survivors.map(({ health }) => 1000 - health)).toEqual([expected, expected, expected]);
      expect(bossTable(s).members).toHaveLength(1);
    }),
    { seed: 12, numRuns: 100 },
  );
});
