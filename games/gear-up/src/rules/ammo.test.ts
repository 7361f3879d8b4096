/** Spending ammo, and companions in solo play. */
import { describe, test } from 'vitest';
import type { Position, SeatSpec } from '../../test/position.ts';
import { scene } from '../../test/scene.ts';

const I2 = ['##'];
const OO = ['oo'];

describe('ammo', () => {
  const alone = (seat: SeatSpec) => scene({ seats: [{ weapon: { shape: I2 }, ...seat }] }).attacks();

  test('B68 B69 after the shape any number of it crosses squares, one each', () => {
    alone({ ammo: 3, street: { ann: { rows: ['ooooo'], space: 3 }, bob: { space: 2 } } })
      .marks(0, 'ann', 'A1 B1')
      .offersAmmo(0, 'ann', 'C1 D1 E1')
      .offersAmmo(0, 'bob', 'A1')
      .shoots(0, 'ann', 'E1')
      .happened({ type: 'ammoSpent', seat: 0, cell: 4, left: 2 })
      .shoots(0, 'bob', 'A1')
      .has({ seats: [{ ammo: { gained: 3, used: 2 }, street: { ann: '3 xxoox', bob: '2 x' } }] });
  });

  test('B70 G3 nobody has to attack or to spend ammo', () => {
    alone({ ammo: 3, street: { ann: { rows: OO } } })
      .confirms(0)
      .over()
      .has({ seats: [{ ammo: 3, street: { ann: '1 oo' } }] });
  });

  test('U9 G8 while the weapon could still be used, ammo has to wait or the weapon is given up', () => {
    const table = alone({ ammo: 1, street: { ann: { rows: OO } } })
      .offersBeside(0, 'cease', 'confirm')
      .offersAmmo(0, 'ann', '');
    table.refuses(0, table.ammoOf(0, 'ann', 'A1'), 'G8');
    table
      .ceases(0)
      .aimsAt(0, [])
      .offersAmmo(0, 'ann', 'A1 B1')
      .refuses(0, table.markOf(0, 'ann', 'A1 B1'), 'U9');
    table.shoots(0, 'ann', 'A1').has({ seats: [{ ammo: 0, street: { ann: '1 xo' } }] });
  });

  test('U9 G8 a second activation that is declined is declined for good', () => {
    const weapon = { shape: I2, effects: ['quickReload'] } as const;
    const table = alone({ weapon, ammo: 2, street: { ann: { rows: ['ooooo'] } } }).marks(0, 'ann', 'A1 B1');
    table.offersBeside(0, 'again quickReload', 'cease', 'confirm', 'takeBack 0').ceases(0).shoots(0, 'ann', 'C1');
    table.offersAmmo(0, 'ann', 'D1 E1').refuses(0, { do: 'again', by: 0, how: 'quickReload' }, 'U9');
  });

  test('G7 ammo and armour icons crossed by ammo are gained, and may be spent at once', () => {
    alone({ ammo: 1, street: { ann: { rows: ['aso'] } } })
      .ceases(0)
      .shoots(0, 'ann', 'A1')
      .happened('ammoSpent', { type: 'gained', gain: { ammo: 1, armour: 0 } })
      .shoots(0, 'ann', 'B1')
      .has({ seats: [{ ammo: { gained: 2, used: 2 }, armour: 1 }] })
      .offersAmmo(0, 'ann', '');
  });

  test('B71 B72 a zombie killed by ammo is killed', () => {
    alone({ ammo: 1, street: { ann: {} } })
      .ceases(0)
      .shoots(0, 'ann', 'A1')
      .allConfirm()
      .has({ kills: 1, seats: [{ due: 1, street: {} }] });
  });

  test('U3 G6 ammo does not reach a neighbour’s street, not even with Long Range', () => {
    const weapon = { shape: I2, effects: ['longRange'] } as const;
    const table = scene({
      seats: [{ weapon, ammo: 1, street: { ann: { rows: OO } } }, { street: { bob: {} } }],
    }).attacks();
    table
      .ceases(0)
      .offersAmmo(0, 'bob', '')
      .refuses(0, table.ammoOf(0, 'bob', 'A1'), 'G6');
  });

  test('U3 G5 B69 it hits the boss in front', () => {
    const table = scene({
      round: 2,
      boss: { before: 1, rows: OO },
      seats: [{ ammo: 1, street: { ann: {} } }, { ammo: 1 }],
    }).attacks();
    table.ceases(0).refuses(0, table.ammoOf(0, 'boss', 'A1'), 'B69');
    table
      .ceases(1)
      .shoots(1, 'boss', 'B1')
      .has({ boss: ['ox'] });
  });

  test('G5 with the option off it does not', () => {
    const table = scene({
      round: 2,
      boss: { rows: OO },
      options: { bossAmmo: false },
      seats: [{ ammo: 1, street: { ann: {} } }],
    }).attacks();
    table
      .ceases(0)
      .offersAmmo(0, 'ann', 'A1')
      .offersAmmo(0, 'boss', '')
      .refuses(0, table.ammoOf(0, 'boss', 'A1'), 'G5');
  });

  test('B69 T6 ammo that kills the boss wins', () => {
    scene({ round: 2, boss: { rows: OO, crossed: 'A1' }, seats: [{ ammo: 1 }] })
      .attacks()
      .ceases(0)
      .shoots(0, 'boss', 'B1')
      .allConfirm()
      .happened('confirmed', 'attackEnded', { type: 'gameEnded', ending: 'victory', dead: null });
  });

  test('G9 ammo from a neighbour’s Long Range may be spent as long as the step is open', () => {
    scene({ seats: [{ weapon: { shape: ['#'], effects: ['longRange'] } }, { street: { ann: { rows: ['ao'] } } }] })
      .attacks()
      .confirms(1)
      .marks(0, 'ann', 'A1')
      .changes(1)
      .ceases(1)
      .shoots(1, 'ann', 'B1')
      .has({ seats: [{ ammo: 1 }, { ammo: 0, street: { ann: '1 xx' } }] });
  });
});

