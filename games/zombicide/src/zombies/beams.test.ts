import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { BEAMS, ZOMBIE_CARD } from '../declared.ts';

/** S7 by night: Amy shines along the street from 7R.s1 to 7R.s4. */
function look(position: Position = {}): Scene {
  const survivors = { amy: { at: '7R.s1', light: '7R.s4' } };
  return scene({ mission: 'S7', night: true, survivors, ...position }).runs(BEAMS, {});
}

describe('light beams', () => {
  test('V31 V314 V315 a zombie with a beam in sight gets an extra activation, also from far away', () => {
    const table = look({ zombies: { '4R.s1': { walker: 1, runner: 1 }, '4R.s4': { walker: 1 } } });
    expect(table.crowd('4R.s2')).toEqual({ walker: 1 });
    expect(table.crowd('7R.s6')).toEqual({ runner: 1 });
    expect(table.crowd('4R.s4')).toEqual({ walker: 1 });
    const seen = { type: 'beamsSeen', zones: [table.zone('4R.s1')] } as const;
    table.happened(seen, 'zombiesMoved', 'zombiesMoved', 'zombiesMoved');
  });

  test('V314 V318 Y27 only those who see it act twice, also among others: a runner from there', () => {
    const table = look({ zombies: { '4R.s1': { runner: 1 }, '9R.s5': { runner: 1 } } });
    expect(table.crowd('7R.s6')).toEqual({ runner: 1 });
    expect(table.crowd('9R.s5')).toEqual({ runner: 1 });
  });

  test('V317 they go for their usual target, not for the light', () => {
    const survivors = { amy: { at: '9R.s7' } };
    const table = scene({
      mission: 'S7',
      night: true,
      survivors,
      noise: { '9R.s7': 5 },
      zombies: { '7R.s6': { walker: 1 } },
    });
    table.s.lit = [table.zone('7R.s1')];
    table.runs(BEAMS, {});
    expect(table.crowd('5R.s2')).toEqual({ walker: 1 });
  });

  test('V316 several beams in sight: one activation', () => {
    const survivors = { amy: { at: '7R.s1', light: '7R.s4' }, doug: { at: '7R.s4', light: '7R.s6' } };
    const table = look({ survivors, zombies: { '4R.s1': { walker: 1 } } });
    expect(table.crowd('4R.s2')).toEqual({ walker: 1 });
  });

  test('V319 who stands in a lit zone sees the beam', () => {
    expect(look({ zombies: { '7R.s4': { walker: 1 } } }).crowd('7R.s1')).toEqual({ walker: 1 });
  });

  test('V308 V309 a beam at a wall lights the own zone only', () => {
    const survivors = { amy: { at: '7R.s2', light: '7R.s2' } };
    expect(look({ survivors, zombies: { '7R.s4': { walker: 1 } } }).crowd('7R.s4')).toEqual({ walker: 1 });
    const seen = look({ survivors, zombies: { '7R.s1': { walker: 1 } } });
    expect(seen.crowd('7R.s2')).toEqual({ walker: 1 });
  });

  test('V321 V393 fixed lights of a mission count', () => {
    const survivors = { amy: { at: '10V.w' } };
    const table = scene({ mission: 'M4', survivors, zombies: { '11V.w': { walker: 1 } } }).runs(BEAMS, {});
    expect(table.crowd('10V.sw')).toEqual({ walker: 1 });
  });

  test('V300 by day nobody cares', () => {
    expect(look({ night: false, zombies: { '4R.s1': { walker: 1 } } }).crowd('4R.s1')).toEqual({ walker: 1 });
  });

  test('V253 V320 a beam stays on, but not that of somebody knocked out', () => {
    const down = { amy: { at: '7R.s1', light: '7R.s4', status: 'down' }, doug: { at: '5R.s7' } } as const;
    expect(look({ survivors: down, zombies: { '4R.s1': { walker: 1 } } }).crowd('4R.s1')).toEqual({ walker: 1 });
  });

  test('Y86 V331 sandbags do not stop those who see a beam', () => {
    const survivors = { amy: { at: '11V.se', light: '11V.se' } };
    const table = look({ mission: 'M4', survivors, zombies: { '11V.e': { walker: 1 } } });
    expect(table.crowd('11V.se')).toEqual({ walker: 1 });
  });

  test('Y26 who acts because of a beam acts again when a card says so', () => {
    const survivors = { amy: { at: '7R.s1', light: '7R.s4', ap: 7 } };
    const table = look({ survivors, zombieCards: [37], zombies: { '4R.s1': { walker: 1 } } });
    table.runs(ZOMBIE_CARD, { zone: table.zone('7R.s3') });
    expect(table.crowd('7R.s6')).toEqual({ walker: 1 });
  });
});
