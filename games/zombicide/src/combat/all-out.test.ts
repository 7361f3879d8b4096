import { describe, expect, test } from 'vitest';
import { blow, fight, HERE, NEAR, shot } from '../../test/fights.ts';
import { item } from '../../test/scene.ts';

describe('the examples of the rulebook', () => {
  test('V261 V263 V264 V266 a bat with 2 and 1 dice: two hits, and a 1 on an ordinary die breaks nothing', () => {
    const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { walker: 5 } }, dice: [3, 1, 4] });
    table.does(blow(table, ['baseballBat'], 1));
    expect(table.crowd(HERE)).toEqual({ walker: 3 });
    expect(table.hand('ned')).toEqual(['baseballBat']);
  });

  test('V265 V267 a shotgun with 2 and 2 dice: three hits count in full, one Break costs the shotgun', () => {
    const table = fight({ ned: { hand: ['shotgun'] }, zombies: { [NEAR]: { walker: 5 } }, dice: [4, 6, 5, 1] });
    table.does(shot(table, ['shotgun'], NEAR, { allOut: 1 }));
    expect(table.crowd(NEAR)).toEqual({ walker: 2 });
    expect(table.hand('ned')).toEqual([]);
  });

  test('V268 V269 V270 two katanas with 4 and 4 dice: five hits, one Break costs one of them', () => {
    const table = fight({
      ned: { hand: ['katana', 'katana'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [4, 5, 1, 2, 1, 4, 5, 6],
    });
    table.does(blow(table, ['katana', 'katana'], 1));
    expect(table.crowd(HERE)).toEqual({ walker: 4 });
    expect(table.hand('ned')).toEqual(['katana']);
    expect(table.isOffered(blow(table, ['katana']))).toBe(true);
  });

  test('V269 V271 V272 two Sub-MGs with 6 and 6 dice: three Breaks cost both; the ordinary dice may be re-rolled', () => {
    const ordinary = [5, 1, 2, 3, 4, 4];
    const table = fight({
      ned: { hand: ['subMg', 'subMg'], pack: ['bullets'] },
      zombies: { [NEAR]: { walker: 20 } },
      dice: [...ordinary, 1, 1, 1, 5, 6, 2, 5, 5, 5, 5, 1, 1],
    });
    table.does(shot(table, ['subMg', 'subMg'], NEAR, { allOut: 1 }));
    expect(table.prompt).toBe('strike.again');
    table.does({ do: 'reroll', by: 'ammo' });
    // Four of the new ordinary dice and the same two All-Out dice.
    expect(table.crowd(NEAR)).toEqual({ walker: 14 });
    expect(table.hand('ned')).toEqual([]);
  });
});

