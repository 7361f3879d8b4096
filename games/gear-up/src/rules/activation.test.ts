/** The course of an attack: several shapes, knockback, a second activation, fury, ammo, companions. */
import { describe, expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import type { SeatSpec } from '../../test/position.ts';

const I2 = ['##'];
const OO = ['oo'];
const LONG = ['oooooo'];

const alone = (seat: SeatSpec) => scene({ seats: [seat] }).attacks();

describe('effects in force', () => {
  test('B12 B66 a starting effect works from the beginning, an upgrade once it is unlocked', () => {
    const weapon = { shape: I2, start: 'multiHit2', effects: ['criticalHit'] } as const;
    const street = { ann: { rows: ['dddd'] }, bob: {} };
    alone({ weapon, upgrades: { red: 0 }, street })
      .marks(0, 'ann', 'A1 B1')
      .aimsAt(0, ['ann', 'bob'])
      .offersBeside(0, 'confirm', 'takeBack 0')
      .refuses(0, { do: 'again', by: 0, how: 'criticalHit' }, 'B66');
    alone({ weapon, street }).marks(0, 'ann', 'A1 B1').offersBeside(0, 'again criticalHit', 'confirm', 'takeBack 0');
  });

  test('B67 the yellow weapon has both its upgrades from the start', () => {
    const weapon = { shape: I2, effects: ['scavenge', 'ready'] } as const;
    scene({ colour: 'yellow', seats: [{ weapon, upgrades: { yellow: 0 }, street: { ann: { rows: ['ddo'] } } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .has({ seats: [{ ammo: 2, armour: 2 }] });
  });

  test('B66 the first upgrade works without the second', () => {
    const weapon = { shape: I2, effects: ['scavenge', 'ready'] } as const;
    alone({ weapon, upgrades: { red: 1 }, street: { ann: { rows: ['dd'] } } })
      .marks(0, 'ann', 'A1 B1')
      .has({ seats: [{ ammo: 2, armour: 0 }] });
  });
});

describe('Multi-Hit', () => {
  const hits = (start: 'multiHit2' | null, effects: readonly ('multiHit2' | 'multiHit3')[]) =>
    alone({ weapon: { shape: I2, start, effects }, street: { ann: { rows: LONG }, bob: { rows: OO, space: 3 } } });

  test('B108 B109 U10 up to two shapes in one activation, each on any target', () => {
    hits('multiHit2', [])
      .marks(0, 'ann', 'A1 B1')
      .aimsAt(0, ['ann', 'bob'])
      .marks(0, 'bob', 'A1 B1')
      .aimsAt(0, [])
      .has({ seats: [{ street: { ann: '1 xxoooo', bob: '3 xx' } }] });
    hits('multiHit2', []).marks(0, 'ann', 'A1 B1').marks(0, 'ann', 'C1 D1').aimsAt(0, []);
  });

  test('U10 G3 fewer are allowed', () => {
    hits('multiHit2', [])
      .marks(0, 'ann', 'A1 B1')
      .allConfirm()
      .has({ seats: [{ street: { ann: '1 xxoooo', bob: '3 oo' } }] });
  });

  test('G4 B58 one square may stand in for each of them', () => {
    hits('multiHit2', []).marks(0, 'ann', 'A1').marks(0, 'ann', 'C1').aimsAt(0, []);
  });

  test('U2 B108 of several values the highest counts', () => {
    const three = () => hits('multiHit2', ['multiHit3']).marks(0, 'ann', 'A1 B1').marks(0, 'ann', 'C1 D1');
    three().aimsAt(0, ['ann', 'bob']).marks(0, 'ann', 'E1 F1').aimsAt(0, []);
    hits(null, ['multiHit2', 'multiHit3'])
      .marks(0, 'ann', 'A1')
      .marks(0, 'ann', 'B1')
      .marks(0, 'ann', 'C1')
      .aimsAt(0, []);
  });
});

describe('Knockback', () => {
  const hammer = { shape: I2, start: 'knockback' } as const;

  test('B106 U1 after the shape the zombie may be put on space 3', () => {
    alone({ weapon: hammer, street: { ann: { rows: ['ooo'] } } })
      .offersBeside(0, 'confirm')
      .marks(0, 'ann', 'A1 B1')
      .offersBeside(0, 'knock ann', 'confirm', 'takeBack 0')
      .knocks(0, 'ann')
      .happened({ type: 'knockedBack', seat: 0, street: 0 })
      .has({ seats: [{ street: { ann: '3 xxo' } }] })
      .offersBeside(0, 'confirm', 'takeBack 0', 'takeBack 1');
  });

  test('B106 it need not be', () => {
    alone({ weapon: hammer, street: { ann: { rows: ['ooo'], space: 2 } } })
      .marks(0, 'ann', 'A1 B1')
      .allConfirm()
      .has({ seats: [{ street: { ann: '2 xxo' } }] });
  });

  test('B107 nothing happens to a zombie on space 3 or to a boss', () => {
    const table = alone({ weapon: hammer, street: { ann: { rows: ['ooo'], space: 3 } } }).marks(0, 'ann', 'A1 B1');
    table
      .offersBeside(0, 'confirm', 'takeBack 0')
      .refuses(0, { do: 'knock', by: 0, target: table.target('ann') }, 'B107');
    const boss = scene({ round: 2, boss: { rows: ['ooo'] }, seats: [{ weapon: hammer }] }).attacks();
    boss.marks(0, 'boss', 'A1 B1').refuses(0, { do: 'knock', by: 0, target: -1 }, 'B107');
  });

  test('G25 a killed zombie is not knocked back', () => {
    const table = alone({ weapon: hammer, street: { ann: { rows: OO } } }).marks(0, 'ann', 'A1 B1');
    table.refuses(0, { do: 'knock', by: 0, target: table.target('ann') }, 'G25');
  });

  test('G24 T17 with Multi-Hit all who were hit may be, at any time before the activation ends', () => {
    const street = { ann: { rows: LONG }, bob: { rows: LONG, space: 2 } } as const;
    alone({ weapon: { ...hammer, effects: ['multiHit2'] }, street })
      .marks(0, 'ann', 'A1')
      .marks(0, 'bob', 'A1')
      .knocks(0, 'bob')
      .knocks(0, 'ann')
      .has({ seats: [{ street: { ann: '3 xooooo', bob: '3 xooooo' } }] });
  });

  test('T16 not after the activation is over', () => {
    const weapon = { ...hammer, effects: ['adrenaline'] } as const;
    const table = alone({ weapon, street: { ann: { rows: LONG }, bob: { rows: LONG } } }).marks(0, 'ann', 'A1');
    table.again(0, 'adrenaline').refuses(0, { do: 'knock', by: 0, target: table.target('ann') }, 'B106');
  });

  test('G23 U11 a neighbour’s zombie goes to space 3 of its own street', () => {
    scene({ seats: [{ weapon: { ...hammer, effects: ['longRange'] } }, { street: { ann: { rows: ['ooo'] } } }] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .knocks(0, 'ann')
      .has({ seats: [{ street: {} }, { street: { ann: '3 xxo' } }] });
  });
});

describe('a second activation', () => {
  const twice = (effects: readonly ('adrenaline' | 'quickReload' | 'criticalHit' | 'fury')[], more: SeatSpec = {}) =>
    alone({ weapon: { shape: I2, effects }, street: { ann: { rows: ['doooo'] }, bob: { rows: OO } }, ...more });

  test('B120 T20 Adrenaline costs one damage, by armour or by health, and the weapon is active again', () => {
    twice(['adrenaline'], { health: 5, armour: 1 })
      .marks(0, 'ann', 'A1 B1')
      .offersBeside(0, 'again adrenaline', 'confirm', 'takeBack 0')
      .again(0, 'adrenaline')
      .offersBeside(0, 'suffer armour', 'suffer health', 'takeBack 0', 'takeBack 1')
      .suffers(0, 'armour')
      .aimsAt(0, ['ann', 'bob'])
      .marks(0, 'ann', 'C1 D1')
      .has({ seats: [{ health: 5, armour: 0, street: { ann: '1 xxxxo', bob: '1 oo' } }] });
  });

  test('B120 T20 without armour health takes it at once', () => {
    twice(['adrenaline'], { health: 5 })
      .marks(0, 'ann', 'A1 B1')
      .again(0, 'adrenaline')
      .happened('activatedAgain', { type: 'damaged', cause: 'adrenaline', health: 1, left: 4 })
      .aimsAt(0, ['ann', 'bob']);
  });

  test('B120 G3 not before the first activation', () => {
    const table = twice(['adrenaline']).offersBeside(0, 'confirm');
    table.refuses(0, { do: 'again', by: 0, how: 'adrenaline' }, 'B120');
  });

  test('G31 T6 it may be paid with the last health, which loses the game', () => {
    twice(['adrenaline'], { health: 1 })
      .marks(0, 'ann', 'A1 B1')
      .again(0, 'adrenaline')
      .has({ fate: 'death', seats: [{ health: 0 }] })
      .offersBeside(0, 'confirm', 'takeBack 0', 'takeBack 1')
      .confirms(0)
      .happened('confirmed', 'attackEnded', { type: 'gameEnded', ending: 'death', dead: 0 })
      .has({ ending: 'death' });
  });

  test('B121 G8 Quick Reload costs one ammo between the activations', () => {
    twice(['quickReload'], { ammo: 1 })
      .marks(0, 'ann', 'A1 B1')
      .again(0, 'quickReload')
      .has({ seats: [{ ammo: { gained: 1, used: 1 } }] })
      .marks(0, 'ann', 'C1')
      .aimsAt(0, []);
  });

  test('B121 without ammo there is none; ammo that the first shape brings will do', () => {
    twice(['quickReload']).marks(0, 'ann', 'A1 B1').refuses(0, { do: 'again', by: 0, how: 'quickReload' }, 'B121');
    twice(['quickReload'], { street: { ann: { rows: ['aooo'] } } })
      .marks(0, 'ann', 'A1 B1')
      .again(0, 'quickReload')
      .has({ seats: [{ ammo: { gained: 1, used: 1 } }] });
  });

  test('B122 G28 Critical Hit needs a crossed damage icon, and goes to another zombie', () => {
    const table = twice(['criticalHit']).marks(0, 'ann', 'A1').again(0, 'criticalHit').aimsAt(0, ['bob']);
    table.refuses(0, table.markOf(0, 'ann', 'B1'), 'G28');
    table.marks(0, 'bob', 'A1 B1').has({ seats: [{ street: { ann: '1 xoooo', bob: '1 xx' } }] });
    twice(['criticalHit']).marks(0, 'ann', 'B1').refuses(0, { do: 'again', by: 0, how: 'criticalHit' }, 'B122');
  });

  test('B122 G28 with nobody else in reach there is none', () => {
    const table = twice(['criticalHit'], { street: { ann: { rows: ['dooo'] } } }).marks(0, 'ann', 'A1');
    table.refuses(0, { do: 'again', by: 0, how: 'criticalHit' }, 'G28');
  });

  test('B120 B60 with nobody left in reach there is no second activation at all', () => {
    twice(['adrenaline'], { street: { ann: { rows: OO } } })
      .marks(0, 'ann', 'A1 B1')
      .offersBeside(0, 'confirm', 'takeBack 0')
      .refuses(0, { do: 'again', by: 0, how: 'adrenaline' }, 'B60');
  });

  test('G7 B122 damage icons crossed by ammo do not set off Critical Hit', () => {
    const table = twice(['criticalHit'], { ammo: 2 }).marks(0, 'ann', 'B1').shoots(0, 'ann', 'A1');
    table.refuses(0, { do: 'again', by: 0, how: 'criticalHit' }, 'U9');
  });

  test('G28 B108 of everybody hit by a first activation with Multi-Hit none may be hit again', () => {
    const street = { ann: { rows: ['dooo'] }, bob: { rows: ['oooo'] }, cat: { rows: OO } };
    alone({ weapon: { shape: I2, start: 'multiHit2', effects: ['criticalHit'] }, street })
      .marks(0, 'ann', 'A1')
      .marks(0, 'bob', 'A1')
      .again(0, 'criticalHit')
      .aimsAt(0, ['cat'])
      .marks(0, 'cat', 'A1')
      // The second activation, too, has two shapes.
      .aimsAt(0, ['cat']);
  });

  test('G26 the weapon is activated twice at most, by whichever effect', () => {
    const table = twice(['adrenaline', 'criticalHit'], { health: 5 }).marks(0, 'ann', 'A1');
    table
      .offersBeside(0, 'again adrenaline', 'again criticalHit', 'confirm', 'takeBack 0')
      .again(0, 'criticalHit')
      .marks(0, 'bob', 'A1');
    table.aimsAt(0, []).refuses(0, { do: 'again', by: 0, how: 'adrenaline' }, 'G26');
  });

  test('G27 the second activation has all effects again', () => {
    alone({
      weapon: { shape: I2, start: 'multiHit2', effects: ['adrenaline', 'scavenge'] },
      health: 5,
      street: { ann: { rows: ['dddddd'] } },
    })
      .marks(0, 'ann', 'A1')
      .marks(0, 'ann', 'B1')
      .again(0, 'adrenaline')
      .marks(0, 'ann', 'C1')
      .marks(0, 'ann', 'D1')
      .aimsAt(0, [])
      .has({ seats: [{ ammo: 4, street: { ann: '1 xxxxdd' } }] });
  });

  test('T16 it may begin before all shapes of the first are drawn', () => {
    alone({
      weapon: { shape: I2, start: 'multiHit2', effects: ['adrenaline'] },
      health: 5,
      street: { ann: { rows: LONG } },
    })
      .marks(0, 'ann', 'A1')
      .again(0, 'adrenaline')
      .marks(0, 'ann', 'B1')
      .marks(0, 'ann', 'C1')
      .aimsAt(0, []);
  });

  test('G29 U8 icons of a boss set off Critical Hit, which then aims at a zombie', () => {
    for (const icon of ['y', 'b'])
      scene({
        round: 2,
        boss: { rows: [`${icon}ooo`] },
        seats: [{ weapon: { shape: I2, effects: ['criticalHit'] }, street: { ann: {} } }],
      })
        .attacks()
        .marks(0, 'boss', 'A1 B1')
        .again(0, 'criticalHit')
        .aimsAt(0, ['ann']);
  });

  test('U5 G46 of Dead Sox another living member may be the target of Critical Hit and of Multi-Hit', () => {
    const permanent = [0, 0, 0].map(() => ({ yellow: 0, blue: 0 }));
    const boss = { id: 'deadSox', rows: ['yo.oo.oo'], map: ['11.22.33'], permanent, crossed: 'G1 H1' } as const;
    scene({ round: 2, boss, seats: [{ weapon: { shape: I2, effects: ['criticalHit'] } }] })
      .attacks()
      .marks(0, 'catcher', 'A1')
      .again(0, 'criticalHit')
      .aimsAt(0, ['batter']);
    scene({ round: 2, boss, seats: [{ weapon: { shape: I2, start: 'multiHit2' } }] })
      .attacks()
      .marks(0, 'catcher', 'A1 B1')
      .marks(0, 'batter', 'D1 E1')
      .allConfirm()
      .happened(
        'confirmed',
        'attackEnded',
        { type: 'memberKilled', member: 0 },
        { type: 'memberKilled', member: 1 },
        { type: 'gameEnded', ending: 'victory' },
      );
  });
});

describe('Fury', () => {
  const FURY = ['none', 'ammo', 'none', 'armour', 'ammo', 'armour'] as const;
  const rage = (
    fury: number,
    more: SeatSpec = {},
    start: 'multiHit2' | null = null,
    effects: readonly ('adrenaline' | 'mowDown' | 'quickReload')[] = [],
  ) =>
    scene({
      tracks: { fury: FURY },
      seats: [
        {
          weapon: { shape: I2, start, effects: ['fury', ...effects] },
          fury,
          street: { ann: { rows: LONG }, bob: { rows: OO, space: 2 } },
          ...more,
        },
      ],
    }).attacks();

  test('B125 B126 the fourth space is crossed, and all four pay: one ammo and one armour', () => {
    rage(3)
      .marks(0, 'ann', 'A1 B1')
      .happened(
        'marked',
        { type: 'furyCrossed', space: 4 },
        { type: 'gained', gain: { ammo: 1, armour: 1 }, why: 'fury' },
      )
      .has({ seats: [{ fury: 4, ammo: 1, armour: 1 }] });
  });

  test('B125 the first space pays nothing', () => {
    rage(0)
      .marks(0, 'ann', 'A1 B1')
      .happened('marked', { type: 'furyCrossed', space: 1 })
      .has({ seats: [{ fury: 1, ammo: 0 }] });
  });

  test('G33 a full track is crossed no further and pays all the same', () => {
    rage(6)
      .marks(0, 'ann', 'A1 B1')
      .has({ seats: [{ fury: 6, ammo: 2, armour: 2 }] });
  });

  test('U4 G32 B59 once per activation, after its last shape, for a single square as well', () => {
    rage(1, {}, 'multiHit2')
      .marks(0, 'ann', 'A1')
      .has({ seats: [{ fury: 1, ammo: 0 }] })
      .marks(0, 'bob', 'A1')
      .has({ seats: [{ fury: 2, ammo: 1 }] });
  });

  test('U4 B123 with Mow Down once, too', () => {
    rage(1, {}, null, ['mowDown'])
      .marks(0, 'ann', 'A1')
      .marks(0, 'bob', 'A1')
      .has({ seats: [{ fury: 2, ammo: 1 }] });
  });

  test('U4 T16 an activation that is left off ends with the word of being ready, with ammo or with a second one', () => {
    rage(1, {}, 'multiHit2')
      .marks(0, 'ann', 'A1')
      .confirms(0)
      .has({ seats: [{ fury: 2, ammo: 1 }] });
    rage(1, { ammo: 1 }, 'multiHit2')
      .marks(0, 'ann', 'A1')
      .ceases(0)
      .has({ seats: [{ fury: 2, ammo: 2 }] });
    rage(1, { health: 5 }, 'multiHit2', ['adrenaline'])
      .marks(0, 'ann', 'A1')
      .again(0, 'adrenaline')
      .has({ seats: [{ fury: 2, ammo: 1 }] });
  });

  test('G32 a second activation crosses a second space', () => {
    rage(1, { health: 5 }, null, ['adrenaline'])
      .marks(0, 'ann', 'A1')
      .again(0, 'adrenaline')
      .marks(0, 'ann', 'B1')
      .has({ seats: [{ fury: 3, ammo: 2, armour: 0 }] });
  });

  test('G3 G32 without an activation there is no Fury', () => {
    rage(1)
      .confirms(0)
      .has({ seats: [{ fury: 1, ammo: 0 }] });
  });

  test('B70 B125 G32 a second activation that draws nothing crosses nothing', () => {
    rage(1, { health: 5 }, null, ['adrenaline'])
      .marks(0, 'ann', 'A1')
      .again(0, 'adrenaline')
      .confirms(0)
      .has({ seats: [{ fury: 2, ammo: 1 }] });
  });

  test('U4 U9 B121 ammo that Fury pays at the end of the activation is there for ammo and for Quick Reload', () => {
    rage(1, {}, 'multiHit2')
      .marks(0, 'ann', 'A1')
      .offersBeside(0, 'cease', 'confirm', 'takeBack 0')
      .ceases(0)
      .shoots(0, 'ann', 'B1')
      .has({ seats: [{ fury: 2, ammo: { gained: 1, used: 1 }, street: { ann: '1 xxoooo', bob: '2 oo' } }] });
    rage(1, {}, 'multiHit2', ['quickReload'])
      .marks(0, 'ann', 'A1')
      .again(0, 'quickReload')
      .happened('furyCrossed', 'gained', 'activatedAgain')
      .has({ seats: [{ fury: 2, ammo: { gained: 1, used: 1 } }] });
    // The first space of the track pays nothing yet.
    rage(0, {}, 'multiHit2', ['quickReload']).marks(0, 'ann', 'A1').offersBeside(0, 'confirm', 'takeBack 0');
  });

  test('G34 each weapon has a fury track of its own', () => {
    const weapon = { shape: I2, effects: ['fury'] } as const;
    const table = scene({ colour: 'blue', seats: [{ weapon, fury: 2, street: { ann: { rows: LONG } } }] }).attacks();
    table.s.survivors[0]!.weapons[0]!.fury = 4;
    table.marks(0, 'ann', 'A1').confirms(0);
    expect(table.s.survivors[0]!.weapons.map(({ fury }) => fury)).toEqual([4, 0, 3, 0]);
  });
});
