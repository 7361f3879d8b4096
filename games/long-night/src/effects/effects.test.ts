import { describe, expect, test } from 'vitest';
import { cardNo, d6, face, place, scene, survivor, type Position } from '../../test/scene.ts';
import { ACTIONS } from '../actions/index.ts';
import type { Op } from '../content/operations.ts';
import type { Selector } from '../content/vocabulary.ts';
import type { Choice } from '../state.ts';
import { context, type Context } from './context.ts';
import { placesMeant } from './places.ts';
import { playersMeant } from './players.ts';

const CRISIS: Partial<Context> = { cause: { deck: 'crisis', card: 0 } };
const [LILY, BLUE, GIA, EMMA] = [survivor('lilyMae'), survivor('blue'), survivor('giaNajjar'), survivor('emmaHan')];

describe('tracks and helpless', () => {
  test.each<[Op, Position, object]>([
    [{ op: 'morale', n: -2 }, { morale: 6 }, { morale: 4 }],
    [{ op: 'morale', n: 3 }, { morale: 9 }, { morale: 10 }],
    [{ op: 'food', n: -5 }, { food: 3 }, { food: 0 }],
    [{ op: 'food', n: 'all' }, { food: 3 }, { food: 0 }],
    [{ op: 'starvation', n: 1 }, {}, { starvation: 1 }],
    [{ op: 'helpless', n: 2 }, {}, { helpless: 2, unruly: 0 }],
    [{ op: 'helpless', n: 2 }, { helpless: 23 }, { helpless: 24 }],
    [{ op: 'helpless', n: { of: 'startPlayers', plus: 1 } }, {}, { helpless: 4 }],
    [{ op: 'unrulyHelpless', n: 2 }, {}, { helpless: 0, unruly: 2 }],
    [{ op: 'unruly', n: 4 }, { helpless: 3 }, { helpless: 0, unruly: 3 }],
    [{ op: 'calm', n: 1 }, { unruly: 3 }, { helpless: 1, unruly: 2 }],
    [{ op: 'calm', n: 2 }, {}, { helpless: 0, unruly: 0 }],
    [{ op: 'removeHelpless', n: 2 }, { helpless: 3 }, { helpless: 1, morale: 6 }],
    [{ op: 'killHelpless', n: 2 }, { helpless: 3 }, { helpless: 1, morale: 4 }],
    [{ op: 'trophy', n: 1 }, {}, { trophies: 1 }],
    [{ op: 'sample', n: 2 }, {}, { samples: 2 }],
  ])('Q110 Q117 N31 L240 %j as far as possible', (op, position, after) => {
    scene(position).carriesOut([op]).shows(after);
  });

  test('L194 an exiled player adds no helpless', () => {
    scene({ seats: [{ exiled: true }, {}, {}] })
      .carriesOut([{ op: 'helpless', n: 2 }])
      .shows({ helpless: 0 });
  });

  test('L240 L249 with a school bench crises turn nobody unruly', () => {
    const position: Position = { options: { improvements: true }, built: ['schoolBench'], helpless: 2 };
    scene(position)
      .carriesOut([{ op: 'unruly', n: 2 }], CRISIS)
      .shows({ unruly: 0 });
    scene(position)
      .carriesOut([{ op: 'unruly', n: 2 }])
      .shows({ unruly: 2 });
  });

  test('L242 N31 up to so many are calmed: the chooser says how many, and may leave some as they are', () => {
    const calms = (n: number) =>
      scene({ unruly: 2 })
        .carriesOut([{ op: 'calm', n: 3 }])
        .does({ do: 'amount', n });
    const table = scene({ unruly: 2 }).carriesOut([{ op: 'calm', n: 3 }]);
    table.stage.asks({ seat: 0, prompt: 'calming.choose' });
    table.stage.offers(...[0, 1, 2].map((n): Choice => ({ do: 'amount', n })));
    calms(2).shows({ helpless: 2, unruly: 0 });
    calms(1).shows({ helpless: 1, unruly: 1 });
    calms(0).shows({ helpless: 0, unruly: 2 });
  });

  test('N18 the first player says which helpless leave in a crisis, else the chooser', () => {
    const position: Position = { first: 2, helpless: 1, unruly: 1 };
    const table = scene(position).carriesOut([{ op: 'removeHelpless', n: 1 }], CRISIS);
    table.stage.asks({ seat: 2, prompt: 'losing.choose' });
    const other = scene(position).carriesOut([{ op: 'removeHelpless', n: 1 }]);
    other.stage.asks({ seat: 0, prompt: 'losing.choose' });
  });

  test('N27 L38 waste goes out of the game and comes back, the last first; events stay away', () => {
    scene({ waste: ['fuel', 'food1'] })
      .carriesOut([{ op: 'cleanWaste', n: 1 }])
      .shows({ waste: [cardNo('fuel')], removed: [cardNo('food1')] });
    scene({ removed: ['fuel', 'food1', 'outsider1', 'pistol'] })
      .carriesOut([{ op: 'toWaste', n: 2 }])
      .shows({ waste: [cardNo('pistol'), cardNo('food1')], removed: [cardNo('fuel'), cardNo('outsider1')] });
    scene({ removed: ['fuel', 'food1', 'medicine'] })
      .carriesOut([{ op: 'wasteFromRemoved', kind: ['fuel', 'medicine'] }])
      .shows({ waste: [cardNo('medicine'), cardNo('fuel')], removed: [cardNo('food1')] });
  });

  test('L217 a number by a d6', () => {
    scene({ helpless: 6, rigged: [d6(4)] })
      .carriesOut([{ op: 'unruly', n: 'd6' }])
      .shows({ helpless: 2, unruly: 4 });
  });
});

