/** The special rules of M1–M4, where they meet other rules. */
import { describe, expect, test } from 'vitest';
import { GOALS, REVEAL, ROUND } from '../../src/declared.ts';
import { endPhase } from '../../src/phases/end-phase.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { NONE } from '../../src/state.ts';
import { item, scene, type Position, type Scene } from '../scene.ts';

/** The number of a card in its mission. */
const numberOf = (table: Scene, id: string): number => missionOf(table.s).cards.findIndex((card) => card.id === id);

/** Survivor 0 reveals the card. */
function reveal(id: string, position: Position): Scene {
  const table = scene({ mission: id.split('-')[0]!, ...position });
  return table.runs(REVEAL, { card: numberOf(table, id), survivor: 0, noisy: false });
}

function tick(table: Scene): Scene {
  table.s.phase = 'end';
  return table.runs(endPhase, { medic: 0, healed: [] });
}

describe('M1', () => {
  test('V381 Y65 a crate is guarded as long as any card lies on its tile, and taken when it is gone', () => {
    const at = (revealed: readonly string[]): boolean => {
      const survivors = { ned: { at: '3R.r2' } } as const;
      return scene({ mission: 'M1', survivors, crates: ['3R.r2'], revealed })
        .turn('ned')
        .isOffered({ do: 'crate' });
    };
    expect([at([]), at(['M1-03']), at(['M1-03', 'M1-10'])]).toEqual([false, false, true]);
  });

  test('V98 V380 the card itself may be taken, beside zombies and where nothing may be searched', () => {
    const table = scene({ mission: 'M1', survivors: { ned: { at: '5R.r2' } }, zombies: { '5R.r2': { walker: 2 } } });
    table.turn('ned').does(table.options.find((option) => option.do === 'objective')!);
    expect([table.s.noted.keywords, table.one('ned').ap]).toEqual([['bus'], 2]);
  });

  test('V3 V376 the mission is won by the last card while a survivor lies knocked out, who lives', () => {
    const revealed = ['M1-02', 'M1-03', 'M1-04', 'M1-07', 'M1-08', 'M1-10'];
    const open = ['4R.r2|4R.s5', '4R.r2|4R.s2', '3R.r2|3R.s5'];
    const survivors = { ned: { at: '5R.r2' }, amy: { at: '5R.r2', status: 'down', downIn: 1 } } as const;
    const table = reveal('M1-05', { survivors, revealed, open });
    expect([table.s.ending, table.one('amy').status]).toEqual(['won', 'down']);
  });

  test('V378 V134 the six tokens stay, a noise made beside them goes', () => {
    const table = tick(scene({ mission: 'M1', noise: { '4R.s1': 2 } }));
    expect([table.s.noise[table.zone('4R.s1')], table.s.lasting[table.zone('4R.s1')]]).toEqual([0, 6]);
  });

  test('V364 V241 a card may spawn: "draw a zombie card" reads the level of the team at that moment', () => {
    const survivors = { ned: { at: '8R.r1', ap: 7 } } as const;
    const table = reveal('M1-08', { survivors, equipment: ['water'], zombieCards: [2] });
    expect([table.pack('ned'), table.crowd('7R.s3')]).toEqual([['water'], { walker: 3 }]);
  });

  test('V343 the XP of a card comes only in the campaign', () => {
    const table = reveal('M1-07', { survivors: { ned: { at: '7R.r1' } } });
    table.does({ do: 'option', card: 'M1-07', option: 'carry' });
    expect([table.s.sheets, table.s.noted.counters]).toEqual([null, { rescued: 1 }]);
  });
});

