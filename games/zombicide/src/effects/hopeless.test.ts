import { expect, test } from 'vitest';
import { cardNo, scene, type Position, type Scene } from '../../test/scene.ts';
import { EQUIPMENT } from '../content/equipment.ts';
import { ROUND } from '../declared.ts';

/** Amy passes the round. Nothing in the decks opens a door. */
function passes(position: Position): Scene {
  const table = scene({ mission: 'S4', zombieCards: [1, 1, 1], survivors: { amy: {} }, ...position });
  for (const pile of [table.s.equipment, table.s.epic])
    pile.deck = pile.deck.filter((card) => EQUIPMENT[card]!.door === undefined);
  return table.runs(ROUND, {}).does({ do: 'end' });
}

test('V5 a mission is lost when nothing is left that opens a door in the way', () => {
  expect(passes({}).s.ending).toBe('goal');
});

test('V5 not while somebody carries a tool, or one lies in a deck or among its discards', () => {
  expect(passes({ survivors: { amy: { pack: ['crowbar'] } } }).s.ending).toBe(null);
  const table = scene({ mission: 'S4', zombieCards: [1, 1, 1], survivors: { amy: {} }, equipment: [] });
  table.s.equipment.discard = [cardNo('chainsaw')];
  expect(table.runs(ROUND, {}).does({ do: 'end' }).s.ending).toBe(null);
});

test('V5 X15 nor while somebody opens doors without a tool', () => {
  expect(passes({ survivors: { amy: { only: ['breakIn'] } } }).s.ending).toBe(null);
  expect(passes({ companions: { taylor: 'amy' } }).s.ending).toBe(null);
});

test('V5 nor while a card can be reached, which may open the way', () => {
  expect(passes({ survivors: { amy: { at: '7R.r1' } } }).s.ending).toBe(null);
});
