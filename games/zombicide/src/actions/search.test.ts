import { describe, expect, test } from 'vitest';
import { cardNo, scene, type Position, type Scene, type SurvivorSpec } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const SEARCH: Choice = { do: 'search', light: false };
const WITH_LIGHT: Choice = { do: 'search', light: true };

function ned(spec: SurvivorSpec, position: Position = {}): Scene {
  return scene({ ...position, survivors: { ned: { only: [], ...spec } } }).turn('ned');
}

describe('a search', () => {
  test('V52 V54 in a building zone: a card of the equipment deck, for an action', () => {
    const table = ned({ at: '6R.r2' }, { equipment: ['machete', 'katana'] }).does(SEARCH);
    expect(table.hand('ned')).toEqual(['machete']);
    expect(table.one('ned')).toMatchObject({ actions: 2, searched: true });
  });

  test('V53 once a turn, even if it is free', () => {
    const table = ned({ at: '6R.r2', only: ['freeSearch'] }).does(SEARCH);
    expect(table.one('ned')).toMatchObject({ actions: 3, free: [] });
    expect(table.isOffered(SEARCH)).toBe(false);
  });

  test('V194 X17 any number of times with the skill, each for an action', () => {
    const table = ned({ at: '6R.r2', only: ['searchMore'] }, { equipment: ['rice', 'water', 'rice'] });
    table.does(SEARCH, SEARCH);
    expect(table.one('ned').actions).toBe(1);
    expect(table.isOffered(SEARCH)).toBe(true);
  });

  test('V52 not where a zombie is', () => {
    const crowded = { zombies: { '6R.r2': { walker: 1 } } };
    expect(ned({ at: '6R.r2' }, crowded).isOffered(SEARCH)).toBe(false);
    expect(ned({ at: '6R.r2' }, { abominations: { patientZero: '6R.r2' } }).isOffered(SEARCH)).toBe(false);
  });

  test('V65 V432 X47 not in a street, but with Scavenger', () => {
    expect(ned({}).isOffered(SEARCH)).toBe(false);
    expect(ned({ only: ['scavenger'] }).isOffered(SEARCH)).toBe(true);
  });

  test('V64 V326 Y55 never in a corridor, not even with Scavenger', () => {
    expect(ned({ at: '10R.k1', only: ['scavenger'] }, { mission: 'M9' }).isOffered(SEARCH)).toBe(false);
  });

  test('V55 a Flashlight draws two cards; two Flashlights do not add up', () => {
    const deck: Position = { equipment: ['rice', 'water', 'machete'] };
    const table = ned({ at: '6R.r2', hand: ['flashlight'], pack: ['flashlight'] }, deck);
    expect(table.isOffered(SEARCH)).toBe(false);
    table.does(WITH_LIGHT);
    expect(table.s.equipment.deck).toEqual([cardNo('machete')]);
  });

  test('X48 the skill draws two cards, and a Flashlight adds nothing to it', () => {
    const deck: Position = { equipment: ['rice', 'water', 'machete'] };
    const table = ned({ at: '6R.r2', pack: ['flashlight'], only: ['search2'] }, deck).does(WITH_LIGHT);
    expect(table.s.equipment.deck).toEqual([cardNo('machete')]);
  });

  test('V60 nothing to search when deck and discards are empty', () => {
    expect(ned({ at: '6R.r2' }, { equipment: [] }).isOffered(SEARCH)).toBe(false);
  });
});

describe('a search at night', () => {
  const NIGHT: Position = { night: true, equipment: ['rice', 'water', 'machete'] };

  test('V56 V301 V302 the Flashlight is a choice, and goes on without an action', () => {
    const table = ned({ at: '6R.r2', pack: ['flashlight'] }, NIGHT);
    expect([table.isOffered(SEARCH), table.isOffered(WITH_LIGHT)]).toEqual([true, true]);
    table.does(WITH_LIGHT);
    table.stage.offers({ do: 'aim', at: table.zone('6R.r2') }, { do: 'aim', at: table.zone('6R.r1') });
    table.does({ do: 'aim', at: table.zone('6R.r1') });
    expect(table.one('ned')).toMatchObject({ light: table.zone('6R.r1'), actions: 2 });
    expect(table.s.equipment.deck).toEqual([cardNo('machete')]);
  });

  test('V56 without it one card, in the dark', () => {
    const table = ned({ at: '6R.r2', pack: ['flashlight'] }, NIGHT).does(SEARCH);
    expect(table.one('ned').light).toBe(-1);
    expect(table.s.equipment.deck).toEqual([cardNo('machete'), cardNo('water')]);
  });

  test('V320 a light that is on is used without a question', () => {
    const table = ned({ at: '6R.r2', pack: ['flashlight'], light: '6R.r2' }, NIGHT);
    expect(table.isOffered(SEARCH)).toBe(false);
    table.does(WITH_LIGHT);
    expect(table.prompt).toBe('turn.choose');
  });

  test('Y57 the skill needs no light', () => {
    const table = ned({ at: '6R.r2', pack: ['flashlight'], only: ['search2'] }, NIGHT);
    expect(table.isOffered(WITH_LIGHT)).toBe(false);
    table.does(SEARCH);
    expect([table.one('ned').light, table.s.equipment.deck]).toEqual([-1, [cardNo('machete')]]);
  });
});

describe('where the Secret Service was', () => {
  test('V62 V323 Y56 its zones give its cards', () => {
    const table = ned({ at: '11R.c1' }, { mission: 'M9', secretService: ['glock17', 'mp5'] }).does(SEARCH);
    expect(table.hand('ned')).toEqual(['glock17']);
  });

  test('V62 V325 V386 a Humvee makes its street searchable', () => {
    const table = ned({ at: '11V.c' }, { mission: 'S6', secretService: ['glock17', 'mp5'] }).does(SEARCH);
    expect(table.hand('ned')).toEqual(['glock17']);
  });

  test('V63 V52 not while zombies are there', () => {
    expect(ned({ at: '11V.c' }, { mission: 'S6', zombies: { '11V.c': { walker: 1 } } }).isOffered(SEARCH)).toBe(false);
  });

  test('V382 W5 in M1 the Humvee waits until no cards lie on its two tiles', () => {
    const at = { at: '7R.s7' };
    expect(ned(at, { mission: 'M1', revealed: ['M1-07'] }).isOffered(SEARCH)).toBe(false);
    expect(ned(at, { mission: 'M1', revealed: ['M1-07', 'M1-08'] }).isOffered(SEARCH)).toBe(true);
  });
});

describe('objective cards that guard their tile', () => {
  test('V380 Y65 no search on a tile with a card', () => {
    expect(ned({ at: '2V.r1' }, { mission: 'M1' }).isOffered(SEARCH)).toBe(false);
    expect(ned({ at: '2V.r1' }, { mission: 'M1', revealed: ['M1-02'] }).isOffered(SEARCH)).toBe(true);
  });
});