describe('M2', () => {
  test('V365 arming the civilians needs a card to give away; with none it is not offered', () => {
    const poor = reveal('M2-06', { survivors: { ned: { at: '6R.r2' } }, epic: ['nailbat'] });
    expect([poor.prompt, poor.hand('ned')]).toEqual(['', ['nailbat']]);
    const rich = reveal('M2-06', { survivors: { ned: { at: '6R.r2', hand: ['pistol', 'machete'] } } });
    rich.does({ do: 'option', card: 'M2-06', option: 'arm' }, { do: 'discard', card: item('pistol') });
    expect([rich.hand('ned'), rich.s.noted.achievements]).toEqual([['machete'], ['escort']]);
  });

  test('Y2 W17 an epic card of a card may be a trap: a walker beside the survivor', () => {
    const table = reveal('M2-06', { survivors: { ned: { at: '6R.r2' } }, epic: ['aaahh', 'nailbat'] });
    expect([table.hand('ned'), table.crowd('6R.r2')]).toEqual([[], { walker: 1 }]);
  });

  test('V385 V331 the siren moved to the way out: walkers act at once, and the noise there is eight', () => {
    const table = reveal('M2-08', { survivors: { ned: { at: '8R.r1' } }, zombies: { '1R.s2': { walker: 1 } } });
    table.does({ do: 'option', card: 'M2-08', option: 'lure' });
    expect([table.s.lasting[table.zone('2R.s5')], table.crowd('2R.s5')]).toEqual([8, { walker: 1 }]);
  });
});

describe('M3', () => {
  const tools = { hand: ['crowbar'] } as const;

  test('V389 a house opens first through the door with its card; then its other doors open as usual', () => {
    const survivors = { ned: { at: '8V.s2', ...tools } } as const;
    const shut = scene({ mission: 'M3', survivors }).turn('ned');
    const other = { do: 'door', door: shut.door('8V.r3|8V.s2'), card: item('crowbar') } as const;
    expect(shut.isOffered(other)).toBe(false);
    const table = scene({ mission: 'M3', survivors, revealed: ['M3-04'], open: ['4V.r3|4V.s4'] });
    table.s.opened = table.s.opened.concat([1]);
    expect(table.turn('ned').isOffered(other)).toBe(true);
  });

  test('W10 V73 the two walkers of the larder come before the card of the dark zone is drawn', () => {
    const survivors = { ned: { at: '1V.s4', ...tools } } as const;
    const table = scene({ mission: 'M3', survivors, zombieCards: [37, 9] }).turn('ned');
    table.one('ned').level = 1;
    table.does({ do: 'door', door: table.door('1V.r1|1V.s4'), card: item('crowbar') });
    // The dark zones follow one by one; an extra activation finds the walkers of the card already there.
    table.does({ do: 'darkZone', zone: table.zone('1V.r3') });
    expect(table.crowd('1V.r2')).toEqual({});
    expect(table.crowd('1V.r1')).toMatchObject({ walker: 2 });
  });

  test('W6 W20 V388 at 19:00 all zombies act, by the light of the lamp, and the last card wins', () => {
    const revealed = ['M3-01', 'M3-02', 'M3-03', 'M3-04', 'M3-06', 'M3-08'];
    const survivors = { ned: { at: '3V.s2' } } as const;
    const table = tick(scene({ mission: 'M3', hour: 18, night: false, round: 8, survivors, revealed }));
    expect([table.s.ending, table.s.hour, table.s.night]).toEqual(['won', 19, true]);
  });

  test('V388 V7 the activation of 19:00 comes first: if it downs the last survivor, the mission is lost', () => {
    const revealed = ['M3-01', 'M3-02', 'M3-03', 'M3-04', 'M3-06', 'M3-08'];
    const position = { survivors: { ned: { at: '3V.s2', wounds: 2 } }, zombies: { '3V.s2': { walker: 1 } } } as const;
    const table = tick(scene({ mission: 'M3', hour: 18, night: false, round: 8, revealed, ...position }));
    expect(table.s.ending).toBe('allDown');
  });

  test('V243 V288 Y41 the token is passed after the card of 19:00', () => {
    const survivors = { ned: { at: '3V.s2', seat: 0 }, amy: { at: '3V.s2', seat: 1 } } as const;
    const table = tick(scene({ mission: 'M3', hour: 18, round: 8, seats: 2, survivors }));
    expect(table.s.kernel.asks[0]!.seat).toBe(0);
    table.does({ do: 'name', survivor: 1 });
    expect(table.s.first).toBe(1);
  });
});

