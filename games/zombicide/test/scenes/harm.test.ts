/** Where hits, skills and knock-outs meet. */
import { describe, expect, test } from 'vitest';
import { ACTIVATION, HARM, WOUNDS, ZOMBIE_CARD } from '../../src/declared.ts';
import { NONE } from '../../src/state.ts';
import { everybody } from '../../src/zombies/activation.ts';
import { FAR, fight, HERE, NEAR, shot } from '../fights.ts';
import { item, scene, type Position, type Scene } from '../scene.ts';

/** Zombies of the zone hit: walkers, brutes, runners, abominations. */
function bitten(position: Position, ...hits: number[]): Scene {
  const table = scene({ mission: 'M1', ...position });
  const given = table.s.survivors.map(() => 0);
  return table.runs(WOUNDS, {
    zone: table.zone(HERE),
    hits,
    damage: 1,
    cause: 'zombies',
    by: NONE,
    given,
    companions: [],
  });
}

const woundsOf = (table: Scene): number[] => table.s.survivors.map(({ wounds }) => wounds);
const statusOf = (table: Scene): string[] => table.s.survivors.map(({ status }) => status);

describe('Is that all you have got?', () => {
  const SPARE = { doug: { at: FAR } } as const;

  test('X35 V203 a survivor who cancels a wound still stands, and takes the next one', () => {
    const table = bitten(
      { survivors: { amy: { at: HERE, wounds: 2, only: ['isThatAll'], hand: ['pistol'] }, ...SPARE } },
      3,
    );
    table.does({ do: 'cancelWound', card: item('pistol') });
    expect(statusOf(table)).toEqual(['down', 'standing']);
  });

  test('X35 with a card for each wound nothing happens', () => {
    const hand = ['pistol', 'machete'] as const;
    const table = bitten({ survivors: { amy: { at: HERE, wounds: 2, only: ['isThatAll'], hand }, ...SPARE } }, 2);
    table.does({ do: 'cancelWound', card: item('pistol') }, { do: 'cancelWound', card: item('machete') });
    expect(table.one('amy')).toMatchObject({ wounds: 2, status: 'standing', hand: [] });
  });

  test('X35 Y53 Tough ignores the first wound before a card has to pay for it', () => {
    const table = bitten(
      { survivors: { amy: { at: HERE, only: ['isThatAll', 'tough'], hand: ['pistol'] }, ...SPARE } },
      1,
    );
    expect([table.prompt, woundsOf(table), table.hand('amy')]).toEqual(['', [0, 0], ['pistol']]);
  });

  test('X35 a wound that a card deals is cancelled, too', () => {
    const table = scene({ survivors: { amy: { only: ['isThatAll'], hand: ['pistol'] } } });
    table.runs(HARM, { survivor: 0, n: 1, cause: 'card' }).does({ do: 'cancelWound', card: item('pistol') });
    expect(woundsOf(table)).toEqual([0]);
  });
});

describe('Taunt', () => {
  /** Amy stands in HERE and taunts what stands in NEAR. */
  const taunted = (position: Position): Scene => {
    const amy = { at: HERE, only: ['taunt'] } as const;
    const table = scene({ mission: 'M1', ...position, survivors: { amy, ...position.survivors } }).turn('amy');
    return table.does({ do: 'skill', skill: 'taunt', zone: table.zone(NEAR) });
  };

  test('X61 the zombies pass by others in their zone without an attack', () => {
    const table = taunted({ survivors: { doug: { at: NEAR } }, zombies: { [NEAR]: { walker: 2 } } });
    expect([woundsOf(table), table.crowd(HERE)]).toEqual([[0, 0], { walker: 2 }]);
  });

  test('X61 a runner arrives with its first action and attacks the survivor alone with its second', () => {
    const table = taunted({ survivors: { doug: { at: HERE } }, zombies: { [NEAR]: { runner: 2 } } });
    expect(woundsOf(table)).toEqual([2, 0]);
  });

  test('X61 V331 it is an extra activation: over the sandbags', () => {
    const survivors = { amy: { at: '11V.se', only: ['taunt'] } } as const;
    const table = scene({ mission: 'M4', survivors, zombies: { '11V.e': { walker: 1 } } }).turn('amy');
    table.does({ do: 'skill', skill: 'taunt', zone: table.zone('11V.e') });
    expect(table.crowd('11V.se')).toEqual({ walker: 1 });
  });

  test('X61 a taunter who is knocked out is no target any more', () => {
    const table = scene({
      mission: 'M1',
      survivors: { amy: { at: HERE, wounds: 2, only: ['taunt'] }, doug: { at: NEAR } },
      zombies: { [HERE]: { runner: 2 } },
    }).turn('amy');
    table.does({ do: 'skill', skill: 'taunt', zone: table.zone(HERE) });
    expect([statusOf(table), table.crowd(HERE)]).toEqual([['down', 'standing'], { runner: 2 }]);
  });
});

