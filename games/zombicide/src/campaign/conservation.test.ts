import { describe, expect, test } from 'vitest';
import { HERE } from '../../test/fights.ts';
import { cardNo, die, scene, type Position, type Scene } from '../../test/scene.ts';
import { END } from '../declared.ts';
import { newSheet } from './sheets.ts';

function won(position: Position, dice: readonly number[] = []): Scene {
  const table = scene({ mission: 'M1', rigged: dice.map(die), ...position });
  table.s.sheets = table.s.survivors.map(({ who }) => newSheet(who));
  return table.runs(END, { ending: 'won' });
}

const kept = (table: Scene): (readonly number[])[] => table.s.sheets!.map((sheet) => sheet.kept);

describe('conservation', () => {
  test('V278 V279 V280 V283 the example: a roll for each card, copies one by one, one Break loses it', () => {
    const survivors = {
      mindy: { at: HERE, hand: ['chainsaw', 'machete'], pack: ['sawedOff', 'sawedOff', 'bullets'] },
    } as const;
    const table = won({ survivors }, [1, 2, 3, 4, 5, 2, 6, 2, 3, 4, 5, 1, 1, 3, 4]);
    expect(kept(table)).toEqual([[cardNo('machete'), cardNo('sawedOff')]]);
    table.happened(
      { type: 'conservationRolled', kept: false },
      { type: 'conservationRolled', kept: true },
      { type: 'conservationRolled', kept: true },
      { type: 'conservationRolled', kept: false },
      'gameEnded',
    );
  });

  test('V281 Y32 V188 no re-roll, no repair; grey starting cards are never kept', () => {
    const survivors = {
      tess: { at: HERE, only: ['lucky', 'makeshiftRepair'], hand: ['pistol@starting', 'machete'], pack: ['repairKit'] },
    } as const;
    const table = won({ survivors }, [1, 6]);
    expect(kept(table)).toEqual([[]]);
    expect(table.s.ending).toBe('won');
  });

  test('V286 V259 who was knocked out keeps nothing; who escaped keeps as others', () => {
    const survivors = {
      amy: { at: HERE, hand: ['machete'], status: 'escaped' },
      ned: { status: 'rescued', wounds: 3 },
    } as const;
    expect(kept(won({ survivors }, [2, 2]))).toEqual([[cardNo('machete')], []]);
  });

  test('V278 a lost mission rolls nothing', () => {
    const table = scene({ mission: 'M1', survivors: { amy: { at: HERE, hand: ['machete'] } } });
    table.s.sheets = [newSheet(0)];
    table.runs(END, { ending: 'allDown' });
    expect(kept(table)).toEqual([[]]);
  });

  test('Y42 W21 who lies there when a mission is won lives', () => {
    const survivors = { amy: { at: HERE }, ned: { at: HERE, status: 'down', wounds: 3, downIn: 1 } } as const;
    expect(won({ survivors }).one('ned').status).toBe('down');
  });

  test('Y74 the game ends at once: nobody trades before the rolls', () => {
    const table = won({ survivors: { amy: { at: HERE, hand: ['machete'] }, ned: { at: HERE } } }, [2, 2]);
    expect([table.prompt, table.s.phase]).toEqual(['', 'over']);
  });
});
