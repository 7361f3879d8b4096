import { describe, expect, test } from 'vitest';
import { place, scene, survivor } from '../../test/scene.ts';
import { CONTENT } from '../content/content.ts';
import { ITEM_IDS, SURVIVOR_IDS } from '../content/ids.ts';
import { PLACE_IDS, SYMBOLS } from '../content/vocabulary.ts';
import { hurt } from './damage.ts';
import { diceOf, rollDice } from './dice.ts';
import { addHelpless } from './helpless.ts';
import { freeSpaces, isInPlay, neighbour, placesOf } from './table.ts';

describe('components', () => {
  test('L8 nineteen figures of experiments', () => {
    expect(CONTENT.experiments.reduce((sum, { figures }) => sum + figures, 0)).toBe(19);
  });

  test('L10 L36 L245 the graveyard is no place to go to', () => {
    expect(PLACE_IDS).toEqual([
      'colony',
      'police',
      'grocery',
      'school',
      'library',
      'hospital',
      'gas',
      'raxxon',
      'hideout',
    ]);
  });

  test('L13 every card says which set it belongs to', () => {
    const { survivors, items, crises, crossroads, objectives, exiles, mainObjectives } = CONTENT;
    for (const deck of [survivors, items, crises, crossroads, objectives, exiles, mainObjectives])
      expect(deck.every(({ set }) => set === 'tln' || set === 'base')).toBe(true);
  });

  test('L14 influence, attack and search values, and an ability for every survivor', () => {
    for (const { attack, search, influence, ability } of CONTENT.survivors) {
      expect([attack, search].every((value) => value >= 1 && value <= 6)).toBe(true);
      expect(influence).toBeGreaterThan(0);
      expect(ability.effects.length).toBeGreaterThan(0);
    }
  });

  test('L15 the occupation is a word on the card and nothing else', () => {
    for (const card of CONTENT.survivors) expect(Object.keys(card)).not.toContain('occupation');
  });

  test('L18 L19 every item has one of seven types and something it does', () => {
    expect(new Set(CONTENT.items.map(({ symbol }) => symbol))).toEqual(new Set(SYMBOLS));
    for (const { uses } of CONTENT.items) expect(uses.length).toBeGreaterThan(0);
  });

  test('L20 Q67 a crisis says what prevents it and what it does; its numbers are locations 1–6', () => {
    for (const { accept, effects, bandits } of CONTENT.crises) {
      expect(accept.length).toBeGreaterThan(0);
      expect(effects.length).toBeGreaterThan(0);
      expect((bandits ?? []).every((number) => number >= 1 && number <= 6)).toBe(true);
    }
  });

  test('L30 L31 L32 L33 the colony has six entrances, the six locations one each', () => {
    expect(CONTENT.places.slice(0, 7).map(({ entrances, entranceSpaces }) => [entrances, entranceSpaces])).toEqual([
      [6, 3],
      [1, 4],
      [1, 4],
      [1, 4],
      [1, 3],
      [1, 4],
      [1, 3],
    ]);
  });

  test('L35 the symbols of a location tell what its deck holds', () => {
    for (const [number, { symbols }] of CONTENT.places.entries()) {
      if (symbols.length === 0) continue;
      const deck = CONTENT.cards.filter(({ home }) => home === PLACE_IDS[number]);
      const kinds = new Set(deck.map(({ item }) => CONTENT.items[ITEM_IDS.indexOf(item)]!.symbol));
      for (const symbol of symbols) expect([number, kinds.has(symbol)]).toEqual([number, true]);
    }
  });
});

describe('spaces', () => {
  test('L32 Q46 survivors and helpless share the spaces of the colony; an unruly one takes one', () => {
    const { s } = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}], helpless: 2, unruly: 3 });
    expect(freeSpaces(s, 0)).toBe(24 - 6);
  });

  test('L28 helpless belong to nobody: they have no die and no turn', () => {
    const { s } = scene({ helpless: 5 });
    expect([diceOf(s, 0), s.survivors]).toEqual([1, []]);
  });

  test('L27 L182 helpless come as far as there is room', () => {
    const { s } = scene({ helpless: 20 });
    addHelpless(s, 6, true);
    expect(s).toMatchObject({ helpless: 20, unruly: 4 });
  });

  test('L228 L254 L268 Raxxon and the hideout are in play with their modules', () => {
    expect(placesOf(scene().s)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const all = scene({ options: { raxxon: true, bandits: true } }).s;
    expect(placesOf(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(isInPlay(scene().s, place('hideout'))).toBe(false);
  });
});

describe('players', () => {
  test('F30 turns go to the left, the marker to the right', () => {
    const { s } = scene();
    expect([neighbour(s, 2, 1), neighbour(s, 0, -1)]).toEqual([0, 2]);
  });

  test('Q37 Q108 players who are out are passed over', () => {
    const { s } = scene({ seats: [{}, {}, {}, {}] });
    s.players[1]!.out = true;
    expect([neighbour(s, 0, 1), neighbour(s, 2, -1)]).toEqual([2, 0]);
  });

  test('L59 Q61 L9 a die for each survivor, however many', () => {
    const survivors = Object.fromEntries(SURVIVOR_IDS.slice(0, 35).map((id) => [id, { at: 'gas' as const }]));
    const { s } = scene({ seats: [{ survivors }, {}, {}] });
    rollDice(s, 0);
    expect(s.players[0]!.dice).toHaveLength(36);
  });
});

describe('tokens', () => {
  test('L7 Q5 wounds do not run out', () => {
    const survivors = Object.fromEntries(SURVIVOR_IDS.slice(0, 32).map((id) => [id, {}]));
    const { s } = scene({ seats: [{ survivors }, {}, {}] });
    hurt(
      s,
      s.survivors.map(({ card }) => card),
      'wound',
      1,
    );
    expect(s.survivors.filter(({ wounds }) => wounds === 1)).toHaveLength(32);
  });

  test('Q6 Buddy Davis dies with the fourth token', () => {
    const table = scene({ seats: [{ survivors: { buddyDavis: { wounds: 2 }, lilyMae: {} } }, {}, {}] });
    const wound = { op: 'wound', who: { who: 'named', name: 'buddyDavis' }, n: 1 } as const;
    table.carriesOut([wound]);
    expect(table.isInPlay('buddyDavis')).toBe(true);
    table.carriesOut([wound]);
    expect(table.isInPlay('buddyDavis')).toBe(false);
  });

  test('L238 a Thick Skin counts despair too, and a Numbness doubles it', () => {
    const table = scene({
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: { sideEffects: ['numbness', 'thickSkin'] }, blue: {} } }, {}, {}],
    }).carriesOut([{ op: 'despair', who: { who: 'named', name: 'lilyMae' }, n: 1 }]);
    expect(table.one('lilyMae').despair).toBe(2);
    table.carriesOut([{ op: 'despair', who: { who: 'named', name: 'lilyMae' }, n: 1 }]);
    expect(table.isInPlay('lilyMae')).toBe(false);
    table.shows({ graveyard: [survivor('lilyMae')] });
  });
});
