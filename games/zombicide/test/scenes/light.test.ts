/** Where night, beams, walls and the tank meet. */
import { describe, expect, test } from 'vitest';
import { ACTIVATION, BEAMS, CLOCK, ROUND } from '../../src/declared.ts';
import { isLit } from '../../src/rules/light.ts';
import { NONE } from '../../src/state.ts';
import { everybody } from '../../src/zombies/activation.ts';
import { fight, NEAR, shot } from '../fights.ts';
import { item, scene, type Position, type Scene } from '../scene.ts';

/** M4 at midnight without its searchlight. */
function night(position: Position): Scene {
  const table = scene({ mission: 'M4', ...position });
  table.s.lit = [];
  return table;
}

/** Zones lit, by name. */
function lit(table: Scene, ...names: string[]): boolean[] {
  return names.map((name) => isLit(table.s, table.zone(name)));
}

describe('the worked examples of the night', () => {
  /** Anton in 9R.s2 with a Shotgun, runners next to him in 9R.s3, Angelo far down the street in 11V.e. */
  const STREET: Position = {
    survivors: {
      anton: { at: '9R.s2', only: [], hand: ['shotgun'], pack: ['flashlight'] },
      angelo: { at: '9R.s8', only: [], hand: ['sniperRifle'] },
    },
    zombies: { '9R.s3': { runner: 2 } },
  };

  test('V301 V304 V311 the shot switches the light on, and its accuracy is the printed one', () => {
    const table = night({ ...STREET, rigged: [3, 0] }).turn('anton');
    table.does(shot(table, ['shotgun'], '9R.s3', { light: true }));
    expect(lit(table, '9R.s2', '9R.s3')).toEqual([true, true]);
    expect([table.crowd('9R.s3'), table.one('anton').actions]).toEqual([{ runner: 1 }, 2]);
  });

  test('V310 V311 a comrade further down the street may snipe at the lit zone with the printed accuracy', () => {
    const dark = night(STREET).turn('angelo');
    expect(dark.isOffered(shot(dark, ['sniperRifle'], '9R.s3'))).toBe(false);
    const survivors = { ...STREET.survivors, anton: { ...STREET.survivors!.anton!, light: '9R.s3' } };
    const table = night({ ...STREET, survivors, rigged: [2] }).turn('angelo');
    table.does(shot(table, ['sniperRifle'], '9R.s3'));
    expect(table.crowd('9R.s3')).toEqual({ runner: 1 });
  });

  test('V292 V313 the runners see the shooter because the zone is lit, and nobody in the dark', () => {
    const survivors = { ...STREET.survivors, anton: { at: '9R.s2', light: '9R.s3', pack: ['flashlight'] } } as const;
    const table = night({ ...STREET, survivors, noise: { '9R.s8': 5 } });
    table.runs(ACTIVATION, everybody(table.s));
    // They move to Anton's zone and attack him with their second action, though Angelo's zone is louder.
    expect(table.one('anton').wounds).toBe(2);
  });

  test('V314 V317 a brute that sees only the lit zone acts, and walks to the loudest zone', () => {
    const survivors = {
      anton: { at: '9R.s2', light: '9R.s3', pack: ['flashlight'] },
      angelo: { at: '6R.s5' },
    } as const;
    const table = night({ survivors, noise: { '6R.s5': 5 }, zombies: { '9R.s5': { brute: 1 } } });
    table.runs(BEAMS, {});
    // From 9R.s5 it sees 9R.s3; Anton's own zone 9R.s2 is round the corner.
    expect(table.crowd('9R.s8')).toEqual({ brute: 1 });
  });

  test('V56 V309 V308 a search with the light at a wall: a walker behind the wall sees nothing', () => {
    const survivors = { tess: { at: '6R.r2', pack: ['flashlight'] } } as const;
    const table = night({ survivors, zombies: { '6R.s6': { walker: 1 } }, equipment: ['water', 'rice'] }).turn('tess');
    table.does({ do: 'search', light: true }, { do: 'aim', at: table.zone('6R.r2') });
    expect(lit(table, '6R.r2', '6R.r1', '6R.s6')).toEqual([true, false, false]);
    table.runs(BEAMS, {});
    expect(table.crowd('6R.s6')).toEqual({ walker: 1 });
    expect(table.pack('tess')).toEqual(['flashlight', 'water', 'rice']);
  });

  test('V305 V306 V314 a yellow survivor shoots, walks, turns the beam, shoots and walks again', () => {
    const mindy = { at: '10V.e', only: ['action'], hand: ['shotgun'], pack: ['flashlight'] } as const;
    const zombies = { '6R.s5': { brute: 1 }, '11V.e': { walker: 2 } };
    const table = night({ survivors: { mindy }, zombies, rigged: [5, 5, 5, 0] }).turn('mindy');
    table.does(shot(table, ['shotgun'], '6R.s5', { light: true }));
    expect(table.crowd('6R.s5')).toEqual({});
    table.does({ do: 'move', way: [table.zone('10V.se')] }, { do: 'aim', at: table.zone('11V.e') });
    table.does(shot(table, ['shotgun'], '11V.e'));
    expect(table.crowd('11V.e')).toEqual({ walker: 1 });
    table.does({ do: 'move', way: [table.zone('10V.s')] }, { do: 'aim', at: table.zone('11V.n') });
    expect(table.one('mindy')).toMatchObject({ zone: table.zone('10V.s'), actions: 0 });
  });
});