describe('friendly fire with a knock-out', () => {
  const volley = (dice: readonly number[], survivors: Position['survivors']): Scene => {
    const table = fight({
      ned: { hand: ['shotgun'] },
      survivors: survivors!,
      dice,
      zombies: { [NEAR]: { walker: 3 } },
    });
    return table.does(shot(table, ['shotgun'], NEAR));
  };

  test('Y39 V159 the second miss cannot fall on somebody who is down by the first', () => {
    const table = volley([1, 2], { amy: { at: NEAR, wounds: 2 }, doug: { at: NEAR } });
    table.does({ do: 'takeHit', survivor: 1 });
    expect([statusOf(table), woundsOf(table)]).toEqual([
      ['standing', 'down', 'standing'],
      [0, 3, 2],
    ]);
  });

  test('V159 V161 with one hit and one miss the friend takes both wounds of the miss, the walker dies', () => {
    const table = volley([6, 1], { amy: { at: NEAR } });
    expect([woundsOf(table), table.crowd(NEAR)]).toEqual([[0, 2], { walker: 2 }]);
  });

  test('V246 V253 V189 who falls drops everything: the light goes out, the grey card leaves the mission', () => {
    const amy = { at: NEAR, wounds: 2, hand: ['pistol@starting'], pack: ['flashlight', 'water'], light: FAR } as const;
    const table = fight({
      ned: { hand: ['pistol'] },
      night: true,
      survivors: { amy },
      dice: [2],
      zombies: { [NEAR]: { walker: 1 } },
    });
    table.does(shot(table, ['pistol'], NEAR));
    expect(table.one('amy')).toMatchObject({ status: 'down', hand: [], pack: [], light: NONE });
    expect([table.s.removed.length, table.s.equipment.discard.length]).toEqual([1, 2]);
  });

  test('V246 V97 markers of cards are lost with everything else', () => {
    const table = scene({ mission: 'M7', survivors: { amy: { at: '14V.o', wounds: 2 }, doug: { at: '14V.o' } } });
    table.one('amy').tokens = ['slugs', 'sabre'];
    table.runs(HARM, { survivor: 0, n: 1, cause: 'zombies' });
    expect(table.one('amy').tokens).toEqual([]);
  });

  test('V145 V158 kills of the same shot count for the shooter even though a friend falls', () => {
    const table = volley([6, 1], { amy: { at: NEAR, wounds: 2 } });
    expect([table.one('ned').ap, table.one('amy').status]).toEqual([1, 'down']);
  });

  test('V164 X38 a survivor with Low profile is passed over: the others take all misses', () => {
    const table = volley([1, 1], { amy: { at: NEAR, skills: ['lowProfile'] }, doug: { at: NEAR, wounds: 1 } });
    expect([statusOf(table), woundsOf(table)]).toEqual([
      ['standing', 'standing', 'down'],
      [0, 0, 3],
    ]);
  });

  test('V162 Y71 a companion whose leader has fallen can take the hits that are left', () => {
    const table = bitten(
      { survivors: { amy: { at: HERE, wounds: 2 }, doug: { at: FAR } }, companions: { taylor: 'amy' } },
      2,
    );
    expect([table.one('amy').status, table.s.companions[0]!.status]).toEqual(['down', 'dead']);
  });

  test('Y71 V437 a companion left alone can be rallied by another survivor', () => {
    const survivors = { amy: { at: HERE, wounds: 2 }, doug: { at: HERE } } as const;
    const table = bitten({ survivors, companions: { taylor: 'amy' } }, 1).does({ do: 'takeHit', survivor: 0 });
    expect(table.s.companions[0]).toMatchObject({ leader: NONE, zone: table.zone(HERE), status: 'standing' });
    table.turn('doug').does({ do: 'rally', companion: 0 });
    expect(table.one('doug')).toMatchObject({ companions: [0], actions: 2 });
  });
});

