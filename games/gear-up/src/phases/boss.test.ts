import { call, run } from '@horda/kernel';
import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { hardened, newTable } from '../../test/whole-games.ts';
import { BOSSES, type BossIcon, type BossId, type Side } from '../content/content.ts';
import { HOUSE } from '../content/house.ts';
import { gearUp } from '../game.ts';
import { bossCard } from './boss.ts';
import type { Choice, State } from '../state.ts';

const block = (armour: number): Choice => ({ do: 'block', armour });
const pay = (price: 'ammo' | 'armour'): Choice => ({ do: 'pay', with: price });
/** Two yellow icons and one blue, one of each beside the grid; another two of each are crossed. */
const GRID = { rows: ['yyob', 'yybb'], permanent: [{ yellow: 1, blue: 1 }], crossed: 'A1 A2 C2 D2' };
/** Catcher, Batter and Pitcher with one yellow icon each, and a blue one beside the grid. */
const TEAM = {
  id: 'deadSox',
  rows: ['yo.yo.yo'],
  map: ['11.22.33'],
  permanent: [
    { yellow: 0, blue: 1 },
    { yellow: 0, blue: 1 },
    { yellow: 0, blue: 1 },
  ],
} as const;

/** A real table in the second round, with nobody in the streets. */
function faced(boss: BossId, side: Side, seats = 2): State {
  const s = hardened(newTable(seats, { boss, difficulty: side === 'black' ? 'easy' : 'normal' }));
  s.kernel.stack = [];
  s.kernel.asks = [];
  s.round = 2;
  s.turn = 4;
  s.boss.seat = 0;
  for (const one of s.survivors) one.street = [];
  return s;
}

function plays(s: State, ...icons: BossIcon[]): State {
  s.kernel.events = [];
  call(s, bossCard, { icons });
  run(gearUp, s);
  return s;
}

test('B96 B97 B98 B99 a boss card tells what it shows when it is turned up', () => {
  const t = scene({
    round: 2,
    turn: 5,
    seats: [{ health: 90 }],
    under: [['attack'], ['attack'], ['ability', 'attack']],
  });
  t.s.turn = 4;
  t.s.survivors[0]!.armour = { gained: 3, used: 0 };
  t.goesOn().confirms(0);
  t.happened(
    'confirmed',
    'attackEnded',
    { type: 'bossCardRevealed', card: 2, phase: 1, icons: ['ability', 'attack'] },
    'abilityUsed',
    'armourLost',
    'bossAttacked',
  );
});

test('B22 B97 B100 B24 an attack deals the uncrossed yellow icons, inside and outside the squares, and no blue ones', () => {
  const t = scene({ round: 2, seats: [{ health: 9 }, { health: 9 }], boss: GRID })
    .bossCard('attack')
    .over();
  t.happened(
    { type: 'bossAttacked', special: false, damage: 3 },
    { type: 'damaged', seat: 0, cause: 'bossAttack', health: 3, left: 6 },
    { type: 'damaged', seat: 1, cause: 'bossAttack', health: 3, left: 6 },
  );
});

test('B23 B24 B98 a special attack deals the blue ones as well', () => {
  const t = scene({ round: 2, turn: 7, seats: [{ health: 9 }, { health: 9 }], boss: GRID })
    .bossCard('special')
    .over();
  t.happened({ type: 'bossAttacked', special: true, damage: 5 }, 'damaged', 'damaged');
  t.has({ seats: [{ health: 4 }, { health: 4 }] });
});

test('B23 permanent icons remain when all squares with icons are crossed', () => {
  const boss = { ...GRID, crossed: 'A1 B1 D1 A2 B2 C2 D2' };
  scene({ round: 2, seats: [{ health: 9 }], boss })
    .bossCard('attack', 'special')
    .has({ seats: [{ health: 6 }] });
});

