import { describe, expect, test } from 'vitest';
import { cardNo, item, scene, type ItemName, type SurvivorSpec } from '../../test/scene.ts';
import { ARRANGING } from '../declared.ts';
import { NONE, type Choice } from '../state.ts';
import { packSize } from './inventory.ts';

/** A card comes to Ned. */
function gets(card: ItemName | null, ned: SurvivorSpec) {
  const table = scene({ survivors: { ned } });
  return table.runs(ARRANGING, { survivor: 0, card: card === null ? NONE : cardNo(card) });
}

function hands(...names: readonly ItemName[]): Choice {
  return { do: 'arrange', hand: names.map(item) };
}

describe('a card that comes', () => {
  test('V88 V54 goes to a free hand without a question when it works only there', () => {
    const table = gets('machete', { hand: ['pistol'] });
    expect([table.prompt, table.hand('ned'), table.pack('ned')]).toEqual(['', ['pistol', 'machete'], []]);
  });

  test('V89 goes to the backpack when it works there', () => {
    const table = gets('bullets', { hand: ['pistol'] });
    expect([table.prompt, table.hand('ned'), table.pack('ned')]).toEqual(['', ['pistol'], ['bullets']]);
  });

  test('V88 a full backpack leaves it in a hand', () => {
    const table = gets('bullets', { hand: ['pistol'], pack: ['shells', 'rice', 'water'] });
    expect([table.hand('ned'), table.pack('ned')]).toEqual([
      ['pistol', 'bullets'],
      ['shells', 'rice', 'water'],
    ]);
  });

  test('V54 V88 with three cards for two hands the owner chooses; what is held now is first', () => {
    const table = gets('katana', { hand: ['pistol', 'machete'] });
    table.stage.offers(hands('pistol', 'machete'), hands('pistol', 'katana'), hands('machete', 'katana'));
    table.does(hands('pistol', 'katana'));
    expect([table.hand('ned'), table.pack('ned')]).toEqual([['pistol', 'katana'], ['machete']]);
  });

  test('V54 cards that are alike make no difference', () => {
    const table = gets('katana', { hand: ['katana', 'katana'] });
    expect([table.prompt, table.pack('ned')]).toEqual(['', ['katana']]);
  });

  test('V95 V94 a sixth card forces a discard at once, which may be the new one', () => {
    const table = gets('molotov', { hand: ['pistol', 'machete'], pack: ['rice', 'water', 'water'] });
    table.stage.offers(
      ...(['pistol', 'machete', 'rice', 'water', 'molotov'] as const).map((name) => ({
        do: 'discard' as const,
        card: item(name),
      })),
    );
    table.does({ do: 'discard', card: item('molotov') });
    expect([table.prompt, table.s.equipment.discard]).toEqual(['', [cardNo('molotov')]]);
  });

  test('V189 a starting card that is discarded leaves the mission', () => {
    const table = gets('molotov', { hand: ['pistol@starting', 'machete'], pack: ['rice', 'water', 'water'] });
    table.does({ do: 'discard', card: item('pistol@starting') });
    table.shows({ removed: [cardNo('pistol@starting')] });
  });

  test('X30 Hoard has room for two more', () => {
    const table = gets('bullets', { hand: ['pistol', 'machete'], pack: ['rice', 'water', 'water'], skills: ['hoard'] });
    expect([table.prompt, table.pack('ned').length]).toEqual(['', 4]);
  });

  test('X63 with Webbing nothing needs a hand', () => {
    const table = gets('katana', { hand: ['pistol', 'machete'], skills: ['webbing'] });
    expect(table.prompt).toBe('');
    expect(table.one('ned').hand.length + table.one('ned').pack.length).toBe(3);
  });

  test('V97 what objective cards note takes no place, but a marker may', () => {
    const full = { hand: ['pistol', 'machete'], pack: ['rice', 'water'] } as const;
    const table = scene({ survivors: { ned: full }, keywords: ['fuse', 'code'] });
    expect(packSize(table.s, 0)).toBe(3);
    table.one('ned').tokens = ['dogTags'];
    expect(packSize(table.s, 0)).toBe(2);
  });
});
