import { describe, expect, test } from 'vitest';
import { cardNo, scene, survivor, type ItemName, type Position, type Scene } from '../../test/scene.ts';
import { crisisNeed, crisisStep } from './crisis.ts';
import { feed, foodNeeded } from './food.ts';
import { marker } from './marker.ts';
import { countWaste } from './waste.ts';
import { zombiesDue, zombieStep } from './zombies.ts';

const HOME = { survivors: { lilyMae: {}, blue: {}, giaNajjar: {} } };

describe('step 1: food', () => {
  test('L145 L146 one food for two in the colony, rounded up, helpless included; nobody outside', () => {
    const table = scene({
      food: 5,
      helpless: 2,
      seats: [{ survivors: { lilyMae: {}, blue: {}, giaNajjar: {}, emmaHan: { at: 'school' } } }, {}, {}],
    });
    feed(table.s);
    table.shows({ food: 2, starvation: 0, morale: 6 });
  });

  test('L241 Q47 an unruly helpless counts as two', () => {
    expect(foodNeeded(scene({ seats: [HOME, {}, {}], helpless: 1, unruly: 1 }).s)).toBe(3);
  });

  test('Q124 an empty colony needs nothing', () => {
    const table = scene();
    feed(table.s);
    table.shows({ food: 0, starvation: 0, morale: 6 });
  });

  test('L147 L148 L149 F25 too little: none is eaten, a starvation token, and morale for each of them', () => {
    const table = scene({ food: 3, starvation: 2, helpless: 8 });
    feed(table.s);
    table.shows({ food: 3, starvation: 3, morale: 3 });
  });

  test('L209 the hard side of Dark Is the Night takes one food more', () => {
    const table = scene({ main: 'darkIsTheNight', options: { difficulty: 'hard' }, helpless: 2 });
    expect(foodNeeded(table.s)).toBe(2);
  });
});

describe('step 2: waste', () => {
  test('L150 L151 one morale for ten full cards, and the pile stays', () => {
    const table = scene({ waste: Array<ItemName>(29).fill('fuel') });
    countWaste(table.s);
    table.shows({ morale: 4 });
    expect(table.s.waste).toHaveLength(29);
  });
});

describe('step 3: the crisis', () => {
  const CRISIS: Position = { crisis: 'fuelShortage' };

  test('L153 L154 three fuel and a weapon are two, too few for three players', () => {
    const table = scene({
      ...CRISIS,
      contributions: [
        [0, 'fuel'],
        [1, 'fuel'],
        [2, 'fuelOrFire'],
        [2, 'pistol'],
      ],
      // The cards are shuffled.
      rigged: [0, 0, 0],
    }).runs(crisisStep, {});
    table.shows({ morale: 4, crisis: -1, contributions: [] });
  });

  test('L155 L157 enough cards avert it, and all of them leave the game', () => {
    const table = scene({
      ...CRISIS,
      contributions: [0, 1, 2].map((seat) => [seat, 'fuel'] as const),
    }).runs(crisisStep, {});
    table.shows({ morale: 6, removed: Array(3).fill(cardNo('fuel')) });
  });

  test('L156 Q24 two more than needed give a morale', () => {
    const table = scene({
      ...CRISIS,
      seats: [{}, {}, {}, {}],
      contributions: Array.from({ length: 6 }, (_, i) => [i % 4, 'fuel'] as const),
    }).runs(crisisStep, {});
    table.shows({ morale: 7 });
  });

  test('L102 L103 a card counts once, for or against, whatever it would give', () => {
    const table = scene({
      crisis: 'horrorInTheNight',
      contributions: [
        [0, 'food3'],
        [1, 'food1'],
        [2, 'fuel'],
      ],
      rigged: [0, 0],
    }).runs(crisisStep, {});
    expect(table.s.kernel.events.find(({ type }) => type === 'crisisResolved')).toMatchObject({ sum: 1, need: 3 });
  });

  test('N10 the bonus is above the need as a radio mast changes it', () => {
    const table = scene({
      ...CRISIS,
      options: { improvements: true },
      built: ['radioMast'],
      contributions: Array.from({ length: 4 }, (_, i) => [i % 3, 'fuel'] as const),
    }).runs(crisisStep, {});
    table.shows({ morale: 7 });
  });

  test('Q23 averted or not, the crisis is done with', () => {
    const table = scene(CRISIS).runs(crisisStep, {});
    table.shows({ crisesDone: [0], crisis: -1 });
  });

  test('F11 exiled players do not count', () => {
    expect(crisisNeed(scene({ ...CRISIS, seats: [{}, {}, { exiled: true }] }).s)).toBe(2);
  });

  test('Q17 nobody has added a card: it happens', () => {
    scene(CRISIS).runs(crisisStep, {}).shows({ morale: 4 });
  });

  test('Q16 either symbol counts', () => {
    const table = scene({
      options: { raxxon: true },
      crisis: 'theNightIsDark',
      contributions: [
        [0, 'fuel'],
        [1, 'pistol'],
        [2, 'fuel'],
      ],
    }).runs(crisisStep, {});
    table.shows({ morale: 6 });
  });

  test('Q20 pills and survivor items count by their symbol', () => {
    const table = scene({
      options: { raxxon: true },
      crisis: 'fever',
      contributions: [
        [0, 'redPill'],
        [1, 'whitePill'],
        [2, 'outsider1'],
      ],
      rigged: [0, 0],
    }).runs(crisisStep, {});
    expect(table.s.kernel.events.find(({ type }) => type === 'crisisResolved')).toMatchObject({ sum: 1, need: 3 });
  });

  test('L152 Q22 what is shown does not tell who added it', () => {
    const table = scene({
      ...CRISIS,
      contributions: [
        [0, 'pistol'],
        [1, 'fuel'],
      ],
      rigged: [0],
    }).runs(crisisStep, {});
    const shown = table.s.kernel.events.find(({ type }) => type === 'crisisResolved')!;
    expect(shown).toMatchObject({ cards: [cardNo('fuel'), cardNo('pistol')], sum: 0, need: 3 });
  });
});

