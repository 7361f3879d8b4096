import { describe, expect, test } from 'vitest';
import { cardNo, face, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { rollDice } from '../rules/dice.ts';
import { attackValue, searchValue } from '../rules/modifiers.ts';
import type { Choice } from '../state.ts';
import type { SurvivorId } from './ids.ts';

/** A turn of a player with this survivor, the others of the position beside it. */
function turnOf(name: SurvivorId, spec: object, position: Position & { dice?: number[]; hand?: never[] } = {}): Scene {
  const { dice = [], hand = [], seats = [], ...rest } = position;
  return scene({
    seats: [{ survivors: { [name]: spec }, dice, hand }, ...seats, ...[{}, {}].slice(seats.length)],
    ...rest,
  }).turn();
}

function use(name: SurvivorId): Choice {
  return { do: 'ability', survivor: survivor(name), of: survivor(name) };
}

describe('abilities that are used', () => {
  test.each<[SurvivorId, object, Position & { dice?: number[] }, (table: Scene) => unknown, unknown]>([
    ['lilyMae', { at: 'gas' }, { dice: [6] }, (t) => t.at('gas').entrances[0]!.traps, 1],
    ['giaNajjar', { wounds: 1 }, {}, (t) => t.one('giaNajjar').wounds, 0],
    ['oliviaBrown', { wounds: 1 }, {}, (t) => t.one('oliviaBrown').wounds, 0],
    ['coleWinters', { despair: 1 }, {}, (t) => t.one('coleWinters').despair, 0],
    ['ashleyRoss', { at: 'gas' }, {}, (t) => t.at('gas').entrances[0]!.barricades, 1],
    [
      'bevRussell',
      {},
      { dice: [1], helpless: 1, places: { colony: { entrances: [{ zombies: 3 }] } } },
      (t) => t.zombies('colony')[0],
      1,
    ],
    [
      'thomasHeart',
      {},
      { dice: [5], places: { colony: { entrances: [{ zombies: 3 }] } } },
      (t) => t.zombies('colony')[0],
      1,
    ],
    [
      'danielSmith',
      { at: 'gas' },
      { dice: [4], places: { gas: { zombies: 3 } }, rigged: [face('blank')] },
      (t) => t.zombies('gas'),
      [1],
    ],
    [
      'mariaLopez',
      { at: 'school' },
      { dice: [1], places: { school: { zombies: 2 } } },
      (t) => t.zombies('school'),
      [1],
    ],
    ['lorettaClay', {}, { dice: [4] }, (t) => t.s.food, 2],
    ['brianLee', {}, { dice: [3] }, (t) => t.s.players[0]!.dice, [4]],
  ])('L17 L88 L89 L90 %s', (name, spec, position, seen, expected) => {
    const table = turnOf(name, spec, position as never).does(use(name));
    expect(seen(table)).toEqual(expected);
  });

  test('L17 Bev Russell needs a helpless in the colony', () => {
    const table = turnOf('bevRussell', {}, { dice: [1], places: { colony: { entrances: [{ zombies: 3 }] } } } as never);
    expect(table.isOffered(use('bevRussell'))).toBe(false);
  });

  test('L17 James Meyers rerolls any number of dice', () => {
    const table = turnOf('jamesMeyers', {}, { dice: [1, 2], rigged: [5] } as never).does(use('jamesMeyers'));
    table.answers(0, { do: 'rollDie', die: 1, no: 0 });
    expect(table.s.players[0]!.dice).toEqual([2, 6]);
  });

  test('L17 John Price has the abilities of the others where he stands, outside the colony', () => {
    const at = (where: 'gas' | 'colony'): boolean =>
      scene({
        seats: [{ survivors: { johnPrice: { at: where }, brianLee: { at: where } }, dice: [3] }, {}, {}],
      })
        .turn()
        .isOffered({ do: 'ability', survivor: survivor('johnPrice'), of: survivor('brianLee') });
    expect([at('gas'), at('colony')]).toEqual([true, false]);
  });
});

describe('abilities in an attack', () => {
  const attack = (name: SurvivorId): Choice => ({ do: 'attack', survivor: survivor(name) });

  test('L17 Mike Cho attacks without a roll', () => {
    const table = turnOf('mikeCho', { at: 'gas' }, { dice: [6], places: { gas: { zombies: 1 } } } as never);
    table.does(attack('mikeCho'));
    expect(table.zombies('gas')).toEqual([0]);
  });

  test('L17 Alfonso Ortega uses a weapon a second time in the round, not a third', () => {
    const pistol: Choice = { do: 'withItem', card: cardNo('pistol') };
    const table = turnOf('alfonsoOrtega', { at: 'gas', items: ['pistol'] }, {
      dice: [6, 6, 6],
      places: { gas: { zombies: 3 } },
      rigged: [face('blank')],
    } as never);
    table.does(attack('alfonsoOrtega'), pistol, attack('alfonsoOrtega'), pistol, attack('alfonsoOrtega'));
    expect(table.zombies('gas')).toEqual([0]);
  });

  test('L17 L88 Edward White spends a medicine and a second die to kill three without a roll', () => {
    const edward = survivor('edwardWhite');
    const table = scene({
      seats: [{ survivors: { edwardWhite: {} }, dice: [1, 6], hand: ['medicine'] }, {}, {}],
      places: { colony: { entrances: [{ zombies: 3 }] } },
    }).turn();
    table.does(attack('edwardWhite'), { do: 'withAbility', of: edward }, { do: 'card', card: cardNo('medicine') });
    expect(table.zombies('colony')[0]).toBe(0);
    expect(table.s.players[0]).toMatchObject({ dice: [], spent: [1, 6] });
  });

  test('L17 L88 without a second die he cannot', () => {
    const table = scene({
      seats: [{ survivors: { edwardWhite: {} }, dice: [6], hand: ['medicine'] }, {}, {}],
      places: { colony: { entrances: [{ zombies: 3 }] } },
    }).turn();
    table.does(attack('edwardWhite'));
    table.stage.offers({ do: 'goOn' });
  });
});

describe('abilities in a search', () => {
  const DECK = { deck: ['fuel', 'lighter', 'food1', 'food2', 'molotov'] } as const;
  const looked = (name: SurvivorId, ...picks: Choice[]): number => {
    const table = turnOf(name, { at: 'gas' }, { dice: [6], places: { gas: DECK } } as never);
    table.does({ do: 'search', survivor: survivor(name) }, ...picks);
    return table.s.looked.length;
  };

  test('L17 David Garcia always looks at one card more', () => {
    expect(looked('davidGarcia')).toBe(2);
  });

  test('L17 Jenny Clark looks at three cards more, once a round', () => {
    expect(looked('jennyClark', { do: 'withAbility', of: survivor('jennyClark') })).toBe(4);
  });

  test.each([
    ['alexisGrey', 'library'],
    ['andrewEvans', 'grocery'],
    ['arthurThurston', 'school'],
    ['carlaThompson', 'police'],
    ['janetTaylor', 'hospital'],
  ] as const)('L17 Q54 %s looks at and keeps one more at the %s only', (name, where) => {
    const tools = (at: 'gas' | typeof where): number => {
      const table = turnOf(name, { at }, { dice: [6], places: { [at]: DECK } } as never);
      table.does({ do: 'search', survivor: survivor(name) });
      return table.s.kernel.asks[0]!.options.filter((choice) => choice.do === 'withAbility').length;
    };
    expect([tools(where), tools('gas')]).toEqual([1, 0]);
  });
});

describe('abilities and side effects that always hold', () => {
  test('L17 Harman Brooks takes frostbite as a wound', () => {
    const table = scene({ seats: [{ survivors: { harmanBrooks: {} } }, {}, {}] }).carriesOut([
      { op: 'frostbite', who: { who: 'named', name: 'harmanBrooks' }, n: 1 },
    ]);
    expect(table.one('harmanBrooks')).toMatchObject({ wounds: 1, frostbite: 0 });
  });

  test('L17 Brandon Kane cleans five cards', () => {
    const brandon = survivor('brandonKane');
    const table = scene({
      seats: [{ survivors: { brandonKane: {} }, dice: [1] }, {}, {}],
      waste: ['fuel', 'fuel', 'fuel', 'fuel', 'fuel', 'fuel'],
    }).turn();
    table.does({ do: 'clean' }, { do: 'survivor', survivor: brandon });
    expect(table.s.waste).toHaveLength(1);
  });

  test('L275 Fury and Tremors change the values of their bearer', () => {
    const { s } = scene({
      options: { raxxon: true },
      seats: [{ survivors: { emmaHan: { sideEffects: ['fury'] }, lilyMae: { sideEffects: ['tremors'] } } }, {}, {}],
    });
    const [emma, lily] = s.survivors;
    expect([attackValue(s, emma!), attackValue(s, lily!), searchValue(s, lily!)]).toEqual([1, 2, 6]);
  });

  test('L275 whoever has Fury cannot search', () => {
    const emma = survivor('emmaHan');
    const table = scene({
      options: { raxxon: true },
      seats: [{ survivors: { emmaHan: { at: 'gas', sideEffects: ['fury'] } }, dice: [6] }, {}, {}],
    }).turn();
    expect(table.isOffered({ do: 'search', survivor: emma })).toBe(false);
  });

  test('L59 night vision goggles give a die more', () => {
    const { s } = scene({ seats: [{ survivors: { lilyMae: { items: ['nightVisionGoggles'] } } }, {}, {}] });
    rollDice(s, 0);
    expect(s.players[0]!.dice).toHaveLength(3);
  });
});
