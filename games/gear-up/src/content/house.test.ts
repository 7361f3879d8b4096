import { expect, test } from 'vitest';
import { figureOf, gridOf, placements, signed, size } from '../geometry/geometry.ts';
import { contentOf, isSpecial, isStandard, zombieCard, zombieCards } from './cards.ts';
import {
  COLOURS,
  EFFECTS,
  LETTERS,
  SPECIAL_KINDS,
  STANDARD_KINDS,
  STARTING_EFFECTS,
  type BossBoard,
  type BossId,
  type Effect,
  type ZombieCard,
  type ZombieKind,
} from './content.ts';
import { HOUSE } from './house.ts';
import { SOURCES } from './sources.ts';

const WEAPONS = HOUSE.survivors.flatMap(({ weapons }) => weapons);
const AREA: readonly Effect[] = ['mowDown', 'explosion'];

const cardsOf = (kind: ZombieKind): readonly ZombieCard[] => HOUSE.zombies.filter((card) => card.kind === kind);
const hpOf = (rows: readonly string[]): number => size(signed(gridOf(rows), 'odasyb'));
const damageOf = ({ rows, permanent }: ZombieCard): number => permanent + size(signed(gridOf(rows), 'd'));
const shapeOf = (id: string) => figureOf(HOUSE.shapes.find((shape) => shape.id === id)!.rows);
const bossOf = (boss: BossId) => HOUSE.bosses.find(({ id }) => id === boss)!;
const sidesOf = (boss: BossId): readonly BossBoard[] => [bossOf(boss).black, bossOf(boss).red];
const weaponOf = (id: string) => WEAPONS.find((weapon) => weapon.id === id)!;
const numberOf = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length;

/** What a boss deals before anything is crossed: in an attack and in a special attack. */
function untouched({ rows, permanent }: BossBoard): [attack: number, special: number] {
  const printed = (sign: string, beside: number): number => size(signed(gridOf(rows), sign)) + beside;
  const yellow = printed(
    'y',
    permanent.reduce((sum, icons) => sum + icons.yellow, 0),
  );
  return [
    yellow,
    yellow +
      printed(
        'b',
        permanent.reduce((sum, icons) => sum + icons.blue, 0),
      ),
  ];
}

test('B2 B3 the first 48 cards are standard, 12 of each kind; the other 24 are special, 6 of each', () => {
  const kinds = zombieCards(HOUSE).map(({ kind }) => kind);
  expect([kinds.slice(0, 48).every(isStandard), kinds.slice(48).every(isSpecial), kinds.length]).toEqual([
    true,
    true,
    72,
  ]);
  for (const kind of STANDARD_KINDS) expect([kind, numberOf(kinds, (each) => each === kind)]).toEqual([kind, 12]);
  for (const kind of SPECIAL_KINDS) expect([kind, numberOf(kinds, (each) => each === kind)]).toEqual([kind, 6]);
});

test('a card is found by its number, in the house content or in that of a pack', () => {
  const other = { ...HOUSE, zombies: HOUSE.zombies.toReversed() };
  expect([contentOf({ pack: null }), contentOf({ pack: other })]).toEqual([HOUSE, other]);
  expect(zombieCard({ pack: null }, 0)).toBe(HOUSE.zombies[0]);
  expect(zombieCard({ pack: null }, 71)).toBe(HOUSE.zombies.at(-1));
  // Whatever the order of a pack, standard ones come first.
  expect([zombieCard({ pack: other }, 0).kind, zombieCard({ pack: other }, 71).kind]).toEqual(['chomper', 'soldier']);
  expect(zombieCards(other)).toBe(zombieCards(other));
});

test('B4 as many boards and cards of each sort as there are in the box', () => {
  const { survivors, bosses, companions, turnCards, spawnCards, bossCards, spawnHelp, levels } = HOUSE;
  expect([survivors, bosses, companions, turnCards, spawnCards, spawnHelp].map(({ length }) => length)).toEqual([
    6, 6, 6, 10, 7, 6,
  ]);
  expect([bossCards.phase1.length, bossCards.phase2.length, levels.length]).toEqual([3, 4, 4]);
});

test('turn, spawn and boss cards are published, nothing else; every board and card is counted', () => {
  const { turnCards, spawnCards, bossCards } = HOUSE;
  const published = [...turnCards, ...spawnCards, ...bossCards.phase1, ...bossCards.phase2];
  expect(published.filter(({ source }) => source !== 'published')).toEqual([]);
  // 12 boards, 72 zombies and 37 other cards.
  expect(SOURCES).toEqual({ rulebook: 0, published: published.length, house: 12 + 72 + 37 - published.length });
});