describe('step 4: zombies', () => {
  test('L158 L159 half of the people in the colony, and everybody elsewhere', () => {
    const table = scene({ helpless: 2, seats: [{ survivors: { ...HOME.survivors, emmaHan: { at: 'gas' } } }, {}, {}] });
    expect([0, 6, 5].map((place) => zombiesDue(table.s, place))).toEqual([3, 1, 0]);
  });

  test('L241 an unruly helpless counts as two', () => {
    expect(zombiesDue(scene({ seats: [HOME, {}, {}], helpless: 1, unruly: 1 }).s, 0)).toBe(3);
  });

  test('L261 each bandit counts as a survivor', () => {
    expect(zombiesDue(scene({ options: { bandits: true }, places: { gas: { bandits: 2 } } }).s, 6)).toBe(2);
  });

  test('N24 changes are summed and floored once', () => {
    const table = scene({
      options: { improvements: true },
      built: ['watchtower'],
      seats: [{ survivors: { walterBoone: {}, blue: { sideEffects: ['scent'] }, lilyMae: {}, giaNajjar: {} } }, {}, {}],
    });
    // Two for four people, two fewer for the tower, one fewer for Walter, one more for the scent.
    expect(zombiesDue(table.s, 0)).toBe(0);
  });

  test('L167 L170 seven for fourteen: entrances 1, 2, an overrun at 3, then 4, 5, 6 and 1', () => {
    const table = scene({
      seats: [HOME, {}, {}],
      helpless: 11,
      places: { colony: { entrances: [{}, {}, { zombies: 3 }] } },
    }).runs(zombieStep, { left: [] });
    expect(table.zombies('colony')).toEqual([2, 1, 3, 1, 1, 1]);
    expect(table.isInPlay('blue')).toBe(false);
  });

  test('L160 F31 noise is flipped token by token, and half of it brings a zombie', () => {
    const table = scene({ places: { gas: { noise: 3 } }, rigged: [1, 0, 1] }).runs(zombieStep, { left: [] });
    expect(table.at('gas')).toMatchObject({ noise: 0, entrances: [{ zombies: 2 }] });
  });

  test('Q39 noise comes after all places', () => {
    const table = scene({
      seats: [{ survivors: { emmaHan: { at: 'gas' }, blue: { at: 'police' } } }, {}, {}],
      places: { police: { noise: 1 } },
      rigged: [1],
    }).runs(zombieStep, { left: [] });
    expect(table.s.kernel.events.flatMap((e) => (e.type === 'zombieAdded' ? [e.place] : []))).toEqual([1, 6, 1]);
  });

  test('Q40 the number of a place is fixed when it is begun, though people die', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {}, blue: {}, giaNajjar: {}, emmaHan: {} } }, {}, {}],
      places: { colony: { entrances: [{ zombies: 3 }] } },
    }).runs(zombieStep, { left: [] });
    expect(table.zombies('colony')).toEqual([3, 1, 0, 0, 0, 0]);
  });

  test('N7 morale 0 in the colony ends the game after the whole step', () => {
    const table = scene({
      morale: 1,
      seats: [{ survivors: { lilyMae: {}, blue: {}, emmaHan: { at: 'gas' } } }, {}, {}],
      places: { colony: { entrances: [{ zombies: 3 }] }, gas: { noise: 1 } },
      rigged: [1],
    }).runs(zombieStep, { left: [] });
    table.shows({ ending: 'morale' });
    expect(table.zombies('gas')).toEqual([2]);
  });
});

