import { describe, expect, test } from 'vitest';
import { scene, type Position, type Scene } from '../../test/scene.ts';
import { OPENING } from '../declared.ts';
import { boardHere } from '../rules/mission.ts';
import { NONE } from '../state.ts';

/** The bistro of M1, with dark zones 4R.r1 and 3R.r1, is opened by the door at 7R.s5, by Amy or by a card. */
function open(position: Position = {}, by: 'amy' | 'card' = 'amy'): Scene {
  const survivors = { amy: { at: '7R.s5' }, doug: { at: '5R.s6', seat: 0 } };
  const table = scene({ mission: 'M1', survivors, open: ['4R.r2|4R.s5'], ...position });
  const { buildings, buildingOf } = boardHere(table.s);
  const building = buildingOf[table.zone('4R.r2')]!;
  const survivor = by === 'amy' ? table.no('amy') : NONE;
  return table.runs(OPENING, { building, survivor, left: buildings[building]!.dark });
}

const pick = (table: Scene, name: string) => ({ do: 'darkZone', zone: table.zone(name) }) as const;

describe('opening a building', () => {
  test('V77 V85 one card for each dark zone, none for lit rooms', () => {
    const table = open({ zombieCards: [1, 10] });
    table.does(pick(table, '3R.r1'));
    expect(table.crowd('3R.r1')).toEqual({ walker: 1 });
    expect(table.crowd('4R.r1')).toEqual({ brute: 2 });
    expect(table.crowd('4R.r2')).toEqual({});
    expect(table.s.zombieCards.deck).toEqual([]);
  });

  test('V78 the player of the opener chooses the order, the farthest first; the last one is not asked', () => {
    const survivors = { amy: { at: '7R.s5', seat: 1 } };
    const table = open({ seats: 2, survivors, zombieCards: [1, 10], zombies: { '4R.r2': { walker: 1 } } });
    table.stage.asks({ seat: 1, prompt: 'opening.choose' });
    expect(table.options).toEqual([pick(table, '4R.r1'), pick(table, '3R.r1')]);
    expect(table.does(pick(table, '4R.r1')).options).toEqual([]);
  });

  test('V78 for a door that a card opens, the first player chooses', () => {
    open({ seats: 2, first: 1, zombieCards: [1, 10] }, 'card').stage.asks({ seat: 1, prompt: 'opening.choose' });
  });

  test('V79 Y64 the line is that of the highest level when the card is drawn', () => {
    const survivors = { amy: { at: '7R.s5', ap: 7 } };
    const table = open({ survivors, zombieCards: [4, 4] });
    table.does(pick(table, '3R.r1'));
    expect(table.crowd('3R.r1')).toEqual({ walker: 6 });
  });

  test('V80 a rush: they come and act at once, then the opening goes on', () => {
    const table = open({ zombieCards: [5, 10] });
    table.does(pick(table, '3R.r1'));
    expect(table.crowd('4R.r2')).toEqual({ walker: 1 });
    expect(table.crowd('4R.r1')).toEqual({ brute: 2 });
  });

  test('V81 V82 an extra activation: nobody is placed, those placed a moment ago act', () => {
    const survivors = { amy: { at: '7R.s5', ap: 7 } };
    const table = open({ survivors, zombieCards: [2, 37] });
    table.does(pick(table, '3R.r1'));
    expect(table.crowd('4R.r2')).toEqual({ walker: 3 });
    expect(table.crowd('4R.r1')).toEqual({});
  });

  test('V83 an abomination comes to a dark zone', () => {
    const table = open({ zombieCards: [35, 1] });
    table.does(pick(table, '3R.r1'));
    expect(table.s.abominations).toMatchObject([{ zone: table.zone('3R.r1') }]);
  });

  test('V84 too few figures: as in the spawn step', () => {
    const table = open({ zombieCards: [4, 10], box: { walker: 1 }, zombies: { '2V.s5': { walker: 1 } } });
    table.does(pick(table, '3R.r1'));
    expect(table.crowd('4R.r2')).toEqual({ walker: 1 });
  });
});