test.each<[ZombieKind, number, number]>([
  ['walker', 8, 2],
  ['runner', 9, 3],
  ['crawler', 8, 2],
  ['chomper', 7, 3],
  ['soldier', 11, 4],
  ['stinker', 10, 3],
  ['fatty', 14, 5],
  ['bomber', 10, 4],
])('B17 B19 every %s has %i HP squares and %i damage icons', (kind, hp, damage) => {
  for (const card of cardsOf(kind)) expect([hpOf(card.rows), damageOf(card)]).toEqual([hp, damage]);
});

test('B127 special zombies are stronger than standard ones', () => {
  const [standard, special] = [isStandard, isSpecial].map((is) => HOUSE.zombies.filter(({ kind }) => is(kind)));
  const most = (of: (card: ZombieCard) => number): number => Math.max(...standard!.map(of));
  const least = (of: (card: ZombieCard) => number): number => Math.min(...special!.map(of));
  expect(most(({ rows }) => hpOf(rows))).toBeLessThan(least(({ rows }) => hpOf(rows)));
  expect(most(damageOf)).toBeLessThanOrEqual(least(damageOf));
});

test('B83 of the three damage icons of a Runner one can be crossed, so that two are left', () => {
  for (const card of cardsOf('runner')) {
    expect(damageOf(card)).toBe(3);
    expect(card.permanent).toBeLessThan(3);
  }
});

test('B78 B79 there are a Runner and a Walker of one speed, and a Bomber of the other', () => {
  const speeds = (kind: ZombieKind) => new Set(cardsOf(kind).map(({ speed }) => speed));
  const shared = [...speeds('runner')].filter((speed) => speeds('walker').has(speed));
  expect(shared.some((speed) => [...speeds('bomber')].some((other) => other !== speed))).toBe(true);
});

test('B16 as many standard cards are slow as fast, of the special ones 15 and 9', () => {
  const speeds = (is: (kind: ZombieKind) => boolean) => {
    const cards = zombieCards(HOUSE).filter(({ kind }) => is(kind));
    return [numberOf(cards, ({ speed }) => speed === 'slow'), numberOf(cards, ({ speed }) => speed === 'fast')];
  };
  expect([speeds(isStandard), speeds(isSpecial)]).toEqual([
    [24, 24],
    [15, 9],
  ]);
});

test('B55 B56 B57 the Concrete Saw still fits on a Runner with three crossed squares, but not everywhere', () => {
  const saw = shapeOf(weaponOf('concreteSaw').shape);
  for (const { rows } of cardsOf('runner')) {
    const places = placements(gridOf(rows), saw);
    // Three squares that are crossed already: those that one of the places leaves free.
    const free = places.filter(({ cells }) => ![0, 1, 2].some((crossed) => cells.includes(crossed)));
    expect(free.length).toBeGreaterThan(0);
    expect(places.length).toBeGreaterThan(free.length);
  }
});

test('B76 B117 what the rulebook shows of the Concrete Saw and of the Sansetsukon', () => {
  expect(weaponOf('concreteSaw')).toMatchObject({ name: { pl: 'Piła do betonu' }, start: null });
  expect(weaponOf('concreteSaw').upgrades[0]).toBe('criticalHit');
  expect(weaponOf('sansetsukon').upgrades).toContain('split');
});

test('B9 every survivor has a weapon of each colour', () => {
  for (const { weapons } of HOUSE.survivors) expect(weapons.map(({ colour }) => colour)).toEqual(COLOURS);
});

test('B10 B11 B12 a weapon has at most one starting effect, of two, and two upgrades that differ from it', () => {
  for (const { start, upgrades, solo } of WEAPONS) {
    expect([null, ...STARTING_EFFECTS]).toContain(start);
    for (const side of [upgrades, solo]) expect(new Set([start, ...side]).size).toBe(3);
  }
});

test('U13 every effect is on a weapon', () => {
  const used = new Set(WEAPONS.flatMap(({ start, upgrades }) => [start, ...upgrades]));
  expect(EFFECTS.filter((effect) => !used.has(effect))).toEqual([]);
});

test('G35 G36 no weapon has two area effects, or one with Long Range; on the solo side nobody has Long Range', () => {
  for (const { upgrades, solo } of WEAPONS) {
    for (const side of [upgrades, solo]) {
      const areas = numberOf(side, (effect) => AREA.includes(effect));
      expect(areas + numberOf(side, (effect) => effect === 'longRange')).toBeLessThan(2);
    }
    expect(solo).not.toContain('longRange');
  }
});

test('B151 B152 a companion for each survivor', () => {
  expect(HOUSE.companions.map(({ id }) => id)).toEqual(HOUSE.survivors.map(({ id }) => id));
});

test('every shape that is named is there, and each id and name but once', () => {
  const ids = HOUSE.shapes.map(({ id }) => id);
  expect([...WEAPONS, ...HOUSE.companions].filter(({ shape }) => !ids.includes(shape))).toEqual([]);
  for (const of of [ids, WEAPONS.map(({ id }) => id), WEAPONS.map(({ name }) => name.pl)])
    expect(new Set(of).size).toBe(of.length);
});

