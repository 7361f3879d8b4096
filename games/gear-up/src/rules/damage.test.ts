import { apply, call, run } from '@horda/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { newTable } from '../../test/whole-games.ts';
import { gearUp } from '../game.ts';
import { damage, type DamageLocals } from './damage.ts';
import type { State } from '../state.ts';

const PLAIN: DamageLocals = { cause: 'zombies', amounts: [], hard: [], price: null };
const left = ({ survivors }: State) => survivors.map(({ health, armour }) => [health, armour.gained - armour.used]);

test('B5 B6 B84 each damage crosses one health, or one available armour instead', () => {
  const t = scene({ seats: [{ health: 9, armour: { gained: 5, used: 2 } }] });
  t.runs(damage, { ...PLAIN, amounts: [4], hard: [0] })
    .chooses({ do: 'block', armour: 2 })
    .over();
  t.has({ seats: [{ health: 7, armour: { gained: 5, used: 4 } }] });
});

test('G22 any part of the damage may go to armour: none, some, or as much as there is', () => {
  const t = scene({ seats: [{ armour: 3 }] }).runs(damage, { ...PLAIN, amounts: [5], hard: [0] });
  t.offers(...[0, 1, 2, 3].map((armour) => ({ do: 'block' as const, armour })));
});

test('T7 T9 nobody is asked who has nothing to choose: no damage, no armour, or damage that armour cannot take', () => {
  const t = scene({ seats: [{ health: 9, armour: 3 }, { health: 9 }, { health: 9, armour: 3 }] });
  t.runs(damage, { ...PLAIN, amounts: [0, 2, 0], hard: [0, 0, 2] }).over();
  t.has({ seats: [{ health: 9 }, { health: 7 }, { health: 7, armour: 3 }] });
  t.happened({ type: 'damaged', seat: 1 }, { type: 'damaged', seat: 2, armour: 0, health: 2 });
});

test('B144 damage that armour cannot take comes on top of what it can', () => {
  const t = scene({ seats: [{ health: 9, armour: 3 }] }).runs(damage, { ...PLAIN, amounts: [2], hard: [1] });
  t.offers(...[0, 1, 2].map((armour) => ({ do: 'block' as const, armour })));
  t.chooses({ do: 'block', armour: 2 }).has({ seats: [{ health: 8, armour: 1 }] });
});

test('B85 health never goes below nothing', () => {
  const t = scene({ seats: [{ health: 2 }] }).runs(damage, { ...PLAIN, amounts: [7], hard: [7] });
  t.has({ seats: [{ health: 0 }], ending: 'death' });
  expect(t.s.kernel.events[0]).toMatchObject({ type: 'damaged', health: 2, left: 0 });
});

test('B84 T7 whatever is answered, armour and health together take all of the damage', () => {
  const seat = fc.record({ armour: fc.nat(4), amount: fc.nat(6), hard: fc.nat(3), pick: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(seat, { minLength: 1, maxLength: 4 }), (seats) => {
      const s = newTable(seats.length);
      s.kernel.stack = [];
      s.kernel.asks = [];
      for (const [i, one] of s.survivors.entries()) one.armour.gained = seats[i]!.armour;
      call(s, damage, { ...PLAIN, amounts: seats.map(({ amount }) => amount), hard: seats.map(({ hard }) => hard) });
      const before = left(s);
      run(gearUp, s);
      for (const { seat: asked, options } of s.kernel.asks.slice())
        apply(gearUp, s, { tick: s.kernel.tick, seat: asked, picks: [options[seats[asked]!.pick % options.length]!] });
      const lost = left(s).map(([health, armour], i) => before[i]![0]! - health! + before[i]![1]! - armour!);
      expect(s.kernel.asks).toEqual([]);
      expect(lost).toEqual(seats.map(({ amount, hard }) => amount + hard));
      expect(left(s).every(([, armour]) => armour! >= 0)).toBe(true);
    }),
    { seed: 7, numRuns: 100 },
  );
});
