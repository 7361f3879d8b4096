/** The other crossroads cards of the base game that are kept in reserve. */
import { expect } from 'vitest';
import type { CrossroadsId } from '../../src/content/ids.ts';
import { card, keep, me, moved, no, searched, yes, type Case } from './case.ts';
import { cardNo, d6, face, survivor, type Position } from '../scene.ts';
import type { Moment } from '../../src/events.ts';

const HOME: Position = me({ priyaNair: {}, roccoBellini: {} });
const AWAY: Position = me({ priyaNair: { at: 'school' } });
const MOVED = moved('priyaNair', 'colony', 'school');
const OTHER: Moment = { type: 'cleanPaid', seat: 0 };
const EXILED: Position = {
  seats: [{ survivors: { priyaNair: { at: 'school' } }, exiled: true }, { survivors: { ericParker: {} } }, {}],
};

export const RESERVE = {
  prophet: {
    set: {
      seats: [
        { survivors: { priyaNair: { at: 'school' } }, exiled: true },
        { survivors: { ericParker: { at: 'school' }, lilyMae: {} } },
        {},
      ],
    },
    not: EXILED,
    options: [
      (t) => {
        expect(t.one('ericParker').owner).toBe(0);
        expect(t.s.players[1]!.leader).toBe(survivor('lilyMae'));
      },
      (t) => t.shows({ morale: 5 }),
    ],
  },
  theDeputy: {
    set: me({ priyaNair: { at: 'school' } }, {}, { places: { police: { deck: ['pistol', 'fuel', 'shotgun'] } } }),
    not: HOME,
    options: [
      (t) => {
        expect([t.hand(0), t.at('police').deck]).toEqual([['pistol', 'shotgun'], [cardNo('fuel')]]);
        expect(t.s.goals).toMatchObject([{ exactly: 0 }]);
      },
      (t) => expect(t.s.goals).toEqual([]),
    ],
  },
  sewerPassage: {
    set: me({ priyaNair: { at: 'library' } }),
    not: AWAY,
    options: [
      {
        rigged: [d6(2), face('wound'), face('blank')],
        check: (t) => expect([t.one('priyaNair').wounds, t.s.roads]).toEqual([1, [[0, 5]]]),
      },
      (t) => expect(t.s.roads).toEqual([]),
    ],
  },
  horse: {
    set: AWAY,
    not: EXILED,
    on: MOVED,
    options: [
      (t) => {
        expect(t.s.mods.map(({ mod, survivor: of }) => [mod.key, of])).toEqual([
          ['move.noExposure', survivor('priyaNair')],
          ['feeding.extra', survivor('priyaNair')],
        ]);
        // Nobody rolls for its next move.
        t.does({ do: 'move', survivor: survivor('priyaNair') }, { do: 'go', to: 1, fuel: -1 });
        expect(t.s.kernel.events.map(({ type }) => type)).not.toContain('exposureRolled');
      },
      (t) => t.shows({ food: 3 }),
    ],
  },
  army: {
    set: {
      seats: [
        { survivors: { priyaNair: {} } },
        { survivors: { thomasHeart: {} } },
        { survivors: { georgeColeman: {} } },
      ],
    },
    not: AWAY,
    options: [
      (t) => {
        t.does(no);
        expect(t.s.goals).toMatchObject([{ least: 5 }]);
      },
      {
        rigged: [d6(3), d6(4), d6(1)],
        check: (t) => {
          t.does(no);
          expect(['priyaNair', 'thomasHeart', 'georgeColeman'].map((id) => t.one(id as 'priyaNair').wounds)).toEqual([
            1, 0, 1,
          ]);
        },
      },
      (t) => {
        t.does(yes);
        expect([t.s.goals, t.one('priyaNair').wounds]).toEqual([[], 0]);
      },
    ],
  },
  gambling: {
    set: {
      seats: [
        { survivors: { priyaNair: {}, roccoBellini: {} }, hand: ['fuel', 'food1'] },
        { survivors: { ericParker: {} }, hand: ['pistol', 'medicine'] },
        { survivors: { georgeColeman: { at: 'school' } }, hand: ['fuel'] },
      ],
    },
    not: AWAY,
    options: [
      {
        rigged: [d6(2), d6(5), d6(5), d6(1), d6(3)],
        check: (t) => {
          t.does(card('fuel'), card('food1'), card('pistol'));
          expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([[], ['medicine', 'fuel', 'food1', 'pistol'], ['fuel']]);
        },
      },
      (t) => expect(t.hand(0)).toEqual(['fuel', 'food1']),
    ],
  },
  outsiders: {
    set: { ...HOME, survivorDeck: ['lilyMae', 'blue', 'emmaHan'] },
    not: { ...HOME, helpless: 15 },
    options: [
      (t) => {
        expect(['lilyMae', 'blue', 'emmaHan'].map((id) => t.one(id as 'blue').owner).toSorted()).toEqual([0, 1, 2]);
        t.shows({ helpless: 3 });
      },
      (t) => t.shows({ helpless: 0 }),
    ],
  },
  riot: {
    set: { ...HOME, helpless: 5, food: 4 },
    not: { ...HOME, helpless: 4 },
    options: [
      (t) => t.shows({ food: 0 }),
      (t) => expect([t.one('priyaNair').wounds, t.one('ericParker').wounds]).toEqual([1, 1]),
      (t) => t.shows({ helpless: 4, morale: 5 }),
    ],
  },
  flier: {
    set: HOME,
    not: AWAY,
    options: [
      (t) => {
        t.happens({ type: 'step7' });
        t.shows({ morale: 6 });
        t.s.round++;
        t.happens({ type: 'step7' });
        // Some location has no barricade.
        t.shows({ morale: 5 });
        for (const { entrances } of t.s.places) for (const entrance of entrances) entrance.barricades = 2;
        t.happens({ type: 'step7' });
        t.shows({ morale: 6 });
      },
    ],
  },
  missingChild: {
    set: { ...HOME, helpless: 1 },
    not: HOME,
    options: [
      (t) => {
        t.s.round++;
        for (const place of t.s.places) place.searched = true;
        t.happens({ type: 'step7' });
        t.shows({ morale: 7, helpless: 1 });
        t.s.places[3]!.searched = false;
        t.happens({ type: 'step7' });
        t.shows({ morale: 6, helpless: 0 });
      },
      (t) => t.shows({ morale: 5, helpless: 0 }),
    ],
  },
  headsUp: {
    set: me({ priyaNair: { at: 'police' } }),
    not: AWAY,
    on: searched('priyaNair', 'police'),
    notOn: searched('priyaNair', 'school'),
    options: [(t) => expect(t.at('police').noise).toBe(4), (t) => expect(t.at('police').noise).toBe(4)],
  },
  welcomeHome: {
    set: me({ priyaNair: { at: 'school' } }, { dice: [6, 6] }, { places: { school: { zombies: 2 } } }),
    not: HOME,
    on: MOVED,
    notOn: OTHER,
    options: [
      {
        rigged: [face('blank'), face('wound')],
        check: (t) => {
          const attack = { do: 'attack', survivor: survivor('priyaNair') } as const;
          t.does(attack, { do: 'withLasting', id: t.s.lasting[0]!.id });
          expect([t.zombies('school'), t.one('priyaNair').wounds]).toEqual([[1], 0]);
          // Once per round.
          t.does(attack);
          expect([t.zombies('school'), t.one('priyaNair').wounds]).toEqual([[0], 1]);
        },
      },
      (t) => expect(t.s.lasting).toEqual([]),
    ],
  },
  bookOfTheDead: {
    set: me({ priyaNair: { at: 'library' } }, {}, { places: { library: { zombies: 2 } } }),
    not: AWAY,
    on: searched('priyaNair', 'library'),
    notOn: searched('priyaNair', 'school'),
    options: [(t) => t.shows({ morale: 7 }), (t) => expect([t.zombies('library'), t.s.food]).toEqual([[1], 4])],
  },
  rascals: {
    set: me({ priyaNair: { at: 'hospital' } }),
    not: AWAY,
    on: searched('priyaNair', 'hospital'),
    notOn: searched('priyaNair', 'school'),
    options: [
      (t) => expect([t.s.morale, t.zombies('colony')]).toEqual([7, [1, 1, 1, 1, 1, 0]]),
      (t) => t.shows({ morale: 6 }),
    ],
  },
  oldDivisions: {
    set: { ...HOME, helpless: 1, crisis: 'fuelShortage', contributions: [[0, 'fuel']] },
    not: HOME,
    options: [
      (t) => {
        t.shows({ helpless: 0, morale: 5, crisis: -1, contributions: [], removed: [] });
        expect(t.s.unseen).toEqual([cardNo('fuel')]);
      },
      (t) => expect(t.s.contributions).toHaveLength(1),
    ],
  },
  voyeur: {
    set: {
      seats: [
        { survivors: { priyaNair: { at: 'school' } } },
        { survivors: { ericParker: { at: 'school' } }, hand: ['food1', 'fuel'] },
        {},
      ],
    },
    not: AWAY,
    options: [
      (t) => {
        t.does(card('food1'));
        expect([t.hand(0), t.hand(1), t.s.peeked]).toEqual([['food1'], ['fuel'], []]);
        expect(t.isOffered({ do: 'play', card: cardNo('food1'), use: 0 })).toBe(false);
      },
      (t) => {
        t.stage.happened('optionChosen', { type: 'handShown', seat: 1, to: null });
        expect(t.hand(1)).toEqual(['food1', 'fuel']);
      },
    ],
  },
  theArcticKing: {
    set: me({ priyaNair: { at: 'gas' } }, {}, { places: { gas: { deck: ['fuel', 'pistol', 'fuel'] } } }),
    not: AWAY,
    on: searched('priyaNair', 'gas'),
    notOn: searched('priyaNair', 'school'),
    options: [
      (t) => {
        expect(t.s.mods).toMatchObject([{ mod: { key: 'move.noExposure' } }]);
        t.happens(moved('priyaNair', 'gas', 'school'));
        expect([t.at('gas').noise, t.at('school').noise]).toEqual([1, 1]);
        t.happens(moved('priyaNair', 'school', 'colony'));
        expect(t.zombies('colony')[0]).toBe(1);
        t.happens(moved('priyaNair', 'colony', 'police')).happens(moved('priyaNair', 'police', 'gas'));
        expect([t.s.lasting, t.s.mods]).toEqual([[], []]);
      },
      (t) => {
        t.does(keep('fuel'), keep('fuel'));
        expect([t.hand(0), t.at('gas').deck]).toEqual([['fuel', 'fuel'], [cardNo('pistol')]]);
      },
    ],
  },
  hunted: {
    set: me({ priyaNair: { at: 'school' }, roccoBellini: {} }),
    not: me({ priyaNair: { at: 'school' } }),
    on: { type: 'moveExposed', survivor: survivor('priyaNair'), from: 0, to: 3, face: 'wound' },
    notOn: { type: 'moveExposed', survivor: survivor('priyaNair'), from: 0, to: 3, face: 'blank' },
    options: [
      {
        rigged: [face('blank'), face('wound'), face('frostbite'), face('blank')],
        check: (t) => expect([t.one('priyaNair').wounds, t.one('roccoBellini').frostbite]).toEqual([1, 1]),
      },
      (t) => {
        t.s.kernel.rigged = [d6(2), d6(3)];
        t.happens(moved('ericParker', 'colony', 'school'));
        t.happens(moved('priyaNair', 'school', 'police'));
        expect([t.one('ericParker').wounds, t.one('priyaNair').wounds]).toEqual([1, 0]);
      },
    ],
  },
} as const satisfies Partial<Record<CrossroadsId, Case>>;
