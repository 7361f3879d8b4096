import { describe, expect, test } from 'vitest';
import { place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import type { PlaceId } from '../content/vocabulary.ts';
import { adding } from './adding.ts';

const THREE = { zombies: 3 };

function add(position: Position, where: PlaceId, n: number): Scene {
  return scene(position).runs(adding, { place: place(where), n, next: 0, placed: 0 });
}

describe('adding zombies', () => {
  test('L166 L167 L168 in the colony one entrance after the other, then again from the first', () => {
    expect(add({}, 'colony', 8).zombies('colony')).toEqual([2, 2, 1, 1, 1, 1]);
  });

  test('L174 elsewhere there is one entrance', () => {
    expect(add({}, 'gas', 2).zombies('gas')).toEqual([2]);
  });

  test('L169 without an empty space a barricade and the zombie are discarded', () => {
    const table = add({ places: { gas: { zombies: 1, barricades: 2 } } }, 'gas', 1);
    expect(table.at('gas').entrances).toMatchObject([{ zombies: 1, barricades: 1 }]);
  });

  test('F18 a destroyed barricade uses the zombie up, and the next goes to the next entrance', () => {
    const table = add({ places: { colony: { entrances: [{ zombies: 2, barricades: 1 }] } } }, 'colony', 2);
    expect(table.zombies('colony')).toEqual([2, 1, 0, 0, 0, 0]);
    expect(table.at('colony').entrances[0]!.barricades).toBe(0);
  });

  test('L170 an overrun kills the lowest influence in the colony', () => {
    const table = add(
      {
        seats: [{ survivors: { lilyMae: {} } }, { survivors: { blue: {}, giaNajjar: {} } }, {}],
        places: { colony: { entrances: [THREE] } },
      },
      'colony',
      1,
    );
    expect(table.isInPlay('blue')).toBe(false);
    expect(table.zombies('colony')[0]).toBe(3);
    table.shows({ morale: 5 });
  });

  test('L171 L173 L188 with only helpless there, one of them dies', () => {
    const table = add({ helpless: 2, places: { colony: { entrances: [THREE] } } }, 'colony', 1);
    table.shows({ helpless: 1, morale: 5 });
  });

  test('N18 which helpless dies, the first player says', () => {
    const table = add({ helpless: 1, unruly: 1, first: 2, places: { colony: { entrances: [THREE] } } }, 'colony', 1);
    table.stage.asks({ seat: 2, prompt: 'losing.choose' });
    table.does({ do: 'helpless', unruly: true }).shows({ helpless: 1, unruly: 0, morale: 5 });
  });

  test('L172 F19 with nobody there nothing happens', () => {
    add({ places: { gas: { zombies: 3 } } }, 'gas', 1).shows({ morale: 6 });
  });

  test('L262 with only bandits there, all of them leave', () => {
    const table = add({ options: { bandits: true }, places: { gas: { zombies: 3, bandits: 2 } } }, 'gas', 1);
    expect(table.at('gas')).toMatchObject({ bandits: 0, entrances: [{ zombies: 3 }] });
  });

  test('Q70 with a survivor among them the survivor dies and the bandits stay', () => {
    const table = add(
      {
        options: { bandits: true },
        seats: [{ survivors: { blue: { at: 'gas' }, lilyMae: {} } }, {}, {}],
        places: { gas: { zombies: 3, bandits: 1 } },
      },
      'gas',
      1,
    );
    expect(table.isInPlay('blue')).toBe(false);
    expect(table.at('gas').bandits).toBe(1);
  });

  test('L244 Q43 a trap goes with all zombies of its entrance and the new one', () => {
    const table = add(
      { seats: [{ survivors: { blue: {} } }, {}, {}], places: { colony: { entrances: [{ zombies: 2, traps: 1 }] } } },
      'colony',
      1,
    );
    expect(table.at('colony').entrances[0]).toEqual({ zombies: 0, barricades: 0, traps: 0, special: [] });
    expect(table.isInPlay('blue')).toBe(true);
  });

  test('L287 a trap does not hurt a special zombie', () => {
    const table = add(
      { options: { raxxon: true }, places: { gas: { zombies: 1, traps: 1, special: ['claw'] } } },
      'gas',
      1,
    );
    expect(table.at('gas').entrances[0]).toMatchObject({ zombies: 0, traps: 0, special: [0] });
  });

  test('Q42 the first player says whether a barricade or a trap goes first', () => {
    const table = add({ first: 1, places: { gas: { zombies: 1, barricades: 1, traps: 1 } } }, 'gas', 1);
    table.stage.asks({ seat: 1, prompt: 'adding.guard' });
    table.does({ do: 'guard', guard: 'barricade' });
    expect(table.at('gas').entrances[0]).toMatchObject({ zombies: 1, barricades: 0, traps: 1 });
  });

  test('F20 L203 morale 0 ends the game only after the batch', () => {
    const table = add(
      {
        morale: 1,
        seats: [{ survivors: { blue: {}, lilyMae: {} } }, {}, {}],
        places: { colony: { entrances: [THREE] } },
      },
      'colony',
      3,
    );
    expect(table.zombies('colony')).toEqual([3, 1, 1, 0, 0, 0]);
    table.shows({ ending: 'morale', graveyard: [survivor('blue')] });
  });

  test('L175 there is no limit of figures', () => {
    expect(
      add({}, 'colony', 18)
        .zombies('colony')
        .reduce((sum, n) => sum + n),
    ).toBe(18);
  });
});
