import { describe, expect, test } from 'vitest';
import { FAR, fight, HERE, NEAR, shot, blow, type Fight } from '../../test/fights.ts';
import { item } from '../../test/scene.ts';

const dark = (more: Fight): Fight => ({ night: true, zombies: { [NEAR]: { walker: 9 } }, ...more });

describe('at night', () => {
  test('V293 V294 a shot reaches range 1 and hits on 6', () => {
    const table = fight(
      dark({ ned: { hand: ['sniperRifle'] }, zombies: { [NEAR]: { walker: 2 }, [FAR]: { walker: 1 } }, dice: [5] }),
    );
    expect(table.isOffered(shot(table, ['sniperRifle'], FAR))).toBe(false);
    table.does(shot(table, ['sniperRifle'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 2 });
  });

  test('V295 a bonus to the roll makes it 5', () => {
    const table = fight(dark({ ned: { hand: ['shotgun'], only: ['rollRanged'] }, dice: [5, 4] }));
    table.does(shot(table, ['shotgun'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 8 });
  });

  test('V149 V297 melee is as by day', () => {
    const table = fight(dark({ ned: { hand: ['kukri'] }, zombies: { [HERE]: { walker: 2 } }, dice: [4, 4] }));
    table.does(blow(table, ['kukri']));
    expect(table.crowd(HERE)).toEqual({});
  });

  test('V296 a Molotov works', () => {
    const table = fight(dark({ ned: { hand: ['molotov'] } }));
    table.does({ do: 'throw', card: item('molotov'), zone: table.zone(NEAR) });
    expect(table.crowd(NEAR)).toEqual({});
  });

  test('V298 V419 X69 V183 Night vision ignores it, also by goggles in the backpack', () => {
    const skilled = fight(dark({ ned: { hand: ['shotgun'], only: ['nightVision'] }, dice: [4, 4] }));
    skilled.does(shot(skilled, ['shotgun'], NEAR));
    expect(skilled.crowd(NEAR)).toEqual({ walker: 7 });
    const goggles = fight(dark({ ned: { hand: ['shotgun'], pack: ['nightVisionGoggles'] }, dice: [4, 4] }));
    goggles.does(shot(goggles, ['shotgun'], NEAR));
    expect(goggles.crowd(NEAR)).toEqual({ walker: 7 });
  });

  test('V187 Y62 an M16 sees and hits as by day, other weapons of its owner do not', () => {
    const table = fight(
      dark({ ned: { hand: ['coltM16', 'sniperRifle'] }, zombies: { [FAR]: { walker: 1 } }, dice: [3] }),
    );
    expect(table.isOffered(shot(table, ['sniperRifle'], FAR))).toBe(false);
    table.does(shot(table, ['coltM16'], FAR));
    expect(table.crowd(FAR)).toEqual({});
  });

  test('V299 V418 X68 a Night fighter hits on 5, and a bonus makes it 4', () => {
    const table = fight(dark({ ned: { hand: ['shotgun'], only: ['nightFighter', 'rollRanged'] }, dice: [4, 3] }));
    table.does(shot(table, ['shotgun'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 8 });
  });

  test('V311 V312 only light on the target zone counts, whoever made it', () => {
    const lit = fight(
      dark({
        ned: { hand: ['sniperRifle'] },
        survivors: { amy: { at: NEAR, pack: ['flashlight'], light: FAR } },
        zombies: { [FAR]: { walker: 1 } },
        dice: [3],
      }),
    );
    // V310: and it is seen from afar.
    lit.does(shot(lit, ['sniperRifle'], FAR));
    expect(lit.crowd(FAR)).toEqual({});
    const unlit = fight(dark({ ned: { hand: ['shotgun'], pack: ['flashlight'], light: HERE }, dice: [5, 5] }));
    unlit.does(shot(unlit, ['shotgun'], NEAR));
    expect(unlit.crowd(NEAR)).toEqual({ walker: 9 });
  });
});

describe('a shot with light', () => {
  const WITH_LIGHT: Fight = { ned: { hand: ['shotgun'], pack: ['flashlight'] } };

  test('V301 V302 V304 the Flashlight goes on, and the target zone is under the beam', () => {
    const table = fight(dark({ ...WITH_LIGHT, dice: [4, 4] }));
    table.does(shot(table, ['shotgun'], NEAR, { light: true }));
    expect(table.crowd(NEAR)).toEqual({ walker: 7 });
    expect(table.one('ned')).toMatchObject({ light: table.zone(NEAR), actions: 2 });
  });

  test('Y70 the light need not be used', () => {
    const table = fight(dark({ ...WITH_LIGHT, dice: [4, 4] }));
    table.does(shot(table, ['shotgun'], NEAR));
    expect(table.one('ned').light).toBe(-1);
    expect(table.crowd(NEAR)).toEqual({ walker: 9 });
  });

  test('Y18 a beam that shines elsewhere is turned for free', () => {
    const table = fight(dark({ ned: { ...WITH_LIGHT.ned, light: '2V.s2' }, dice: [4, 4] }));
    table.does(shot(table, ['shotgun'], NEAR, { light: true }));
    expect(table.one('ned')).toMatchObject({ light: table.zone(NEAR), actions: 2 });
  });

  test('V304 at range 0 the beam may be aimed anywhere', () => {
    const table = fight(dark({ ...WITH_LIGHT, zombies: { [HERE]: { walker: 2 } }, dice: [4, 4] }));
    table.does(shot(table, ['shotgun'], HERE, { light: true }));
    expect(table.prompt).toBe('attack.aim');
    table.does({ do: 'aim', at: table.zone('2V.s4') });
    expect(table.one('ned').light).toBe(table.zone('2V.s4'));
    expect(table.crowd(HERE)).toEqual({});
  });

  test('V300 V301 is not offered by day, nor where light falls already, nor beyond range 1', () => {
    const offered = (more: Fight): boolean =>
      fight({ ...dark({ ...WITH_LIGHT, ...more }) }).options.some((option) => option.do === 'attack' && option.light);
    expect(offered({})).toBe(true);
    expect(offered({ night: false })).toBe(false);
    expect(offered({ ned: { ...WITH_LIGHT.ned, light: NEAR } })).toBe(false);
    expect(offered({ ned: { hand: ['shotgun'] } })).toBe(false);
  });
});

describe('dark zones', () => {
  const room: Fight = {
    options: { darkZones: true },
    ned: { at: '2V.r1', hand: ['shotgun'] },
    zombies: { '2V.r2': { walker: 9 } },
  };

  test('V434 a shot into a dark room hits on 6, with a Flashlight or Night vision as printed', () => {
    const blind = fight({ ...room, dice: [5, 4] });
    blind.does(shot(blind, ['shotgun'], '2V.r2'));
    expect(blind.crowd('2V.r2')).toEqual({ walker: 9 });
    const lamp = fight({ ...room, ned: { ...room.ned, pack: ['flashlight'] }, dice: [5, 4] });
    lamp.does(shot(lamp, ['shotgun'], '2V.r2'));
    expect(lamp.crowd('2V.r2')).toEqual({ walker: 7 });
    const goggles = fight({ ...room, ned: { ...room.ned, pack: ['nightVisionGoggles'] }, dice: [5, 4] });
    goggles.does(shot(goggles, ['shotgun'], '2V.r2'));
    expect(goggles.crowd('2V.r2')).toEqual({ walker: 7 });
  });
});
