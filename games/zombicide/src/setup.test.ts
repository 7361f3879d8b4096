import { apply, run } from '@horda/kernel';
import { expect, test } from 'vitest';
import { MISSIONS } from './content/missions/missions.ts';
import { EQUIPMENT } from './content/equipment.ts';
import { zombicide } from './game.ts';
import { clone } from './clone.ts';
import { DEFAULTS } from './options.ts';
import { cardOf } from './rules/held.ts';
import { boardHere, missionOf } from './rules/mission.ts';
import { NONE, type Options, type State } from './state.ts';

const SEED = [1, 2, 3, 4] as const;

function table(options: Partial<Options> = {}, seats = 4): State {
  return zombicide.setup({ ...DEFAULTS, difficulty: 'normal', ...options }, seats, SEED, null);
}

const carried = ({ survivors }: State): number[] => survivors.map(({ hand, pack }) => hand.length + pack.length);

test.each(MISSIONS.map(({ id }) => id))('V9 V18 V23 V24 %s is laid out as it says', (mission) => {
  const s = table({ mission });
  const data = missionOf(s);
  expect(s.crates).toHaveLength(data.crates.length);
  expect(s.zombies.every((n) => n === 0)).toBe(true);
  expect(s.spawns.filter(({ from }) => from === 1).every(({ colour }) => colour === 'red')).toBe(true);
  expect(s.spawns.filter(({ starting }) => starting)).toHaveLength(1);
  const { starts } = boardHere(s).places;
  for (const { zone } of s.survivors)
    expect(data.oneInEachStart === true ? zone === NONE : starts.includes(zone)).toBe(true);
});

test('V10 V26 six survivors are shared among the players', () => {
  expect(table({}, 1).survivors.map(({ owner }) => owner)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(table({}, 4).survivors.map(({ owner }) => owner)).toEqual([0, 1, 2, 3, 0, 1]);
});

test('V11 V12 the decks hold all their cards', () => {
  const s = table();
  expect([s.equipment, s.epic, s.abominationCards].map(({ deck }) => deck.length)).toEqual([45, 11, 4]);
  expect(table({ mission: 'M1' }).zombieCards.deck).toHaveLength(40);
});

test('V13 V14 the Secret Service deck lies ready where the rules of Washington hold', () => {
  expect(table({ mission: 'M1' }).secretService.deck).toHaveLength(35);
  expect(table().secretService.deck).toEqual([]);
});

test('V15 every survivor has one of the six starting cards', () => {
  expect(carried(table())).toEqual([1, 1, 1, 1, 1, 1]);
});

test('V15 fewer survivors share the six starting cards evenly', () => {
  expect(carried(table({ mission: 'S7', survivors: '2' }, 1))).toEqual([3, 3]);
  expect(carried(table({ mission: 'S7', survivors: '4' }, 1))).toEqual([2, 2, 1, 1]);
});

test('V17 Y73 all begin with full health, without adrenaline and with the blue skill', () => {
  for (const { wounds, ap, level, skills } of table().survivors)
    expect([wounds, ap, level, skills.length]).toEqual([0, 0, 0, 1]);
});

test('V19 the player who got the Fire Axe begins', () => {
  const s = table();
  const { hand } = s.survivors.find(({ owner, hand: cards }) => owner === s.first && cards.some(isAxe))!;
  expect(hand.some(isAxe)).toBe(true);
});

function isAxe(one: number): boolean {
  return EQUIPMENT[cardOf(one)]!.id === 'fireAxe';
}

test('V20 V378 V393 the clock, the noise that stays and the lights of the mission', () => {
  expect(table({ mission: 'M1' })).toMatchObject({ hour: 12 });
  expect(table({ mission: 'M1' }).lasting.reduce((sum, n) => sum + n)).toBe(6);
  expect(table({ mission: 'M4' }).lit).toHaveLength(2);
  expect(table()).toMatchObject({ hour: NONE, lit: [] });
});

test('V241 V394 coloured spawn zones sleep', () => {
  const s = table({ mission: 'M4' });
  expect(s.spawns.filter(({ from }) => from === NONE).map(({ colour }) => colour)).toEqual(['green']);
});

test('V443 an easy game has the easier cards and two spawn zones that work', () => {
  const s = table({ mission: 'M1', difficulty: 'easy' });
  expect(s.zombieCards.deck.every((no) => no < 18 || no >= 36)).toBe(true);
  expect(s.spawns).toHaveLength(2);
});

test('V443 a hard game has the harder cards', () => {
  const { zombieCards } = table({ mission: 'M1', difficulty: 'hard' });
  expect(zombieCards.deck.every((no) => no >= 18)).toBe(true);
});

test('a table can be cloned', () => {
  const s = table({ mission: 'M4' });
  expect(clone(s)).toEqual(s);
  expect(Object.keys(clone(s))).toEqual(Object.keys(s));
});

test('V291 a mission by itself may begin at any hour, also one without a clock; the campaign keeps its own', () => {
  const at = (mission: string, hour: string): number =>
    zombicide.setup({ ...DEFAULTS, mission, hour }, 1, [1, 2, 3, 4], null).hour;
  expect([at('M1', 'mission'), at('M1', '20'), at('S1', 'mission'), at('S1', '6')]).toEqual([12, 20, NONE, 6]);
  expect(at('campaign', '20')).toBe(12);
});

test('V291 V289 such a night is a night', () => {
  const s = zombicide.setup({ ...DEFAULTS, mission: 'S1', hour: '23' }, 1, [1, 2, 3, 4], null);
  run(zombicide, s);
  expect([s.hour, s.night]).toEqual([23, true]);
});

test('V377 in M1 the owners choose who begins where, one survivor in each start zone', () => {
  const s = zombicide.setup({ ...DEFAULTS, mission: 'M1' }, 2, [1, 2, 3, 4], null);
  run(zombicide, s);
  const asked: number[] = [];
  while (s.kernel.asks[0]?.prompt === 'beginning.start') {
    const { seat, options } = s.kernel.asks[0];
    asked.push(seat);
    apply(zombicide, s, { tick: s.kernel.tick, seat, picks: [options.at(-1)!] });
  }
  // The last zone is left for the last survivor.
  expect(asked).toEqual([0, 1, 0, 1, 0]);
  const { starts } = boardHere(s).places;
  expect(s.survivors.map(({ zone }) => zone).toSorted((a, b) => a - b)).toEqual(starts.toSorted((a, b) => a - b));
});

test('V16 V15 with three starting cards each, the owner chooses what to hold; the third is in the backpack', () => {
  const s = zombicide.setup({ ...DEFAULTS, mission: 'S7', survivors: '2' }, 1, [1, 2, 3, 4], null);
  run(zombicide, s);
  expect(s.kernel.asks[0]!.prompt).toBe('arranging.hands');
  const { seat, options } = s.kernel.asks[0]!;
  const pick = options.at(-1)!;
  apply(zombicide, s, { tick: s.kernel.tick, seat, picks: [pick] });
  expect([s.survivors[0]!.hand, s.survivors[0]!.pack.length]).toEqual([pick.do === 'arrange' ? pick.hand : [], 1]);
});
