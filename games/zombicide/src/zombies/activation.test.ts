import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { ACTIVATION } from '../declared.ts';
import { BRUTE, RUNNER, TYPES, WALKER } from '../state.ts';
import { allOf, everybody } from './activation.ts';

/** A survivor on the ring of S7, where two ways of the same length lead from 9R.s8 to 7R.s6. */
const RING = { mission: 'S7', survivors: { amy: { at: '7R.s6' } } } as const;

function act(position: Position): Scene {
  const table = scene(position);
  return table.runs(ACTIVATION, everybody(table.s));
}

/** An extra activation of all walkers. */
function extra(position: Position): Scene {
  const table = scene(position);
  return table.runs(ACTIVATION, allOf(table.s, WALKER));
}

describe('moving', () => {
  test('V200 V206 a zombie moves one zone towards its target', () => {
    const table = act({ ...RING, zombies: { '4R.s4': { walker: 1, brute: 2 } } });
    expect(table.crowd('4R.s5')).toEqual({ walker: 1, brute: 2 });
    expect(table.crowd('4R.s4')).toEqual({});
    table.happened({ type: 'zombiesMoved', kind: WALKER, n: 1 }, { type: 'zombiesMoved', kind: BRUTE, n: 2 });
  });

  test('V199 V218 V219 a runner moves twice', () => {
    const table = act({ ...RING, zombies: { '4R.s4': { runner: 3 } } });
    expect(table.crowd('7R.s7')).toEqual({ runner: 3 });
  });

  test('V218 a runner looks about anew for its second action', () => {
    const table = act({
      mission: 'S7',
      survivors: { amy: { at: '9R.s8' }, doug: { at: '7R.s1' } },
      noise: { '9R.s8': 1 },
      zombies: { '4R.s2': { runner: 1 } },
    });
    // From 4R.s2 it sees Doug in 7R.s1 only, and walks there.
    expect(table.crowd('7R.s4')).toEqual({ runner: 1 });
  });

  test('V213 without a way nobody moves', () => {
    const table = act({ mission: 'S7', survivors: { amy: { at: '9R.r1' } }, zombies: { '4R.s4': { walker: 2 } } });
    expect(table.crowd('4R.s4')).toEqual({ walker: 2 });
  });

  test('V215 V217 a group splits evenly over its ways, each kind by itself', () => {
    const table = act({ ...RING, zombies: { '9R.s8': { walker: 4, brute: 2 } } });
    expect(table.crowd('9R.s5')).toEqual({ walker: 2, brute: 1 });
    expect(table.crowd('9R.s7')).toEqual({ walker: 2, brute: 1 });
  });

  test('V216 the first player says where those left over go', () => {
    const table = act({ ...RING, seats: 2, first: 1, zombies: { '9R.s8': { walker: 5, runner: 1 } } });
    table.stage.asks({ seat: 1, prompt: 'zombiePass.choose' });
    const [from, north, west] = ['9R.s8', '9R.s5', '9R.s7'].map((name) => table.zone(name)) as [number, number, number];
    table.does({ do: 'leftover', from, kind: WALKER, to: [north] }, { do: 'leftover', from, kind: RUNNER, to: [west] });
    expect(table.crowd('9R.s5')).toEqual({ walker: 3 });
    expect(table.crowd('9R.s7')).toEqual({ walker: 2 });
    // The runner's second step.
    expect(table.crowd('5R.s3')).toEqual({ runner: 1 });
  });

  test('V216 the way away from the weakest zone comes first', () => {
    const survivors = { amy: { at: '5R.s7', wounds: 2 }, doug: { at: '4R.s1' } };
    const table = act({ mission: 'S7', survivors, zombies: { '9R.s8': { walker: 1 } } });
    const [from, north, west] = ['9R.s8', '9R.s5', '9R.s7'].map((name) => table.zone(name)) as [number, number, number];
    expect(table.options).toEqual([
      { do: 'leftover', from, kind: WALKER, to: [north] },
      { do: 'leftover', from, kind: WALKER, to: [west] },
    ]);
  });

  test('V215 V216 abominations go one by one', () => {
    const table = act({ ...RING, abominations: { patientZero: '9R.s8' } });
    const [from, west] = ['9R.s8', '9R.s7'].map((name) => table.zone(name)) as [number, number];
    table.does({ do: 'leftover', from, kind: TYPES, to: [west] });
    expect(table.s.abominations).toMatchObject([{ zone: west }]);
  });

  test('V379 W23 those who stand before a closed door stay, and the log says so', () => {
    const table = act({ mission: 'M1', survivors: { amy: { at: '2V.s1' } }, zombies: { '7R.s5': { walker: 3 } } });
    expect(table.crowd('7R.s5')).toEqual({ walker: 3 });
    table.happened({ type: 'zombiesStopped', zone: table.zone('7R.s5') });
  });

  test('V385 Y48 in M2 a runner is put back, and goes on from there', () => {
    const table = act({ mission: 'M2', survivors: { amy: { at: '8R.s7' } }, zombies: { '2R.s5': { runner: 1 } } });
    expect(table.crowd('2R.s5')).toEqual({});
    expect(table.crowd('7V.s1')).toEqual({});
  });

  test('V331 V335 Y12 only an extra activation crosses sandbags and climbs the tank', () => {
    const behind: Position = {
      mission: 'M4',
      night: false,
      survivors: { amy: { at: '11V.se' } },
      zombies: { '11V.e': { walker: 1 } },
    };
    expect(act(behind).crowd('11V.e')).toEqual({ walker: 1 });
    expect(extra(behind).crowd('11V.se')).toEqual({ walker: 1 });
    const onTop: Position = { ...behind, survivors: { amy: { at: '10V.c' } }, zombies: { '10V.e': { walker: 2 } } };
    expect(act(onTop).crowd('10V.e')).toEqual({ walker: 2 });
    expect(extra(onTop).crowd('10V.c')).toEqual({ walker: 2 });
  });

  test('V223 an extra activation is for its kind only', () => {
    const table = extra({ ...RING, zombies: { '4R.s4': { walker: 1, brute: 1 } } });
    expect(table.crowd('4R.s4')).toEqual({ brute: 1 });
  });

  test('X61 Taunt: the only target is the survivor', () => {
    const table = scene({ ...RING, noise: { '5R.s7': 9 }, zombies: { '4R.s4': { walker: 1 } } });
    table.runs(ACTIVATION, { ...allOf(table.s, WALKER), target: table.no('amy') });
    expect(table.crowd('4R.s5')).toEqual({ walker: 1 });
  });
});
