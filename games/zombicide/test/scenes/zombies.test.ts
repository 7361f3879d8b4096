/** Where spawning, shortage, openings and reactions meet. */
import { describe, expect, test } from 'vitest';
import { ABOMINATION, ACTIVATION, BEAMS, DOOR, PLACING, ZOMBIE_CARD, ZOMBIE_PHASE } from '../../src/declared.ts';
import { BRUTE, RUNNER } from '../../src/state.ts';
import { everybody } from '../../src/zombies/activation.ts';
import { item, scene, type Position, type Scene } from '../scene.ts';

/** A zombie card for a zone of S7, whose streets are a ring round one house. */
function draw(zone: string, position: Position): Scene {
  const table = scene({ mission: 'S7', ...position });
  return table.runs(ZOMBIE_CARD, { zone: table.zone(zone) });
}

describe('too few figures', () => {
  test('V238 V216 runners run out: those on the board and the new one act twice, and odd ones are placed', () => {
    const table = draw('9R.s8', {
      survivors: { amy: { at: '7R.s6' } },
      box: { runner: 1 },
      zombieCards: [16],
    });
    // One of two comes, and the shortage activates it: two shortest ways lead round the house.
    expect(table.prompt).toBe('zombiePass.choose');
    const [first] = table.options;
    table.does(first!);
    expect(table.crowd('9R.s8')).toEqual({});
  });

  test('V238 V219 a runner of the shortage moves, and attacks with its second action', () => {
    const table = draw('7R.s4', { survivors: { amy: { at: '7R.s6' } }, box: { runner: 1 }, zombieCards: [16] });
    expect([table.crowd('7R.s6'), table.one('amy').wounds]).toEqual([{ runner: 1 }, 1]);
  });

  test('V238 each further short card activates them again', () => {
    const position = { survivors: { amy: { at: '7R.s6' } }, zombies: { '4R.s4': { brute: 1 } }, box: { brute: 0 } };
    const table = draw('9R.s5', { ...position, zombieCards: [9, 10] } as Position);
    expect(table.crowd('4R.s5')).toEqual({ brute: 1 });
    table.runs(ZOMBIE_CARD, { zone: table.zone('9R.s5') });
    expect(table.crowd('4R.s5')).toEqual({});
  });

  test('V238 V235 a line of 0 is no shortage', () => {
    const position = { survivors: { amy: { at: '7R.s6' } }, zombies: { '4R.s4': { runner: 1 } }, box: { runner: 0 } };
    const table = draw('9R.s5', { ...position, zombieCards: [13] } as Position);
    expect(table.crowd('4R.s4')).toEqual({ runner: 1 });
  });

  test('V238 V331 in a shortage zombies cross sandbags', () => {
    const table = scene({
      mission: 'M4',
      hour: 9,
      survivors: { amy: { at: '11V.se' } },
      zombies: { '11V.e': { brute: 1 } },
      box: { brute: 0 },
    });
    table.runs(PLACING, { zone: table.zone('1R.s6'), kind: BRUTE, n: 1 });
    expect(table.crowd('11V.se')).toEqual({ brute: 1 });
  });

  test('V331 V223 in an extra activation a runner crosses sandbags with its second action, too', () => {
    const survivors = { amy: { at: '11V.se' } } as const;
    const table = scene({ mission: 'M4', hour: 9, survivors, zombies: { '10V.se': { runner: 1 } } });
    table.runs(ACTIVATION, { ...everybody(table.s), extra: true });
    expect(table.crowd('11V.se')).toEqual({ runner: 1 });
  });

  test('V239 V84 a card of the mission that finds exactly enough figures activates nobody', () => {
    const table = scene({ mission: 'S7', survivors: { amy: { at: '7R.s6' } }, box: { runner: 2 } });
    table.runs(PLACING, { zone: table.zone('4R.s4'), kind: RUNNER, n: 2 });
    expect(table.crowd('4R.s4')).toEqual({ runner: 2 });
  });
});

