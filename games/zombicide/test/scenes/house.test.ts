/** The special rules of M5–M10, where they meet other rules. */
import { describe, expect, test } from 'vitest';
import { ABOMINATION, BEFORE_ZOMBIES, DOOR, REVEAL, ZOMBIE_PHASE } from '../../src/declared.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { NONE } from '../../src/state.ts';
import { isStanding } from '../../src/rules/table.ts';
import { item, scene, type Position, type Scene } from '../scene.ts';

function reveal(id: string, position: Position): Scene {
  const table = scene({ mission: id.split('-')[0]!, ...position });
  const card = missionOf(table.s).cards.findIndex((each) => each.id === id);
  return table.runs(REVEAL, { card, survivor: 0, noisy: false });
}
const option = (card: string, id: string) => ({ do: 'option', card, option: id }) as const;
const objective = (table: Scene) => table.options.find(({ do: what }) => what === 'objective')!;

describe('M5', () => {
  const BLUE = '13V.a|13V.x1';
  const tools = { at: '13V.a', hand: ['fireAxe'] } as const;

  test('V74 V396 V129 a try at the blue door without the tools costs the action and makes its noise', () => {
    const table = scene({ mission: 'M5', survivors: { ned: tools } }).turn('ned');
    table.does({ do: 'door', door: table.door(BLUE), card: item('fireAxe') });
    expect([table.one('ned').actions, table.s.noise[table.zone('13V.a')], table.s.ground.open]).toEqual([2, 1, []]);
    expect(table.isOffered({ do: 'door', door: table.door(BLUE), card: item('fireAxe') })).toBe(true);
  });

  test('V74 V368 with the tools it opens on Taylor, who waits to be rallied', () => {
    const table = scene({ mission: 'M5', survivors: { ned: tools }, keywords: ['tools'] }).turn('ned');
    table.does({ do: 'door', door: table.door(BLUE), card: item('fireAxe') });
    expect(table.s.companions).toMatchObject([{ leader: NONE, zone: table.zone('13V.x1') }]);
    table.does({ do: 'move', way: [table.zone('13V.x1')] }, { do: 'rally', companion: 0 });
    expect(table.one('ned').companions).toEqual([0]);
  });

  test('V397 Y80 a red door opens for nobody: not with a tool, not with Break-in', () => {
    const survivors = { ned: { at: '11R.k3', hand: ['crowbar'], only: ['breakIn'] } } as const;
    const table = scene({ mission: 'M5', survivors }).turn('ned');
    expect(table.options.some(({ do: what }) => what === 'door')).toBe(false);
  });

  test('V395 at the end of the player phase all who stand are in the shelter: the telephone rings, Mole is kept', () => {
    const survivors = { ned: { at: '12R.x1' }, amy: { at: '11R.k1', status: 'down', downIn: 1 } } as const;
    const table = scene({ mission: 'M5', survivors, open: ['12R.k1|12R.x1'] });
    table.s.rules = ['shelter:12R.x1'];
    table.runs(BEFORE_ZOMBIES, {});
    expect([table.s.ending, table.s.noted.achievements, table.one('amy').status]).toEqual(['won', ['mole'], 'down']);
  });

  test('V398 the lights of the wing wake the green zone in this round, and there is no night any more', () => {
    const table = reveal('M5-02', { hour: 20, round: 6, survivors: { ned: { at: '10R.b' } } });
    table.does(option('M5-02', 'on'));
    expect([table.s.night, table.s.spawns.map(({ from }) => from)]).toEqual([false, [1, 6, 1, 1]]);
  });

  test('W7 Y82 an hour of rest at 18:00: the clock shows 19:00 at once, and this round stays day', () => {
    const table = reveal('M5-15', { hour: 18, survivors: { ned: { at: '15R.a', wounds: 2 }, amy: { at: '14R.c' } } });
    table.does(option('M5-15', 'rest'));
    expect([table.s.hour, table.s.night, table.one('ned').wounds]).toEqual([19, false, 0]);
  });

  test('V62 W12 the guard rooms of 11R are searched in the Secret Service deck, the corridor not at all', () => {
    const deck = (at: string): readonly string[] | null => {
      const table = scene({ mission: 'M5', survivors: { ned: { at, only: [] } }, secretService: ['mp5'] }).turn('ned');
      if (!table.isOffered({ do: 'search', light: false })) return null;
      return table.does({ do: 'search', light: false }).hand('ned');
    };
    expect([deck('11R.b'), deck('11R.c1'), deck('11R.k2')]).toEqual([['mp5'], ['mp5'], null]);
  });
});

