import { same } from '@horda/kernel';
import { expect, test } from 'vitest';
import { ALL_CHOICES } from '../test/samples.ts';
import { scene } from '../test/scene.ts';
import { newTable, randomGame } from '../test/whole-games.ts';
import { gearUp } from './game.ts';
import type { Choice, State } from './state.ts';
import { RULEBOOK } from './text/rulebook.ts';

const BAR = { shape: ['###'] };
const ONE = { shape: ['#'] };
const ROWS = ['oooo', 'oooo'];
const why = (s: State, seat: number, choice: Choice) => gearUp.why(s, seat, choice);
const upgrade = (weapon: 'red' | 'green' | 'blue' | 'yellow'): Choice => ({ do: 'upgrade', weapon });
const block = (armour: number): Choice => ({ do: 'block', armour });

test('B103 B104 B105 after the end nothing can be done', () => {
  const t = scene({ seats: [{ weapon: ONE, street: { ann: {} } }, {}] }).attacks();
  for (const [ending, rule] of [
    ['victory', 'B103'],
    ['death', 'B104'],
    ['outOfTime', 'B105'],
  ] as const)
    expect(why({ ...t.s, ending }, 0, { do: 'confirm', by: 0 })).toBe(rule);
});

test('B26 T10 everybody takes one survivor that nobody else has', () => {
  const s = newTable(2, { survivors: 'choose' });
  const take = (by: number, survivor: number): Choice => ({ do: 'take', by, survivor });
  expect([why(s, 0, take(0, 3)), why(s, 0, take(1, 3)), why(s, 0, take(0, 9))]).toEqual([null, 'B26', 'B26']);
  expect([why(s, 0, { do: 'putBack', by: 0 }), why(s, 0, { do: 'confirm', by: 0 })]).toEqual(['T10', 'B47']);
  s.survivors[1]!.survivor = 3;
  s.kernel.asks = s.kernel.asks.map((ask) => ({ ...ask, options: ask.options.filter((o) => !same(o, take(0, 3))) }));
  expect(why(s, 0, take(0, 3))).toBe('T10');
});

test('B47 B48 T10 what belongs to another step has to wait', () => {
  const t = scene({ seats: [{ weapon: ONE, street: { ann: {} } }, {}] }).attacks();
  t.refuses(0, upgrade('red'), 'B48').refuses(0, block(0), 'B48').refuses(0, { do: 'agree', by: 0 }, 'B48');
  t.refuses(0, { do: 'take', by: 0, survivor: 5 }, 'T10');
});

test('B50 T4 nobody acts for another', () => {
  const street = { ann: {} };
  const t = scene({
    seats: [
      { weapon: ONE, street },
      { weapon: ONE, street: { bob: {} } },
    ],
  }).attacks();
  t.refuses(0, t.markOf(1, 'bob', 'A1'), 'B50').refuses(0, { do: 'confirm', by: 1 }, 'T4');
  t.refuses(0, { do: 'takeBack', by: 0, from: 0 }, 'T4').refuses(0, { do: 'change', by: 0 }, 'T4');
});

test('T4 who is ready has to change that first', () => {
  const t = scene({
    seats: [
      { weapon: ONE, street: { ann: {} } },
      { weapon: ONE, street: { bob: {} } },
    ],
  }).attacks();
  t.confirms(0)
    .refuses(0, t.markOf(0, 'ann', 'A1'), 'T4')
    .refuses(0, { do: 'confirm', by: 0 }, 'T4');
  t.refuses(0, { do: 'takeBack', by: 0, from: 0 }, 'T4');
});

test('B55 B56 B57 squares that do not fit have their rule, and squares in another order too', () => {
  const t = scene({ seats: [{ weapon: BAR, street: { ann: { rows: ROWS, crossed: 'D1' } } }, {}] }).attacks();
  t.refuses(0, t.markOf(0, 'ann', 'A1 B1'), 'B55').refuses(0, t.markOf(0, 'ann', 'B1 C1 D1'), 'B56');
  const mark = { do: 'mark', by: 0, with: 'weapon', target: t.target('ann') } as const;
  t.refuses(0, { ...mark, cells: [0, 1, 8] }, 'B57').refuses(0, { ...mark, cells: [2, 1, 0] }, 'T15');
});

