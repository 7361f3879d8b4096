import { LANGUAGES, type Language } from '@horda/parts';
import { M7 } from '@horda/zombicide/content/missions/m7';
import { S0 } from '@horda/zombicide/content/missions/s0';
import { S4 } from '@horda/zombicide/content/missions/s4';
import { MISSIONS } from '@horda/zombicide/content/missions/missions';
import { entry } from '@horda/zombicide/entry';
import { zombicide } from '@horda/zombicide';
import { boardOf, zoneNamed } from '@horda/zombicide/map/board';
import { NONE, type Choice, type Event } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import { describe, expect, test } from 'vitest';
import { item, scene, type Position, type Scene } from '@horda/zombicide/test/scene';
import { widthOf } from '../../terminal/width.ts';
import type { Canvas, Numbering } from '../drawing.ts';
import { drawing } from './drawing.ts';
import { gapOf } from './plan/paper.ts';
import { planOf } from './plan/plan.ts';

function canvas(language: Language = 'en', { width = 80, rows = 24, typed = [] as readonly string[] } = {}): Canvas {
  return {
    language,
    texts: entry.texts[language],
    style: { color: false, unicode: true },
    width,
    rows,
    typed,
    name: (seat) => ['Ala', 'Olek'][seat]!,
    note: () => '',
  };
}

const NOTHING: Numbering = { numberOf: () => null, barred: () => null };
const viewOf = ({ s }: Scene): View => zombicide.view(s, 0);
const drawn = (table: Scene, on = canvas()): string => drawing.table(viewOf(table), on).join('\n');
const hand = (table: Scene, on = canvas()): string => drawing.hand(viewOf(table), on, NOTHING, true).lines.join('\n');
const typed = (table: Scene, line: string, on = canvas()) => drawing.aim!(viewOf(table), on, line);
const ask = (table: Scene, word: string, rest = '', on = canvas()): string =>
  drawing.orders
    .find(({ words }) => words.includes(word))!
    .answer(viewOf(table), on, rest)
    .join('\n');

/** Amy's turn in the middle of the crossing of S0: three walkers next to her, a brute behind a closed door. */
function crossing(more: Position = {}): Scene {
  return scene({
    mission: 'S0',
    survivors: { amy: { hand: ['pistol', 'crowbar'], only: [] }, ned: { at: '6R.s6', wounds: 1 } },
    zombies: { '6R.s6': { walker: 2, runner: 1 }, '6R.r2': { brute: 1 } },
    ...more,
  }).turn('amy');
}

const zoneNo = (table: Scene, name: string): number => table.zone(name) + 1;

describe.each(MISSIONS.map((mission) => [mission.id, mission] as const))('the plan of %s', (_, mission) => {
  const board = boardOf(mission);
  const plan = planOf(board, { width: 4, rows: () => 2 }, 120, 40);

  test('V107 every zone has its place, and so has every border, doorway and door', () => {
    for (const spans of plan.spans) expect(spans.length).toBeGreaterThanOrEqual(2);
    for (const border of board.borders) expect(gapOf(plan, border).length).toBeGreaterThan(0);
  });

  test('walls end at doorways: zones that nothing joins never touch an opening', () => {
    const pairs = new Set(board.borders.map(({ a, b }) => `${Math.min(a, b)} ${Math.max(a, b)}`));
    const gaps = board.borders
      .filter(({ kind }) => kind === 'opening' || kind === 'door')
      .flatMap((border) => gapOf(plan, border));
    for (const { a, b } of gaps) expect(pairs).toContain(`${Math.min(a, b)} ${Math.max(a, b)}`);
  });

  test('the whole map shows every number', () => {
    const table = scene({ mission: mission.id, survivors: { amy: {} } }).turn('amy');
    const map = ask(table, 'map');
    for (const zone of board.zones.keys()) expect(map).toMatch(new RegExp(`(?<![\\d^?~*])${zone + 1}(?!\\d)`));
    for (const line of map.split('\n').slice(0, -5)) expect(widthOf(line)).toBeLessThanOrEqual(80);
  });
});

