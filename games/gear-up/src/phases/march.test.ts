import { expect, test } from 'vitest';
import { scene } from '../../test/scene.ts';
import { damageOf } from '../rules/table.ts';

test('B78 B79 B81 B86 the rulebook’s march: a Runner steps closer, a Walker attacks, a Bomber of the other speed stays', () => {
  const t = scene({
    march: 'fast',
    seats: [
      {
        health: 9,
        street: {
          runner: { kind: 'runner', speed: 'fast', space: 3, rows: ['dd'] },
          walker: { kind: 'walker', speed: 'fast', space: 1, rows: ['od'] },
          bomber: { kind: 'bomber', speed: 'slow', space: 1, rows: ['dd'] },
        },
      },
      { health: 9 },
    ],
  });
  t.marches().over();
  t.has({ seats: [{ health: 8, street: { runner: '2 dd', walker: '1 od', bomber: '1 dd' } }, { health: 9 }] });
  t.happened(
    { type: 'zombieAttacked', seat: 0, damage: 1 },
    { type: 'damaged', seat: 0, cause: 'zombies', armour: 0, health: 1, left: 8 },
    { type: 'marched', seat: 0, from: 3 },
  );
});

test('B83 B84 G22 the rulebook’s Runner: three icons, one of them crossed, deal 2, paid by 1 armour and 1 health', () => {
  const t = scene({
    seats: [
      {
        health: 5,
        armour: 1,
        street: { runner: { kind: 'runner', speed: 'fast', rows: ['dod'], permanent: 1, crossed: 'A1' } },
      },
    ],
  });
  t.marches('fast').asks({ seat: 0, prompt: 'damage.block' });
  t.offers({ do: 'block', armour: 1 }, { do: 'block', armour: 0 });
  t.chooses({ do: 'block', armour: 1 }).over();
  t.has({ seats: [{ health: 4, armour: { gained: 1, used: 1 }, street: { runner: '1 xod' } }] });
});

test('B8 B78 every zombie of the speed moves one space, those of the other speed stand still', () => {
  const t = scene({
    seats: [
      { street: { ann: { space: 3 }, bob: { space: 2 }, cid: { space: 3, speed: 'fast' } } },
      { street: { dan: { space: 3 }, eve: { space: 2, speed: 'fast' } } },
    ],
  });
  t.marches('slow');
  t.has({
    seats: [{ street: { ann: '2 o', bob: '1 o', cid: '3 o' } }, { street: { dan: '2 o', eve: '2 o' } }],
  });
  t.happened(
    { type: 'marched', seat: 0, from: 2 },
    { type: 'marched', seat: 0, from: 3 },
    { type: 'marched', seat: 1, from: 3 },
  );
});

test('B80 B94 the icon of both speeds moves all, and any number may stand on a space', () => {
  const t = scene({
    march: 'both',
    seats: [{ street: { ann: { space: 2 }, bob: { space: 2, speed: 'fast' }, cid: { space: 1 }, dan: { space: 3 } } }],
  });
  t.marches().has({ seats: [{ street: { ann: '1 o', bob: '1 o', cid: '1 o', dan: '2 o' } }] });
});

test('B81 who steps on to space 1 attacks in the next march, not in this one', () => {
  const t = scene({ seats: [{ health: 5, street: { ann: { space: 2, rows: ['d'] } } }] });
  t.marches('slow').has({ seats: [{ health: 5, street: { ann: '1 d' } }] });
  t.marches('slow').has({ seats: [{ health: 4, street: { ann: '1 d' } }] });
});

test('B82 G62 on a turn with a cross nobody moves and nobody attacks', () => {
  const t = scene({
    turn: 1,
    march: 'none',
    seats: [{ health: 5, street: { ann: { rows: ['dd'] }, bob: { space: 3 } } }, {}],
  });
  t.s.turn = 0;
  t.goesOn().confirms(0);
  t.has({ turn: 2, seats: [{ health: 5, street: { ann: '1 dd', bob: '3 o' } }, {}] });
});

test('B19 B83 permanent icons count in every attack, crossed ones do not', () => {
  const t = scene({
    seats: [{ health: 9, street: { ann: { rows: ['dd', 'oo'], permanent: 2, crossed: 'A1 B1 A2' } } }],
  });
  t.marches('slow').has({ seats: [{ health: 7 }] });
});