test('B51 B60 B66 B71 B112 B113 a target has to be in reach', () => {
  const street = (name: string) => ({ [name]: { rows: ['oo'] } });
  const far = { shape: ['#'], effects: ['longRange'] as const };
  const locked = { shape: ['#'], effects: ['longRange'] as const };
  const t = scene({
    seats: [
      { weapon: far, street: { ann: { rows: ['oo'], crossed: 'A1 B1' } } },
      { weapon: ONE, street: street('bob') },
      { weapon: locked, upgrades: { red: 0 }, street: street('cid') },
      { weapon: ONE },
    ],
  }).attacks();
  t.refuses(0, t.markOf(0, 'cid', 'A1'), 'B113').refuses(0, t.markOf(0, 'ann', 'A1'), 'B71');
  t.refuses(1, t.markOf(1, 'cid', 'A1'), 'B51').refuses(2, t.markOf(2, 'bob', 'A1'), 'B66');
  t.answers(3, { do: 'change', by: 3 }).refuses(3, t.markOf(3, 'cid', 'A1'), 'B60');
  t.refuses(1, { do: 'mark', by: 1, with: 'weapon', target: 70, cells: [0] }, 'B52');
});

test('B40 B73 B141 B146 the boss has to have come, to stand in front and to be alive', () => {
  const seats = [{ weapon: ONE, ammo: 1, street: { ann: {} } }, { weapon: ONE }, { weapon: ONE, street: { bob: {} } }];
  const early = scene({ seats }).attacks();
  early.refuses(0, early.markOf(0, 'boss', 'C1'), 'B40').refuses(0, early.ammoOf(0, 'boss', 'C1'), 'B40');
  const away = scene({ round: 2, boss: { before: 2 }, seats }).attacks();
  away.refuses(0, away.markOf(0, 'boss', 'C1'), 'B73').refuses(0, away.ammoOf(0, 'boss', 'C1'), 'B69');
  const permanent = Array.from({ length: 3 }, () => ({ yellow: 1, blue: 0 }));
  const team = { id: 'deadSox', rows: ['ooo'], map: ['123'], permanent, crossed: 'B1' } as const;
  const dead = scene({ round: 2, boss: team, seats }).attacks();
  dead.refuses(0, dead.markOf(0, 'batter', 'B1'), 'B141');
  const mouth = { id: 'screamer', rows: ['oo'], map: ['.m'], track: [], crossed: 'A1' } as const;
  const shut = scene({ round: 2, boss: mouth, seats }).attacks();
  shut.refuses(0, shut.markOf(0, 'boss', 'B1'), 'B146').refuses(0, shut.ammoOf(0, 'boss', 'B1'), 'B146');
});

test('G26 T16 U9 a weapon that was used or given up is not used again', () => {
  const street = { ann: { rows: ['oooo'] } };
  const t = scene({ seats: [{ weapon: ONE, ammo: 2, street }, {}] })
    .attacks()
    .marks(0, 'ann', 'A1');
  t.refuses(0, t.markOf(0, 'ann', 'B1'), 'T16');
  const twice = { shape: ['#'], effects: ['quickReload'] } as const;
  const second = scene({ seats: [{ weapon: twice, ammo: 2, street }, {}] }).attacks();
  second.marks(0, 'ann', 'A1').again(0, 'quickReload').marks(0, 'ann', 'B1');
  second.refuses(0, second.markOf(0, 'ann', 'C1'), 'G26');
  const given = scene({ seats: [{ weapon: ONE, ammo: 2, street }, {}] })
    .attacks()
    .ceases(0);
  given.refuses(0, given.markOf(0, 'ann', 'B1'), 'U9').refuses(0, { do: 'cease', by: 0 }, 'U9');
  given.refuses(0, { do: 'again', by: 0, how: 'adrenaline' }, 'U9');
  const seats = [{ weapon: { shape: ['#'], effects: ['adrenaline'] as const }, street: { bob: { rows: ['oooo'] } } }];
  const companions = [{ shape: ['#'], effect: 'multiHit2' as const }];
  const solo = scene({ seats, companions, companion: true }).attacks().marks(0, 'bob', 'A1').marks(0, 'bob', 'B1', 0);
  solo.refuses(0, solo.markOf(0, 'bob', 'D1'), 'T16').refuses(0, { do: 'again', by: 0, how: 'adrenaline' }, 'T16');
});