describe('going All-Out', () => {
  test('V262 is offered beside the plain attack, with weapons that have the value', () => {
    const table = fight({ ned: { hand: ['kukri'] }, zombies: { [HERE]: { walker: 1 } } });
    expect([0, 1, 2].map((allOut) => table.isOffered(blow(table, ['kukri'], allOut as 0)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('V12 V262 is not part of the classic game', () => {
    const table = fight({
      mission: 'S0',
      ned: { at: '6R.s7', hand: ['kukri'] },
      zombies: { '6R.s7': { walker: 1 } },
    });
    const attacks = table.options.filter((option) => option.do === 'attack');
    expect(attacks).toMatchObject([{ allOut: 0 }]);
  });

  test('V274 a Molotov cannot go All-Out', () => {
    const table = fight({ ned: { hand: ['molotov'] }, zombies: { [NEAR]: { walker: 1 } } });
    expect(table.options.filter((option) => option.do === 'attack')).toEqual([]);
    expect(table.isOffered({ do: 'throw', card: item('molotov'), zone: table.zone(NEAR) })).toBe(true);
  });

  test('V275 the noise is unchanged', () => {
    const table = fight({ ned: { hand: ['pistol'] }, zombies: { [NEAR]: { walker: 1 } }, dice: [3, 3] });
    table.does(shot(table, ['pistol'], NEAR, { allOut: 1 }));
    expect(table.s.noise[table.zone(HERE)]).toBe(1);
  });

  test('V277 Y63 a die by a skill is an ordinary one: its 1 breaks nothing', () => {
    const table = fight({
      ned: { hand: ['kukri'], only: ['dieMelee'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [4, 4, 1, 4, 4],
    });
    table.does(blow(table, ['kukri'], 1));
    expect(table.crowd(HERE)).toEqual({ walker: 5 });
    expect(table.hand('ned')).toEqual(['kukri']);
  });

  test('V420 X70 Y63 Double All-Out dice doubles the printed ones, if the player wants', () => {
    const table = fight({
      ned: { hand: ['kukri'], only: ['doubleAllOut', 'dieMelee'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [1, 1, 1, 4, 4, 4, 4],
    });
    expect(table.isOffered(blow(table, ['kukri'], 1))).toBe(true);
    table.does(blow(table, ['kukri'], 2));
    expect(table.crowd(HERE)).toEqual({ walker: 5 });
  });

  test('V273 V415 X65 a free All-Out action pays only for an attack that goes All-Out', () => {
    const table = fight({
      ned: { hand: ['kukri', 'pistol'], only: ['freeAllOutMelee'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [1, 1, 2, 2],
    });
    table.does(blow(table, ['kukri'], 1));
    expect(table.one('ned')).toMatchObject({ actions: 3, free: [] });
    const last = fight({
      ned: { hand: ['kukri', 'pistol'], only: ['freeAllOutMelee'] },
      zombies: { [HERE]: { walker: 9 } },
    });
    last.does({ do: 'makeNoise' }, { do: 'makeNoise' }, { do: 'makeNoise' });
    expect(last.options.filter((option) => option.do === 'attack')).toEqual([blow(last, ['kukri'], 1)]);
  });

  test('V417 X66 an All-Out skill works only then', () => {
    const scene = { ned: { hand: ['kukri'], only: ['allOutDieCombat'] }, zombies: { [HERE]: { walker: 9 } } } as const;
    const plain = fight({ ...scene, dice: [4, 4] });
    plain.does(blow(plain, ['kukri']));
    expect(plain.crowd(HERE)).toEqual({ walker: 7 });
    const out = fight({ ...scene, dice: [4, 4, 4, 2, 2] });
    out.does(blow(out, ['kukri'], 1));
    expect(out.crowd(HERE)).toEqual({ walker: 6 });
  });
});

describe('Breaks', () => {
  const BROKEN = { zombies: { [HERE]: { walker: 9 } }, dice: [2, 2, 1, 2] } as const;

  test('V276 V185 a Repair Kit in the backpack ignores all Breaks of the roll, and is discarded', () => {
    const table = fight({ ...BROKEN, ned: { hand: ['kukri'], pack: ['repairKit'] } });
    table.does(blow(table, ['kukri'], 1));
    table.stage.offers({ do: 'mend', card: item('repairKit') }, { do: 'letBreak' });
    table.does({ do: 'mend', card: item('repairKit') });
    expect([table.hand('ned'), table.pack('ned')]).toEqual([['kukri'], []]);
  });

  test('V276 the player may keep the kit and lose the weapon', () => {
    const table = fight({ ...BROKEN, ned: { hand: ['kukri'], pack: ['repairKit'] } });
    table.does(blow(table, ['kukri'], 1), { do: 'letBreak' });
    expect([table.hand('ned'), table.pack('ned')]).toEqual([[], ['repairKit']]);
  });

  test('V421 X71 Makeshift repair ignores them once a turn', () => {
    const table = fight({
      ...BROKEN,
      ned: { hand: ['kukri'], only: ['makeshiftRepair'] },
      dice: [2, 2, 1, 1, 2, 2, 1, 2],
    });
    table.does(blow(table, ['kukri'], 1), { do: 'makeshiftRepair' });
    expect(table.hand('ned')).toEqual(['kukri']);
    table.does(blow(table, ['kukri'], 1));
    expect(table.hand('ned')).toEqual([]);
  });

  test('V416 X67 Spare parts: a weapon of the same kind for all Breaks', () => {
    const table = fight({ ...BROKEN, ned: { hand: ['kukri', 'pistol'], pack: ['machete'], only: ['spareParts'] } });
    table.does(blow(table, ['kukri'], 1));
    table.stage.offers({ do: 'mend', card: item('kukri') }, { do: 'mend', card: item('machete') }, { do: 'letBreak' });
    table.does({ do: 'mend', card: item('machete') });
    expect([table.hand('ned'), table.pack('ned')]).toEqual([['kukri', 'pistol'], []]);
  });

  test('Y31 Spare parts may be one of the attacking pair: with two Breaks one is lost, one kept', () => {
    const table = fight({
      ned: { hand: ['katana', 'katana'], only: ['spareParts'] },
      zombies: { [HERE]: { walker: 9 } },
      dice: [2, 2, 2, 2, 1, 1, 2, 2],
    });
    table.does(blow(table, ['katana', 'katana'], 1), { do: 'mend', card: item('katana') });
    expect(table.hand('ned')).toEqual(['katana']);
  });

  test('Y30 the owner picks which of a pair is lost: the grey pistol cannot be kept, the blue one can', () => {
    const table = fight({
      ned: { hand: ['pistol', 'pistol@starting'] },
      zombies: { [NEAR]: { walker: 9 } },
      dice: [1, 1, 1, 2],
    });
    table.does(shot(table, ['pistol', 'pistol@starting'], NEAR, { allOut: 1 }));
    table.stage.offers({ do: 'lose', card: item('pistol') }, { do: 'lose', card: item('pistol@starting') });
    table.does({ do: 'lose', card: item('pistol@starting') });
    expect(table.one('ned').hand).toEqual([item('pistol')]);
    // V189: a starting card leaves the mission.
    expect(table.s.removed).toContain(item('pistol@starting') / 2);
  });

  test('V265 an emptied weapon breaks as well', () => {
    const table = fight({ ned: { hand: ['sawedOff'] }, zombies: { [NEAR]: { walker: 9 } }, dice: [1, 1, 1, 2] });
    table.does(shot(table, ['sawedOff'], NEAR, { allOut: 1 }));
    expect(table.hand('ned')).toEqual([]);
  });
});
