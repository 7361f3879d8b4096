import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene, type SurvivorSpec } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const CRATE: Choice = { do: 'crate' };

function ned(spec: SurvivorSpec, position: Position = {}): Scene {
  return scene({ ...position, survivors: { ned: { only: [], ...spec }, ...position.survivors } }).turn('ned');
}

describe('a crate', () => {
  const HERE: Position = { crates: ['6R.s7'], epic: ['nailbat', 'gunblade'] };

  test('V100 V101 V375 an action: a random epic weapon, no AP', () => {
    const table = ned({}, HERE).does(CRATE);
    expect(table.hand('ned')).toEqual(['nailbat']);
    expect(table.one('ned')).toMatchObject({ actions: 2, ap: 0, searched: false });
    table.shows({ crates: [] });
  });

  test('V66 Y1 V98 it is no search: zombies and an earlier search do not matter', () => {
    const table = ned({ only: ['freeSearch'] }, { ...HERE, zombies: { '6R.s7': { walker: 1 } } });
    table.one('ned').searched = true;
    table.does(CRATE);
    // A free Search does not pay for it.
    expect(table.one('ned')).toMatchObject({ actions: 2, free: ['search'] });
  });

  test('V100 the cards are arranged for free', () => {
    const table = ned({ hand: ['machete', 'katana'] }, HERE).does(CRATE);
    expect([table.prompt, table.one('ned').actions]).toEqual(['arranging.hands', 2]);
  });

  test('V24 only where one lies', () => {
    expect(ned({}, { crates: ['6R.s6'] }).isOffered(CRATE)).toBe(false);
  });

  test('V381 not while a card lies on its tile, where the mission says so', () => {
    const m1: Position = { mission: 'M1', crates: ['2V.r1'] };
    expect(ned({ at: '2V.r1' }, m1).isOffered(CRATE)).toBe(false);
    expect(ned({ at: '2V.r1' }, { ...m1, revealed: ['M1-02'] }).isOffered(CRATE)).toBe(true);
  });

  test('Y3 without epic cards it is empty', () => {
    const table = ned({}, { ...HERE, epic: [] }).does(CRATE);
    expect(table.hand('ned')).toEqual([]);
    table.shows({ crates: [] });
  });
});

describe('picking up', () => {
  test('V248 V249 Y38 who lies knocked out in the zone is out of the mission; 5 AP', () => {
    const table = ned({}, { survivors: { elle: { status: 'down', downIn: 1 } } });
    table.does({ do: 'pickUp', survivor: 1 });
    expect(table.one('elle')).toMatchObject({ status: 'rescued', zone: -1 });
    expect(table.one('ned')).toMatchObject({ actions: 2, ap: 5 });
  });

  test('V98 V248 zombies do not prevent it, distance does', () => {
    const near = ned({}, { survivors: { elle: { status: 'down' } }, zombies: { '6R.s7': { walker: 2 } } });
    expect(near.isOffered({ do: 'pickUp', survivor: 1 })).toBe(true);
    const far = ned({}, { survivors: { elle: { status: 'down', at: '6R.s6' } } });
    expect(far.isOffered({ do: 'pickUp', survivor: 1 })).toBe(false);
  });
});
