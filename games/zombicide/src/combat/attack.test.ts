import { describe, expect, test } from 'vitest';
import { blow, FAR, fight, HERE, NEAR, shot } from '../../test/fights.ts';
import { BRUTE, RUNNER, TYPES, WALKER } from '../state.ts';

const ABOMINACOP = 2;

describe('a roll', () => {
  test('V136 V137 V138 V146 the dice of the weapon; each that reaches the accuracy kills', () => {
    const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { walker: 3 } }, dice: [3, 2] });
    table.does(blow(table, ['baseballBat']));
    expect(table.crowd(HERE)).toEqual({ walker: 2 });
    expect(table.one('ned')).toMatchObject({ actions: 2, ap: 1 });
  });

  test('V140 V141 V142 damage is not added up: two hits of 1 do not kill a brute', () => {
    const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { brute: 1 } }, dice: [6, 6] });
    table.does(blow(table, ['baseballBat']));
    expect(table.crowd(HERE)).toEqual({ brute: 1 });
  });

  test('V141 damage 2 kills a brute, and not an abomination', () => {
    const table = fight({
      ned: { hand: ['kukri'] },
      zombies: { [HERE]: { brute: 1 } },
      abominations: { patientZero: HERE },
      dice: [4, 4],
    });
    table.does(blow(table, ['kukri']));
    expect(table.crowd(HERE)).toEqual({});
    expect(table.s.abominations).toHaveLength(1);
  });

  test('V143 hits that find nobody are lost', () => {
    const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [HERE]: { walker: 1 } }, dice: [6, 6] });
    table.does(blow(table, ['baseballBat']));
    expect(table.one('ned').ap).toBe(1);
  });

  test('V144 V145 V231 damage 3 by a skill kills an abomination, for 5 AP', () => {
    const table = fight({
      ned: { hand: ['kukri'], skills: [], only: ['damageMelee'] },
      abominations: { patientZero: HERE },
      dice: [4, 1],
    });
    table.does(blow(table, ['kukri']));
    expect(table.s.abominations).toEqual([]);
    expect(table.s.abominationCards.discard).toEqual([0]);
    expect(table.one('ned').ap).toBe(5);
  });

  test('V139 Y7 X7 bonuses lower the needed number to 2, never below: a natural 1 misses', () => {
    const table = fight({
      ned: { hand: ['baseballBat'], only: ['rollCombat', 'rollMelee'] },
      zombies: { [HERE]: { walker: 2 } },
      dice: [2, 1],
    });
    table.does(blow(table, ['baseballBat']));
    expect(table.crowd(HERE)).toEqual({ walker: 1 });
  });
});

describe('melee', () => {
  test('V146 Y5 needs a zombie in the own zone', () => {
    const table = fight({ ned: { hand: ['baseballBat'] }, zombies: { [NEAR]: { walker: 1 } } });
    expect(table.options.some((option) => option.do === 'attack')).toBe(false);
  });

  test('V147 V154 the player assigns the hits, highest AP first among what dies', () => {
    const table = fight({
      ned: { hand: ['kukri'] },
      zombies: { [HERE]: { walker: 1, brute: 1, runner: 1 } },
      dice: [4, 4],
    });
    table.does(blow(table, ['kukri']));
    table.stage.offers({ do: 'hit', target: RUNNER }, { do: 'hit', target: BRUTE }, { do: 'hit', target: WALKER });
    table.does({ do: 'hit', target: WALKER }, { do: 'hit', target: BRUTE });
    expect(table.crowd(HERE)).toEqual({ runner: 1 });
  });

  test('V147 nobody is asked when all die anyway', () => {
    const table = fight({ ned: { hand: ['kukri'] }, zombies: { [HERE]: { walker: 1, runner: 1 } }, dice: [4, 4] });
    table.does(blow(table, ['kukri']));
    expect(table.crowd(HERE)).toEqual({});
    expect(table.prompt).toBe('turn.choose');
  });

  test('V148 misses harm nobody', () => {
    const table = fight({
      ned: { hand: ['kukri'] },
      survivors: { amy: { at: HERE } },
      zombies: { [HERE]: { walker: 1 } },
      dice: [1, 1],
    });
    table.does(blow(table, ['kukri']));
    expect(table.one('amy').wounds).toBe(0);
  });

  test('V129 V130 V166 a silent weapon makes no noise, a noisy one a single token', () => {
    const quiet = fight({ ned: { hand: ['kukri'] }, zombies: { [HERE]: { walker: 1 } }, dice: [4, 4] });
    quiet.does(blow(quiet, ['kukri']));
    expect(quiet.s.noise[quiet.zone(HERE)]).toBe(0);
    const loud = fight({ ned: { hand: ['chainsaw'] }, zombies: { [HERE]: { walker: 1 } }, dice: [5, 5, 5, 5, 5] });
    loud.does(blow(loud, ['chainsaw']));
    expect(loud.s.noise[loud.zone(HERE)]).toBe(1);
  });
});

