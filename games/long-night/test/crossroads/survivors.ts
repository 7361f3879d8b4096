/** Crossroads cards about survivors of the base game. */
import { expect } from 'vitest';
import type { CrossroadsId } from '../../src/content/ids.ts';
import { card, at, keep, me, moved, player, searched, sv, weaponUsed, yes, type Case } from './case.ts';
import { cardNo, d6, face, place, survivor, type Position } from '../scene.ts';
import type { Moment } from '../../src/events.ts';

const HOME: Position = me({ priyaNair: {}, roccoBellini: {} });
const AWAY: Position = me({ priyaNair: { at: 'school' } });
const MOVED = moved('priyaNair', 'colony', 'school');
const SEARCHED = searched('priyaNair', 'school');
const OTHER: Moment = { type: 'cleanPaid', seat: 0 };

export const SURVIVORS = {
  sparky: {
    set: me({ sparky: {} }, {}, { places: { colony: { zombies: 3 } } }),
    not: HOME,
    options: [(t) => expect(t.zombies('colony')[0]).toBe(0), (t) => t.shows({ morale: 7 })],
  },
  mariaLopez: {
    set: me({ mariaLopez: {} }, {}, { food: 4, places: { school: { deck: ['pistol', 'food1'] } } }),
    not: { seats: [{ survivors: { mariaLopez: {} }, exiled: true }, {}, {}] },
    options: [
      (t) => {
        t.does(keep('pistol'));
        expect([t.one('mariaLopez').place, t.s.food, t.hand(0)]).toEqual([3, 1, ['pistol']]);
      },
      (t) => expect([t.at('school').deck, t.s.removed]).toEqual([[cardNo('pistol')], [cardNo('food1')]]),
    ],
  },
  brianLee: {
    set: me({ brianLee: {} }, {}, { places: { hospital: { zombies: 3 }, grocery: { zombies: 1 } } }),
    not: me({ brianLee: { at: 'school' } }),
    options: [
      (t) => expect(t.at('hospital').entrances[0]).toMatchObject({ zombies: 0, barricades: 4 }),
      (t) => expect(t.at('grocery').entrances[0]).toMatchObject({ zombies: 0, barricades: 4 }),
    ],
  },
  taliaJones: {
    set: me({ taliaJones: {} }, {}, { places: { police: { deck: ['pistol', 'fuel'] } } }),
    not: HOME,
    options: [
      (t) => {
        t.does(at('police'), keep('pistol'), keep('fuel'));
        expect([t.hand(0), t.at('police').deck]).toEqual([['pistol', 'fuel'], []]);
      },
      (t) => t.shows({ skipCrisis: true }),
    ],
  },
  arthurThurston: {
    set: me({ arthurThurston: {} }),
    not: HOME,
    options: [
      (t) => expect(t.one('arthurThurston')).toMatchObject({ wounds: 2, place: 3 }),
      (t) => t.shows({ morale: 5 }),
    ],
  },
  grayBeard: {
    set: me(
      { priyaNair: { at: 'school' } },
      { hand: ['fuel'] },
      { survivorDeck: ['grayBeard'], crisis: 'fuelShortage' },
    ),
    not: { ...AWAY, survivorDeck: ['blue'] },
    on: MOVED,
    options: [
      { rigged: [0], check: (t) => expect([t.hand(0), t.s.removed]).toEqual([[], [cardNo('fuel')]]) },
      (t) => {
        expect(t.one('grayBeard')).toMatchObject({ owner: 0, place: 0 });
        expect(t.s.players[0]!.leader).toBe(survivor('grayBeard'));
        expect(t.s.lasting).toMatchObject([
          { survivor: survivor('grayBeard'), on: { hook: 'attackDeclared', perRound: 1 } },
        ]);
        expect(t.isOffered({ do: 'contribute', card: cardNo('fuel') })).toBe(false);
      },
    ],
  },
  sophieRobinson: {
    set: me(
      { priyaNair: { at: 'school' } },
      {},
      { survivorDeck: ['sophieRobinson'], places: { police: { deck: ['pistol', 'fuel'] } } },
    ),
    not: { ...AWAY, survivorDeck: ['sophieRobinson'], helpless: 22 },
    on: MOVED,
    options: [
      (t) => expect(t.one('sophieRobinson')).toMatchObject({ owner: 0, wounds: 2 }),
      (t) => {
        t.does(at('police'));
        expect([t.hand(0), t.s.gone, t.s.survivorDeck]).toEqual([['pistol', 'fuel'], [survivor('sophieRobinson')], []]);
      },
    ],
  },
  oliviaBrown: {
    set: {
      seats: [
        { survivors: { priyaNair: {} }, hand: ['fuel'] },
        { survivors: { oliviaBrown: { at: 'school' } }, hand: ['medicine'] },
        { survivors: { georgeColeman: {} } },
      ],
    },
    not: HOME,
    options: [
      (t) => {
        expect(t.one('oliviaBrown').place).toBe(0);
        t.s.kernel.rigged = [face('blank')];
        t.happens({ type: 'roundBegan', round: 2 }).does(yes);
        expect(t.s.lasting).toMatchObject([
          { on: { hook: 'roundBegan' } },
          { on: { hook: 'exposureFace' }, until: 'endOfRound' },
        ]);
      },
      (t) => expect(t.s.lasting).toEqual([]),
    ],
  },
  brandonKane: {
    set: me({ brandonKane: {} }, {}, { removed: ['fuel', 'outsider1', 'pistol'] }),
    not: HOME,
    options: [
      (t) => expect(t.one('brandonKane')).toMatchObject({ wounds: 1, place: 0 }),
      (t) => expect([t.one('brandonKane').place, t.s.waste.length, t.s.removed]).toEqual([2, 2, [cardNo('outsider1')]]),
    ],
  },
  forestPlum: {
    set: { seats: [{ survivors: { priyaNair: {} } }, { survivors: { forestPlum: {} } }, {}] },
    not: HOME,
    options: [
      (t) => expect([t.one('forestPlum').place, t.at('grocery').noise]).toEqual([2, 4]),
      (t) => expect([t.one('forestPlum').wounds, t.one('priyaNair').wounds]).toEqual([0, 1]),
    ],
  },
  danielSmith: {
    set: me({ danielSmith: {} }, { dice: [2] }, { helpless: 1 }),
    not: me({ danielSmith: {} }),
    options: [
      {
        set: {
          seats: [
            { survivors: { danielSmith: {} }, dice: [2] },
            { survivors: { ericParker: { items: ['pistol'] } } },
            {},
          ],
          helpless: 1,
        },
        check: (t) => {
          t.does(sv('ericParker'));
          expect(t.one('ericParker')).toMatchObject({ place: 1, items: [], marks: [{ mark: 'jailed' }] });
          expect([t.hand(1), t.s.players[0]!.dice, t.s.helpless, t.s.morale]).toEqual([['pistol'], [], 0, 6]);
        },
      },
      (t) => t.shows({ helpless: 0, morale: 5 }),
    ],
  },
  alexisGrey: {
    set: me({ alexisGrey: {} }),
    not: HOME,
    options: [
      (t) => {
        expect(t.one('alexisGrey').place).toBe(place('library'));
        expect(t.isOffered({ do: 'move', survivor: survivor('alexisGrey') })).toBe(false);
      },
      (t) => {
        t.does({ do: 'move', survivor: survivor('alexisGrey') });
        expect(t.isOffered({ do: 'go', to: place('library'), fuel: -1 })).toBe(false);
        expect(t.isOffered({ do: 'go', to: place('school'), fuel: -1 })).toBe(true);
      },
    ],
  },
  jamesMeyers: {
    set: {
      seats: [
        { survivors: { jamesMeyers: {} }, hand: ['medicine'] },
        { survivors: { ericParker: {} }, hand: ['medicine', 'medicine'], objective: 'fullTank' },
        { survivors: { georgeColeman: {} } },
      ],
    },
    not: HOME,
    options: [
      (t) => {
        const take = (by: number): object => ({ do: 'pay', by, card: cardNo('medicine'), die: 0 });
        expect(t.s.peeked).toEqual([
          [0, 1],
          [0, 2],
        ]);
        t.does(yes, take(0) as never, take(1) as never, take(1) as never);
        expect([t.hand(0), t.hand(1), t.s.removed.length, t.s.peeked]).toEqual([[], [], 3, []]);
        t.shows({ morale: 7 });
      },
      (t) => {
        t.does(player(1));
        t.stage.happened({ type: 'objectiveShown', seat: 1, to: 0 });
      },
    ],
  },
  bevRussell: {
    set: me({ bevRussell: {}, priyaNair: {} }, {}, { places: { school: { zombies: 2, deck: ['fuel'] } } }),
    not: HOME,
    options: [
      (t) => {
        expect([t.isInPlay('bevRussell'), t.at('school').ghosts, t.s.gone]).toEqual([
          false,
          1,
          [survivor('bevRussell')],
        ]);
        t.happens(MOVED);
        expect(t.one('priyaNair').wounds).toBe(1);
      },
      (t) => expect([t.at('school').deck, t.zombies('school'), t.s.removed]).toEqual([[], [0], [cardNo('fuel')]]),
    ],
  },
  thomasHeart: {
    set: {
      seats: [
        { survivors: { priyaNair: { items: ['pistol'] } }, hand: ['medicine'] },
        { survivors: { thomasHeart: {}, lilyMae: {} }, hand: ['medicine'] },
        {},
      ],
    },
    not: HOME,
    on: weaponUsed('priyaNair', 'pistol'),
    options: [
      (t) => {
        t.does(sv('priyaNair'), sv('lilyMae'), sv('priyaNair'), sv('lilyMae'));
        expect([t.one('priyaNair').wounds, t.one('lilyMae').wounds, t.one('thomasHeart').wounds]).toEqual([2, 2, 0]);
      },
      (t) => {
        const pay = (by: number): object => ({ do: 'pay', by, card: cardNo('medicine'), die: 0 });
        t.does(pay(0) as never, pay(1) as never);
        expect([t.s.removed.length, t.one('priyaNair').wounds]).toEqual([2, 0]);
      },
      (t) => expect(t.isInPlay('thomasHeart')).toBe(false),
    ],
  },
  rodMiller: {
    set: me({ rodMiller: {}, priyaNair: {}, roccoBellini: {}, lilyMae: {} }),
    not: HOME,
    options: [
      {
        rigged: [face('wound'), face('blank'), face('blank'), face('wound'), face('frostbite'), face('blank')],
        check: (t) => {
          t.stage.answers(0, sv('priyaNair'), sv('lilyMae'));
          expect(['rodMiller', 'priyaNair', 'lilyMae'].map((id) => t.one(id as 'lilyMae').place)).toEqual([5, 5, 5]);
          expect([t.one('rodMiller').wounds, t.one('priyaNair').wounds, t.one('lilyMae').frostbite]).toEqual([1, 1, 1]);
        },
      },
      (t) => expect(t.isInPlay('rodMiller')).toBe(false),
    ],
  },
  airplane: {
    set: {
      seats: [
        { survivors: { priyaNair: {} }, hand: ['flashlight'] },
        { survivors: { sophieRobinson: {}, lilyMae: {} }, hand: ['fuel'] },
        {},
      ],
    },
    not: HOME,
    on: MOVED,
    options: [
      (t) => {
        t.does(
          { do: 'pay', by: 0, card: cardNo('flashlight'), die: 0 },
          { do: 'pay', by: 1, card: cardNo('fuel'), die: 0 },
        );
        expect([t.isInPlay('sophieRobinson'), t.s.removed.length, t.s.morale]).toEqual([false, 2, 7]);
      },
      (t) => expect(t.isInPlay('sophieRobinson')).toBe(true),
    ],
  },
  mikeCho: {
    set: me(
      { priyaNair: { at: 'school' }, roccoBellini: {} },
      {},
      { survivorDeck: ['mikeCho'], places: { school: { zombies: 2 } } },
    ),
    not: me(
      { priyaNair: { at: 'school' }, roccoBellini: {} },
      {},
      { survivorDeck: ['mikeCho'], places: { colony: { zombies: 2 } } },
    ),
    options: [
      (t) => {
        expect(t.one('mikeCho')).toMatchObject({ owner: 0, wounds: 1 });
        expect([t.one('priyaNair').wounds, t.zombies('school')]).toEqual([1, [0]]);
      },
      (t) => expect([t.isInPlay('mikeCho'), t.zombies('school')]).toEqual([false, [0]]),
    ],
  },
  johnPrice: {
    set: { ...AWAY, survivorDeck: ['johnPrice'] },
    not: { ...AWAY, survivorDeck: ['blue'] },
    on: SEARCHED,
    options: [
      (t) => expect([t.one('johnPrice').owner, t.zombies('school')]).toEqual([0, [2]]),
      (t) => expect([t.s.food, t.s.gone]).toEqual([2, [survivor('johnPrice')]]),
    ],
  },
  ashleyRoss: {
    set: me({ ashleyRoss: {} }, { dice: [6] }, { places: { colony: { zombies: 1 } } }),
    not: HOME,
    options: [
      {
        rigged: [face('blank'), face('blank')],
        check: (t) => {
          // The first entrance of the colony is safe: nobody rolls.
          t.does({ do: 'attack', survivor: survivor('ashleyRoss') }, { do: 'zombie', entrance: 0 });
          expect(t.zombies('colony')[0]).toBe(0);
        },
      },
      {
        rigged: [face('wound')],
        check: (t) =>
          expect([t.one('ashleyRoss').wounds, t.s.mods[0]!.mod]).toEqual([1, { key: 'waste.per', value: 15 }]),
      },
      (t) => expect(t.s.mods).toEqual([]),
    ],
  },
  edwardWhite: {
    set: me({ edwardWhite: {} }, {}, { food: 1, removed: ['medicine'] }),
    not: HOME,
    options: [
      (t) => {
        const use = { do: 'lasting', id: 1 } as const;
        t.does(use, card('medicine'));
        expect([t.hand(0), t.s.food, t.isOffered(use)]).toEqual([['medicine'], 0, false]);
        t.does({ do: 'end' });
        expect(t.s.lasting).toEqual([]);
      },
      (t) => expect(t.s.lasting).toEqual([]),
    ],
  },
  buddyDavis: {
    set: me({ buddyDavis: {} }, { hand: ['food1'] }),
    not: me({ buddyDavis: { at: 'school' } }),
    options: [
      (t) => {
        t.happens({ type: 'roundBegan', round: 2 }).does(card('food1'));
        expect(t.s.players.map(({ diceNext }) => diceNext)).toEqual([1, 0, 0]);
        t.happens({ type: 'roundBegan', round: 3 });
        expect(t.prompt).toBe('turn.choose');
      },
      (t) => t.shows({ morale: 7 }),
    ],
  },
  dynamite: {
    set: me({ edwardWhite: {}, johnPrice: {}, priyaNair: {} }, {}, { places: { colony: { zombies: 3 } } }),
    not: me({ edwardWhite: {} }),
    options: [
      {
        rigged: [d6(2), d6(2)],
        check: (t) => expect(t.at('colony').entrances[0]).toMatchObject({ zombies: 1, barricades: 2 }),
      },
      (t) => expect([t.s.morale, t.s.players.map(({ diceNext }) => diceNext)]).toEqual([7, [-1, -1, -1]]),
    ],
  },
  gabrielDiaz: {
    set: me({ priyaNair: { at: 'school' } }, { hand: ['fuel'] }, { survivorDeck: ['gabrielDiaz'] }),
    not: { ...AWAY, survivorDeck: ['gabrielDiaz'], helpless: 19 },
    options: [
      (t) => expect([t.one('gabrielDiaz').owner, t.s.helpless]).toEqual([0, 3]),
      (t) => {
        t.does(card('fuel'));
        expect([t.hand(0), t.s.removed]).toEqual([[], [cardNo('fuel')]]);
      },
    ],
  },
  andrewEvans: {
    set: me({ andrewEvans: {} }, { dice: [1, 1] }),
    not: HOME,
    options: [
      (t) => {
        const use = { do: 'lasting', id: 1 } as const;
        expect(t.isOffered(use)).toBe(false);
        t.one('andrewEvans').place = 0;
        t.happens(OTHER).does(use);
        t.shows({ food: 2 });
        expect([t.s.players[0]!.dice, t.isOffered(use)]).toEqual([[1], false]);
      },
      (t) => t.shows({ morale: 7 }),
    ],
  },
  annaleighChan: {
    set: me({ annaleighChan: {} }),
    not: HOME,
    options: [
      (t) =>
        expect([1, 2, 3, 4, 5, 6].map((number) => t.s.places[number]!.entrances[0]!.zombies)).toEqual([
          1, 1, 1, 1, 1, 1,
        ]),
      (t) => expect(t.isInPlay('annaleighChan')).toBe(false),
    ],
  },
  davidGarcia: {
    set: {
      seats: [
        { survivors: { davidGarcia: { at: 'school' } } },
        { survivors: { ericParker: {} }, hand: ['fuel'] },
        { survivors: { georgeColeman: { at: 'gas' } } },
      ],
    },
    not: HOME,
    options: [
      {
        rigged: [0],
        check: (t) => {
          t.votes(false);
          expect([t.one('davidGarcia').place, t.s.players[1]!.exiled]).toEqual([0, false]);
        },
      },
      { rigged: [0], check: (t) => expect(t.hand(1)).toEqual(['fuel']) },
    ],
  },
  janetTaylor: {
    set: {
      seats: [
        { survivors: { janetTaylor: { wounds: 1 } }, hand: ['fuel', 'fuel'] },
        { survivors: { ericParker: {} } },
        {},
      ],
    },
    not: HOME,
    options: [
      (t) => {
        const use = { do: 'lasting', id: 1 } as const;
        t.one('janetTaylor').place = 3;
        expect(t.happens(OTHER).isOffered(use)).toBe(false);
        t.one('janetTaylor').place = 0;
        t.happens(OTHER).does(use, card('fuel'));
        expect([t.one('janetTaylor').wounds, t.s.waste.length, t.isOffered(use)]).toEqual([0, 1, false]);
      },
    ],
  },
  carlaThompson: {
    set: me({ carlaThompson: {} }),
    not: HOME,
    options: [
      {
        rigged: [face('blank'), face('wound')],
        check: (t) => expect([t.one('carlaThompson').place, t.s.morale]).toEqual([1, 7]),
      },
      (t) => t.shows({ morale: 6 }),
    ],
  },
  jennyClark: {
    set: me({ jennyClark: { at: 'school' }, priyaNair: { at: 'school' } }),
    not: me({ jennyClark: { at: 'school' }, priyaNair: { at: 'school' } }),
    on: searched('jennyClark', 'school'),
    notOn: SEARCHED,
    options: [
      (t) => expect([t.one('jennyClark').place, t.zombies('colony')]).toEqual([0, [2, 2, 1, 1, 1, 1]]),
      (t) => expect(t.isInPlay('jennyClark')).toBe(false),
    ],
  },
  lorettaClay: {
    set: me({ lorettaClay: {} }, {}, { food: 2 }),
    not: HOME,
    options: [
      {
        rigged: [d6(2), d6(2), d6(3), d6(1)],
        check: (t) =>
          expect(['lorettaClay', 'ericParker', 'georgeColeman'].map((id) => t.one(id as 'ericParker').wounds)).toEqual([
            1, 0, 1,
          ]),
      },
      (t) => t.shows({ food: 1 }),
    ],
  },
  harmanBrooks: {
    set: me({ harmanBrooks: { wounds: 1 }, priyaNair: { wounds: 1 } }),
    not: HOME,
    options: [
      (t) => t.shows({ food: 3 }),
      (t) => {
        t.stage.answers(0, sv('harmanBrooks'), sv('priyaNair'));
        expect([t.one('harmanBrooks').wounds, t.one('priyaNair').wounds]).toEqual([0, 0]);
      },
    ],
  },
} as const satisfies Partial<Record<CrossroadsId, Case>>;