describe('M6', () => {
  test('V399 V366 the hollow wall stays face up until three clues are known', () => {
    const table = reveal('M6-13', { survivors: { ned: { at: '13R.c2' } } });
    table.s.noted = { ...table.s.noted, counters: { clues: 3 } };
    table.turn('ned').does(objective(table));
    expect(table.s.ending).toBe('won');
  });

  test('V400 Y80 the blue doors of M6 are walls: nobody sees or goes through', () => {
    const survivors = { ned: { at: '11R.k3', hand: ['crowbar', 'pistol'] } } as const;
    const table = scene({ mission: 'M6', survivors, zombies: { '11R.d': { walker: 1 } } }).turn('ned');
    expect(table.options.some((each) => each.do === 'door' && each.door === table.door('11R.d|11R.k3'))).toBe(false);
  });

  test('V367 a note that is read already is skipped, and the rest of the card still works', () => {
    const table = scene({ mission: 'M6', survivors: { ned: { at: '10R.c' } } });
    table.s.read = [3];
    const card = missionOf(table.s).cards.findIndex(({ id }) => id === 'M6-10');
    table.runs(REVEAL, { card, survivor: 0, noisy: false }).does(option('M6-10', 'inside'));
    expect([table.s.noted.counters, table.s.noted.achievements]).toEqual([{ clues: 1 }, []]);
  });
});

describe('M7', () => {
  test('V402 Y22 with Mole a survivor walks the tunnel for one action; zombies and noise do not', () => {
    const survivors = { ned: { at: '15V.x1', only: [] } } as const;
    const table = scene({ mission: 'M7', survivors, achievements: ['mole'] });
    table.s.ground = { open: [table.door('15V.e|15V.x1'), table.door('13V.c|13V.x1')], links: [0] };
    table.turn('ned').does({ do: 'move', way: [table.zone('13V.x1')] });
    expect(table.one('ned').actions).toBe(2);
  });

  test('V402 without Mole the coloured doors never open', () => {
    const survivors = { ned: { at: '15V.e', hand: ['crowbar'], only: ['breakIn'] } } as const;
    const table = scene({ mission: 'M7', survivors }).turn('ned');
    const coloured = table.door('15V.e|15V.x1');
    expect(table.options.some((each) => each.do === 'door' && each.door === coloured)).toBe(false);
  });

  test('V405 Y81 an abomination killed by the shell of no Molotov reads a note; two kills, two notes in order', () => {
    const ned = { at: '14V.o', hand: ['nailbat'], only: ['damageMelee'] } as const;
    const abominations = { patientZero: '14V.o', abominacop: '14V.o' } as const;
    const position = { survivors: { ned }, abominations, secretService: ['mp5', 'repairKit'], rigged: [5, 5] } as const;
    const table = scene({ mission: 'M7', hour: 9, ...position }).turn('ned');
    const zone = table.zone('14V.o');
    table.does({ do: 'attack', kind: 'melee', with: [item('nailbat')], zone, allOut: 0, light: false });
    expect(table.s.read).toEqual([0, 1]);
    // The second note brings another one to the starting spawn zone.
    expect(table.s.abominations.map(({ zone: at }) => at)).toEqual([table.zone('15V.f')]);
  });

  test('V401 the third note after a kill wins at once, though zombies stand around', () => {
    const ned = { at: '14V.o', hand: ['nailbat'], only: ['damageMelee'] } as const;
    const zombies = { '14V.o': { walker: 3 } };
    const table = scene({
      mission: 'M7',
      hour: 9,
      survivors: { ned },
      abominations: { patientZero: '14V.o' },
      zombies,
      rigged: [5, 0],
    });
    table.s.read = [0, 1];
    const zone = table.turn('ned').zone('14V.o');
    table.does({ do: 'attack', kind: 'melee', with: [item('nailbat')], zone, allOut: 0, light: false });
    table.does({ do: 'hit', target: 3 });
    expect([table.s.ending, table.s.noted.keywords]).toEqual(['won', ['bunkerAccessCard']]);
  });

  test('V404 V401 a carrier that burns passes its mark to the next one placed, whose death wins', () => {
    const ned = { at: '14V.o', hand: ['molotov', 'nailbat'], only: ['damageMelee'] } as const;
    const position = { survivors: { ned }, abominations: { patientZero: '14V.a' } } as const;
    const table = scene({ mission: 'M7', hour: 9, ...position, abominationDeck: ['abominacop'], rigged: [5, 0] });
    table.s.read = [0, 1, 2];
    table.s.abominations[0]!.mark = 'carrier';
    table.turn('ned').does({ do: 'throw', card: item('molotov'), zone: table.zone('14V.a') });
    expect(table.s.ending).toBe(null);
    table.does({ do: 'end' }).runs(ABOMINATION, { zone: table.zone('14V.o'), always: true });
    expect(table.s.abominations.map(({ mark }) => mark)).toEqual(['carrier']);
    const zone = table.turn('ned').zone('14V.o');
    table.does({ do: 'attack', kind: 'melee', with: [item('nailbat')], zone, allOut: 0, light: false });
    expect(table.s.ending).toBe('won');
  });

  test('V403 V404 with Let there be light the garden is joined to the office, and what stands there is seen', () => {
    const position = { survivors: { ned: { at: '14V.o' } }, abominations: { patientZero: '14V.g' } } as const;
    const achievements = ['letThereBeLight', 'praetorian'] as const;
    const table = scene({ mission: 'M7', ...position, achievements });
    table.s.ground = { open: [], links: [1] };
    table.turn('ned').does({ do: 'makeNoise' });
    expect(table.s.read).toEqual([0]);
  });

  test('V405 with all cards revealed and notes left a new one comes before the zombies act, and acts', () => {
    const cards = ['M7-10', 'M7-11', 'M7-12', 'M7-13', 'M7-14', 'M7-15'];
    const survivors = { ned: { at: '11R.k2' } } as const;
    const table = scene({
      mission: 'M7',
      survivors,
      revealed: cards,
      zombieCards: [13, 13, 13, 13],
      noise: { '11R.k2': 3 },
    });
    table.runs(ZOMBIE_PHASE, {});
    expect(table.s.abominations.map(({ zone }) => zone)).toEqual([table.zone('11R.k1')]);
  });
});

