import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { missionOf } from '../rules/mission.ts';
import { endPhase } from './end-phase.ts';

function end(position: Position): Scene {
  const table = scene(position);
  table.s.phase = 'end';
  return table.runs(endPhase, { medic: 0, healed: [] });
}

describe('the end phase', () => {
  test('V134 V243 noise tokens are removed; V378 those of the mission stay', () => {
    const table = scene({ mission: 'M1', noise: { '2V.s1': 2 } });
    table.runs(endPhase, { medic: 0, healed: [] });
    expect(table.s.noise.every((n) => n === 0)).toBe(true);
    expect(table.s.lasting[table.zone('4R.s1')]).toBe(6);
  });

  test('V174 all weapons are loaded again', () => {
    const table = end({ survivors: { ned: { hand: ['sawedOff!'], pack: ['sawedOff!'] } } });
    expect([table.hand('ned'), table.pack('ned')]).toEqual([['sawedOff'], ['sawedOff']]);
  });

  test('X44 Regeneration heals all wounds', () => {
    expect(end({ survivors: { ned: { wounds: 2, skills: ['regeneration'] } } }).one('ned').wounds).toBe(0);
  });

  test('V250 V251 who was knocked out in an earlier round and not picked up is dead', () => {
    const table = end({ round: 3, survivors: { ned: { status: 'down', downIn: 2 }, elle: {} } });
    expect(table.one('ned').status).toBe('dead');
    table.happened({ type: 'survivorDied', survivor: 0 });
  });

  test('V247 V251 a knock-out of this round has time until the next end phase', () => {
    const table = end({ round: 3, survivors: { ned: { status: 'down', downIn: 3 }, elle: {} } });
    expect(table.one('ned').status).toBe('down');
  });

  test('V243 Y72 the token goes to the left, to a player with a survivor who stands', () => {
    const survivors = { ned: {}, elle: { seat: 1, status: 'dead' }, doug: { seat: 2 } } as const;
    expect(end({ seats: 3, survivors }).s.first).toBe(2);
    expect(end({ seats: 3, first: 2, survivors }).s.first).toBe(0);
  });
});

test('V243 Y41 first the deadline, then the clock, then the token', () => {
  const survivors = { ned: { status: 'down', downIn: 1 }, elle: { seat: 1 } } as const;
  const table = end({ mission: 'M4', hour: 2, seats: 2, round: 2, survivors });
  table.happened('survivorDied', 'hourStruck', 'firstPlayer');
});

describe('the card of 19:00', () => {
  const M3 = { mission: 'M3', hour: 18, seats: 2, first: 1, survivors: { ned: {}, elle: { seat: 1 } } } as const;

  test('V388 Y46 Y78 W6 reveals itself, and the first player names the survivor', () => {
    const table = end(M3);
    table.stage.asks({ seat: 1, prompt: 'clock.choose' });
    table.does({ do: 'name', survivor: 0 });
    const placed = table.s.placed.find(({ card }) => missionOf(table.s).cards[card]!.id === 'M3-19');
    expect(placed!.state).not.toBe('faceDown');
    expect(table.s.lasting[table.zone('6V.s3')]).toBe(4);
  });

  test('W20 by the hour shown it is night then', () => {
    expect(end(M3).s.night).toBe(true);
  });

  test('V388 not an hour before, and not a second time', () => {
    expect(end({ ...M3, hour: 17 }).prompt).toBe('');
    expect(end({ ...M3, revealed: ['M3-19'] }).prompt).toBe('');
  });
});

describe('the Medic', () => {
  const HURT = {
    ned: { skills: ['medic'], wounds: 1 },
    elle: { wounds: 2 },
    doug: { at: '6R.s6', wounds: 1 },
  } as const;

  test('X41 heals a wound of each in the zone, and gets an AP for each', () => {
    const table = end({ survivors: HURT });
    table.stage.offers(
      { do: 'heal', survivors: [0, 1] },
      { do: 'heal', survivors: [0] },
      { do: 'heal', survivors: [1] },
      { do: 'enough' },
    );
    table.does({ do: 'heal', survivors: [0, 1] });
    expect(table.s.survivors.map(({ wounds }) => wounds)).toEqual([0, 1, 1]);
    expect([table.one('ned').ap, table.prompt]).toEqual([2, '']);
  });

  test('X41 may heal fewer, or nobody', () => {
    const table = end({ survivors: HURT }).does({ do: 'heal', survivors: [1] });
    table.stage.offers({ do: 'heal', survivors: [0] }, { do: 'enough' });
    table.does({ do: 'enough' });
    expect([table.one('ned'), table.one('elle')]).toMatchObject([{ wounds: 1, ap: 1 }, { wounds: 1 }]);
  });

  test('V436 X41 a companion lends the skill', () => {
    const table = end({ survivors: { ned: { wounds: 1 } }, companions: { borys: 'ned' } });
    expect(table.prompt).toBe('endPhase.choose');
  });
});

describe('the clock', () => {
  const HOURS = { survivors: { ned: { pack: ['flashlight'], light: '9R.s2' } } } as const;

  test('V288 one hour a round, and midnight follows 23', () => {
    expect(end({ mission: 'M4', hour: 12, ...HOURS }).s.hour).toBe(13);
    expect(end({ mission: 'M4', hour: 23, ...HOURS }).s.hour).toBe(0);
  });

  test('V288 a table without a clock has no hours', () => {
    expect(end({ survivors: { ned: {} } }).s.hour).toBe(-1);
  });

  test('Y19 beams go off at dawn, not before', () => {
    expect(end({ mission: 'M4', hour: 6, ...HOURS }).one('ned').light).toBe(-1);
    const before = end({ mission: 'M4', hour: 5, ...HOURS });
    expect(before.one('ned').light).toBe(before.zone('9R.s2'));
  });
});
