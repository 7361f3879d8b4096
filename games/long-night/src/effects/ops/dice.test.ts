import { describe, expect, test } from 'vitest';
import { cardNo, d6, scene, survivor, type Position, type Scene } from '../../../test/scene.ts';
import type { SurvivorId } from '../../content/ids.ts';

const dice = (table: Scene): number[][] => table.s.players.map((player) => player.dice);

describe('dice that cards change', () => {
  test('F24 one own die is raised, at most to 6', () => {
    const table = scene({ seats: [{ dice: [2, 5] }, {}, {}] }).carriesOut([{ op: 'raiseDie', n: 2 }]);
    table.stage.offers({ do: 'turnDie', from: 2, to: 4 }, { do: 'turnDie', from: 5, to: 6 });
    table.does({ do: 'turnDie', from: 5, to: 6 });
    expect(dice(table)[0]).toEqual([2, 6]);
  });

  test('L209 a die is set to any value', () => {
    const table = scene({ seats: [{ dice: [1] }, {}, {}] }).carriesOut([{ op: 'setDie', value: 'any' }]);
    table.does({ do: 'turnDie', from: 1, to: 5 });
    expect(dice(table)[0]).toEqual([5]);
  });

  test('L209 up to so many dice are rolled again', () => {
    const table = scene({ seats: [{ dice: [1, 1, 2] }, {}, {}], rigged: [d6(6), d6(4)] }).carriesOut([
      { op: 'reroll', n: 'all' },
    ]);
    table.answers(0, { do: 'rollDie', die: 1, no: 0 }, { do: 'rollDie', die: 1, no: 1 });
    expect(dice(table)[0]).toEqual([2, 4, 6]);
  });

  test('L209 dice are used, as many as there are; their player says which', () => {
    const table = scene({ seats: [{ dice: [1, 4] }, { dice: [3] }, {}] }).carriesOut([
      { op: 'useDice', player: 'each', n: 1 },
    ]);
    table.does({ do: 'die', value: 4 });
    expect(table.s.players.map(({ spent }) => spent)).toEqual([[4], [3], []]);
  });

  test('L59 L209 dice more or fewer in the next round', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} } }, {}, {}] }).carriesOut([
      { op: 'diceNext', player: 'active', n: 1 },
    ]);
    expect(table.s.players[0]!.diceNext).toBe(1);
  });
});