describe('companions', () => {
  const solo = (position: Omit<Position, 'seats'>, seat: SeatSpec = {}) =>
    scene({
      companion: true,
      companions: [
        { shape: ['###'], effect: 'scavenge' },
        { shape: ['####'], effect: 'criticalHit' },
        { shape: ['#'], effect: 'knockback', ready: false },
      ],
      seats: [
        { weapon: { shape: I2 }, street: { ann: { rows: ['dooooo'] }, bob: { rows: ['dddd'], space: 3 } }, ...seat },
      ],
      ...position,
    }).attacks();

  test('B153 G59 beside the weapon one companion that lies face up is used, before or after it', () => {
    const table = solo({}).offersMarks(0, 'bob', ['A1', 'B1', 'C1', 'D1', 'A1 B1 C1', 'B1 C1 D1'], 0).aimsAt(0, [], 2);
    table.refuses(0, table.markOf(0, 'ann', 'A1', 2), 'B154');
    table.marks(0, 'bob', 'A1 B1 C1', 0).has({ seats: [{ ammo: 3 }], companions: [false, true, false] });
    table.aimsAt(0, [], 1).aimsAt(0, ['ann', 'bob']).marks(0, 'ann', 'A1 B1').aimsAt(0, []);
    solo({}).marks(0, 'ann', 'A1 B1').aimsAt(0, ['ann', 'bob'], 0).marks(0, 'ann', 'C1 D1 E1', 0).aimsAt(0, [], 1);
  });

  test('B153 without its icon on the card none is', () => {
    const table = solo({ companion: false }).aimsAt(0, [], 0);
    table.refuses(0, table.markOf(0, 'ann', 'B1', 0), 'B153');
  });

  test('T19 G26 G28 Critical Hit of a companion gives it a second activation of its own', () => {
    solo({})
      .marks(0, 'ann', 'A1', 1)
      .again(0, 'criticalHit')
      .aimsAt(0, ['bob'], 1)
      // The weapon may aim at anybody: only the companion must spare targets.
      .aimsAt(0, ['ann', 'bob'])
      .marks(0, 'bob', 'A1 B1 C1 D1', 1)
      .offersBeside(0, 'confirm', 'takeBack 0', 'takeBack 1', 'takeBack 2')
      .marks(0, 'ann', 'B1 C1')
      .has({ seats: [{ street: { ann: '1 xxxooo', bob: '3 xxxx' } }] });
  });

  test('T19 G28 whom Critical Hit of the weapon must spare a companion may hit, with all its shapes', () => {
    const weapon = { shape: I2, effects: ['criticalHit'] } as const;
    const companions = [{ shape: ['#'], effect: 'multiHit2' }] as const;
    solo({ companions }, { weapon })
      .marks(0, 'ann', 'A1')
      .again(0, 'criticalHit')
      .marks(0, 'bob', 'A1')
      .marks(0, 'bob', 'B1', 0)
      .aimsAt(0, ['ann', 'bob'], 0)
      .marks(0, 'ann', 'B1', 0)
      .has({ seats: [{ street: { ann: '1 xxoooo', bob: '3 xxdd' } }] });
  });

  test('T19 T16 activations of weapon and companion are counted apart; the second follows the first directly', () => {
    const weapon = { shape: I2, effects: ['quickReload'] } as const;
    const table = solo({}, { weapon, ammo: 2 }).marks(0, 'ann', 'B1').again(0, 'quickReload').marks(0, 'ann', 'C1');
    table
      .marks(0, 'bob', 'A1', 1)
      .offersBeside(0, 'again criticalHit', 'cease', 'confirm', ...[0, 1, 2, 3].map((i) => `takeBack ${i}`));
    const late = solo({}, { weapon, ammo: 2 }).marks(0, 'ann', 'B1').marks(0, 'bob', 'A1 B1 C1', 0);
    late.refuses(0, { do: 'again', by: 0, how: 'quickReload' }, 'T16');
  });

  test('B153 T16 a companion that is used ends the activation of the weapon', () => {
    const weapon = { shape: I2, start: 'multiHit2' } as const;
    const table = solo({}, { weapon })
      .marks(0, 'ann', 'A1')
      .aimsAt(0, ['ann', 'bob'])
      .marks(0, 'bob', 'A1', 0)
      .aimsAt(0, []);
    table.refuses(0, table.markOf(0, 'ann', 'B1'), 'T16');
  });

  test('G59 U9 ammo comes after the companion', () => {
    const table = solo({}, { ammo: 1 })
      .marks(0, 'ann', 'A1 B1')
      .offersAmmo(0, 'ann', '')
      .marks(0, 'ann', 'C1 D1 E1', 0);
    table
      .offersAmmo(0, 'ann', 'F1')
      .shoots(0, 'ann', 'F1')
      .has({ seats: [{ street: { ann: '1 xxxxxx', bob: '3 dddd' } }] });
  });

  test('G60 B72 a zombie killed by a companion gives an upgrade', () => {
    solo({})
      .marks(0, 'bob', 'A1 B1 C1 D1', 1)
      .allConfirm()
      .has({ kills: 1, seats: [{ due: 1 }], companions: [true, false, false] });
  });

  test('G61 a companion may aim at the boss', () => {
    solo({ round: 2, boss: { rows: ['yooo'] } })
      .marks(0, 'boss', 'A1 B1 C1', 0)
      .has({ boss: ['xxxo'], seats: [{ ammo: 1 }] });
  });

  test('T5 B153 a companion whose use is taken back lies face up again', () => {
    solo({})
      .marks(0, 'ann', 'A1', 0)
      .takesBack(0)
      .has({ companions: [true, true, false], seats: [{ ammo: 0 }] })
      .aimsAt(0, ['ann', 'bob'], 1);
  });
});
