import { packFile, readPack, type PackProblem } from '@horda/kernel';
import { packProblemText } from '@horda/parts';
import { expect, test } from 'vitest';
import { BOSSES, COLOURS, EFFECTS, type BossId } from './content/content.ts';
import { HOUSE } from './content/house.ts';
import { PACK } from './pack.ts';
import { MAP_SIGNS, SHAPE_SIGNS, ZOMBIE_SIGNS } from './pack/signs.ts';
import { WRONG } from './pack/words.ts';

/** Ids that are chosen from a list. */
const IS_LISTED = /^(bosses|companions)\[0\]\.id$/;

type Entries = Record<string, unknown>;

const copy = (): Entries => JSON.parse(JSON.stringify(HOUSE)) as Entries;

/** The house content with other values at these places; undefined: nothing is there. */
function changed(changes: Readonly<Record<string, unknown>>): Entries {
  const content = copy();
  for (const [path, value] of Object.entries(changes)) {
    const fields = path.split(/[.[\]]+/).filter((field) => field !== '');
    const last = fields.pop()!;
    const owner = fields.reduce<Entries>((entry, field) => entry[field] as Entries, content);
    if (value === undefined) delete owner[last];
    else owner[last] = value;
  }
  return content;
}

const problemsWith = (changes: Readonly<Record<string, unknown>>): readonly PackProblem[] =>
  PACK.check(changed(changes)).problems;

const other = (path: string, words: { en: string; pl: string }) => ({ path, kind: 'other', ...words });
const boss = (id: BossId): string => `bosses[${BOSSES.indexOf(id)}]`;
const without = (field: keyof typeof HOUSE, n: number) => ({
  [field]: (copy()[field] as unknown[]).toSpliced(n, 1),
});

test('the house content checks clean and comes out as it is', () => {
  expect(PACK.check(copy())).toEqual({ content: HOUSE, problems: [] });
  expect(JSON.stringify(PACK.check(copy()).content)).toBe(JSON.stringify(HOUSE));
});

test('a whole file of it is read with its id, and its cards are counted', () => {
  const game = { id: 'gear-up', pack: PACK };
  const { pack } = readPack(game, JSON.parse(JSON.stringify(packFile(game, 'my-boards', HOUSE))));
  expect(pack).toMatchObject({ id: 'my-boards', content: HOUSE });
  expect(PACK.count(HOUSE)).toEqual({
    survivors: 6,
    companions: 6,
    standard: 48,
    special: 24,
    bosses: 6,
    turnCards: 10,
    spawnCards: 7,
    bossCards: 7,
  });
});

test('lists that are read by key may stand in any order and come out in the usual one', () => {
  const turned = ['companions', 'bosses', 'spawnHelp', 'levels'] as const;
  const changes = Object.fromEntries(turned.map((field) => [field, HOUSE[field].toReversed()]));
  const weapons = { 'survivors[0].weapons': HOUSE.survivors[0]!.weapons.toReversed() };
  expect(PACK.check(changed({ ...changes, ...weapons }))).toEqual({ content: HOUSE, problems: [] });
});

test('a source may be left out; it is published then', () => {
  const { content } = PACK.check(changed({ 'zombies[0].source': undefined }));
  expect(content!.zombies[0]).toEqual({ ...HOUSE.zombies[0], source: 'published' });
});

test('every field but the source is needed, and nothing odd is taken for any', () => {
  // Of each list the first entry stands for all.
  const paths: string[] = [];
  const walk = (path: string, value: unknown): void => {
    if (path !== '') paths.push(path);
    if (Array.isArray(value)) walk(`${path}[0]`, value[0]);
    else if (typeof value === 'object' && value !== null)
      for (const [field, each] of Object.entries(value)) walk(path === '' ? field : `${path}.${field}`, each);
  };
  walk('', HOUSE);
  expect(paths.length).toBeGreaterThan(80);
  const fields = paths.filter((path) => !path.endsWith(']'));
  const left = fields.filter((path) => {
    const [first] = problemsWith({ [path]: undefined });
    return first?.path !== path || first.kind !== 'missing';
  });
  expect(left).toEqual(fields.filter((path) => path.endsWith('.source')));
  for (const odd of [{ x: 1 }, [[]], -1, 'x y']) {
    const taken = paths.filter(
      (path) => !problemsWith({ [path]: odd }).some((problem) => problem.path.startsWith(path)),
    );
    // A text may be an id or a name.
    expect(taken).toEqual(
      odd === 'x y' ? paths.filter((path) => /\.(id|en|pl)$/.test(path) && !IS_LISTED.test(path)) : [],
    );
  }
});