test('B151 B153 B154 a companion is used alone, with its mark, face up', () => {
  const seats = [{ weapon: ONE, street: { ann: { rows: ['oooo'] } } }];
  const companions = [
    { shape: ['#'], effect: 'knockback' as const },
    { shape: ['#'], effect: 'split' as const, ready: false },
  ];
  const t = scene({ seats, companions, companion: true }).attacks();
  t.refuses(0, t.markOf(0, 'ann', 'A1', 1), 'B154').refuses(0, t.markOf(0, 'ann', 'A1', 2), 'B151');
  const unmarked = scene({ seats, companions }).attacks();
  unmarked.refuses(0, unmarked.markOf(0, 'ann', 'A1', 0), 'B153');
  const many = scene({ seats: [...seats, {}], companion: true }).attacks();
  many.refuses(0, many.markOf(0, 'ann', 'A1', 0), 'B153');
});

test('B108 B52 as many shapes as the weapon draws', () => {
  const street = { ann: { rows: ['oooooo'] }, bob: { rows: ['oooo'] } };
  const one = { shape: ['##'], start: 'knockback' as const };
  const two = { ...one, effects: ['multiHit2'] as const };
  const t = scene({ seats: [{ weapon: one, street }, {}] })
    .attacks()
    .marks(0, 'ann', 'A1 B1');
  t.refuses(0, t.markOf(0, 'bob', 'A1 B1'), 'B52');
  const both = scene({ seats: [{ weapon: two, street }, {}] }).attacks();
  both
    .marks(0, 'ann', 'A1 B1')
    .marks(0, 'ann', 'C1 D1')
    .refuses(0, both.markOf(0, 'bob', 'A1 B1'), 'B108');
});

test('B123 B124 G36 T17 an area effect stays in its street and space, and hits nobody twice', () => {
  const near = { ann: { rows: ['oo'] }, bob: { rows: ['oo'] }, cid: { rows: ['oo'], space: 2 as const } };
  const other = { dot: { rows: ['oo'] } };
  const sweep = { shape: ['#'], effects: ['mowDown', 'longRange'] as const };
  const mown = scene({ seats: [{ weapon: sweep, street: near }, { street: other }] })
    .attacks()
    .marks(0, 'ann', 'A1');
  mown.refuses(0, mown.markOf(0, 'bob', 'A1'), 'B123').refuses(0, mown.markOf(0, 'dot', 'A1'), 'G36');
  mown.refuses(0, mown.markOf(0, 'ann', 'B1'), 'T17');
  const bomb = { shape: ['#'], effects: ['explosion'] as const };
  const blown = scene({ seats: [{ weapon: bomb, street: near }, {}] })
    .attacks()
    .marks(0, 'ann', 'A1');
  blown.refuses(0, blown.markOf(0, 'cid', 'A1'), 'B124');
});

test('G46 an area effect hits one member of Dead Sox', () => {
  const permanent = Array.from({ length: 3 }, () => ({ yellow: 1, blue: 0 }));
  const boss = { id: 'deadSox', rows: ['oooooo'], map: ['112233'], permanent } as const;
  const seats = [{ weapon: { shape: ['#'], effects: ['mowDown'] as const }, street: { ann: {} } }, {}];
  const t = scene({ round: 2, boss, seats }).attacks().marks(0, 'catcher', 'A1');
  t.refuses(0, t.markOf(0, 'batter', 'C1'), 'G46');
});

test('B117 T14 the second part of a divided shape follows on the same target', () => {
  const street = { ann: { rows: ROWS }, bob: { rows: ROWS } };
  const weapon = { shape: ['###'], effects: ['split'] as const };
  const t = scene({ seats: [{ weapon, ammo: 1, street }, {}] })
    .attacks()
    .marks(0, 'ann', 'A1 B1');
  t.refuses(0, t.markOf(0, 'bob', 'A1'), 'B117').refuses(0, t.markOf(0, 'ann', 'C1 D1'), 'B117');
  t.refuses(0, { do: 'confirm', by: 0 }, 'T14').refuses(0, { do: 'cease', by: 0 }, 'T14');
  t.refuses(0, t.ammoOf(0, 'ann', 'C1'), 'T14').refuses(0, t.markOf(0, 'ann', 'C1', 0), 'T14');
});

