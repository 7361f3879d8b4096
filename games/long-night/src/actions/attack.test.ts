import { describe, expect, test } from 'vitest';
import { cardNo, d6, face, place, scene, survivor, type Position } from '../../test/scene.ts';

const ROSA = survivor('rosaRodriguez');
const GIA = survivor('giaNajjar');

/** Gia Najjar, attack value 2, with a die of 4 and two zombies at the school. */
const SCHOOL: Position = {
  seats: [{ survivors: { giaNajjar: { at: 'school' } }, dice: [4] }, {}, {}],
  places: { school: { zombies: 2 } },
};

describe('an attack on a zombie', () => {
  test('L67 L69 L70 the zombie is off the board, the die is used, exposure is rolled', () => {
    const table = scene({ ...SCHOOL, rigged: [face('wound')] }).turn();
    table.does({ do: 'attack', survivor: GIA });
    expect(table.zombies('school')).toEqual([1]);
    expect(table.s.players[0]).toMatchObject({ dice: [], spent: [4] });
    expect(table.one('giaNajjar').wounds).toBe(1);
  });

  test('L67 only with a die of the attack value', () => {
    const table = scene({
      ...SCHOOL,
      seats: [{ survivors: { giaNajjar: { at: 'school' } }, dice: [1] }, {}, {}],
    }).turn();
    expect(table.isOffered({ do: 'attack', survivor: GIA })).toBe(false);
  });

  test('L68 only at the same place', () => {
    const table = scene({ ...SCHOOL, places: { gas: { zombies: 2 } } }).turn();
    expect(table.isOffered({ do: 'attack', survivor: GIA })).toBe(false);
  });

  test('L75 as often as there are dice', () => {
    const table = scene({
      ...SCHOOL,
      seats: [{ survivors: { giaNajjar: { at: 'school' } }, dice: [2, 5] }, {}, {}],
      rigged: [face('blank'), face('blank')],
    }).turn();
    table.does({ do: 'attack', survivor: GIA }, { do: 'die', value: 2 }, { do: 'attack', survivor: GIA });
    expect(table.zombies('school')).toEqual([0]);
  });

  test('L177 in the colony at any entrance', () => {
    const table = scene({
      seats: [{ survivors: { giaNajjar: {} }, dice: [4] }, {}, {}],
      places: { colony: { entrances: [{ zombies: 1 }, {}, { zombies: 2 }] } },
      rigged: [face('blank')],
    }).turn();
    table.does({ do: 'attack', survivor: GIA });
    table.stage.offers({ do: 'zombie', entrance: 0 }, { do: 'zombie', entrance: 2 });
    table.does({ do: 'zombie', entrance: 2 });
    expect(table.zombies('colony')).toEqual([1, 0, 1, 0, 0, 0]);
  });

  test('L209 a pistol spares the roll, once a round', () => {
    const table = scene({
      ...SCHOOL,
      seats: [{ survivors: { giaNajjar: { at: 'school', items: ['pistol'] } }, dice: [4, 4] }, {}, {}],
      rigged: [face('blank')],
    }).turn();
    table.does({ do: 'attack', survivor: GIA }, { do: 'withItem', card: cardNo('pistol') });
    table.does({ do: 'attack', survivor: GIA });
    expect(table.zombies('school')).toEqual([0]);
  });

  test('L209 L92 a lighter costs a fuel card and kills four without exposure', () => {
    const table = scene({
      seats: [{ survivors: { giaNajjar: { at: 'school', items: ['lighter'] } }, dice: [4], hand: ['fuel'] }, {}, {}],
      places: { school: { zombies: 4 } },
    }).turn();
    table.does(
      { do: 'attack', survivor: GIA },
      { do: 'withItem', card: cardNo('lighter') },
      { do: 'card', card: cardNo('fuel') },
    );
    expect(table.zombies('school')).toEqual([0]);
    table.shows({ waste: [cardNo('fuel')] });
  });

  test('L209 without fuel the lighter is not offered, but the question is put', () => {
    const table = scene({
      ...SCHOOL,
      seats: [{ survivors: { giaNajjar: { at: 'school', items: ['lighter'] } }, dice: [4] }, {}, {}],
    }).turn();
    table.does({ do: 'attack', survivor: GIA });
    table.stage.offers({ do: 'goOn' });
  });

  test('Q50 N33 a bat kills two, one roll each; a death in the first roll stops the second', () => {
    const table = scene({
      seats: [
        { survivors: { giaNajjar: { at: 'school', items: ['baseballBat'], wounds: 2 }, blue: {} }, dice: [4] },
        {},
        {},
      ],
      places: { school: { zombies: 3, deck: [] } },
      rigged: [face('wound')],
    }).turn();
    table.does({ do: 'attack', survivor: GIA }, { do: 'withItem', card: cardNo('baseballBat') });
    expect(table.zombies('school')).toEqual([1]);
    expect(table.isInPlay('giaNajjar')).toBe(false);
  });

  test('L209 a switchblade makes any die do', () => {
    const table = scene({
      ...SCHOOL,
      seats: [{ survivors: { giaNajjar: { at: 'school', items: ['switchblade'] } }, dice: [1] }, {}, {}],
      rigged: [face('blank')],
    }).turn();
    table.does({ do: 'attack', survivor: GIA }, { do: 'withItem', card: cardNo('switchblade') });
    expect(table.zombies('school')).toEqual([1]);
  });

  test('L17 N28 Rocco Bellini kills one more at the same entrance, with one roll for both', () => {
    const rocco = survivor('roccoBellini');
    const table = scene({
      seats: [{ survivors: { roccoBellini: {} }, dice: [2] }, {}, {}],
      places: { colony: { entrances: [{ zombies: 2 }, { zombies: 1 }] } },
      rigged: [face('blank')],
    }).turn();
    table.does({ do: 'attack', survivor: rocco }, { do: 'zombie', entrance: 0 }, { do: 'yes' });
    expect(table.zombies('colony')).toEqual([0, 1, 0, 0, 0, 0]);
  });

  test('L289 a special zombie must be attacked first', () => {
    const table = scene({
      ...SCHOOL,
      options: { raxxon: true },
      seats: [{ survivors: { giaNajjar: { at: 'school' } }, dice: [4] }, { survivors: { blue: { at: 'school' } } }, {}],
      places: { school: { zombies: 1, special: ['claw', 'howler'] } },
    }).turn();
    table.does({ do: 'attack', survivor: GIA });
    table.stage.offers({ do: 'special', entrance: 0, experiment: 0 }, { do: 'special', entrance: 0, experiment: 5 });
  });

  test('L209 in the Dark Is the Night every attack on a zombie costs a frostbite', () => {
    const table = scene({ ...SCHOOL, main: 'darkIsTheNight', rigged: [face('blank')] }).turn();
    table.does({ do: 'attack', survivor: GIA });
    expect(table.one('giaNajjar').frostbite).toBe(1);
  });
});