test('V43 a zone shows its number, who stands in it, zombies by kind, noise and its range as a target', () => {
  const table = crossing({ noise: { '6R.s6': 2 } });
  const at = zoneNo(table, '6R.s6');
  expect(drawn(table)).toContain(`:${at}*1 Ned `);
  expect(drawn(table)).toContain(':w2 r1 n2 ');
  expect(drawn(table, canvas('pl'))).toContain(':s2 b1 h2 ');
});

test('V77 a dark room that was not opened yet has its own sign', () => {
  const dark = (table: Scene): string => `${zoneNo(table, '9R.r1')}%`;
  const closed = crossing();
  expect(drawn(closed)).toContain(dark(closed));
  const open = crossing();
  open.s.opened = [...new Set(Array.from({ length: 9 }, (_, n) => n))];
  expect(drawn(open)).not.toContain(dark(open));
});

test('V67 doors are drawn closed and open', () => {
  expect(drawn(crossing())).toContain('DD');
  expect(drawn(crossing())).not.toContain('//');
  expect(drawn(crossing({ open: ['6R.r2|6R.s6'] }))).toContain('//');
});

test('a crowd that does not fit is cut to names and sums, and the sign says that there is more', () => {
  const [here, there] = boardOf(M7)
    .zones.slice(12)
    .map(({ name }) => name) as [string, string];
  const crowd = { walker: 20, brute: 5, runner: 5 };
  const table = scene({
    mission: 'M7',
    survivors: { tess: { at: here }, anton: { at: here }, angelo: { at: here }, mindy: { at: here }, ashley: {} },
    zombies: { [here]: crowd, [there]: crowd },
    noise: { [here]: 3 },
  }).turn('tess');
  expect(drawn(table)).toContain('=30');
  expect(drawn(table)).toContain(`#${zoneNo(table, here)}+ `);
  expect(drawn(table)).toMatch(/#>Te .*\n.*#=30/);
  expect(ask(table, 'zone', String(zoneNo(table, here)))).toMatch(/20 walkers, 5 brutes, 5 runners/);
});

test('V36 the keys of a turn tell what can be done and where, with the dice of weapons', () => {
  const table = crossing();
  const [near] = [zoneNo(table, '6R.s6')];
  expect(hand(table)).toContain(`a attack Pistol ${near} (1d 3+ dmg 1)`);
  expect(hand(table)).toMatch(new RegExp(`m move .*\\b${near}\\b`));
  expect(hand(table)).toContain('e end');
  expect(hand(table, canvas('pl'))).toMatch(/a atak Pistolet .*r ruch .*k koniec/s);
});

describe('typing', () => {
  const near = zoneNamed(boardOf(S0), '6R.s6');
  const move: Choice = { do: 'move', way: [near] };
  const shot: Choice = { do: 'attack', kind: 'ranged', with: [item('pistol')], zone: near, allOut: 0, light: false };

  test.each([
    ['en', `m ${near + 1}`],
    ['en', `M${near + 1}`],
    ['en', `walk ${near + 1}`],
    ['en', `${near + 1}`],
    ['pl', `r ${near + 1}`],
    ['pl', `m ${near + 1}`],
    ['pl', `idź ${near + 1}`],
  ] as const)('V40 %s: %s walks there', (language, line) => {
    expect(typed(crossing(), line, canvas(language))).toMatchObject({ choice: move, notice: null });
  });

  test.each([
    ['en', 'a'],
    ['en', `a ${near + 1}`],
    ['en', `shoot pistol ${near + 1}`],
    ['pl', `atak ${near + 1} pist`],
  ] as const)('V151 %s: %s shoots', (language, line) => {
    expect(typed(crossing(), line, canvas(language))?.choice).toEqual(shot);
  });

  test('V40 a zone beyond this turn is told with its way, its cost, and where to begin', () => {
    const far = zoneNamed(boardOf(S0), '5R.s7') + 1;
    expect(typed(crossing(), `m ${far}`)).toMatchObject({ choice: null });
    expect(typed(crossing(), `m ${far}`)!.notice).toMatch(
      new RegExp(`^Zone ${far} is \\d actions away, by .* First: \`m \\d+\``),
    );
  });

  test('what is missing is told at once, with its rule', () => {
    expect(typed(crossing(), 's')!.notice).toBe('Only rooms can be searched. (V65)');
    expect(typed(crossing(), 'd')!.notice).toMatch(
      /^There is no door|^This door is not on the edge of the zone\. \(V67\)/,
    );
    expect(typed(crossing(), 'm 99')!.notice).toBe('There is no zone 99: they are 1 to 24.');
    expect(typed(crossing(), 'x', canvas('pl'))!.notice).toMatch(/\(V391\)$/);
  });

  test('a name tells about the survivor, and other words are left to the table', () => {
    expect(typed(crossing(), 'ned')!.notice).toMatch(/^Ned: zone \d+, health 2\/3/);
    expect(typed(crossing(), 'log')).toBeNull();
    expect(typed(crossing(), '')).toBeNull();
  });

  test('V32 a turn with actions left ends when that is said twice, or at once with !', () => {
    expect(typed(crossing(), 'e')).toMatchObject({ choice: null, kept: true });
    expect(typed(crossing(), 'e')!.notice).toBe(
      '3 actions left. `e` again ends the turn all the same. The zombies would get at Ned: `danger` tells more.',
    );
    expect(typed(crossing(), 'e', canvas('en', { typed: ['e'] }))).toMatchObject({ choice: { do: 'end' } });
    expect(typed(crossing(), 'e!')).toMatchObject({ choice: { do: 'end' } });
  });

  test('V89 a card is thrown away only by its name', () => {
    expect(typed(crossing(), 'drop')!.choice).toBeNull();
    expect(typed(crossing(), 'drop crowbar')!.choice).toEqual({ do: 'discard', card: item('crowbar') });
  });
});

test('V67 of two tools the silent one opens the door, unless the other is named', () => {
  const table = scene({
    mission: 'S0',
    survivors: { amy: { at: '6R.s6', hand: ['fireAxe', 'crowbar'] } },
  }).turn('amy');
  expect(typed(table, 'd')!.choice).toMatchObject({ do: 'door', card: item('crowbar') });
  expect(typed(table, 'door axe')!.choice).toMatchObject({ do: 'door', card: item('fireAxe') });
});

test('V176 of two weapons none is taken for granted, and a pair counts before one of it', () => {
  const survivors = { amy: { hand: ['pistol', 'molotov'], only: [] } } as const;
  const zombies = { '6R.s6': { walker: 2 } };
  const table = scene({ mission: 'S0', survivors, zombies }).turn('amy');
  const near = zoneNo(table, '6R.s6');
  expect(typed(table, 'a')!.notice).toBe(`Which one? \`a pistol\`, \`a molotov\`.`);
  expect(typed(table, 'a molotov')!.choice).toEqual({ do: 'throw', card: item('molotov'), zone: near - 1 });
  const pair = scene({ mission: 'S0', survivors: { amy: { hand: ['pistol', 'pistol'], only: [] } }, zombies }).turn(
    'amy',
  );
  expect(typed(pair, 'a')!.choice).toMatchObject({ do: 'attack', with: [item('pistol'), item('pistol')] });
  expect(typed(pair, `a ${near} x1`)!.choice).toMatchObject({ do: 'attack', with: [item('pistol')] });
});

test('V340 the campaign is told mission by mission', () => {
  const s = zombicide.setup(
    { ...crossing().s.options, mission: 'campaign', team: 'washington' },
    1,
    [1, 2, 3, 4],
    null,
  );
  const { answer } = drawing.orders.find(({ words }) => words.includes('campaign'))!;
  const told = answer(zombicide.view(s, 0), canvas(), '').join('\n');
  expect(told).toContain('Campaign: Infected State\n  1. Facing the Impossible: being played');
  expect(ask(crossing(), 'campaign')).toBe('This mission stands alone: no campaign is played.');
});

test('V194 what tells a skill by its rule and a card by what is printed on it', () => {
  expect(ask(crossing(), 'what', 'slippery')).toMatch(/^Slippery \(X51\): \p{Lu}/u);
  expect(ask(crossing(), 'what', 'crowb')).toContain('Crowbar (grey card): range 0, 1 dice, 4+, dmg 1; door: silent.');
  expect(ask(crossing(), 'co', 'xyz', canvas('pl'))).toBe('Żadna Umiejętność ani karta nie nazywa się "xyz".');
});

test('V114 sight tells zones by their range', () => {
  const table = crossing();
  const told = ask(table, 'sight');
  expect(told).toMatch(/^Amy in zone \d+ sees:/);
  expect(told).toContain(`${zoneNo(table, '6R.s6')} (zombies 3)`);
  expect(ask(table, 'widok', 'ned', canvas('pl'))).toMatch(/^Ned ze Strefy \d+ widzi:/);
  expect(ask(table, 'sight', 'zoe')).toBe('Nobody here is called "zoe".');
});

test('danger tells who would be hit and where zombies would go, without new ones', () => {
  const told = ask(crossing(), 'danger');
  expect(told).toContain('Ned: 2 wounds, falls.');
  expect(told).toContain('New zombies are not foreseen.');
  expect(ask(crossing({ zombies: {} }), 'zagrozenie', '', canvas('pl'))).toMatch(
    /^Gdyby runda skończyła się teraz, nikt/,
  );
});

test('zone tells all of a zone in words, and how far it is', () => {
  const table = crossing();
  const told = ask(table, 'zone', String(zoneNo(table, '6R.s6')));
  expect(told).toMatch(/^Zone \d+, street: 2 walkers, 1 runner, Ned; leads to .*\(door: closed\)\./);
  expect(told).toContain('Amy: 1 action away, in sight, range 1.');
  expect(ask(table, 'zone', '77')).toContain('There is no zone "77"');
});

describe('V442 a car', () => {
  /** Amy in the street, a car beside her; Ned is in it, if he rides. */
  function street({ driver = NONE, others = [] as readonly number[] } = {}): Scene {
    const table = scene({ mission: 'S4', survivors: { amy: { at: '1V.s5', only: [] }, ned: { at: '1V.s5' } } });
    table.s.cars = [{ zone: table.zone('1V.s5'), driver, others }];
    return table.turn('amy');
  }
  const here = zoneNamed(boardOf(S4), '1V.s5') + 1;

  test('has its sign on the map, with its driver and how many more sit in it', () => {
    expect(drawn(street())).toMatch(/\bCar\b(?![:+])/);
    expect(drawn(street({ others: [1] }), canvas('pl', { width: 160 }))).toContain('Auto+1');
    expect(drawn(street({ driver: 0, others: [1] }), canvas('en', { width: 160 }))).toContain('Car:Am+1');
  });

  test('is told by zone with all who sit in it', () => {
    expect(ask(street(), 'zone', String(here))).toContain('empty car');
    const full = street({ driver: 1, others: [0] });
    expect(ask(full, 'zone', String(here))).toContain(': car (at the wheel: Ned; inside: Amy);');
    expect(ask(full, 'strefa', String(here), canvas('pl'))).toContain(
      ': samochód (za kierownicą: Ned; w środku: Amy);',
    );
  });

  test('is among the keys of a turn, and every way of using it can be typed', () => {
    expect(hand(street())).toMatch(/\bcar in\b/);
    expect(typed(street(), 'car in')).toMatchObject({ choice: { do: 'getIn' } });
    expect(typed(street(), 'auto', canvas('pl'))).toMatchObject({ choice: { do: 'getIn' } });
    const driving = street({ driver: 0 });
    expect(hand(driving)).toMatch(/\bcar [\d ]+, out\b/);
    const ways = driving.options.filter((choice) => choice.do === 'drive');
    expect(ways.length).toBeGreaterThan(2);
    for (const way of ways) {
      const line = `car ${way.way.map((zone) => zone + 1).join(' ')}`;
      expect(typed(driving, line)).toMatchObject({ choice: way });
    }
    const [slow] = ways;
    expect(typed(driving, String(slow!.way[0]! + 1))!.choice).toEqual(slow);
  });
});

test.each(LANGUAGES)('the mission, its cards, the signs and the campaign have their answers, %s', (language) => {
  const table = crossing();
  const on = canvas(language);
  for (const word of ['goals', 'cards', 'signs', 'campaign', 'sheet', 'map'])
    expect(ask(table, word, '', on).length).toBeGreaterThan(2);
  expect(ask(table, 'goals', '', on)).toContain(language === 'pl' ? 'Pierwsze drzwi' : 'The First Door');
});

test('before the first turn the table tells what the game and the mission are about', () => {
  const s = zombicide.setup({ ...crossing().s.options, mission: 'S0' }, 1, [1, 2, 3, 4], null);
  const [en, pl] = LANGUAGES.map((language) =>
    drawing.opening!.lines(zombicide.view(s, 0), canvas(language)).join('\n'),
  );
  expect(`${en}${pl}`).toContain('GOAL ');
  expect(`${en}${pl}`).toContain('CEL ');
  expect(drawing.opening!.of(zombicide.view(s, 0))).toBe('S0');
});

test('the log beside the map leaves out what the map shows and tells a run in one sentence', () => {
  const moves: Event[] = [
    { type: 'zombiesMoved', from: 4, to: 5, kind: 0, n: 3 },
    { type: 'zombiesMoved', from: 6, to: 5, kind: 2, n: 1 },
  ];
  expect(drawing.run!(moves, canvas())).toBe('Zombies walk: 5>6 w3, 7>6 r1.');
  expect(drawing.run!(moves, canvas('pl'))).toBe('Zombie idą: 5>6 s3, 7>6 b1.');
  expect(drawing.run!([{ type: 'turnEnded' }, { type: 'turnEnded' }], canvas())).toBeNull();
  expect(drawing.routine!({ type: 'noiseMade' })).toBe(true);
  expect(drawing.routine!({ type: 'survivorHurt' })).toBe(false);
  expect(drawing.unveils({ type: 'diceRolled' }, null)).toBe(true);
});

test('V3 the end says who has won, by what, and which goals were met', () => {
  const table = crossing();
  table.s.phase = 'over';
  table.s.ending = 'death';
  table.s.done = ['supplies'];
  expect(hand(table)).toBe(
    ' You have lost: a survivor died (zombies killed: 0)\n + Take the three objective tokens\n - Bring everybody out through the exit',
  );
  table.s.ending = 'won';
  expect(hand(table, canvas('pl'))).toMatch(/^ Wygraliście: Misja wykonana/);
});

test('V20 the panel tells the time, the goals as counts and the team', () => {
  const table = scene({ mission: 'M1', hour: 16, survivors: { tess: { ap: 8, wounds: 1 }, anton: { acted: true } } });
  const told = drawn(table.turn('tess'), canvas('pl'));
  for (const text of ['16:00 Dzień', 'Noc za 3', 'drzwi 0/3', 'karty 0/', '>Tess', '2/3  8Ż', '-Anton'])
    expect(told).toContain(text);
});