test('B83 a zombie whose icons are all crossed does nothing, but stays', () => {
  const t = scene({ seats: [{ health: 9, armour: 2, street: { ann: { rows: ['do'], crossed: 'A1' } } }] });
  t.marches('slow')
    .over()
    .has({ seats: [{ health: 9, armour: 2, street: { ann: '1 xo' } }] });
  t.happened({ type: 'zombieAttacked', damage: 0 });
});

test('B79 G21 T7 all attackers of a march strike together: each survivor is asked once, for the sum, all at once', () => {
  const t = scene({
    seats: [
      { health: 9, armour: 2, street: { ann: { rows: ['dd'] }, bob: { rows: ['d'] } } },
      { health: 9, street: { cid: { rows: ['ddd'] } } },
      { health: 9, armour: 9, street: { dan: { rows: ['dd'] } } },
      { health: 9, armour: 9 },
    ],
  });
  t.marches('slow').asks({ seat: 0, prompt: 'damage.block' }, { seat: 2, prompt: 'damage.block' });
  t.offers({ do: 'block', armour: 2 }, { do: 'block', armour: 1 }, { do: 'block', armour: 0 });
  t.answers(0, { do: 'block', armour: 1 });
  t.has({ seats: [{ health: 9 }, { health: 9 }, { health: 9 }, { health: 9 }] });
  t.answers(2, { do: 'block', armour: 2 }).over();
  t.has({
    seats: [
      { health: 7, armour: 1 },
      { health: 6, armour: 0 },
      { health: 9, armour: 7 },
      { health: 9, armour: 9 },
    ],
  });
});

test('B84 nobody may block with more armour than there is, or than comes', () => {
  const t = scene({ seats: [{ armour: { gained: 4, used: 3 }, street: { ann: { rows: ['dddd'] } } }] });
  t.marches('slow');
  t.refuses(0, { do: 'block', armour: 2 });
  const other = scene({ seats: [{ armour: 4, street: { ann: { rows: ['dd'] } } }] }).marches('slow');
  other.refuses(0, { do: 'block', armour: 3 });
});

test('B20 B128 G17 a Bomber that would attack is discarded instead, without an upgrade, and hits all survivors', () => {
  const t = scene({
    seats: [
      { health: 9, street: { bob: { kind: 'bomber', rows: ['dd', 'oo'], crossed: 'A1' } } },
      { health: 9, armour: 1 },
      { health: 9 },
    ],
  });
  t.marches('slow');
  t.happened({ type: 'bomberExploded', seat: 0, damage: 1 });
  t.has({ discards: { special: ['bob'] }, seats: [{ health: 9, street: {}, due: 0 }, {}, {}], kills: 0 });
  t.asks({ seat: 1, prompt: 'damage.block' }).chooses({ do: 'block', armour: 1 }).over();
  t.has({ seats: [{ health: 8 }, { health: 9, armour: 0 }, { health: 8 }] });
});

test('B128 a Bomber that only steps closer does not go off', () => {
  const t = scene({ seats: [{ health: 9, street: { bob: { kind: 'bomber', space: 2, rows: ['dd'] } } }] });
  t.marches('slow').has({ seats: [{ health: 9, street: { bob: '1 dd' } }] });
});

test('B128 T7 several Bombers and other attackers of one march hit together', () => {
  const t = scene({
    seats: [
      { health: 9, street: { bob: { kind: 'bomber', rows: ['dd'] }, ann: { rows: ['d'] } } },
      { health: 9, street: { bub: { kind: 'bomber', rows: ['d'] } } },
    ],
  });
  t.marches('slow').over();
  t.has({
    seats: [
      { health: 5, street: { ann: '1 d' } },
      { health: 6, street: {} },
    ],
    discards: { special: ['bub', 'bob'] },
  });
});

test('G16 the blast of a Bomber counts its permanent icons and those that Stinkers add', () => {
  const t = scene({
    seats: [
      {
        health: 9,
        street: {
          bob: { kind: 'bomber', rows: ['dd'], permanent: 1, crossed: 'A1' },
          pew: { kind: 'stinker', space: 3, speed: 'fast' },
        },
      },
      { health: 9 },
    ],
  });
  t.marches('slow').has({ seats: [{ health: 6 }, { health: 6 }] });
});

