/** Skills in company: what happens when one meets another rule. */
import { describe, expect, test } from 'vitest';
import { ACTIVATION, WOUNDS, ZOMBIE_PHASE } from '../../src/declared.ts';
import { packSize } from '../../src/rules/inventory.ts';
import { healthOf } from '../../src/rules/printed.ts';
import { sees } from '../../src/rules/sight.ts';
import { NONE } from '../../src/state.ts';
import { everybody } from '../../src/zombies/activation.ts';
import { blow, FAR, fight, HERE, NEAR, shot } from '../fights.ts';
import { cardNo, item, scene, type Scene } from '../scene.ts';

const throwAt = (table: Scene, zone: string) =>
  ({ do: 'throw', card: item('molotov'), zone: table.zone(zone) }) as const;
const rolled = (table: Scene): number[] =>
  table.s.kernel.events.flatMap((e) =>
    e.type === 'diceRolled' && e.again === '' ? [e.dice.length, e.allOut.length] : [],
  );

describe('skills that count', () => {
  test('X1 V32 V195 +1 Action twice, with yellow: six actions', () => {
    const table = fight({ ned: { ap: 7, only: ['action', 'action', 'action'] } });
    expect(table.one('ned').actions).toBe(6);
  });

  test('X3 V166 Y63 a bonus die for each gun of a pair, none for the All-Out dice', () => {
    const ned = { hand: ['pistol', 'pistol'], only: ['dieRanged', 'dieCombat'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { walker: 9 } }, dice: Array(8).fill(6) });
    table.does(shot(table, ['pistol', 'pistol'], NEAR, { allOut: 1 }));
    expect(rolled(table)).toEqual([6, 2]);
  });

  test('X16 V436 brothers in arms: a companion is no brother, a second survivor is', () => {
    const ned = { hand: ['machete'], only: ['brothersDieCombat'] } as const;
    const zombies = { [HERE]: { brute: 5 } };
    const alone = fight({ ned, zombies, companions: { taylor: 'ned' }, dice: [1] });
    expect(rolled(alone.does(blow(alone, ['machete'])))).toEqual([1, 0]);
    const both = fight({ ned, zombies, survivors: { amy: { at: HERE } }, dice: [1, 1] });
    expect(rolled(both.does(blow(both, ['machete'])))).toEqual([2, 0]);
  });

  test('X16 V252 a brother who lies there is none', () => {
    const ned = { hand: ['machete'], only: ['brothersDieCombat'] } as const;
    const survivors = { amy: { at: HERE, status: 'down', downIn: 1 } } as const;
    const table = fight({ ned, survivors, zombies: { [HERE]: { brute: 5 } }, dice: [1] });
    expect(rolled(table.does(blow(table, ['machete'])))).toEqual([1, 0]);
  });

  test('X45 X58 Super strength and a 6: damage 4, still one victim for each hit', () => {
    const ned = { hand: ['machete'], only: ['superStrength', 'roll6DamageMelee'] } as const;
    const table = fight({ ned, abominations: { patientZero: HERE }, zombies: { [HERE]: { walker: 1 } }, dice: [6] });
    table.does(blow(table, ['machete']), { do: 'hit', target: 3 });
    expect([table.s.abominations, table.crowd(HERE)]).toEqual([[], { walker: 1 }]);
  });

  test('X45 X39 V171 Lucky before the 6 counts: the damage is that of the last roll', () => {
    const ned = { hand: ['pistol'], only: ['roll6DamageRanged', 'lucky'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { brute: 1 } }, dice: [3, 6] });
    table.does(shot(table, ['pistol'], NEAR), { do: 'reroll', by: 'skill' });
    expect(table.crowd(NEAR)).toEqual({});
  });

  test('X66 X7 Y7 All-Out bonuses stop at 2+, and a Break stays a Break', () => {
    const ned = { hand: ['baseballBat'], only: ['allOutRollMelee', 'allOutRollCombat'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 9 } }, dice: [2, 1, 1] });
    table.does(blow(table, ['baseballBat'], 1));
    expect([table.crowd(HERE), table.hand('ned')]).toEqual([{ walker: 8 }, []]);
  });

  test('X70 X66 V420 doubled dice with an All-Out die: the ordinary die is not doubled', () => {
    const ned = { hand: ['machete'], only: ['doubleAllOut', 'allOutDieMelee'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 9 } }, dice: [1, 1, 2, 2] });
    expect(rolled(table.does(blow(table, ['machete'], 2)))).toEqual([2, 2]);
  });

  test('X30 X63 Hoard and Webbing: a bag of seven, all at hand', () => {
    const pack = ['machete', 'katana', 'pistol', 'shotgun', 'subMg'] as const;
    const table = fight({ ned: { pack, only: ['hoard', 'webbing'] }, zombies: { [HERE]: { walker: 1 } } });
    expect(packSize(table.s, 0)).toBe(5);
    expect(table.isOffered(blow(table, ['katana']))).toBe(true);
  });

  test('X63 V165 with Webbing two machetes in the backpack are a pair', () => {
    const table = fight({
      ned: { pack: ['machete', 'machete'], only: ['webbing'] },
      zombies: { [HERE]: { walker: 1 } },
    });
    expect(table.isOffered(blow(table, ['machete', 'machete']))).toBe(true);
  });

  test('X63 V172 with Webbing one action reloads a pair of Sawed-Offs in the backpack', () => {
    const table = fight({ ned: { pack: ['sawedOff!', 'sawedOff!'], only: ['webbing'] } });
    table.does({ do: 'reload', card: cardNo('sawedOff') });
    expect(table.pack('ned')).toEqual(['sawedOff', 'sawedOff']);
  });

  test('X54 V17 a survivor with four health falls at the fourth wound', () => {
    const table = scene({ mission: 'M1', survivors: { amy: { at: HERE, skills: ['startsWith4Health'] }, doug: {} } });
    expect(healthOf(table.s, table.one('amy'))).toBe(4);
  });
});