describe('a knock-out among zombies', () => {
  test('V219 Y37 a runner that has downed the only survivor there walks on to the next one', () => {
    const table = scene({
      mission: 'M1',
      survivors: { amy: { at: HERE, wounds: 2 }, doug: { at: NEAR } },
      zombies: { [HERE]: { runner: 1, walker: 1 } },
    });
    table.runs(ACTIVATION, everybody(table.s));
    expect([table.crowd(HERE), table.crowd(NEAR)]).toEqual([{ walker: 1 }, { runner: 1 }]);
  });

  test('V248 V93 zombies in the zone do not keep anybody from picking up a survivor', () => {
    const survivors = { amy: { at: HERE, status: 'down', downIn: 1 }, doug: { at: HERE } } as const;
    const table = scene({ mission: 'M1', survivors, zombies: { [HERE]: { walker: 3 } } }).turn('doug');
    table.does({ do: 'pickUp', survivor: 0 });
    expect([table.one('amy').status, table.one('doug').ap]).toEqual(['rescued', 5]);
  });

  test('Y38 V192 the 5 AP of a rescue may bring yellow and its action in the same turn', () => {
    const survivors = { amy: { at: HERE, status: 'down', downIn: 1 }, doug: { at: HERE, ap: 2 } } as const;
    const table = scene({ mission: 'M1', survivors }).turn('doug').does({ do: 'pickUp', survivor: 0 });
    expect(table.one('doug')).toMatchObject({ ap: 7, level: 1, actions: 3 });
  });

  test('V252 nobody trades with a survivor who lies there, and no free action picks up', () => {
    const survivors = {
      amy: { at: HERE, status: 'down', downIn: 1 },
      doug: { at: HERE, actions: 0, hand: ['pistol'], only: ['freeMove', 'freeCombat'] },
    } as const;
    const table = scene({ mission: 'M1', survivors }).turn('doug');
    expect(table.isOffered({ do: 'trade', with: 0 })).toBe(false);
    table.one('doug').actions = 0;
    table.does({ do: 'discard', card: item('pistol') });
    expect(table.isOffered({ do: 'pickUp', survivor: 0 })).toBe(false);
  });

  test('V7 Y40 the last one falls while others were carried off: the campaign is lost', () => {
    const survivors = { amy: { at: HERE, wounds: 2 }, doug: { status: 'rescued' }, ned: { status: 'dead' } } as const;
    const table = bitten({ survivors }, 1);
    expect(table.s.ending).toBe('allDown');
  });

  test('Y51 V198 the level of somebody who falls in the spawn step does not count for the next card', () => {
    const table = scene({
      mission: 'M1',
      survivors: { amy: { at: '5R.s6', wounds: 2, ap: 43, skills: ['lucky', 'medic'] }, doug: { at: FAR } },
      zombieCards: [5, 1],
    });
    // A rush of six at red knocks Amy out; the next card is read at Doug's blue.
    table.runs(ZOMBIE_CARD, { zone: table.zone('5R.s6') }).runs(ZOMBIE_CARD, { zone: table.zone('2V.s1') });
    expect([statusOf(table), table.crowd('5R.s6'), table.crowd('2V.s1')]).toEqual([
      ['down', 'standing'],
      { walker: 6 },
      { walker: 1 },
    ]);
  });
});
