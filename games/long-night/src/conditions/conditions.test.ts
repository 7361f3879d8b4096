import { describe, expect, test } from 'vitest';
import { place, scene, survivor, type Position } from '../../test/scene.ts';
import type { Amount, Condition, Count, Fact } from '../content/vocabulary.ts';
import { context, type Context } from '../effects/context.ts';
import { counted, holds, numberOf } from './conditions.ts';
import { COUNTS } from './counts.ts';
import { FACTS } from './facts.ts';

const [LILY, BLUE, GIA] = [survivor('lilyMae'), survivor('blue'), survivor('giaNajjar')];

/** Three players: one with two survivors, one exiled. */
const TABLE: Position = {
  options: { bandits: true, raxxon: true, improvements: true },
  main: 'outposts',
  survivorDeck: ['roccoBellini'],
  seats: [
    {
      survivors: {
        lilyMae: { at: 'gas', wounds: 1, despair: 1, items: ['pistol', 'raxxonBlueprints'], sideEffects: ['fury'] },
        blue: { despair: 2 },
      },
      hand: ['fuel', 'fuel', 'food1', 'serum'],
      dice: [1, 2],
    },
    { survivors: { emmaHan: {} }, hand: ['fuel'] },
    { survivors: { giaNajjar: { at: 'gas', frostbite: 1, items: ['pistol'] } }, exiled: true },
  ],
  places: {
    gas: { barricades: 1, zombies: 1, special: ['claw'], bandits: 0, deck: [] },
    school: { bandits: 2, zombies: 2, barricades: 1, traps: 1 },
    colony: { entrances: [{ zombies: 1, traps: 1 }, { zombies: 2 }] },
  },
  food: 3,
  starvation: 2,
  helpless: 2,
  unruly: 1,
  waste: ['fuel'],
  placed: ['fuel', 'fuelOrFire', 'food1'],
  built: ['greenhouse'],
  display: { workshop: 1, infirmary: 1 },
};

function at(roles: Partial<Context> = {}) {
  const { s } = scene(TABLE);
  s.graveyard = [9];
  s.gone = [10];
  s.hideout = [1, 2, 3];
  s.raxxon.dice = [3, 4];
  s.raxxon.done = 2;
  s.raxxon.contained = 1;
  s.trophies = 4;
  s.samples = 5;
  s.clearMarks = 1;
  s.placedThisRound = 2;
  s.players[0]!.banditsRemoved = 2;
  return { s, ctx: context(s, { deck: 'crossroads', card: 0 }, 0, roles) };
}

describe('what is counted', () => {
  const CASES: readonly [Count, number, Partial<Context>?][] = [
    [{ count: 'morale' }, 6],
    [{ count: 'food' }, 3],
    [{ count: 'waste' }, 1],
    [{ count: 'starvation' }, 2],
    [{ count: 'helpless' }, 3],
    [{ count: 'unruly' }, 1],
    [{ count: 'dead' }, 2],
    [{ count: 'hand', symbol: 'fuel' }, 2],
    [{ count: 'handTotal' }, 4],
    [{ count: 'handKinds' }, 3],
    [{ count: 'equipped', symbol: 'weapon' }, 1],
    [{ count: 'equippedTotal' }, 2],
    [{ count: 'handOrEquipped', home: 'raxxon' }, 2],
    [{ count: 'equippedAt', place: 'gas', symbols: ['weapon', 'tool'] }, 1],
    [{ count: 'unusedDice' }, 2],
    [{ count: 'damageOwn' }, 4],
    [{ count: 'damageOwnMax' }, 2],
    [{ count: 'despairOwn' }, 3],
    [{ count: 'triggerDespair' }, 1, { trigger: LILY }],
    [{ count: 'ownSurvivors' }, 2],
    [{ count: 'ownOutside' }, 1],
    [{ count: 'ownAt', place: 'gas' }, 1],
    [{ count: 'has', place: 'colony' }, 1],
    [{ count: 'ownSideEffects' }, 1],
    [{ count: 'moreSurvivorsThanAll' }, 1],
    [{ count: 'othersHere' }, 1, { here: place('gas'), trigger: LILY }],
    [{ count: 'room', place: 'gas' }, 0],
    [{ count: 'barricades', place: 'school' }, 2],
    [{ count: 'barricadesAtEachNonColony' }, 0],
    // N26: special zombies are zombies.
    [{ count: 'zombies', place: 'gas' }, 2],
    [{ count: 'zombies', place: 'here' }, 2, { here: place('school') }],
    [{ count: 'zombiesOutside' }, 4],
    [{ count: 'emptyItemDecks' }, 1],
    [{ count: 'outposts' }, 0],
    [{ count: 'placed', kind: 'fuel' }, 2],
    [{ count: 'placed', kind: 'nonStarter' }, 2],
    [{ count: 'placedKinds', kind: 'nonStarter' }, 2],
    [{ count: 'placedThisRound' }, 2],
    [{ count: 'trophies' }, 4],
    [{ count: 'samples' }, 5],
    [{ count: 'clearRounds' }, 1],
    [{ count: 'built' }, 1],
    [{ count: 'tokensOnDisplay' }, 2],
    [{ count: 'banditsInPlay' }, 2],
    [{ count: 'banditAt', place: 'school' }, 2],
    [{ count: 'banditsRemovedByYou' }, 2],
    [{ count: 'hideoutCards' }, 3],
    [{ count: 'special' }, 1],
    [{ count: 'experimentsDone' }, 2],
    [{ count: 'containedInR3' }, 1],
    [{ count: 'diceSum', place: 'raxxon' }, 7],
  ];

  test.each(CASES)('L12 N26 %j', (count, expected, roles = {}) => {
    const { s, ctx } = at(roles);
    expect(counted(s, count, ctx)).toBe(expected);
  });

  test('L12 every count is tried', () => {
    expect(new Set(CASES.map(([{ count }]) => count))).toEqual(new Set(Object.keys(COUNTS)));
  });
});