describe('Escalation', () => {
  const ned = { hand: ['pistol', 'molotov'], pack: ['water'], only: ['escalationRanged'] } as const;
  const zombies = { [NEAR]: { brute: 5 }, [HERE]: { brute: 1 } };

  test('X24 V182 V94 eating and throwing cards away are no actions, and break no row', () => {
    const table = fight({ ned, zombies, dice: [1, 1, 1] });
    table.does(shot(table, ['pistol'], NEAR), { do: 'eat', card: cardNo('water') });
    table.does({ do: 'discard', card: item('molotov') }, shot(table, ['pistol'], NEAR));
    expect(rolled(table)).toEqual([2, 0]);
  });

  test('X24 V176 a Molotov is a ranged action: the shot after it is the second in a row', () => {
    const table = fight({ ned, zombies, dice: [1, 1] });
    table.does(throwAt(table, NEAR), shot(table, ['pistol'], HERE));
    expect(rolled(table)).toEqual([2, 0]);
  });

  test('X24 V103 any other action breaks it', () => {
    const table = fight({ ned, zombies, dice: [1, 1] });
    table.does(shot(table, ['pistol'], NEAR), { do: 'makeNoise' }, shot(table, ['pistol'], NEAR));
    expect(rolled(table)).toEqual([1, 0]);
  });
});