test('all problems are found at once, with their places', () => {
  const problems = problemsWith({
    'tracks.health': 0,
    'survivors[1].weapons[2].shape': 'L33',
    'zombies[3].speed': 'slowly',
    'turnCards[9].march': 'all',
    'levels[2].colour': 'red',
  });
  expect(problems.map(({ path }) => path)).toEqual([
    'tracks.health',
    'survivors[1].weapons[2].shape',
    'zombies[3].speed',
    'turnCards[9].march',
    'levels[2].colour',
  ]);
  expect(packProblemText('en', problems[1]!)).toContain('Did you mean L3?');
});

test.each<[string, string, readonly string[], PackProblem | { path: string; kind: string }]>([
  ['an unknown letter', 'zombies[0].rows', ['.o.', '.xd'], other('zombies[0].rows[1]', WRONG.sign('x', ZOMBIE_SIGNS))],
  ['a letter of bosses', 'zombies[0].rows', ['oy'], other('zombies[0].rows[0]', WRONG.sign('y', ZOMBIE_SIGNS))],
  ['rows of different length', 'zombies[0].rows', ['ooo', 'oo'], other('zombies[0].rows[1]', WRONG.rowLength(2, 3))],
  ['no square', 'zombies[0].rows', ['..', '..'], other('zombies[0].rows', WRONG.noSquare('o, d, a, s'))],
  [
    '33 squares',
    'zombies[0].rows',
    ['oooooooo', 'oooooooo', 'oooooooo', 'oooooooo', 'o.......'],
    other('zombies[0].rows', WRONG.tooManySquares(33, 32)),
  ],
  ['no square of a shape', 'shapes[0].rows', ['.'], other('shapes[0].rows', WRONG.noSquare('#'))],
  ['seven squares of a shape', 'shapes[0].rows', ['####', '###.'], other('shapes[0].rows', WRONG.tooManySquares(7, 6))],
  ['an empty border', 'shapes[0].rows', ['##.'], other('shapes[0].rows', WRONG.emptyBorder())],
  ['pieces that touch by a corner', 'shapes[0].rows', ['#.', '.#'], other('shapes[0].rows', WRONG.unconnected())],
  ['an unknown letter of a shape', 'shapes[0].rows', ['#x'], other('shapes[0].rows[0]', WRONG.sign('x', SHAPE_SIGNS))],
])('B17 B57 a wrong grid: %s', (_, path, rows, problem) => {
  expect(problemsWith({ [path]: rows })).toEqual([problem]);
});

test('B17 B57 a wrong sign is told with all that are right and their meaning, and none of them is guessed', () => {
  const [problem] = problemsWith({ 'zombies[0].rows': ['ox'] });
  expect([packProblemText('en', problem!), packProblemText('pl', problem!)]).toEqual([
    'the sign "x" means nothing here. Allowed: . (no square), o (HP), d (HP with damage), a (HP with ammo), s (HP with armour).',
    'znak "x" nic tu nie znaczy. Dozwolone: . (brak pola), o (PŻ), d (PŻ z Obrażeniem), a (PŻ z Amunicją), s (PŻ z Pancerzem).',
  ]);
  const [onMap] = problemsWith({ [`${boss('mutation')}.red.rows`]: ['o'], [`${boss('mutation')}.red.map`]: ['x'] });
  expect(packProblemText('en', onMap!)).toBe(
    'the sign "x" means nothing here. Allowed: . (no square), 1 2 3 4 5 6 7 8 9 (a part between dotted lines).',
  );
});

test('32 squares of a zombie, and six of a shape, are allowed', () => {
  expect(problemsWith({ 'zombies[0].rows': ['oooooooo', 'oooooooo', 'oooooooo', 'oooooooo'] })).toEqual([]);
  expect(problemsWith({ 'shapes[0].rows': ['######'] })).toEqual([]);
});