describe('zombies, noise and barricades', () => {
  test('Q120 L42 zombies at several places come place by place', () => {
    const table = scene().carriesOut([{ op: 'zombies', place: 'eachNonColony', n: 2 }]);
    expect([1, 2, 3, 4, 5, 6].map((number) => table.s.places[number]!.entrances[0]!.zombies)).toEqual(Array(6).fill(2));
  });

  test('Q113 L178 zombies killed by nobody need no roll', () => {
    const table = scene({ places: { gas: { zombies: 3 } } }).carriesOut([{ op: 'killZombies', place: 'gas', n: 2 }]);
    expect(table.zombies('gas')).toEqual([1]);
  });

  test('L176 killed through the card of a survivor: a roll each for that survivor', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } } }, {}, {}],
      places: { gas: { zombies: 3 } },
      rigged: [face('wound'), face('blank')],
    }).carriesOut([{ op: 'slay', place: 'here', n: 2, who: { who: 'self' } }], { self: LILY, here: place('gas') });
    expect([table.zombies('gas'), table.one('lilyMae').wounds]).toEqual([[1], 1]);
  });

  test('L176 F1 a card may allow one roll for all', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } } }, {}, {}],
      places: { gas: { zombies: 3 } },
      rigged: [face('wound')],
    }).carriesOut([{ op: 'slayOneRoll', place: 'here', n: 2, who: { who: 'self' } }], {
      self: LILY,
      here: place('gas'),
    });
    expect([table.zombies('gas'), table.one('lilyMae').wounds]).toEqual([[1], 1]);
  });

  test('Q48 L34 noise up to four tokens', () => {
    const table = scene({ places: { gas: { noise: 3 } } }).carriesOut([{ op: 'noise', place: 'gas', n: 'fill' }]);
    expect(table.at('gas').noise).toBe(4);
  });

  test('N8 where there are no noise spaces, tokens are zombies, unless only "if able"', () => {
    const noise = (op: Op): number[] => scene().carriesOut([op]).zombies('colony');
    expect(noise({ op: 'noise', place: 'colony', n: 2 })).toEqual([1, 1, 0, 0, 0, 0]);
    expect(noise({ op: 'noise', place: 'colony', n: 2, ifAble: true })).toEqual(Array(6).fill(0));
    expect(noise({ op: 'noise', place: 'colony', n: 'fill' })).toEqual(Array(6).fill(0));
  });

  test('L26 L243 traps lie like barricades, and a barricade becomes one', () => {
    const table = scene({ places: { gas: { barricades: 1 } } }).carriesOut([
      { op: 'trap', place: 'gas', n: 1 },
      { op: 'barricadeToTrap', place: 'gas', n: 1 },
      { op: 'barricade', place: 'gas', n: 3 },
    ]);
    // Three spaces: two traps, and room for one barricade.
    expect(table.at('gas').entrances[0]).toMatchObject({ traps: 2, barricades: 1 });
  });

  test('Q43 L244 a trap that is taken away does not go off', () => {
    const table = scene({ places: { gas: { zombies: 2, traps: 1 } } }).carriesOut([
      { op: 'removeBarricades', place: 'gas', n: 'all' },
    ]);
    expect(table.at('gas').entrances[0]).toMatchObject({ zombies: 2, traps: 0 });
  });

  test('L287 Q90 special zombies are never meant', () => {
    const table = scene({ options: { raxxon: true }, places: { gas: { zombies: 1, special: ['claw'] } } }).carriesOut([
      { op: 'removeZombies', place: 'gas', n: 'all' },
    ]);
    expect(table.at('gas').entrances[0]).toMatchObject({ zombies: 0, special: [0] });
  });
});

