import type { Seat } from '@horda/kernel';
import { expect, test } from 'vitest';
import { cardNo, item, scene, type Position, type Scene } from '../test/scene.ts';
import { zombicide } from './game.ts';
import { boardHere } from './rules/mission.ts';
import { NONE, type Choice } from './state.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { RULEBOOK } from './text/rulebook.ts';
import { view } from './view.ts';
import { whyNot } from './why-not.ts';

const name = (seat: Seat): string => `seat ${seat}`;
const RULES = new Set<string>(RULEBOOK.map(({ id }) => id));

/** The turn of Amy, in a street of M1 unless she is said to be elsewhere. */
function turn(amy: NonNullable<Position['survivors']>['amy'] = {}, rest: Position = {}): Scene {
  const survivors = { amy: { at: '7R.s5', only: [], ...amy }, ...rest.survivors };
  return scene({ mission: 'M1', revealed: ALL_CARDS, ...rest, survivors }).turn('amy');
}
const ALL_CARDS = ['M1-02', 'M1-03', 'M1-04', 'M1-05', 'M1-07', 'M1-08', 'M1-10'];

/** The rule and what is told, in English. */
function told({ s }: Scene, choice: Choice, seat: Seat = 0): string {
  const { rule, reason } = whyNot(view(s, seat), seat, choice);
  expect(RULES).toContain(rule);
  expect(zombicide.why(s, seat, choice)).toBe(rule);
  expect(pl.reason(reason, name)).not.toBe(en.reason(reason, name));
  return `${rule} ${en.reason(reason, name)}`;
}

const SEARCH: Choice = { do: 'search', light: false };

test('V52 V53 V64 V65 V380 why a zone cannot be searched', () => {
  expect(told(turn(), SEARCH)).toBe('V65 Only rooms can be searched.');
  const room = { at: '7R.r1' };
  expect(told(turn(room, { zombies: { '7R.r1': { walker: 2 } } }), SEARCH)).toBe(
    'V52 The zone has to be empty; in it: 2 walkers.',
  );
  expect(told(turn(room, { equipment: ['water', 'water'] }).does(SEARCH), SEARCH)).toBe(
    'V53 This survivor has searched in this turn.',
  );
  expect(told(turn(room, { revealed: [] }), SEARCH)).toBe(
    'V380 Objective card 07 still lies face down here and has to be revealed first.',
  );
  expect(told(turn({ at: '11R.k2' }, { mission: 'M6' }), SEARCH)).toBe('V64 Corridors cannot be searched.');
});

test('V40 V43 V44 why a Move is not possible', () => {
  const way = turn().options.flatMap((option) => (option.do === 'move' ? [option.way] : []))[0]!;
  const held = turn({}, { zombies: { '7R.s5': { walker: 3 } } });
  expect(told(held, { do: 'move', way })).toBe('V43 This Move costs 4 actions; left: 3.');
  const far = held.zone('3R.r2');
  expect(told(held, { do: 'move', way: [far] })).toBe(`V40 A wall or a closed door bars the way to zone ${far + 1}.`);
});

test('V67 V68 V70 why a door stays shut', () => {
  const bistro = '4R.r2|4R.s5';
  const crowbar = item('crowbar');
  const door: Choice = { do: 'door', door: turn().door(bistro), card: crowbar };
  expect(told(turn({ at: '7R.r1' }), door)).toBe('V67 This door is not on the edge of the zone.');
  expect(told(turn(), door)).toBe('V67 There is nothing in the hands that opens doors.');
  expect(told(turn({ hand: ['crowbar'] }, { open: [bistro] }), door)).toBe('V68 This door is open.');
  const locked = turn({ at: '5R.s5', hand: ['crowbar'] }, { mission: 'S4', revealed: [] });
  expect(told(locked, { ...door, door: locked.door('5R.r1|5R.s5') })).toBe(
    'V70 This door opens once the team has BLUE KEY.',
  );
});

test('V146 V150 V172 V228 V274 why an attack is not possible', () => {
  const table = turn({ hand: ['crowbar', 'sawedOff!'], pack: ['pistol', 'molotov'] });
  const { zone } = table.one('amy');
  const attack = { do: 'attack', zone, allOut: 0, light: false } as const;
  expect(told(table, { ...attack, kind: 'melee', with: [item('crowbar')] })).toBe('V146 No zombie is in this zone.');
  expect(told(table, { ...attack, kind: 'ranged', with: [item('crowbar')] })).toBe(
    'V136 It is no weapon for this: Crowbar.',
  );
  expect(told(table, { ...attack, kind: 'ranged', with: [item('sawedOff!')] })).toBe(
    'V172 It has to be reloaded first: Sawed-Off.',
  );
  expect(told(table, { ...attack, kind: 'ranged', with: [item('pistol')] })).toBe(
    'V89 It has to be in a hand: Pistol.',
  );
  expect(told(table, { ...attack, kind: 'ranged', with: [item('mp5')] })).toBe(
    'V89 The survivor does not carry this card: MP5.',
  );
  const smelly = turn({ hand: ['crowbar'] }, { abominations: { hobomination: '7R.s5' } });
  expect(told(smelly, { ...attack, kind: 'melee', with: [item('crowbar')] })).toBe(
    'V228 Nobody can fight in the zone of this abomination: Hobomination.',
  );
});

