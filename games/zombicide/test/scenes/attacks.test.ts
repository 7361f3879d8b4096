/** Where dice, skills, weapons and levels meet in one attack. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../../src/state.ts';
import { blow, FAR, fight, HERE, NEAR, shot } from '../fights.ts';
import { cardNo, item, type Scene } from '../scene.ts';

describe('adrenaline in the middle of an attack', () => {
  test('Y6 V192 yellow by the first of two kills: the attack stays as it was, the action comes after it', () => {
    const table = fight({ ned: { hand: ['katana'], ap: 6 }, zombies: { [HERE]: { walker: 3 } }, dice: [6, 6] });
    table.does(blow(table, ['katana']));
    expect(table.one('ned')).toMatchObject({ ap: 8, level: 1, actions: 3 });
    expect(table.crowd(HERE)).toEqual({ walker: 1 });
  });

  test('V191 V193 a free Melee action chosen at orange is there at once, for melee only', () => {
    const table = fight({
      ned: { hand: ['machete', 'pistol'], ap: 18 },
      survivors: { amy: { at: FAR } },
      zombies: { [HERE]: { walker: 2 } },
      dice: [6],
    });
    table.does(blow(table, ['machete']), { do: 'learn', skill: 'freeCombat' });
    expect(table.one('ned')).toMatchObject({ level: 2, actions: 2, free: ['combat'] });
  });

  test('V191 orange and red in one blow: both choices, in order, before the next action', () => {
    const table = fight({
      ned: { hand: ['molotov'], ap: 18 },
      zombies: { [NEAR]: { walker: 20, runner: 5 } },
    });
    table.does({ do: 'throw', card: item('molotov'), zone: table.zone(NEAR) });
    table.stage.offers({ do: 'learn', skill: 'dieRanged' }, { do: 'learn', skill: 'freeCombat' });
    table.does({ do: 'learn', skill: 'dieRanged' });
    table.stage.offers(
      { do: 'learn', skill: 'dieCombat' },
      { do: 'learn', skill: 'rollCombat' },
      { do: 'learn', skill: 'shove' },
    );
    table.does({ do: 'learn', skill: 'shove' });
    expect(table.one('ned')).toMatchObject({ ap: 43, level: 3, skills: ['dieRanged', 'shove'] });
  });

  test('V197 V145 beyond 43 AP further kills add none', () => {
    const ned = { hand: ['katana'], ap: 42 } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 3 } }, dice: [6, 6] }).does();
    table.does(blow(table, ['katana']), { do: 'learn', skill: 'shove' });
    expect(table.one('ned').ap).toBe(43);
  });
});

describe('two skills at once', () => {
  test('X43 X46 Reaper counts once an action, however many dice a 6 brings', () => {
    const only = ['reaperCombat', 'roll6DieCombat'] as const;
    const table = fight({ ned: { hand: ['machete'], only }, zombies: { [HERE]: { walker: 4 } }, dice: [6, 3] });
    table.does(blow(table, ['machete']));
    expect([table.crowd(HERE), table.one('ned').ap]).toEqual([{ walker: 1 }, 3]);
  });

  test('X43 V155 a shot that kills no brute reaps none', () => {
    const ned = { hand: ['pistol'], only: ['reaperCombat'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { brute: 2, walker: 1 } }, dice: [6] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ brute: 2, walker: 1 });
  });

  test('X11 X3 X24 Barbarian with a bonus die and Escalation: zombies, plus one, plus one for the row', () => {
    const only = ['barbarian', 'dieMelee', 'escalationMelee'] as const;
    const table = fight({
      ned: { hand: ['machete'], only },
      zombies: { [HERE]: { walker: 3 } },
      // Three zombies and a bonus die; then the same with one more for the second in a row.
      dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    table.does(blow(table, ['machete']), blow(table, ['machete']));
    expect(table.s.kernel.rigged).toEqual([]);
  });

  test('X7 X68 V295 a Night fighter with a bonus to the roll hits on 4 at night', () => {
    const ned = { hand: ['pistol'], only: ['nightFighter', 'rollRanged'] } as const;
    const table = fight({ ned, night: true, zombies: { [NEAR]: { walker: 1 } }, dice: [4] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({});
  });

  test('X8 X2 Damage 2 and +1 Damage: a pistol kills an abomination', () => {
    const ned = { hand: ['pistol'], only: ['damage2Ranged', 'damageRanged'] } as const;
    const table = fight({ ned, abominations: { patientZero: NEAR }, dice: [3] });
    table.does(shot(table, ['pistol'], NEAR));
    expect([table.s.abominations, table.one('ned').ap]).toEqual([[], 5]);
  });

  test('X42 X5 Point-blank and +1 max Range: a sniper rifle from range 0 to 4', () => {
    const ned = { hand: ['sniperRifle'], only: ['pointBlank', 'maxRange'] } as const;
    const crowd = { walker: 1 };
    const table = fight({ ned, zombies: { [HERE]: crowd, [NEAR]: crowd, [FAR]: crowd } });
    expect([HERE, NEAR, FAR].map((zone) => table.isOffered(shot(table, ['sniperRifle'], zone)))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('X42 V158 Point-blank spares friends at range 0 only', () => {
    const ned = { hand: ['pistol'], only: ['pointBlank'] } as const;
    const near = fight({ ned, survivors: { amy: { at: NEAR } }, zombies: { [NEAR]: { walker: 1 } }, dice: [1] });
    near.does(shot(near, ['pistol'], NEAR));
    expect(near.one('amy').wounds).toBe(1);
    const here = fight({ ned, survivors: { amy: { at: HERE } }, zombies: { [HERE]: { walker: 1 } }, dice: [1] });
    here.does(shot(here, ['pistol'], HERE));
    expect(here.one('amy').wounds).toBe(0);
  });

  test('X59 X28 V168 Swordmaster pairs kukris, and not two guns', () => {
    const ned = { hand: ['kukri', 'kukri'], only: ['swordmaster'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 1 } } });
    expect(table.isOffered(blow(table, ['kukri', 'kukri']))).toBe(true);
    const guns = fight({ ned: { ...ned, hand: ['shotgun', 'shotgun'] }, zombies: { [NEAR]: { walker: 1 } } });
    expect(guns.isOffered(shot(guns, ['shotgun', 'shotgun'], NEAR))).toBe(false);
  });

  test('X52 V156 Sniper chooses among all, even past the Abominacop', () => {
    const ned = { hand: ['shotgun'], only: ['sniper'] } as const;
    const position = { zombies: { [NEAR]: { brute: 1, walker: 1 } }, abominations: { abominacop: NEAR }, dice: [6, 1] };
    const table = fight({ ned, ...position } as const);
    table.does(shot(table, ['shotgun'], NEAR), { do: 'hit', target: 0 });
    expect(table.crowd(NEAR)).toEqual({ brute: 1 });
  });

  test('V156 V155 damage below 3 is wasted on the Abominacop, whoever else stands there', () => {
    const table = fight({
      ned: { hand: ['shotgun'] },
      zombies: { [NEAR]: { brute: 1, walker: 1 } },
      abominations: { abominacop: NEAR },
      dice: [6, 6],
    });
    table.does(shot(table, ['shotgun'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ brute: 1, walker: 1 });
  });
});

describe('All-Out dice and re-rolls', () => {
  const subMgs = (dice: readonly number[], more: object = {}): Scene => {
    const ned = { hand: ['subMg', 'subMg'], pack: ['bullets'], only: ['lucky'], ...more } as const;
    return fight({ ned, zombies: { [NEAR]: { walker: 12 } }, dice });
  };

  test('V271 V170 an ammo card and Lucky re-roll the six ordinary dice twice; the Breaks stay', () => {
    const table = subMgs([...Array(6).fill(1), 1, 2, 2, 2, 2, 2, ...Array(6).fill(1), ...Array(6).fill(6)]);
    table.does(shot(table, ['subMg', 'subMg'], NEAR, { allOut: 1 }));
    table.does({ do: 'reroll', by: 'ammo' }, { do: 'reroll', by: 'skill' });
    expect(table.crowd(NEAR)).toEqual({ walker: 6 });
    expect(table.hand('ned')).toEqual(['subMg']);
  });

  test('V276 V271 the repair comes after the re-rolls, and saves both of a pair', () => {
    const dice = [...Array(6).fill(1), 1, 1, 2, 2, 2, 2];
    const table = subMgs(dice, { pack: ['repairKit'], only: [] });
    table.does(shot(table, ['subMg', 'subMg'], NEAR, { allOut: 1 }), { do: 'mend', card: item('repairKit') });
    expect([table.hand('ned'), table.pack('ned')]).toEqual([['subMg', 'subMg'], []]);
  });

  test('V269 Y30 two Breaks cost a grey and a blue pistol both: nothing is left to pick', () => {
    const ned = { hand: ['pistol@starting', 'pistol'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { walker: 9 } }, dice: [3, 3, 1, 1] });
    table.does(shot(table, ['pistol@starting', 'pistol'], NEAR, { allOut: 1 }));
    expect([table.prompt, table.hand('ned')]).toEqual(['turn.choose', []]);
  });

  test('V421 V276 Makeshift repair is spent: the second Break of the turn asks for the kit', () => {
    const ned = { hand: ['machete'], pack: ['repairKit'], only: ['makeshiftRepair'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { brute: 3 } }, dice: [1, 1, 1, 1] });
    table.does(blow(table, ['machete'], 1), { do: 'makeshiftRepair' });
    table.does(blow(table, ['machete'], 1));
    table.stage.offers({ do: 'mend', card: item('repairKit') }, { do: 'letBreak' });
    table.does({ do: 'letBreak' });
    expect(table.hand('ned')).toEqual([]);
  });

  test('V420 V269 doubled dice of a pair: two Breaks cost both', () => {
    const ned = { hand: ['machete', 'machete'], only: ['doubleAllOut'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 9 } }, dice: [3, 3, 1, 1, 3, 3] });
    table.does(blow(table, ['machete', 'machete'], 2));
    expect([table.hand('ned'), table.crowd(HERE)]).toEqual([[], { walker: 5 }]);
  });

  test('V416 V417 X67 the weapon kind of Spare parts is that of the action: a Gunblade serves both', () => {
    const ned = { hand: ['gunblade'], pack: ['pistol', 'machete'], only: ['spareParts'] } as const;
    const melee = fight({ ned, zombies: { [HERE]: { walker: 1 } }, dice: [1, 1, 1, 1, 1, 2] });
    melee.does(blow(melee, ['gunblade'], 1));
    melee.stage.offers(
      { do: 'mend', card: item('gunblade') },
      { do: 'mend', card: item('machete') },
      { do: 'letBreak' },
    );
    melee.does({ do: 'mend', card: item('machete') });
    expect([melee.hand('ned'), melee.pack('ned')]).toEqual([['gunblade'], ['pistol']]);
  });

  test('V416 X67 a Molotov is a ranged weapon, and may be the spare part of a gun', () => {
    const ned = { hand: ['shotgun'], pack: ['molotov'], only: ['spareParts'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { walker: 1 } }, dice: [1, 1, 1, 2] });
    table.does(shot(table, ['shotgun'], NEAR, { allOut: 1 }), { do: 'mend', card: item('molotov') });
    expect([table.hand('ned'), table.pack('ned')]).toEqual([['shotgun'], []]);
  });

  test('V415 V265 a free All-Out Melee action is lost with no weapon left to fight with', () => {
    const ned = { hand: ['crowbar@starting'], only: ['freeAllOutMelee'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { brute: 1 } }, dice: [2, 1] });
    table.does(blow(table, ['crowbar@starting'], 1));
    expect(table.one('ned')).toMatchObject({ actions: 3, free: [], hand: [] });
    expect(table.s.removed).toEqual([cardNo('crowbar@starting')]);
  });

  test('V173 V265 of a pair of Sawed-Offs one is empty: fired All-Out alone, a Break costs the one that was used', () => {
    const ned = { hand: ['sawedOff!', 'sawedOff'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { walker: 1 } }, dice: [1, 1, 1, 2] });
    table.does(shot(table, ['sawedOff'], NEAR, { allOut: 1 }));
    expect(table.hand('ned')).toEqual(['sawedOff!']);
  });
});

describe('Hit & run', () => {
  test('X29 V177 after a Molotov that killed, too', () => {
    const ned = { hand: ['molotov'], only: ['hitAndRun'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 2 }, [NEAR]: { walker: 1 } } });
    table.does({ do: 'throw', card: item('molotov'), zone: table.zone(NEAR) });
    expect(table.prompt).toBe('reaction.choose');
    table.does({ do: 'move', way: [table.zone(NEAR)] });
    expect(table.one('ned')).toMatchObject({ zone: table.zone(NEAR), actions: 2 });
  });

  test('X29 V193 the level that the kill has brought is there before the Move', () => {
    const ned = { hand: ['machete'], ap: 6, only: ['hitAndRun'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 1 } }, dice: [6] });
    table.does(blow(table, ['machete']));
    expect([table.prompt, table.one('ned').level]).toEqual(['reaction.choose', 1]);
    table.does({ do: 'end' });
    expect(table.one('ned').actions).toBe(3);
  });

  test('X29 V306 the Move of Hit & run may turn the beam', () => {
    const ned = { hand: ['machete'], pack: ['flashlight'], light: NEAR, only: ['hitAndRun'] } as const;
    const table = fight({ ned, night: true, zombies: { [HERE]: { walker: 1 } }, dice: [6] });
    table.does(blow(table, ['machete']), { do: 'move', way: [table.zone(NEAR)] });
    expect(table.prompt).toBe('move.turn');
    table.does({ do: 'aim', at: table.zone(FAR) });
    expect(table.one('ned').light).toBe(table.zone(FAR));
    expect(table.one('ned').light).not.toBe(NONE);
  });
});