describe('survivors', () => {
  test('L237 L238 L239 despair is a token of its own, counts as damage, and only relief removes it', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { wounds: 1 }, blue: {} } }, {}, {}] });
    table.carriesOut([{ op: 'despair', who: { who: 'named', name: 'lilyMae' }, n: 1 }]);
    table.carriesOut([{ op: 'heal', who: { who: 'named', name: 'lilyMae' }, n: 'all' }]);
    expect(table.one('lilyMae')).toMatchObject({ wounds: 0, despair: 1 });
    table.carriesOut([{ op: 'relieve', who: { who: 'named', name: 'lilyMae' }, n: 'all' }]);
    expect(table.one('lilyMae').despair).toBe(0);
    table.carriesOut([{ op: 'despair', who: { who: 'named', name: 'lilyMae' }, n: 3 }]);
    expect(table.isInPlay('lilyMae')).toBe(false);
  });

  test('L25 wounds and frostbites are chosen from', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: { wounds: 1, frostbite: 1 } } }, {}, {}] });
    table.carriesOut([{ op: 'heal', who: { who: 'named', name: 'lilyMae' }, n: 1 }]);
    table.does({ do: 'token', token: 'frostbite' });
    expect(table.one('lilyMae')).toMatchObject({ wounds: 1, frostbite: 0 });
  });

  test('L184 a card may kill; L185: the usual morale, unless it says otherwise', () => {
    const kill = (noMorale?: true): number =>
      scene({ seats: [{ survivors: { lilyMae: {}, blue: {} } }, {}, {}] }).carriesOut([
        { op: 'kill', who: { who: 'named', name: 'blue' }, ...(noMorale ? { noMorale } : {}) },
      ]).s.morale;
    expect([kill(), kill(true)]).toEqual([5, 6]);
  });

  test('L189 removing is not killing', () => {
    const table = scene({ seats: [{ survivors: { lilyMae: {}, blue: { items: ['pistol'] } } }, {}, {}] });
    table.carriesOut([{ op: 'removeSurvivor', who: { who: 'named', name: 'blue' } }]);
    table.shows({ morale: 6, gone: [BLUE], graveyard: [], removed: [cardNo('pistol')] });
  });

  test('F1 whoever is put somewhere makes no move and rolls nothing; without room it stays', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {}, blue: { at: 'gas' }, giaNajjar: { at: 'gas' } } }, {}, {}],
    }).carriesOut([
      { op: 'put', who: { who: 'named', name: 'lilyMae' }, place: 'gas' },
      { op: 'put', who: { who: 'named', name: 'blue' }, place: 'school' },
    ]);
    expect([table.one('lilyMae').place, table.one('blue').place]).toEqual([0, place('school')]);
  });

  test('L179 a new survivor comes to the colony', () => {
    const table = scene({ survivorDeck: ['blue'] }).carriesOut([{ op: 'gainSurvivor', player: 'active' }]);
    expect(table.one('blue')).toMatchObject({ owner: 0, place: 0 });
  });

  test('L104 a survivor who may not move, or do nothing, for this turn', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' }, blue: { at: 'gas' } }, dice: [6] }, {}, {}],
      places: { gas: { zombies: 1, deck: ['fuel'] } },
    });
    table.carriesOut([
      { op: 'noMove', who: { who: 'named', name: 'lilyMae' } },
      { op: 'idle', who: { who: 'named', name: 'blue' } },
    ]);
    const offered: Choice[] = [];
    for (const { offer } of Object.values(ACTIONS)) offer(table.s, 0, offered);
    const barred = ['attack', 'search', 'move'];
    expect(offered.filter((choice) => barred.includes(choice.do))).toEqual([
      { do: 'attack', survivor: LILY },
      { do: 'search', survivor: LILY },
    ]);
    table.turn();
    expect(table.isOffered({ do: 'move', survivor: LILY })).toBe(true);
  });
});