/** Ned opens the house 6R of S0, which has one dark zone, or 1V, which has two; the cards are stacked. */
function opens(door: string, at: string, position: Position): Scene {
  const survivors = { ned: { at, only: [], hand: ['crowbar'] }, ...position.survivors };
  const table = scene({ ...position, survivors } as Position).turn('ned');
  return table.does({ do: 'door', door: table.door(door), card: item('crowbar') });
}

describe('a building that is being opened', () => {
  const DOOR_1V = '1V.r1|1V.s4';
  const at = (table: Scene, zone: string) => ({ do: 'darkZone', zone: table.zone(zone) }) as const;

  test('V80 V82 a rush comes to the door, and an extra activation of the next card makes it attack', () => {
    const survivors = { amy: { at: '9R.s3', ap: 7 } } as const;
    const table = opens(DOOR_1V, '5R.s4', { survivors, zombieCards: [5, 37] });
    // At yellow two walkers rush from 1V.r1 to Ned; then all walkers act once more.
    table.does(at(table, '1V.r1'));
    expect([table.crowd('5R.s4'), table.one('ned').wounds]).toEqual([{ walker: 2 }, 2]);
  });

  test('V78 V80 the other order: nobody is there to act, then the rush', () => {
    const survivors = { amy: { at: '9R.s3', ap: 7 } } as const;
    const table = opens(DOOR_1V, '5R.s4', { survivors, zombieCards: [37, 5] });
    table.does(at(table, '1V.r3'));
    expect([table.crowd('5R.s4'), table.one('ned').wounds]).toEqual([{ walker: 2 }, 0]);
  });

  test('V425 V80 Combat reflexes that kill all who came leave nobody to rush', () => {
    const survivors = { ned: { at: '5R.s4', only: ['combatReflexes'], hand: ['crowbar', 'pistol'] } } as const;
    const table = opens(DOOR_1V, '5R.s4', { survivors, zombieCards: [5, 2], rigged: [5] });
    table.does(at(table, '1V.r1'));
    const zone = table.zone('1V.r1');
    table.does({ do: 'attack', kind: 'ranged', with: [item('pistol')], zone, allOut: 0, light: false });
    expect([table.crowd('1V.r1'), table.crowd('5R.s4')]).toEqual([{}, {}]);
  });

  test('V425 Y64 a level won by Combat reflexes counts for the next dark zone', () => {
    const survivors = { ned: { at: '5R.s4', only: ['combatReflexes'], hand: ['crowbar', 'pistol'], ap: 6 } } as const;
    const table = opens(DOOR_1V, '5R.s4', { survivors, zombieCards: [1, 2], rigged: [5] });
    table.does(at(table, '1V.r1'));
    const zone = table.zone('1V.r1');
    table.does({ do: 'attack', kind: 'ranged', with: [item('pistol')], zone, allOut: 0, light: false });
    expect([table.one('ned').level, table.crowd('1V.r3')]).toEqual([1, { walker: 3 }]);
  });

  test('V424 V80 a Sidestep of the opener: the rush follows', () => {
    const survivors = { ned: { at: '5R.s4', only: ['sidestep'], hand: ['crowbar'] } } as const;
    const table = opens(DOOR_1V, '5R.s4', { survivors, zombieCards: [5, 9] });
    table.does(at(table, '1V.r1'), { do: 'move', way: [table.zone('6R.s7')] });
    expect([table.one('ned').zone, table.crowd('5R.s4')]).toEqual([table.zone('6R.s7'), { walker: 1 }]);
  });

  test('X64 V28 Zombie link: a turn of another in the middle of an opening, then the opener goes on', () => {
    const survivors = { amy: { at: '9R.s3', ap: 7, skills: ['zombieLink'] } } as const;
    const table = opens('6R.r2|6R.s6', '6R.s6', { survivors, zombieCards: [39] });
    expect([table.prompt, table.s.acting]).toEqual(['turn.choose', 1]);
    table.does({ do: 'end' });
    expect([table.prompt, table.s.acting, table.one('ned').actions]).toEqual(['turn.choose', 0, 2]);
  });

  test('X64 X49 what was used before an extra turn of the same survivor stays used after it', () => {
    const only = ['zombieLink', 'shove', 'action'] as const;
    const survivors = { ned: { at: '6R.s6', only, hand: ['crowbar'], ap: 7 } } as const;
    const table = scene({ survivors, zombies: { '6R.s6': { brute: 1 } }, zombieCards: [37] } as Position).turn('ned');
    table.does({ do: 'skill', skill: 'shove', zone: table.zone('6R.s5') });
    table.does({ do: 'door', door: table.door('6R.r2|6R.s6'), card: item('crowbar') });
    // The extra turn: everything is new.
    table.does({ do: 'end' });
    expect([table.prompt, table.one('ned').used]).toEqual(['turn.choose', ['shove']]);
  });

  test('V78 the farthest dark zone is the first to be offered', () => {
    const table = opens(DOOR_1V, '5R.s4', { zombieCards: [1, 1] });
    expect(table.options).toEqual([at(table, '1V.r3'), at(table, '1V.r1')]);
  });

  test('V83 V225 an abomination card while one is on the board: it acts, and none comes', () => {
    const position = { abominations: { patientZero: '6R.s7' }, zombieCards: [35] } as const;
    const table = opens('6R.r2|6R.s6', '6R.s6', position);
    expect([table.s.abominations.length, table.s.abominations[0]!.zone]).toEqual([1, table.zone('6R.s6')]);
  });

  test('V81 V237 at blue an extra-activation card does nothing, and the zone stays empty', () => {
    const table = opens('6R.r2|6R.s6', '6R.s6', { zombies: { '6R.s7': { runner: 1 } }, zombieCards: [40] });
    expect([table.crowd('6R.r1'), table.crowd('6R.s7')]).toEqual([{}, { runner: 1 }]);
  });

  test('V87 V76 the second door of a house draws nothing', () => {
    const table = opens('6R.r2|6R.s6', '6R.s6', { zombieCards: [1, 2] });
    table.runs(DOOR, { door: table.door('6R.r1|6R.s2'), survivor: 0, noisy: false, byCard: false });
    expect(table.s.zombieCards.deck.length).toBe(1);
  });
});