describe('M4', () => {
  const LAMP = '11V.c';

  test('V391 who enters the exit with the last action may still leave in this turn', () => {
    const survivors = { ned: { at: '11V.w', only: [] }, amy: { at: '9R.s2' } } as const;
    const table = scene({ mission: 'M4', survivors }).turn('ned');
    table.does({ do: 'makeNoise' }, { do: 'makeNoise' }, { do: 'move', way: [table.zone('11V.sw')] }, { do: 'exit' });
    expect(table.one('ned')).toMatchObject({ status: 'escaped', zone: NONE });
  });

  test('V391 not past a zombie that stands in the exit', () => {
    const table = scene({ mission: 'M4', survivors: { ned: { at: '11V.sw' } }, zombies: { '11V.sw': { walker: 1 } } });
    expect(table.turn('ned').isOffered({ do: 'exit' })).toBe(false);
  });

  test('V390 V8 leaving first is possible, but with the lamp on the last one loses the mission', () => {
    const table = scene({ mission: 'M4', survivors: { ned: { at: '11V.sw' } } })
      .turn('ned')
      .does({ do: 'exit' });
    expect(table.s.ending).toBe('goal');
  });

  test('V390 Y50 W21 the last who stands leaves: those picked up live, who still lies there dies', () => {
    const survivors = {
      ned: { at: '11V.sw' },
      amy: { status: 'rescued' },
      doug: { at: '9R.s2', status: 'down', downIn: 1 },
    } as const;
    const table = scene({ mission: 'M4', survivors });
    table.s.done = ['searchlightOff'];
    table.turn('ned').does({ do: 'exit' });
    expect([table.s.ending, table.one('amy').status, table.one('doug').status]).toEqual(['won', 'rescued', 'dead']);
  });

  test('V365 the lamp is smashed with a heavy blade in a hand, not in the backpack', () => {
    const lamp = (spec: object): readonly string[] => {
      const table = reveal('M4-11', { survivors: { ned: { at: LAMP, ...spec } } });
      return table.options.flatMap((option) => (option.do === 'option' ? [option.option] : []));
    };
    expect(lamp({ hand: ['machete'] })).toEqual(['smash', 'later']);
    expect(lamp({ pack: ['machete'], hand: ['katana'] })).toEqual([]);
  });

  test('V366 V321 left alone the lamp burns on; resolved again with the keys it goes out without a sound', () => {
    const table = reveal('M4-11', { survivors: { ned: { at: LAMP } }, keywords: ['keys'] });
    table.does({ do: 'option', card: 'M4-11', option: 'later' });
    expect(table.s.lit.length).toBe(2);
    table.turn('ned').does(table.options.find((option) => option.do === 'objective')!);
    table.does({ do: 'option', card: 'M4-11', option: 'keys' });
    expect([table.s.lit, table.s.done, table.s.noted.achievements]).toEqual([[], ['searchlightOff'], ['silentNight']]);
  });

  test('V392 V365 the pile is burnt with a Molotov from the backpack, and the green zone sleeps on', () => {
    const table = reveal('M4-12', { survivors: { ned: { at: '10V.sw', pack: ['molotov'] } } });
    table.does({ do: 'option', card: 'M4-12', option: 'burn' });
    expect([table.pack('ned'), table.one('ned').ap, table.s.spawns.map(({ from }) => from)]).toEqual([
      [],
      5,
      [1, 1, NONE, 1],
    ]);
  });

  test('V364 the shell of the tank spares nobody in the zone, over sandbags, and its AP level up', () => {
    const survivors = { ned: { at: '10V.c' }, amy: { at: '11V.c' } } as const;
    const zombies = { '11V.c': { walker: 4, brute: 3 } };
    const table = reveal('M4-10', { survivors, zombies, abominations: { abominacop: '11V.c' } });
    table.does({ do: 'option', card: 'M4-10', option: 'fire' }, { do: 'zone', zone: table.zone('11V.c') });
    expect([table.crowd('11V.c'), table.one('amy').status, table.s.abominations]).toEqual([{}, 'down', []]);
    expect(table.one('ned')).toMatchObject({ ap: 12, level: 1 });
  });

  test('V289 mission 4 is dark from midnight on, and by day from the eighth round', () => {
    const table = scene({ mission: 'M4', hour: 6, survivors: { ned: { at: '9R.s2' } } });
    tick(table).runs(ROUND, {});
    expect([table.s.hour, table.s.night]).toEqual([7, false]);
  });

  test('V3 V390 the searchlight switched off when all others have left does not win before the last has left', () => {
    const survivors = { ned: { at: LAMP }, amy: { status: 'escaped' } } as const;
    const table = scene({ mission: 'M4', survivors });
    table.s.done = ['searchlightOff'];
    table.runs(GOALS, {});
    expect(table.s.ending).toBe(null);
  });
});

