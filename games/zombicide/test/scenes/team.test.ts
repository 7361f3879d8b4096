/** Trades, companions, the order of the round, and how a mission ends. */
import { describe, expect, test } from 'vitest';
import { ACTIVATION, GOALS, HARM, PLAYER, REVEAL, ROUND } from '../../src/declared.ts';
import { endPhase } from '../../src/phases/end-phase.ts';
import { missionOf } from '../../src/rules/mission.ts';
import { NONE } from '../../src/state.ts';
import { everybody } from '../../src/zombies/activation.ts';
import { item, scene, type Position, type Scene } from '../scene.ts';

const AT = '9R.s2';

describe('a trade', () => {
  const two = (ned: object, amy: object, position: Position = {}): Scene =>
    scene({
      mission: 'M4',
      hour: 9,
      seats: 2,
      survivors: { ned: { at: AT, only: [], ...ned }, amy: { at: AT, only: [], seat: 1, ...amy } },
      ...position,
    }).turn('ned');

  test('V90 V93 among zombies, and one action for any number of cards', () => {
    const ned = { hand: ['pistol', 'machete'] } as const;
    const table = two(ned, { pack: ['water'] }, { zombies: { [AT]: { walker: 4 } } });
    const gifts = (['pistol', 'machete'] as const).map((name) => ({ do: 'give', card: item(name) }) as const);
    table.does({ do: 'trade', with: 1 }, ...gifts, { do: 'take', card: item('water') });
    const given = [item('pistol'), item('machete')];
    table.does({ do: 'agree', given, taken: [item('water')], passed: [], handed: [] });
    expect([table.hand('ned'), table.pack('ned'), table.hand('amy')]).toEqual([[], ['water'], ['pistol', 'machete']]);
    expect(table.one('ned').actions).toBe(2);
  });

  test('V90 a refused trade has cost its action, and moves nothing', () => {
    const table = two({ hand: ['pistol'] }, {});
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('pistol') }, { do: 'refuse' });
    expect([table.hand('ned'), table.one('ned').actions, table.prompt]).toEqual([['pistol'], 2, 'turn.choose']);
  });

  test('V91 V88 two full bags change one card for one, and nobody ends with six', () => {
    const bag = { hand: ['pistol', 'machete'], pack: ['rice', 'rice', 'rice'] } as const;
    const table = two(bag, { ...bag, pack: ['water', 'water', 'water'] });
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('rice') });
    table.does({ do: 'take', card: item('water') }, { do: 'done' });
    table.does({ do: 'agree', given: [item('rice')], taken: [item('water')], passed: [], handed: [] });
    expect([table.pack('ned'), table.pack('amy')]).toEqual([
      ['rice', 'rice', 'water'],
      ['water', 'water', 'rice'],
    ]);
  });

  test('V96 V172 an empty Sawed-Off stays empty with its new owner', () => {
    const table = two({ hand: ['sawedOff!'] }, {});
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('sawedOff!') });
    table.does({ do: 'agree', given: [item('sawedOff!')], taken: [], passed: [], handed: [] });
    expect(table.hand('amy')).toEqual(['sawedOff!']);
  });

  test('V436 a companion is handed over, and its skill with it', () => {
    const table = two({}, {}, { companions: { taylor: 'ned' } });
    table.does({ do: 'trade', with: 1 }, { do: 'pass', companion: 0 });
    table.does({ do: 'agree', given: [], taken: [], passed: [0], handed: [] });
    expect([table.one('ned').companions, table.one('amy').companions]).toEqual([[], [0]]);
  });

  test('V92 V88 the partner arranges three weapons for free', () => {
    const table = two({ hand: ['katana'] }, { hand: ['pistol', 'machete'] });
    table.does({ do: 'trade', with: 1 }, { do: 'give', card: item('katana') }, { do: 'done' });
    table.does({ do: 'agree', given: [item('katana')], taken: [], passed: [], handed: [] });
    expect([table.prompt, table.s.kernel.asks[0]!.seat]).toEqual(['arranging.hands', 1]);
  });
});

