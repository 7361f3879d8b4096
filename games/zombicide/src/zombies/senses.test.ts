import { describe, expect, test } from 'vitest';
import { stateOf, zone, type Position } from '../../test/scene.ts';
import { boardHere } from '../rules/mission.ts';
import { NONE } from '../state.ts';
import { nextZones, sensesOf, targetsFrom } from './senses.ts';

/** Names of the zones that zombies in `from` are drawn to. */
function targets(position: Position, from: string): readonly string[] {
  const s = stateOf(position);
  const names = targetsFrom(sensesOf(s, false, NONE), zone(s, from)).map((each) => boardHere(s).zones[each]!.name);
  return names.toSorted();
}

/** Names of the zones that their next step may lead to. */
function steps(position: Position, from: string, extra = false): readonly string[] {
  const s = stateOf(position);
  const names = nextZones(sensesOf(s, extra, NONE), zone(s, from)).map((each) => boardHere(s).zones[each]!.name);
  return names.toSorted();
}

const at = (...zones: readonly string[]): NonNullable<Position['survivors']> =>
  Object.fromEntries(zones.map((each, i) => [(['amy', 'doug', 'elle', 'josh'] as const)[i]!, { at: each }]));

describe('targets of zombies', () => {
  test('V207 of the zones with survivors in sight, the one with the most noise', () => {
    const position = { mission: 'S7', survivors: at('7R.s1', '4R.s1'), noise: { '4R.s1': 1 } };
    expect(targets(position, '7R.s6')).toEqual(['4R.s1']);
  });

  test('V208 who sees nobody goes for the loudest zone of the board', () => {
    const position = { mission: 'S7', survivors: at('7R.s6', '5R.s7'), noise: { '5R.s7': 2 } };
    expect(targets(position, '4R.s4')).toEqual(['5R.s7']);
  });

  test('V208 V132 V133 a noise where nobody stands counts, and so does every survivor', () => {
    const position = { mission: 'S7', survivors: at('7R.s6', '7R.s6'), noise: { '5R.s7': 2 } };
    expect(targets(position, '4R.s4')).toEqual(['5R.s7', '7R.s6']);
  });

  test('V209 a louder zone out of sight is ignored', () => {
    const position = { mission: 'S7', survivors: at('7R.s1', '5R.s7'), noise: { '5R.s7': 9 } };
    expect(targets(position, '7R.s6')).toEqual(['7R.s1']);
  });

  test('V209 a noise in sight where nobody stands is ignored, too', () => {
    const position = { mission: 'S7', survivors: at('7R.s1'), noise: { '4R.s1': 5 } };
    expect(targets(position, '7R.s6')).toEqual(['7R.s1']);
  });

  test('V210 distance never matters', () => {
    const position = { mission: 'S7', survivors: at('7R.s4', '4R.s1'), noise: { '4R.s1': 1 } };
    expect(targets(position, '7R.s6')).toEqual(['4R.s1']);
  });

  test('V215 equally loud zones in sight are all targets', () => {
    expect(targets({ mission: 'S7', survivors: at('7R.s1', '4R.s1') }, '7R.s6')).toEqual(['4R.s1', '7R.s1']);
  });

  test('V121 whoever stands in between blocks no sight', () => {
    const zombies = { '7R.s4': { walker: 9 }, '7R.s6': { brute: 3 } };
    const position = { mission: 'S7', survivors: at('7R.s1', '5R.s7'), noise: { '5R.s7': 9 }, zombies };
    expect(targets(position, '4R.s1')).toEqual(['7R.s1']);
  });

  test('V132 V435 a companion is seen and heard as a survivor', () => {
    const companions = { hania: '7R.s1', borys: '7R.s1' };
    const position: Position = { mission: 'S7', survivors: at('4R.s1'), companions };
    expect(targets(position, '7R.s6')).toEqual(['7R.s1']);
    expect(targets(position, '4R.s4')).toEqual(['7R.s1']);
  });

  test('V221 V252 Y37 who is knocked out is neither seen nor heard', () => {
    const survivors = { amy: { at: '7R.s1' }, doug: { at: '7R.s4', status: 'down' } } as const;
    expect(targets({ mission: 'S7', survivors }, '7R.s6')).toEqual(['7R.s1']);
  });

  test('V128 V292 at night zombies see their own zone only', () => {
    const position = { mission: 'S7', night: true, survivors: at('7R.s1', '9R.s8'), noise: { '9R.s8': 1 } };
    expect(targets(position, '7R.s6')).toEqual(['9R.s8']);
    expect(targets(position, '7R.s1')).toEqual(['7R.s1']);
  });

  test('V310 V313 at night they see survivors in lit zones from afar', () => {
    const survivors = { amy: { at: '7R.s1', light: '7R.s1' }, doug: { at: '9R.s8' } };
    expect(targets({ mission: 'S7', night: true, survivors, noise: { '9R.s8': 1 } }, '7R.s6')).toEqual(['7R.s1']);
  });

  test('V434 with the dark-zone option nobody far away sees into a dark room', () => {
    const position = { mission: 'S7', survivors: at('4R.r1', '5R.s7'), noise: { '5R.s7': 1 }, open: ['4R.r2|4R.s5'] };
    expect(targets({ ...position, options: { darkZones: true } }, '4R.r2')).toEqual(['4R.r1']);
    const far = { mission: 'M4', night: false, survivors: at('6R.r1', '11V.se'), open: ['6R.r1|6R.s2'] };
    expect(targets({ ...far, noise: { '11V.se': 1 } }, '9R.s1')).toEqual(['6R.r1']);
    expect(targets({ ...far, noise: { '11V.se': 1 }, options: { darkZones: true } }, '9R.s1')).toEqual(['11V.se']);
  });

  test('V434 a house with its lights on has no dark rooms', () => {
    const s = stateOf({
      mission: 'M4',
      night: false,
      survivors: at('6R.r1', '11V.se'),
      noise: { '11V.se': 1 },
      open: ['6R.r1|6R.s2'],
      options: { darkZones: true },
    });
    s.rules = ['litHouse'];
    expect(targetsFrom(sensesOf(s, false, NONE), zone(s, '9R.s1'))).toEqual([zone(s, '6R.r1')]);
  });

  test('Y23 V371 noise in the basement is not heard upstairs', () => {
    const position = { mission: 'M8', survivors: at('14V.c', '12V.a'), noise: { '12V.a': 3 } };
    expect(targets(position, '11R.a')).toEqual(['14V.c']);
    expect(targets(position, '12V.f')).toEqual(['12V.a']);
  });
});