describe('an attack on a survivor', () => {
  const FIGHT: Position = {
    seats: [
      { survivors: { giaNajjar: { at: 'school' } }, dice: [3] },
      { survivors: { rosaRodriguez: { at: 'school' } }, hand: ['fuel', 'food1'] },
      {},
    ],
  };

  test('L71 L72 L74 a result up to the attack value of the other hits: a wound and a random card, no exposure', () => {
    const table = scene({ ...FIGHT, rigged: [d6(1), 1] }).turn();
    table.does({ do: 'attack', survivor: GIA });
    expect(table.one('rosaRodriguez').wounds).toBe(1);
    expect([table.hand(0), table.hand(1)]).toEqual([['food1'], ['fuel']]);
  });

  test('L73 a higher result misses, and the die stays used', () => {
    const table = scene({ ...FIGHT, rigged: [d6(6)] }).turn();
    table.does({ do: 'attack', survivor: GIA });
    expect(table.one('rosaRodriguez').wounds).toBe(0);
    expect(table.s.players[0]).toMatchObject({ dice: [], spent: [3] });
  });

  test('L76 never of the own group', () => {
    const table = scene({
      seats: [{ survivors: { giaNajjar: { at: 'school' }, blue: { at: 'school' } }, dice: [6] }, {}, {}],
    }).turn();
    expect(table.isOffered({ do: 'attack', survivor: GIA })).toBe(false);
  });

  test('L77 never a helpless', () => {
    const table = scene({ seats: [{ survivors: { giaNajjar: {} }, dice: [6] }, {}, {}], helpless: 2 }).turn();
    expect(table.isOffered({ do: 'attack', survivor: GIA })).toBe(false);
  });

  test('N14 Q34 in the co-operative game only as a setting of the table', () => {
    const offered = (attackFriends: boolean): boolean =>
      scene({ ...FIGHT, options: { mode: 'coop', attackFriends } })
        .turn()
        .isOffered({ do: 'attack', survivor: GIA });
    expect([offered(false), offered(true)]).toEqual([false, true]);
  });

  test('L72 L101 others learn of the card taken only that it was one', () => {
    const table = scene({ ...FIGHT, rigged: [d6(1), 0] }).turn();
    table.does({ do: 'attack', survivor: GIA });
    const taken = table.s.kernel.events.find(({ type }) => type === 'cardsTaken')!;
    const seen = [0, 1, 2, null].map((seat) => table.stage.game.viewEvent(taken, seat));
    expect(seen.map((e) => (e?.type === 'cardsTaken' ? e.cards : null))).toEqual([
      [cardNo('fuel')],
      [cardNo('fuel')],
      1,
      1,
    ]);
  });
});

describe('an attack on a bandit', () => {
  const GANG: Position = {
    options: { bandits: true },
    seats: [{ survivors: { rosaRodriguez: { at: 'gas' } }, dice: [6] }, {}, {}],
    places: { gas: { bandits: 1 } },
  };

  test.each([
    [4, 0],
    [5, 1],
  ])('L258 L259 L260 F32 a result of %i leaves %i, without exposure', (result, left) => {
    const table = scene({ ...GANG, rigged: [d6(result)] }).turn();
    table.does({ do: 'attack', survivor: ROSA });
    expect(table.s.places[place('gas')]!.bandits).toBe(left);
  });

  test('L259 bandits removed by attacks are counted for their player', () => {
    const table = scene({ ...GANG, rigged: [d6(1)] }).turn();
    table.does({ do: 'attack', survivor: ROSA });
    expect(table.s.players[0]!.banditsRemoved).toBe(1);
  });
});