test('B54 B57 a shape that fits nowhere is impossible; members of Dead Sox and crossed squares are no help', () => {
  const small = { rows: ['oo', 'oo'], permanent: [{ yellow: 0, blue: 0 }], map: null, track: null };
  const boards: Record<BossId, object> = {
    superAbomination: small,
    // The long row is broken by what is crossed, and by the border between two members.
    pyramid: { ...small, rows: ['ooXooo'] },
    zombiephant: { ...small, rows: ['ooo', 'oWo', 'ooo'] },
    deadSox: { ...small, rows: ['oooooo'], map: ['111233'], permanent: [0, 0, 0].map(() => small.permanent[0]!) },
    screamer: { ...small, map: ['m.', '..'], track: ['slow', 'fast', 'slow', 'fast'] },
    mutation: { ...small, map: ['12', '12'] },
  };
  const bosses = HOUSE.bosses.map((each) => ({ ...each, black: boards[each.id], red: boards[each.id] }));
  const shapes = HOUSE.shapes.map(({ id }) => ({ id, rows: ['##'], source: 'house' }));
  const zombies = HOUSE.zombies.map((card) => ({ ...card, rows: ['o..', '...', 'ooo'] }));
  expect(problemsWith({ bosses, shapes, zombies })).toEqual([]);
  expect(problemsWith({ bosses, shapes, zombies, 'shapes[0].rows': ['#', '#', '#'] })).toEqual([]);
  expect(problemsWith({ bosses, shapes, zombies, 'shapes[3].rows': ['####'] })).toEqual([
    other('shapes[3].rows', WRONG.impossible()),
  ]);
});

test('B2 B3 T26 wrong numbers of copies are told by kind', () => {
  expect(problemsWith({ 'zombies[0].copies': 5, 'zombies[18].copies': 1 })).toEqual([
    other('zombies', WRONG.copies('walker', 13, 12)),
    other('zombies', WRONG.copies('bomber', 4, 6)),
  ]);
});

test.each(['survivors', 'turnCards', 'spawnCards'] as const)('B4 one of %s less is one too few', (field) => {
  const needed = HOUSE[field].length;
  const [problem] = problemsWith({ ...without(field, 0), ...(field === 'survivors' ? without('companions', 0) : {}) });
  expect(problem).toMatchObject({ path: field, kind: 'value', must: { is: 'list', least: needed, most: needed } });
});

test('B4 three boss cards of phase 1 and four of phase 2', () => {
  const { phase1, phase2 } = HOUSE.bossCards;
  expect(problemsWith({ bossCards: { phase1: phase2, phase2: phase1 } }).map(({ path }) => path)).toEqual([
    'bossCards.phase1',
    'bossCards.phase1[0].icons[0]',
    'bossCards.phase1[1].icons[1]',
    'bossCards.phase1[2].icons[1]',
    'bossCards.phase2',
  ]);
});

test.each<[string, keyof typeof HOUSE, string]>([
  ['six bosses', 'bosses', 'pyramid'],
  ['six numbers of players', 'spawnHelp', '2'],
  ['four levels', 'levels', 'normal'],
  ['companions of all survivors', 'companions', 'lisa'],
])('B4 T26 %s: what is missing is named, and what is there twice', (_, field, second) => {
  expect(problemsWith(without(field, 1))[1]).toEqual(other(field, WRONG.lacking([second])));
  const twice = problemsWith({ [`${field}[0]`]: (HOUSE[field] as readonly unknown[])[1] });
  expect(twice[0]).toMatchObject({ kind: 'repeated', given: second });
});

test('B9 a weapon of each colour', () => {
  const path = 'survivors[2].weapons';
  expect(problemsWith({ [`${path}[3].colour`]: 'red' })).toEqual([
    { path: `${path}[3].colour`, kind: 'repeated', given: 'red', first: `${path}[0].colour` },
  ]);
  expect(problemsWith({ [path]: HOUSE.survivors[2]!.weapons.slice(1) })).toMatchObject([
    { path, kind: 'value' },
    other(path, WRONG.lacking([COLOURS[0]])),
  ]);
});

test('B10 B11 effects of weapons: only known ones, none twice, two to begin with', () => {
  const path = 'survivors[0].weapons[1]';
  expect(problemsWith({ [`${path}.start`]: 'fury' })).toEqual([
    { path: `${path}.start`, kind: 'word', given: 'fury', allowed: ['knockback', 'multiHit2', 'null'] },
  ]);
  expect(problemsWith({ [`${path}.upgrades[1]`]: 'flying' })).toEqual([
    { path: `${path}.upgrades[1]`, kind: 'word', given: 'flying', allowed: EFFECTS },
  ]);
  expect(problemsWith({ [`${path}.upgrades[1]`]: 'knockback' })).toEqual([
    { path: `${path}.upgrades[1]`, kind: 'repeated', given: 'knockback', first: `${path}.start` },
  ]);
  expect(problemsWith({ [`${path}.solo`]: ['split'] })).toMatchObject([{ path: `${path}.solo`, kind: 'value' }]);
});

test('B123 B124 T30 a weapon has one area effect at most, on either side', () => {
  const path = 'survivors[3].weapons[0].solo';
  expect(problemsWith({ [path]: ['mowDown', 'explosion'] })).toEqual([other(path, WRONG.twoAreas())]);
});