describe('companions', () => {
  test('V435 V207 a companion alone is seen, heard and attacked', () => {
    const position = { survivors: { amy: { at: '11V.se' } }, companions: { taylor: '9R.s3' } } as const;
    const table = scene({ mission: 'M4', hour: 9, ...position, zombies: { '9R.s3': { walker: 1 } } });
    table.runs(ACTIVATION, everybody(table.s));
    expect(table.s.companions[0]!.status).toBe('dead');
  });

  test('V435 V133 a leader with a companion is twice as loud', () => {
    const survivors = { amy: { at: '9R.s1' }, doug: { at: '1R.s4' } } as const;
    const position = { survivors, companions: { taylor: 'doug' }, zombies: { '9R.s3': { walker: 1 } } } as const;
    const table = scene({ mission: 'M4', hour: 9, ...position });
    table.runs(ACTIVATION, everybody(table.s));
    expect(table.crowd('1R.s4')).toEqual({ walker: 1 });
  });

  test('V162 V160 the companion of the shooter is in danger in the own zone, the shooter is not', () => {
    const survivors = { ned: { at: AT, hand: ['pistol'], only: [] } } as const;
    const position = {
      survivors,
      companions: { taylor: 'ned' },
      zombies: { [AT]: { walker: 1 } },
      rigged: [0],
    } as const;
    const table = scene({ mission: 'M4', hour: 9, ...position }).turn('ned');
    const zone = table.zone(AT);
    table.does({ do: 'attack', kind: 'ranged', with: [item('pistol')], zone, allOut: 0, light: false });
    expect([table.one('ned').wounds, table.s.companions[0]!.status]).toEqual([0, 'dead']);
  });

  test('V43 V436 the companion walks along and costs nothing', () => {
    const table = scene({
      mission: 'M4',
      hour: 9,
      survivors: { ned: { at: AT, only: [] } },
      companions: { taylor: 'ned' },
    });
    table.turn('ned').does({ do: 'move', way: [table.zone('9R.s3')] });
    expect([table.one('ned').actions, table.s.companions[0]!.leader]).toEqual([2, 0]);
  });

  test('V436 V193 V437 the skill of a companion works from the moment it joins, with its free action', () => {
    const survivors = { ned: { at: '6R.s6', only: [] } } as const;
    const table = scene({ survivors, companions: { taylor: '6R.s6' }, zombieCards: [1] }).turn('ned');
    table.does({ do: 'rally', companion: 0 });
    expect(table.one('ned')).toMatchObject({ actions: 2, free: ['door'] });
    table.does({ do: 'door', door: table.door('6R.r2|6R.s6'), card: NONE });
    expect(table.one('ned').actions).toBe(2);
  });

  test('V414 a companion who is left on the board when the team flies is not with it', () => {
    const survivors = { ned: { at: '11V.se' } } as const;
    const table = scene({
      mission: 'M10',
      survivors,
      companions: { president: '10V.e' },
      achievements: ['presidentsVoice'],
      keywords: ['strikeCancelled'],
    });
    table.s.exits = [{ zone: table.zone('11V.se'), name: 'helicopter' }];
    table.turn('ned').does({ do: 'exit' });
    expect([table.s.ending, table.s.epilogue]).toEqual(['won', 'lastFlight']);
  });

  test('V414 one who leaves with a leader is', () => {
    const survivors = { ned: { at: '11V.se' } } as const;
    const noted = { achievements: ['presidentsVoice'], keywords: ['strikeCancelled'] } as const;
    const table = scene({ mission: 'M10', survivors, companions: { president: 'ned' }, ...noted });
    table.s.exits = [{ zone: table.zone('11V.se'), name: 'helicopter' }];
    table.turn('ned').does({ do: 'exit' });
    expect(table.s.epilogue).toBe('flightAtDawn');
  });

  test('V438 in S3 the second dead companion loses, though a third is safe', () => {
    const table = scene({ mission: 'S3', companions: { hania: '5R.s6', borys: '5R.s6', pola: '8R.r1' } });
    table.s.companions[0]!.status = 'dead';
    table.one('amy').zone = table.zone('3V.s2');
    table.s.zombies[table.zone('5R.s6') * 3] = 1;
    table.runs(ACTIVATION, everybody(table.s));
    expect(table.s.ending).toBe('companions');
  });
});