describe('abominations', () => {
  test('V226 V225 at blue cards 17 and 18 do not even stir the one on the board', () => {
    const position = { abominations: { patientZero: '4R.s4' }, zombieCards: [17] } as const;
    const table = draw('9R.s5', { ...position, survivors: { amy: { at: '7R.s6' } } });
    expect(table.s.abominations[0]!.zone).toBe(table.zone('4R.s4'));
  });

  test('W8 V225 two of them on the board of S4 both act on one card', () => {
    const survivors = { amy: { at: '1V.s5' } } as const;
    const table = scene({ mission: 'S4', survivors, abominations: { patientZero: '1V.s5', hobomination: '1V.s5' } });
    table.runs(ABOMINATION, { zone: table.zone('5R.s6'), always: false });
    expect([table.one('amy').wounds, table.s.abominations.length]).toEqual([2, 2]);
  });

  test('V228 Y68 the Hobomination forbids throwing and improvising, too; a survivor may still push it away', () => {
    const ned = { at: '7R.s6', hand: ['molotov'], only: ['improvisedMelee', 'shove', 'combatReflexes'] } as const;
    const position = { abominations: { hobomination: '7R.s6' }, zombies: { '7R.s7': { walker: 1 } } } as const;
    const table = scene({ mission: 'S7', survivors: { ned }, ...position }).turn('ned');
    expect(table.options.filter(({ do: what }) => what === 'attack' || what === 'throw')).toEqual([]);
    table.does({ do: 'skill', skill: 'shove', zone: table.zone('5R.s2') });
    expect(table.options.some(({ do: what }) => what === 'throw')).toBe(true);
  });

  test('V425 Y68 no Combat reflexes in the zone of the Hobomination', () => {
    const survivors = { ned: { at: '7R.s6', hand: ['pistol'], only: ['combatReflexes'] } } as const;
    const table = draw('7R.s6', { survivors, abominations: { hobomination: '7R.s6' }, zombieCards: [1] });
    expect([table.prompt, table.crowd('7R.s6')]).toEqual(['', { walker: 1 }]);
  });
});