test('V114 V150 V176 why a zone is out of reach', () => {
  const table = turn({ hand: ['pistol', 'molotov'] });
  const hidden = table.zone('3R.r2');
  const shot = { do: 'attack', kind: 'ranged', with: [item('pistol')], allOut: 0, light: false } as const;
  expect(told(table, { ...shot, zone: hidden })).toBe(`V114 No line of sight leads to zone ${hidden + 1}.`);
  expect(told(table, { do: 'throw', card: item('molotov'), zone: table.one('amy').zone })).toBe(
    'V150 Range 0; this weapon reaches exactly 1.',
  );
  expect(told(table, { do: 'throw', card: item('pistol'), zone: hidden })).toBe(
    'V176 It is no weapon for this: Pistol.',
  );
});

/** The rifle of a survivor in the first zone, at the second one. */
function unseen(from: string, to: string, rest: Position = {}): string {
  const table = turn({ at: from, hand: ['sniperRifle'] }, rest);
  const rifle = [item('sniperRifle')];
  const shot = { do: 'attack', kind: 'ranged', with: rifle, zone: table.zone(to), allOut: 0, light: false } as const;
  const named = (text: string): string =>
    text.replaceAll(/zone (\d+)/gu, (_, no: string) => boardHere(table.s).zones[Number(no) - 1]!.name);
  return named(told(table, shot));
}

test('V114 V119 V120 V124 what keeps a zone out of sight: which door, wall, room, or the tank', () => {
  expect(unseen('7R.s5', '4R.r2')).toBe('V120 A closed door is between 7R.s5 and 4R.r2.');
  expect(unseen('5R.s5', '3R.r2')).toBe('V120 A closed door is between 8R.r1 and 5R.s5.');
  expect(unseen('4R.r2', '3R.r2')).toBe('V119 Sight ends in the building, in 3R.r1.');
  expect(unseen('2V.s2', '4R.s2')).toBe('V120 A wall of 2V.s2 is in the way.');
  expect(unseen('10V.w', '10V.e', { mission: 'M4', night: false })).toBe('V124 The tank in 10V.c is in the way.');
  expect(unseen('7R.s3', '4R.s3')).toBe('V114 No line of sight leads to 4R.s3.');
});

test('V40 a closed door on the way is named', () => {
  const table = turn({ at: '7R.s5' });
  const [from, to] = [table.one('amy').zone, table.zone('4R.r2')];
  expect(told(table, { do: 'move', way: [to] })).toBe(
    `V40 A closed door is between zone ${from + 1} and zone ${to + 1}.`,
  );
});

test('V293 by night a zone that is seen by day may be too dark', () => {
  const rifle = { hand: ['sniperRifle'] } as const;
  const shots = (table: Scene): Choice[] => table.options.filter((option) => option.do === 'attack');
  const dark = shots(turn(rifle)).filter((shot) => !turn(rifle, { hour: 22 }).isOffered(shot));
  expect(dark.length).toBeGreaterThan(0);
  for (const shot of dark)
    expect(told(turn(rifle, { hour: 22 }), shot)).toMatch(/^V293 It is too dark to see as far as zone \d+\.$/u);
});

test('V90 V98 V100 V182 V301 V391 why other actions are not possible', () => {
  const table = turn({ hand: ['pistol'] }, { survivors: { doug: { at: '7R.r1' } } });
  expect(told(table, { do: 'crate' })).toBe('V100 No crate is in this zone.');
  expect(told(table, { do: 'objective', place: 0 })).toBe('V98 There is no objective to take in this zone.');
  expect(told(table, { do: 'trade', with: 1 })).toBe('V90 They are not in the same zone.');
  expect(told(table, { do: 'pickUp', survivor: 1 })).toBe('V248 This survivor is not knocked out.');
  expect(told(table, { do: 'eat', card: cardNo('pistol') })).toBe('V182 This cannot be eaten: Pistol.');
  expect(told(table, { do: 'lightOn', at: 0 })).toBe('V300 By day a light makes no difference.');
  expect(told(table, { do: 'exit' })).toBe('V391 This zone is no exit.');
  const night = turn({ pack: ['flashlight'] }, { hour: 22 });
  expect(told(night, { do: 'lightOff' })).toBe('V307 The Flashlight is off.');
});

test('V26 V28 V32 whose turn it is, and what is left of it', () => {
  const table = turn({}, { seats: 2, survivors: { doug: { at: '7R.s5', seat: 1 } } });
  table.s.active = 0;
  expect(told(table, { do: 'end' }, 1)).toBe('V26 It is the turn of seat 0.');
  expect(told(table, { do: 'activate', survivor: 1 })).toBe('V26 This survivor belongs to another player.');
  const noise: Choice = { do: 'makeNoise' };
  const tired = turn({ pack: ['water'] }).does(noise, noise, noise);
  expect(told(tired, noise)).toBe('V32 No action is left for it.');
});

test('V442 why those in a car do not walk, and why nobody gets in', () => {
  const parked = (position: Position, driver: number): Scene => {
    const table = scene({ mission: 'S4', survivors: { amy: { at: '1V.s5', only: [] } }, ...position });
    table.s.cars = [{ zone: table.zone('1V.s5'), driver, others: [] }];
    return table.turn('amy');
  };
  const driving = parked({}, 0);
  const near = boardHere(driving.s).ways.find(({ a }) => a === driving.zone('1V.s5'))!.b;
  expect(told(driving, { do: 'move', way: [near] })).toBe('V442 This is done on foot. Get out of the car first.');
  expect(told(driving, SEARCH)).toBe('V442 This is done on foot. Get out of the car first.');
  const getIn: Choice = { do: 'getIn', car: 0 };
  expect(told(parked({ zombies: { '1V.s5': { walker: 2 } } }, NONE), getIn)).toBe(
    'V442 The zone has to be empty; in it: 2 walkers.',
  );
});
