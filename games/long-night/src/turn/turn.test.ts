import { run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, scene, survivor } from '../../test/scene.ts';
import { CROSSROADS_IDS } from '../content/ids.ts';
import { round } from '../phases/round.ts';

describe('a turn', () => {
  test('L63 L134 the player on the right draws a crossroads card and alone sees it', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}], crossroads: 'spoiled' }).turn(0);
    const number = CROSSROADS_IDS.indexOf('spoiled');
    expect(table.s).toMatchObject({ crossroads: number, reader: 2, crossroadsDeck: [] });
    expect([0, 1, 2, null].map((seat) => table.stage.game.view(table.s, seat).crossroads)).toEqual([
      { held: true, card: null, house: false },
      { held: true, card: null, house: false },
      { held: true, card: number, house: false },
      { held: true, card: null, house: false },
    ]);
  });

  test('L140 a card that was not triggered goes under the deck', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}], crossroads: 'spoiled' }).turn(0);
    table.s.crossroadsDeck = [7];
    table.does({ do: 'end' });
    table.shows({ crossroadsDeck: [CROSSROADS_IDS.indexOf('spoiled'), 7], crossroads: -1, active: -1 });
  });

  test('Q10 an empty deck gives no card', () => {
    scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}] })
      .turn(0)
      .shows({ crossroads: -1 });
  });

  test('L124 every own survivor with frostbite gets one wound', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: { frostbite: 1 }, blue: {} } },
        { survivors: { giaNajjar: { frostbite: 1 } } },
        {},
      ],
    }).turn(0);
    expect(['lilyMae', 'blue', 'giaNajjar'].map((id) => table.one(id as 'blue').wounds)).toEqual([1, 0, 0]);
  });

  test('L124 L183 two frostbites and the wound kill', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { frostbite: 2 }, blue: {} } }, {}, {}] }).turn(0);
    expect(table.isInPlay('lilyMae')).toBe(false);
    table.shows({ morale: 5 });
  });

  test('F6 the dice of a survivor who dies stay', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { frostbite: 2 }, blue: {} }, dice: [1, 2, 3] }, {}, {}],
    }).turn(0);
    expect(table.s.players[0]!.dice).toEqual([1, 2, 3]);
  });

  test('Q4 despair is no frostbite', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { despair: 2 } } }, {}, {}] }).turn(0);
    expect(table.one('lilyMae').wounds).toBe(0);
  });

  test('L104 moves are counted anew', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { moves: 1 } } }, {}, {}] }).turn(0);
    expect(table.isOffered({ do: 'move', survivor: survivor('lilyMae') })).toBe(true);
  });

  test('L227 a player who was put out of the game has no further question', () => {
    const table = scene({
      options: { elimination: true },
      seats: [{ survivors: { lilyMae: { frostbite: 2 } } }, {}, {}],
    }).turn(0);
    expect(table.s.kernel.asks).toEqual([]);
    expect(table.s.players[0]!.out).toBe(true);
  });
});

describe('the actions of a turn', () => {
  const TWO = {
    seats: [
      { survivors: { giaNajjar: { at: 'school' as const }, lilyMae: {} }, dice: [3, 4, 5] },
      { hand: ['food1' as const] },
      {},
    ],
    places: { school: { zombies: 2, deck: ['fuel' as const, 'food1' as const, 'pistol' as const] } },
  };
  const GIA = survivor('giaNajjar');

  test('L61 L64 L66 L84 one survivor may use all dice, in any order, each once', () => {
    const table = scene({ ...TWO, rigged: [0] }).turn(0);
    table.does(
      { do: 'search', survivor: GIA },
      { do: 'die', value: 4 },
      { do: 'keep', card: cardNo('fuel') },
      { do: 'attack', survivor: GIA },
      { do: 'die', value: 3 },
      { do: 'search', survivor: GIA },
      { do: 'keep', card: cardNo('food1') },
    );
    expect(table.s.players[0]).toMatchObject({ dice: [], spent: [4, 3, 5] });
    expect(table.hand(0)).toEqual(['fuel', 'food1']);
  });

  test('L65 the turn ends when its player wants, with dice left', () => {
    const table = scene(TWO).turn(0).does({ do: 'end' });
    expect(table.s.active).toBe(-1);
    expect(table.s.players[0]!.dice).toEqual([3, 4, 5]);
  });

  test('L99 L211 nobody else can play a card', () => {
    const table = scene(TWO).turn(0);
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
  });

  test('L212 F5 the third token kills before any medicine can be used', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { frostbite: 1, wounds: 1 }, blue: {} }, hand: ['medicine'] }, {}, {}],
    }).turn(0);
    expect(table.isInPlay('lilyMae')).toBe(false);
    expect(table.hand(0)).toEqual(['medicine']);
    table.shows({ morale: 5 });
  });

  test('Q1 frostbite works for an exiled player too, and the death costs no morale', () => {
    const table = scene({
      seats: [{ exiled: true, survivors: { lilyMae: { at: 'gas', frostbite: 2 }, blue: { at: 'gas' } } }, {}, {}],
    }).turn(0);
    expect(table.isInPlay('lilyMae')).toBe(false);
    table.shows({ morale: 6 });
  });

  test('L96 equipment cannot be taken off', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { items: ['pistol'] } } }, {}, {}] }).turn(0);
    const uses = table.s.kernel.asks[0]!.options.filter((choice) => 'card' in choice);
    expect(uses).toEqual([]);
  });
});

describe('a round', () => {
  test('L55 L56 L57 L58 L59 L60 L62 a crisis, one die and one for each survivor, turns from the first player on', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: {}, blue: {} } },
        { survivors: { giaNajjar: {} } },
        { survivors: { emmaHan: { items: ['nightVisionGoggles'] } } },
      ],
      first: 1,
    });
    table.s.players[0]!.spent = [6];
    table.runs(round, { left: [] });
    expect(table.s.players.map(({ dice }) => dice.length)).toEqual([3, 2, 3]);
    expect(table.s.players[0]!.spent).toEqual([]);
    expect(table.s.crisis).not.toBe(-1);
    const order: number[] = [];
    for (let i = 0; i < 3; i++) {
      order.push(table.s.active);
      table.does({ do: 'end' });
    }
    expect(order).toEqual([1, 2, 0]);
    expect(table.s.phase).toBe('colony');
  });

  test('Q62 L115 what can be used once a round can be used again', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { items: ['pistol'] } } }, {}, {}] });
    table.one('lilyMae').items = [{ card: cardNo('pistol'), used: 1 }];
    table.runs(round, { left: [] });
    expect(table.one('lilyMae').items).toEqual([{ card: cardNo('pistol'), used: 0 }]);
  });

  test('L165 after the colony phase a new round begins', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}], food: 5, placed: ['fuel'] });
    table.runs(round, { left: [] });
    for (let i = 0; i < 3; i++) table.does({ do: 'end' });
    for (const seat of [0, 1, 2]) table.answers(seat, { do: 'letPass' });
    run(table.stage.game, table.s);
    table.shows({ round: 3, phase: 'players', rounds: 5 });
  });
});
