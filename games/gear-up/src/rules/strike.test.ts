/** The results of crossed squares: icons, effects that pay, boss rules, the end of the game. */
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { damageOf } from './table.ts';

const I2 = ['##'];
const I3 = ['###'];

describe('icons', () => {
  test('B61 B62 a shape over ammo and armour gives one of each at once', () => {
    scene({ seats: [{ weapon: { shape: I3 }, street: { ann: { rows: ['aso'] } } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1 C1')
      .happened(
        { type: 'marked', left: 0, cells: [0, 1, 2] },
        { type: 'gained', seat: 0, gain: { ammo: 1, armour: 1 }, why: 'icons' },
      )
      .has({ seats: [{ ammo: 1, armour: 1 }] });
  });

  test('B63 after three gained and two used the next one circles the fourth space', () => {
    const used = { gained: 3, used: 2 };
    scene({ seats: [{ weapon: { shape: I2 }, ammo: used, armour: used, street: { ann: { rows: ['as'] } } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .has({ seats: [{ ammo: { gained: 4, used: 2 }, armour: { gained: 4, used: 2 } }] });
  });

  test('G10 G11 a full track takes no more, although its spaces are crossed', () => {
    const tracks = { ammo: 4, armour: 4 };
    scene({
      tracks,
      seats: [
        {
          weapon: { shape: I3 },
          ammo: { gained: 3, used: 3 },
          armour: { gained: 4, used: 4 },
          street: { ann: { rows: ['aas'] } },
        },
      ],
    })
      .attacks()
      .marks(0, 'ann', 'A1 B1 C1')
      .happened('marked', { type: 'gained', gain: { ammo: 1, armour: 0 } })
      .has({ seats: [{ ammo: { gained: 4, used: 3 }, armour: { gained: 4, used: 4 } }] });
  });

  test('B64 B65 a crossed damage icon lowers the damage; a permanent one stays', () => {
    const table = scene({
      seats: [{ weapon: { shape: I2 }, street: { ann: { rows: ['ddo'], permanent: 1 } } }],
    }).attacks();
    const harm = (): number => damageOf(table.s, table.s.survivors[0]!, table.s.survivors[0]!.street[0]!);
    expect(harm()).toBe(3);
    table.marks(0, 'ann', 'A1 B1');
    expect(harm()).toBe(1);
  });

  test('B65 no square of a zombie is a permanent icon, so one with nothing else left is dead', () => {
    scene({ seats: [{ weapon: { shape: I2 }, street: { ann: { rows: ['oo'], permanent: 2 } } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .allConfirm()
      .has({ kills: 1, seats: [{ street: {} }] });
  });
});

describe('effects that pay', () => {
  const paid = (effect: 'scavenge' | 'ready' | 'armUp', shape = I3) =>
    scene({ seats: [{ weapon: { shape, effects: [effect] }, street: { ann: { rows: ['dda', 'ds.'] } } }] }).attacks();

  test('B110 Scavenge: one ammo for each damage icon of the shape', () => {
    paid('scavenge')
      .marks(0, 'ann', 'A1 B1 C1')
      .has({ seats: [{ ammo: 3, armour: 0 }] });
  });

  test('B111 Ready: one armour for each', () => {
    paid('ready')
      .marks(0, 'ann', 'A1 B1 C1')
      .has({ seats: [{ ammo: 1, armour: 2 }] });
  });

  test('B116 Arm Up: each ammo and armour icon counts double, damage does not', () => {
    paid('armUp', ['#.', '##'])
      .marks(0, 'ann', 'A1 A2 B2')
      .has({ seats: [{ ammo: 0, armour: 2 }] });
  });

  test('B59 B110 B111 B116 effects work with a single square', () => {
    paid('scavenge')
      .marks(0, 'ann', 'A1')
      .has({ seats: [{ ammo: 1, armour: 0 }] });
    paid('ready')
      .marks(0, 'ann', 'A1')
      .has({ seats: [{ ammo: 0, armour: 1 }] });
    paid('armUp')
      .marks(0, 'ann', 'C1')
      .has({ seats: [{ ammo: 2, armour: 0 }] });
  });

  test('B110 B111 B116 two of them on one weapon add up', () => {
    scene({ seats: [{ weapon: { shape: I3, effects: ['scavenge', 'armUp'] }, street: { ann: { rows: ['das'] } } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1 C1')
      .happened(
        'marked',
        { type: 'gained', why: 'icons' },
        { type: 'gained', why: 'armUp' },
        { type: 'gained', why: 'scavenge' },
      )
      .has({ seats: [{ ammo: 3, armour: 2 }] });
  });

  test('B119 B110 both parts of a divided shape pay', () => {
    scene({ seats: [{ weapon: { shape: I3, effects: ['split', 'scavenge'] }, street: { ann: { rows: ['do.d'] } } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .marks(0, 'ann', 'D1')
      .has({ seats: [{ ammo: 2 }] });
  });

  test('G7 squares crossed by ammo give their icon, but nothing by effects of the weapon', () => {
    scene({
      seats: [{ weapon: { shape: I2, effects: ['scavenge', 'armUp'] }, ammo: 1, street: { ann: { rows: ['ad'] } } }],
    })
      .attacks()
      .ceases(0)
      .shoots(0, 'ann', 'A1')
      .has({ seats: [{ ammo: { gained: 2, used: 1 } }] })
      .shoots(0, 'ann', 'B1')
      .has({ seats: [{ ammo: { gained: 2, used: 2 } }] });
  });

  test('G30 U8 yellow and blue icons of a boss are damage icons for Scavenge and Ready', () => {
    scene({ round: 2, boss: { rows: ['yboo'] }, seats: [{ weapon: { shape: I2, effects: ['scavenge', 'ready'] } }] })
      .attacks()
      .marks(0, 'boss', 'A1 B1')
      .has({ seats: [{ ammo: 2, armour: 2 }], boss: ['xxoo'] });
  });
});

describe('Long Range', () => {
  const far = (effects: readonly ('longRange' | 'armUp' | 'scavenge' | 'ready')[]) =>
    scene({
      seats: [
        { weapon: { shape: I3, effects: ['longRange', ...effects] } },
        { street: { ann: { rows: ['ads'], space: 3 } } },
      ],
    }).attacks();

  test('B112 B114 a shape in front of a neighbour gives ammo and armour to both', () => {
    far([])
      .marks(0, 'ann', 'A1 B1 C1')
      .happened('marked', { type: 'gained', seat: 0, why: 'icons' }, { type: 'gained', seat: 1, why: 'longRange' })
      .has({
        seats: [
          { ammo: 1, armour: 1 },
          { ammo: 1, armour: 1 },
        ],
      });
  });

  test('G37 Arm Up pays the one who shoots only', () => {
    far(['armUp'])
      .marks(0, 'ann', 'A1 B1 C1')
      .has({
        seats: [
          { ammo: 2, armour: 2 },
          { ammo: 1, armour: 1 },
        ],
      });
  });

  test('B110 B114 Scavenge pays the one who shoots only', () => {
    far(['scavenge'])
      .marks(0, 'ann', 'A1 B1 C1')
      .has({
        seats: [
          { ammo: 2, armour: 1 },
          { ammo: 1, armour: 1 },
        ],
      });
  });

  test('B115 B72 the upgrade goes to the survivor in whose street the zombie stood', () => {
    far([])
      .marks(0, 'ann', 'A1 B1 C1')
      .allConfirm()
      .has({ seats: [{ due: 0 }, { due: 1, street: {} }], kills: 1 });
  });

  test('B73 G38 the boss in front of a neighbour is reached; both gain', () => {
    scene({
      round: 2,
      boss: { before: 1, rows: ['aso'] },
      seats: [{ weapon: { shape: I2, effects: ['longRange'] } }, {}],
    })
      .attacks()
      .marks(0, 'boss', 'A1 B1')
      .has({
        seats: [
          { ammo: 1, armour: 1 },
          { ammo: 1, armour: 1 },
        ],
        boss: ['xxo'],
      });
  });
});

describe('Zombiephant', () => {
  const elephant = (
    crossed: string,
    seats: object[] = [{ weapon: { shape: I2 } }],
    rows = ['oooa', 'oWod', 'ooos', 'o..o'],
  ) => scene({ round: 2, boss: { id: 'zombiephant', rows, crossed }, seats }).attacks();

  test('B138 G45 with the eighth square around a weak point its row and column are crossed, over gaps as well', () => {
    elephant('A1 B1 C1 A2 C2 A3')
      .marks(0, 'boss', 'B3 C3')
      .happened('marked', { type: 'rowsCrossed', cells: [7] })
      .has({ boss: ['xxxa', 'xWxx', 'xxxs', 'o..o'] });
    const gap = ['ooo.o', 'oWo..', 'ooo.o', '.....', '.o...'];
    elephant('A1 B1 C1 A2 C2 A3', [{ weapon: { shape: I2 } }], gap)
      .marks(0, 'boss', 'B3 C3')
      .has({ boss: ['xxx.o', 'xWx..', 'xxx.o', '.....', '.x...'] });
  });

  test('B138 seven squares around it do nothing', () => {
    elephant('A1 B1 C1 A2 C2')
      .marks(0, 'boss', 'A3 B3')
      .has({ boss: ['xxxa', 'xWxd', 'xxos', 'o..o'] });
  });

  test('B137 B138 the weak point itself counts for nothing', () => {
    elephant('A1 B1 C1 A2 C2 A3')
      .marks(0, 'boss', 'B2 B3')
      .has({ boss: ['xxxa', 'xxxd', 'xxos', 'o..o'] });
  });

  test('G44 U6 squares that cross themselves pay nobody, also not for effects', () => {
    const rows = ['ooo.', 'oWoa', 'ooo.', '.d.o'];
    elephant(
      'A1 B1 C1 A2 C2 A3',
      [{ weapon: { shape: I2, effects: ['scavenge', 'criticalHit'] }, street: { ann: {} } }],
      rows,
    )
      .marks(0, 'boss', 'B3 C3')
      .has({ seats: [{ ammo: 0, armour: 0 }], boss: ['xxx.', 'xWxx', 'xxx.', '.x.o'] })
      .offersBeside(0, 'confirm', 'takeBack 0');
  });

  test('G44 they may close further rings', () => {
    const rows = ['oooooo', 'oWooWo', 'oooooo'];
    // The row of the first weak point crosses D2 and F2, the last squares around the second.
    elephant('A1 B1 C1 A2 C2 A3 D1 E1 F1 D3 E3 F3 C3', [{ weapon: { shape: I2 } }], rows)
      .marks(0, 'boss', 'B3')
      .has({ boss: ['xxxxxx', 'xWxxWx', 'xxxxxx'], fate: 'victory' });
    // The other way round: the row of the second closes the ring of the first, whose column has one more square.
    elephant('A1 B1 C1 A3 B3 C3 D1 E1 F1 D2 F2 D3 F3', [{ weapon: { shape: I2 } }], [...rows, '.o...o'])
      .marks(0, 'boss', 'E3')
      .has({ boss: ['xxxxxx', 'xWxxWx', 'xxxxxx', '.x...o'], fate: null });
  });

  test('G41 U1 a ring that the first part of a divided shape closes waits for the second, which may take an icon', () => {
    const rows = ['oooo', 'oWos', 'oooo', 'oooo'];
    elephant('A1 B1 C1 A2 C2', [{ weapon: { shape: ['#####'], effects: ['split'] } }], rows)
      .marks(0, 'boss', 'A3 B3 C3')
      .has({ boss: ['xxxo', 'xWxs', 'xxxo', 'oooo'] })
      .marks(0, 'boss', 'D1 D2')
      .has({ boss: ['xxxx', 'xWxx', 'xxxo', 'oxoo'], seats: [{ armour: 1 }] });
  });

  test('B138 ammo closes a ring, too', () => {
    elephant('A1 B1 C1 A2 C2 A3 B3', [{ ammo: 1 }])
      .ceases(0)
      .shoots(0, 'boss', 'C3')
      .happened('ammoSpent', 'rowsCrossed')
      .has({ boss: ['xxxa', 'xWxx', 'xxxs', 'o..o'], seats: [{ armour: 0 }] });
  });

  test('B137 it is dead without its weak points', () => {
    scene({ round: 2, boss: { id: 'zombiephant', rows: ['oWo'], crossed: 'A1' }, seats: [{}] })
      .attacks()
      .marks(0, 'boss', 'C1')
      .allConfirm()
      .has({ ending: 'victory' });
  });
});

describe('Mutation', () => {
  const mutation = (seat: object, rows = ['oooo'], map = ['1122']) =>
    scene({ round: 2, boss: { id: 'mutation', rows, map }, seats: [seat] }).attacks();

  test('B148 G51 T20 a shape across a dotted line costs one damage at once, which armour may take', () => {
    const seat = { weapon: { shape: I2 }, health: 5, armour: 1 };
    const table = mutation(seat)
      .marks(0, 'boss', 'B1 C1')
      .offersBeside(0, 'suffer armour', 'suffer health', 'takeBack 0');
    table.refuses(0, { do: 'confirm', by: 0 }, 'T20');
    table.suffers(0, 'armour').happened({ type: 'damaged', cause: 'line', armour: 1, health: 0, left: 5 });
    table.has({ seats: [{ health: 5, armour: 0 }] });
    mutation(seat)
      .marks(0, 'boss', 'B1 C1')
      .suffers(0, 'health')
      .has({ seats: [{ health: 4, armour: 1 }] });
  });

  test('B148 T20 without armour nothing is asked', () => {
    mutation({ weapon: { shape: I2 }, health: 5 })
      .marks(0, 'boss', 'B1 C1')
      .happened('marked', { type: 'damaged', seat: 0, cause: 'line', health: 1, left: 4 })
      .offersBeside(0, 'confirm', 'takeBack 0');
  });

  test('B148 armour gained by the same shape may take it', () => {
    mutation({ weapon: { shape: I2 }, health: 5 }, ['osoo'])
      .marks(0, 'boss', 'B1 C1')
      .suffers(0, 'armour')
      .has({ seats: [{ health: 5, armour: { gained: 1, used: 1 } }] });
  });

  test('G51 beside a line, in single squares, over a corner and by ammo it costs nothing', () => {
    mutation({ weapon: { shape: I2 }, health: 5 })
      .marks(0, 'boss', 'C1 D1')
      .has({ seats: [{ health: 5 }] });
    mutation({ weapon: { shape: I2 }, health: 5 })
      .marks(0, 'boss', 'B1')
      .has({ seats: [{ health: 5 }] });
    mutation({ weapon: { shape: ['#.', '.#'] }, health: 5 }, ['o.', '.o'], ['1.', '.2'])
      .marks(0, 'boss', 'A1 B2')
      .has({ seats: [{ health: 5 }] });
    mutation({ health: 5, ammo: 2 })
      .ceases(0)
      .shoots(0, 'boss', 'B1')
      .shoots(0, 'boss', 'C1')
      .has({ seats: [{ health: 5 }] });
  });

  const divided = { weapon: { shape: ['#####'], effects: ['split'] }, health: 5 };

  test('G41 both parts of a divided shape across lines cost one damage in all, after the second', () => {
    mutation(divided, ['oooo', '....', 'oooo'], ['1122', '....', '1122'])
      .marks(0, 'boss', 'A1 B1 C1')
      .has({ seats: [{ health: 5 }] })
      .marks(0, 'boss', 'B3 C3')
      .has({ seats: [{ health: 4 }] });
  });

  test('B119 G41 U1 the first part alone across a line: armour that the second brings may take the damage', () => {
    mutation(divided, ['oooo', '....', 'soo.'], ['1122', '....', '111.'])
      .marks(0, 'boss', 'A1 B1 C1')
      .marks(0, 'boss', 'A3 B3')
      .offersBeside(0, 'suffer armour', 'suffer health', 'takeBack 0', 'takeBack 1')
      .suffers(0, 'armour')
      .has({ seats: [{ health: 5, armour: { gained: 1, used: 1 } }] });
  });

  test('G41 G52 U1 a divided shape that kills Mutation wins, although its first part lies across a line', () => {
    mutation({ ...divided, health: 1 }, ['ooo', '...', 'oo.'], ['122', '...', '11.'])
      .marks(0, 'boss', 'A1 B1 C1')
      .has({ seats: [{ health: 1 }], fate: null })
      .marks(0, 'boss', 'A3 B3')
      .allConfirm()
      .has({ seats: [{ health: 1 }], ending: 'victory' });
  });

  test('G41 T6 a divided shape across a line that does not kill it loses with the last health', () => {
    mutation({ ...divided, health: 1 }, ['ooo', '...', 'ooo'], ['122', '...', '111'])
      .marks(0, 'boss', 'A1 B1 C1')
      .marks(0, 'boss', 'A3 B3')
      .has({ fate: 'death', seats: [{ health: 0 }] });
  });

  test('G41 the second part alone across a line costs it, too', () => {
    mutation(divided, ['ooo', '...', 'ooo'], ['111', '...', '122'])
      .marks(0, 'boss', 'A1 B1 C1')
      .marks(0, 'boss', 'A3 B3')
      .has({ seats: [{ health: 4 }] });
  });

  test('T29 parts on either side of a line do not lie across it', () => {
    mutation(divided, ['oooooo'], ['111222'])
      .marks(0, 'boss', 'A1 B1 C1')
      .marks(0, 'boss', 'D1 E1')
      .has({ seats: [{ health: 5 }] });
  });

  test('U1 G52 a shape that kills Mutation wins, although its line would kill the survivor', () => {
    mutation({ weapon: { shape: I2 }, health: 1 }, ['oo'], ['12'])
      .marks(0, 'boss', 'A1 B1')
      .has({ seats: [{ health: 1 }], fate: 'victory' })
      .allConfirm()
      .has({ ending: 'victory' });
  });

  test('U1 T6 a line that takes the last health loses', () => {
    mutation({ weapon: { shape: I2 }, health: 1 })
      .marks(0, 'boss', 'B1 C1')
      .has({ fate: 'death', seats: [{ health: 0 }] })
      .offersBeside(0, 'confirm', 'takeBack 0')
      .allConfirm()
      .has({ ending: 'death' });
  });
});
