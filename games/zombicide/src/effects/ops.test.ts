import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import type { Effects } from '../content/operations.ts';
import { BEFORE_ZOMBIES, DOOR, EFFECTS, REVEAL, ROUND, TURN } from '../declared.ts';
import { missionOf } from '../rules/mission.ts';
import { NONE } from '../state.ts';

/** Amy is "this survivor" of these effects. */
function does(table: Scene, ...ops: Effects): Scene {
  const { zone } = table.s.survivors[0]!;
  return table.runs(EFFECTS, { ops, next: 0, survivor: 0, zone, card: NONE, door: NONE, noisy: false });
}

function after(position: Position, ...ops: Effects): Scene {
  return does(scene({ mission: 'M4', ...position }), ...ops);
}

describe('people', () => {
  test('V364 "this survivor", all who stand, all who stand in the zone', () => {
    const survivors = { amy: {}, doug: {}, elle: { at: '1R.s6' }, ned: { status: 'down', downIn: 1 } } as const;
    const ap = (who: 'revealer' | 'all' | 'allInZone'): number[] =>
      after({ survivors }, { op: 'gainAp', who, n: 1 }).s.survivors.map((one) => one.ap);
    expect(ap('revealer')).toEqual([1, 0, 0, 0]);
    expect(ap('all')).toEqual([1, 1, 1, 0]);
    expect(ap('allInZone')).toEqual([1, 1, 0, 0]);
  });

  test('wounds of a card may knock out, and then the revealer gets nothing more', () => {
    const table = after(
      { survivors: { amy: { wounds: 2 }, doug: {} } },
      { op: 'wound', who: 'revealer', n: 1 },
      { op: 'gainAp', who: 'revealer', n: 3 },
    );
    expect(table.one('amy')).toMatchObject({ status: 'down', ap: 0 });
  });

  test('card M1-07: the rest of the turn is lost', () => {
    const table = scene({ mission: 'M1', survivors: { amy: { at: '7R.r1' }, doug: {} } });
    table.runs(TURN, { survivor: 0, extra: false });
    const place = table.s.placed.findIndex(({ card }) => missionOf(table.s).cards[card]!.id === 'M1-07');
    table.does({ do: 'objective', place }, { do: 'option', card: 'M1-07', option: 'carry' });
    expect(table.one('amy')).toMatchObject({ acted: true, actions: 0 });
    expect(table.options).toEqual([]);
  });

  test('a marker that fills a slot leaves room for two cards in the backpack', () => {
    const full = { amy: { pack: ['rice', 'water', 'bullets'] as const, hand: ['pistol', 'katana'] as const } };
    const table = after({ survivors: full }, { op: 'token', token: 'dogTags' });
    expect(table.prompt).toBe('arranging.limit');
  });

  test('a companion that joins follows, one that waits is alone', () => {
    const table = after({}, { op: 'companion', companion: 'president', joins: 'revealer' });
    expect(table.one('amy').companions).toEqual([0]);
    const alone = after({}, { op: 'companion', companion: 'taylor', stands: '9R.s1' });
    expect(alone.s.companions).toMatchObject([{ leader: NONE, zone: alone.zone('9R.s1') }]);
  });
});

describe('markers', () => {
  test('card M2-02: the medicine heals anybody of the team once, for no action', () => {
    const survivors = { amy: { at: '8R.s7', actions: 3 }, doug: { wounds: 2 } };
    const table = scene({ mission: 'M2', survivors });
    table.one('doug').tokens = ['medicine'];
    table.turn('amy').does({ do: 'useToken', token: 'medicine', survivor: 1 });
    expect(table.one('doug')).toMatchObject({ wounds: 0, tokens: [] });
    expect(table.one('amy').actions).toBe(3);
  });

  test('card M4-13: the tags are noted when their holder escapes', () => {
    const table = scene({ mission: 'M4', survivors: { amy: { at: '11V.sw' }, doug: {} } });
    table.one('amy').tokens = ['dogTags'];
    table.turn('amy').does({ do: 'exit' });
    expect(table.s.noted.keywords).toEqual(['dogTags']);
  });

  test('card M9-11: the guards clear a zone within range 2 before a zombie phase, twice', () => {
    const zombies = { '11R.k1': { walker: 2, brute: 1, runner: 1 }, '12R.k3': { walker: 1 } };
    const table = scene({ mission: 'M9', zombies });
    table.one('amy').tokens = ['guards', 'guards'];
    const zone = table.zone('11R.k1');
    const box = [...table.s.box];
    table.runs(BEFORE_ZOMBIES, {});
    expect(table.options[0]).toEqual({ do: 'saveToken' });
    expect(table.isOffered({ do: 'zone', zone: table.zone('12R.k3') })).toBe(false);
    table.does({ do: 'zone', zone });
    expect(table.crowd('11R.k1')).toEqual({ brute: 1 });
    expect(table.s.box).toEqual([box[0]! + 2, box[1]!, box[2]! + 1]);
    expect(table.one('amy').tokens).toEqual(['guards']);
  });
});

