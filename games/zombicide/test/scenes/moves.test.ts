/** Where Moves, zombies, the tank and skills of movement meet. */
import { describe, expect, test } from 'vitest';
import { REACTION } from '../../src/declared.ts';
import { NONE } from '../../src/state.ts';
import { scene, type Position, type Scene, type SurvivorSpec } from '../scene.ts';

/** The turn of Ned, who has no skill but those of the scene, in M4 by day. */
function ned(spec: SurvivorSpec, position: Position = {}): Scene {
  const survivors = { ned: { only: [], ...spec }, ...position.survivors };
  return scene({ mission: 'M4', hour: 9, ...position, survivors }).turn('ned');
}

const goes = (table: Scene, ...way: string[]): boolean =>
  table.isOffered({ do: 'move', way: way.map((name) => table.zone(name)) });
const move = (table: Scene, ...way: string[]) => ({ do: 'move', way: way.map((name) => table.zone(name)) }) as const;

describe('the cost of a Move', () => {
  test('V43 V49 V50 zombies and the tank add up: with one walker three actions, with two it cannot be paid', () => {
    const one = ned({ at: '10V.w' }, { zombies: { '10V.w': { walker: 1 } } });
    one.does(move(one, '10V.c'));
    expect(one.one('ned').actions).toBe(0);
    const two = ned({ at: '10V.w' }, { zombies: { '10V.w': { walker: 2 } } });
    expect([goes(two, '10V.c'), goes(two, '6R.s1')]).toEqual([false, true]);
  });

  test('V45 Y8 a free Move onto the tank: the tank is paid with an ordinary action', () => {
    const table = ned({ at: '10V.w', only: ['freeMove'] });
    table.does(move(table, '10V.c'));
    expect(table.one('ned')).toMatchObject({ actions: 2, free: [] });
  });

  test('Y9 Slippery waives the zombies, not the tank', () => {
    const table = ned({ at: '10V.w', only: ['slippery'] }, { zombies: { '10V.w': { walker: 5 } } });
    table.does(move(table, '10V.c'));
    expect(table.one('ned').actions).toBe(1);
  });

  test('V49 nothing extra to leave the tank, over sandbags neither (V48)', () => {
    const table = ned({ at: '10V.c' });
    table.does(move(table, '10V.s'));
    expect(table.one('ned').actions).toBe(2);
  });

  test('Y9 X53 a Sprint across the tank pays for it; around it does not', () => {
    const table = ned({ at: '10V.w', only: ['sprint'] });
    table.does(move(table, '10V.c'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('10V.c'), actions: 1 });
  });

  test('V49 a way of several Moves ends on the tank: across it there are two steps to choose', () => {
    const table = ned({ at: '10V.w', only: ['action'] });
    expect([goes(table, '10V.c'), goes(table, '10V.c', '10V.e')]).toEqual([true, false]);
    table.does(move(table, '10V.c'), move(table, '10V.e'));
    expect(table.one('ned').actions).toBe(1);
  });

  test('V34 Y58 a bonus action pays for zombies left behind when ordinary ones are gone', () => {
    const table = ned({ at: '9R.s1', bonus: 2 }, { zombies: { '9R.s1': { walker: 4 } } });
    table.does(move(table, '9R.s2'));
    expect(table.one('ned')).toMatchObject({ actions: 0, bonus: 0 });
  });

  test('V33 V45 a free Combat action does not pay for zombies left behind', () => {
    const table = ned({ at: '9R.s1', only: ['freeCombat'] }, { zombies: { '9R.s1': { walker: 3 } } });
    expect(goes(table, '9R.s2')).toBe(false);
  });

  test('V43 V51 who lies there, crates and cards cost nothing', () => {
    const survivors = { amy: { at: '6R.r2', status: 'down', downIn: 1 } } as const;
    const table = ned({ at: '6R.r2' }, { survivors, crates: ['6R.r2'] });
    table.does(move(table, '6R.r1'));
    expect(table.one('ned').actions).toBe(2);
  });
});

