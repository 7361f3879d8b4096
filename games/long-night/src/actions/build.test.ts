import { describe, expect, test } from 'vitest';
import { cardNo, place, scene, survivor, type ItemName, type Position } from '../../test/scene.ts';

const LILY = survivor('lilyMae');

describe('a barricade', () => {
  test('L85 Q44 any die, on an empty entrance space where the survivor stands', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [1] }, {}, {}] }).turn();
    table.does({ do: 'barricade', survivor: LILY });
    expect(table.at('gas').entrances).toMatchObject([{ barricades: 1 }]);
    expect(table.s.players[0]!.dice).toEqual([]);
  });

  test('L85 in the colony the player picks the entrance', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} }, dice: [1] }, {}, {}],
      places: { colony: { entrances: [{ zombies: 3 }] } },
    }).turn();
    table.does({ do: 'barricade', survivor: LILY });
    table.stage.offers(...[1, 2, 3, 4, 5].map((entrance) => ({ do: 'entrance' as const, place: 0, entrance })));
    table.does({ do: 'entrance', place: 0, entrance: 4 });
    expect(table.at('colony').entrances[4]!.barricades).toBe(1);
  });

  test('L85 not without an empty space', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [1] }, {}, {}],
      places: { gas: { zombies: 2, barricades: 1 } },
    }).turn();
    expect(table.isOffered({ do: 'barricade', survivor: LILY })).toBe(false);
  });

  test('L209 a hammer builds two, once a round', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas', items: ['hammer'] } }, dice: [1, 1] }, {}, {}],
    }).turn();
    table.does({ do: 'barricade', survivor: LILY }, { do: 'withItem', card: cardNo('hammer') });
    expect(table.at('gas').entrances).toMatchObject([{ barricades: 2 }]);
    table.does({ do: 'barricade', survivor: LILY });
    expect(table.at('gas').entrances).toMatchObject([{ barricades: 3 }]);
  });

  test('L249 the workshop builds two in the colony', () => {
    const table = scene({
      options: { improvements: true },
      built: ['workshop'],
      seats: [{ survivors: { lilyMae: {} }, dice: [1] }, {}, {}],
    }).turn();
    table.does(
      { do: 'barricade', survivor: LILY },
      { do: 'entrance', place: 0, entrance: 0 },
      { do: 'entrance', place: 0, entrance: 0 },
    );
    expect(table.at('colony').entrances[0]!.barricades).toBe(2);
  });

  test('L209 the Shop Class Manual adds a barricade after the action in the colony', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { items: ['shopClassManual'] } }, dice: [1] }, {}, {}],
    }).turn();
    table.does(
      { do: 'barricade', survivor: LILY },
      { do: 'entrance', place: 0, entrance: 0 },
      { do: 'withItem', card: cardNo('shopClassManual') },
      { do: 'entrance', place: 0, entrance: 1 },
    );
    expect(table.at('colony').entrances.map(({ barricades }) => barricades)).toEqual([1, 1, 0, 0, 0, 0]);
  });
});

describe('cleaning waste', () => {
  const WASTE: Position = {
    seats: [{ survivors: { lilyMae: {} }, dice: [1] }, {}, {}],
    waste: ['fuel', 'food1', 'medicine', 'pistol'],
  };

  test('L86 any die removes the top three cards from the game', () => {
    const table = scene(WASTE).turn().does({ do: 'clean' });
    table.shows({
      waste: [cardNo('fuel')],
      removed: (['pistol', 'medicine', 'food1'] satisfies ItemName[]).map(cardNo),
    });
  });

  test('L86 Q59 only with an own survivor in the colony, and with waste', () => {
    const outside = scene({ ...WASTE, seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [1] }, {}, {}] }).turn();
    expect(outside.isOffered({ do: 'clean' })).toBe(false);
    expect(
      scene({ ...WASTE, waste: [] })
        .turn()
        .isOffered({ do: 'clean' }),
    ).toBe(false);
  });

  test('Q59 fewer than three: what is there', () => {
    scene({ ...WASTE, waste: ['fuel'] })
      .turn()
      .does({ do: 'clean' })
      .shows({ waste: [] });
  });

  test('L209 a mop removes five', () => {
    const table = scene({
      ...WASTE,
      seats: [{ survivors: { lilyMae: { items: ['mop'] } }, dice: [1] }, {}, {}],
    }).turn();
    table.does({ do: 'clean' }, { do: 'survivor', survivor: LILY }).shows({ waste: [] });
  });
});

describe('attracting zombies', () => {
  const LURE: Position = {
    seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [1] }, {}, {}],
    places: { school: { zombies: 3 }, gas: { zombies: 1 } },
  };

  test('L87 F17 up to two from one other place to empty spaces', () => {
    const table = scene(LURE).turn();
    table.does(
      { do: 'attract', survivor: LILY },
      { do: 'lure', from: place('school'), entrance: 0, to: 0 },
      { do: 'lure', from: place('school'), entrance: 0, to: 0 },
    );
    expect([table.zombies('school'), table.zombies('gas')]).toEqual([[1], [3]]);
  });

  test('L87 one is enough', () => {
    const table = scene(LURE).turn();
    table.does(
      { do: 'attract', survivor: LILY },
      { do: 'lure', from: place('school'), entrance: 0, to: 0 },
      { do: 'goOn' },
    );
    expect(table.zombies('gas')).toEqual([2]);
  });

  test('F17 only as long as there are empty spaces; no barricade is destroyed', () => {
    const table = scene({ ...LURE, places: { school: { zombies: 3 }, gas: { zombies: 1, barricades: 1 } } }).turn();
    table.does({ do: 'attract', survivor: LILY }, { do: 'lure', from: place('school'), entrance: 0, to: 0 });
    expect(table.at('gas').entrances).toMatchObject([{ zombies: 2, barricades: 1 }]);
    expect(table.s.kernel.asks[0]!.prompt).toBe('turn.choose');
  });

  test('F17 L288 special zombies are not attracted', () => {
    const table = scene({ ...LURE, options: { raxxon: true }, places: { school: { special: ['claw'] } } }).turn();
    expect(table.isOffered({ do: 'attract', survivor: LILY })).toBe(false);
  });

  test('Q49 a trap does not go off where a zombie comes or goes', () => {
    const table = scene({ ...LURE, places: { school: { zombies: 2, traps: 1 }, gas: { traps: 2 } } }).turn();
    table.does({ do: 'attract', survivor: LILY }, { do: 'lure', from: place('school'), entrance: 0, to: 0 });
    expect([table.at('school').entrances[0]!.traps, table.at('gas').entrances[0]!.traps]).toEqual([1, 2]);
  });
});
