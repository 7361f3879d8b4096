import { describe, expect, test } from 'vitest';
import { cardNo, face, place, scene, survivor, type Position, type SeatSpec } from '../../test/scene.ts';

const LILY = survivor('lilyMae');

const HOME: Position = { seats: [{ survivors: { lilyMae: {} } }, {}, {}] };

describe('a move', () => {
  test('L104 L106 L120 once a turn, with an exposure roll', () => {
    const table = scene({ ...HOME, rigged: [face('wound')] }).turn();
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('school'), fuel: -1 });
    expect(table.one('lilyMae')).toMatchObject({ place: place('school'), wounds: 1 });
    expect(table.isOffered({ do: 'move', survivor: LILY })).toBe(false);
  });

  test('L105 Q45 to any other place with a free space', () => {
    const full: SeatSpec = { survivors: { blue: { at: 'gas' }, giaNajjar: { at: 'gas' } } };
    const table = scene({ seats: [{ survivors: { lilyMae: {} } }, full, {}] }).turn();
    table.does({ do: 'move', survivor: LILY });
    table.stage.offers(...[1, 2, 3, 4, 5].map((to) => ({ do: 'go' as const, to, fuel: -1 })));
  });

  test('F22 bandits fill the spaces too', () => {
    const table = scene({ ...HOME, options: { bandits: true }, places: { gas: { bandits: 2 } } }).turn();
    table.does({ do: 'move', survivor: LILY });
    expect(table.isOffered({ do: 'go', to: place('gas'), fuel: -1 })).toBe(false);
  });

  test('L91 F1 fuel spares the roll and goes to the waste pile', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {} }, hand: ['fuel'] }, {}, {}] }).turn();
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('school'), fuel: cardNo('fuel') });
    table.shows({ waste: [cardNo('fuel')] });
    expect(table.one('lilyMae').place).toBe(place('school'));
  });

  test('L101 whether a player has fuel changes nothing that others see', () => {
    const seen = (hand: SeatSpec['hand']) => {
      const table = scene({ seats: [{ survivors: { lilyMae: {} }, hand: hand! }, {}, {}] }).turn();
      table.does({ do: 'move', survivor: LILY });
      return table.stage.game.view(table.s, 1).asks;
    };
    expect(seen(['fuel'])).toEqual(seen(['food1']));
  });

  test('L107 a bite spreads where the survivor has gone', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: {}, emmaHan: {} } },
        { survivors: { giaNajjar: { at: 'school' }, blue: {} } },
        {},
      ],
      rigged: [face('bite')],
    }).turn();
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('school'), fuel: -1 });
    table.stage.asks({ seat: 1, prompt: 'bite.choose' });
    table.does({ do: 'giveUp' });
    expect([table.isInPlay('giaNajjar'), table.isInPlay('emmaHan')]).toEqual([false, true]);
  });

  test('F16 an exiled survivor never enters the colony', () => {
    const table = scene({ seats: [{ exiled: true, survivors: { lilyMae: { at: 'gas' } } }, {}, {}] }).turn();
    table.does({ do: 'move', survivor: LILY });
    expect(table.isOffered({ do: 'go', to: 0, fuel: -1 })).toBe(false);
  });

  test('L17 Rod Miller moves without a roll', () => {
    const rod = survivor('rodMiller');
    const table = scene({ seats: [{ survivors: { rodMiller: {} } }, {}, {}] }).turn();
    table.does({ do: 'move', survivor: rod }, { do: 'go', to: place('gas'), fuel: -1 });
    expect(table.one('rodMiller').place).toBe(place('gas'));
  });

  test('L17 Fatima Maktabi may move a second time, without a roll', () => {
    const fatima = survivor('fatimaMaktabi');
    const table = scene({ seats: [{ survivors: { fatimaMaktabi: {} } }, {}, {}], rigged: [face('blank')] }).turn();
    table.does(
      { do: 'move', survivor: fatima },
      { do: 'go', to: place('gas'), fuel: -1 },
      { do: 'move', survivor: fatima },
      { do: 'go', to: place('school'), fuel: -1 },
    );
    expect(table.one('fatimaMaktabi').place).toBe(place('school'));
    expect(table.isOffered({ do: 'move', survivor: fatima })).toBe(false);
  });

  test('L17 John Price moves a second time with the ability of somebody he leaves behind', () => {
    const john = survivor('johnPrice');
    const table = scene({
      seats: [{ survivors: { johnPrice: {}, fatimaMaktabi: { at: 'gas' } } }, {}, {}],
      rigged: [face('blank')],
    }).turn();
    table.does(
      { do: 'move', survivor: john },
      { do: 'go', to: place('gas'), fuel: -1 },
      { do: 'move', survivor: john },
      { do: 'go', to: place('school'), fuel: -1 },
    );
    expect(table.one('johnPrice').place).toBe(place('school'));
  });

  test('L297 nobody enters a closed place', () => {
    const table = scene({ ...HOME, options: { objective: 'R1' } }).turn();
    table.does({ do: 'move', survivor: LILY });
    expect(table.isOffered({ do: 'go', to: place('raxxon'), fuel: -1 })).toBe(false);
  });
});
