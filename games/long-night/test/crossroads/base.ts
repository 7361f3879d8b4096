/** Crossroads cards of the base game that are mixed in, and those in reserve. */
import { expect } from 'vitest';
import type { CrossroadsId } from '../../src/content/ids.ts';
import { at, card, die, keep, me, moved, searched, sv, weaponUsed, type Case } from './case.ts';
import { cardNo, d6, face, survivor, type Position } from '../scene.ts';
import type { Moment } from '../../src/events.ts';

const HOME: Position = me({ priyaNair: {}, roccoBellini: {} });
const AWAY: Position = me({ priyaNair: { at: 'school' } });
const MOVED = moved('priyaNair', 'colony', 'school');
/** Something else happens. */
const OTHER: Moment = { type: 'cleanPaid', seat: 0 };
const exposed = (shown: 'wound' | 'frostbite' | 'blank'): Moment => ({
  type: 'moveExposed',
  survivor: survivor('priyaNair'),
  from: 0,
  to: 3,
  face: shown,
});

export const BASE = {
  carCrash: {
    set: AWAY,
    not: AWAY,
    on: moved('priyaNair', 'colony', 'school', true),
    notOn: MOVED,
    options: [
      (t) => expect(t.one('priyaNair')).toMatchObject({ frostbite: 1, place: 0 }),
      {
        rigged: [face('wound'), face('blank'), face('wound')],
        check: (t) => expect(t.one('priyaNair').wounds).toBe(2),
      },
    ],
  },
  waveringLoyalties: {
    set: HOME,
    not: me({ priyaNair: {} }),
    options: [
      (t) => {
        t.does(sv('roccoBellini'), { do: 'player', seat: 2 });
        expect(t.one('roccoBellini').owner).toBe(2);
      },
      { rigged: [d6(3)], check: (t) => t.shows({ morale: 5 }) },
    ],
  },
  horde: {
    set: AWAY,
    not: AWAY,
    on: MOVED,
    notOn: moved('priyaNair', 'colony', 'school', true),
    options: [
      {
        rigged: [face('blank'), face('wound'), face('frostbite')],
        check: (t) => expect(t.one('priyaNair')).toMatchObject({ wounds: 1, frostbite: 1 }),
      },
      (t) => expect(t.one('priyaNair')).toMatchObject({ place: 0, marks: [{ mark: 'noMove' }] }),
    ],
  },
  spoiled: {
    set: me({ priyaNair: {} }),
    not: HOME,
    on: { type: 'foodPaid', seat: 0, die: 3 },
    notOn: { type: 'foodPaid', seat: 1, die: 3 },
    options: [
      (t) => expect([t.one('priyaNair').wounds, t.s.turn.cancelled]).toEqual([1, false]),
      (t) => expect([t.one('priyaNair').wounds, t.s.turn.cancelled]).toEqual([0, true]),
    ],
  },
  loversQuarrel: {
    set: me({ priyaNair: { at: 'school' }, roccoBellini: { at: 'school' }, lilyMae: { at: 'school' } }),
    not: me({ priyaNair: { at: 'school' }, blue: { at: 'school' } }),
    first: (t) => t.does(sv('priyaNair'), sv('lilyMae')),
    options: [
      (t) => expect(t.at('school').noise).toBe(4),
      (t) =>
        expect(['priyaNair', 'roccoBellini', 'lilyMae'].map((id) => t.one(id as 'lilyMae').marks.length)).toEqual([
          1, 0, 1,
        ]),
    ],
  },
  thinIce: {
    set: me({ priyaNair: { at: 'school' } }, {}, { places: { police: { deck: ['pistol', 'fuel'] } } }),
    not: HOME,
    on: MOVED,
    notOn: OTHER,
    options: [
      {
        rigged: [d6(4)],
        check: (t) => {
          t.does(at('police'), keep('fuel'));
          expect([t.hand(0), t.at('police').deck]).toEqual([['fuel'], [cardNo('pistol')]]);
        },
      },
      (t) => expect(t.one('priyaNair').frostbite).toBe(0),
    ],
  },
  woundedSurvivor: {
    set: me({ priyaNair: { at: 'school' } }, {}, { survivorDeck: ['lilyMae'] }),
    not: me({ priyaNair: { at: 'school' } }, {}, { helpless: 22 }),
    on: searched('priyaNair', 'school'),
    options: [
      {
        rigged: [face('wound'), face('blank')],
        check: (t) => expect(t.one('lilyMae')).toMatchObject({ owner: 0, wounds: 1 }),
      },
      (t) => expect(t.isInPlay('lilyMae')).toBe(false),
    ],
  },
  creatureComforts: {
    set: {
      seats: [
        { survivors: { priyaNair: {} }, hand: ['fuel', 'fuel'] },
        { survivors: { ericParker: {} }, hand: ['fuel'] },
        {},
      ],
    },
    not: AWAY,
    options: [
      (t) => {
        const pay = (by: number): object => ({ do: 'pay', by, card: cardNo('fuel'), die: 0 });
        t.does(pay(0) as never, pay(0) as never, pay(1) as never);
        expect([t.s.waste.length, t.hand(0), t.hand(1)]).toEqual([3, [], []]);
        t.shows({ morale: 7 });
      },
    ],
  },
  noAmmo: {
    set: me({ priyaNair: { items: ['pistol'] } }, { dice: [3, 4] }),
    not: HOME,
    on: weaponUsed('priyaNair', 'pistol'),
    notOn: OTHER,
    options: [
      (t) => expect([t.one('priyaNair').items, t.s.waste]).toEqual([[], [cardNo('pistol')]]),
      (t) => {
        t.does(die(3));
        expect(t.s.players[0]).toMatchObject({ dice: [], spent: [3, 4] });
      },
    ],
  },
  music: {
    set: AWAY,
    not: { seats: [{ survivors: { priyaNair: { at: 'school' } }, exiled: true }, {}, {}] },
    on: searched('priyaNair', 'school'),
    options: [
      (t) => t.shows({ morale: 7 }),
      (t) => expect(t.s.players.map(({ diceNext }) => diceNext)).toEqual([1, 1, 1]),
    ],
  },
  collapsingBarriers: {
    set: { ...HOME, places: { colony: { barricades: 1, traps: 1, zombies: 1 } } },
    not: { ...HOME, places: { colony: { zombies: 1 } } },
    options: [
      {
        rigged: [face('wound'), face('blank'), face('frostbite')],
        check: (t) => {
          t.does(sv('roccoBellini'));
          expect([t.one('roccoBellini').wounds, t.one('ericParker').wounds, t.one('georgeColeman').frostbite]).toEqual([
            1, 0, 1,
          ]);
        },
      },
      (t) => expect(t.at('colony').entrances[0]).toMatchObject({ barricades: 0, traps: 0, zombies: 1 }),
    ],
  },
  radioSignal: {
    set: { seats: [{ survivors: { priyaNair: {} }, dice: [2, 3] }, { survivors: { ericParker: {} }, dice: [5] }, {}] },
    not: { ...HOME, helpless: 20 },
    options: [
      (t) => {
        const pay = (by: number, value: number): object => ({ do: 'pay', by, card: -1, die: value });
        t.does(pay(0, 2) as never, pay(0, 3) as never, pay(1, 5) as never);
        t.shows({ helpless: 1, morale: 7 });
        expect(t.s.players.map(({ dice }) => dice)).toEqual([[], [], []]);
      },
      (t) => t.shows({ morale: 5 }),
    ],
  },
  toxicWaste: {
    set: { ...HOME, removed: ['fuel', 'pistol', 'medicine'] },
    not: AWAY,
    options: [
      (t) => {
        t.does(sv('priyaNair'));
        expect([t.one('priyaNair').frostbite, t.one('ericParker').frostbite]).toEqual([1, 1]);
      },
      (t) => expect([t.s.removed, t.s.waste.length]).toEqual([[cardNo('pistol')], 2]),
    ],
  },
  supplyDrop: {
    set: me({ priyaNair: {}, annaleighChan: {} }),
    not: AWAY,
    options: [
      {
        rigged: [face('blank'), face('blank'), face('wound')],
        check: (t) => {
          t.does(sv('priyaNair'));
          t.shows({ food: 5, morale: 7 });
        },
      },
      (t) => t.shows({ food: 0 }),
    ],
  },
  bitterColdNight: {
    set: {
      seats: [
        { survivors: { priyaNair: { at: 'school' }, roccoBellini: {} } },
        { survivors: { ericParker: { at: 'school' } } },
        {},
      ],
      morale: 6,
    },
    not: AWAY,
    on: exposed('frostbite'),
    options: [
      (t) => expect([t.one('priyaNair').frostbite, t.one('ericParker').frostbite]).toEqual([1, 1]),
      (t) => expect(t.isInPlay('priyaNair')).toBe(false),
    ],
  },
  lighthouse: {
    set: me(
      { priyaNair: {} },
      { dice: [2] },
      { places: { school: { zombies: 2 }, colony: { zombies: 1 }, police: { zombies: 1 } } },
    ),
    not: AWAY,
    options: [
      (t) => {
        t.does({ do: 'yes' });
        expect([t.zombies('school'), t.zombies('colony')[0], t.zombies('police'), t.s.players[0]!.dice]).toEqual([
          [1],
          0,
          [0],
          [],
        ]);
      },
    ],
  },
  sacrament: {
    set: AWAY,
    not: { seats: [{ survivors: { priyaNair: { at: 'school' } }, exiled: true }, {}, {}] },
    on: MOVED,
    options: [
      { rigged: [face('wound'), face('blank')], check: (t) => t.shows({ morale: 7 }) },
      (t) => t.shows({ morale: 6 }),
    ],
  },
  abandoned: {
    set: {
      ...HOME,
      helpless: 1,
      seats: [{ survivors: { priyaNair: {} }, dice: [2] }, { survivors: { ericParker: {} }, dice: [4] }, {}],
    },
    not: HOME,
    on: { type: 'cleaned', seat: 0, cards: [] },
    options: [
      (t) => {
        t.shows({ helpless: 2 });
        expect(t.zombies('colony')).toEqual([1, 1, 1, 1, 1, 0]);
      },
      (t) => {
        expect(t.zombies('colony')).toEqual([1, 1, 1, 1, 1, 0]);
        expect(t.s.players.map(({ dice }) => dice)).toEqual([[], [], []]);
      },
    ],
  },
  crazedSurvivor: {
    set: me({ priyaNair: { at: 'school' }, roccoBellini: {} }),
    not: HOME,
    options: [
      {
        rigged: [face('wound'), face('blank')],
        check: (t) => expect([t.s.food, t.one('priyaNair').wounds]).toEqual([3, 1]),
      },
      (t) => t.shows({ food: 0 }),
    ],
  },
  fuelTanker: {
    set: me({ priyaNair: { at: 'school' } }, {}, { removed: ['fuel', 'fuel', 'pistol'] }),
    not: HOME,
    on: MOVED,
    notOn: OTHER,
    options: [
      (t) => {
        t.does(card('fuel'), card('fuel'));
        expect([t.zombies('colony'), t.hand(0), t.s.removed]).toEqual([
          [1, 1, 1, 1, 1, 1],
          ['fuel', 'fuel'],
          [cardNo('pistol')],
        ]);
      },
      (t) => expect(t.s.removed).toHaveLength(3),
    ],
  },
  addiction: {
    set: me({ priyaNair: { wounds: 1 }, roccoBellini: {} }, { hand: ['medicine'], dice: [3] }),
    not: HOME,
    on: { type: 'cardPlayed', seat: 0, card: cardNo('medicine'), healed: survivor('priyaNair') },
    notOn: { type: 'cardPlayed', seat: 0, card: cardNo('medicine'), healed: -1 },
    options: [
      (t) => expect([t.isInPlay('priyaNair'), t.s.morale]).toEqual([false, 6]),
      (t) => {
        t.happens({ type: 'turnBegan', seat: 0 }).does(card('medicine'));
        expect([t.one('priyaNair').wounds, t.s.players[0]!.dice]).toEqual([0, [3]]);
        t.happens({ type: 'turnBegan', seat: 0 });
        expect(t.s.players[0]!.dice).toEqual([]);
      },
    ],
  },
  maude: {
    set: me(
      { priyaNair: { at: 'grocery' } },
      {},
      { places: { grocery: { deck: ['fuel', 'food1', 'food2', 'pistol'] } } },
    ),
    not: HOME,
    options: [
      (t) => expect([t.one('priyaNair').place, t.s.food]).toEqual([0, 3]),
      {
        rigged: [0],
        check: (t) => {
          expect([t.hand(0), t.at('grocery').deck.length, t.s.turn.noCards]).toEqual([['food1', 'food2'], 2, ['food']]);
          expect(t.isOffered({ do: 'play', card: cardNo('food1'), use: 0 })).toBe(false);
        },
      },
    ],
  },
  mugging: {
    set: {
      seats: [
        { survivors: { priyaNair: { at: 'school', items: ['pistol'] } }, hand: ['fuel', 'food1', 'fuel'] },
        { survivors: { ericParker: { at: 'school' }, lilyMae: { at: 'gas' } }, exiled: true },
        {},
      ],
    },
    not: {
      seats: [{ survivors: { priyaNair: { at: 'school' } } }, { survivors: { ericParker: { at: 'school' } } }, {}],
    },
    options: [
      (t) => {
        t.does(keep('food1'));
        expect([t.hand(0), t.hand(1)]).toEqual([['food1'], ['fuel', 'fuel']]);
      },
      (t) => {
        t.does({ do: 'option', option: 1 });
        expect([t.isInPlay('ericParker'), t.one('priyaNair').wounds]).toEqual([false, 1]);
      },
    ],
  },
  helpless: {
    set: { ...HOME, helpless: 3 },
    not: AWAY,
    options: [(t) => t.shows({ helpless: 0, morale: 4 }), (t) => t.shows({ helpless: 3, morale: 6 })],
  },
  christmas: {
    set: {
      seats: [
        { survivors: { priyaNair: {} } },
        { survivors: { forestPlum: {} } },
        { survivors: { georgeColeman: {} } },
      ],
      food: 5,
      places: { grocery: { deck: ['food1', 'fuel'] } },
    },
    not: AWAY,
    options: [
      (t) => {
        t.does(
          { do: 'amount', n: 2 },
          { do: 'deal', card: cardNo('food1'), seat: 0 },
          { do: 'deal', card: cardNo('fuel'), seat: 2 },
        );
        expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['food1'], [], ['fuel']]);
        t.shows({ food: 0, morale: 7 });
      },
      (t) => t.shows({ food: 5, morale: 6 }),
    ],
  },
  outbreak: {
    set: { ...HOME, helpless: 2 },
    not: HOME,
    options: [
      (t) => t.shows({ helpless: 1, morale: 5 }),
      {
        rigged: [d6(1), d6(2)],
        check: (t) => {
          expect([t.one('priyaNair').wounds, t.one('georgeColeman').wounds]).toEqual([1, 1]);
          t.shows({ helpless: 1, morale: 5 });
        },
      },
    ],
  },
  littleSurvivors: {
    set: AWAY,
    not: {
      seats: [{ survivors: { priyaNair: { at: 'school' } } }, { survivors: { ericParker: { at: 'school' } } }, {}],
    },
    on: MOVED,
    options: [(t) => t.shows({ helpless: 3, morale: 7 }), (t) => t.shows({ helpless: 0, morale: 6 })],
  },
} as const satisfies Partial<Record<CrossroadsId, Case>>;