describe('M8', () => {
  test('V410 Y22 W4 with Mole either end of the tunnel opens both, and the way is one Move', () => {
    const survivors = { ned: { at: '15V.e', hand: ['crowbar'], only: [] } } as const;
    const table = scene({ mission: 'M8', survivors, achievements: ['mole'] });
    table.s.ground = { ...table.s.ground, links: [0] };
    table.turn('ned').does({ do: 'door', door: table.door('15V.e|15V.x1'), card: item('crowbar') });
    table.does({ do: 'move', way: [table.zone('15V.x1'), table.zone('12V.x1')] });
    expect(table.one('ned')).toMatchObject({ zone: table.zone('12V.x1'), actions: 0 });
  });

  test('V407 V39 the cable wounds before it leads down: who falls of it stays above', () => {
    const survivors = { ned: { at: '13V.d', wounds: 2 }, amy: { at: '14V.c' } } as const;
    const table = reveal('M8-13', { survivors });
    table.does(option('M8-13', 'climb'));
    expect(table.one('ned')).toMatchObject({ status: 'down', zone: table.zone('13V.d') });
    expect(isStanding(table.s, 1)).toBe(true);
  });

  test('V409 W10 the locks of the command centre open the security room: its card is read before it spawns', () => {
    const survivors = { ned: { at: '11R.c3', hand: ['crowbar'] } } as const;
    const cards = { zombieCards: [1, 2], secretService: ['mp5', 'glock17'] } as const;
    const table = scene({ mission: 'M8', survivors, ...cards }).turn('ned');
    table.does({ do: 'door', door: table.door('11R.c3|11R.d'), card: item('crowbar') }, option('M8-05', 'doors'));
    // The walker of the card, and two of the second zombie card; the first was for the command centre, once.
    expect([table.s.noted.keywords, table.crowd('11R.b')]).toEqual([['liftKey'], { walker: 3 }]);
    expect(table.crowd('11R.d')).toEqual({ walker: 1 });
  });

  test('V406 the generator waits for a fuse or for lights in the house', () => {
    const wait = reveal('M8-12', { survivors: { ned: { at: '12V.b' } } });
    expect([wait.prompt, wait.s.ending]).toEqual(['', null]);
    const light = reveal('M8-12', { survivors: { ned: { at: '12V.b' } }, achievements: ['letThereBeLight'] });
    light.does(option('M8-12', 'air'));
    expect([light.s.ending, light.s.noted.achievements]).toEqual(['won', ['letThereBeLight', 'breath']]);
  });

  test('V408 Y80 a red door of M8 stays shut when a card opens all others', () => {
    const table = scene({ mission: 'M8', survivors: { ned: { at: '14V.o', hand: ['crowbar'] } } }).turn('ned');
    const red = table.door('14V.b|14V.o');
    expect(table.options.some((each) => each.do === 'door' && each.door === red)).toBe(false);
  });
});