describe('the tank at night', () => {
  test('V308 Y76 from the ground the beam does not light the tank; from the top it lights the ground', () => {
    const below = night({ survivors: { amy: { at: '10V.w', pack: ['flashlight'] } } }).turn('amy');
    expect(below.isOffered({ do: 'lightOn', at: below.zone('10V.c') })).toBe(false);
    const above = night({ survivors: { amy: { at: '10V.c', pack: ['flashlight'] } } }).turn('amy');
    above.does({ do: 'lightOn', at: above.zone('10V.w') });
    expect(lit(above, '10V.c', '10V.w')).toEqual([true, true]);
  });

  test('V124 V315 a beam on one side of the tank is not seen from the other', () => {
    const survivors = { amy: { at: '10V.w', pack: ['flashlight'], light: '10V.sw' } } as const;
    const table = night({ survivors, zombies: { '10V.e': { walker: 1 } } }).runs(BEAMS, {});
    expect(table.crowd('10V.e')).toEqual({ walker: 1 });
  });

  test('V125 V315 Y86 a beam on top is seen all round, and those who see it climb', () => {
    const survivors = { amy: { at: '10V.c', pack: ['flashlight'], light: '10V.w' } } as const;
    const table = night({ survivors, zombies: { '10V.e': { walker: 1 } } }).runs(BEAMS, {});
    expect(table.crowd('10V.c')).toEqual({ walker: 1 });
  });

  test('V293 V125 at night a survivor on the tank sees no further than the next zone', () => {
    const table = night({
      survivors: { amy: { at: '10V.c', hand: ['sniperRifle'] } },
      zombies: { '10V.s': { walker: 1 }, '11V.c': { walker: 1 } },
    }).turn('amy');
    const shots = ['10V.s', '11V.c'].map((zone) => table.isOffered(shot(table, ['sniperRifle'], zone)));
    expect(shots).toEqual([true, false]);
  });

  test('X69 V124 Night vision does not look through the tank', () => {
    const amy = { at: '10V.w', hand: ['sniperRifle'], skills: ['nightVision'] } as const;
    const table = night({ survivors: { amy }, zombies: { '10V.e': { walker: 1 } } }).turn('amy');
    expect(table.isOffered(shot(table, ['sniperRifle'], '10V.e'))).toBe(false);
  });
});