describe('the next step', () => {
  test('V211 V212 along the shortest open way', () => {
    expect(steps({ mission: 'S7', survivors: at('7R.s6') }, '4R.s4')).toEqual(['4R.s5']);
  });

  test('V213 without an open way they stay, and look for no other target', () => {
    const position = { mission: 'S7', survivors: at('9R.r1', '7R.s6'), noise: { '9R.r1': 1 } };
    expect(steps(position, '4R.s4')).toEqual([]);
  });

  test('V214 who is in the target zone stays', () => {
    expect(steps({ mission: 'S7', survivors: at('7R.s6'), noise: { '4R.s4': 5 } }, '4R.s4')).toEqual(['4R.s4']);
  });

  test('V215 Y11 the next zones of all shortest ways', () => {
    expect(steps({ mission: 'S7', survivors: at('7R.s6') }, '9R.s8')).toEqual(['9R.s5', '9R.s7']);
  });

  test('V215 the next zones to all equally loud targets', () => {
    expect(steps({ mission: 'S7', survivors: at('7R.s1', '4R.s1') }, '7R.s6')).toEqual(['4R.s2', '7R.s4']);
  });

  test('Y14 of equally loud targets only those that can be reached', () => {
    const position = { mission: 'S7', survivors: at('9R.r1', '7R.s6') };
    expect(steps(position, '4R.s4')).toEqual(['4R.s5']);
  });

  test('Y28 when the own zone is as loud as another, staying is one of the ways', () => {
    const position = { mission: 'S7', survivors: at('7R.s6'), noise: { '4R.s4': 1 } };
    expect(steps(position, '4R.s4')).toEqual(['4R.s4', '4R.s5']);
  });

  test('Y15 V334 a survivor on the tank is out of reach', () => {
    expect(steps({ mission: 'M4', night: false, survivors: at('10V.c') }, '10V.e')).toEqual([]);
  });

  test('V331 V335 but not in an extra activation', () => {
    expect(steps({ mission: 'M4', night: false, survivors: at('10V.c') }, '10V.e', true)).toEqual(['10V.c']);
    expect(steps({ mission: 'M4', night: false, survivors: at('11V.se') }, '11V.e', true)).toEqual(['11V.se']);
  });

  test('V328 V330 around sandbags to the same target', () => {
    const position = { mission: 'M4', night: false, survivors: at('10V.ne') };
    expect(steps(position, '10V.e')).toEqual(['10V.se']);
  });

  test('V379 Y49 towards the noise of M1 as if doors were open; a closed one stops them', () => {
    const position = { mission: 'M1', survivors: at('2V.s1') };
    expect(steps(position, '8R.s1')).toEqual(['8R.s4']);
    expect(steps(position, '7R.s5')).toEqual(['7R.s5']);
    expect(steps({ ...position, open: ['4R.r2|4R.s5'] }, '7R.s5')).toEqual(['4R.r2']);
  });

  test('W23 a part goes on to the next door, a part stands before this one', () => {
    expect(steps({ mission: 'M1', survivors: at('2V.s1') }, '8R.s4')).toEqual(['7R.s7', '8R.s4']);
  });

  test('V385 in M2 zombies in the way out are put back to the starting spawn zone', () => {
    expect(steps({ mission: 'M2', survivors: at('8R.s7') }, '2R.s5')).toEqual(['7V.s1']);
  });
});
