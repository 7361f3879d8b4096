import { describe, expect, test } from 'vitest';
import { cardNo, d6, face, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import type { Choice } from '../state.ts';
import type { ItemId } from './ids.ts';

const LILY = survivor('lilyMae');

interface Case {
  item: ItemId;
  /** Which of its uses. */
  use?: number;
  /** Where Lily Mae stands, and how she is. */
  lily?: object;
  dice?: number[];
  position?: Position;
  /** What is picked after it is used. */
  picks?: Choice[];
  seen: (table: Scene) => unknown;
  gives: unknown;
}

const own = ({ lily = {}, dice = [], item }: Case, held: boolean) => ({
  survivors: { lilyMae: { ...lily, items: held ? [] : [item] } },
  dice,
  hand: held ? [item] : [],
});

const CALM_TWO: Choice[] = [{ do: 'amount', n: 2 }];

describe('cards that are played', () => {
  test.each<Case>([
    { item: 'food1', seen: (t) => t.s.food, gives: 1 },
    { item: 'food2', seen: (t) => t.s.food, gives: 2 },
    { item: 'food3', seen: (t) => t.s.food, gives: 3 },
    { item: 'food1OrTrade', seen: (t) => t.s.food, gives: 1 },
    {
      item: 'adrenalineShot',
      dice: [2],
      picks: [{ do: 'turnDie', from: 2, to: 6 }],
      seen: (t) => t.s.players[0]!.dice,
      gives: [6],
    },
    { item: 'medicine', lily: { wounds: 2 }, seen: (t) => t.one('lilyMae').wounds, gives: 1 },
    { item: 'medicineOrComfort', lily: { wounds: 2 }, seen: (t) => t.one('lilyMae').wounds, gives: 1 },
    { item: 'medicineOrComfort', use: 1, position: { unruly: 3 }, picks: CALM_TWO, seen: (t) => t.s.unruly, gives: 1 },
    { item: 'serum', lily: { wounds: 2 }, seen: (t) => t.one('lilyMae').wounds, gives: 0 },
    { item: 'sedatives', position: { unruly: 4 }, picks: CALM_TWO, seen: (t) => t.s.unruly, gives: 2 },
    { item: 'chamomile', lily: { despair: 1 }, seen: (t) => t.one('lilyMae').despair, gives: 0 },
    { item: 'chamomile', use: 1, position: { unruly: 2 }, seen: (t) => t.s.unruly, gives: 1 },
    {
      item: 'blastingCaps',
      lily: { at: 'gas' },
      position: { places: { gas: { barricades: 3 } } },
      seen: (t) => t.at('gas').entrances[0]!.traps,
      gives: 2,
    },
    { item: 'pipeBomb', lily: { at: 'gas' }, seen: (t) => t.at('gas').entrances[0]!.traps, gives: 1 },
    { item: 'padLock', lily: { at: 'gas' }, seen: (t) => t.at('gas').entrances[0]!.barricades, gives: 2 },
    {
      item: 'scissors',
      lily: { at: 'gas' },
      position: { places: { gas: { zombies: 2 } } },
      seen: (t) => t.zombies('gas'),
      gives: [1],
    },
    {
      item: 'fuelOrFire',
      use: 1,
      lily: { at: 'gas' },
      position: { places: { gas: { zombies: 2 } } },
      seen: (t) => t.zombies('gas'),
      gives: [1],
    },
    {
      item: 'molotov',
      lily: { at: 'gas' },
      position: { places: { gas: { zombies: 3 } } },
      seen: (t) => [t.zombies('gas'), t.at('gas').noise],
      gives: [[1], 1],
    },
    {
      item: 'junk',
      dice: [1],
      position: { rigged: [d6(5)] },
      picks: [{ do: 'rollDie', die: 1, no: 0 }],
      seen: (t) => t.s.players[0]!.dice,
      gives: [5],
    },
    {
      item: 'junkOrAdvance',
      dice: [1],
      position: { rigged: [d6(5)] },
      picks: [{ do: 'rollDie', die: 1, no: 0 }],
      seen: (t) => t.s.players[0]!.dice,
      gives: [5],
    },
    {
      item: 'engineeringHandbook',
      use: 1,
      picks: [
        { do: 'entrance', place: 0, entrance: 0 },
        { do: 'entrance', place: 0, entrance: 1 },
      ],
      seen: (t) => t.at('colony').entrances.map(({ barricades }) => barricades),
      gives: [1, 1, 0, 0, 0, 0],
    },
    {
      item: 'outsider1',
      position: { survivorDeck: ['blue'] },
      seen: (t) => [t.isInPlay('blue'), t.s.helpless],
      gives: [true, 0],
    },
    {
      item: 'outsider2',
      position: { survivorDeck: ['blue'] },
      seen: (t) => [t.isInPlay('blue'), t.s.helpless],
      gives: [true, 1],
    },
    {
      item: 'outsider3',
      position: { survivorDeck: ['blue'] },
      seen: (t) => [t.isInPlay('blue'), t.s.helpless],
      gives: [true, 2],
    },
  ])('L18 L91 $item, use $use', (card) => {
    const { item, use = 0, position = {}, picks = [], seen, gives } = card;
    const table = scene({ ...position, seats: [own(card, true), {}, {}] }).turn();
    table.does({ do: 'play', card: cardNo(item), use });
    for (const pick of picks) table.answers(0, pick);
    expect(seen(table)).toEqual(gives);
    expect(table.hand(0)).toEqual([]);
  });

  test('N8 the noise of a Molotov falls where it is thrown', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' }, blue: { at: 'school' } }, hand: ['molotov'] }, {}, {}],
      places: { gas: { zombies: 2 }, school: { zombies: 2 } },
    }).turn();
    table.does({ do: 'play', card: cardNo('molotov'), use: 0 }, { do: 'place', place: place('school') });
    expect([table.at('gas').noise, table.at('school').noise]).toEqual([0, 1]);
  });

  test('L18 what would do nothing is not offered', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: {} }, hand: ['medicine', 'sedatives', 'readingLamp', 'scissors', 'junk'] },
        {},
        {},
      ],
    }).turn();
    expect(table.s.kernel.asks[0]!.options.filter((choice) => choice.do === 'play')).toEqual([]);
  });
});