describe('abilities with dice', () => {
  const use = (name: SurvivorId) => ({ do: 'ability' as const, survivor: survivor(name), of: survivor(name) });
  const two = (name: SurvivorId, other: SurvivorId, more: Position = {}): Scene =>
    scene({
      seats: [{ survivors: { [name]: {} }, dice: [2] }, { survivors: { [other]: {} }, dice: [5] }, {}],
      ...more,
    }).turn();

  test('L17 Blue raises or lowers a die by one', () => {
    const table = two('blue', 'lilyMae').does(use('blue'), { do: 'turnDie', from: 2, to: 1 });
    expect(dice(table)[0]).toEqual([1]);
  });

  test('L17 Nadia Rivers swaps dice with a player who agrees; a refusal does not use the ability up', () => {
    const swap = { do: 'swapDice', own: 2, other: 5, seat: 1 } as const;
    const table = two('nadiaRivers', 'lilyMae').does(use('nadiaRivers'), swap);
    table.stage.asks({ seat: 1, prompt: 'swap.agree' });
    table.does({ do: 'no' });
    expect(dice(table)).toEqual([[2], [5], []]);
    table.does(use('nadiaRivers'), swap, { do: 'yes' });
    expect(dice(table)).toEqual([[5], [2], []]);
    expect(table.isOffered(use('nadiaRivers'))).toBe(false);
  });

  test('L17 Anita Wallace lets another player reroll a die', () => {
    const table = two('anitaWallace', 'lilyMae', { rigged: [d6(1)] }).does(use('anitaWallace'));
    table.stage.asks({ seat: 1, prompt: 'rerolling.choose' });
    table.does({ do: 'rollDie', die: 5, no: 0 });
    expect(dice(table)[1]).toEqual([1]);
  });

  test('L17 Derek Yoshida raises a die of another player at his place', () => {
    const table = two('derekYoshida', 'lilyMae').does(use('derekYoshida'));
    expect(dice(table)[1]).toEqual([6]);
  });

  test('L209 a walkie talkie takes a pip from another player', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: { items: ['walkieTalkie'] } }, dice: [2] },
        { survivors: { blue: {} }, dice: [5] },
        {},
      ],
    }).turn();
    table.does({ do: 'use', survivor: survivor('lilyMae'), card: cardNo('walkieTalkie'), use: 0 });
    expect(dice(table)).toEqual([[3], [4], []]);
  });

  test('L209 work gloves give a barricade action without a die', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas', items: ['workGloves'] } } }, {}, {}],
    }).turn();
    table.does({ do: 'use', survivor: survivor('lilyMae'), card: cardNo('workGloves'), use: 0 });
    expect(table.at('gas').entrances[0]!.barricades).toBe(1);
    expect(table.s.kernel.events.map(({ type }) => type)).toContain('barricaded');
  });

  test('L209 a reading lamp gives an attack without a die', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } }, hand: ['readingLamp'] }, {}, {}],
      places: { gas: { zombies: 1 } },
      rigged: [0],
    }).turn();
    table.does({ do: 'play', card: cardNo('readingLamp'), use: 0 });
    expect(table.zombies('gas')).toEqual([0]);
  });

  test('L17 N29 Forest Plum may leave for a morale, at the start of the turn only', () => {
    const plum = survivor('forestPlum');
    const table = scene({ seats: [{ survivors: { forestPlum: {}, lilyMae: {} } }, {}, {}] }).turn();
    table.stage.asks({ seat: 0, prompt: 'start.choose' });
    table.does({ do: 'ability', survivor: plum, of: plum }).shows({ morale: 7, gone: [plum] });
    const other = scene({ seats: [{ survivors: { forestPlum: {} } }, {}, {}] })
      .turn()
      .does({ do: 'goOn' });
    expect(other.isOffered({ do: 'ability', survivor: plum, of: plum })).toBe(false);
  });
});

describe('hands that cards change', () => {
  test('L80 drawn cards are seen by their player only; an empty deck gives nothing', () => {
    const table = scene({ places: { gas: { deck: ['fuel'] } } }).carriesOut([
      { op: 'draw', place: 'gas', n: 2, player: 'active' },
    ]);
    expect(table.hand(0)).toEqual(['fuel']);
    const drawn = table.s.kernel.events.find(({ type }) => type === 'cardsDrawn')!;
    expect([0, 1].map((seat) => table.stage.game.viewEvent(drawn, seat))).toMatchObject([
      { cards: [cardNo('fuel')] },
      { cards: 1 },
    ]);
  });

  test('L38 L199 discarded cards go on the waste pile, those of an exiled player out of the game', () => {
    const table = scene({ seats: [{ hand: ['fuel', 'food1'] }, { hand: ['fuel'], exiled: true }, {}] });
    table.carriesOut([{ op: 'discard', player: 'each', n: 1, kind: 'fuel' }]);
    table.does({ do: 'card', card: cardNo('fuel') }, { do: 'card', card: cardNo('fuel') });
    table.shows({ waste: [cardNo('fuel')], removed: [cardNo('fuel')] });
    expect(table.hand(0)).toEqual(['food1']);
  });

  test('N27 removed cards, chosen or random', () => {
    scene({ seats: [{ hand: ['fuel', 'food1'] }, {}, {}] })
      .carriesOut([{ op: 'removeCards', player: 'active', n: 1, kind: 'any' }])
      .does({ do: 'card', card: cardNo('food1') })
      .shows({ removed: [cardNo('food1')] });
    scene({ seats: [{ hand: ['fuel', 'food1'] }, {}, {}], rigged: [1] })
      .carriesOut([{ op: 'removeRandom', player: 'active', n: 1 }])
      .shows({ removed: [cardNo('food1')] });
  });
});
