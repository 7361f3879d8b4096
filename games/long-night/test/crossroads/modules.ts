/** Crossroads cards of The Long Night that belong to a module. */
import { expect } from 'vitest';
import type { CrossroadsId } from '../../src/content/ids.ts';
import { at, card, die, goOn, me, moved, no, searched, sv, yes, type Case } from './case.ts';
import { cardNo, d6, face, survivor, type Position } from '../scene.ts';

const BANDITS = { options: { bandits: true } } as const;
const BUILT = { options: { improvements: true } } as const;
const LAB = { options: { raxxon: true }, experiments: ['hunter', 'collector'] } as const;
const HOME: Position = me({ priyaNair: {}, roccoBellini: {} });

export const MODULES = {
  giaNajjar: {
    set: me({ giaNajjar: {}, priyaNair: {} }, {}, { ...BANDITS, places: { school: { bandits: 1 } } }),
    not: me({ giaNajjar: {}, priyaNair: {} }, {}, BANDITS),
    options: [
      (t) => expect([t.isInPlay('giaNajjar'), t.at('school').bandits]).toEqual([false, 0]),
      (t) => {
        expect(t.one('giaNajjar').place).toBe(0);
        expect([1, 2, 3, 4, 5, 6].map((number) => t.s.places[number]!.bandits)).toEqual([1, 1, 2, 1, 1, 1]);
      },
    ],
  },
  scars: {
    set: me(
      { rosaRodriguez: { at: 'school', wounds: 1 }, priyaNair: {} },
      {},
      { ...BANDITS, places: { school: { bandits: 1 } } },
    ),
    not: me({ rosaRodriguez: { at: 'school' }, priyaNair: {} }, {}, BANDITS),
    options: [
      {
        // Four dice against four: one damage token costs one die.
        rigged: [1, 1, 1, 1, 1, 1, 1, 2].map(d6),
        check: (t) => expect(t.one('rosaRodriguez')).toMatchObject({ wounds: 2, place: 3 }),
      },
    ],
  },
  spy: {
    set: { ...HOME, ...BANDITS, helpless: 1, places: { school: { bandits: 2 } } },
    not: { ...HOME, ...BANDITS },
    options: [
      (t) => {
        t.does(at('school'), at('school'));
        expect([t.at('school').bandits, t.s.morale]).toEqual([0, 5]);
      },
      { rigged: [d6(1)], check: (t) => expect([t.at('police').bandits, t.s.helpless, t.s.morale]).toEqual([2, 0, 6]) },
    ],
  },
  onTheHunt: {
    set: me({ priyaNair: { at: 'school' } }, {}, BANDITS),
    not: { ...BANDITS, seats: [{ survivors: { priyaNair: { at: 'school' } }, exiled: true }, {}, {}] },
    on: moved('priyaNair', 'colony', 'school'),
    options: [
      { rigged: [1, 3, 6, 2].map(d6), check: (t) => t.shows({ food: 2 }) },
      (t) => {
        t.at('police').bandits = 1;
        t.s.kernel.rigged = [d6(3), d6(4)];
        t.happens({ type: 'banditEntered', place: 1 });
        expect(t.at('police').bandits).toBe(1);
        t.happens({ type: 'banditEntered', place: 1 });
        expect(t.at('police').bandits).toBe(0);
      },
    ],
  },
  theTunnel: {
    set: { ...HOME, ...BANDITS, helpless: 2 },
    not: me({ priyaNair: { at: 'school' } }, {}, BANDITS),
    options: [
      {
        rigged: [d6(3)],
        check: (t) => {
          t.s.kernel.rigged = [d6(3)];
          t.happens({ type: 'zombiesPlaced', place: 1, placed: 1 });
          t.happens({ type: 'zombiesPlaced', place: 3, placed: 2 });
          expect([t.s.tunnels, t.zombies('colony')[0]]).toEqual([[3], 1]);
        },
      },
      {
        rigged: [d6(2)],
        check: (t) => {
          t.does(yes, no);
          expect([t.s.helpless, t.at('grocery').bandits]).toEqual([1, 1]);
        },
      },
    ],
  },
  doinTime: {
    set: me({ priyaNair: { at: 'police' }, roccoBellini: {} }, { hand: ['fuel', 'fuel'] }, BANDITS),
    not: {
      ...BANDITS,
      seats: [{ survivors: { priyaNair: { at: 'police' } } }, { survivors: { ericParker: { at: 'police' } } }, {}],
    },
    options: [
      {
        rigged: [d6(1)],
        check: (t) => {
          t.does(card('fuel'), goOn);
          expect([t.isInPlay('priyaNair'), t.at('police').bandits, t.s.hideout.length]).toEqual([false, 2, 1]);
        },
      },
      {
        rigged: [face('wound'), face('blank'), face('blank')],
        check: (t) => {
          t.does(sv('roccoBellini'));
          expect([t.at('police').noise, t.at('police').bandits, t.one('roccoBellini').wounds]).toEqual([4, 0, 1]);
        },
      },
    ],
  },
  standoff: {
    set: me({ priyaNair: { at: 'school' }, roccoBellini: {} }, {}, { ...BANDITS, places: { school: { bandits: 2 } } }),
    not: { ...HOME, ...BANDITS, places: { school: { bandits: 2 } } },
    options: [
      (t) => expect([t.s.helpless, t.at('school').bandits]).toEqual([2, 1]),
      (t) =>
        expect([t.one('priyaNair').despair, t.one('roccoBellini').despair, t.at('school').bandits]).toEqual([1, 0, 1]),
    ],
  },
  chloeLarousse: {
    set: {
      ...BANDITS,
      seats: [
        { survivors: { chloeLarousse: {} }, hand: ['fuel'] },
        { survivors: { ericParker: {} }, hand: ['food1'] },
        { survivors: { georgeColeman: {} } },
      ],
      places: { school: { bandits: 2 } },
    },
    not: { ...BANDITS, ...me({ chloeLarousse: {} }), places: { school: { bandits: 1 } } },
    options: [
      {
        rigged: [face('blank'), face('blank'), face('wound'), face('blank'), face('blank')],
        check: (t) => expect([t.hand(0).toSorted(), t.s.hideout]).toEqual([['food1', 'fuel'], []]),
      },
      {
        rigged: [face('blank'), face('wound'), face('blank')],
        check: (t) => {
          t.does(card('food1'));
          expect([t.hand(0), t.hand(1), t.s.players[0]!.noRequests]).toEqual([['food1'], ['fuel'], true]);
        },
      },
    ],
  },
  borrowedParts: {
    set: { ...HOME, ...BUILT, display: { radioMast: 1 }, places: { colony: { barricades: 2 } } },
    not: { ...HOME, ...BUILT, display: { radioMast: 0 } },
    options: [
      (t) => expect([t.s.improvements.built.length, t.at('colony').entrances[0]!.barricades]).toEqual([1, 0]),
      (t) => expect([t.s.improvements.display[0]!.tokens, t.s.food]).toEqual([0, 2]),
    ],
  },
  openingDay: {
    set: { ...HOME, ...BUILT, built: ['greenhouse'], food: 3 },
    not: { ...HOME, ...BUILT },
    options: [(t) => t.shows({ food: 0, morale: 7 }), (t) => t.shows({ food: 3, morale: 6 })],
  },
  ingridHalvorsen: {
    set: me({ ingridHalvorsen: {} }, {}, { ...BUILT, display: { radioMast: 0 }, places: { school: {} } }),
    not: me({ ingridHalvorsen: { at: 'school' } }, {}, BUILT),
    options: [
      (t) => expect([t.s.improvements.display[0]!.tokens, t.one('ingridHalvorsen').despair]).toEqual([2, 1]),
      (t) => {
        t.does({ do: 'entrance', place: 0, entrance: 0 }, { do: 'entrance', place: 0, entrance: 0 });
        expect(t.at('colony').entrances[0]!.barricades).toBe(2);
      },
    ],
  },
  faultyWiring: {
    set: { ...HOME, ...BUILT, built: ['greenhouse'], display: { minefield: 2 } },
    not: { ...HOME, ...BUILT },
    options: [
      {
        rigged: [d6(2)],
        check: (t) =>
          expect(['priyaNair', 'georgeColeman', 'roccoBellini'].map((id) => t.one(id as 'priyaNair').wounds)).toEqual([
            1, 1, 0,
          ]),
      },
      (t) => expect(t.s.improvements.display[0]!.tokens).toBe(0),
    ],
  },
  nightShift: {
    set: me({ priyaNair: {} }, { dice: [1, 2, 3] }, { ...BUILT, display: { radioMast: 0 } }),
    not: me({ priyaNair: { at: 'school' } }, {}, BUILT),
    options: [
      (t) => {
        for (const value of [1, 2, 3]) t.does({ do: 'pay', by: 0, card: -1, die: value });
        expect([t.s.improvements.display[0]!.tokens, t.s.players[0]!.dice]).toEqual([2, []]);
      },
      (t) => expect(t.s.players[0]!.dice).toEqual([1, 2, 3]),
    ],
  },
  stash: {
    set: me({ priyaNair: { at: 'school' } }, { hand: ['fuel'] }, { ...BANDITS, places: { school: { bandits: 1 } } }),
    not: me({ priyaNair: { at: 'school' } }, {}, BANDITS),
    on: searched('priyaNair', 'school'),
    options: [
      // L141: without a card in the hideout only the second option is left.
      { rigged: [0], check: (t) => expect(t.at('school').bandits).toBe(0) },
      {
        rigged: [0],
        check: (t) => expect([t.at('school').bandits, t.hand(0), t.s.removed]).toEqual([0, [], [cardNo('fuel')]]),
      },
    ],
  },
  truce: {
    set: { ...HOME, ...BANDITS, food: 3, places: { school: { bandits: 3 } } },
    not: { ...HOME, ...BANDITS, places: { school: { bandits: 2 } } },
    options: [
      (t) => {
        t.does(at('school'), at('school'), no);
        expect([t.s.food, t.at('school').bandits]).toEqual([0, 1]);
      },
      { rigged: [d6(1)], check: (t) => expect([t.at('police').bandits, t.s.food]).toEqual([1, 3]) },
    ],
  },
  emmaHan: {
    set: me({ emmaHan: {} }, {}, { ...LAB, places: { raxxon: { deck: ['serum'] } } }),
    not: { ...HOME, ...LAB },
    options: [
      (t) => expect(t.one('emmaHan').place).toBe(7),
      { rigged: [face('wound')], check: (t) => expect([t.hand(0), t.one('emmaHan').wounds]).toEqual([['serum'], 1]) },
    ],
  },
  blue: {
    set: me({ blue: { despair: 1 } }, {}, LAB),
    not: { ...LAB, seats: [{ survivors: { priyaNair: {} } }, { survivors: { blue: {} } }, {}] },
    options: [
      (t) => expect([t.one('blue'), t.s.raxxon.deck.length]).toMatchObject([{ place: 7, wounds: 1 }, 1]),
      (t) => expect(t.one('blue').despair).toBe(0),
    ],
  },
  coldStorage: {
    set: me(
      { priyaNair: { at: 'raxxon' } },
      {},
      { ...LAB, places: { raxxon: { deck: ['serum', 'keycard', 'fuel'] } } },
    ),
    not: { ...HOME, ...LAB },
    on: searched('priyaNair', 'raxxon'),
    notOn: searched('priyaNair', 'school'),
    options: [
      (t) => expect([t.hand(0), t.one('priyaNair').frostbite]).toEqual([['serum', 'keycard'], 1]),
      (t) => expect(t.hand(0)).toEqual([]),
    ],
  },
  wrongCode: {
    set: { ...HOME, ...LAB },
    not: { ...HOME, ...LAB },
    on: { type: 'codeDieTaken', seat: 0, die: 4 },
    notOn: { type: 'cleanPaid', seat: 0 },
    options: [
      (t) => {
        t.does(t.s.kernel.asks[0]!.options[0]!);
        expect([t.s.turn.cancelled, t.s.raxxon.dice.length]).toEqual([true, 1]);
      },
      (t) => expect([t.s.turn.cancelled, t.zombies('raxxon')]).toEqual([false, [2]]),
    ],
  },
  looseCage: {
    set: { ...HOME, ...LAB, places: { raxxon: { special: ['claw'] } } },
    not: { ...HOME, ...LAB },
    options: [
      (t) => expect([t.s.morale, t.s.raxxon.deck.length]).toEqual([5, 1]),
      (t) =>
        expect([1, 2, 3, 4, 5, 6].map((number) => t.s.places[number]!.entrances[0]!.zombies)).toEqual([
          1, 1, 1, 1, 1, 1,
        ]),
    ],
  },
  testBatch: {
    set: me({ priyaNair: { wounds: 1 } }, {}, { ...LAB, removed: ['medicine'] }),
    not: { ...HOME, ...LAB },
    on: { type: 'pillTaken', survivor: survivor('priyaNair') },
    notOn: { type: 'cleanPaid', seat: 0 },
    options: [
      (t) => {
        t.does(card('medicine'));
        expect([t.hand(0), t.one('priyaNair').despair]).toEqual([['medicine'], 1]);
      },
      (t) => expect(t.one('priyaNair').wounds).toBe(0),
    ],
  },
  sample: {
    set: me({ priyaNair: { at: 'raxxon' } }, { dice: [2, 3] }, { ...LAB, places: { raxxon: { deck: ['serum'] } } }),
    not: { ...HOME, ...LAB },
    on: { type: 'specialKilled', survivor: survivor('priyaNair'), experiment: 0 },
    notOn: { type: 'cleanPaid', seat: 0 },
    options: [
      { rigged: [face('wound')], check: (t) => expect([t.hand(0), t.one('priyaNair').wounds]).toEqual([['serum'], 1]) },
      (t) => {
        t.does(die(2));
        expect([t.s.morale, t.s.players[0]!.dice]).toEqual([7, [3]]);
      },
    ],
  },
  emergencyLights: {
    set: me({ priyaNair: { at: 'raxxon' } }, {}, { ...LAB, places: { raxxon: { deck: ['serum', 'keycard'] } } }),
    not: { ...HOME, ...LAB },
    options: [
      {
        rigged: [d6(3)],
        check: (t) => expect([t.hand(0), t.at('raxxon').deck]).toEqual([['keycard'], [cardNo('serum')]]),
      },
      (t) => expect(t.one('priyaNair').place).toBe(0),
    ],
  },
  evacuationOrder: {
    set: {
      ...me({ priyaNair: { at: 'raxxon' } }),
      ...LAB,
      food: 2,
      places: { raxxon: { special: ['claw', 'claw'] }, colony: { zombies: 3 } },
    },
    not: { ...HOME, ...LAB },
    options: [
      (t) => expect([t.one('priyaNair').place, t.s.food, t.zombies('colony')[0]]).toEqual([0, 0, 0]),
      (t) => expect([t.s.raxxon.deck.length, t.s.morale]).toEqual([1, 7]),
    ],
  },
} as const satisfies Partial<Record<CrossroadsId, Case>>;