describe('doors', () => {
  test('V69 V129 Fire Axe and Chainsaw leave noise where the survivor stood, the Crowbar none', () => {
    const noise = (tool: 'fireAxe' | 'chainsaw' | 'crowbar'): number => {
      const table = scene({ survivors: { ned: { at: '6R.s6', hand: [tool] } }, zombieCards: [1] }).turn('ned');
      table.does({ do: 'door', door: table.door('6R.r2|6R.s6'), card: item(tool) });
      return table.s.noise[table.zone('6R.s6')]!;
    };
    expect([noise('fireAxe'), noise('chainsaw'), noise('crowbar')]).toEqual([1, 1, 0]);
  });

  test('X15 V70 Break-in opens silently and for free, and no sealed or locked door', () => {
    const survivors = { ned: { at: '5R.s5', only: ['breakIn'], hand: ['fireAxe'] } } as const;
    const locked = scene({ mission: 'S4', survivors }).turn('ned');
    const door = { do: 'door', door: locked.door('5R.r1|5R.s5'), card: NONE } as const;
    expect(locked.isOffered(door)).toBe(false);
    const table = scene({ mission: 'S4', survivors, keywords: ['blueKey'], zombieCards: [1] })
      .turn('ned')
      .does(door);
    expect([table.one('ned').actions, table.s.noise[table.zone('5R.s5')]]).toEqual([3, 0]);
  });

  test('V436 X15 Taylor lends Break-in to the leader, and to nobody else', () => {
    const survivors = { ned: { at: '6R.s6', only: [] }, amy: { at: '6R.s6', only: [] } } as const;
    const table = scene({ survivors, companions: { taylor: 'ned' } }).turn('ned');
    const door = { do: 'door', door: table.door('6R.r2|6R.s6'), card: NONE } as const;
    expect(table.isOffered(door)).toBe(true);
    table.does({ do: 'end' }).turn('amy');
    expect(table.isOffered(door)).toBe(false);
  });

  test('V71 V89 with zombies in the zone, but not with the tool in the backpack', () => {
    const offered = (spec: object): boolean => {
      const survivors = { ned: { at: '6R.s6', ...spec } };
      const table = scene({ survivors, zombies: { '6R.s6': { walker: 2 } } }).turn('ned');
      return table.isOffered({ do: 'door', door: table.door('6R.r2|6R.s6'), card: item('crowbar') });
    };
    expect([offered({ hand: ['crowbar'] }), offered({ pack: ['crowbar'] })]).toEqual([true, false]);
  });
});
