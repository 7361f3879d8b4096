import { describe, expect, test } from 'vitest';
import { d6, face, scene, survivor, type Position } from '../../test/scene.ts';
import { colony } from '../phases/colony.ts';

/** Step 6 and what comes after it, up to the first question. */
function stepSix(position: Position) {
  return scene({ food: 20, ...position }).runs(colony, {});
}

describe('what main objectives do by themselves', () => {
  test('N23 Tribute costs a morale unless a card was put on it in this round', () => {
    const table = scene({ main: 'tribute', food: 9 });
    table.s.placedThisRound = 1;
    table.runs(colony, {}).shows({ morale: 6 });
    stepSix({ main: 'tribute' }).shows({ morale: 5 });
  });

  test('N23 L226 the hard side asks for half of the players, rounded up', () => {
    const after = (placed: number): number => {
      const table = scene({ main: 'tribute', options: { difficulty: 'hard' }, food: 9 });
      table.s.placedThisRound = placed;
      return table.runs(colony, {}).s.morale;
    };
    expect([after(1), after(2)]).toEqual([5, 6]);
  });

  test('N23 Restless Crowd turns one more helpless unruly, the hard side two', () => {
    const crowd: Position = { main: 'restlessCrowd', helpless: 3, unruly: 1 };
    stepSix(crowd).shows({ helpless: 2, unruly: 2 });
    stepSix({ ...crowd, options: { difficulty: 'hard' } }).shows({ helpless: 1, unruly: 3 });
    stepSix({ ...crowd, unruly: 0 }).shows({ helpless: 3, unruly: 0 });
  });

  test('N23 the hard side of Outposts takes a barricade wherever nobody stands, the colony included', () => {
    const table = stepSix({
      main: 'outposts',
      options: { difficulty: 'hard' },
      seats: [{ survivors: { lilyMae: { at: 'gas' } } }, {}, {}],
      places: {
        gas: { barricades: 2 },
        school: { barricades: 2 },
        colony: { entrances: [{ barricades: 1 }] },
      },
    });
    expect(['gas', 'school', 'colony'].map((id) => table.at(id as 'gas').entrances[0]!.barricades)).toEqual([2, 1, 0]);
  });

  test('L209 We Need More Samples: a sample for a killed zombie with 4 or more', () => {
    const gia = survivor('giaNajjar');
    const kill = (rolled: number): number => {
      const table = scene({
        main: 'weNeedMoreSamples',
        options: { baseCards: true },
        seats: [{ survivors: { giaNajjar: { at: 'gas' } }, dice: [6] }, {}, {}],
        places: { gas: { zombies: 1 } },
        rigged: [d6(rolled), face('blank')],
      }).turn();
      return table.does({ do: 'attack', survivor: gia }).s.samples;
    };
    expect([kill(3), kill(4)]).toEqual([0, 1]);
  });
});

describe('goals', () => {
  const met = (position: Position): boolean => stepSix({ rounds: 3, ...position }).s.ending === 'objective';

  test('L161 Convoy: fuel and tools on the card, and everybody with a survivor at home', () => {
    const seats = [{ survivors: { lilyMae: {} } }, { survivors: { blue: {} } }, { survivors: { giaNajjar: {} } }];
    const placed = [...Array(5).fill('fuel'), ...Array(3).fill('flashlight')];
    expect(met({ main: 'convoy', seats, placed })).toBe(true);
    expect(met({ main: 'convoy', seats, placed: placed.slice(1) })).toBe(false);
    expect(
      met({ main: 'convoy', seats: [seats[0]!, seats[1]!, { survivors: { giaNajjar: { at: 'gas' } } }], placed }),
    ).toBe(false);
  });

  test('F21 on the hard side of Convoy starter cards do not count', () => {
    const hard = (fuel: 'fuel' | 'fuelOrFire'): boolean =>
      met({
        main: 'convoy',
        options: { difficulty: 'hard' },
        seats: [{ survivors: { lilyMae: {} } }, { survivors: { blue: {} } }, { survivors: { giaNajjar: {} } }],
        placed: [...Array(5).fill(fuel), ...Array(3).fill('flashlight'), ...Array(3).fill('food1')],
      });
    expect([hard('fuel'), hard('fuelOrFire')]).toEqual([true, false]);
  });

  test('L161 Outposts: a survivor, two barricades and at most two zombies at three locations', () => {
    const there = { barricades: 2, zombies: 1 };
    const seats = [
      { survivors: { lilyMae: { at: 'school' as const } } },
      { survivors: { blue: { at: 'police' as const } } },
      { survivors: { giaNajjar: { at: 'hospital' as const } } },
    ];
    const places = { school: there, police: there, hospital: there };
    expect(met({ main: 'outposts', seats, places })).toBe(true);
    expect(met({ main: 'outposts', seats, places: { ...places, school: { barricades: 1, zombies: 1 } } })).toBe(false);
  });

  test('Q41 Restless Crowd wants five rounds, no unruly helpless and three others', () => {
    const crowd: Position = { main: 'restlessCrowd', round: 5, helpless: 3 };
    expect(met(crowd)).toBe(true);
    expect(met({ ...crowd, round: 4 })).toBe(false);
    expect(met({ ...crowd, helpless: 2 })).toBe(false);
  });
});
