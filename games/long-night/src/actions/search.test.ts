import { describe, expect, test } from 'vitest';
import { cardNo, face, scene, survivor, type Position } from '../../test/scene.ts';

const LILY = survivor('lilyMae');

/** Lily Mae, search value 5, at the gas station, whose deck begins with a lighter and fuel. */
const GAS: Position = {
  seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [5] }, {}, {}],
  places: { gas: { deck: ['lighter', 'fuel', 'food1'] } },
};

describe('a search', () => {
  test('L80 L81 L82 L83 noise for a second card, which is kept; the first goes under the deck', () => {
    const table = scene(GAS).turn();
    table.does({ do: 'search', survivor: LILY });
    table.stage.offers({ do: 'keep', card: cardNo('lighter') }, { do: 'makeNoise' });
    table.does({ do: 'makeNoise' }, { do: 'keep', card: cardNo('fuel') });
    expect(table.hand(0)).toEqual(['fuel']);
    expect(table.at('gas')).toMatchObject({ noise: 1, deck: [cardNo('lighter'), cardNo('food1')] });
    expect(table.s.players[0]).toMatchObject({ dice: [], spent: [5] });
  });

  test('L81 the first card may be kept', () => {
    const table = scene(GAS).turn();
    table.does({ do: 'search', survivor: LILY }, { do: 'keep', card: cardNo('lighter') });
    expect(table.hand(0)).toEqual(['lighter']);
    expect(table.at('gas').noise).toBe(0);
  });

  test('L78 L79 not at the colony, and not without a die of the search value', () => {
    const offered = (seat: object): boolean =>
      scene({ seats: [seat, {}, {}] })
        .turn()
        .isOffered({ do: 'search', survivor: LILY });
    expect(offered({ survivors: { lilyMae: {} }, dice: [6] })).toBe(false);
    expect(offered({ survivors: { lilyMae: { at: 'gas' } }, dice: [4] })).toBe(false);
    expect(offered({ survivors: { lilyMae: { at: 'gas' } }, dice: [5] })).toBe(true);
  });

  test('Q52 not with an empty deck', () => {
    const table = scene({ ...GAS, places: { gas: { deck: [] } } }).turn();
    expect(table.isOffered({ do: 'search', survivor: LILY })).toBe(false);
  });

  test('L34 L82 noise only while there are free spaces', () => {
    const table = scene({ ...GAS, places: { gas: { deck: ['lighter', 'fuel'], noise: 4 } } }).turn();
    table.does({ do: 'search', survivor: LILY });
    table.stage.offers({ do: 'keep', card: cardNo('lighter') });
  });

  test('Q53 a deck that runs out ends the search', () => {
    const table = scene({ ...GAS, places: { gas: { deck: ['lighter'] } } }).turn();
    table.does({ do: 'search', survivor: LILY });
    table.stage.offers({ do: 'keep', card: cardNo('lighter') });
  });

  test('F27 the searcher orders the rest under the deck', () => {
    const table = scene(GAS).turn();
    table.does(
      { do: 'search', survivor: LILY },
      { do: 'makeNoise' },
      { do: 'makeNoise' },
      { do: 'keep', card: cardNo('food1') },
      { do: 'under', card: cardNo('lighter') },
    );
    // The first one put under the deck lies above the second.
    expect(table.at('gas').deck).toEqual([cardNo('fuel'), cardNo('lighter')]);
  });

  test('Q54 L209 blueprints show and keep one more', () => {
    const table = scene({
      ...GAS,
      seats: [{ survivors: { lilyMae: { at: 'gas', items: ['gasStationBlueprints'] } }, dice: [5] }, {}, {}],
    }).turn();
    table.does(
      { do: 'search', survivor: LILY },
      { do: 'withItem', card: cardNo('gasStationBlueprints') },
      { do: 'keep', card: cardNo('lighter') },
      { do: 'keep', card: cardNo('fuel') },
    );
    expect(table.hand(0)).toEqual(['lighter', 'fuel']);
    expect(table.at('gas').noise).toBe(0);
  });

  test('L17 Chloe Larousse may put the first card under the deck', () => {
    const chloe = survivor('chloeLarousse');
    const table = scene({ ...GAS, seats: [{ survivors: { chloeLarousse: { at: 'gas' } }, dice: [6] }, {}, {}] }).turn();
    table.does(
      { do: 'search', survivor: chloe },
      { do: 'under', card: cardNo('lighter') },
      { do: 'keep', card: cardNo('fuel') },
    );
    expect(table.hand(0)).toEqual(['fuel']);
    expect(table.at('gas')).toMatchObject({ noise: 0, deck: [cardNo('lighter'), cardNo('food1')] });
  });

  test('L271 Q86 at Raxxon exposure is rolled after the search', () => {
    const table = scene({
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: { at: 'raxxon' } }, dice: [5] }, {}, {}],
      places: { raxxon: { deck: ['serum'] } },
      rigged: [face('frostbite')],
    }).turn();
    table.does({ do: 'search', survivor: LILY }, { do: 'keep', card: cardNo('serum') });
    expect(table.one('lilyMae').frostbite).toBe(1);
  });

  test('L80 only the searcher sees the cards, others their number', () => {
    const table = scene(GAS).turn();
    table.does({ do: 'search', survivor: LILY });
    expect([0, 1, null].map((seat) => table.stage.game.view(table.s, seat).looked)).toEqual([
      [cardNo('lighter')],
      1,
      1,
    ]);
    const seen = table.s.kernel.events.find(({ type }) => type === 'cardSeen')!;
    expect([0, 1].map((seat) => table.stage.game.viewEvent(seen, seat))).toMatchObject([
      { card: cardNo('lighter') },
      { card: null },
    ]);
  });
});