describe('beams that move', () => {
  test('V309 V303 where nothing blocks the light there is no wall to hide it at', () => {
    // 11V.c is open on all four sides; 11V.sw lies in a corner of the board.
    const open = night({ survivors: { amy: { at: '11V.c', pack: ['flashlight'] } } }).turn('amy');
    expect(open.isOffered({ do: 'lightOn', at: open.zone('11V.c') })).toBe(false);
    expect(open.isOffered({ do: 'lightOn', at: open.zone('11V.s') })).toBe(true);
    const corner = night({ survivors: { amy: { at: '11V.sw', pack: ['flashlight'] } } }).turn('amy');
    expect(corner.isOffered({ do: 'lightOn', at: corner.zone('11V.sw') })).toBe(true);
  });

  test('V304 V303 a shot at range 0 with the light, where there is no wall: the beam is aimed at a neighbour', () => {
    const amy = { at: '11V.c', hand: ['pistol'], pack: ['flashlight'] } as const;
    const table = night({ survivors: { amy }, zombies: { '11V.c': { walker: 1 } }, rigged: [2] }).turn('amy');
    table.does(shot(table, ['pistol'], '11V.c', { light: true }), { do: 'aim', at: table.zone('11V.s') });
    expect([lit(table, '11V.c', '11V.s'), table.crowd('11V.c')]).toEqual([[true, true], {}]);
  });

  test('V308 V309 the tank hides the light as a wall does', () => {
    const table = night({ survivors: { amy: { at: '10V.s', pack: ['flashlight'] } } }).turn('amy');
    expect(table.isOffered({ do: 'lightOn', at: table.zone('10V.s') })).toBe(true);
  });

  test('V307 V301 with two Flashlights the light stays on when one is given away', () => {
    const survivors = {
      amy: { at: '9R.s2', pack: ['flashlight', 'flashlight'], light: '9R.s3' },
      doug: { at: '9R.s2' },
    };
    const table = night({ survivors } as Position).turn('amy');
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('flashlight') }, { do: 'done' });
    expect(table.one('amy').light).toBe(table.zone('9R.s3'));
    expect(table.one('doug').light).toBe(NONE);
  });

  test('V307 with one it goes off, and is off with the new owner', () => {
    const survivors = { amy: { at: '9R.s2', pack: ['flashlight'], light: '9R.s3' }, doug: { at: '9R.s2' } } as const;
    const table = night({ survivors }).turn('amy');
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('flashlight') });
    expect([table.one('amy').light, table.one('doug').light]).toEqual([NONE, NONE]);
  });

  test('Y77 V305 a survivor who is pulled takes the beam along, and may not turn it', () => {
    const survivors = {
      amy: { at: '9R.s2', only: ['lifesaver'] },
      doug: { at: '9R.s3', pack: ['flashlight'], light: '9R.s5' },
    } as const;
    const table = night({ survivors, zombies: { '9R.s3': { walker: 1 } } }).turn('amy');
    table.does({ do: 'skill', skill: 'lifesaver', zone: table.zone('9R.s3') }, { do: 'come', survivor: 1 });
    expect([table.prompt, lit(table, '9R.s2', '9R.s5')]).toEqual(['turn.choose', [true, false]]);
  });

  test('V306 V305 a beam is turned at every Move, also at a free one', () => {
    const amy = { at: '9R.s2', pack: ['flashlight'], light: '9R.s3' } as const;
    const table = night({ survivors: { amy } }).turn('amy').does();
    table.does({ do: 'move', way: [table.zone('9R.s3')] });
    expect(table.prompt).toBe('move.turn');
    table.does({ do: 'aim', at: table.zone('9R.s5') });
    expect([table.one('amy').actions, lit(table, '9R.s3', '9R.s5')]).toEqual([3, [true, true]]);
  });

  test('Y18 V304 a second shot turns the beam to the other side for free', () => {
    const ned = { hand: ['pistol'], pack: ['flashlight'], light: NEAR } as const;
    const zombies = { '2V.s2': { walker: 1 }, [NEAR]: { walker: 1 } };
    const table = fight({ ned, night: true, zombies, dice: [3] });
    table.does(shot(table, ['pistol'], '2V.s2', { light: true }));
    expect([table.one('ned').light, table.one('ned').actions]).toEqual([table.zone('2V.s2'), 2]);
  });
});

describe('dusk and dawn', () => {
  test('Y82 V290 a round that began by day is played by day to its end, its zombies too', () => {
    const table = scene({ mission: 'M5', hour: 18, survivors: { amy: { at: '14R.a' } } });
    table.runs(CLOCK, { hours: 1, due: [] });
    expect([table.s.hour, table.s.night]).toEqual([19, false]);
  });

  test('V289 V290 the round after 18:00 is night, and the one after 6:00 is day', () => {
    const round = (hour: number): boolean => {
      const table = scene({ mission: 'M5', hour, night: false, survivors: { amy: { at: '14R.a' } } });
      return table.runs(ROUND, {}).s.night;
    };
    expect([6, 7, 18, 19, 0].map(round)).toEqual([true, false, false, true, true]);
  });

  test('V298 V434 X69 with the dark-zone option Night vision sees into a dark room from afar', () => {
    const far = (skills: readonly ['nightVision'] | readonly []): boolean => {
      const survivors = { amy: { at: '5R.s7', hand: ['sniperRifle'], skills } } as const;
      const options = { darkZones: true };
      const open = ['6R.r1|6R.s2'];
      const table = scene({ options, survivors, open, zombies: { '6R.r1': { walker: 1 } } }).turn('amy');
      return table.isOffered(shot(table, ['sniperRifle'], '6R.r1'));
    };
    expect([far([]), far(['nightVision'])]).toEqual([false, true]);
  });

  test('V321 V300 by day a lit lamp changes nothing', () => {
    const zombies = { '11V.w': { walker: 1 } };
    const table = scene({ mission: 'M4', hour: 9, survivors: { amy: { at: '11V.se' } }, zombies });
    table.runs(BEAMS, {});
    expect(table.crowd('11V.w')).toEqual({ walker: 1 });
  });
});