describe('who is meant', () => {
  const TABLE: Position = {
    first: 1,
    seats: [
      { survivors: { lilyMae: {}, emmaHan: { at: 'gas' } } },
      { survivors: { blue: {} } },
      { survivors: { giaNajjar: { at: 'gas', wounds: 2 } }, exiled: true },
    ],
  };
  const ONE: Op = { op: 'wound', who: { who: 'own', n: 1 }, n: 1 };
  const wounded = (who: Selector, roles: Partial<Context> = {}): number[] => {
    const table = scene({
      ...TABLE,
      seats: TABLE.seats!.map((seat) => ({ ...seat, survivors: heal(seat.survivors!) })),
    });
    table.carriesOut([{ op: 'wound', who, n: 1 }], roles);
    return table.s.survivors.flatMap(({ card, wounds }) => (wounds > 0 ? [card] : []));
  };
  const heal = (survivors: object) =>
    Object.fromEntries(Object.entries(survivors).map(([id, spec]) => [id, { ...spec, wounds: 0 }]));

  test.each<[Selector, Partial<Context>, number[]]>([
    [{ who: 'ownAll' }, {}, [LILY, EMMA]],
    [{ who: 'lowest', n: 1 }, {}, [BLUE]],
    [{ who: 'lowest', n: 1, except: 'blue' }, {}, [EMMA]],
    [{ who: 'highest', n: 2 }, {}, [LILY, GIA]],
    [{ who: 'highest', n: 2 }, CRISIS, [LILY, EMMA]],
    [{ who: 'lowest', n: 1, at: 'gas' }, {}, [EMMA]],
    [{ who: 'all' }, {}, [LILY, EMMA, BLUE, GIA]],
    [{ who: 'all', at: 'here' }, { here: place('gas') }, [EMMA, GIA]],
    [{ who: 'allNonExiled' }, {}, [LILY, EMMA, BLUE]],
    [{ who: 'named', name: 'blue' }, {}, [BLUE]],
    [{ who: 'named', name: 'coleWinters' }, {}, []],
    [{ who: 'othersWith', name: 'giaNajjar' }, {}, [EMMA]],
    [{ who: 'trigger' }, { trigger: EMMA }, [EMMA]],
    [{ who: 'accusedLeader' }, { accused: 1 }, [BLUE]],
    [{ who: 'ofGiver' }, { giver: 0 }, [LILY, EMMA]],
  ])('L16 L210 N30 %j', (who, roles, meant) => {
    expect(wounded(who, roles)).toEqual(meant);
  });

  test('L210 the active player picks own survivors', () => {
    const table = scene(TABLE).carriesOut([ONE]);
    table.stage.asks({ seat: 0, prompt: 'selection.pick' });
    table.stage.offers({ do: 'survivor', survivor: LILY }, { do: 'survivor', survivor: EMMA });
  });

  test('L210 every player picks one, from the first player on', () => {
    const table = scene({
      ...TABLE,
      seats: [TABLE.seats![0]!, { survivors: { blue: {}, coleWinters: {} } }, TABLE.seats![2]!],
    }).carriesOut([{ op: 'despair', who: { who: 'eachNonExiled', n: 1 }, n: 1 }]);
    table.stage.asks({ seat: 1, prompt: 'selection.pick' });
    table.does({ do: 'survivor', survivor: BLUE });
    table.stage.asks({ seat: 0, prompt: 'selection.pick' });
    table.does({ do: 'survivor', survivor: LILY });
    expect([table.one('blue').despair, table.one('lilyMae').despair, table.one('giaNajjar').despair]).toEqual([
      1, 1, 0,
    ]);
  });

  test('N31 "up to" in help is a free number, and only of those it helps', () => {
    const table = scene(TABLE).carriesOut([{ op: 'heal', who: { who: 'hurtOthers', n: 2 }, n: 1 }]);
    table.stage.offers({ do: 'survivor', survivor: GIA });
    expect(table.s.kernel.asks[0]).toMatchObject({ min: 0, max: 1 });
    table.answers(0);
    expect(table.one('giaNajjar').wounds).toBe(2);
  });

  test.each<[Parameters<typeof placesMeant>[1], Partial<Context>, number[]]>([
    ['colony', {}, [0]],
    ['here', { here: 4 }, [4]],
    ['origin', { origin: 2 }, [2]],
    ['chosen', {}, [1, 2, 3, 4, 5, 6]],
    ['outside', {}, [1, 2, 3, 4, 5, 6]],
    ['eachNonColony', {}, [1, 2, 3, 4, 5, 6]],
    ['eachLocation', {}, [0, 1, 2, 3, 4, 5, 6]],
    ['eachEmptyLocation', {}, [1, 2, 3, 4, 5]],
    ['elsewhere', { here: 4 }, [0, 1, 2, 3, 5, 6]],
    ['ownPlace', {}, [0, 6]],
    ['raxxon', {}, []],
  ])('N23 L214 the place %s', (ref, roles, meant) => {
    const { s } = scene(TABLE);
    expect(placesMeant(s, ref, context(s, { deck: 'crossroads', card: 0 }, 0, roles))).toEqual(meant);
  });

  test.each([0, 1, 2, 3, 4, 5])('L213 L214 L215 a random location is one of 1–6 by a d6: %i', (rolled) => {
    const { s } = scene({ options: { raxxon: true, bandits: true }, rigged: [rolled] });
    expect(placesMeant(s, 'random', context(s, { deck: 'crossroads', card: 0 }, 0))).toEqual([rolled + 1]);
  });

  test.each<[Parameters<typeof playersMeant>[1], Partial<Context>, number[]]>([
    ['active', {}, [0]],
    ['each', {}, [1, 2, 0]],
    ['eachNonExiled', {}, [1, 0]],
    ['eachOther', {}, [1, 2]],
    ['eachColony', {}, [1, 0]],
    ['chosen', {}, [1, 2]],
    ['chosenHere', { here: 6 }, [2]],
    ['chosenColony', {}, [1]],
    ['chosenFewer', {}, [1, 2]],
    ['controller', { self: GIA }, [2]],
    ['triggerOwner', { trigger: LILY, otherTrigger: BLUE }, [1]],
    ['accuser', { accuser: 2 }, [2]],
    ['leftNeighbour', {}, [1]],
    [{ controllerOf: 'giaNajjar' }, {}, [2]],
  ])('F29 F30 Q109 the players %j', (ref, roles, meant) => {
    const { s } = scene(TABLE);
    expect(playersMeant(s, ref, context(s, { deck: 'crossroads', card: 0 }, 0, roles))).toEqual(meant);
  });
});