describe('M9', () => {
  test('V412 Y79 before card 13 no other card and no door with one; the crates are free', () => {
    const survivors = { ned: { at: '15R.b', only: [] } } as const;
    const early = scene({ mission: 'M9', survivors, crates: ['15R.b'] }).turn('ned');
    expect([early.isOffered({ do: 'crate' }), objective(early)]).toEqual([true, undefined]);
    const late = scene({ mission: 'M9', survivors, revealed: ['M9-13'] }).turn('ned');
    expect(objective(late)).toBeDefined();
  });

  test('V436 the President joins and lends the word at once; the achievement is lost with the life', () => {
    const table = reveal('M9-13', {
      survivors: { ned: { at: '13R.c2', only: [] }, amy: { at: '15R.b' } },
      zombieCards: [1],
    });
    table.does(option('M9-13', 'president')).turn('ned');
    expect(table.isOffered({ do: 'lead', survivor: 1 })).toBe(true);
  });

  test('V52 W7 the charges of 15R: all zombies act, and the hour moves on', () => {
    const position = { survivors: { ned: { at: '15R.b' } }, zombies: { '12R.k2': { walker: 1 } }, hour: 15 } as const;
    const table = reveal('M9-15', { ...position, revealed: ['M9-13'] });
    expect([table.crowd('15R.b'), table.s.hour]).toEqual([{ walker: 1 }, 16]);
  });
});

describe('M10', () => {
  test('V414 the landing zone needs machine and flare; resolved again it opens and roars', () => {
    const table = reveal('M10-11', { survivors: { ned: { at: '11V.se' } }, keywords: ['helicopter'] });
    expect(table.s.exits).toEqual([]);
    table.s.noted = { ...table.s.noted, keywords: ['helicopter', 'flare'] };
    table.turn('ned').does(objective(table));
    expect([table.s.exits.map(({ name }) => name), table.s.lasting[table.zone('11V.se')]]).toEqual([['helicopter'], 3]);
  });

  test('V232 the last shell takes a red spawn zone away, even the starting one: the next draws first', () => {
    const table = reveal('M10-12', { survivors: { ned: { at: '10V.c' } } });
    table.does(option('M10-12', 'shell'), { do: 'zone', zone: table.zone('11V.ne') });
    expect(table.s.spawns.map(({ zone }) => zone)).toEqual(['1R.s4', '7R.s6', '10V.w'].map((name) => table.zone(name)));
  });

  test('V414 V391 W21 out by the manhole: the ending is that of the tunnel', () => {
    const survivors = { ned: { at: '7R.s4' }, amy: { at: '10V.e', status: 'down', downIn: 1 } } as const;
    const table = reveal('M10-13', { survivors, achievements: ['mole'] });
    table.turn('ned').does({ do: 'exit' });
    expect([table.s.ending, table.s.epilogue, table.one('amy').status]).toEqual(['won', 'underTheCity', 'dead']);
  });

  test('V77 V414 a door opened by nobody in particular: the first player chooses the dark zones', () => {
    const survivors = { ned: { at: '10V.e', seat: 0 }, amy: { at: '10V.e', seat: 1 } } as const;
    const table = scene({ mission: 'M10', seats: 2, first: 1, survivors, zombieCards: [1, 1, 1, 1] });
    table.runs(DOOR, { door: table.door('7R.r1|7R.s2'), survivor: NONE, noisy: false, byCard: true });
    expect(table.s.kernel.asks[0]!.seat).toBe(1);
  });
});