describe('a shot', () => {
  test('V150 V113 at a zone in sight, within the range of the weapon', () => {
    const zombies = { [HERE]: { walker: 1 }, [NEAR]: { walker: 1 }, [FAR]: { walker: 1 } };
    const pistol = fight({ ned: { hand: ['pistol'] }, zombies });
    expect([HERE, NEAR, FAR].map((zone) => pistol.isOffered(shot(pistol, ['pistol'], zone)))).toEqual([
      true,
      true,
      false,
    ]);
    const rifle = fight({ ned: { hand: ['sniperRifle'] }, zombies });
    expect([HERE, NEAR, FAR].map((zone) => rifle.isOffered(shot(rifle, ['sniperRifle'], zone)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('V151 range 0 is a ranged action: misses and levels as at any range', () => {
    const table = fight({
      ned: { hand: ['shotgun'] },
      survivors: { amy: { at: HERE } },
      zombies: { [HERE]: { walker: 1 } },
      dice: [4, 1],
    });
    table.does(shot(table, ['shotgun'], HERE));
    expect(table.one('amy').wounds).toBe(2);
  });

  test('V152 zombies in the own zone and between are no obstacle', () => {
    const zombies = { [HERE]: { walker: 2 }, [NEAR]: { walker: 1 }, [FAR]: { runner: 1 } };
    const table = fight({ ned: { hand: ['sniperRifle'] }, zombies, dice: [3] });
    table.does(shot(table, ['sniperRifle'], FAR));
    expect([table.crowd(HERE), table.crowd(NEAR), table.crowd(FAR)]).toEqual([{ walker: 2 }, { walker: 1 }, {}]);
  });

  test('V153 brutes first, then walkers, then runners', () => {
    const zombies = { [NEAR]: { walker: 1, brute: 1, runner: 1 } };
    const table = fight({ ned: { hand: ['automaticShotgun'] }, zombies, dice: [4, 4, 1] });
    table.does(shot(table, ['automaticShotgun'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ runner: 1 });
  });

  test('V155 damage 1 is wasted on a brute, whoever stands behind it', () => {
    const table = fight({ ned: { hand: ['pistol'] }, zombies: { [NEAR]: { walker: 2, brute: 1 } }, dice: [6] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 2, brute: 1 });
  });

  test('V155 damage 2 is wasted on an abomination once no brute is left', () => {
    const table = fight({
      ned: { hand: ['automaticShotgun'] },
      zombies: { [NEAR]: { walker: 2, brute: 1 } },
      abominations: { patientZero: NEAR },
      dice: [6, 6, 6],
    });
    table.does(shot(table, ['automaticShotgun'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 2 });
  });

  test('V153 V154 brutes and abominations are of one level: the shooter picks, the abomination first', () => {
    const table = fight({
      ned: { hand: ['shotgun'], only: ['damageRanged'] },
      zombies: { [NEAR]: { brute: 1 } },
      abominations: { patientZero: NEAR },
      dice: [6, 1],
    });
    table.does(shot(table, ['shotgun'], NEAR));
    table.stage.offers({ do: 'hit', target: TYPES }, { do: 'hit', target: BRUTE });
    table.does({ do: 'hit', target: BRUTE });
    expect(table.s.abominations).toHaveLength(1);
  });

  test('V156 V229 the Abominacop comes before everything else', () => {
    const scene = {
      zombies: { [NEAR]: { brute: 1 } },
      abominations: { abominacop: NEAR },
    };
    const weak = fight({ ned: { hand: ['shotgun'] }, ...scene, dice: [6, 6] });
    weak.does(shot(weak, ['shotgun'], NEAR));
    expect(weak.crowd(NEAR)).toEqual({ brute: 1 });
    const strong = fight({ ned: { hand: ['shotgun'], only: ['damageRanged'] }, ...scene, dice: [6, 6] });
    strong.does(shot(strong, ['shotgun'], NEAR));
    expect(strong.crowd(NEAR)).toEqual({});
    strong.happened(
      'attacked',
      'diceRolled',
      { type: 'abominationKilled', kind: ABOMINACOP },
      { type: 'zombiesKilled', kind: BRUTE },
      'noiseMade',
      'adrenalineGained',
    );
  });

  test('V157 a sniper rifle chooses all targets, and its misses harm nobody', () => {
    const table = fight({
      ned: { hand: ['armySniperRifle'] },
      survivors: { amy: { at: NEAR } },
      zombies: { [NEAR]: { walker: 1, brute: 1, runner: 1 } },
      dice: [3, 1],
    });
    table.does(shot(table, ['armySniperRifle'], NEAR), { do: 'hit', target: RUNNER });
    expect(table.crowd(NEAR)).toEqual({ walker: 1, brute: 1 });
    expect(table.one('amy').wounds).toBe(0);
  });

  test('Y5 V129 a shot at an empty zone is legal and makes noise', () => {
    const table = fight({ ned: { hand: ['pistol'] }, dice: [6] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.s.noise[table.zone(HERE)]).toBe(1);
    expect(table.s.noise[table.zone(NEAR)]).toBe(0);
  });
});

describe('two weapons', () => {
  test('V165 V166 two of one name with the dual symbol roll one pool, with one noise', () => {
    const table = fight({ ned: { hand: ['pistol', 'pistol'] }, zombies: { [NEAR]: { walker: 2 } }, dice: [3, 3] });
    table.does(shot(table, ['pistol', 'pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({});
    expect(table.s.noise[table.zone(HERE)]).toBe(1);
    expect(table.one('ned').actions).toBe(2);
  });

  test('V165 cards of one name are a pair, whatever deck they come from', () => {
    const table = fight({ ned: { hand: ['pistol', 'pistol@starting'] }, zombies: { [NEAR]: { walker: 2 } } });
    expect(table.isOffered(shot(table, ['pistol', 'pistol@starting'], NEAR))).toBe(true);
  });

  test('V165 V168 Y33 X10 not without the symbol, and never two names', () => {
    const zombies = { [HERE]: { walker: 2 } };
    const kukris = fight({ ned: { hand: ['kukri', 'kukri'] }, zombies });
    expect(kukris.isOffered(blow(kukris, ['kukri', 'kukri']))).toBe(false);
    const trained = fight({ ned: { hand: ['kukri', 'kukri'], only: ['ambidextrous'] }, zombies });
    expect(trained.isOffered(blow(trained, ['kukri', 'kukri']))).toBe(true);
    const mixed = fight({ ned: { hand: ['kukri', 'machete'], only: ['ambidextrous'] }, zombies });
    expect(mixed.isOffered(blow(mixed, ['kukri', 'machete']))).toBe(false);
  });

  test('V168 X28 X59 Gunslinger is for ranged weapons, Swordmaster for melee', () => {
    const zombies = { [HERE]: { walker: 2 } };
    const hand = ['shotgun', 'shotgun'] as const;
    const gunslinger = fight({ ned: { hand, only: ['gunslinger'] }, zombies });
    expect(gunslinger.isOffered(shot(gunslinger, hand, HERE))).toBe(true);
    const swordmaster = fight({ ned: { hand, only: ['swordmaster'] }, zombies });
    expect(swordmaster.isOffered(shot(swordmaster, hand, HERE))).toBe(false);
    const blades = fight({ ned: { hand: ['kukri', 'kukri'], only: ['swordmaster'] }, zombies });
    expect(blades.isOffered(blow(blades, ['kukri', 'kukri']))).toBe(true);
  });

  test('V167 only one of the two may be used', () => {
    const table = fight({ ned: { hand: ['pistol', 'pistol'] }, zombies: { [NEAR]: { walker: 2 } }, dice: [3] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 1 });
  });
});

describe('reload', () => {
  test('V172 a fired weapon is empty, and both of a pair are', () => {
    const table = fight({
      ned: { hand: ['sawedOff', 'sawedOff'] },
      zombies: { [NEAR]: { walker: 5 } },
      dice: [1, 1, 1, 1],
    });
    table.does(shot(table, ['sawedOff', 'sawedOff'], NEAR));
    expect(table.hand('ned')).toEqual(['sawedOff!', 'sawedOff!']);
    expect(table.options.some((option) => option.do === 'attack')).toBe(false);
  });

  test('V173 two are fired one after the other without reloading', () => {
    const table = fight({
      ned: { hand: ['sawedOff', 'sawedOff'] },
      zombies: { [NEAR]: { walker: 5 } },
      dice: [3, 3, 3, 3],
    });
    table.does(shot(table, ['sawedOff'], NEAR), shot(table, ['sawedOff'], NEAR));
    expect(table.hand('ned')).toEqual(['sawedOff!', 'sawedOff!']);
    expect(table.crowd(NEAR)).toEqual({ walker: 1 });
  });

  test("V175 V179 the melee side of Ma's Shotgun needs no load and uses none", () => {
    const zombies = { [HERE]: { walker: 2 } };
    const table = fight({ ned: { hand: ['masShotgun!'] }, zombies, dice: [3] });
    expect(table.isOffered(shot(table, ['masShotgun!'], HERE))).toBe(false);
    table.does(blow(table, ['masShotgun!']));
    expect(table.crowd(HERE)).toEqual({ walker: 1 });
    const loaded = fight({ ned: { hand: ['masShotgun'] }, zombies, dice: [3] });
    loaded.does(blow(loaded, ['masShotgun']));
    expect(loaded.hand('ned')).toEqual(['masShotgun']);
  });
});

describe('after an attack', () => {
  test('V131 the noise stays where it was made', () => {
    const table = fight({ ned: { hand: ['pistol'] }, zombies: { [NEAR]: { walker: 1 } }, dice: [1] });
    table.does(shot(table, ['pistol'], NEAR), { do: 'move', way: [table.zone('2V.s2')] });
    expect([HERE, '2V.s2'].map((zone) => table.s.noise[table.zone(zone)])).toEqual([1, 0]);
  });

  test('Y6 a skill gained by a kill works from the next action on', () => {
    const table = fight({
      survivors: {},
      ned: { hand: ['pistol'], ap: 18 },
      zombies: { [NEAR]: { walker: 5 } },
      dice: [3, 3, 3],
    });
    table.does(shot(table, ['pistol'], NEAR), { do: 'learn', skill: 'dieRanged' });
    expect(table.crowd(NEAR)).toEqual({ walker: 4 });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 2 });
  });

  test('V405 in M7 a kill reads the next note, for the one who killed', () => {
    const table = fight({
      mission: 'M7',
      night: false,
      ned: { at: '13V.c', hand: ['shotgun'], only: ['damageRanged'] },
      abominations: { patientZero: '13V.m' },
      secretService: ['repairKit'],
      dice: [4, 4],
    });
    table.does(shot(table, ['shotgun'], '13V.m'));
    expect(table.s.read).toEqual([0]);
    expect(table.pack('ned')).toEqual(['repairKit']);
    // 5 for the abomination, 2 by the note.
    expect(table.one('ned').ap).toBe(7);
  });

  test('V194 V426 X32 Home defender shoots through rooms, against the general rule', () => {
    const rooms = { at: '4R.r1', hand: ['sniperRifle'] } as const;
    const zombies = { '3R.r1': { walker: 1 } };
    const plain = fight({ ned: rooms, zombies });
    expect(plain.isOffered(shot(plain, ['sniperRifle'], '3R.r1'))).toBe(false);
    const skilled = fight({ ned: { ...rooms, only: ['homeDefender'] }, zombies });
    expect(skilled.isOffered(shot(skilled, ['sniperRifle'], '3R.r1'))).toBe(true);
  });
});

describe('re-rolls', () => {
  const BULLETS = { do: 'reroll', by: 'ammo' } as const;

  test('V169 an ammo card of the right kind re-rolls all dice once; the second result stands', () => {
    const table = fight({
      ned: { hand: ['subMg'], pack: ['bullets'] },
      zombies: { [NEAR]: { walker: 3 } },
      dice: [5, 1, 1, 1, 1, 1],
    });
    table.does(shot(table, ['subMg'], NEAR));
    expect(table.prompt).toBe('strike.again');
    table.does(BULLETS);
    expect(table.crowd(NEAR)).toEqual({ walker: 3 });
    expect(table.prompt).toBe('turn.choose');
  });

  test('V169 shells do not help bullets', () => {
    const table = fight({ ned: { hand: ['pistol'], pack: ['shells'] }, zombies: { [NEAR]: { walker: 3 } }, dice: [1] });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.prompt).toBe('turn.choose');
  });

  test('V170 V171 X39 Lucky adds one more, of all ordinary dice', () => {
    const table = fight({
      ned: { hand: ['subMg'], pack: ['bullets'], only: ['lucky'] },
      zombies: { [NEAR]: { walker: 3 } },
      dice: [1, 1, 1, 1, 1, 5, 5, 5, 5],
    });
    table.does(shot(table, ['subMg'], NEAR));
    table.stage.offers(BULLETS, { do: 'reroll', by: 'skill' }, { do: 'keepRoll' });
    table.does(BULLETS, { do: 'reroll', by: 'skill' });
    expect(table.crowd(NEAR)).toEqual({});
  });

  test('V169 nobody is asked where a better roll could do no more', () => {
    const table = fight({
      ned: { hand: ['subMg'], pack: ['bullets'] },
      zombies: { [NEAR]: { walker: 1 } },
      dice: [5, 1, 1],
    });
    table.does(shot(table, ['subMg'], NEAR));
    expect(table.prompt).toBe('turn.choose');
  });

  test('V180 the skill of a weapon works only in attacks with it', () => {
    const table = fight({
      ned: { hand: ['sniperRifle', 'pistol'] },
      zombies: { [NEAR]: { walker: 1, brute: 1 } },
      dice: [6],
    });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.crowd(NEAR)).toEqual({ walker: 1, brute: 1 });
  });
});

describe('where attacks are forbidden', () => {
  test('V228 Y68 nobody fights in the zone of the Hobomination, into it everybody may', () => {
    const here = fight({ ned: { hand: ['pistol', 'kukri'] }, abominations: { hobomination: HERE } });
    expect(here.options.some((option) => option.do === 'attack')).toBe(false);
    const there = fight({ ned: { hand: ['pistol'] }, abominations: { hobomination: NEAR } });
    expect(there.isOffered(shot(there, ['pistol'], NEAR))).toBe(true);
  });

  test('V89 V136 a weapon in the backpack is not used, unless all is in hand by Webbing (X63)', () => {
    const zombies = { [HERE]: { walker: 1 } };
    const packed = fight({ ned: { pack: ['kukri'] }, zombies });
    expect(packed.isOffered(blow(packed, ['kukri']))).toBe(false);
    const webbed = fight({ ned: { pack: ['kukri'], only: ['webbing'] }, zombies });
    expect(webbed.isOffered(blow(webbed, ['kukri']))).toBe(true);
  });
});