describe('the order of the round', () => {
  const trio = (status: 'standing' | 'down' | 'escaped'): Position => ({
    mission: 'M4',
    hour: 9,
    seats: 3,
    survivors: {
      amy: { at: AT, seat: 0 },
      doug: { at: AT, seat: 1, status, downIn: status === 'down' ? 1 : NONE },
      elle: { at: AT, seat: 2 },
    },
  });

  test('V243 Y72 the token passes over a player whose survivor lies there or has left', () => {
    const first = (status: 'standing' | 'down' | 'escaped'): number =>
      scene(trio(status)).runs(endPhase, { medic: 0, healed: [] }).s.first;
    expect([first('standing'), first('down'), first('escaped')]).toEqual([1, 2, 2]);
  });

  test('V26 Y72 the first player has nobody left: play begins with the next', () => {
    const table = scene({ ...trio('down'), first: 1 }).runs(ROUND, {});
    // Elle is the only survivor of her seat, so her turn begins by itself.
    expect(table.s.acting).toBe(2);
  });

  test('X60 V26 the Tactician of another player may act in this turn: the player whose turn it is says when', () => {
    const survivors = { amy: { at: AT, seat: 0 }, doug: { at: AT, seat: 1, skills: ['tactician'] } } as const;
    const table = scene({ mission: 'M4', hour: 9, seats: 2, survivors }).runs(PLAYER, { seat: 0 });
    table.stage.offers({ do: 'activate', survivor: 0 }, { do: 'activate', survivor: 1 });
    table.does({ do: 'activate', survivor: 1 });
    expect([table.s.kernel.asks[0]!.seat, table.s.acting]).toEqual([1, 1]);
  });

  test('V250 V248 V251 picked up in the round after: alive; the end phase of that round is too late for others', () => {
    const down = { at: AT, status: 'down', downIn: 3 } as const;
    const table = scene({ mission: 'M4', hour: 9, round: 4, survivors: { amy: down, doug: down, elle: { at: AT } } });
    table.turn('elle').does({ do: 'pickUp', survivor: 0 }, { do: 'end' }).runs(endPhase, { medic: 0, healed: [] });
    expect(table.s.survivors.map(({ status }) => status)).toEqual(['rescued', 'dead', 'standing']);
  });

  test('X41 Y41 V250 a Medic heals nobody who lies there, and does not put off the deadline', () => {
    const survivors = { amy: { at: AT, status: 'down', downIn: 1 }, elle: { at: AT, skills: ['medic'] } } as const;
    const table = scene({ mission: 'M4', hour: 9, round: 2, survivors }).runs(endPhase, { medic: 0, healed: [] });
    expect([table.prompt, table.one('amy').status]).toEqual(['', 'dead']);
  });

  test('X41 V191 V341 the AP of a Medic may bring orange in the end phase, with its choice', () => {
    const survivors = { elle: { at: AT, wounds: 1, ap: 18, skills: ['medic'] } } as const;
    const table = scene({ mission: 'M4', hour: 9, survivors }).runs(endPhase, { medic: 0, healed: [] });
    table.does({ do: 'heal', survivors: [0] });
    expect(table.prompt).toBe('adrenaline.choose');
  });
});

describe('the end', () => {
  test('V4 a classic mission is lost at once, in the middle of what was going on', () => {
    const position = { survivors: { amy: { wounds: 2 }, doug: {} }, zombies: { '6R.s7': { walker: 5 } } } as const;
    const table = scene(position).runs(HARM, { survivor: 0, n: 1, cause: 'zombies' });
    expect([table.s.ending, table.prompt, table.s.phase]).toEqual(['death', '', 'over']);
  });

  test('V3 V4 in S2 the last token wins before any zombie could act', () => {
    const survivors = { amy: { at: '7R.r1', wounds: 2 } } as const;
    const revealed = ['S2-T1', 'S2-T3', 'S2-T4'];
    const table = scene({ mission: 'S2', survivors, revealed, zombies: { '7R.r1': { walker: 9 } } });
    const card = missionOf(table.s).cards.findIndex(({ id }) => id === 'S2-T2');
    table.runs(REVEAL, { card, survivor: 0, noisy: false });
    expect(table.s.ending).toBe('won');
  });

  test('V3 V391 in S0 the goal is met when the last of the team is out, not before', () => {
    const survivors = { amy: { at: '5R.s7' }, doug: { at: '6R.s7' } } as const;
    const table = scene({ survivors, revealed: ['S0-T1', 'S0-T2', 'S0-T3'] }).runs(GOALS, {});
    table.turn('amy').does({ do: 'exit' });
    expect([table.s.ending, table.s.done]).toEqual([null, ['supplies']]);
  });

  test('V391 V8 in S0 the exit is shut while a token is left', () => {
    const survivors = { amy: { at: '5R.s7' } } as const;
    const table = scene({ survivors, revealed: ['S0-T1', 'S0-T2'] })
      .runs(GOALS, {})
      .turn('amy');
    expect(table.isOffered({ do: 'exit' })).toBe(false);
  });

  test('Y50 V7 the last who stands falls after others have left with the lamp out: the mission is won', () => {
    const survivors = { amy: { at: AT, wounds: 2 }, doug: { status: 'escaped' } } as const;
    const table = scene({ mission: 'M4', hour: 9, survivors });
    table.s.done = ['searchlightOff'];
    table.runs(HARM, { survivor: 0, n: 1, cause: 'zombies' });
    expect([table.s.ending, table.one('amy').status]).toEqual(['won', 'dead']);
  });
});