describe('operations made of operations', () => {
  test.each([
    [3, 0],
    [4, 1],
  ])('L217 a table is read by a d6: %i', (rolled, food) => {
    scene({ rigged: [d6(rolled)] })
      .carriesOut([
        {
          op: 'roll',
          table: [
            { from: 1, to: 3, do: [] },
            { from: 4, to: 6, do: [{ op: 'food', n: 1 }] },
          ],
        },
      ])
      .shows({ food });
  });

  test('L217 several dice, once for each that is high enough', () => {
    scene({ rigged: [d6(3), d6(1), d6(6), d6(2)] })
      .carriesOut([{ op: 'countDice', dice: 4, min: 3, do: [{ op: 'food', n: 1 }] }])
      .shows({ food: 2 });
  });

  test('L17 L217 Jamie Gilmour may roll an effect die again in the own turn; the second result counts', () => {
    const table = scene({
      seats: [{ survivors: { jamieGilmour: {} } }, {}, {}],
      rigged: [d6(1), d6(6)],
    });
    table.s.active = 0;
    table.carriesOut([{ op: 'countDice', dice: 1, min: 3, do: [{ op: 'food', n: 1 }] }]);
    table.stage.asks({ seat: 0, prompt: 'effectDie.offer' });
    table.does({ do: 'yes' }).shows({ food: 1 });
  });

  test('L233 a condition on a module', () => {
    const op: Op = {
      op: 'if',
      cond: [{ is: 'module', module: 'bandits' }],
      do: [{ op: 'food', n: 1 }],
      else: [{ op: 'morale', n: 1 }],
    };
    scene({ options: { bandits: true } })
      .carriesOut([op])
      .shows({ food: 1 });
    scene().carriesOut([op]).shows({ morale: 7 });
  });

  test('L138 a choice of lists, and up to so many times', () => {
    scene()
      .carriesOut([{ op: 'choose', by: 'active', options: [[{ op: 'food', n: 1 }], [{ op: 'morale', n: 1 }]] }])
      .does({ do: 'option', option: 1 })
      .shows({ morale: 7 });
    scene({ helpless: 3 })
      .carriesOut([{ op: 'upTo', n: 2, do: [{ op: 'removeHelpless', n: 1 }] }])
      .does({ do: 'yes' }, { do: 'no' })
      .shows({ helpless: 2 });
  });

  test('L142 only for those who are alive', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { wounds: 2 }, blue: {} } }, {}, {}],
      rigged: [face('wound')],
    }).carriesOut([
      { op: 'exposure', who: { who: 'named', name: 'lilyMae' }, n: 3 },
      { op: 'ifAlive', who: { who: 'rolled' }, do: [{ op: 'food', n: 5 }] },
    ]);
    table.shows({ food: 0, morale: 5 });
  });

  test('Q108 L227 what a card gives to a player who has just lost the last survivor is lost', () => {
    const table = scene({
      options: { elimination: true },
      seats: [{ survivors: { lilyMae: {} } }, {}, {}],
      removed: ['fuel'],
    }).carriesOut([
      { op: 'kill', who: { who: 'named', name: 'lilyMae' } },
      { op: 'takeRemoved', kind: 'fuel', n: 1, player: 'active' },
      { op: 'food', n: 2 },
    ]);
    expect(table.s.players[0]!.out).toBe(true);
    table.shows({ food: 2 });
  });
});