test('B63 armour and ammo have a fourth space', () => {
  expect(Math.min(HOUSE.tracks.armour, HOUSE.tracks.ammo)).toBeGreaterThanOrEqual(4);
});

test('B126 four crossed spaces of Fury pay one of each', () => {
  expect(HOUSE.tracks.fury.slice(0, 4).toSorted()).toEqual(['ammo', 'armour', 'none', 'none']);
});

test('B49 B80 B82 each colour but yellow comes three times; two cards move nobody, one moves all', () => {
  const colours = HOUSE.turnCards.map(({ colour }) => colour);
  expect(COLOURS.map((colour) => numberOf(colours, (each) => each === colour))).toEqual([3, 3, 3, 1]);
  const marches = HOUSE.turnCards.map(({ march }) => march);
  expect(marches.toSorted()).toEqual(['both', 'fast', 'fast', 'fast', 'fast', 'none', 'none', 'slow', 'slow', 'slow']);
  expect(numberOf(HOUSE.turnCards, ({ companion }) => companion)).toBe(3);
});

test('B89 three spawn cards show A, two B, two C', () => {
  expect(HOUSE.spawnCards.map(({ letter }) => letter).join('')).toBe('AAABBCC');
});

test('B97 B98 special attacks are in the second phase only: four, after two attacks in the first', () => {
  const icons = (phase: 'phase1' | 'phase2') => HOUSE.bossCards[phase].flatMap((card) => card.icons).toSorted();
  expect(icons('phase1')).toEqual(['ability', 'ability', 'attack', 'attack', 'spawnB']);
  expect(icons('phase2')).toEqual(['ability', 'ability', 'special', 'special', 'special', 'special']);
});

test('B90 four players, black side: A 3+0, B 2+1, C 1+2', () => {
  const { black } = HOUSE.spawnHelp[3]!;
  expect(LETTERS.map((letter) => [black[letter].standard, black[letter].special])).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
  ]);
});

test('B13 B14 B21 B33 black boss for Easy, black spawns for Easy and Normal, red for the others', () => {
  expect(HOUSE.levels.map(({ difficulty, spawns, boss }) => [difficulty, spawns, boss])).toEqual([
    ['easy', 'black', 'black'],
    ['normal', 'black', 'red'],
    ['hard', 'red', 'red'],
    ['nightmare', 'red', 'red'],
  ]);
});

test('G55 no level and no number of players needs more zombies than there are', () => {
  const { levels, spawnHelp, spawnCards, bossCards } = HOUSE;
  const spawns = bossCards.phase1.flatMap(({ icons }) => icons.filter((icon) => icon.startsWith('spawn')));
  const letters = [...spawnCards.map(({ letter }) => letter), ...spawns.map((icon) => icon.at(-1) as 'A' | 'B' | 'C')];
  for (const level of levels)
    for (const help of spawnHelp)
      for (const [kind, cards] of [['standard', 48] as const, ['special', 24] as const]) {
        const waves = letters.reduce((sum, letter) => sum + help[level.spawns][letter][kind], 0);
        expect(waves + help.players * level.initial[kind]).toBeLessThanOrEqual(cards);
      }
});

test.each<[BossId, [number, number, number], [number, number, number]]>([
  ['superAbomination', [44, 5, 9], [52, 7, 13]],
  ['pyramid', [46, 5, 9], [48, 7, 14]],
  ['zombiephant', [55, 5, 9], [61, 7, 12]],
  ['deadSox', [45, 7, 12], [57, 10, 19]],
  ['screamer', [48, 5, 9], [50, 8, 15]],
  ['mutation', [50, 5, 9], [57, 7, 14]],
])('B22 B97 B98 %s has so many HP squares and deals so much untouched: black %j, red %j', (id, black, red) => {
  expect(sidesOf(id).map((board) => [hpOf(board.rows), ...untouched(board)])).toEqual([black, red]);
});

test('B132 B136 B139 B145 B147 B149 G1 what abilities take, and what prevents them', () => {
  expect(HOUSE.bosses.map(({ id, power, price }) => [id, power, price])).toEqual([
    ['superAbomination', 2, null],
    ['pyramid', 1, null],
    ['zombiephant', 2, 'ammo'],
    ['deadSox', 1, null],
    ['screamer', 0, null],
    ['mutation', 2, 'armour'],
  ]);
});

test('B147 the track of the Screamer has a space for every ability of the boss cards', () => {
  const cards = [...HOUSE.bossCards.phase1, ...HOUSE.bossCards.phase2];
  const abilities = numberOf(
    cards.flatMap(({ icons }) => icons),
    (icon) => icon === 'ability',
  );
  expect(abilities).toBe(4);
  for (const { track } of sidesOf('screamer')) expect(track!.length).toBeGreaterThanOrEqual(abilities);
});
