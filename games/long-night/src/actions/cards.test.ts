import { describe, expect, test } from 'vitest';
import { cardNo, d6, scene, survivor, type Position } from '../../test/scene.ts';
import type { Choice } from '../state.ts';

const LILY = survivor('lilyMae');
const BLUE = survivor('blue');
const card = cardNo;

describe('playing a card', () => {
  test('L91 L92 it works and goes on top of the waste pile', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} }, hand: ['food2'] }, {}, {}], waste: ['fuel'] }).turn();
    table.does({ do: 'play', card: card('food2'), use: 0 });
    table.shows({ food: 2, waste: [card('fuel'), card('food2')] });
    expect(table.hand(0)).toEqual([]);
  });

  test('L93 an event leaves the game', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} }, hand: ['outsider2'] }, {}, {}],
      survivorDeck: ['blue'],
    }).turn();
    table.does({ do: 'play', card: card('outsider2'), use: 0 });
    table.shows({ waste: [], removed: [card('outsider2')], helpless: 1 });
    expect(table.one('blue')).toMatchObject({ owner: 0, place: 0 });
  });

  test('L180 L181 the new survivor can be used at once, the die comes later', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} }, hand: ['outsider1'], dice: [1] }, {}, {}],
      survivorDeck: ['blue'],
    }).turn();
    table.does({ do: 'play', card: card('outsider1'), use: 0 });
    expect(table.isOffered({ do: 'move', survivor: BLUE })).toBe(true);
    expect(table.s.players[0]!.dice).toEqual([1]);
  });

  test('L182 F10 without room in the colony a survivor card cannot be played', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} }, hand: ['outsider1'] }, {}, {}], helpless: 23 }).turn();
    expect(table.isOffered({ do: 'play', card: card('outsider1'), use: 0 })).toBe(false);
  });

  test('L199 a card of an exiled player leaves the game', () => {
    const table = scene({
      seats: [{ exiled: true, survivors: { lilyMae: { at: 'gas', wounds: 1 } }, hand: ['medicine'] }, {}, {}],
    }).turn();
    table.does({ do: 'play', card: card('medicine'), use: 0 });
    table.shows({ waste: [], removed: [card('medicine')] });
  });

  test('L233 of two uses only that of a module in play', () => {
    const offered = (improvements: boolean): boolean =>
      scene({
        options: { improvements },
        seats: [{ survivors: { lilyMae: {} }, hand: ['engineeringHandbook'] }, {}, {}],
      })
        .turn()
        .isOffered({ do: 'play', card: card('engineeringHandbook'), use: 0 });
    expect(offered(false)).toBe(false);
  });

  test('L239 medicine removes a wound, never despair', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { wounds: 1, despair: 1 } }, hand: ['medicine'] }, {}, {}],
    }).turn();
    table.does({ do: 'play', card: card('medicine'), use: 0 });
    expect(table.one('lilyMae')).toMatchObject({ wounds: 0, despair: 1 });
  });

  test('N9 medicine heals an own survivor, or one at a place with an own one', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: { at: 'gas' } }, hand: ['medicine'] },
        { survivors: { blue: { at: 'gas', wounds: 1 }, giaNajjar: { at: 'school', wounds: 2 } } },
        {},
      ],
    }).turn();
    table.does({ do: 'play', card: card('medicine'), use: 0 });
    expect([table.one('blue').wounds, table.one('giaNajjar').wounds]).toEqual([0, 2]);
  });

  test('L17 N28 Melissa Gupta may add a food to a food card', () => {
    const table = scene({ seats: [{ survivors: { melissaGupta: {} }, hand: ['food1', 'food2'] }, {}, {}] }).turn();
    table.does({ do: 'play', card: card('food1'), use: 0 }, { do: 'yes' }).shows({ food: 2 });
    table.does({ do: 'play', card: card('food2'), use: 0 }).shows({ food: 4 });
  });

  test.each([
    [6, ['food1']],
    [5, []],
  ])('L17 N28 George Coleman saves a card from the waste pile with a 6: %i', (rolled, hand) => {
    const table = scene({
      seats: [{ survivors: { georgeColeman: {} }, hand: ['food1'] }, {}, {}],
      rigged: [d6(rolled)],
    }).turn();
    table.does({ do: 'play', card: card('food1'), use: 0 }, { do: 'yes' });
    expect(table.hand(0)).toEqual(hand);
  });
});