test('B120 B121 B122 B66 G26 G28 a second activation needs its effect, its price and somebody to hit', () => {
  const again = (how: 'adrenaline' | 'quickReload' | 'criticalHit'): Choice => ({ do: 'again', by: 0, how });
  const street = { ann: { rows: ['oooo'] } };
  const quick = { shape: ['#'], effects: ['quickReload', 'criticalHit'] as const };
  const t = scene({ seats: [{ weapon: quick, street }, {}] }).attacks();
  t.refuses(0, again('quickReload'), 'B121').marks(0, 'ann', 'A1');
  t.refuses(0, again('quickReload'), 'B121').refuses(0, again('criticalHit'), 'B122');
  t.refuses(0, again('adrenaline'), 'B120');
  const locked = scene({ seats: [{ weapon: quick, upgrades: { red: 1 }, street }, {}] }).attacks();
  locked.marks(0, 'ann', 'A1').refuses(0, again('criticalHit'), 'B66');
  const bloody = scene({ seats: [{ weapon: quick, ammo: 2, street: { bob: { rows: ['dooo'] } } }, {}] }).attacks();
  bloody.marks(0, 'bob', 'A1').refuses(0, again('criticalHit'), 'G28').again(0, 'quickReload');
  bloody.marks(0, 'bob', 'B1').refuses(0, again('quickReload'), 'G26');
});

test('G28 B122 the second activation by Critical Hit spares whom the first one hit', () => {
  const weapon = { shape: ['#'], effects: ['criticalHit'] as const };
  const street = { ann: { rows: ['do'] }, bob: { rows: ['do'] } };
  const t = scene({ seats: [{ weapon, street }, {}] })
    .attacks()
    .marks(0, 'ann', 'A1')
    .again(0, 'criticalHit');
  t.refuses(0, t.markOf(0, 'ann', 'B1'), 'G28');
});

test('B106 B107 B66 G25 T17 only who was hit, lives and stands nearer is knocked back', () => {
  const knock = (target: number): Choice => ({ do: 'knock', by: 0, target });
  const push = { shape: ['#'], start: 'knockback' as const, effects: ['mowDown'] as const };
  const street = { ann: {}, bob: { rows: ['oo'], space: 2 as const }, cid: { rows: ['oo'], space: 3 as const } };
  const t = scene({ seats: [{ weapon: push, street }, {}] }).attacks();
  t.refuses(0, knock(t.target('ann')), 'B106')
    .marks(0, 'ann', 'A1')
    .marks(0, 'bob', 'A1')
    .marks(0, 'cid', 'A1');
  t.refuses(0, knock(t.target('ann')), 'G25')
    .refuses(0, knock(t.target('cid')), 'B107')
    .refuses(0, knock(-1), 'B107');
  t.knocks(0, 'bob').refuses(0, knock(t.target('bob')), 'B107');
  const plain = scene({ seats: [{ weapon: ONE, street: { dot: { rows: ['oo'] } } }, {}] }).attacks();
  plain.marks(0, 'dot', 'A1').refuses(0, knock(plain.target('dot')), 'B106');
});

test('B68 B69 B71 G5 G6 G8 ammo comes last, to the own street and the boss in front', () => {
  const street = { ann: { rows: ['oo'], crossed: 'A1 B1' }, bob: { rows: ['oooo'], crossed: 'B1' } };
  const seats = [{ weapon: ONE, ammo: 1, street }, { street: { cid: {} } }];
  const t = scene({ seats, round: 2, options: { bossAmmo: false } }).attacks();
  t.refuses(0, t.ammoOf(0, 'bob', 'A1'), 'G8').marks(0, 'bob', 'A1');
  t.refuses(0, t.ammoOf(0, 'cid', 'A1'), 'G6').refuses(0, t.ammoOf(0, 'boss', 'C1'), 'G5');
  t.refuses(0, t.ammoOf(0, 'ann', 'A1'), 'B71').refuses(0, t.ammoOf(0, 'bob', 'B1'), 'B56');
  t.shoots(0, 'bob', 'C1')
    .refuses(0, t.ammoOf(0, 'bob', 'D1'), 'B68')
    .refuses(0, { do: 'cease', by: 0 }, 'B68');
});