test('B108 B117 T30 a weapon has Split or Multi-Hit, not both, on either side', () => {
  const path = 'survivors[3].weapons[0]';
  const problem = (side: string) => other(`${path}.${side}`, WRONG.dividedHits());
  expect(problemsWith({ [`${path}.start`]: null, [`${path}.solo`]: ['multiHit3', 'split'] })).toEqual([
    problem('solo'),
  ]);
  const begun = { [`${path}.start`]: 'multiHit2', [`${path}.upgrades`]: ['split', 'ready'] };
  expect(problemsWith({ ...begun, [`${path}.solo`]: ['scavenge', 'ready'] })).toEqual([problem('upgrades')]);
});

test('B125 G34 T30 a companion has no track for Fury', () => {
  expect(problemsWith({ 'companions[0].effect': 'fury' })).toMatchObject([
    { path: 'companions[0].effect', kind: 'word' },
  ]);
});

test('ids and names tell things apart, however they are written', () => {
  expect(problemsWith({ 'shapes[1].id': 'I2' })).toMatchObject([
    { path: 'shapes[1].id', kind: 'repeated', given: 'I2', first: 'shapes[0].id' },
    // Then weapons have a shape that there is not.
    { kind: 'word', given: 'I3' },
    { kind: 'word', given: 'I3' },
  ]);
  expect(problemsWith({ 'survivors[1].name.pl': 'ETHAN' })).toEqual([
    { path: 'survivors[1].name.pl', kind: 'repeated', given: 'ETHAN', first: 'survivors[0].name.pl' },
  ]);
  // Two survivors may have weapons of one name, but one of them may not.
  const saw = { 'survivors[1].weapons[0].name': HOUSE.survivors[0]!.weapons[0]!.name };
  expect(problemsWith(saw)).toEqual([]);
  expect(problemsWith({ ...saw, 'survivors[1].weapons[3].name.en': 'concrete saw' })).toMatchObject([
    { path: 'survivors[1].weapons[3].name.en', kind: 'repeated', first: 'survivors[1].weapons[0].name.en' },
  ]);
});

test('a broken shape is still known to those that have it', () => {
  expect(problemsWith({ 'shapes[1].rows': ['#?#'] }).map(({ path }) => path)).toEqual(['shapes[1].rows[0]']);
});

test('B22 a boss has at least one HP square and at most 64, weak points and crossed ones included', () => {
  const rows = `${boss('superAbomination')}.red.rows`;
  const full = Array.from({ length: 8 }, () => 'oooooooo');
  expect(problemsWith({ [rows]: full })).toEqual([]);
  expect(problemsWith({ [rows]: [...full, 'o.......'] })).toEqual([other(rows, WRONG.tooManySquares(65, 64))]);
  expect(problemsWith({ [rows]: ['...'] })).toEqual([other(rows, WRONG.noSquare('o, y, b, a, s'))]);
});

test('B134 B135 the Pyramid, and it alone, has one crossed square, from which every other can be reached', () => {
  const rows = `${boss('pyramid')}.black.rows`;
  expect(problemsWith({ [rows]: ['ooo', 'ooo'] })).toEqual([other(rows, WRONG.wrongNumber('X', 0))]);
  expect(problemsWith({ [rows]: ['oXo', 'oXo'] })).toEqual([other(rows, WRONG.wrongNumber('X', 2))]);
  expect(problemsWith({ [rows]: ['X...', '.oo.', '...o'] })).toEqual([]);
  expect(problemsWith({ [rows]: ['Xoo.', '....', '..oo'] })).toEqual([other(`${rows}[2]`, WRONG.unreachable(3))]);
  const elsewhere = `${boss('superAbomination')}.black.rows`;
  expect(problemsWith({ [elsewhere]: ['ooX'] })).toEqual([other(elsewhere, WRONG.misplaced('X', 'pyramid'))]);
});

test('B137 B138 the Zombiephant, and it alone, has weak points with HP squares on all eight sides', () => {
  const rows = `${boss('zombiephant')}.red.rows`;
  expect(problemsWith({ [rows]: ['ooo', 'oWo', 'ooo'] })).toEqual([]);
  expect(problemsWith({ [rows]: ['ooo', 'ooo', 'ooo'] })).toEqual([other(rows, WRONG.noWeakPoint())]);
  expect(problemsWith({ [rows]: ['ooo', 'oWo', 'oo.'] })).toEqual([other(`${rows}[1]`, WRONG.weakPoint(2))]);
  expect(problemsWith({ [rows]: ['oooo', 'oWWo', 'oooo'] })).toEqual([
    other(`${rows}[1]`, WRONG.weakPoint(2)),
    other(`${rows}[1]`, WRONG.weakPoint(3)),
  ]);
  const elsewhere = `${boss('superAbomination')}.red.rows`;
  expect(problemsWith({ [elsewhere]: ['ooo', 'oWo', 'ooo'] })).toEqual([
    other(elsewhere, WRONG.misplaced('W', 'zombiephant')),
  ]);
});

