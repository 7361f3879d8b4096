import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import type { SurvivorId } from '../content/ids.ts';
import { terrainHere } from '../rules/mission.ts';
import type { Choice, SurvivorNo } from '../state.ts';
import { walkAlong, walkTo, type Walk } from './walks.ts';

type Move = Extract<Choice, { do: 'move' }>;

const movesOf = (table: Scene): readonly Move[] =>
  table.options.filter((option): option is Move => option.do === 'move');

/** What the rules take for a Move that is offered. A turn that is over tells nothing of free Moves: then `unknown`. */
function paid(make: () => Scene, survivor: SurvivorNo, move: Move, unknown = 0): Omit<Walk, 'way'> {
  const table = make();
  const before = table.s.survivors[survivor]!;
  const { actions, bonus, free } = { ...before, free: before.free.length };
  table.does(move);
  const after = table.s.survivors[survivor]!;
  return {
    actions: actions + bonus - after.actions - after.bonus,
    free: after.acted ? unknown : free - after.free.length,
  };
}

const KINDS: readonly (readonly [string, SurvivorId, Position])[] = [
  ['V40 nobody in the way', 'ned', {}],
  ['V43 V44 zombies left behind', 'ned', { zombies: { '6R.s7': { walker: 1 }, '6R.s6': { runner: 1 } } }],
  ['V33 V45 Y8 a free Move', 'amy', { zombies: { '6R.s7': { walker: 1 } } }],
  ['V47 X51 Slippery', 'josh', { zombies: { '6R.s7': { walker: 5 }, '6R.s6': { walker: 1 } } }],
  ['V47 a kid', 'lili', { zombies: { '6R.s7': { walker: 5 } } }],
  ['X53 Sprint', 'wanda', {}],
  ['V49 V50 Y9 the tank', 'ned', { mission: 'S6' }],
];

describe('what a way costs is what the rules take for it', () => {
  test.each(KINDS)('%s', (_, id, position) => {
    const at = position.mission === 'S6' ? { at: '10V.w' } : {};
    const make = (): Scene => scene({ ...position, survivors: { [id]: at } }).turn(id);
    const table = make();
    const moves = movesOf(table);
    expect(moves.length).toBeGreaterThan(3);
    for (const move of moves) {
      const { way, actions, free } = walkAlong(table.s, 0, move.way);
      expect({ way, actions, free }).toEqual({ way, ...paid(make, 0, move, free) });
    }
  });

  test('V34 V351 bonus actions count as actions', () => {
    const make = (): Scene =>
      scene({ survivors: { ned: { only: [], bonus: 2 } }, zombies: { '6R.s7': { walker: 3 } } }).turn('ned');
    const [move] = movesOf(make());
    expect(walkAlong(make().s, 0, move!.way).actions).toBe(4);
    expect(paid(make, 0, move!).actions).toBe(4);
  });
});

describe('the way to a zone', () => {
  test('V40 V42 leads through open borders alone, also beyond this turn', () => {
    const table = scene({ survivors: { ned: { only: [] } } }).turn('ned');
    const { steps } = terrainHere(table.s);
    const far = walkTo(table.s, 0, table.zone('9R.s5'))!;
    let from = table.one('ned').zone;
    for (const zone of far.way) {
      expect(steps[from]).toContain(zone);
      from = zone;
    }
    expect(from).toBe(table.zone('9R.s5'));
    expect(far.actions).toBe(far.way.length);
    expect(walkTo(table.s, 0, table.zone('6R.r1'))).toBeNull();
  });

  test('V43 V44 goes round zombies where that is cheaper', () => {
    const zombies = { '6R.s6': { walker: 9 } };
    const table = scene({ survivors: { ned: { only: [] } }, zombies }).turn('ned');
    const walk = walkTo(table.s, 0, table.zone('6R.s5'));
    expect(walk?.way).not.toContain(table.zone('6R.s6'));
  });

  test('V40 every zone that is offered is found, and never dearer than as offered', () => {
    const zombies = { '6R.s6': { walker: 1 } };
    const table = scene({ survivors: { amy: {} }, zombies }).turn('amy');
    for (const { way } of movesOf(table)) {
      const found = walkTo(table.s, 0, way.at(-1)!)!;
      expect(found.actions).toBeLessThanOrEqual(walkAlong(table.s, 0, way).actions);
    }
  });

  test('V40 nobody walks to where they stand', () => {
    const table = scene({ survivors: { ned: {} } }).turn('ned');
    expect(walkTo(table.s, 0, table.one('ned').zone)).toBeNull();
  });
});
