import { describe, expect, test } from 'vitest';
import { cardNo, face, scene, survivor, type ItemName, type Position } from '../scene.ts';

const [GIA, COLE, DEREK] = [survivor('giaNajjar'), survivor('coleWinters'), survivor('derekYoshida')];
const BAT = cardNo('baseballBat');

describe('an item used in this round, whose bearer dies in the colony', () => {
  /** Gia attacks with the bat and dies of it. */
  const fallen = (hand: readonly ItemName[] = []) => {
    const position: Position = {
      seats: [
        { survivors: { giaNajjar: { wounds: 2, items: ['baseballBat'] }, coleWinters: {} }, hand, dice: [6, 6] },
        { survivors: { derekYoshida: {} } },
        { survivors: { blue: { at: 'gas' } } },
      ],
      places: { colony: { entrances: [{ zombies: 3 }] } },
      rigged: [face('wound')],
    };
    return scene(position)
      .turn()
      .does({ do: 'attack', survivor: GIA }, { do: 'zombie', entrance: 0 }, { do: 'withItem', card: BAT });
  };
  const equip = (survivor: number) => ({ do: 'equip', card: BAT, survivor }) as const;

  test('L115 is still used when another survivor of the group is equipped with it', () => {
    const t = fallen().does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([{ card: BAT, used: 1 }]);
    expect(t.s.players[0]!.usedItems).toEqual([]);
  });

  test('L115 is still used when it is given on request', () => {
    const t = fallen().does({ do: 'end' }).turn(1);
    t.does({ do: 'request' });
    t.answers(0, { do: 'give', by: 0, card: BAT, to: 1 });
    t.does(equip(DEREK));
    expect(t.one('derekYoshida').items).toEqual([{ card: BAT, used: 1 }]);
  });

  test('L115 stays used when it was given in vain', () => {
    const t = fallen().does({ do: 'end' }).turn(1);
    t.does({ do: 'request' });
    t.answers(0, { do: 'give', by: 0, card: BAT, to: 1 });
    t.does({ do: 'no' });
    expect(t.s.players[0]!.usedItems).toEqual([{ card: BAT, used: 1 }]);
  });

  test('L115 is the second choice beside a fresh one', () => {
    const t = fallen(['baseballBat']).does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([{ card: BAT, used: 0 }]);
    t.does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([
      { card: BAT, used: 0 },
      { card: BAT, used: 1 },
    ]);
  });

  test('L115 can be used again in the next round', () => {
    const t = fallen().does({ do: 'end' });
    t.newRound().does(equip(COLE));
    expect(t.one('coleWinters').items).toEqual([{ card: BAT, used: 0 }]);
  });

  test('L115 L101 is known as used to its owner alone', () => {
    const t = fallen();
    const seen = [0, 1, null].map((seat) => t.stage.game.view(t.s, seat).players[0]!.usedItems);
    expect(seen).toEqual([[{ card: BAT, used: 1 }], null, null]);
  });
});