test('G54 T7 all survivors are hit, wherever the boss stands, and all who have armour are asked at once', () => {
  for (const before of [0, 1, 2]) {
    const t = scene({
      round: 2,
      seats: [{ health: 9, armour: 1 }, { health: 9 }, { health: 9, armour: 5 }],
      boss: { ...GRID, before },
    }).bossCard('attack');
    t.asks({ seat: 0, prompt: 'damage.block' }, { seat: 2, prompt: 'damage.block' });
    t.answers(2, block(3)).answers(0, block(0)).over();
    t.has({ seats: [{ health: 6, armour: 1 }, { health: 6 }, { health: 9, armour: 2 }] });
  }
});

test('B95 icons are resolved from left to right', () => {
  const position = { round: 2, seats: [{ health: 9, armour: 2 }], boss: GRID };
  const first = scene(position).bossCard('ability', 'attack').over();
  first.has({ seats: [{ health: 6, armour: 0 }] });
  const last = scene(position).bossCard('attack', 'ability').chooses(block(2)).over();
  last.has({ seats: [{ health: 8, armour: 0 }] });
});

test('B95 B99 an icon after a spawn waits until the zombies are shared out', () => {
  const t = scene({
    round: 2,
    seats: [{ health: 9 }, { health: 9 }],
    boss: GRID,
    piles: { standard: { ann: {} }, special: {} },
    waves: { B: { standard: 1, special: 0 } },
  }).bossCard('spawnB', 'attack');
  t.asks({ seat: 0, prompt: 'spawn.assign' }, { seat: 1, prompt: 'spawn.assign' }).has({ wave: { ann: -1 } });
  t.chooses({ do: 'assign', by: 0, card: t.card('ann'), to: 1 }).has({ seats: [{ health: 9 }, { health: 9 }] });
  t.chooses({ do: 'agree', by: 0 }).over();
  t.has({
    seats: [
      { health: 6, street: {} },
      { health: 6, street: { ann: '3 o' } },
    ],
  });
});

test.each(['A', 'B', 'C'] as const)('B99 the icon of letter %s brings what a spawn card of it does', (letter) => {
  const waves = { A: { standard: 1, special: 0 }, B: { standard: 1, special: 1 }, C: { standard: 0, special: 2 } };
  const t = scene({ round: 2, seats: [{}], waves })
    .bossCard(`spawn${letter}`)
    .over();
  expect(t.s.survivors[0]!.street).toHaveLength(waves[letter].standard + waves[letter].special);
  expect(t.s.kernel.events[0]).toMatchObject({ type: 'spawned', letter });
});

test('G18 U8 a Stinker in the street adds nothing to an attack of the boss', () => {
  const seats = [{ health: 9, street: { pew: { kind: 'stinker' } } }] as const;
  scene({ round: 2, seats, boss: GRID })
    .bossCard('attack')
    .has({ seats: [{ health: 6 }] });
});

test('B85 B104 a boss attack that kills anybody ends the game, and the icons after it do nothing', () => {
  const t = scene({ round: 2, seats: [{ health: 9 }, { health: 3 }], boss: GRID })
    .bossCard('attack', 'spawnB')
    .over();
  t.has({ ending: 'death', seats: [{ health: 6 }, { health: 0 }], wave: {} });
  expect(t.s.kernel.events.at(-1)).toEqual({ type: 'gameEnded', ending: 'death', dead: 1 });
});

test.each(['black', 'red'] as const)(
  'B21 B31 B97 B98 on the %s side every boss deals what is printed there',
  (side) => {
    for (const boss of BOSSES) {
      const { rows, permanent } = HOUSE.bosses.find(({ id }) => id === boss)![side];
      const printed = (icon: string): number => rows.join('').split(icon).length - 1;
      const yellow = printed('y') + permanent.reduce((sum, one) => sum + one.yellow, 0);
      const blue = printed('b') + permanent.reduce((sum, one) => sum + one.blue, 0);
      const told = (icon: 'attack' | 'special') => plays(faced(boss, side), icon).kernel.events[0];
      expect(told('attack')).toEqual({ type: 'bossAttacked', special: false, damage: yellow });
      expect(told('special')).toEqual({ type: 'bossAttacked', special: true, damage: yellow + blue });
      expect(gearUp.view(faced(boss, side), 1).boss).toMatchObject({ side, attack: yellow, special: yellow + blue });
    }
  },
);