test('T6 T20 damage that is owed comes first, and after what decides nothing does', () => {
  const weapon = { shape: ['#'], effects: ['adrenaline'] as const };
  const street = { ann: { rows: ['oooo'] } };
  const seats = [
    { weapon, street, armour: 1, health: 1, ammo: 1 },
    { weapon: ONE, street: { bob: {} } },
  ];
  const t = scene({ seats }).attacks().refuses(0, { do: 'suffer', by: 0, with: 'armour' }, 'T20').marks(0, 'ann', 'A1');
  t.again(0, 'adrenaline')
    .refuses(0, { do: 'confirm', by: 0 }, 'T20')
    .refuses(0, t.markOf(0, 'ann', 'B1'), 'T20');
  t.suffers(0, 'health')
    .has({ fate: 'death' })
    .refuses(0, t.markOf(0, 'ann', 'B1'), 'T6');
  t.refuses(1, t.markOf(1, 'bob', 'A1'), 'T6');
});

test('B10 B67 B75 T23 an upgrade for who has earned one, on a weapon that has one left', () => {
  const t = scene({ seats: [{ due: 1, upgrades: { green: 2 } }, { due: 1 }, {}] }).upgrades();
  t.refuses(0, upgrade('yellow'), 'B67').refuses(0, upgrade('green'), 'B10').refuses(2, upgrade('red'), 'B75');
  t.answers(0, upgrade('red')).refuses(0, upgrade('blue'), 'T23').refuses(1, { do: 'confirm', by: 1 }, 'B48');
});

test('B84 G22 T7 armour takes no more than there is, of armour and of damage', () => {
  const street = { ann: { permanent: 2 } };
  const seats = [{ armour: 1, street }, { armour: 5, street: { bob: { permanent: 2 } } }, {}];
  const t = scene({ seats, march: 'slow' }).marches();
  t.refuses(0, block(2), 'B84').refuses(1, block(3), 'G22').refuses(2, block(0), 'T7');
  t.refuses(0, { do: 'pay', with: 'armour' }, 'B84').answers(0, block(1)).refuses(0, block(0), 'T7');
});

test('B139 B149 T21 the price is what the boss asks for', () => {
  const boss = { id: 'zombiephant' } as const;
  const t = scene({ round: 2, boss, seats: [{ ammo: 1, armour: 1 }, {}] }).bossCard('ability');
  t.refuses(0, { do: 'pay', with: 'armour' }, 'B139').refuses(1, { do: 'pay', with: 'ammo' }, 'T21');
  const seats = [{ ammo: 1, armour: 1 }, {}];
  const other = scene({ round: 2, boss: { id: 'mutation' }, seats }).bossCard('ability');
  other.refuses(0, { do: 'pay', with: 'ammo' }, 'B149');
});

test('B91 B93 G57 T11 zombies of the middle go to streets, and the commander says when', () => {
  const piles = { standard: { ann: {}, bob: {} } };
  const t = scene({ seats: [{}, {}], piles, waves: { A: { standard: 2, special: 0 } } }).spawns('A');
  const assign = (by: number, card: number, to: number): Choice => ({ do: 'assign', by, card, to });
  const ann = t.target('ann');
  t.refuses(0, assign(0, 40, 0), 'B91')
    .refuses(0, assign(0, ann, 2), 'B93')
    .refuses(0, assign(1, ann, 0), 'G57');
  t.refuses(0, { do: 'agree', by: 0 }, 'T11').refuses(1, { do: 'agree', by: 1 }, 'G57');
  t.chooses(assign(1, ann, 1)).refuses(1, assign(1, ann, 1), 'T11');
});

test('B47 B48 whatever is tried at any moment has a rule against it, or is offered', () => {
  const rules = new Set<string>(RULEBOOK.map(({ id }) => id));
  let tried = 0;
  for (let n = 0; n < 12; n++)
    randomGame(n, (s) => {
      if (s.kernel.tick % 5 !== 0) return;
      for (const [seat] of s.survivors.entries())
        for (const choice of ALL_CHOICES) {
          const rule = why(s, seat, choice);
          const open = s.kernel.asks.find((ask) => ask.seat === seat && ask.answer === null);
          const isOffered = open?.options.some((option) => same(option, choice)) ?? false;
          if ((rule === null) !== isOffered || (rule !== null && !rules.has(rule)))
            throw new Error(`${rule} is said of ${JSON.stringify(choice)} for seat ${seat}`);
          tried++;
        }
    });
  expect(tried).toBeGreaterThan(1000);
});
