import { describe, expect, test } from 'vitest';
import { cardNo, item, scene, type Position, type SurvivorSpec } from '../../test/scene.ts';
import { DRAWING, type Drawing } from '../declared.ts';

function draws(position: Position, drawing: Partial<Drawing> = {}, ned: SurvivorSpec = {}) {
  const table = scene({ survivors: { ned: { only: [], at: '6R.r2', ...ned } }, ...position });
  return table.runs(DRAWING, { survivor: 0, deck: 'equipment', n: 1, search: true, ...drawing });
}

describe('cards are drawn', () => {
  test('V54 the top one of the deck', () => {
    const table = draws({ equipment: ['machete', 'katana'] });
    expect([table.hand('ned'), table.s.equipment.deck]).toEqual([['machete'], [cardNo('katana')]]);
    table.happened({ type: 'cardDrawn', card: cardNo('machete') });
  });

  test('V60 V61 an empty deck is made of its discards', () => {
    const table = scene({ survivors: { ned: { only: [] } }, equipment: [] });
    table.s.equipment.discard = [cardNo('katana')];
    table.runs(DRAWING, { survivor: 0, deck: 'equipment', n: 2, search: true });
    expect([table.hand('ned'), table.s.equipment.discard]).toEqual([['katana'], []]);
    // All have seen in which order they were discarded.
    expect(table.s.equipment.before).toEqual([cardNo('katana')]);
  });

  test('Y3 nothing comes from a deck without cards', () => {
    expect(draws({ epic: [] }, { deck: 'epic' }).hand('ned')).toEqual([]);
  });

  test('W11 with safe crates a weapon comes in any case', () => {
    const table = draws({ epic: ['aaahh', 'nailbat'], options: { safeCrates: true } }, { deck: 'epic' });
    expect([table.hand('ned'), table.crowd('6R.r2')]).toEqual([['nailbat'], {}]);
  });
});

describe('a trap', () => {
  test('V57 V59 Aaahh!! brings a walker, is discarded and ends the drawing', () => {
    const table = draws({ equipment: ['aaahh', 'katana'] }, { n: 2 });
    expect(table.crowd('6R.r2')).toEqual({ walker: 1 });
    expect([table.hand('ned'), table.s.equipment.discard]).toEqual([[], [cardNo('aaahh')]]);
  });

  test('V58 Y4 W17 what came before it is kept', () => {
    const table = draws({ equipment: ['katana', 'aaahh', 'machete'] }, { n: 3 });
    expect([table.hand('ned'), table.crowd('6R.r2')]).toEqual([['katana'], { walker: 1 }]);
  });

  test('V102 Y2 W11 a trap among the epic cards uses up the crate', () => {
    const table = draws({ epic: ['aaahh', 'nailbat'] }, { deck: 'epic' });
    expect([table.hand('ned'), table.crowd('6R.r2')]).toEqual([[], { walker: 1 }]);
  });

  test('W11 safe crates without any weapon left do not go on for ever', () => {
    const table = draws({ epic: ['aaahh'], options: { safeCrates: true } }, { deck: 'epic' });
    expect(table.crowd('6R.r2')).toEqual({ walker: 1 });
  });
});

describe('skills of drawing', () => {
  test('X20 V428 Destiny: another card instead, once a turn, even instead of a trap', () => {
    const table = draws({ equipment: ['aaahh', 'katana', 'machete'] }, { n: 2 }, { only: ['destiny'] });
    table.stage.offers({ do: 'keep' }, { do: 'redraw' });
    table.does({ do: 'redraw' });
    expect([table.prompt, table.hand('ned'), table.crowd('6R.r2')]).toEqual(['', ['katana', 'machete'], {}]);
    expect(table.one('ned').used).toEqual(['destiny']);
  });

  test('X40 Matching set: a dual weapon of a Search brings its copy', () => {
    const table = draws({ equipment: ['machete', 'rice', 'machete'] }, {}, { only: ['matchingSet'] });
    expect([table.hand('ned'), table.s.equipment.deck]).toEqual([['machete', 'machete'], [cardNo('rice')]]);
  });

  test('X40 not without a Search, and not for other weapons', () => {
    const drawn = draws({ equipment: ['machete', 'machete'] }, { search: false }, { only: ['matchingSet'] });
    expect(drawn.hand('ned')).toEqual(['machete']);
    const single = draws({ equipment: ['shotgun', 'shotgun'] }, {}, { only: ['matchingSet'] });
    expect(single.hand('ned')).toEqual(['shotgun']);
  });
});

test('V95 every card drawn may need a discard', () => {
  const full = { hand: ['pistol', 'machete'], pack: ['rice', 'water', 'bullets'] } as const;
  const table = draws({ equipment: ['shells', 'katana'] }, { n: 2 }, full);
  table.does({ do: 'discard', card: item('shells') }, { do: 'discard', card: item('rice') });
  expect(table.prompt).toBe('arranging.hands');
});