describe('a kid', () => {
  const odin = (zombies: Position['zombies']): Scene =>
    scene({ mission: 'M4', hour: 9, survivors: { odin: { at: '9R.s2', only: [] } }, zombies: zombies! }).turn('odin');

  test('V47 slips away once a turn; the second time zombies cost', () => {
    const table = odin({ '9R.s2': { walker: 3 }, '9R.s3': { walker: 1 } });
    table.does(move(table, '9R.s3'));
    expect(table.one('odin').actions).toBe(2);
    table.does(move(table, '9R.s5'));
    expect(table.one('odin').actions).toBe(0);
  });

  test('V47 is slippery again in the next turn', () => {
    const table = odin({ '9R.s2': { walker: 3 } });
    table.does(move(table, '9R.s3'), { do: 'end' });
    table.one('odin').zone = table.zone('9R.s2');
    table.turn('odin').does(move(table, '9R.s3'));
    expect(table.one('odin').actions).toBe(2);
  });

  test('V47 an empty zone uses up nothing', () => {
    const table = odin({ '9R.s3': { walker: 2 } });
    table.does(move(table, '9R.s3'), move(table, '9R.s5'));
    expect(table.one('odin').actions).toBe(1);
  });
});

describe('several zones in one Move', () => {
  test('X6 V46 two zones in a Move, unless zombies stand in the first', () => {
    const free = ned({ at: '9R.s2', only: ['zonePerMove'] });
    free.does(move(free, '9R.s3', '9R.s5'));
    expect(free.one('ned').actions).toBe(2);
    const held = ned({ at: '9R.s2', only: ['zonePerMove'] }, { zombies: { '9R.s3': { walker: 1 } } });
    expect(goes(held, '9R.s3', '9R.s5')).toBe(false);
  });

  test('X6 X51 V46 Slippery walks on through them', () => {
    const only = ['zonePerMove', 'slippery'] as const;
    const table = ned({ at: '9R.s2', only }, { zombies: { '9R.s3': { walker: 1 } } });
    table.does(move(table, '9R.s3', '9R.s5'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('9R.s5'), actions: 2 });
  });

  test('X53 V46 a Sprint ends where zombies are, and is spent', () => {
    const table = ned({ at: '9R.s1', only: ['sprint'] }, { zombies: { '9R.s3': { walker: 1 } } });
    table.does(move(table, '9R.s2', '9R.s3'));
    expect(table.one('ned')).toMatchObject({ actions: 2, used: ['sprint'] });
  });

  test('X53 X4 a free Move may be the Sprint', () => {
    const table = ned({ at: '9R.s1', only: ['sprint', 'freeMove'] });
    table.does(move(table, '9R.s2', '9R.s3', '9R.s5'));
    expect(table.one('ned')).toMatchObject({ zone: table.zone('9R.s5'), actions: 3, free: [] });
  });

  test('X36 Y9 a jump over the tank costs one action, and lands behind it', () => {
    const table = ned({ at: '10V.w', only: ['jump'] });
    table.does({ do: 'dash', skill: 'jump', way: [table.zone('10V.c'), table.zone('10V.e')] });
    expect(table.one('ned')).toMatchObject({ zone: table.zone('10V.e'), actions: 2 });
  });

  test('X18 X51 a slippery survivor charges through zombies to others', () => {
    const zombies = { '9R.s2': { walker: 2 }, '9R.s3': { walker: 1 }, '9R.s5': { walker: 1 } };
    const table = ned({ at: '9R.s2', only: ['charge', 'slippery'] }, { zombies });
    table.does({ do: 'dash', skill: 'charge', way: [table.zone('9R.s3'), table.zone('9R.s5')] });
    expect(table.one('ned')).toMatchObject({ zone: table.zone('9R.s5'), actions: 3 });
  });

  test('X18 V44 a Charge that leaves more zombies than there are actions is not offered', () => {
    const zombies = { '9R.s2': { walker: 4 }, '9R.s3': { walker: 1 } };
    const table = ned({ at: '9R.s2', only: ['charge'] }, { zombies });
    expect(table.isOffered({ do: 'dash', skill: 'charge', way: [table.zone('9R.s3')] })).toBe(false);
  });
});