describe('equipment', () => {
  test('L94 L95 put beside an own survivor, wherever it stands; not on the waste pile', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { at: 'gas' } }, hand: ['pistol'] }, {}, {}] }).turn();
    table.does({ do: 'equip', card: card('pistol'), survivor: LILY }).shows({ waste: [] });
    expect(table.one('lilyMae').items).toEqual([{ card: card('pistol'), used: 0 }]);
  });

  test('F26 any number, duplicates too', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { items: ['pistol', 'pistol'] } }, hand: ['pistol'] }, {}, {}],
    }).turn();
    table.does({ do: 'equip', card: card('pistol'), survivor: LILY });
    expect(table.one('lilyMae').items).toHaveLength(3);
  });

  test('L114 L115 handed off at the same place; once used, it stays used', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { items: ['guideToLeadership'] }, blue: {} }, dice: [3] }, {}, {}],
    }).turn();
    table.does({ do: 'use', survivor: LILY, card: card('guideToLeadership'), use: 0 });
    expect(table.s.players[0]!.dice).toEqual([4]);
    table.does({ do: 'handOff', card: card('guideToLeadership'), survivor: LILY, to: BLUE });
    expect(table.one('blue').items).toEqual([{ card: card('guideToLeadership'), used: 1 }]);
    expect(table.isOffered({ do: 'use', survivor: BLUE, card: card('guideToLeadership'), use: 0 })).toBe(false);
  });

  test('L114 Q56 Q57 to a survivor of another player, without asking; not elsewhere, nor to helpless and bandits', () => {
    const table = scene({
      helpless: 2,
      seats: [
        { survivors: { lilyMae: { items: ['pistol'] } } },
        { survivors: { blue: {}, giaNajjar: { at: 'gas' } } },
        {},
      ],
    }).turn();
    expect(table.isOffered({ do: 'handOff', card: card('pistol'), survivor: LILY, to: survivor('giaNajjar') })).toBe(
      false,
    );
    const taking = table.s.kernel.asks[0]!.options.filter((choice) => choice.do === 'handOff');
    expect(taking).toEqual([{ do: 'handOff', card: card('pistol'), survivor: LILY, to: BLUE }]);
    table.does({ do: 'handOff', card: card('pistol'), survivor: LILY, to: BLUE });
    expect(table.one('blue').items).toHaveLength(1);
  });
});

describe('cards for the crisis', () => {
  const CRISIS: Position = {
    crisis: 'fuelShortage',
    seats: [{ survivors: { lilyMae: { at: 'gas', items: ['pistol'] } }, hand: ['fuel'] }, {}, {}],
  };

  test('L100 Q18 from the hand, or from a survivor anywhere', () => {
    const table = scene(CRISIS).turn();
    table.does(
      { do: 'contribute', card: card('fuel') },
      { do: 'contributeItem', card: card('pistol'), survivor: LILY },
    );
    table.shows({
      contributions: [
        { seat: 0, card: card('fuel') },
        { seat: 0, card: card('pistol') },
      ],
    });
  });

  test('Q20 an event may be added: a pill, a survivor item', () => {
    const hand = ['redPill', 'outsider2'] as const;
    const table = scene({
      ...CRISIS,
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: {} }, hand }, {}, {}],
    });
    table.turn().does(...hand.map((name): Choice => ({ do: 'contribute', card: card(name) })));
    expect(table.s.contributions.map((one) => one.card)).toEqual(hand.map(card));
  });

  test('L101 Q19 others see only that a card was added', () => {
    const table = scene(CRISIS)
      .turn()
      .does({ do: 'contribute', card: card('fuel') });
    expect([0, 1, null].map((seat) => table.stage.game.view(table.s, seat).contributions)).toEqual([
      [{ seat: 0, card: card('fuel') }],
      [{ seat: 0, card: null }],
      [{ seat: 0, card: null }],
    ]);
  });

  test('L193 not by an exiled player', () => {
    const table = scene({ ...CRISIS, seats: [{ ...CRISIS.seats![0], exiled: true }, {}, {}] }).turn();
    expect(table.isOffered({ do: 'contribute', card: card('fuel') })).toBe(false);
  });
});

