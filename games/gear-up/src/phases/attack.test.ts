/** Together at the same time: plans that all see, until all are ready. */
import { Refused } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import type { SeatSpec } from '../../test/position.ts';
import { scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const I2 = ['##'];
const OO = ['oo'];
const sniper = { shape: I2, effects: ['longRange'] } as const;

/** Survivors with a zombie each. */
function street(name: string, rows: readonly string[] = ['oooo']): SeatSpec {
  return { weapon: { shape: I2 }, street: { [name]: { rows } } };
}

describe('plans', () => {
  test('B53 G2 T1 all are asked at once, and everything is a plan until all are ready', () => {
    const table = scene({ seats: [street('ann', OO), street('bob'), street('cat')] }).attacks();
    table
      .asks(...[0, 1, 2].map((seat) => ({ seat, prompt: 'attack.act' })))
      .marks(2, 'cat', 'A1 B1')
      .marks(0, 'ann', 'A1 B1')
      // Dead, but the card still lies there.
      .has({
        kills: 0,
        seats: [{ due: 0, street: { ann: '1 xx' } }, { street: { bob: '1 oooo' } }, { street: { cat: '1 xxoo' } }],
      })
      .confirms(0, 2)
      .asks({ seat: 0, prompt: 'attack.ready' }, { seat: 1, prompt: 'attack.act' }, { seat: 2, prompt: 'attack.ready' })
      .confirms(1)
      .happened('confirmed', 'attackEnded', { type: 'zombieKilled', street: 0 })
      .over()
      .has({
        kills: 1,
        ready: [],
        seats: [{ due: 1, street: {} }, { street: { bob: '1 oooo' } }, { street: { cat: '1 xxoo' } }],
      });
    expect(table.s).toMatchObject({ before: null, deeds: [], fate: null });
  });

  test('B71 B72 B75 the card of a killed zombie is discarded; the survivor in whose street it stood gets the upgrade', () => {
    const special = { weapon: sniper, street: { bob: { kind: 'fatty', rows: OO } } } as const;
    scene({ seats: [street('ann', OO), special] })
      .attacks()
      .marks(1, 'ann', 'A1 B1')
      .confirms(0, 1)
      .has({ kills: 1, seats: [{ due: 1, street: {} }, { due: 0 }], discards: { standard: ['ann'], special: [] } });
  });

  test('T2 B56 what one has marked is marked for all', () => {
    const table = scene({ seats: [{ weapon: sniper }, street('ann'), { weapon: sniper }] }).attacks();
    table
      .marks(0, 'ann', 'A1 B1')
      .offersMarks(1, 'ann', ['C1', 'D1', 'C1 D1'])
      .offersMarks(2, 'ann', ['C1', 'D1', 'C1 D1']);
  });

  test('T2 of two who want the same square at the same time the first has it; other squares are no conflict', () => {
    const table = scene({ seats: [{ weapon: sniper }, street('ann'), { weapon: sniper }] }).attacks();
    const { tick } = table.s.kernel;
    const mark = (by: number, squares: string) => table.markOf(by, 'ann', squares) as Extract<Choice, { do: 'mark' }>;
    const [late, apart] = [mark(2, 'B1 C1'), mark(1, 'C1 D1')];
    table.marks(0, 'ann', 'A1 B1');
    const before = JSON.stringify(table.s);
    expect(() => table.answersLate(tick, late)).toThrow(Refused);
    expect(JSON.stringify(table.s)).toBe(before);
    table.answersLate(tick, apart).has({ seats: [{}, { street: { ann: '1 xxxx' } }, {}] });
  });

  test('T2 G9 icons may be used at once by whoever gained them', () => {
    scene({
      seats: [
        { weapon: sniper },
        { weapon: { shape: I2, effects: ['quickReload'] }, street: { ann: { rows: ['aooo'] } } },
      ],
    })
      .attacks()
      .marks(1, 'ann', 'C1 D1')
      .offersBeside(1, 'confirm', 'takeBack 0')
      .marks(0, 'ann', 'A1')
      .offersBeside(1, 'again quickReload', 'cease', 'confirm', 'takeBack 0')
      .again(1, 'quickReload')
      .marks(1, 'ann', 'B1')
      .has({ seats: [{ ammo: 1 }, { ammo: { gained: 1, used: 1 }, street: { ann: '1 xxxx' } }] });
  });

  test('T3 deeds stand in the order in which they were made', () => {
    const table = scene({ seats: [street('ann'), street('bob')] }).attacks();
    table.marks(1, 'bob', 'A1').marks(0, 'ann', 'A1').confirms(0);
    expect(table.s.deeds.map(({ by }) => by)).toEqual([1, 0]);
  });

  test('T3 in a search one survivor is asked after the other, each until ready, and takes nothing back', () => {
    const table = scene({ seats: [street('ann'), street('bob'), street('cat')] });
    table.s.kernel.inTurn = true;
    table
      .attacks()
      .asks({ seat: 0, prompt: 'attack.act' })
      .marks(0, 'ann', 'A1')
      .asks({ seat: 0, prompt: 'attack.act' });
    table.offersBeside(0, 'confirm').confirms(0).asks({ seat: 1, prompt: 'attack.act' }).confirms(1, 2).over();
  });

  test('T3 in a search whoever has begun goes on', () => {
    const table = scene({ seats: [street('ann'), street('bob')] }).attacks();
    table.s.kernel.inTurn = true;
    table
      .marks(1, 'bob', 'A1')
      .asks({ seat: 1, prompt: 'attack.act' })
      .confirms(1)
      .asks({ seat: 0, prompt: 'attack.act' });
  });

  test('B50 nobody acts for somebody else', () => {
    const table = scene({ seats: [street('ann'), street('bob')] }).attacks();
    table.refuses(1, table.markOf(0, 'ann', 'A1'), 'B50').refuses(1, { do: 'confirm', by: 0 }, 'T4');
  });
});

describe('taking back', () => {
  const twoHits = { shape: I2, start: 'multiHit2' } as const;

  test('T4 own deeds are taken back from any one of them on; those of others stay', () => {
    const seat = {
      weapon: { shape: I2, start: 'multiHit2', effects: ['adrenaline'] },
      health: 5,
      street: { ann: { rows: ['oooooo'] } },
    } as const;
    const table = scene({ seats: [seat, street('bob')] }).attacks();
    table
      .marks(0, 'ann', 'A1 B1')
      .marks(1, 'bob', 'A1')
      .again(0, 'adrenaline')
      .marks(0, 'ann', 'C1')
      .marks(0, 'ann', 'D1');
    table.offersBeside(0, 'confirm', ...[0, 1, 2, 3].map((i) => `takeBack ${i}`));
    table.takesBack(0, 2).happened({ type: 'tookBack', seat: 0, deeds: 2, dropped: [] });
    table
      .has({ seats: [{ health: 4, street: { ann: '1 xxoooo' } }, { street: { bob: '1 xooo' } }] })
      .aimsAt(0, ['ann']);
    table.takesBack(0, 1).has({ seats: [{ health: 5, street: { ann: '1 xxoooo' } }, { street: { bob: '1 xooo' } }] });
    // The first activation is open again: its second shape may be drawn.
    table
      .marks(0, 'ann', 'E1 F1')
      .takesBack(0)
      .has({ seats: [{ street: { ann: '1 oooooo' } }, { street: { bob: '1 xooo' } }] });
  });

  test('T4 who is ready may change that, but takes nothing back before', () => {
    const table = scene({ seats: [street('ann'), street('bob')] })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .confirms(0);
    table.offersBeside(0, 'change').refuses(0, { do: 'takeBack', by: 0, from: 0 }, 'T4');
    table
      .changes(0)
      .happened({ type: 'changedMind', seat: 0 })
      .has({ ready: [], seats: [{ street: { ann: '1 xxoo' } }, {}] });
    table
      .offersBeside(0, 'confirm', 'takeBack 0')
      .takesBack(0)
      .confirms(0, 1)
      .over()
      .has({ seats: [{ street: { ann: '1 oooo' } }, {}] });
  });

  test('T4 an activation that was ended by being ready goes on', () => {
    const weapon = { ...twoHits, effects: ['fury'] } as const;
    const table = scene({ seats: [{ weapon, fury: 1, street: { ann: { rows: ['oooo'] } } }, street('bob')] }).attacks();
    table
      .marks(0, 'ann', 'A1 B1')
      .confirms(0)
      .has({ seats: [{ fury: 2, ammo: 1 }, {}] })
      .changes(0);
    table
      .has({ seats: [{ fury: 1, ammo: 0 }, {}] })
      .marks(0, 'ann', 'C1')
      .has({ seats: [{ fury: 2, ammo: 1 }, {}] });
  });

  test('T4 when all are ready nothing is taken back any more', () => {
    scene({ seats: [street('ann')] })
      .attacks()
      .marks(0, 'ann', 'A1')
      .confirms(0)
      .over();
  });

  test('T5 what rested on a gain that is gone is dropped, with all later deeds of that survivor, who is no longer ready', () => {
    const seats = [{ weapon: sniper }, street('ann', ['aaoooo']), street('cat')];
    const table = scene({ seats }).attacks();
    table
      .marks(1, 'ann', 'C1 D1')
      .marks(2, 'cat', 'A1')
      .marks(0, 'ann', 'A1')
      .shoots(1, 'ann', 'B1')
      .shoots(1, 'ann', 'E1');
    table
      .confirms(1, 2)
      .takesBack(0)
      .happened({ type: 'tookBack', seat: 0, deeds: 1, dropped: [{ seat: 1, deeds: 2 }] });
    table.has({
      ready: [2],
      seats: [
        { ammo: 0 },
        { ammo: { gained: 0, used: 0 }, street: { ann: '1 aaxxoo' } },
        { street: { cat: '1 xooo' } },
      ],
    });
    table.offersBeside(1, 'confirm', 'takeBack 0');
  });

  test('T5 B134 a mark that touched only a square which is no longer crossed is dropped', () => {
    const boss = { id: 'pyramid', before: 1, rows: ['Xoooo'] } as const;
    const table = scene({ round: 2, boss, seats: [{ weapon: sniper }, { weapon: { shape: I2 } }] }).attacks();
    table
      .marks(0, 'boss', 'B1 C1')
      .marks(1, 'boss', 'D1 E1')
      .has({ fate: 'victory' })
      .takesBack(0)
      .has({ boss: ['xoooo'], fate: null, ready: [] });
    table.offersMarks(1, 'boss', ['B1', 'B1 C1']);
  });

  test('T5 a free square is no reason to drop anything: who came second keeps the own squares', () => {
    const table = scene({ seats: [{ weapon: sniper }, street('ann'), { weapon: sniper }] }).attacks();
    table.marks(0, 'ann', 'A1 B1').marks(2, 'ann', 'C1 D1').confirms(2).takesBack(0);
    table.has({ ready: [2], seats: [{}, { street: { ann: '1 ooxx' } }, {}] });
  });

  test('T5 T20 damage chosen to be taken by health is taken, although the armour is gone that made it a choice', () => {
    const weapon = { shape: ['#'], effects: ['adrenaline'] } as const;
    const seats = [{ weapon: sniper }, { weapon, health: 5, street: { ann: { rows: ['soooo'] } } }] as const;
    const table = scene({ seats })
      .attacks()
      .marks(0, 'ann', 'A1')
      .marks(1, 'ann', 'B1')
      .again(1, 'adrenaline')
      .suffers(1, 'health');
    table.marks(1, 'ann', 'C1').confirms(1).takesBack(0).happened({ type: 'tookBack', dropped: [] });
    table.has({ ready: [1], seats: [{}, { health: 4, armour: 0, street: { ann: '1 sxxoo' } }] });
  });

  test('T5 T20 armour that is gone takes nothing: health does, and later deeds are dropped', () => {
    const weapon = { shape: ['#'], effects: ['adrenaline'] } as const;
    const seats = [{ weapon: sniper }, { weapon, health: 5, street: { ann: { rows: ['soooo'] } } }] as const;
    const table = scene({ seats })
      .attacks()
      .marks(0, 'ann', 'A1')
      .marks(1, 'ann', 'B1')
      .again(1, 'adrenaline')
      .suffers(1, 'armour');
    table
      .marks(1, 'ann', 'C1')
      .confirms(1)
      .takesBack(0)
      .happened({ type: 'tookBack', dropped: [{ seat: 1, deeds: 2 }] });
    table.has({ ready: [], seats: [{}, { health: 4, armour: 0, street: { ann: '1 sxooo' } }] });
    // Without the price there is no second activation, and no damage.
    table.takesBack(1, 1).has({ seats: [{}, { health: 5 }] });
  });

  test('T5 T6 a deed that would kill because armour is gone is dropped, and takes nothing of others along', () => {
    const weapon = { shape: ['#'], effects: ['adrenaline'] } as const;
    const ann = { weapon, health: 1, street: { ann: { rows: ['soooo'] } } } as const;
    const table = scene({ seats: [{ weapon: sniper }, ann, street('cat')] })
      .attacks()
      .marks(0, 'ann', 'A1')
      .marks(1, 'ann', 'B1')
      .again(1, 'adrenaline')
      .suffers(1, 'armour');
    table.marks(2, 'cat', 'A1').confirms(2).takesBack(0);
    table
      .happened({ type: 'tookBack', dropped: [{ seat: 1, deeds: 2 }] })
      .has({ fate: null, ready: [2], seats: [{}, { health: 1 }, { street: { cat: '1 xooo' } }] })
      .offersBeside(1, 'again adrenaline', 'confirm', 'takeBack 0');
  });

  test('T14 T2 who has drawn the larger part when others cross the last squares need not go on', () => {
    const weapon = { shape: ['###'], effects: ['split'] } as const;
    const seats = [{ weapon, street: { ann: { rows: ['oo.o'] } } }, { weapon: sniper }] as const;
    const table = scene({ seats })
      .attacks()
      .marks(0, 'ann', 'A1 B1')
      .offersMarks(0, 'ann', ['D1'])
      .marks(1, 'ann', 'D1');
    table
      .offersBeside(0, 'confirm', 'takeBack 0')
      .confirms(0, 1)
      .over()
      .has({ kills: 1, seats: [{ due: 1 }, { due: 0 }] });
  });

  test('T14 T5 B55 when those squares are free again the smaller part has to follow, even for who was ready', () => {
    const weapon = { shape: ['###'], effects: ['split'] } as const;
    const seats = [{ weapon, street: { ann: { rows: ['oo.o'] } } }, { weapon: sniper }] as const;
    const table = scene({ seats }).attacks().marks(0, 'ann', 'A1 B1').marks(1, 'ann', 'D1').confirms(0).takesBack(1);
    table
      .has({ ready: [], seats: [{ street: { ann: '1 xx.o' } }, {}] })
      .offersMarks(0, 'ann', ['D1'])
      .offersBeside(0, 'takeBack 0');
  });

  test('T5 a word that was given before deeds were dropped is void, and only for who has lost them', () => {
    const seats = [{ weapon: sniper }, street('ann', ['aooo']), street('cat')];
    const table = scene({ seats }).attacks().marks(0, 'ann', 'A1').marks(1, 'ann', 'B1 C1').shoots(1, 'ann', 'D1');
    const { tick } = table.s.kernel;
    table.takesBack(0).happened({ type: 'tookBack', dropped: [{ seat: 1, deeds: 1 }] });
    const before = JSON.stringify(table.s);
    expect(() => table.answersLate(tick, { do: 'confirm', by: 1 })).toThrow(Refused);
    expect(JSON.stringify(table.s)).toBe(before);
    table.answersLate(tick, { do: 'confirm', by: 2 }).has({ ready: [2] });
    table.answersLate(table.s.kernel.tick - 1, { do: 'confirm', by: 1 }).has({ ready: [1, 2] });
  });

  test('T31 T4 who was ready from the beginning may change it', () => {
    scene({ seats: [{}, street('bob')] })
      .attacks()
      .changes(0)
      .has({ ready: [] })
      .offersBeside(0, 'confirm')
      .confirms(0, 1)
      .over();
  });
});

describe('the end', () => {
  const duel = (health: number) =>
    scene({
      round: 2,
      boss: { before: 0, rows: OO },
      seats: [
        { weapon: { shape: I2 } },
        { weapon: { shape: I2, effects: ['adrenaline'] }, health, street: { ann: { rows: ['oooo'] } } },
      ],
    }).attacks();

  test('T6 B103 the mark that kills the boss decides, as soon as all are ready; nothing is added, but it can be taken back', () => {
    const table = duel(1).marks(1, 'ann', 'A1 B1').marks(0, 'boss', 'A1 B1').has({ fate: 'victory', ending: null });
    table.offersBeside(0, 'confirm', 'takeBack 0').offersBeside(1, 'confirm', 'takeBack 0').aimsAt(1, []);
    table.refuses(1, { do: 'again', by: 1, how: 'adrenaline' }, 'T6');
    table.takesBack(0).has({ fate: null }).offersBeside(1, 'again adrenaline', 'confirm', 'takeBack 0');
    table.marks(0, 'boss', 'A1 B1').confirms(1, 0).over().has({ ending: 'victory' });
  });

  test('T6 B104 a survivor who dies first loses for all: the boss cannot be killed any more', () => {
    const table = duel(1).marks(1, 'ann', 'A1 B1').again(1, 'adrenaline').has({ fate: 'death' }).aimsAt(0, []);
    table
      .refuses(0, table.markOf(0, 'boss', 'A1 B1'), 'T6')
      .confirms(0, 1)
      .has({ ending: 'death' });
    table.happened('confirmed', 'attackEnded', { type: 'gameEnded', dead: 1 });
  });

  test('T6 T4 a death that is taken back has not happened', () => {
    duel(1)
      .marks(1, 'ann', 'A1 B1')
      .again(1, 'adrenaline')
      .takesBack(1, 1)
      .has({ fate: null, seats: [{}, { health: 1 }] })
      .aimsAt(0, ['boss']);
  });

  test('G46 B141 Dead Sox are beaten when all three are dead; a member gives no upgrade', () => {
    const permanent = [0, 0, 0].map(() => ({ yellow: 0, blue: 0 }));
    const boss = { id: 'deadSox', rows: ['ooo'], map: ['123'], permanent, crossed: 'A1' } as const;
    const table = scene({ round: 2, boss, seats: [{}] })
      .attacks()
      .marks(0, 'pitcher', 'C1')
      .has({ fate: null })
      .confirms(0);
    table
      .happened('confirmed', 'attackEnded', { type: 'memberKilled', member: 2 })
      .has({ ending: null, seats: [{ due: 0 }] });
    table.attacks().marks(0, 'batter', 'B1').confirms(0).has({ ending: 'victory' });
  });

  test('T6 T20 a survivor who dies of damage that was still owed comes too late to turn a victory into a defeat', () => {
    scene({
      round: 2,
      boss: { rows: OO },
      seats: [
        { weapon: { shape: I2 } },
        { weapon: { shape: ['#'], effects: ['adrenaline'] }, health: 1, armour: 1, street: { bob: { rows: OO } } },
      ],
    })
      .attacks()
      .marks(1, 'bob', 'A1')
      .again(1, 'adrenaline')
      .marks(0, 'boss', 'A1 B1')
      .suffers(1, 'health')
      .has({ fate: 'victory', seats: [{}, { health: 0 }] })
      .allConfirm()
      .has({ ending: 'victory' });
  });

  test('B103 G52 victory does not ask how much health is left', () => {
    duel(1)
      .marks(0, 'boss', 'A1 B1')
      .confirms(0, 1)
      .has({ ending: 'victory', seats: [{}, { health: 1 }] });
  });
});

describe('in any order', () => {
  /** Four survivors, of whom the second and the fourth reach the street of the third. */
  const seats: readonly SeatSpec[] = [
    street('ann', ['oaoo']),
    { weapon: { shape: I2, effects: ['longRange', 'scavenge'] } },
    { weapon: { shape: I2, start: 'knockback' }, ammo: 1, street: { cat: { rows: ['dsooao'] } } },
    { weapon: { shape: I2, effects: ['longRange', 'fury'] }, fury: 1, street: { dan: { rows: OO } } },
  ];
  const deeds: readonly ((table: ReturnType<typeof scene>) => void)[] = [
    (table) => table.marks(0, 'ann', 'A1 B1').confirms(0),
    (table) => table.marks(1, 'cat', 'A1 B1').confirms(1),
    (table) => table.marks(2, 'cat', 'C1 D1').knocks(2, 'cat').shoots(2, 'cat', 'F1').confirms(2),
    (table) => table.marks(3, 'cat', 'E1').confirms(3),
  ];

  test.each([
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ])('T1 T2 T3 where no square is shared it does not matter who marks first: %i %i %i %i', (...order) => {
    const table = scene({ seats }).attacks();
    for (const seat of order) deeds[seat]!(table);
    table.over().has({
      kills: 1,
      seats: [
        { ammo: 1, street: { ann: '1 xxoo' } },
        { ammo: 1, armour: 1 },
        { ammo: { gained: 2, used: 1 }, armour: 1, due: 1, street: {} },
        { ammo: 2, fury: 2, street: { dan: '1 oo' } },
      ],
    });
  });
});