describe('moves that are none', () => {
  test('X37 V431 Lifesaver pulls the willing, with their companions, over zombies and for free', () => {
    const survivors = { amy: { at: '9R.s3' }, doug: { at: '9R.s3' } } as const;
    const position = { survivors, companions: { taylor: 'amy' }, zombies: { '9R.s3': { walker: 6 } } } as const;
    const table = ned({ at: '9R.s2', only: ['lifesaver'] }, position);
    table.does({ do: 'skill', skill: 'lifesaver', zone: table.zone('9R.s3') });
    table.does({ do: 'come', survivor: 1 }, { do: 'stay', survivor: 2 });
    expect(['amy', 'doug'].map((id) => table.one(id as 'amy').zone)).toEqual([
      table.zone('9R.s2'),
      table.zone('9R.s3'),
    ]);
    expect([table.one('ned').actions, table.s.companions[0]!.leader]).toEqual([3, table.no('amy')]);
  });

  test('X37 V431 not where no zombie is, nor out of a zone behind a closed door, nor somebody who lies there', () => {
    const survivors = {
      amy: { at: '9R.s3' },
      doug: { at: '9R.r1' },
      elle: { at: '9R.s1', status: 'down', downIn: 1 },
    } as const;
    const zombies = { '9R.r1': { walker: 1 }, '9R.s1': { walker: 1 } };
    const table = ned({ at: '9R.s2', only: ['lifesaver'] }, { survivors, zombies });
    const offered = ['9R.s3', '9R.r1', '9R.s1'].map((zone) =>
      table.isOffered({ do: 'skill', skill: 'lifesaver', zone: table.zone(zone) }),
    );
    expect(offered).toEqual([false, false, false]);
  });

  test('X49 V43 after a Shove nothing has to be paid for leaving', () => {
    const position = { zombies: { '9R.s2': { walker: 2, brute: 1 } }, abominations: { patientZero: '9R.s2' } } as const;
    const table = ned({ at: '9R.s2', only: ['shove'] }, position);
    table.does({ do: 'skill', skill: 'shove', zone: table.zone('9R.s3') }, move(table, '9R.s1'));
    expect(table.one('ned').actions).toBe(2);
    expect([table.crowd('9R.s3'), table.s.abominations[0]!.zone]).toEqual([
      { walker: 2, brute: 1 },
      table.zone('9R.s3'),
    ]);
  });

  test('X49 V328 a Shove goes over sandbags, and not onto the tank', () => {
    const table = ned({ at: '11V.se', only: ['shove'] }, { zombies: { '11V.se': { walker: 1 } } });
    expect(table.isOffered({ do: 'skill', skill: 'shove', zone: table.zone('11V.e') })).toBe(true);
    const tank = ned({ at: '10V.w', only: ['shove'] }, { zombies: { '10V.w': { walker: 1 } } });
    expect(tank.isOffered({ do: 'skill', skill: 'shove', zone: tank.zone('10V.c') })).toBe(false);
  });

  test('X50 V49 a Sidestep has no action for the tank', () => {
    const table = scene({ mission: 'M4', hour: 9, survivors: { ned: { at: '10V.w', only: ['sidestep'] } } });
    table.runs(REACTION, { survivor: 0, kinds: ['move'], zone: NONE, unhindered: true });
    expect([goes(table, '10V.c'), goes(table, '6R.s1')]).toEqual([false, true]);
  });
});

describe('an action for another', () => {
  test('X14 V28 Born leader: who has acted may act again, and who has not keeps the own turn', () => {
    const survivors = { amy: { at: '9R.s1', only: [], acted: true } } as const;
    const table = ned({ at: '9R.s1', only: ['bornLeader'] }, { survivors });
    table.does({ do: 'lead', survivor: 1 }, move(table, '9R.s2'));
    expect(table.one('amy')).toMatchObject({ zone: table.zone('9R.s2'), acted: true, actions: 0 });
    expect([table.prompt, table.s.acting]).toEqual(['turn.choose', 0]);
  });

  test('X14 a card that ends the turn ends no turn of somebody who acts by the word of another', () => {
    const survivors = { amy: { at: '7R.r1', only: [] } } as const;
    const table = scene({ mission: 'M1', survivors: { ned: { at: '7R.r1', only: ['bornLeader'] }, ...survivors } });
    table.turn('ned').does({ do: 'lead', survivor: 1 });
    const place = table.options.find((option) => option.do === 'objective')!;
    table.does(place, { do: 'option', card: 'M1-07', option: 'carry' });
    expect(table.one('amy').acted).toBe(false);
  });

  test('X14 V32 the action of another costs the leader nothing, once a turn', () => {
    const table = ned({ at: '9R.s1', only: ['bornLeader'] }, { survivors: { amy: { at: '9R.s1', only: [] } } });
    table.does({ do: 'lead', survivor: 1 }, { do: 'makeNoise' });
    expect(table.one('ned').actions).toBe(3);
    expect(table.isOffered({ do: 'lead', survivor: 1 })).toBe(false);
  });

  test('X60 a Tactician who has acted does not act again', () => {
    const survivors = { amy: { at: '9R.s1', skills: ['tactician'], acted: true } } as const;
    const table = ned({ at: '9R.s1' }, { survivors });
    expect(table.isOffered({ do: 'activate', survivor: 1 })).toBe(false);
  });
});