describe('free actions', () => {
  test('X65 X23 V33 the narrowest free action pays: All-Out, then with the pair, then any', () => {
    const ned = { hand: ['machete', 'machete'], only: ['freeAllOutMelee', 'dualExpert', 'freeCombat'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { brute: 9 } }, dice: [1, 1, 2, 2, 1, 1] });
    table.does(blow(table, ['machete', 'machete'], 1));
    expect(table.one('ned').free).toEqual(['dual', 'combat']);
    table.does(blow(table, ['machete', 'machete']));
    expect(table.one('ned')).toMatchObject({ free: ['combat'], actions: 3 });
  });

  test('X10 X23 Ambidextrous makes any two of a name a pair for the Dual expert', () => {
    const ned = { hand: ['kukri', 'kukri'], only: ['ambidextrous', 'dualExpert'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { brute: 1 } }, dice: [1, 1, 1, 1] });
    table.does(blow(table, ['kukri', 'kukri']));
    expect(table.one('ned')).toMatchObject({ actions: 3, free: [] });
  });

  test('X26 V172 Free reload works without any action left, and then the gun fires by a free action', () => {
    const ned = { hand: ['sawedOff!'], only: ['freeReload', 'freeRanged'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { walker: 1 } }, dice: [1, 1] });
    table.does({ do: 'makeNoise' }, { do: 'makeNoise' }, { do: 'makeNoise' });
    table.does({ do: 'reload', card: cardNo('sawedOff') }, shot(table, ['sawedOff'], NEAR));
    expect(table.one('ned')).toMatchObject({ actions: 0, free: [] });
  });

  test('X33 X34 V129 improvised weapons are silent and free, once each', () => {
    const ned = { only: ['improvisedMelee', 'improvisedRanged'] } as const;
    const zombies = { [HERE]: { walker: 3 }, [NEAR]: { walker: 3 } };
    const table = fight({ ned, zombies, dice: [1, 1, 1, 1] });
    table.does(blow(table, []), shot(table, [], NEAR));
    expect(table.one('ned').actions).toBe(3);
    expect(table.s.noise[table.zone(HERE)]).toBe(0);
    expect(table.options.filter(({ do: what }) => what === 'attack')).toEqual([]);
  });

  test('X12 X5 Blitz ends where the longer range reaches, and its shot is free', () => {
    const ned = { hand: ['pistol'], only: ['blitz'] } as const;
    const table = fight({ ned: { ...ned, at: '2V.s1' }, zombies: { [NEAR]: { walker: 1 } }, dice: [6] });
    table.does({ do: 'dash', skill: 'blitz', way: [table.zone('2V.s2'), table.zone(HERE)] });
    table.does(shot(table, ['pistol'], NEAR));
    expect([table.crowd(NEAR), table.one('ned').actions]).toEqual([{}, 2]);
  });

  test('X13 X29 Bloodlust and Hit & run: in, a blow, and out again', () => {
    const ned = { hand: ['machete'], only: ['bloodlustMelee', 'hitAndRun'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { walker: 2 } }, dice: [6] });
    table.does({ do: 'dash', skill: 'bloodlustMelee', way: [table.zone(NEAR)] });
    table.does({ ...blow(table, ['machete']), zone: table.zone(NEAR) } as never);
    table.does({ do: 'move', way: [table.zone(FAR)] });
    expect(table.one('ned')).toMatchObject({ zone: table.zone(FAR), actions: 2 });
  });

  test('X4 V53 V33 a free Search does not pay for a crate', () => {
    const ned = { at: '6R.r2', only: ['freeSearch'] } as const;
    const table = scene({ survivors: { ned }, crates: ['6R.r2'], equipment: ['water'] }).turn('ned');
    table.does({ do: 'makeNoise' }, { do: 'makeNoise' }, { do: 'makeNoise' });
    expect([table.isOffered({ do: 'crate' }), table.isOffered({ do: 'search', light: false })]).toEqual([false, true]);
  });
});

describe('skills of defence', () => {
  const bitten = (survivors: object, ...hits: number[]): Scene => {
    const table = scene({ mission: 'M1', survivors } as never);
    const given = table.s.survivors.map(() => 0);
    const locals = { zone: table.zone(HERE), hits, damage: 1, cause: 'zombies', by: NONE, companions: [] } as const;
    return table.runs(WOUNDS, { ...locals, given });
  };

  test('X62 Y35 the Riot Shield is Tough in a hand, and not in the backpack', () => {
    const shield = { at: HERE, hand: ['riotShield@secretService'], only: [] } as const;
    expect(bitten({ amy: shield }, 2).one('amy').wounds).toBe(1);
    expect(bitten({ amy: { ...shield, hand: [], pack: shield.hand } }, 2).one('amy').wounds).toBe(2);
  });

  test('X62 V195 Tough has no number: with a shield beside the skill only the first wound is ignored', () => {
    const amy = { at: HERE, hand: ['riotShield@secretService', 'riotShield@secretService'], only: ['tough'] } as const;
    expect(bitten({ amy }, 2).one('amy').wounds).toBe(1);
  });

  test('X39 V195 Lucky has no number: with a lucky companion there is still one re-roll', () => {
    const ned = { hand: ['machete'], only: ['lucky'] } as const;
    const table = fight({ ned, companions: { hania: 'ned' }, zombies: { [HERE]: { walker: 1 } }, dice: [1, 1] });
    table.does(blow(table, ['machete']), { do: 'reroll', by: 'skill' });
    expect(table.prompt).toBe('turn.choose');
  });

  test('X62 Y53 V219 Tough ignores a wound in each action of the runners', () => {
    const survivors = { amy: { at: HERE, only: ['tough'] } } as const;
    const table = scene({ mission: 'M1', survivors, zombies: { [HERE]: { runner: 2 } } });
    table.runs(ACTIVATION, everybody(table.s));
    expect(table.one('amy').wounds).toBe(2);
  });

  test('X22 X62 a Dreadnought against walkers is still bitten by the brute; Tough ignores that', () => {
    const amy = { at: HERE, only: ['dreadnoughtWalker', 'tough'] } as const;
    expect(bitten({ amy }, 5, 1).one('amy').wounds).toBe(0);
  });

  test('X57 V177 a Steady hand spares nobody from a Molotov', () => {
    const ned = { hand: ['molotov'], only: ['steadyHand'] } as const;
    const survivors = { amy: { at: NEAR } } as const;
    const table = fight({ ned, survivors, zombies: { [NEAR]: { walker: 1 } } });
    expect(table.does(throwAt(table, NEAR)).one('amy').status).toBe('down');
  });

  test('X57 V163 a Steady hand spares friends from Breaks, too', () => {
    const ned = { hand: ['pistol'], only: ['steadyHand'] } as const;
    const table = fight({ ned, survivors: { amy: { at: NEAR } }, zombies: { [NEAR]: { walker: 1 } }, dice: [1, 1] });
    table.does(shot(table, ['pistol'], NEAR, { allOut: 1 }));
    expect([table.one('amy').wounds, table.hand('ned')]).toEqual([0, []]);
  });

  test('X9 V88 the cocktail that is saved comes back even when the backpack is full: to the free hand', () => {
    const ned = { hand: ['molotov', 'pistol'], pack: ['rice', 'rice', 'rice'], only: ['twoCocktails'] } as const;
    const table = fight({ ned, zombies: { [NEAR]: { walker: 1 } }, dice: [4] });
    table.does(throwAt(table, NEAR));
    expect([table.prompt, table.hand('ned'), table.crowd(NEAR)]).toEqual(['turn.choose', ['pistol', 'molotov'], {}]);
  });
});