describe('missions that lead zombies', () => {
  test('V209 V379 in M1 a survivor in sight is more than six tokens of noise', () => {
    const table = scene({ mission: 'M1', survivors: { amy: { at: '2V.s1' } }, zombies: { '7R.s2': { walker: 1 } } });
    table.runs(ACTIVATION, everybody(table.s));
    expect(table.crowd('2V.s1')).toEqual({ walker: 1 });
  });

  test('V208 V379 Y49 in M1 out of sight they walk up to the bistro and stop at its door', () => {
    const survivors = { amy: { at: '5R.s6' } } as const;
    const table = scene({ mission: 'M1', survivors, zombies: { '4R.s5': { walker: 3 } } });
    table.runs(ACTIVATION, everybody(table.s));
    expect(table.crowd('4R.s5')).toEqual({ walker: 3 });
    table.happened('zombiesStopped');
  });

  test('V379 V211 with the door open they walk into the bistro', () => {
    const position: Position = { survivors: { amy: { at: '5R.s6' } }, open: ['4R.r2|4R.s5', '4R.r2|4R.s2'] };
    const table = scene({ mission: 'M1', ...position, zombies: { '4R.s5': { walker: 3 } } });
    table.runs(ACTIVATION, everybody(table.s));
    expect(table.crowd('4R.r2')).toEqual({ walker: 3 });
  });

  test('V385 V205 in M2 a zombie in the way out attacks who stands there; otherwise it is put back', () => {
    const both: Position = { survivors: { amy: { at: '2R.s5' }, doug: { at: '7V.s2' } } };
    const near = scene({ mission: 'M2', ...both, zombies: { '2R.s5': { walker: 1 } } });
    near.runs(ACTIVATION, everybody(near.s));
    expect([near.one('amy').wounds, near.crowd('2R.s5')]).toEqual([1, { walker: 1 }]);
    const alone = scene({ mission: 'M2', survivors: { doug: { at: '7V.s2' } }, zombies: { '2R.s5': { walker: 1 } } });
    alone.runs(ACTIVATION, everybody(alone.s));
    expect(alone.crowd('7V.s1')).toEqual({ walker: 1 });
  });

  test('V385 V223 Y48 in an extra activation, too; a runner attacks from the spawn zone with its second action', () => {
    const survivors = { doug: { at: '7V.s1' } } as const;
    const table = scene({ mission: 'M2', survivors, zombies: { '2R.s5': { runner: 1 } } });
    table.runs(ACTIVATION, { ...everybody(table.s), extra: true });
    expect([table.crowd('7V.s1'), table.one('doug').wounds]).toEqual([{ runner: 1 }, 1]);
  });

  test('V316 Y26 V30 a beam, then the phase: a walker that sees it moves twice before the spawning', () => {
    const survivors = { amy: { at: '9R.s3', pack: ['flashlight'], light: '9R.s5' } } as const;
    const table = scene({ mission: 'M4', survivors, zombies: { '6R.s5': { walker: 1 } }, zombieCards: [1, 1, 1] });
    table.s.lit = [];
    table.runs(BEAMS, {}).runs(ZOMBIE_PHASE, {});
    expect(table.crowd('9R.s8')).toEqual({ walker: 1 });
  });
});