test('B129 a Stinker on any space adds one icon to every other zombie of the same street, and to no other street', () => {
  for (const space of [1, 2, 3] as const) {
    const t = scene({
      seats: [
        {
          health: 9,
          street: {
            pew: { kind: 'stinker', space, speed: 'fast', rows: ['dd'] },
            ann: { rows: ['d'] },
            bob: { rows: ['o'] },
          },
        },
        { health: 9, street: { cid: { rows: ['d'] } } },
      ],
    });
    t.marches('slow').has({ seats: [{ health: 6 }, { health: 8 }] });
  }
});

test('B129 a Stinker adds nothing to itself', () => {
  const t = scene({ seats: [{ health: 9, street: { pew: { kind: 'stinker', rows: ['dd'] } } }] });
  t.marches('slow').has({ seats: [{ health: 7 }] });
});

test('B130 G19 several Stinkers add up, and each adds to the others', () => {
  const t = scene({
    seats: [
      {
        health: 20,
        street: {
          pew: { kind: 'stinker', rows: ['d'] },
          foo: { kind: 'stinker', rows: ['d'], space: 3 },
          ann: { rows: ['d'] },
        },
      },
    ],
  });
  const [one] = t.s.survivors;
  expect(one!.street.map((z) => damageOf(t.s, one!, z))).toEqual([2, 2, 3]);
  t.marches('slow').has({ seats: [{ health: 15 }] });
});

test('G20 a Stinker killed in the attack step adds nothing in the march of the same turn', () => {
  const t = scene({
    seats: [
      {
        health: 9,
        weapon: { shape: ['#'] },
        street: { pew: { kind: 'stinker', space: 3 }, ann: { rows: ['dd'] } },
      },
      {},
    ],
  });
  t.attacks().marks(0, 'pew', 'A1').confirms(0);
  t.marches('slow').has({ seats: [{ health: 7, street: { ann: '1 dd' } }, {}], discards: { special: ['pew'] } });
});

test('G15 a Bomber killed by marks gives an upgrade and does not go off', () => {
  const t = scene({
    seats: [{ health: 9, weapon: { shape: ['#'] }, street: { bob: { kind: 'bomber', rows: ['d'] } } }, { health: 9 }],
  });
  t.attacks().marks(0, 'bob', 'A1').confirms(0);
  t.marches('slow').has({ seats: [{ health: 9, due: 1, street: {} }, { health: 9 }], kills: 1 });
});

test('B131 Fatty and Soldier only do the damage of their icons', () => {
  for (const kind of ['fatty', 'soldier'] as const) {
    const t = scene({
      seats: [{ health: 9, street: { one: { kind, rows: ['dd'] }, other: { kind, rows: ['d'] } } }, { health: 9 }],
    });
    t.marches('slow');
    t.has({ seats: [{ health: 6, street: { one: '1 dd', other: '1 d' } }, { health: 9 }] });
  }
});

test('B5 B85 B104 who crosses the last health is dead, and the game is lost for all, at once', () => {
  const t = scene({
    march: 'slow',
    turn: 5,
    seats: [{ health: 9 }, { health: 2, street: { ann: { rows: ['ddd'] }, bob: { space: 2 } } }],
  });
  t.marches()
    .over()
    .has({ ending: 'death', seats: [{ health: 9 }, { health: 0, street: { ann: '1 ddd', bob: '2 o' } }] });
  expect(t.s.kernel.events.at(-1)).toEqual({ type: 'gameEnded', ending: 'death', dead: 1 });
  expect(t.stage.game.outcome(t.s)).toEqual([0, 0]);
});

test('B84 B85 armour may save a life that health alone would lose', () => {
  const position = { seats: [{ health: 2, armour: 2, street: { ann: { rows: ['ddd'] } } }] };
  const saved = scene(position).marches('slow').chooses({ do: 'block', armour: 2 });
  saved.has({ ending: null, seats: [{ health: 1, armour: 0 }] });
  scene(position).marches('slow').chooses({ do: 'block', armour: 1 }).has({ ending: 'death' });
});