test.each(['black', 'red'] as const)('B25 B96 on the %s side every boss has its ability', (side) => {
  const after = (boss: BossId) => {
    const s = faced(boss, side);
    for (const one of s.survivors) one.armour = { gained: 3, used: 0 };
    plays(s, 'ability');
    expect(s.kernel.events[0]).toEqual({ type: 'abilityUsed', boss: BOSSES.indexOf(boss) });
    return { lost: s.survivors.map(({ health, armour }) => [1000 - health, armour.used]), asked: s.kernel.asks.length };
  };
  expect(Object.fromEntries(BOSSES.map((boss) => [boss, after(boss)]))).toEqual({
    superAbomination: {
      lost: [
        [0, 2],
        [0, 2],
      ],
      asked: 0,
    },
    pyramid: {
      lost: [
        [1, 0],
        [1, 0],
      ],
      asked: 0,
    },
    zombiephant: {
      lost: [
        [0, 0],
        [0, 0],
      ],
      asked: 2,
    },
    // The Catcher has taken one already; what the Batter does is asked.
    deadSox: {
      lost: [
        [0, 1],
        [0, 1],
      ],
      asked: 2,
    },
    screamer: {
      lost: [
        [0, 0],
        [0, 0],
      ],
      asked: 0,
    },
    mutation: {
      lost: [
        [0, 0],
        [0, 0],
      ],
      asked: 2,
    },
  });
});

test('B132 T9 Super Abomination destroys 2 armour of everybody, or as much as there is; nothing is asked', () => {
  const t = scene({
    round: 2,
    seats: [{ health: 9, armour: 3 }, { health: 9, armour: { gained: 4, used: 3 } }, { health: 9 }],
    boss: { id: 'superAbomination' },
  }).bossCard('ability');
  t.over().has({
    seats: [
      { health: 9, armour: { gained: 3, used: 2 } },
      { health: 9, armour: { gained: 4, used: 4 } },
      { health: 9, armour: { gained: 0, used: 0 } },
    ],
  });
  t.happened(
    'abilityUsed',
    { type: 'armourLost', seat: 0, armour: 2, by: 'superAbomination' },
    { type: 'armourLost', seat: 1, armour: 1, by: 'superAbomination' },
  );
});

test('B136 T9 against the Pyramid armour does not help; nothing is asked', () => {
  const t = scene({ round: 2, seats: [{ health: 9, armour: 5 }, { health: 1 }], boss: { id: 'pyramid' } });
  t.bossCard('ability').over();
  t.has({ seats: [{ health: 8, armour: 5 }, { health: 0 }], ending: 'death' });
});

test('B136 the attack of the Pyramid can be blocked, its ability cannot', () => {
  const boss = { id: 'pyramid', rows: ['yX'], permanent: [{ yellow: 0, blue: 0 }] } as const;
  const t = scene({ round: 2, seats: [{ health: 9, armour: 1 }], boss })
    .bossCard('attack')
    .chooses(block(1));
  t.bossCard('ability')
    .over()
    .has({ seats: [{ health: 8, armour: 0 }] });
});

test.each([
  { id: 'zombiephant', price: 'ammo' },
  { id: 'mutation', price: 'armour' },
] as const)(
  'B139 B149 G1 U7 T21 the ability of $id deals 2 damage, which armour may take; 1 $price prevents both',
  ({ id, price }) => {
    const with1 = { [price]: 1 };
    const t = scene({
      round: 2,
      seats: [{ health: 9, ...with1 }, { health: 9 }, { health: 9, ammo: 2, armour: 3 }],
      boss: { id },
    }).bossCard('ability');
    t.asks({ seat: 0, prompt: 'ability.pay' }, { seat: 2, prompt: 'ability.pay' });
    expect(t.optionsOf(0)).toEqual(price === 'ammo' ? [pay('ammo'), block(0)] : [pay('armour'), block(1), block(0)]);
    expect(t.optionsOf(2)).toEqual([pay(price), block(2), block(1), block(0)]);
    t.answers(0, pay(price)).answers(2, block(2)).over();
    t.has({
      seats: [{ health: 9, ammo: 0, armour: 0 }, { health: 7 }, { health: 9, ammo: 2, armour: 1 }],
    });
    t.happened(
      { type: 'prevented', seat: 0, with: price },
      { type: 'damaged', seat: 1, cause: 'ability', armour: 0, health: 2, left: 7 },
      { type: 'damaged', seat: 2, cause: 'ability', armour: 2, health: 0, left: 9 },
    );
  },
);

