/** Content that nobody would print, but that the check of packs may accept: any numbers, grids, shapes and effects. */
import fc from 'fast-check';
import {
  BOSS_ICONS,
  COLOURS,
  EFFECTS,
  FURY_BONUSES,
  LETTERS,
  MARCHES,
  SPEEDS,
  STARTING_EFFECTS,
  type BossBoard,
  type Effect,
} from '../src/content/content.ts';
import { HOUSE } from '../src/content/house.ts';

const upTo = (most: number): fc.Arbitrary<number> => fc.oneof(fc.constantFrom(0, 1, most), fc.nat(most));
const from1To = (most: number): fc.Arbitrary<number> => upTo(most - 1).map((n) => n + 1);
const oneOf = <T>(several: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...several);

/** As many as the list has, each entry changed in its own way. */
function each<T, U>(list: readonly T[], change: (entry: T, n: number) => fc.Arbitrary<U>): fc.Arbitrary<U[]> {
  return fc.tuple(...list.map(change));
}

/** A grid of these letters, which may be a single square. */
function grid(letters: string, longest: number): fc.Arbitrary<string[]> {
  return fc.tuple(from1To(longest), from1To(longest)).chain(([rows, columns]) =>
    fc.array(fc.string({ unit: oneOf([...letters]), minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
}

const SHAPES = [['#'], ['##'], ['##', '#.'], ['###'], ['##', '##'], ['.#.', '###', '.#.'], ['######'], ['##.', '.##']];
const shapes = SHAPES.map((rows, n) => ({ id: `shape ${n}`, rows }));
const shapeId = oneOf(shapes.map(({ id }) => id));

const upgrades = fc.uniqueArray(oneOf(EFFECTS), { minLength: 2, maxLength: 2 });
const start = fc.option(oneOf(STARTING_EFFECTS));
const companionEffect = oneOf<Effect>(EFFECTS.filter((effect) => effect !== 'fury'));

const survivors = each(HOUSE.survivors, (survivor) =>
  fc.record({
    ...kept(survivor),
    weapons: each(survivor.weapons, (weapon) =>
      fc
        .record({ ...kept(weapon), shape: shapeId, start, upgrades, solo: upgrades })
        .filter((made) => !clashes(made.start, made.upgrades) && !clashes(made.start, made.solo)),
    ),
  }),
);

/** Effects that the check does not take together on one weapon. (T30) */
function clashes(first: Effect | null, others: readonly Effect[]): boolean {
  const all = first === null ? others : [first, ...others];
  const has = (effect: Effect): boolean => all.includes(effect);
  const areMany = new Set(all).size < all.length || (has('mowDown') && has('explosion'));
  return areMany || (has('split') && (has('multiHit2') || has('multiHit3')));
}

const zombies = each(HOUSE.zombies, (card) =>
  fc.record({
    ...kept(card),
    speed: oneOf(SPEEDS),
    permanent: upTo(12),
    rows: grid('ooddas.', 5).filter((rows) => /[odas]/.test(rows.join(''))),
  }),
);

/** The squares stay where they are, because bosses need some of them; what lies on them changes. */
function board({ rows, permanent, map, track }: BossBoard): fc.Arbitrary<object> {
  const length = rows.join('').length;
  const letters = fc.string({ unit: oneOf([...'oybas']), minLength: length, maxLength: length });
  const width = rows[0]!.length;
  const changed = letters.map((given) =>
    rows.map((row, y) => row.replaceAll(/[oybas]/g, (_, x: number) => given[y * width + x]!)),
  );
  return fc.record({
    rows: changed,
    permanent: each(permanent, () => fc.record({ yellow: upTo(12), blue: upTo(12) })),
    map: fc.constant(map),
    track: track === null ? fc.constant(null) : fc.array(oneOf(SPEEDS), { minLength: 4, maxLength: 8 }),
  });
}

const smallBoard = grid('oybas', 3).map((rows) => ({
  rows,
  permanent: [{ yellow: 0, blue: 0 }],
  map: null,
  track: null,
}));

const bosses = each(HOUSE.bosses, (boss) =>
  fc.record({
    ...kept(boss),
    power: boss.power === 0 ? fc.constant(0) : from1To(9),
    black: board(boss.black),
    red: boss.id === 'superAbomination' ? smallBoard : board(boss.red),
  }),
);
const wave = (standard: number, special: number): fc.Arbitrary<object> =>
  fc.record({ standard: upTo(standard), special: upTo(special) });
const waves = fc.record(Object.fromEntries(LETTERS.map((letter) => [letter, wave(12, 12)])));
const bossCard = (icons: readonly string[]): fc.Arbitrary<object> =>
  fc.record({ icons: fc.array(oneOf(icons), { minLength: 1, maxLength: 4 }) });

export const oddPacks: fc.Arbitrary<object> = fc.record({
  tracks: fc.record({
    health: from1To(40),
    healthSolo: from1To(40),
    armour: from1To(40),
    ammo: from1To(40),
    fury: fc.array(oneOf(FURY_BONUSES), { minLength: 1, maxLength: 12 }),
  }),
  shapes: fc.constant(shapes),
  survivors,
  companions: each(HOUSE.companions, ({ id }) =>
    fc.record({ id: fc.constant(id), shape: shapeId, effect: companionEffect }),
  ),
  zombies,
  bosses,
  turnCards: each(HOUSE.turnCards, () =>
    fc.record({ colour: oneOf(COLOURS), march: oneOf(MARCHES), companion: fc.boolean() }),
  ),
  spawnCards: each(HOUSE.spawnCards, () => fc.record({ letter: oneOf(LETTERS) })),
  bossCards: fc.record({
    phase1: each(HOUSE.bossCards.phase1, () => bossCard(BOSS_ICONS.filter((icon) => icon !== 'special'))),
    phase2: each(HOUSE.bossCards.phase2, () => bossCard(BOSS_ICONS)),
  }),
  spawnHelp: each(HOUSE.spawnHelp, (help) => fc.record({ ...kept(help), black: waves, red: waves })),
  levels: each(HOUSE.levels, (level) => fc.record({ ...kept(level), initial: wave(8, 4) })),
});

/** The fields as they are. */
function kept<T extends object>(entry: T): { [K in keyof T]: fc.Arbitrary<T[K]> } {
  const fields = Object.entries(entry).map(([field, value]) => [field, fc.constant(value)]);
  return Object.fromEntries(fields) as { [K in keyof T]: fc.Arbitrary<T[K]> };
}
