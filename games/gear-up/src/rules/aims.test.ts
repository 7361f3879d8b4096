/** The targets a weapon may aim at: streets, neighbours, the boss, areas. */
import { describe, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import type { SeatSpec } from '../../test/position.ts';

const I2 = ['##'];
const OO = ['oo'];

describe('in front', () => {
  test('B50 B51 the weapon of the colour on the card aims at any space of the own street, and at no other', () => {
    const table = scene({
      colour: 'green',
      seats: [
        { weapon: { shape: I2 }, street: { ann: { space: 1 }, bob: { space: 2 }, cat: { space: 3 } } },
        { weapon: { shape: I2 }, street: { dan: {} } },
      ],
    });
    table.attacks().aimsAt(0, ['ann', 'bob', 'cat']).aimsAt(1, ['dan']);
    table.refuses(0, table.markOf(0, 'dan', 'A1'), 'B51');
  });

  test('B50 only the weapon of that colour is used', () => {
    const seat = { weapon: { shape: I2 }, street: { ann: { rows: ['ooo'] } } };
    // Ethan has a Nail Gun in blue: three squares in a row.
    scene({ colour: 'red', seats: [seat] })
      .attacks()
      .offersMarks(0, 'ann', ['A1', 'B1', 'C1', 'A1 B1', 'B1 C1']);
    scene({ colour: 'blue', seats: [{ street: seat.street }] })
      .attacks()
      .offersMarks(0, 'ann', ['A1', 'B1', 'C1', 'A1 B1 C1']);
  });

  test('B73 B74 U12 the boss is a target for the survivor in front of whom it stands, even with an empty street', () => {
    const table = scene({ round: 2, boss: { before: 1, rows: OO }, seats: [{ street: { ann: {} } }, {}] }).attacks();
    table
      .aimsAt(0, ['ann'])
      .aimsAt(1, ['boss'])
      .refuses(0, table.markOf(0, 'boss', 'A1'), 'B73');
  });

  test('B74 B40 in round 1 there is no boss to aim at', () => {
    const table = scene({ round: 1, boss: { rows: OO }, seats: [{ street: { ann: {} } }] }).attacks();
    table.aimsAt(0, ['ann']).refuses(0, table.markOf(0, 'boss', 'A1'), 'B40');
  });

  test('B60 T31 who has nobody in front cannot use the weapon and counts as ready', () => {
    scene({ seats: [{}, { street: { ann: {} } }] })
      .attacks()
      .has({ ready: [0] })
      .asks({ seat: 0, prompt: 'attack.ready' }, { seat: 1, prompt: 'attack.act' })
      .offersBeside(0, 'change');
  });

  test('T31 where nobody can do anything the step is over at once', () => {
    scene({ seats: [{ ammo: 2 }, {}] })
      .attacks()
      .over();
  });

  test('B71 what is dead in the plan is no target', () => {
    scene({ seats: [{ weapon: { shape: I2, start: 'multiHit2' }, street: { ann: { rows: OO }, bob: {} } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .aimsAt(0, ['bob']);
  });
});

describe('Long Range', () => {
  const sniper: SeatSpec = { weapon: { shape: I2, effects: ['longRange'] } };
  const street = (name: string): SeatSpec => ({ street: { [name]: { rows: OO } } });

  test('B112 B113 it reaches the survivors left and right, nobody else', () => {
    const table = scene({ seats: [sniper, street('ann'), street('bob'), street('cat')] }).attacks();
    table.aimsAt(0, ['ann', 'cat']).refuses(0, table.markOf(0, 'bob', 'A1'), 'B113');
  });

  test('B113 G35 with three both others are neighbours, with two there is one', () => {
    scene({ seats: [sniper, street('ann'), street('bob')] })
      .attacks()
      .aimsAt(0, ['ann', 'bob']);
    scene({ seats: [street('ann'), sniper] })
      .attacks()
      .aimsAt(1, ['ann'])
      .offersMarks(1, 'ann', ['A1', 'B1', 'A1 B1']);
  });

  test('G35 alone it has no neighbour', () => {
    scene({ seats: [{ ...sniper, ...street('ann') }] })
      .attacks()
      .aimsAt(0, ['ann']);
    scene({ seats: [sniper] })
      .attacks()
      .over();
  });

  test('B60 B66 U12 while it is locked it does not help who has nobody in front', () => {
    const table = scene({ seats: [{ ...sniper, upgrades: { red: 0 } }, street('ann')] }).attacks();
    table
      .has({ ready: [0] })
      .changes(0)
      .aimsAt(0, [])
      .refuses(0, table.markOf(0, 'ann', 'A1'), 'B60');
  });

  test('B60 unlocked it does', () => {
    scene({ seats: [sniper, street('ann')] })
      .attacks()
      .has({ ready: [] })
      .aimsAt(0, ['ann']);
  });

  test('B73 G38 the boss two seats away is out of its reach', () => {
    scene({ round: 2, boss: { before: 2, rows: OO }, seats: [sniper, street('ann'), {}, {}] })
      .attacks()
      .aimsAt(0, ['ann']);
    scene({ round: 2, boss: { before: 3, rows: OO }, seats: [sniper, street('ann'), {}, {}] })
      .attacks()
      .aimsAt(0, ['ann', 'boss']);
  });

  test('B108 B109 B112 the shapes of Multi-Hit may go to different streets', () => {
    const seats = [
      { weapon: { shape: I2, start: 'multiHit2', effects: ['longRange'] }, ...street('ann') },
      street('bob'),
    ] as const;
    scene({ seats }).attacks().marks(0, 'bob', 'A1 B1').aimsAt(0, ['ann']).marks(0, 'ann', 'A1').aimsAt(0, []);
  });
});

describe('Mow Down', () => {
  const crowd = {
    ann: { space: 1, rows: OO },
    amy: { space: 1, rows: OO },
    bob: { space: 2, rows: OO },
    cat: { space: 3, rows: OO },
  } as const;
  const mow = (street: SeatSpec['street'] = crowd, start: 'knockback' | 'multiHit2' | null = null) =>
    ({ weapon: { shape: I2, start, effects: ['mowDown'] }, street }) as const;

  test('B123 T13 one zombie on each street space, in any order', () => {
    scene({ seats: [mow()] })
      .attacks()
      .aimsAt(0, ['ann', 'amy', 'bob', 'cat'])
      .marks(0, 'bob', 'A1 B1')
      .aimsAt(0, ['ann', 'amy', 'cat'])
      .marks(0, 'amy', 'A1 B1')
      .aimsAt(0, ['cat'])
      .marks(0, 'cat', 'A1')
      .aimsAt(0, [])
      .has({ seats: [{ street: { ann: '1 oo', amy: '1 xx', bob: '2 xx', cat: '3 xo' } }] });
  });

  test('T13 targets may be left out', () => {
    scene({ seats: [mow()] })
      .attacks()
      .marks(0, 'cat', 'A1 B1')
      .allConfirm()
      .has({ kills: 1 });
  });

  test('B42 B123 G39 the boss in front gets a shape of its own, before or after; empty spaces are passed over', () => {
    scene({ round: 2, boss: { rows: ['ooo'] }, seats: [mow({ cat: { space: 3, rows: OO } })] })
      .attacks()
      .marks(0, 'boss', 'A1 B1')
      .aimsAt(0, ['cat'])
      .marks(0, 'cat', 'A1 B1')
      .aimsAt(0, [])
      .has({ boss: ['xxo'] });
    scene({ round: 2, boss: { rows: ['ooo'] }, seats: [mow({})] })
      .attacks()
      .marks(0, 'boss', 'A1 B1')
      .aimsAt(0, []);
  });

  test('B123 a boss in front of somebody else is not in it', () => {
    scene({ round: 2, boss: { before: 1, rows: ['ooo'] }, seats: [mow(), {}] })
      .attacks()
      .aimsAt(0, ['ann', 'amy', 'bob', 'cat']);
  });

  test('G46 of Dead Sox one member gets a shape', () => {
    const permanent = [0, 0, 0].map(() => ({ yellow: 0, blue: 0 }));
    const boss = { id: 'deadSox', rows: ['oo.oo.oo'], map: ['11.22.33'], permanent } as const;
    scene({ round: 2, boss, seats: [mow()] })
      .attacks()
      .aimsAt(0, ['ann', 'amy', 'bob', 'cat', 'catcher', 'batter', 'pitcher'])
      .marks(0, 'batter', 'D1 E1')
      .aimsAt(0, ['ann', 'amy', 'bob', 'cat']);
  });

  test('T17 G24 B106 everybody hit may be knocked back; it counts where they stood', () => {
    scene({
      seats: [mow({ ...crowd, ann: { space: 1, rows: ['ooo'] }, bob: { space: 2, rows: ['ooo'] } }, 'knockback')],
    })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .offersBeside(0, 'knock ann', 'confirm', 'takeBack 0')
      .knocks(0, 'ann')
      // Not amy, who shares the space where ann stood, nor ann again where she stands now.
      .aimsAt(0, ['bob', 'cat'])
      .marks(0, 'bob', 'A1 B1')
      .marks(0, 'cat', 'A1')
      .offersBeside(0, 'knock bob', 'confirm', ...[0, 1, 2, 3].map((i) => `takeBack ${i}`))
      .knocks(0, 'bob')
      .has({ seats: [{ street: { ann: '3 xxo', amy: '1 oo', bob: '3 xxo', cat: '3 xo' } }] });
  });

  test('B117 U10 each of its shapes may be divided, both parts on its own target', () => {
    const street = { ann: { space: 1, rows: ['oo.o'] }, bob: { space: 2, rows: ['oo.o'] } } as const;
    scene({ seats: [{ weapon: { shape: ['###'], effects: ['split', 'mowDown'] }, street }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .aimsAt(0, ['ann'])
      .marks(0, 'ann', 'D1')
      .aimsAt(0, ['bob'])
      .marks(0, 'bob', 'D1')
      // One square of bob is drawn: it may be the whole hit or a first part.
      .offersMarks(0, 'bob', ['A1', 'B1'])
      .offersBeside(0, 'confirm', 'takeBack 0', 'takeBack 1', 'takeBack 2')
      .marks(0, 'bob', 'B1')
      .aimsAt(0, []);
  });

  test('U10 B119 after one square another target may be taken; then there is no way back to the first', () => {
    const street = { ann: { space: 1, rows: ['oo.o'] }, bob: { space: 2, rows: ['oo.o'] } } as const;
    scene({ seats: [{ weapon: { shape: ['###'], effects: ['split', 'mowDown'] }, street }] })
      .attacks()
      .marks(0, 'ann', 'A1')
      .offersMarks(0, 'ann', ['B1', 'D1'])
      .offersMarks(0, 'bob', ['A1', 'B1', 'D1', 'A1 B1'])
      .marks(0, 'bob', 'A1')
      .aimsAt(0, ['bob']);
  });

  test('G36 T13 B112 with Long Range the whole activation stays in one street, the boss included', () => {
    const weapon = { shape: I2, effects: ['mowDown', 'longRange'] } as const;
    const there = { cat: { space: 1, rows: OO }, dan: { space: 2, rows: OO } } as const;
    const position = { round: 2, boss: { before: 1, rows: ['ooo'] } } as const;
    const seats = [
      { weapon, street: { ann: { space: 1, rows: OO }, bob: { space: 2, rows: OO } } },
      { street: there },
      {},
    ] as const;
    scene({ ...position, seats })
      .attacks()
      .marks(0, 'ann', 'A1')
      .aimsAt(0, ['bob']);
    scene({ ...position, seats })
      .attacks()
      .marks(0, 'cat', 'A1')
      .aimsAt(0, ['dan', 'boss']);
    scene({ ...position, seats })
      .attacks()
      .marks(0, 'boss', 'A1')
      .aimsAt(0, ['cat', 'dan']);
  });

  test('T18 with Multi-Hit each shape is drawn over an area', () => {
    const street = { ann: { space: 1, rows: ['oooo'] }, bob: { space: 2, rows: ['oooo'] } } as const;
    scene({ seats: [mow(street, 'multiHit2')] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .marks(0, 'bob', 'A1 B1')
      .aimsAt(0, ['ann', 'bob'])
      .marks(0, 'ann', 'C1 D1')
      .aimsAt(0, ['bob'])
      .marks(0, 'bob', 'C1')
      .aimsAt(0, []);
  });
});

describe('Explosion', () => {
  const crowd = { ann: { space: 1, rows: OO }, amy: { space: 1, rows: OO }, bob: { space: 2, rows: OO } } as const;
  const blast = (street: SeatSpec['street'] = crowd) =>
    ({ weapon: { shape: I2, effects: ['explosion'] }, street }) as const;

  test('B124 T13 every zombie of one street space, which the first one fixes', () => {
    scene({ seats: [blast()] })
      .attacks()
      .marks(0, 'amy', 'A1 B1')
      .aimsAt(0, ['ann'])
      .marks(0, 'ann', 'B1')
      .aimsAt(0, [])
      .has({ seats: [{ street: { ann: '1 ox', amy: '1 xx', bob: '2 oo' } }] });
  });

  test('B42 B124 T13 G39 the boss in front as well, first or last or alone', () => {
    const position = { round: 2, boss: { rows: ['ooo'] } } as const;
    scene({ ...position, seats: [blast()] })
      .attacks()
      .marks(0, 'boss', 'A1 B1')
      .aimsAt(0, ['ann', 'amy', 'bob'])
      .marks(0, 'ann', 'A1')
      .aimsAt(0, ['amy']);
    scene({ ...position, seats: [blast()] })
      .attacks()
      .marks(0, 'bob', 'A1')
      .marks(0, 'boss', 'A1')
      .aimsAt(0, []);
    scene({ ...position, seats: [blast({})] })
      .attacks()
      .marks(0, 'boss', 'A1')
      .aimsAt(0, [])
      .allConfirm()
      .has({ boss: ['xoo'] });
  });

  test('G36 B112 with Long Range it may go off in a neighbour’s street', () => {
    const weapon = { shape: I2, effects: ['explosion', 'longRange'] } as const;
    scene({
      seats: [{ weapon, street: crowd }, { street: { cat: { space: 1, rows: OO }, dan: { space: 1, rows: OO } } }],
    })
      .attacks()
      .marks(0, 'cat', 'A1 B1')
      .aimsAt(0, ['dan']);
  });

  test('T17 G24 who was knocked back is still hit once only, and opens no other space', () => {
    const weapon = { shape: I2, start: 'knockback', effects: ['explosion'] } as const;
    const street = {
      ann: { space: 1, rows: ['ooo'] },
      amy: { space: 1, rows: OO },
      cat: { space: 3, rows: OO },
    } as const;
    scene({ seats: [{ weapon, street }] })
      .attacks()
      .marks(0, 'ann', 'A1')
      .knocks(0, 'ann')
      .aimsAt(0, ['amy']);
  });

  test('T18 with Multi-Hit the second shape may take another space', () => {
    const weapon = { shape: ['#'], start: 'multiHit2', effects: ['explosion'] } as const;
    scene({ seats: [{ weapon, street: crowd }] })
      .attacks()
      .marks(0, 'ann', 'A1')
      .marks(0, 'amy', 'A1')
      .aimsAt(0, ['ann', 'amy', 'bob'])
      .marks(0, 'bob', 'A1')
      .aimsAt(0, []);
  });

  test('G15 B71 a Bomber killed by marks is an ordinary kill without a blast', () => {
    scene({ seats: [{ ...blast({ ann: { kind: 'bomber', rows: OO, permanent: 3 } }), health: 5 }, { health: 5 }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .allConfirm()
      .happened('confirmed', 'attackEnded', { type: 'zombieKilled', street: 0 })
      .has({ seats: [{ health: 5, due: 1, street: {} }, { health: 5 }], discards: { standard: [], special: ['ann'] } });
  });
});