describe('zombies', () => {
  const spawnFrom = (table: Scene): number | undefined => table.s.spawns.find(({ colour }) => colour === 'green')?.from;

  test('V241 V394 V398 Y52 a zone woken in a player phase spawns in the same round, in a zombie phase in the next', () => {
    const wake = { op: 'wakeSpawn', colour: 'green' } as const;
    expect(spawnFrom(after({ round: 3 }, wake))).toBe(3);
    const table = scene({ mission: 'M4', round: 3 });
    table.s.phase = 'zombies';
    expect(spawnFrom(does(table, wake))).toBe(4);
  });

  test('W19 two rounds later than usual: woken in round 3, the first card in round 5', () => {
    expect(spawnFrom(after({ round: 3 }, { op: 'wakeSpawn', colour: 'green', after: 2 }))).toBe(5);
  });

  test('the last red spawn zone cannot be removed', () => {
    const table = scene({ mission: 'M10' });
    does(table, { op: 'removeSpawn' });
    table.does({ do: 'zone', zone: table.zone('11V.ne') });
    expect(table.s.spawns.map(({ zone }) => zone)).not.toContain(table.zone('11V.ne'));
    table.s.spawns = table.s.spawns.slice(0, 1);
    expect(does(table, { op: 'removeSpawn' }).options).toEqual([]);
    expect(table.s.spawns).toHaveLength(1);
  });

  test('card M9-13: the starting spawn zone rests for this round and the next', () => {
    const table = scene({ mission: 'M9', round: 2 });
    does(table, { op: 'skipSpawn', rounds: 2, zone: 'startSpawn' });
    expect(table.s.spawns.map(({ from }) => from)).toEqual([4, 1, 1, 1]);
  });

  test('no spawn step in the next zombie phase', () => {
    const position = { mission: 'S0', survivors: { amy: { acted: true } }, zombieCards: [1, 1] } as const;
    const table = scene(position);
    does(table, { op: 'skipSpawn', rounds: 1 });
    table.s.round = 0;
    table.runs(ROUND, {}).does({ do: 'end' });
    expect(table.s.zombieCards.deck).toHaveLength(2);
    table.does({ do: 'end' });
    expect(table.s.zombieCards.deck).toHaveLength(1);
  });

  test('V331 an extra activation of a card crosses sandbags', () => {
    const position = {
      survivors: { amy: { at: '10V.e' } },
      zombies: { '10V.ne': { walker: 1 } },
      hour: 12,
      night: false,
    };
    const table = after(position, { op: 'extraActivation', type: 'walker' });
    expect(table.crowd('10V.e')).toEqual({ walker: 1 });
  });

  test('card M8-N3: doors of the basement open without a card', () => {
    const position = { mission: 'M8', survivors: { amy: { at: '12V.h' } }, zombieCards: [1] };
    const table = after(position, { op: 'noSpawnOnOpening', tile: '12V' });
    table.runs(DOOR, { door: table.door('12V.b|12V.h'), survivor: 0, noisy: false, byCard: false });
    expect(table.s.zombieCards.deck).toHaveLength(1);
    expect(table.s.opened.length).toBeGreaterThan(scene({ mission: 'M8' }).s.opened.length);
  });

  test('card M4-10: a shell eliminates everybody in a zone in a straight line, within range 3', () => {
    const survivors = { amy: { at: '10V.c' }, doug: { at: '10V.e' }, elle: { at: '9R.s2' } };
    const table = scene({
      mission: 'M4',
      survivors,
      zombies: { '10V.e': { walker: 2, brute: 1 } },
      abominations: { patientZero: '10V.e' },
    });
    does(table, { op: 'shell', from: '10V.c', range: [1, 3] });
    expect(table.isOffered({ do: 'zone', zone: table.zone('10V.c') })).toBe(false);
    expect(table.isOffered({ do: 'zone', zone: table.zone('10V.ne') })).toBe(false);
    table.does({ do: 'zone', zone: table.zone('10V.e') });
    expect(table.crowd('10V.e')).toEqual({});
    table.shows({ abominations: [] });
    expect(table.one('doug').status).toBe('down');
    expect(table.one('amy').ap).toBe(8);
  });

  test('card M10-12: a cleared tile gives no AP', () => {
    const zombies = { '10V.n': { walker: 2 } };
    const table = after(
      { mission: 'M10', zombies, abominations: { abominacop: '10V.w' } },
      { op: 'clearTile', tile: '10V' },
    );
    table.shows({ abominations: [], kills: 0 });
    expect(table.crowd('10V.n')).toEqual({});
    expect(table.one('amy').ap).toBe(0);
    expect(table.s.abominationCards.discard).toEqual([2]);
  });

  test('W8 an abomination of a card comes beside those already there', () => {
    const table = after(
      { mission: 'M7', abominations: { patientZero: '10R.c' } },
      { op: 'placeAbomination', zone: 'startSpawn' },
    );
    expect(table.s.abominations).toHaveLength(2);
    expect(table.s.abominations[1]!.zone).toBe(table.zone('15V.f'));
  });
});