describe('step 5: the main objective', () => {
  const NINE = Array<ItemName>(16).fill('fuel');
  const KINDS: ItemName[] = [...NINE, 'food1', 'medicine', 'pistol', 'flashlight'];

  test('L161 L205 every condition is met: the game ends at once', () => {
    scene({ main: 'tribute', placed: KINDS, rounds: 1 }).colonyPhase().shows({ ending: 'objective' });
  });

  test('N9 Tribute counts kinds of cards that are no starter cards', () => {
    scene({ main: 'tribute', placed: NINE }).colonyPhase().shows({ ending: null });
  });

  test('Q41 L204 a number of rounds is survived in step 5, before the marker moves to 0', () => {
    const main = 'darkIsTheNight';
    scene({ main, round: 8, rounds: 1 }).colonyPhase().shows({ ending: 'objective' });
    scene({ main, round: 7, rounds: 1 }).colonyPhase().shows({ ending: 'rounds' });
  });

  test('F21 met before and not now does not count', () => {
    const table = scene({ main: 'restlessCrowd', helpless: 3, food: 0, round: 5, rounds: 2, starvation: 2 });
    // The hungry colony gets its third token in step 1.
    table.colonyPhase().shows({ ending: null, starvation: 3 });
  });
});

describe('steps 6 and 7: the tracks', () => {
  test('L162 L204 at round 0 the game ends', () => {
    scene({ rounds: 1, placed: ['fuel'] })
      .colonyPhase()
      .shows({ rounds: 0, ending: 'rounds' });
  });

  test('N23 Tribute costs morale before the marker moves, if no card was put on it', () => {
    const table = scene({ main: 'tribute', rounds: 1, morale: 1 }).colonyPhase();
    table.shows({ ending: 'morale', rounds: 1 });
  });

  test('L163 L164 F30 without a vote the marker goes to the right', () => {
    const table = scene({ first: 0 }).runs(marker, {});
    table.stage.asks(...[0, 1, 2].map((seat) => ({ seat, prompt: 'marker.call' })));
    for (const seat of [0, 1, 2]) table.answers(seat, { do: 'letPass' });
    table.shows({ first: 2 });
  });

  test('L235 L236 Q36 one call is enough; the vote may keep it', () => {
    const table = scene({ first: 1 }).runs(marker, {});
    table.answers(0, { do: 'letPass' }).answers(1, { do: 'callVote' }).answers(2, { do: 'letPass' });
    table.stage.asks(...[1, 2, 0].map((seat) => ({ seat, prompt: 'vote.marker' })));
    table
      .answers(0, { do: 'vote', up: true })
      .answers(1, { do: 'vote', up: true })
      .answers(2, { do: 'vote', up: false });
    table.shows({ first: 1 });
  });

  test('L24 Q35 F29 the first player settles a tie', () => {
    const table = scene({ first: 1, seats: [{}, {}, { exiled: true }] }).runs(marker, {});
    table.answers(0, { do: 'letPass' }).answers(1, { do: 'callVote' }).answers(2, { do: 'letPass' });
    table.answers(0, { do: 'vote', up: true }).answers(1, { do: 'vote', up: false });
    table.stage.asks({ seat: 1, prompt: 'vote.settle' });
    table.does({ do: 'vote', up: false }).shows({ first: 0 });
  });
});

describe('the order of the steps', () => {
  test('L144 food, waste, crisis, zombies, objective, rounds, marker', () => {
    const table: Scene = scene({
      seats: [{ survivors: { lilyMae: {} } }, {}, {}],
      food: 1,
      waste: Array<ItemName>(10).fill('fuel'),
      crisis: 'fuelShortage',
    }).colonyPhase();
    expect(table.s.kernel.events.map(({ type }) => type)).toEqual([
      'stepBegan',
      'ate',
      'foodChanged',
      'stepBegan',
      'wasteCounted',
      'moraleChanged',
      'stepBegan',
      'crisisResolved',
      'moraleChanged',
      'stepBegan',
      'step4',
      'zombieAdded',
      'zombiesPlaced',
      'step4',
      'step6',
      'moraleChanged',
      'roundsLeft',
      'step7',
    ]);
    table.stage.asks(...[0, 1, 2].map((seat) => ({ seat, prompt: 'marker.call' })));
    expect(table.one('lilyMae').card).toBe(survivor('lilyMae'));
  });
});