describe('equipment that is used between actions', () => {
  test.each<Case>([
    {
      item: 'oneTwoThreeBarricades',
      picks: [{ do: 'entrance', place: 0, entrance: 2 }],
      seen: (t) => t.at('colony').entrances[2]!.barricades,
      gives: 1,
    },
    { item: 'guideToLeadership', dice: [3], seen: (t) => t.s.players[0]!.dice, gives: [4] },
    { item: 'selfHelpBook', lily: { despair: 1 }, seen: (t) => t.one('lilyMae').despair, gives: 0 },
    { item: 'survivorsCookbook', seen: (t) => t.s.food, gives: 1 },
    {
      item: 'sniperRifle',
      position: { places: { gas: { zombies: 2 } } },
      seen: (t) => t.zombies('gas'),
      gives: [1],
    },
    {
      item: 'aJourneyInJazzercise',
      dice: [1],
      position: { rigged: [d6(3)] },
      picks: [{ do: 'rollDie', die: 1, no: 0 }],
      seen: (t) => t.s.players[0]!.dice,
      gives: [3],
    },
  ])('L18 L94 $item, once a round', (card) => {
    const { item, position = {}, picks = [], seen, gives } = card;
    const use: Choice = { do: 'use', survivor: LILY, card: cardNo(item), use: 0 };
    const table = scene({ ...position, seats: [own(card, false), {}, {}] })
      .turn()
      .does(use);
    for (const pick of picks) table.answers(0, pick);
    expect(seen(table)).toEqual(gives);
    expect(table.isOffered(use)).toBe(false);
  });

  test.each(['oneTwoThreeBarricades', 'survivorsCookbook'] as const)('L18 %s only in the colony', (item) => {
    const table = scene({ seats: [{ survivors: { lilyMae: { at: 'gas', items: [item] } } }, {}, {}] }).turn();
    expect(table.isOffered({ do: 'use', survivor: LILY, card: cardNo(item), use: 0 })).toBe(false);
  });
});

