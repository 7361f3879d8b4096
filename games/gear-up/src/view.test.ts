import fc from 'fast-check';
import { determinize } from '@horda/kernel';
import { expect, test } from 'vitest';
import { scene } from '../test/scene.ts';
import { idly, hardened, newTable, randomGame } from '../test/whole-games.ts';
import { gearUp } from './game.ts';
import { viewEvent } from './view.ts';
import type { Event, State } from './state.ts';

const EYES = [0, 1, null] as const;
const swapped = <T>(list: readonly T[], a: number, b: number): T[] => list.with(a, list[b]!).with(b, list[a]!);
const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** A game in which nobody attacks, at the first question of this turn. */
function at(round: number, turn: number, seats = 2): State {
  let found: State | undefined;
  idly(hardened(newTable(seats)), (s) => {
    if (found === undefined && s.round === round && s.turn === turn) found = gearUp.clone(s);
  });
  return found!;
}

test('B27 B28 G56 T27 nobody sees the order of piles, of turn cards that lie face down, or of the cards under them', () => {
  const s = at(1, 5);
  const other = gearUp.clone(s);
  other.piles.standard.reverse();
  other.piles.special.reverse();
  other.row = [...s.row.slice(0, 5), ...s.row.slice(5).toReversed()];
  other.under = [...s.under.slice(0, s.shown), ...s.under.slice(s.shown).toReversed()];
  expect([other.row, other.under, other.piles]).not.toEqual([s.row, s.under, s.piles]);
  for (const eyes of EYES) expect(gearUp.view(other, eyes)).toEqual(gearUp.view(s, eyes));
});

test('B44 B45 T27 in the second round the boss cards of both phases are known, their order is not', () => {
  const s = at(2, 4);
  const other = gearUp.clone(s);
  other.under = swapped(swapped(s.under, 1, 2), 3, 6);
  for (const eyes of EYES) expect(gearUp.view(other, eyes)).toEqual(gearUp.view(s, eyes));
  expect(gearUp.view(s, 0).bossCardsToCome).toEqual({ phase1: ascending(s.under.slice(1, 3)), phase2: [0, 1, 2, 3] });
});

test('B49 G56 T27 of the row all see the cards turned up, and which may still come, the left-out one among them', () => {
  const s = at(1, 4);
  for (const eyes of EYES) {
    const { row, toCome } = gearUp.view(s, eyes);
    expect(row).toEqual([...s.row.slice(0, 4), null, null, null, null, null]);
    expect(toCome).toEqual(ascending(s.row.slice(4)));
    expect(toCome).toHaveLength(6);
  }
});

test('B87 T27 all see the spawn cards turned up, and how many of each letter are still to come', () => {
  const s = at(1, 6);
  const { under, lettersToCome } = gearUp.view(s, 1);
  expect(under).toEqual([-1, -1, ...s.under.slice(0, 3), null, null, null, null]);
  expect(lettersToCome.A + lettersToCome.B + lettersToCome.C).toBe(4);
  const before = gearUp.view(at(1, 1), null).lettersToCome;
  expect(before).toEqual({ A: 3, B: 2, C: 2 });
  expect(gearUp.view(at(2, 1), 0).lettersToCome).toEqual({ A: 0, B: 0, C: 0 });
});

