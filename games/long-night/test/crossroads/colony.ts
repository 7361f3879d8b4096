/** Crossroads cards of The Long Night about the colony and its people. */
import { expect } from 'vitest';
import type { CrossroadsId } from '../../src/content/ids.ts';
import { at, card, die, me, moved, no, player, searched, sv, weaponUsed, yes, type Case } from './case.ts';
import { cardNo, d6, face, survivor, type Position } from '../scene.ts';
import type { Moment } from '../../src/events.ts';

const HOME: Position = me({ priyaNair: {}, roccoBellini: {} });
const AWAY: Position = me({ priyaNair: { at: 'school' } });

/** A card was played; the survivor it healed. */
const played = (item: 'medicine' | 'guideToLeadership' | 'fuel', healed: 'priyaNair' | null): Moment => ({
  type: 'cardPlayed',
  seat: 0,
  card: cardNo(item),
  healed: healed === null ? -1 : survivor(healed),
});

export const COLONY = {
  lilyMae: {
    set: me({ lilyMae: {} }, {}, { places: { school: { barricades: 2 }, colony: { barricades: 1, zombies: 2 } } }),
    not: me({ lilyMae: { at: 'school' } }),
    options: [
      (t) => {
        expect(t.at('school').entrances[0]).toMatchObject({ barricades: 0, traps: 2 });
        expect(t.at('colony').entrances[0]).toMatchObject({ barricades: 0, traps: 1, zombies: 2 });
        expect(t.s.lasting).toMatchObject([{ on: { hook: 'trapExploded' }, until: 'endOfGame' }]);
        t.s.kernel.rigged = [d6(1)];
        t.happens({ type: 'trapExploded', place: 0, entrance: 0, zombies: 1 });
        expect([t.one('lilyMae').wounds, t.one('ericParker').wounds]).toEqual([1, 1]);
      },
      (t) => {
        t.s.kernel.rigged = [d6(5)];
        t.happens({ type: 'step4', over: false }).does(yes);
        expect(t.zombies('colony')[0]).toBe(0);
        expect(t.isInPlay('lilyMae')).toBe(true);
        expect(t.s.lasting).toEqual([]);
      },
    ],
  },
  anitaWallace: {
    set: me({ anitaWallace: {} }, {}, { waste: ['fuel', 'food1', 'medicine'] }),
    not: me({ priyaNair: {} }),
    on: { type: 'cleanPaid', seat: 0 },
    options: [
      (t) => expect([t.s.waste.length, t.s.turn.cancelled]).toEqual([1, false]),
      (t) => expect([t.s.waste.length, t.s.turn.cancelled]).toEqual([3, true]),
    ],
  },
  noPlaceLeftInTheWorld: {
    set: me({ priyaNair: { at: 'school', despair: 1 } }, { hand: ['medicine'] }),
    not: me({ priyaNair: { at: 'school' } }, {}, { helpless: 22 }),
    on: searched('priyaNair', 'school'),
    options: [
      (t) => {
        t.shows({ helpless: 1 });
        t.happens({ type: 'turnBegan', seat: 1 });
        expect(t.prompt).toBe('turn.choose');
        t.happens({ type: 'turnBegan', seat: 0 }).does(card('medicine'));
        expect([t.one('priyaNair').despair, t.s.waste.length, t.s.lasting.length]).toEqual([0, 1, 1]);
        t.happens({ type: 'turnBegan', seat: 0 });
        t.shows({ helpless: 0, morale: 5, lasting: [] });
      },
      (t) => expect(t.one('priyaNair').despair).toBe(2),
    ],
  },
  disturbed: {
    set: {
      ...me({ priyaNair: { despair: 1 } }),
      helpless: 4,
      seats: [{ survivors: { priyaNair: { despair: 1 } } }, { survivors: { jamesMeyers: {} } }, {}],
    },
    not: { ...HOME, helpless: 3 },
    options: [
      { rigged: [d6(3)], check: (t) => t.shows({ helpless: 1, unruly: 3 }) },
      (t) => t.shows({ helpless: 2, morale: 5 }),
      (t) => expect(t.one('priyaNair').despair).toBe(0),
    ],
  },
  alfonsoOrtega: {
    set: me({ alfonsoOrtega: { items: ['assaultRifle'] } }),
    not: me({ alfonsoOrtega: {} }),
    options: [
      (t) => {
        expect(t.s.mods.map(({ mod, card: of }) => [mod.key, of])).toEqual([
          ['weapon.kills', cardNo('assaultRifle')],
          ['weapon.noise', cardNo('assaultRifle')],
        ]);
        t.s.kernel.rigged = [d6(1)];
        t.happens(weaponUsed('alfonsoOrtega', 'pistol'));
        t.happens(weaponUsed('alfonsoOrtega', 'assaultRifle'));
        expect([t.one('alfonsoOrtega').items, t.s.removed]).toEqual([[], [cardNo('assaultRifle')]]);
      },
      (t) => expect(t.s.mods).toEqual([]),
    ],
  },
  fatimaRhodes: {
    set: me({ fatimaMaktabi: {} }, {}, { waste: ['fuel', 'fuel'] }),
    not: me({ fatimaMaktabi: { at: 'school' } }),
    options: [
      (t) => {
        expect(t.isOffered({ do: 'move', survivor: survivor('fatimaMaktabi') })).toBe(true);
        expect(t.isOffered({ do: 'attack', survivor: survivor('fatimaMaktabi') })).toBe(false);
        t.happens({ type: 'turnEnded', seat: 1 });
        expect(t.one('fatimaMaktabi').despair).toBe(0);
        t.happens({ type: 'turnEnded', seat: 0 });
        expect(t.one('fatimaMaktabi').despair).toBe(1);
      },
      (t) => expect([t.s.waste.length, t.one('fatimaMaktabi').despair]).toEqual([1, 1]),
    ],
  },
  melissaGupta: {
    set: me({ melissaGupta: {} }),
    not: { seats: [{ survivors: { priyaNair: {} } }, { survivors: { melissaGupta: {} }, exiled: true }, {}] },
    options: [(t) => t.shows({ starvation: 1 }), (t) => expect(t.one('melissaGupta').despair).toBe(1)],
  },
  crazedSoccerMom: {
    set: me({ priyaNair: { at: 'school', items: ['pistol'] }, roccoBellini: {} }),
    not: HOME,
    options: [
      {
        rigged: [1, 1, 1, 1, 2, 2, 2, 2].map(d6),
        check: (t) => {
          expect(t.one('priyaNair')).toMatchObject({ wounds: 1, place: 0 });
          t.happens(moved('roccoBellini', 'colony', 'school'));
          expect(t.one('roccoBellini').wounds).toBe(1);
          t.happens(moved('roccoBellini', 'colony', 'police'));
          expect(t.one('roccoBellini').wounds).toBe(1);
        },
      },
      (t) => {
        expect(t.one('priyaNair')).toMatchObject({ wounds: 0, place: 0 });
        expect(t.s.lasting).toMatchObject([{ on: { hook: 'moved', when: 'atSchool' } }]);
      },
    ],
  },
  illShowThemICanHelp: {
    set: me({ priyaNair: {} }, {}, { helpless: 1 }),
    not: me({ priyaNair: {} }),
    on: { type: 'accused', seat: 0, whom: 1 },
    options: [
      (t) => expect([t.isInPlay('ericParker'), t.s.players[0]!.exiled]).toEqual([false, true]),
      (t) => {
        t.does(no, no, no);
        t.shows({ helpless: 0, morale: 4 });
      },
      {
        check: (t) => {
          t.does(no, no, yes);
          expect(t.isInPlay('georgeColeman')).toBe(false);
          t.shows({ helpless: 0, morale: 5 });
        },
      },
    ],
  },
  ohWhatAFeeling: {
    set: {
      seats: [
        { survivors: { priyaNair: { at: 'school', wounds: 1, despair: 1 }, roccoBellini: {} } },
        { survivors: { ericParker: { at: 'school', frostbite: 1 }, lilyMae: {} } },
        { survivors: { georgeColeman: {} } },
      ],
    },
    not: me({ priyaNair: { at: 'school' } }),
    options: [
      {
        rigged: [d6(4), d6(4), d6(5), d6(2)],
        check: (t) => {
          t.answers(1, { do: 'vote', up: true }).answers(0, { do: 'vote', up: true });
          expect(t.one('priyaNair')).toMatchObject({ wounds: 0, despair: 0, owner: 0 });
          expect(t.one('ericParker')).toMatchObject({ frostbite: 0, owner: 0 });
          expect(t.s.players[1]!.leader).toBe(survivor('lilyMae'));
        },
      },
      (t) => {
        t.votes(false);
        expect(t.one('priyaNair')).toMatchObject({ wounds: 1, despair: 1 });
      },
      (t) => {
        t.answers(0, { do: 'vote', up: false }).answers(1, { do: 'vote', up: true });
        expect([t.one('priyaNair').despair, t.one('ericParker').despair]).toEqual([1, 1]);
      },
    ],
  },
  frozenPipes: {
    set: { ...HOME, food: 3 },
    not: AWAY,
    options: [
      (t) => t.shows({ food: 1 }),
      (t) => {
        t.does(sv('priyaNair'));
        expect(['priyaNair', 'ericParker', 'georgeColeman'].map((id) => t.one(id as 'priyaNair').frostbite)).toEqual([
          1, 1, 1,
        ]);
      },
    ],
  },
  coleWinters: {
    set: me({ coleWinters: { at: 'school', despair: 0 }, priyaNair: { despair: 1 } }, {}, { unruly: 3 }),
    not: { seats: [{ survivors: { priyaNair: {} } }, { survivors: { coleWinters: {} } }, {}] },
    options: [
      (t) => {
        expect([t.one('priyaNair').despair, t.one('coleWinters')]).toMatchObject([0, { despair: 1, place: 0 }]);
      },
      (t) => t.does({ do: 'amount', n: 2 }).shows({ unruly: 1, helpless: 2 }),
    ],
  },
  nadiaRivers: {
    set: me({ nadiaRivers: {} }, { dice: [2, 3, 5] }),
    not: HOME,
    options: [
      (t) => {
        t.does(die(2), die(3));
        expect(t.s.players.map(({ dice, diceNext }) => [dice, diceNext])).toEqual([
          [[5], 0],
          [[], 1],
          [[], 1],
        ]);
      },
      (t) => expect(t.s.players[0]!.dice).toEqual([2, 3, 5]),
    ],
  },
  walterBoone: {
    set: me({ walterBoone: {} }, {}, { places: { colony: { zombies: 3 } } }),
    not: me({ walterBoone: { at: 'school' } }),
    options: [
      {
        rigged: [face('wound')],
        check: (t) => expect([t.zombies('colony')[0], t.one('walterBoone').wounds]).toEqual([0, 1]),
      },
      (t) => {
        t.does({ do: 'entrance', place: 0, entrance: 1 }, { do: 'entrance', place: 0, entrance: 2 });
        expect(t.at('colony').entrances.map(({ barricades }) => barricades)).toEqual([0, 1, 1, 0, 0, 0]);
      },
    ],
  },
  searchTheBunks: {
    set: HOME,
    not: AWAY,
    options: [
      (t) => {
        t.does(player(1), sv('priyaNair'));
        expect([t.one('priyaNair').despair, t.s.peeked]).toEqual([1, []]);
      },
      (t) => {
        t.does(player(1)).votes(true);
        expect(t.s.players[1]!.exiled).toBe(true);
      },
      (t) => expect(t.prompt).toBe('turn.choose'),
    ],
  },
  derekYoshida: {
    set: me({ derekYoshida: {} }, { dice: [2] }),
    not: HOME,
    options: [
      (t) => expect(t.s.players[0]!.dice).toEqual([4]),
      (t) => expect([t.one('derekYoshida').wounds, t.s.players[0]!.diceNext]).toEqual([1, 1]),
    ],
  },
  whiteoutWalk: {
    set: me({ priyaNair: { at: 'school' } }, {}, { places: { school: { deck: ['pistol'] } } }),
    not: me({ priyaNair: { at: 'school' } }),
    on: moved('priyaNair', 'colony', 'school'),
    notOn: moved('priyaNair', 'colony', 'school', true),
    options: [
      (t) => expect([t.one('priyaNair').frostbite, t.hand(0)]).toEqual([1, ['pistol']]),
      (t) => expect(t.one('priyaNair')).toMatchObject({ place: 0, marks: [{ mark: 'noMove' }] }),
    ],
  },
  basementDoor: {
    set: me(
      { priyaNair: { at: 'school' } },
      {},
      { places: { school: { deck: ['pistol'] } }, survivorDeck: ['lilyMae'] },
    ),
    not: me({ priyaNair: { at: 'school' } }, {}, { helpless: 22 }),
    on: searched('priyaNair', 'school'),
    options: [
      { rigged: [d6(6)], check: (t) => expect(t.one('lilyMae')).toMatchObject({ owner: 0, place: 0 }) },
      (t) => expect(t.zombies('school')).toEqual([0]),
    ],
  },
  quietChildren: {
    set: { ...HOME, food: 1, helpless: 2, unruly: 4 },
    not: { ...HOME, helpless: 1 },
    options: [
      (t) => t.does({ do: 'amount', n: 3 }).shows({ food: 0, unruly: 1, helpless: 5 }),
      (t) => t.shows({ unruly: 6, helpless: 0 }),
    ],
  },
  oldMap: {
    set: me({ priyaNair: {} }, { dice: [4] }, { places: { police: { deck: ['pistol', 'fuel', 'medicine'] } } }),
    not: HOME,
    on: played('guideToLeadership', null),
    notOn: played('fuel', null),
    options: [
      (t) => {
        t.s.kernel.rigged = [0];
        t.does(at('police'), { do: 'keep', card: cardNo('fuel') });
        expect([t.hand(0), t.s.players[0]!.dice, t.at('police').deck.length]).toEqual([['fuel'], [], 2]);
      },
      (t) => {
        t.does(at('police'), { do: 'under', card: cardNo('pistol') }, { do: 'under', card: cardNo('medicine') });
        expect(t.at('police').deck).toEqual(['pistol', 'medicine', 'fuel'].map((name) => cardNo(name as 'pistol')));
      },
    ],
  },
  jammedDoor: {
    set: me({ priyaNair: { at: 'school' } }, {}, { places: { school: { barricades: 1 } } }),
    not: HOME,
    on: { type: 'barricaded', survivor: survivor('priyaNair'), place: 3 },
    notOn: { type: 'cleanPaid', seat: 0 },
    options: [
      (t) => expect(t.at('school')).toMatchObject({ noise: 1, entrances: [{ barricades: 2 }] }),
      (t) => {
        expect(t.at('school').entrances[0]).toMatchObject({ barricades: 0, traps: 1 });
        expect(t.one('priyaNair').wounds).toBe(1);
      },
    ],
  },
  homeBrew: {
    set: me({ priyaNair: { despair: 2 }, roccoBellini: { despair: 1 } }, { dice: [3] }, { food: 1 }),
    not: AWAY,
    options: [
      (t) => {
        expect([t.one('priyaNair').despair, t.one('roccoBellini').despair]).toEqual([1, 0]);
        expect([t.s.food, t.s.players[0]!.dice]).toEqual([0, []]);
      },
      (t) => t.shows({ food: 1 }),
    ],
  },
  darkThoughts: {
    set: me({ priyaNair: { despair: 2 }, roccoBellini: {} }, { dice: [3, 4, 5] }),
    not: me({ priyaNair: { despair: 1 }, roccoBellini: { despair: 1 } }),
    options: [
      (t) => {
        t.does(die(3), die(4));
        expect([t.one('priyaNair').despair, t.s.players[0]!.dice]).toEqual([1, [5]]);
      },
      (t) => {
        expect([t.isInPlay('priyaNair'), t.s.gone]).toEqual([false, [survivor('priyaNair')]]);
        t.shows({ morale: 5 });
      },
    ],
  },
  oneMoreDose: {
    set: me({ priyaNair: { wounds: 1 } }, { hand: ['medicine'] }),
    not: HOME,
    on: played('medicine', 'priyaNair'),
    notOn: played('medicine', null),
    options: [
      (t) => {
        expect(t.one('priyaNair').wounds).toBe(0);
        t.happens({ type: 'turnBegan', seat: 0 }).does(card('medicine'));
        expect(t.one('priyaNair').despair).toBe(0);
        t.happens({ type: 'turnBegan', seat: 0 });
        expect(t.one('priyaNair').despair).toBe(1);
      },
      (t) => expect(t.one('priyaNair').wounds).toBe(1),
    ],
  },
  closeQuarters: {
    set: {
      seats: [
        { survivors: { priyaNair: { at: 'school', despair: 1 } } },
        { survivors: { ericParker: { at: 'school', despair: 1 } } },
        { survivors: { georgeColeman: {} } },
      ],
    },
    not: { seats: [{ survivors: { priyaNair: {} } }, { survivors: { ericParker: {} } }, {}] },
    options: [
      (t) => {
        t.votes(true);
        for (const id of ['priyaNair', 'ericParker'] as const)
          expect(t.one(id)).toMatchObject({ despair: 0, marks: [{ mark: 'idle' }] });
      },
      (t) => {
        t.answers(0, { do: 'vote', up: true }).answers(1, { do: 'vote', up: false });
        expect([t.one('priyaNair').despair, t.one('ericParker').despair]).toEqual([2, 1]);
      },
    ],
  },
  weeds: {
    set: me(
      { priyaNair: { despair: 2 } },
      {},
      {
        food: 1,
        built: ['greenhouse'],
        options: { improvements: true },
        seats: [
          { survivors: { priyaNair: { despair: 2 } } },
          { survivors: { ericParker: { wounds: 2, despair: 0 } }, hand: ['fuel'] },
          { survivors: { georgeColeman: { despair: 2 } }, hand: ['fuel'] },
        ],
      },
    ),
    not: { ...HOME, options: { improvements: true } },
    options: [
      (t) => expect([t.one('priyaNair').despair, t.s.food]).toEqual([0, 0]),
      (t) => {
        t.does(sv('ericParker'));
        expect([t.one('ericParker').wounds, t.s.food]).toEqual([1, 0]);
      },
      (t) => {
        const first = t.s.kernel.asks[0]!.options.find((o) => o.do === 'card' && o.card === cardNo('fuel'))!;
        t.does(first, no, no, yes);
        expect([t.hand(0), t.hand(1), t.one('georgeColeman').despair]).toEqual([['fuel'], ['fuel'], 0]);
      },
    ],
  },
} as const satisfies Partial<Record<CrossroadsId, Case>>;
