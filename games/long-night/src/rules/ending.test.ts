import { describe, expect, test } from 'vitest';
import { scene, type Position } from '../../test/scene.ts';
import type { Ending } from '../state.ts';
import { ending } from './ending.ts';

function winners(position: Position, how: Ending): readonly boolean[] {
  return scene(position).runs(ending, { ending: how }).s.winners;
}

describe('the end of the game', () => {
  const TANK: Position = {
    seats: [
      { survivors: { lilyMae: {} }, objective: 'fullTank', hand: ['fuel', 'fuel', 'flashlight'] },
      { survivors: { blue: {} }, objective: 'fullTank', hand: ['fuel'] },
      { survivors: { giaNajjar: {} }, objective: 'lastSupper', hand: ['food1', 'food1', 'food2'] },
    ],
  };

  test('L201 L202 each player who meets the own conditions wins', () => {
    expect(winners(TANK, 'objective')).toEqual([true, false, false]);
  });

  test('L203 with morale 0 the main objective is not met; a betrayer may win', () => {
    expect(winners({ ...TANK, morale: 0 }, 'morale')).toEqual([false, false, true]);
  });

  test('L204 without rounds left nobody of these wins', () => {
    expect(winners(TANK, 'rounds')).toEqual([false, false, false]);
  });

  test('L219 in the co-operative game all win with the main objective, or nobody', () => {
    const coop: Position = { ...TANK, options: { mode: 'coop' } };
    expect(winners(coop, 'objective')).toEqual([true, true, true]);
    expect(winners(coop, 'morale')).toEqual([false, false, false]);
  });

  test('F14 L190 an exiled player who was no betrayer has the conditions of the exile card', () => {
    const [first, ...others] = TANK.seats!;
    const seats = [{ ...first, exiled: true, exile: 'scavenger' as const }, ...others];
    expect(winners({ seats }, 'objective')).toEqual([false, false, false]);
    const richer = [{ ...seats[0], hand: ['fuel', 'fuel', 'food1', 'food1', 'food1'] as const }, ...others];
    expect(winners({ seats: richer }, 'objective')).toEqual([true, false, false]);
  });

  test('Q38 the first condition of an exiled betrayer is that of the exile card', () => {
    const [first, second, third] = TANK.seats!;
    const seats = [first!, second!, { ...third, exiled: true, exile: 'scavenger' as const }];
    expect(winners({ seats, places: { gas: { deck: [] } } }, 'rounds')).toEqual([false, false, true]);
  });

  test('Q118 a player who is out loses', () => {
    const table = scene(TANK);
    table.s.players[0]!.out = true;
    expect(table.runs(ending, { ending: 'objective' }).s.winners[0]).toBe(false);
  });

  test('Q116 all hidden objectives are shown', () => {
    const table = scene(TANK).runs(ending, { ending: 'rounds' });
    const seen = table.stage.game.view(table.s, null).players.map(({ objective }) => objective);
    expect(seen).toEqual(table.s.players.map(({ objective }) => objective));
    expect(table.s.kernel.asks).toEqual([]);
  });
});
