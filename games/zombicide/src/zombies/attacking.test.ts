import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { ACTIVATION } from '../declared.ts';
import { everybody } from './activation.ts';

const RING = { mission: 'S7', survivors: { amy: { at: '7R.s6' } } } as const;

function act(position: Position): Scene {
  const table = scene(position);
  return table.runs(ACTIVATION, everybody(table.s));
}

describe('attacking', () => {
  test('V202 V204 a zombie in the zone of a survivor wounds without a roll', () => {
    const table = act({ ...RING, zombies: { '7R.s6': { walker: 1 } } });
    expect(table.one('amy').wounds).toBe(1);
    table.happened({ type: 'zombiesAttacked', zone: table.zone('7R.s6'), n: 1 }, 'survivorHurt');
  });

  test('V203 all of them join in', () => {
    const table = act({ ...RING, zombies: { '7R.s6': { walker: 1, brute: 1 } } });
    expect(table.one('amy').wounds).toBe(2);
  });

  test('V227 V199 an abomination has one action and deals one wound', () => {
    const table = act({ ...RING, abominations: { patientZero: '7R.s6' } });
    expect(table.one('amy').wounds).toBe(1);
    expect(table.s.abominations).toMatchObject([{ zone: table.zone('7R.s6') }]);
  });

  test('V205 who attacks does not move', () => {
    const survivors = { amy: { at: '7R.s6' }, doug: { at: '7R.s4' } };
    const table = act({ mission: 'S7', survivors, noise: { '7R.s4': 5 }, zombies: { '7R.s6': { walker: 1 } } });
    expect(table.crowd('7R.s6')).toEqual({ walker: 1 });
  });

  test('V219 a runner attacks twice', () => {
    expect(act({ ...RING, zombies: { '7R.s6': { runner: 1 } } }).one('amy').wounds).toBe(2);
  });

  test('V219 a runner moves and attacks', () => {
    const table = act({ ...RING, zombies: { '7R.s4': { runner: 1 } } });
    expect(table.crowd('7R.s6')).toEqual({ runner: 1 });
    expect(table.one('amy').wounds).toBe(1);
  });

  test('V201 attacks come before moves: a zombie that arrives does not attack', () => {
    const table = act({ ...RING, zombies: { '7R.s4': { walker: 2 } } });
    expect(table.crowd('7R.s6')).toEqual({ walker: 2 });
    expect(table.one('amy').wounds).toBe(0);
  });

  test('V219 Y39 a runner that has knocked out its victim moves on', () => {
    const survivors = { amy: { at: '2V.s3', wounds: 2 }, doug: { at: '2V.s1' } };
    const table = act({ mission: 'M1', survivors, zombies: { '2V.s3': { runner: 1 } } });
    expect(table.one('amy').status).toBe('down');
    expect(table.crowd('2V.s2')).toEqual({ runner: 1 });
  });

  test('V221 Y37 who is knocked out is not attacked', () => {
    const survivors = { amy: { at: '7R.s6', status: 'down' }, doug: { at: '7R.s4' } } as const;
    const table = act({ mission: 'S7', survivors, zombies: { '7R.s6': { walker: 1 } } });
    expect(table.one('amy').wounds).toBe(0);
    expect(table.crowd('7R.s4')).toEqual({ walker: 1 });
  });
});