describe('the board', () => {
  test('V134 permanent noise stays through the end phase, other noise does not', () => {
    const table = after({}, { op: 'noise', zone: 'here', n: 2 }, { op: 'noise', zone: 'here', n: 3, permanent: true });
    const { zone } = table.one('amy');
    expect([table.s.noise[zone], table.s.lasting[zone]]).toEqual([2, 3]);
    does(table, { op: 'removeNoise', zone: 'everywhere' });
    expect([table.s.noise[zone], table.s.lasting[zone]]).toEqual([0, 3]);
  });

  test('V321 V393 the searchlight of M4 lights two zones until it goes out; other lights stay', () => {
    const table = after({}, { op: 'lightUp', zones: ['9R.s1'] });
    expect(table.s.lit).toEqual(['11V.c', '10V.s', '9R.s1'].map((name) => table.zone(name)));
    expect(does(table, { op: 'lightsOut' }).s.lit).toEqual([table.zone('9R.s1')]);
  });

  test('card M5-02: in a lit house there is no night', () => {
    const table = after({ mission: 'M5', hour: 22 }, { op: 'lightTheHouse' }).shows({ night: false });
    table.s.survivors[0]!.acted = true;
    table.runs(ROUND, {}).shows({ night: false });
  });

  test('card M3-03: the keys of the hotel open all its doors', () => {
    const table = after(
      { mission: 'M3', survivors: { amy: { at: '3V.s4' } } },
      { op: 'openAllDoors', building: '3V.r1' },
    );
    while (table.options.length > 0) table.does(table.options[0]!);
    expect(table.s.ground.open).toContain(table.door('3V.r4|3V.s4'));
    expect(table.s.ground.open).toContain(table.door('3V.r2|3V.s1'));
    expect(table.s.ground.open).not.toContain(table.door('1V.r1|1V.s4'));
  });

  test('events of a mission happen at the start of their round, for nobody', () => {
    const table = scene({ mission: 'S1', survivors: { amy: {} } });
    table.s.round = 3;
    table.runs(ROUND, {});
    expect(table.s.spawns.find(({ colour }) => colour === 'green')?.from).toBe(4);
  });

  test('mission S5: at 5:00 the blue zone wakes', () => {
    const table = scene({ mission: 'S5' });
    const card = missionOf(table.s).cards.findIndex(({ at }) => 'hour' in at);
    table.runs(REVEAL, { card, survivor: 0, noisy: false });
    expect(table.s.spawns.find(({ colour }) => colour === 'blue')?.from).toBe(1);
  });
});