test('T21 who cannot pay but has armour still says how much it takes; who has neither is not asked', () => {
  const t = scene({ round: 2, seats: [{ health: 9, armour: 1 }, { health: 9 }], boss: { id: 'zombiephant' } });
  t.bossCard('ability').asks({ seat: 0, prompt: 'ability.pay' }).offers(block(1), block(0));
  t.refuses(0, pay('ammo')).refuses(0, pay('armour'));
  t.chooses(block(1)).has({ seats: [{ health: 8, armour: 0 }, { health: 7 }] });
});

test('U7 spent ammo and crossed armour pay for nothing', () => {
  const used = { gained: 4, used: 4 };
  for (const id of ['zombiephant', 'mutation'] as const) {
    const t = scene({ round: 2, seats: [{ health: 9, ammo: used, armour: used }], boss: { id } });
    t.bossCard('ability')
      .over()
      .has({ seats: [{ health: 7 }] });
  }
});

test('B140 B142 B143 B144 T8 T9 the Catcher takes armour first, then the Batter hits, then the Pitcher past all armour', () => {
  const t = scene({ round: 2, seats: [{ health: 9, armour: 2 }, { health: 9, armour: 1 }, { health: 9 }], boss: TEAM });
  t.bossCard('attack').asks({ seat: 0, prompt: 'damage.block' });
  t.has({ seats: [{ armour: 1 }, { armour: 0 }, { armour: 0 }] });
  t.offers(block(1), block(0)).chooses(block(1)).over();
  t.has({ seats: [{ health: 8, armour: 0 }, { health: 7, armour: 0 }, { health: 7 }] });
});

test('B142 damage of the Catcher for which there is no armour does nothing', () => {
  const boss = { ...TEAM, crossed: 'D1 E1 G1 H1' };
  const t = scene({ round: 2, turn: 7, seats: [{ health: 1 }, { health: 1, armour: 5 }], boss });
  t.bossCard('special').over();
  t.has({ seats: [{ health: 1 }, { health: 1, armour: 3 }], ending: null });
  t.happened('bossAttacked', { type: 'armourLost', seat: 1, armour: 2, by: 'catcher' });
});

test('B140 B98 each member deals its own yellow and blue icons in a special attack', () => {
  const t = scene({ round: 2, turn: 7, seats: [{ health: 9, armour: 9 }], boss: TEAM }).bossCard('special');
  t.has({ seats: [{ armour: 7 }] })
    .offers(block(2), block(1), block(0))
    .chooses(block(2));
  t.has({ seats: [{ health: 7, armour: 5 }] });
});

test('B141 a killed member attacks no more, not even with permanent icons; the others go on', () => {
  const special = (crossed: string) => {
    const t = scene({ round: 2, turn: 7, seats: [{ health: 9 }], boss: { ...TEAM, crossed } });
    return t.bossCard('special').over().s.survivors[0]!.health;
  };
  expect(special('')).toBe(5);
  expect(special('A1 B1')).toBe(5);
  expect(special('D1 E1')).toBe(7);
  expect(special('G1 H1')).toBe(7);
  expect(special('D1 E1 G1 H1')).toBe(9);
  expect(special('D1 G1')).toBe(7);
});

test('B145 G47 T8 the ability deals 1 for each living member, of its own type', () => {
  const t = scene({
    round: 2,
    seats: [
      { health: 9, armour: 1 },
      { health: 9, armour: 4 },
    ],
    boss: TEAM,
  });
  t.bossCard('ability').asks({ seat: 1, prompt: 'damage.block' }).chooses(block(1));
  t.has({
    seats: [
      { health: 7, armour: 0 },
      { health: 8, armour: 2 },
    ],
  });
  const boss = { ...TEAM, crossed: 'G1 H1 A1' };
  const other = scene({ round: 2, seats: [{ health: 9 }], boss })
    .bossCard('ability')
    .over();
  other.has({ seats: [{ health: 8 }] });
});

