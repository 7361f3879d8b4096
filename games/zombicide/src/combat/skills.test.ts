import { describe, expect, test } from 'vitest';
import { blow, FAR, fight, HERE, NEAR, shot, type Fight } from '../../test/fights.ts';
import type { Scene } from '../../test/scene.ts';
import type { SkillId } from '../content/ids.ts';
import { BRUTE, RUNNER, TYPES, WALKER } from '../state.ts';

/** Ned with these skills and a kukri (2 dice, 4+, damage 2) among walkers. */
function melee(skills: readonly SkillId[], dice: readonly number[], more: Fight = {}): Scene {
  const table = fight({
    zombies: { [HERE]: { walker: 9 } },
    dice,
    ...more,
    ned: { hand: ['kukri'], only: skills, ...more.ned },
  });
  const [weapon] = more.ned?.hand ?? ['kukri' as const];
  return table.does(blow(table, [weapon!]));
}

describe('dice', () => {
  test('X3 one more die for each weapon used', () => {
    expect(melee(['dieMelee'], [4, 4, 4]).crowd(HERE)).toEqual({ walker: 6 });
    const pair = fight({
      ned: { hand: ['katana', 'katana'], only: ['dieCombat'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [4, 4, 4, 4, 4, 4],
    });
    pair.does(blow(pair, ['katana', 'katana']));
    expect(pair.crowd(HERE)).toEqual({ walker: 3 });
  });

  test('X3 of the other type does not count', () => {
    expect(melee(['dieRanged'], [4, 4]).crowd(HERE)).toEqual({ walker: 7 });
  });

  test('X46 each 6 gives another die, again and again, after re-rolls; those of All-Out dice too (Y63)', () => {
    expect(melee(['roll6DieMelee'], [6, 2, 6, 4]).crowd(HERE)).toEqual({ walker: 6 });
    const out = fight({
      ned: { hand: ['machete'], only: ['roll6DieCombat'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [2, 6, 3],
    });
    out.does(blow(out, ['machete'], 1));
    expect(out.crowd(HERE)).toEqual({ walker: 7 });
  });

  test('X46 a 1 on an added die breaks nothing', () => {
    const table = fight({
      ned: { hand: ['machete'], only: ['roll6DieCombat'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [2, 6, 1],
    });
    table.does(blow(table, ['machete'], 1));
    expect(table.hand('ned')).toEqual(['machete']);
  });

  test('V186 Y34 a Ka-Bar in the other hand: one die more; two of them, four dice', () => {
    expect(melee([], [4, 4, 4], { ned: { hand: ['kukri', 'kaBar'] } }).crowd(HERE)).toEqual({ walker: 6 });
    const two = fight({ ned: { hand: ['kaBar', 'kaBar'] }, zombies: { [HERE]: { walker: 9 } }, dice: [3, 3, 3, 3] });
    two.does(blow(two, ['kaBar', 'kaBar']));
    expect(two.crowd(HERE)).toEqual({ walker: 5 });
    const packed = melee([], [4, 4], { ned: { hand: ['kukri'], pack: ['kaBar'] } });
    expect(packed.crowd(HERE)).toEqual({ walker: 7 });
  });

  test('X11 Barbarian rolls as many dice as there are zombies, if that is more; bonus dice besides', () => {
    const dice = Array.from({ length: 10 }, () => 4);
    expect(melee(['barbarian', 'dieMelee'], dice).crowd(HERE)).toEqual({});
    expect(melee(['barbarian'], [4, 4], { zombies: { [HERE]: { walker: 1 } } }).one('ned').ap).toBe(1);
  });

  test('X27 Full auto likewise; with friends in the zone the player decides', () => {
    const scene: Fight = { ned: { hand: ['pistol'], only: ['fullAuto'] }, zombies: { [NEAR]: { walker: 3 } } };
    const alone = fight({ ...scene, dice: [3, 3, 3] });
    alone.does(shot(alone, ['pistol'], NEAR));
    expect(alone.crowd(NEAR)).toEqual({});
    const friends = fight({ ...scene, survivors: { amy: { at: NEAR } }, dice: [3] });
    friends.does(shot(friends, ['pistol'], NEAR));
    friends.stage.offers({ do: 'dice', of: 'zombies' }, { do: 'dice', of: 'weapon' });
    friends.does({ do: 'dice', of: 'weapon' });
    expect(friends.crowd(NEAR)).toEqual({ walker: 2 });
  });

  test('X24 Escalation: one die more with each action in a row; anything else sets it back', () => {
    const table = fight({
      ned: { hand: ['machete'], only: ['escalationMelee', 'action'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [3, 3, 3, 3],
    });
    table.does(blow(table, ['machete']), blow(table, ['machete']));
    expect(table.crowd(HERE)).toEqual({ walker: 6 });
    table.does({ do: 'makeNoise' }, blow(table, ['machete']));
    expect(table.crowd(HERE)).toEqual({ walker: 5 });
  });

  test('X16 Brother in arms: while two stand in the zone, both have the skill', () => {
    const brother = (at: string, dice: readonly number[]): Scene =>
      melee([], dice, { survivors: { amy: { at, only: ['brothersDieCombat'] } } });
    expect(brother(HERE, [4, 4, 4]).crowd(HERE)).toEqual({ walker: 6 });
    expect(brother(NEAR, [4, 4]).crowd(HERE)).toEqual({ walker: 7 });
    expect(melee(['brothersDieCombat'], [4, 4]).crowd(HERE)).toEqual({ walker: 7 });
  });

  test('V436 a companion lends Lucky to its leader', () => {
    const table = fight({
      ned: { hand: ['kukri'] },
      companions: { hania: 'ned' },
      zombies: { [HERE]: { walker: 9 } },
      dice: [1, 1, 4, 4],
    });
    table.does(blow(table, ['kukri']), { do: 'reroll', by: 'skill' });
    expect(table.crowd(HERE)).toEqual({ walker: 7 });
  });

  test('a marker gives dice to shots from its zone', () => {
    const table = fight({
      mission: 'M4',
      night: false,
      ned: { at: '11V.se', hand: ['pistol'] },
      zombies: { '11V.e': { walker: 3 } },
      dice: [3, 3],
    });
    table.one('ned').tokens = ['gunNest'];
    table.does(shot(table, ['pistol'], '11V.e'));
    expect(table.crowd('11V.e')).toEqual({ walker: 1 });
  });
});

describe('damage', () => {
  const brutes = { zombies: { [HERE]: { brute: 3 } } };
  const bat = { ned: { hand: ['baseballBat'] } } as const;

  test('X2 adds to every hit', () => {
    expect(melee(['damageCombat'], [3, 3], { ...brutes, ...bat }).crowd(HERE)).toEqual({ brute: 1 });
  });

  test('X8 X58 Damage 2 and Super strength raise what a weapon deals, bonuses come on top', () => {
    expect(melee(['damage2Melee'], [3, 3], { ...brutes, ...bat }).crowd(HERE)).toEqual({ brute: 1 });
    const table = melee(['superStrength'], [3, 1], { ...bat, zombies: {}, abominations: { patientZero: HERE } });
    expect(table.s.abominations).toEqual([]);
    const both = melee(['damage2Melee', 'damageMelee'], [3, 1], {
      ...bat,
      zombies: {},
      abominations: { patientZero: HERE },
    });
    expect(both.s.abominations).toEqual([]);
  });

  test('X45 each 6 adds to the damage of the action', () => {
    expect(melee(['roll6DamageMelee'], [6, 3], { ...brutes, ...bat }).crowd(HERE)).toEqual({ brute: 1 });
    expect(melee(['roll6DamageRanged'], [6, 3], { ...brutes, ...bat }).crowd(HERE)).toEqual({ brute: 3 });
  });

  test('slugs deal one more to abominations only', () => {
    const table = fight({ ned: { hand: ['shotgun'] }, abominations: { patientZero: NEAR }, dice: [4, 1] });
    table.one('ned').tokens = ['slugs'];
    table.does(shot(table, ['shotgun'], NEAR));
    expect(table.s.abominations).toEqual([]);
  });

  test('the sabre makes one melee action a turn deadlier, and a Break loses it', () => {
    const table = fight({
      ned: { hand: ['machete'] },
      abominations: { patientZero: HERE, hobomination: NEAR },
      zombies: { [HERE]: { walker: 3 } },
      dice: [3, 1],
    });
    table.one('ned').tokens = ['sabre'];
    table.does(blow(table, ['machete'], 1));
    table.stage.offers({ do: 'drawSabre' }, { do: 'spareSabre' });
    table.does({ do: 'drawSabre' }, { do: 'hit', target: TYPES });
    expect(table.s.abominations).toHaveLength(1);
    expect(table.one('ned')).toMatchObject({ tokens: [], hand: [] });
  });
});

describe('targets and reach', () => {
  test('X5 +1 max Range', () => {
    const table = fight({ ned: { hand: ['pistol'], only: ['maxRange'] }, zombies: { [FAR]: { walker: 1 } } });
    expect(table.isOffered(shot(table, ['pistol'], FAR))).toBe(true);
  });

  test('X42 Point-blank: range 0 whatever the shortest range, with free targets there', () => {
    const table = fight({
      ned: { hand: ['sniperRifle', 'pistol'], only: ['pointBlank'] },
      zombies: { [HERE]: { brute: 1, runner: 1 }, [NEAR]: { brute: 1, runner: 1 } },
      dice: [6, 6],
    });
    expect(table.isOffered(shot(table, ['sniperRifle'], HERE))).toBe(true);
    table.does(shot(table, ['pistol'], HERE));
    expect(table.crowd(HERE)).toEqual({ brute: 1 });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ brute: 1, runner: 1 });
  });

  test('X52 Sniper chooses in all ranged actions', () => {
    const table = fight({
      ned: { hand: ['pistol'], only: ['sniper'] },
      zombies: { [NEAR]: { walker: 1, brute: 1, runner: 1 } },
      dice: [3],
    });
    table.does(shot(table, ['pistol'], NEAR));
    table.stage.offers({ do: 'hit', target: RUNNER }, { do: 'hit', target: WALKER });
  });

  test('X43 Reaper: one more of the same kind as a victim, once an action', () => {
    expect(melee(['reaperCombat'], [4, 4]).crowd(HERE)).toEqual({ walker: 6 });
    const mixed = fight({
      ned: { hand: ['kukri'], only: ['reaperMelee'] },
      zombies: { [HERE]: { walker: 2, brute: 2, runner: 1 } },
      dice: [4, 4],
    });
    mixed.does(blow(mixed, ['kukri']), { do: 'hit', target: WALKER }, { do: 'hit', target: BRUTE });
    mixed.stage.offers({ do: 'reap', target: WALKER }, { do: 'reap', target: BRUTE });
    mixed.does({ do: 'reap', target: BRUTE });
    expect(mixed.crowd(HERE)).toEqual({ walker: 1, runner: 1 });
    expect(mixed.one('ned').ap).toBe(3);
  });
});

describe('actions', () => {
  test('X33 X34 improvised weapons: free, once a turn, 2 dice, 4+, damage 1', () => {
    const zombies = { [HERE]: { walker: 3 }, [NEAR]: { walker: 3 } };
    const table = fight({ ned: { only: ['improvisedMelee', 'improvisedRanged'] }, zombies, dice: [4, 4, 4, 3] });
    table.does(blow(table, []), shot(table, [], NEAR));
    expect([table.crowd(HERE), table.crowd(NEAR)]).toEqual([{ walker: 1 }, { walker: 2 }]);
    expect(table.one('ned').actions).toBe(3);
    expect(table.options.some((option) => option.do === 'attack')).toBe(false);
  });

  test('X23 Dual expert: a free combat action, only with a pair', () => {
    const table = fight({
      ned: { hand: ['machete', 'machete'], only: ['dualExpert'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [1, 1, 1],
    });
    table.does(blow(table, ['machete']));
    expect(table.one('ned')).toMatchObject({ actions: 2, free: ['dual'] });
    table.does(blow(table, ['machete', 'machete']));
    expect(table.one('ned')).toMatchObject({ actions: 2, free: [] });
  });

  test('X29 Hit & run: a Move after a kill, whatever stands in the zone; none without a kill', () => {
    const scene: Fight = { ned: { hand: ['kukri'], only: ['hitAndRun'] }, zombies: { [HERE]: { walker: 5 } } };
    const table = fight({ ...scene, dice: [4, 1] });
    table.does(blow(table, ['kukri']));
    expect(table.prompt).toBe('reaction.choose');
    table.does({ do: 'move', way: [table.zone(NEAR)] });
    expect(table.one('ned')).toMatchObject({ zone: table.zone(NEAR), actions: 2 });
    const miss = fight({ ...scene, dice: [1, 1] });
    miss.does(blow(miss, ['kukri']));
    expect(miss.prompt).toBe('turn.choose');
  });

  test('V423 X31 Hold your nose: a card when the last zombie of the own zone dies, by anybody', () => {
    const table = fight({
      ned: { hand: ['pistol'] },
      survivors: { amy: { at: NEAR, only: ['holdYourNose'] } },
      zombies: { [NEAR]: { walker: 2 } },
      equipment: ['water', 'rice', 'kukri'],
      dice: [3, 3],
    });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.one('amy')).toMatchObject({ hand: [], pack: [] });
    table.does(shot(table, ['pistol'], NEAR));
    expect([...table.hand('amy'), ...table.pack('amy')]).toEqual(['water']);
  });
});