describe('skills of the eyes, and of the cards', () => {
  test('X32 V127 X69 a Home defender sees through rooms by day; at night only with Night vision', () => {
    const range = (night: boolean, ...only: ('homeDefender' | 'nightVision')[]): number => {
      const survivors = { ned: { at: '7V.r1', only } };
      const table = scene({ mission: 'M2', survivors, hour: night ? 1 : 9 });
      return sees(table.s, 0, table.zone('7V.r3'));
    };
    expect([range(false), range(false, 'homeDefender')]).toEqual([-1, 2]);
    expect([range(true, 'homeDefender'), range(true, 'homeDefender', 'nightVision')]).toEqual([-1, 2]);
  });

  test('X27 X57 Full auto with a Steady hand asks nobody: more dice harm no friend', () => {
    const ned = { hand: ['pistol'], only: ['fullAuto', 'steadyHand'] } as const;
    const table = fight({
      ned,
      survivors: { amy: { at: NEAR } },
      zombies: { [NEAR]: { walker: 4 } },
      dice: [6, 6, 6, 6],
    });
    expect(rolled(table.does(shot(table, ['pistol'], NEAR)))).toEqual([4, 0]);
  });

  test('X27 V160 Full auto at range 0, alone: the shooter is in no danger, so nobody is asked', () => {
    const ned = { hand: ['pistol'], only: ['fullAuto'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { walker: 3 } }, dice: [6, 6, 6] });
    expect(rolled(table.does(shot(table, ['pistol'], HERE)))).toEqual([3, 0]);
  });

  test('X21 V236 Y64 the Distributor knows all cards; each is read at the level of its moment', () => {
    const survivors = { ned: { at: HERE, only: ['distributor'] } } as const;
    const table = scene({ mission: 'M1', survivors, zombieCards: [1, 2, 3, 4] }).runs(ZOMBIE_PHASE, {});
    const zone = table.zone('5R.s6');
    table.does({ do: 'distribute', zone, card: 3 });
    expect(table.crowd('5R.s6')).toEqual({ walker: 4 });
  });

  test('X71 V421 Makeshift repair is there again in the next turn', () => {
    const ned = { hand: ['machete'], only: ['makeshiftRepair'] } as const;
    const table = fight({ ned, zombies: { [HERE]: { brute: 3 } }, dice: [1, 1, 1, 1] });
    table.does(blow(table, ['machete'], 1), { do: 'makeshiftRepair' }, { do: 'end' }).turn('ned');
    table.does(blow(table, ['machete'], 1));
    expect(table.isOffered({ do: 'makeshiftRepair' })).toBe(true);
  });
});