describe('cards for the objective', () => {
  test('Q119 F21 face up, in the own turn, from the hand', () => {
    const table = scene({
      main: 'convoy',
      seats: [{ survivors: { lilyMae: {} }, hand: ['fuel', 'food1'] }, {}, {}],
    }).turn();
    expect(table.isOffered({ do: 'offer', card: card('food1') })).toBe(false);
    table.does({ do: 'offer', card: card('fuel') }).shows({ placed: [card('fuel')], placedThisRound: 1 });
  });

  test('F12 an exiled player may do it too', () => {
    const table = scene({
      main: 'convoy',
      seats: [{ exiled: true, survivors: { lilyMae: { at: 'gas' } }, hand: ['fuel'] }, {}, {}],
    }).turn();
    expect(table.isOffered({ do: 'offer', card: card('fuel') })).toBe(true);
  });
});

describe('food and medicine', () => {
  test('L108 L109 F24 each food raises a die by one, never above 6', () => {
    const table = scene({ food: 3, seats: [{ survivors: { lilyMae: {} }, dice: [4] }, {}, {}] }).turn();
    table.does({ do: 'spendFood', seat: 0, die: 4 }, { do: 'spendFood', seat: 0, die: 5 });
    table.shows({ food: 1 });
    expect(table.s.players[0]!.dice).toEqual([6]);
    expect(table.isOffered({ do: 'spendFood', seat: 0, die: 6 })).toBe(false);
  });

  test('N34 any unused die', () => {
    const table = scene({ food: 1, seats: [{ survivors: { lilyMae: {} } }, { dice: [2] }, {}] }).turn();
    table.does({ do: 'spendFood', seat: 1, die: 2 });
    expect(table.s.players[1]!.dice).toEqual([3]);
  });

  test('L196 an exiled player spends no food, but eats food cards for dice', () => {
    const table = scene({
      food: 3,
      seats: [{ exiled: true, survivors: { lilyMae: { at: 'gas' } }, dice: [3], hand: ['food2'] }, {}, {}],
    }).turn();
    expect(table.isOffered({ do: 'spendFood', seat: 0, die: 3 })).toBe(false);
    table.does({ do: 'eat', card: card('food2'), die: 3 });
    table.shows({ food: 3, removed: [card('food2')], waste: [] });
    expect(table.s.players[0]!.dice).toEqual([4]);
  });

  test('L242 Q60 a medicine card turns an unruly helpless back, without its effect', () => {
    const table = scene({
      unruly: 2,
      seats: [{ survivors: { lilyMae: { wounds: 1 } }, hand: ['medicine'] }, {}, {}],
    }).turn();
    table.does({ do: 'calm', card: card('medicine') }).shows({ helpless: 1, unruly: 1, waste: [card('medicine')] });
    expect(table.one('lilyMae').wounds).toBe(1);
  });
});

describe('abilities', () => {
  test('L17 only at the place of the ability', () => {
    const offered = (at: 'colony' | 'gas'): boolean =>
      scene({ seats: [{ survivors: { lorettaClay: { at } }, dice: [4] }, {}, {}] })
        .turn()
        .isOffered({ do: 'ability', survivor: survivor('lorettaClay'), of: survivor('lorettaClay') });
    expect([offered('colony'), offered('gas')]).toEqual([true, false]);
  });

  test('L88 L89 a number needs a die of that value, each time', () => {
    const use = { do: 'ability', survivor: LILY, of: LILY } as const;
    const table = scene({ seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [5, 6, 6] }, {}, {}] }).turn();
    table.does(use, use);
    expect(table.at('gas').entrances[0]!.traps).toBe(2);
    expect(table.isOffered(use)).toBe(false);
  });

  test('L90 Q62 without a number no die; once a round', () => {
    const gia = survivor('giaNajjar');
    const use = { do: 'ability', survivor: gia, of: gia } as const;
    const table = scene({ seats: [{ survivors: { giaNajjar: { wounds: 2 } } }, {}, {}] })
      .turn()
      .does(use);
    expect(table.one('giaNajjar').wounds).toBe(1);
    expect(table.isOffered(use)).toBe(false);
  });
});