test('B147 a scream crosses the next space of the track and moves all zombies of that speed, in all streets', () => {
  const t = scene({
    round: 2,
    seats: [
      { health: 9, street: { ann: { space: 3, speed: 'fast' }, bob: { space: 2 } } },
      { health: 9, street: { cid: { speed: 'fast', rows: ['dd'] } } },
    ],
    boss: { id: 'screamer', track: ['fast', 'slow'] },
  });
  t.bossCard('ability').over();
  t.happened(
    'abilityUsed',
    { type: 'screamed', speed: 'fast' },
    { type: 'zombieAttacked', seat: 1, damage: 2 },
    { type: 'damaged', seat: 1, cause: 'zombies' },
    { type: 'marched', seat: 0, from: 3 },
  );
  t.has({ screams: 1, seats: [{ street: { ann: '2 o', bob: '2 o' } }, { health: 7, street: { cid: '1 dd' } }] });
  t.bossCard('ability').has({ screams: 2, seats: [{ street: { ann: '2 o', bob: '1 o' } }, { health: 7 }] });
});

test('B147 B95 a scream asks for armour before the next icon is resolved', () => {
  const t = scene({
    round: 2,
    seats: [{ health: 9, armour: 2, street: { ann: { rows: ['d'] } } }],
    boss: { id: 'screamer', rows: ['yy'], permanent: [{ yellow: 0, blue: 0 }], track: ['slow'] },
  });
  t.bossCard('ability', 'attack').offers(block(1), block(0)).chooses(block(1));
  t.offers(block(1), block(0))
    .chooses(block(0))
    .over()
    .has({ seats: [{ health: 7, armour: 1 }] });
});

test('G50 in the march of a scream Bombers and Stinkers act as in any other', () => {
  const t = scene({
    round: 2,
    seats: [
      { health: 9, street: { bob: { kind: 'bomber', rows: ['d'] }, pew: { kind: 'stinker', speed: 'fast' } } },
      { health: 9 },
    ],
    boss: { id: 'screamer', track: ['slow'] },
  });
  t.bossCard('ability').has({
    seats: [{ health: 7, street: { pew: '1 o' } }, { health: 7 }],
    discards: { special: ['bob'] },
  });
});

test('T22 G48 with a full track a scream moves nobody, and the mouth opens all the same', () => {
  const t = scene({
    round: 2,
    turn: 6,
    seats: [{ health: 9, street: { ann: { rows: ['d'] } } }],
    boss: { id: 'screamer', track: ['slow'], screams: 1 },
  });
  t.bossCard('ability')
    .over()
    .has({ screams: 1, seats: [{ health: 9, street: { ann: '1 d' } }] });
  t.happened('abilityUsed', { type: 'screamed', speed: null });
  t.s.turn = 7;
  expect(gearUp.view(t.s, 0).boss.mouthOpen).toBe(true);
});

test('B146 G48 the mouth is open in the turn after an ability, and in no other', () => {
  const open = (turn: number, roared: number): boolean => {
    const t = scene({ round: 2, turn, seats: [{}], boss: { id: 'screamer', roared } });
    return gearUp.view(t.s, 0).boss.mouthOpen;
  };
  expect([open(4, 3), open(3, 3), open(5, 3), open(1, 0), open(4, 0)]).toEqual([true, false, false, false, false]);
});

test('B146 G49 if the mouth cannot be finished in time, the game goes on to its end', () => {
  const t = scene({
    round: 2,
    turn: 9,
    seats: [{ health: 99, weapon: { shape: ['#'] } }],
    boss: { id: 'screamer', rows: ['oo'], map: ['.m'], crossed: 'A1', permanent: [{ yellow: 1, blue: 1 }] },
  });
  t.s.turn = 8;
  // There is nothing to mark, so nobody is asked any more.
  t.goesOn()
    .over()
    .has({ ending: 'outOfTime', boss: ['xo'] });
});