test('T27 before the first round everything is still to come', () => {
  const { row, toCome, lettersToCome, bossCardsToCome, piles } = gearUp.view(newTable(2, { survivors: 'choose' }), 0);
  expect([row, toCome]).toEqual([[], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  expect(lettersToCome).toEqual({ A: 3, B: 2, C: 2 });
  expect(bossCardsToCome).toEqual({ phase1: [0, 1, 2], phase2: [0, 1, 2, 3] });
  expect(piles).toEqual({ standard: 48, special: 24 });
});

test('T27 discarded zombies are open, so what the piles still hold can be counted, and only their order is unknown', () => {
  const t = scene({
    seats: [{ weapon: { shape: ['#'] }, street: { ann: {} } }, {}],
    discards: { standard: { bob: {} }, special: { cid: { kind: 'stinker' } } },
  });
  t.attacks().marks(0, 'ann', 'A1').allConfirm();
  const discards = { standard: [t.card('bob'), t.card('ann')], special: [t.card('cid')] };
  for (const eyes of EYES) expect(gearUp.view(t.s, eyes).discards).toEqual(discards);
});

test('B45 as the boss cards are turned up, they are no longer to come', () => {
  expect(gearUp.view(at(2, 7), 0).bossCardsToCome.phase1).toEqual([]);
  expect(gearUp.view(at(2, 7), 0).bossCardsToCome.phase2).toHaveLength(3);
  expect(gearUp.view(at(2, 1), 0).under.filter((card) => card === null)).toHaveLength(7);
});

test('T27 everything else is open to all: every seat and those who watch see the same table', () => {
  randomGame(3, (s) => {
    const seen = [...s.survivors.keys(), null].map((seat) => ({ ...gearUp.view(s, seat), seat: null, asks: null }));
    for (const one of seen) expect(one).toEqual(seen[0]);
  });
});

test('T27 of questions that are not for all, others see only who is asked', () => {
  const t = scene({ seats: [{ due: 1 }, { due: 1 }] }).upgrades();
  expect(gearUp.view(t.s, 0).asks.map(({ seat, own }) => [seat, own === null])).toEqual([
    [0, false],
    [1, true],
  ]);
  expect(gearUp.view(t.s, null).asks.map(({ own }) => own)).toEqual([null, null]);
});

test('T27 everybody sees everything that happens', () => {
  const events: Event[] = [
    { type: 'pileReshuffled', pile: 'standard' },
    { type: 'upgradeLost', seat: 1, upgrades: 2 },
  ];
  expect(events.map(viewEvent)).toEqual(events);
});

test('B27 B28 T27 T12 redrawn or not, every view is the same at any moment of any game', () => {
  const differing: number[] = [];
  for (let n = 0; n < 6; n++)
    randomGame(n, (s) => {
      if (s.kernel.tick % 3 !== 0) return;
      for (const seat of s.survivors.keys()) {
        const world = determinize(gearUp, s, seat, [n, s.kernel.tick, seat, 7]);
        if (JSON.stringify(gearUp.view(world, seat)) !== JSON.stringify(gearUp.view(s, seat))) differing.push(n);
      }
    });
  expect(differing).toEqual([]);
});

test('B64 B83 B129 a zombie shows its squares, what is left, and the damage it would do now', () => {
  const t = scene({
    seats: [
      {
        street: {
          ann: { rows: ['dd', 'oa'], permanent: 1, crossed: 'A1 A2', space: 2 },
          pew: { kind: 'stinker', rows: ['d'], space: 3 },
        },
      },
    ],
  });
  expect(gearUp.view(t.s, null).survivors[0]!.street).toEqual([
    { card: t.card('ann'), kind: 'walker', space: 2, crossed: [0, 2], planned: [], left: 2, damage: 3 },
    { card: t.card('pew'), kind: 'stinker', space: 3, crossed: [], planned: [], left: 1, damage: 1 },
  ]);
});

test('T1 marks of the open attack step are told from older ones, on zombies and on the boss', () => {
  const t = scene({
    round: 2,
    seats: [
      { weapon: { shape: ['#'], start: 'multiHit2' }, street: { ann: { rows: ['ooo'], crossed: 'A1' } } },
      { street: { bob: {} } },
    ],
    boss: { rows: ['ooo'], crossed: 'C1' },
  });
  t.attacks().marks(0, 'ann', 'B1').marks(0, 'boss', 'A1');
  const seen = gearUp.view(t.s, 1);
  expect(seen.survivors[0]!.street[0]).toMatchObject({ crossed: [0, 1], planned: [1], left: 1 });
  expect(seen.boss).toMatchObject({ crossed: [0, 2], planned: [0], left: 1 });
  expect(seen.survivors.map(({ deeds }) => deeds.length)).toEqual([2, 0]);
  t.allConfirm();
  const after = gearUp.view(t.s, 1);
  expect(after.survivors[0]!.street[0]).toMatchObject({ crossed: [0, 1], planned: [] });
  expect(after.boss.planned).toEqual([]);
});

test('B84 T7 while damage is being taken all see how much comes to each, and which of it armour cannot take', () => {
  const t = scene({
    round: 2,
    seats: [{ armour: 2, street: { ann: { rows: ['dd'] } } }, { street: { bob: { rows: ['d'] } } }],
    boss: {
      id: 'deadSox',
      rows: ['yo.yo.yo'],
      map: ['11.22.33'],
      permanent: [1, 2, 3].map(() => ({ yellow: 0, blue: 0 })),
    },
  });
  t.marches('slow');
  for (const eyes of EYES)
    expect(gearUp.view(t.s, eyes).harm).toEqual({ cause: 'zombies', amounts: [2, 1], hard: [0, 0] });
  t.chooses({ do: 'block', armour: 0 });
  expect(gearUp.view(t.s, 0).harm).toBeNull();
  t.bossCard('attack');
  expect(gearUp.view(t.s, 1).harm).toEqual({ cause: 'bossAttack', amounts: [1, 1], hard: [1, 1] });
});

test('B140 B141 the members of Dead Sox are shown one by one, a dead one without damage', () => {
  const t = scene({
    round: 2,
    boss: {
      id: 'deadSox',
      rows: ['yo.yo.yb'],
      map: ['11.22.33'],
      permanent: [
        { yellow: 0, blue: 1 },
        { yellow: 1, blue: 0 },
        { yellow: 0, blue: 0 },
      ],
      crossed: 'A1 B1 G1',
    },
  });
  expect(gearUp.view(t.s, 0).boss).toMatchObject({
    attack: 2,
    special: 3,
    left: 3,
    members: [
      { target: -1, left: 0, attack: 0, special: 0 },
      { target: -2, left: 2, attack: 2, special: 2 },
      { target: -3, left: 1, attack: 0, special: 1 },
    ],
  });
});

test('B137 weak points are not among the squares that are left', () => {
  const t = scene({ round: 2, boss: { id: 'zombiephant', rows: ['ooo', 'oWo', 'ooo'] } });
  expect(gearUp.view(t.s, 0).boss).toMatchObject({ left: 8, members: [{ left: 8 }] });
});

test('B6 B7 B26 tracks, health, upgrades and companions are open', () => {
  const t = scene({
    seats: [{ health: 7, armour: { gained: 4, used: 1 }, ammo: { gained: 2, used: 2 }, upgrades: { blue: 1 }, due: 1 }],
    companions: [{ shape: ['#'], effect: 'ready', ready: false }],
  });
  const { survivors, companions } = gearUp.view(t.s, null);
  expect(survivors[0]).toMatchObject({
    survivor: 0,
    health: 7,
    mostHealth: 24,
    armour: { gained: 4, used: 1 },
    ammo: { gained: 2, used: 2 },
    due: 1,
  });
  expect(survivors[0]!.weapons.map(({ upgrades }) => upgrades)).toEqual([0, 0, 1, 0]);
  expect(companions).toEqual([{ companion: 0, ready: false }]);
});

test('a view changes nothing and is plain data', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(50), (seats, n) => {
      const s = newTable(seats, {}, n);
      const before = JSON.stringify(s);
      const seen = gearUp.view(s, 0);
      expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
      expect(JSON.stringify(s)).toBe(before);
    }),
    { seed: 3, numRuns: 20 },
  );
});