describe('weapons and other tools of an attack', () => {
  test.each<{ item: ItemId; dice: number[]; kills: number; rolls: number; noise: number; hand?: ItemId[] }>([
    { item: 'pistol', dice: [6], kills: 1, rolls: 0, noise: 0 },
    { item: 'beginnersMartialArts', dice: [6], kills: 1, rolls: 0, noise: 0 },
    { item: 'baseballBat', dice: [6], kills: 2, rolls: 2, noise: 0 },
    { item: 'shotgun', dice: [6], kills: 2, rolls: 0, noise: 1 },
    { item: 'assaultRifle', dice: [6], kills: 3, rolls: 1, noise: 2 },
    { item: 'lighter', dice: [6], kills: 4, rolls: 0, noise: 0, hand: ['fuel'] },
    { item: 'flameProjector', dice: [6], kills: 4, rolls: 0, noise: 0, hand: ['fuel'] },
    { item: 'stunBaton', dice: [1], kills: 1, rolls: 0, noise: 0 },
    { item: 'switchblade', dice: [1], kills: 1, rolls: 1, noise: 0 },
    { item: 'wrench', dice: [1], kills: 1, rolls: 1, noise: 0 },
  ])(
    'Q50 F1 $item kills $kills with $rolls rolls and $noise noise',
    ({ item, dice, kills, rolls, noise, hand = [] }) => {
      const emma = survivor('emmaHan');
      const table = scene({
        options: { raxxon: true },
        seats: [{ survivors: { emmaHan: { at: 'school', items: [item] } }, dice, hand }, {}, {}],
        places: { school: { zombies: 4 } },
        rigged: Array<number>(rolls).fill(face('blank')),
      }).turn();
      table.does({ do: 'attack', survivor: emma }, { do: 'withItem', card: cardNo(item) });
      if (hand.length > 0) table.does({ do: 'card', card: cardNo('fuel') });
      expect([4 - table.zombies('school')[0]!, table.at('school').noise]).toEqual([kills, noise]);
    },
  );

  test('Q75 against a special zombie a weapon gives no further kills', () => {
    const emma = survivor('emmaHan');
    const table = scene({
      options: { raxxon: true },
      seats: [{ survivors: { emmaHan: { at: 'school', items: ['baseballBat', 'pistol'] } }, dice: [6] }, {}, {}],
      places: { school: { zombies: 2, special: ['claw'] } },
    }).turn();
    table.does({ do: 'attack', survivor: emma });
    expect(table.s.kernel.asks[0]!.options).toEqual([{ do: 'withItem', card: cardNo('pistol') }, { do: 'goOn' }]);
  });
});

describe('tools of a search', () => {
  test.each([
    ['policeStationBlueprints', 'police'],
    ['groceryStoreBlueprints', 'grocery'],
    ['schoolBlueprints', 'school'],
    ['libraryBlueprints', 'library'],
    ['hospitalBlueprints', 'hospital'],
    ['gasStationBlueprints', 'gas'],
    ['raxxonBlueprints', 'raxxon'],
  ] as const)('Q54 %s show and keep one more there', (item, where) => {
    const table = scene({
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: { at: where, items: [item, 'hazmatSuit'] } }, dice: [5] }, {}, {}],
      places: { [where]: { deck: ['fuel', 'food1', 'food2'] } },
    }).turn();
    table.does({ do: 'search', survivor: LILY }, { do: 'withItem', card: cardNo(item) });
    expect(table.s.looked).toHaveLength(2);
    table.does({ do: 'keep', card: cardNo('fuel') }, { do: 'keep', card: cardNo('food1') });
    // L271: the suit spares the roll at Raxxon.
    expect([table.hand(0), table.at(where).noise]).toEqual([['fuel', 'food1'], 0]);
  });

  test('L82 a flashlight shows three cards for a noise', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas', items: ['flashlight'] } }, dice: [5] }, {}, {}],
      places: { gas: { deck: ['fuel', 'food1', 'food2', 'lighter', 'molotov'] } },
    }).turn();
    table.does({ do: 'search', survivor: LILY }, { do: 'makeNoise' }, { do: 'withItem', card: cardNo('flashlight') });
    expect([table.s.looked.length, table.at('gas').noise]).toEqual([4, 1]);
  });
});