describe('what is asked', () => {
  const CASES: readonly [Fact, boolean, Partial<Context>?][] = [
    [{ is: 'mainCompleted' }, false],
    [{ is: 'chapterCompleted', chapter: 'B2' }, false],
    [{ is: 'surviveRounds', rounds: 1 }, true],
    [{ is: 'surviveRounds', rounds: 2 }, false],
    [{ is: 'module', module: 'bandits' }, true],
    [{ is: 'hasHighestInfluence' }, true],
    [{ is: 'moreSurvivorsThanSomeone' }, true],
    [{ is: 'moreHandThanAll' }, true],
    [{ is: 'helplessOutnumber' }, true],
    [{ is: 'inPlay', name: 'blue' }, true],
    [{ is: 'inDeck', name: 'blue' }, false],
    [{ is: 'inDeck', name: 'roccoBellini' }, true],
    [{ is: 'notExiled', name: 'giaNajjar' }, false],
    [{ is: 'notExiled', name: 'blue' }, true],
    [{ is: 'controls', name: 'emmaHan' }, false],
    [{ is: 'at', name: 'lilyMae', place: 'gas' }, true],
    [{ is: 'isTrigger', name: 'blue' }, true, { trigger: BLUE }],
    [{ is: 'fuelPlayed' }, true, { fuel: true }],
    [{ is: 'searchedAt', place: 'gas' }, true, { here: place('gas') }],
    [{ is: 'cardKind', symbol: 'weapon' }, false],
    [{ is: 'heldOrEquipped', item: 'pistol' }, true],
    [{ is: 'heldOrEquipped', item: 'assaultRifle' }, false],
    [{ is: 'built', improvement: 'greenhouse' }, true],
    [{ is: 'built', improvement: 'workshop' }, false],
    [{ is: 'face', face: 'bite' }, false],
    [{ is: 'itemDeckHere' }, false, { here: place('colony') }],
    [{ is: 'hereNotColony' }, true, { here: place('gas') }],
    [{ is: 'everyLocationSearched' }, false],
    [{ is: 'eachLocationHas', barricades: 1 }, false],
    [{ is: 'eachNonExiledAt', place: 'colony' }, true],
    [{ is: 'eachNonExiledAt', place: 'gas' }, false],
    [{ is: 'triggerAlone' }, false, { trigger: LILY }],
    [{ is: 'triggerNotExiled' }, false, { trigger: GIA }],
    [{ is: 'triggerArmed' }, true, { trigger: LILY }],
    [{ is: 'triggerHealed' }, true, { healed: BLUE }],
    [{ is: 'sharesPlace' }, true, { trigger: LILY, otherTrigger: GIA }],
    [{ is: 'sharesPlace' }, false, { trigger: BLUE, otherTrigger: survivor('emmaHan') }],
    [{ is: 'sharesWithExiled' }, true, { trigger: LILY, otherTrigger: GIA }],
    [{ is: 'exiledShares' }, true, { trigger: GIA, otherTrigger: LILY }],
    [{ is: 'bothHuman' }, false, { trigger: BLUE, otherTrigger: LILY }],
    [{ is: 'twoOwnHere' }, false, { trigger: LILY, otherTrigger: GIA }],
  ];

  test.each(CASES)('L12 L22 %j is %s', (fact, expected, roles = {}) => {
    const { s, ctx } = at(roles);
    expect(holds(s, fact, ctx)).toBe(expected);
  });

  test('L22 every fact is tried', () => {
    expect(new Set(CASES.map(([{ is }]) => is))).toEqual(new Set(Object.keys(FACTS)));
  });
});

describe('numbers and comparisons', () => {
  test.each<[Amount, number]>([
    [4, 4],
    [{ of: 'startPlayers' }, 3],
    [{ of: 'nonExiled' }, 2],
    [{ of: 'players', half: true }, 2],
    [{ of: 'startPlayers', times: 4, plus: 4 }, 16],
    [{ of: 'startPlayers', plus: 1, least: 5 }, 5],
    [{ of: 'startPlayers', under: [4, 3, 4] }, 3],
    [{ of: 'removed', half: true, times: -1 }, -2],
    ['difference', 7],
  ])('Q111 %j is %i', (amount, expected) => {
    const { s } = at();
    expect(numberOf(s, amount, { removed: 3, difference: 7 })).toBe(expected);
  });

  test('Q108 players who are out are not counted, except as starting players', () => {
    const { s } = at();
    s.players[1]!.out = true;
    const none = { removed: 0, difference: 0 };
    expect([numberOf(s, { of: 'players' }, none), numberOf(s, { of: 'startPlayers' }, none)]).toEqual([2, 3]);
  });

  test.each<[Condition, boolean]>([
    [{ of: [{ count: 'food' }, { count: 'waste' }], least: 4 }, true],
    [{ of: [{ count: 'food' }], most: 2 }, false],
    [{ of: [{ count: 'food' }], exactly: 3 }, true],
    [{ of: [{ count: 'food' }], below: 3 }, false],
    [{ not: { is: 'mainCompleted' } }, true],
  ])('L12 %j', (condition, expected) => {
    const { s, ctx } = at();
    expect(holds(s, condition, ctx)).toBe(expected);
  });
});
