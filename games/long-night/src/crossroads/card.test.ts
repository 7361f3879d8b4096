import { describe, expect, test } from 'vitest';
import { cardNo, face, place, scene, survivor } from '../../test/scene.ts';
import { CROSSROADS_IDS } from '../content/ids.ts';

const LILY = survivor('lilyMae');

describe('a crossroads card', () => {
  test('L136 Q8 a state that is true already fires once, before the first action', () => {
    const table = scene({ seats: [{ survivors: { melissaGupta: {} } }, {}, {}], crossroads: 'melissaGupta' }).turn();
    table.happened('crossroadsDrawn', 'turnBegan', {
      type: 'crossroadsRevealed',
      card: CROSSROADS_IDS.indexOf('melissaGupta'),
    });
    table.stage.asks({ seat: 0, prompt: 'crossroads.choose' });
    table.does({ do: 'option', option: 0 }).shows({ starvation: 1, crossroads: -1, crossroadsDeck: [] });
  });

  test('L138 a survivor who is named: its controller chooses', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} } }, { survivors: { melissaGupta: {} } }, {}],
      crossroads: 'melissaGupta',
    }).turn();
    table.stage.asks({ seat: 1, prompt: 'crossroads.choose' });
    table.does({ do: 'option', option: 1 });
    expect(table.one('melissaGupta').despair).toBe(1);
  });

  test('L135 of several others at the place the active player names the one that the text is about', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: { at: 'school' } }, hand: ['fuel', 'medicine'] },
        { survivors: { giaNajjar: { at: 'school' } }, exiled: true },
        { survivors: { coleWinters: { at: 'school' } }, exiled: true },
      ],
      crossroads: 'mugging',
    }).turn();
    table.stage.asks({ seat: 0, prompt: 'crossroads.nameOther' });
    table.does({ do: 'survivor', survivor: survivor('coleWinters') }, { do: 'option', option: 0 });
    table.does({ do: 'keep', card: cardNo('fuel') });
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual([['fuel'], [], ['medicine']]);
  });

  test('L142 F7 a card triggered by a move comes after the exposure', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} } }, {}, {}],
      crossroads: 'sacrament',
      rigged: [face('wound'), face('blank'), face('blank')],
    }).turn();
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('gas'), fuel: -1 });
    table.stage.asks({ seat: 0, prompt: 'crossroads.choose' });
    expect(table.one('lilyMae').wounds).toBe(1);
    table.does({ do: 'option', option: 0 }).shows({ morale: 7 });
  });

  test('F7 it does not fire if the mover died', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { wounds: 2 }, blue: {} } }, {}, {}],
      places: { gas: { deck: [] } },
      crossroads: 'sacrament',
      rigged: [face('wound')],
    }).turn();
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('gas'), fuel: -1 });
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
    table.shows({ crossroads: CROSSROADS_IDS.indexOf('sacrament') });
  });

  test('L141 F8 an option whose requirement is not met is barred', () => {
    // Frozen Pipes: two food, or frostbite; without food there is no vote.
    const table = scene({
      seats: [{ survivors: { lilyMae: {} } }, { survivors: { blue: {} } }, {}],
      crossroads: 'frozenPipes',
    }).turn();
    expect([table.one('lilyMae').frostbite, table.one('blue').frostbite]).toEqual([1, 1]);
  });

  test('F9 L208 players with a survivor in the colony vote', () => {
    const table = scene({
      food: 2,
      seats: [{ survivors: { lilyMae: {} } }, { survivors: { blue: {} } }, { survivors: { giaNajjar: { at: 'gas' } } }],
      crossroads: 'frozenPipes',
    }).turn();
    table.stage.asks({ seat: 0, prompt: 'vote.crossroads' }, { seat: 1, prompt: 'vote.crossroads' });
    table.answers(0, { do: 'vote', up: true }).answers(1, { do: 'vote', up: true }).shows({ food: 0 });
  });

  test('Q9 L139 it fires once and leaves the game', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {}, blue: {} } }, {}, {}],
      crossroads: 'sacrament',
      rigged: [face('blank'), face('blank')],
    }).turn();
    table.does(
      { do: 'move', survivor: LILY },
      { do: 'go', to: place('gas'), fuel: -1 },
      { do: 'option', option: 1 },
      { do: 'move', survivor: survivor('blue') },
      { do: 'go', to: place('school'), fuel: -1 },
    );
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
    table.does({ do: 'end' }).shows({ crossroadsDeck: [] });
  });

  test('F10 L182 without room a card that adds people cannot fire', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [6] }, {}, {}],
      helpless: 24,
      crossroads: 'woundedSurvivor',
      places: { gas: { deck: ['fuel'] } },
    }).turn();
    table.does({ do: 'search', survivor: LILY });
    table.stage.chooses(table.s.kernel.asks[0]!.options[0]!);
    table.stage.asks({ seat: 0, prompt: 'turn.choose' });
  });
});
