import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { zombicide } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import type { Choice } from '../state.ts';

const EXIT: Choice = { do: 'exit' };

function atExit(position: Position = {}, done: readonly string[] = ['supplies']): Scene {
  const table = scene({ ...position, survivors: { ned: { at: '5R.s7', only: [] }, elle: {} } });
  table.s.done = done;
  return table.turn('ned');
}

describe('leaving through an exit', () => {
  test('V391 a survivor leaves at the end of the own turn', () => {
    const table = atExit().does(EXIT);
    expect(table.one('ned')).toMatchObject({ status: 'escaped', zone: -1, acted: true });
  });

  test('V391 not while a zombie is there', () => {
    expect(atExit({ zombies: { '5R.s7': { walker: 1 } } }).isOffered(EXIT)).toBe(false);
  });

  test('V391 not before the other goals are met, where the mission says so', () => {
    expect(atExit({}, []).isOffered(EXIT)).toBe(false);
  });

  test('V391 not from another zone', () => {
    const table = scene({ survivors: { ned: { only: [] } } });
    table.s.done = ['supplies'];
    expect(table.turn('ned').isOffered(EXIT)).toBe(false);
  });

  test('V436 companions leave with their leader', () => {
    const table = atExit({ companions: { hania: 'ned' } }).does(EXIT);
    expect(table.s.companions[0]!.status).toBe('escaped');
  });
});

test('V37 V38 doing nothing gives the rest of the turn away', () => {
  const table = scene({ survivors: { ned: { only: [] } } })
    .turn('ned')
    .does({ do: 'end' });
  expect(table.one('ned')).toMatchObject({ acted: true, actions: 0 });
  table.happened('turnEnded');
});

describe('a lone companion', () => {
  test('V439 is there only when a mission or a card says so', () => {
    expect(zombicide.setup({ ...DEFAULTS, mission: 'S6' }, 1, [1, 2, 3, 4], null).companions).toEqual([]);
  });

  test('V437 is rallied with an action in its zone, and lends its skill', () => {
    const table = scene({ survivors: { ned: { only: [] } }, companions: { taylor: '6R.s7' } }).turn('ned');
    table.does({ do: 'rally', companion: 0 });
    expect(table.one('ned')).toMatchObject({ companions: [0], actions: 2 });
    expect(table.s.companions[0]).toMatchObject({ leader: 0, zone: -1 });
  });

  test('V437 not from another zone', () => {
    const table = scene({ survivors: { ned: { only: [] } }, companions: { taylor: '6R.s6' } }).turn('ned');
    expect(table.isOffered({ do: 'rally', companion: 0 })).toBe(false);
  });

  test('V436 X15 its skill works for its leader, from the next turn with its free action', () => {
    const ned = { only: [], at: '9R.s2' } as const;
    const table = scene({ survivors: { ned }, companions: { taylor: 'ned' } }).turn('ned');
    expect(table.one('ned').free).toEqual(['door']);
    expect(table.isOffered({ do: 'door', door: table.door('9R.r1|9R.s2'), card: -1 })).toBe(true);
  });
});
