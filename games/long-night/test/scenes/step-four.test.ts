import { describe, expect, test } from 'vitest';
import type { Event } from '../../src/state.ts';
import { scene, survivor, type EntranceSpec, type Position, type SurvivorSpec } from '../scene.ts';

const FULL = { zombies: 3 };
const CALM = { main: 'raidingParty', food: 9 } as const;

describe('zombies break in', () => {
  test('L170 L187 F23 a replacement comes at once and may be the next to die; then the helpless', () => {
    const t = scene({
      ...CALM,
      morale: 9,
      seats: [{ survivors: { giaNajjar: {} } }, { survivors: { derekYoshida: {} } }, { survivors: { blue: {} } }],
      survivorDeck: ['jamieGilmour'],
      helpless: 9,
      places: { colony: { entrances: Array<EntranceSpec>(6).fill(FULL) } },
    }).colonyPhase();
    t.shows({ graveyard: (['blue', 'jamieGilmour', 'giaNajjar', 'derekYoshida'] as const).map(survivor) });
    t.shows({ helpless: 7, morale: 3 });
  });

  test('L160 L198 noise brings the one too many: the exiled survivor there dies without a loss of morale', () => {
    const t = scene({
      ...CALM,
      seats: [
        { survivors: { giaNajjar: {} } },
        { exiled: true, survivors: { derekYoshida: { at: 'gas' }, oliviaBrown: { at: 'school' } } },
        { survivors: { taliaJones: {} } },
      ],
      places: { gas: { zombies: 2, noise: 2 } },
      rigged: [1, 0],
    }).colonyPhase();
    expect(t.isInPlay('derekYoshida')).toBe(false);
    t.shows({ morale: 6 });
    expect(t.at('gas').noise).toBe(0);
  });

  test('L172 Q124 everybody is out: nothing is eaten, and noise at a full empty place harms nobody', () => {
    const t = scene({
      main: 'raidingParty',
      seats: [{ survivors: { giaNajjar: { at: 'gas' } } }, { survivors: { blue: { at: 'school' } } }, {}],
      places: { library: { noise: 1, zombies: 3 } },
      rigged: [1],
    }).colonyPhase();
    t.shows({ morale: 6, starvation: 0 });
    expect([t.zombies('colony'), t.zombies('library')]).toEqual([[0, 0, 0, 0, 0, 0], [3]]);
  });
});

/** The next of the numbers 0 … n - 1; the same ones in every run. */
function numbers(): (n: number) => number {
  let seed = 12345;
  return (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
}

describe('what the table forecasts', () => {
  const next = numbers();
  const PLACES = ['colony', 'gas', 'school', 'library'] as const;
  const PEOPLE = [
    ['giaNajjar', 'coleWinters', 'oliviaBrown'],
    ['derekYoshida', 'nadiaRivers', 'ericParker'],
    ['blue', 'taliaJones', 'danielSmith'],
  ] as const;
  const entrance = (): EntranceSpec => {
    const [zombies, guards] = [next(4), next(3)];
    const fit = Math.min(guards, 3 - zombies);
    return next(2) === 0 ? { zombies, barricades: fit } : { zombies, traps: fit };
  };
  const position = (): Position => ({
    main: 'raidingParty',
    morale: 10,
    helpless: next(5),
    food: next(6),
    starvation: next(2),
    waste: Array(next(25)).fill('junk'),
    // A replacement might die in the place of another.
    survivorDeck: [],
    seats: PEOPLE.map((people) => ({
      survivors: Object.fromEntries(people.map((name): [string, SurvivorSpec] => [name, { at: PLACES[next(4)]! }])),
    })),
    places: {
      colony: { entrances: Array.from({ length: 6 }, entrance) },
      gas: entrance(),
      school: entrance(),
      library: entrance(),
    },
  });
  const isAt = (e: Event, type: string, place: number, entrance: number): boolean =>
    e.type === type && 'place' in e && 'entrance' in e && e.place === place && e.entrance === entrance;

  test.each(Array.from({ length: 60 }, position))('L145 L150 L158 L159 comes true (%#)', (given) => {
    const t = scene(given);
    const { foodMissing, wasteLoss, places } = t.stage.game.view(t.s, null).forecast!;
    const happened = t.colonyPhase().s.kernel.events.slice();
    while (t.prompt === 'leader.choose') happened.push(...t.does(t.s.kernel.asks[0]!.options[0]!).s.kernel.events);
    expect(happened.some(({ type }) => type === 'starved')).toBe(foodMissing > 0);
    expect(happened).toContainEqual({ type: 'wasteCounted', cards: given.waste!.length, lost: wasteLoss });
    for (const [place, { entrances }] of places.entries())
      for (const [at, { come, barricadesLost, trapsLost, overruns }] of entrances.entries()) {
        const count = (type: string): number => happened.filter((e) => isAt(e, type, place, at)).length;
        expect([count('zombieAdded'), count('barricadeLost'), count('overrun')]).toEqual([
          come,
          barricadesLost + trapsLost,
          overruns,
        ]);
      }
    expect(t.s.graveyard).toEqual(places.flatMap(({ dying }) => dying));
  });
});

test('L74 an attack where there is no zombie announces no roll', () => {
  const seats = [{ survivors: { giaNajjar: {} }, dice: [6] }, { survivors: { blue: {} } }, {}];
  const rolls = (zombies: number): number => {
    const t = scene({ seats, places: { colony: { entrances: [{ zombies }] } } }).turn();
    const { asks, previews } = t.stage.game.view(t.s, 0);
    const attack = asks[0]!.own!.options.findIndex((choice) => choice.do === 'attack');
    return previews[0]![attack]!.rolls;
  };
  expect([rolls(0), rolls(1)]).toEqual([0, 1]);
});