test('B140 Dead Sox: each square belongs to one of three members, each of whom has icons of its own', () => {
  const { black } = HOUSE.bosses[BOSSES.indexOf('deadSox')]!;
  const board = `${boss('deadSox')}.black`;
  const map = (rows: readonly string[]) =>
    problemsWith({ [`${board}.rows`]: ['ooo.o', 'ooo.o'], [`${board}.map`]: rows });
  expect(map(['112.3', '112.3'])).toEqual([]);
  expect(map(['112.1', '112.1'])).toEqual([other(`${board}.map`, WRONG.mapLacks('3'))]);
  expect(map(['11223', '11..3'])).toEqual([
    other(`${board}.map[0]`, WRONG.mapOffSquare(4)),
    other(`${board}.map[1]`, WRONG.mapOnSquare(3)),
  ]);
  expect(map(['112.3'])).toEqual([other(`${board}.map`, WRONG.mapSize(2, 5))]);
  expect(map(['114.3', '112.3'])).toEqual([other(`${board}.map[0]`, WRONG.sign('4', MAP_SIGNS.deadSox!))]);
  expect(problemsWith({ [`${board}.permanent`]: black.permanent.slice(1) })).toMatchObject([
    { path: `${board}.permanent`, kind: 'value', must: { is: 'list', least: 3, most: 3 } },
  ]);
});

test('B146 B147 Screamer: a mouth on squares only, and a track of four to eight speeds', () => {
  const board = `${boss('screamer')}.red`;
  const map = (rows: readonly string[]) =>
    problemsWith({ [`${board}.rows`]: ['ooo.', 'ooo.'], [`${board}.map`]: rows });
  expect(map(['.mm.', '....'])).toEqual([]);
  expect(map(['..mm', '....'])).toEqual([other(`${board}.map[0]`, WRONG.mapOffSquare(4))]);
  expect(map(['....', '....'])).toEqual([other(`${board}.map`, WRONG.mapLacks('m'))]);
  expect(problemsWith({ [`${board}.track`]: ['slow', 'fast', 'slow'] })).toMatchObject([
    { path: `${board}.track`, kind: 'value', must: { is: 'list', least: 4, most: 8 } },
  ]);
  expect(problemsWith({ [`${boss('screamer')}.power`]: 1 })).toMatchObject([{ must: { min: 0, max: 0 } }]);
});

test('B148 Mutation: a digit from 1 to 9 beside every square', () => {
  const board = `${boss('mutation')}.red`;
  const map = (rows: readonly string[]) => problemsWith({ [`${board}.rows`]: ['oo.'], [`${board}.map`]: rows });
  expect(map(['19.'])).toEqual([]);
  expect(map(['1..'])).toEqual([other(`${board}.map[0]`, WRONG.mapOnSquare(2))]);
  expect(map(['10.'])).toEqual([other(`${board}.map[0]`, WRONG.sign('0', MAP_SIGNS.mutation!))]);
});

test('B133 B139 B149 maps, tracks and prices only where they mean something', () => {
  const path = boss('superAbomination');
  const changes = { [`${path}.price`]: 'ammo', [`${path}.black.map`]: ['1'], [`${path}.black.track`]: ['slow'] };
  expect(problemsWith(changes)).toMatchObject([
    { path: `${path}.price`, kind: 'word', given: 'ammo', allowed: ['null'] },
    { path: `${path}.black.map`, kind: 'word', allowed: ['null'] },
    { path: `${path}.black.track`, kind: 'word', allowed: ['null'] },
  ]);
  expect(problemsWith({ [`${boss('mutation')}.price`]: null })).toMatchObject([
    { kind: 'word', allowed: ['ammo', 'armour'] },
  ]);
});

test('B30 six players never begin with more zombies than there are', () => {
  expect(problemsWith({ 'levels[3].initial': { standard: 8, special: 4 } })).toEqual([]);
  expect(problemsWith({ 'levels[3].initial': { standard: 9, special: 5 } })).toMatchObject([
    { path: 'levels[3].initial.standard', must: { min: 0, max: 8 } },
    { path: 'levels[3].initial.special', must: { min: 0, max: 4 } },
  ]);
});
