import { describe, expect, test } from 'vitest';
import { cardNo, face, place, scene, survivor, type Position, type Scene, type SeatSpec } from '../../test/scene.ts';
import { CONTENT } from '../content/content.ts';
import { IMPROVEMENT_IDS, type ImprovementId } from '../content/ids.ts';
import type { Op } from '../content/operations.ts';
import { longNight } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { crisisNeed } from '../phases/crisis.ts';
import { wasteLoss } from '../phases/waste.ts';
import { zombiesDue } from '../phases/zombies.ts';
import type { Choice } from '../state.ts';

const options = { improvements: true };
const ONE: readonly Op[] = [{ op: 'advance', n: 1 }];
const TWO: readonly Op[] = [{ op: 'advance', n: 2 }];

function table(position: Position): Scene {
  return scene({ options, main: 'solidGround', improvementDeck: [], display: {}, ...position });
}

function no(id: ImprovementId): number {
  return IMPROVEMENT_IDS.indexOf(id);
}

function on(id: ImprovementId): Choice {
  return { do: 'improve', card: no(id) };
}

function use(id: ImprovementId): Choice {
  return { do: 'improvement', card: no(id) };
}

/** The improvement gets its last token from the first player. */
function finished(id: ImprovementId, position: Position = {}): Scene {
  return table({ ...position, display: { [id]: CONTENT.improvements[no(id)]!.tokens - 1 } }).carriesOut(ONE);
}

/** The first player's turn, with this improvement finished. */
function turnWith(id: ImprovementId, seat: SeatSpec, position: Position = {}): Scene {
  return table({ built: [id], seats: [seat, { survivors: { emmaHan: {} } }, {}], ...position }).turn();
}

function built({ s }: Scene): ImprovementId[] {
  return s.improvements.built.map(({ card }) => IMPROVEMENT_IDS[card]!);
}

function display({ s }: Scene): [ImprovementId, number][] {
  return s.improvements.display.map(({ card, tokens }) => [IMPROVEMENT_IDS[card]!, tokens]);
}

describe('the improvement module', () => {
  test('L246 its cards join their decks', () => {
    const marked = (improvements: boolean): number[] => {
      const s = longNight.setup({ ...DEFAULTS, improvements }, 3, [1, 2, 3, 4], null);
      return [
        s.crisisDeck.filter((card) => CONTENT.crises[card]!.module === 'improvements').length,
        s.crossroadsDeck.filter((card) => CONTENT.crossroads[card]!.module === 'improvements').length,
      ];
    };
    expect(marked(false)).toEqual([0, 0]);
    const [crises, crossroads] = marked(true);
    expect(crises).toBe(2);
    expect(crossroads).toBeGreaterThan(0);
  });

  test('L247 the improvements are shuffled, and 4 lie open', () => {
    const { improvements } = longNight.setup({ ...DEFAULTS, ...options }, 3, [1, 2, 3, 4], null);
    expect(improvements.display.map(({ tokens }) => tokens)).toEqual([0, 0, 0, 0]);
    const all = [...improvements.display.map(({ card }) => card), ...improvements.deck];
    expect(all.toSorted((a, b) => a - b)).toEqual([...IMPROVEMENT_IDS.keys()]);
    expect(all).not.toEqual([...IMPROVEMENT_IDS.keys()]);
  });
});

describe('advancement tokens', () => {
  test('L248 a card puts a token on an improvement of choice', () => {
    const there = table({ display: { radioMast: 0, trainingGround: 1 } }).carriesOut(ONE);
    there.stage.asks({ seat: 0, prompt: 'advancing.put' });
    there.does(on('radioMast'));
    expect(display(there)).toEqual([
      ['radioMast', 1],
      ['trainingGround', 1],
    ]);
  });

  test('Q121 tokens of one effect may be split', () => {
    const there = table({ display: { radioMast: 0, trainingGround: 0 } }).carriesOut(TWO);
    there.does(on('radioMast'), on('trainingGround'));
    expect(display(there)).toEqual([
      ['radioMast', 1],
      ['trainingGround', 1],
    ]);
  });

  test('Q91 finished improvements get none', () => {
    const there = table({ built: ['greenhouse'], display: { radioMast: 0, trainingGround: 0 } }).carriesOut(ONE);
    there.stage.offers(on('radioMast'), on('trainingGround'));
  });

  test('L249 L250 with enough tokens it is finished and begins to work; its card stays in sight', () => {
    const there = table({ display: { greenhouse: 1, radioMast: 0 }, round: 3 })
      .carriesOut(ONE)
      .does(on('greenhouse'));
    there.happened('advanced', 'improvementFinished');
    expect(there.stage.game.view(there.s, 1).improvements).toMatchObject({
      built: [{ card: no('greenhouse'), round: 3 }],
      display: [{ card: no('radioMast'), tokens: 0 }],
    });
  });

  test.each([
    ['greenhouse', 2],
    ['watchtower', 2],
    ['commonRoom', 2],
    ['infirmary', 2],
    ['compostPit', 1],
    ['workshop', 1],
    ['minefield', 2],
    ['trainingGround', 3],
    ['schoolBench', 1],
    ['radioMast', 3],
  ] as const)('L249 %s is finished with its token number %i, not before', (id, tokens) => {
    const there = table({ display: { [id]: 0 } });
    for (let put = 1; put < tokens; put++) there.carriesOut(ONE);
    expect(built(there)).toEqual([]);
    expect(built(there.carriesOut(ONE))).toEqual([id]);
  });

  test('L251 the top of the deck fills the empty place, without tokens', () => {
    const there = table({ display: { workshop: 0, radioMast: 2 }, improvementDeck: ['infirmary', 'minefield'] });
    there.carriesOut(ONE).does(on('workshop'));
    expect(display(there)).toEqual([
      ['infirmary', 0],
      ['radioMast', 2],
    ]);
    there.happened('advanced', 'improvementFinished', 'improvementShown');
  });

  test('Q92 tokens that are left over go to other improvements, or back to the supply', () => {
    const there = table({ display: { workshop: 0, radioMast: 0 } })
      .carriesOut(TWO)
      .does(on('workshop'));
    expect(built(there)).toEqual(['workshop']);
    expect(display(there)).toEqual([['radioMast', 1]]);
    expect(display(table({ display: { workshop: 0 } }).carriesOut(TWO))).toEqual([]);
  });

  test('Q93 with an empty deck the place stays empty', () => {
    const there = finished('workshop');
    expect(built(there)).toEqual(['workshop']);
    expect(display(there)).toEqual([]);
  });

  test('Sabotaged Works: the first player says where 3 tokens are taken from', () => {
    const there = table({ crisis: 'sabotagedWorks', first: 2, display: { radioMast: 2, trainingGround: 2 } });
    there.colonyPhase();
    there.stage.asks({ seat: 2, prompt: 'advancing.take' });
    there.does(on('radioMast'), on('trainingGround'), on('trainingGround')).shows({ morale: 5 });
    expect(display(there)).toEqual([
      ['radioMast', 1],
      ['trainingGround', 0],
    ]);
  });

  test('Faulty Wiring: no more tokens are taken than there are', () => {
    const there = table({ display: { radioMast: 1, greenhouse: 0 } }).carriesOut([{ op: 'unbuild', n: 2 }]);
    expect(display(there)).toEqual([
      ['radioMast', 0],
      ['greenhouse', 0],
    ]);
  });

  test.each([
    ['engineeringHandbook', 0, 2],
    ['junkOrAdvance', 1, 1],
    ['researchNotes', 1, 1],
  ] as const)('L248 %s is played for its use %i and puts %i', (item, use, tokens) => {
    const there = table({
      options: { improvements: true, raxxon: true },
      display: { radioMast: 0 },
      seats: [{ hand: [item], survivors: { blue: {} } }, {}, {}],
    }).turn();
    there.does({ do: 'play', card: cardNo(item), use });
    expect(display(there)).toEqual([['radioMast', tokens]]);
  });

  test('L248 with an empty row a card cannot be played for its tokens', () => {
    const seats = [{ hand: ['engineeringHandbook'], survivors: { blue: {} } }, {}, {}] as const;
    const there = table({ seats }).turn();
    expect(there.isOffered({ do: 'play', card: cardNo('engineeringHandbook'), use: 0 })).toBe(false);
    expect(there.isOffered({ do: 'play', card: cardNo('engineeringHandbook'), use: 1 })).toBe(true);
  });

  test('Ingrid Halvorsen: puts a token for a die of 4 or more', () => {
    const ingrid = survivor('ingridHalvorsen');
    const there = table({
      display: { radioMast: 0 },
      seats: [{ survivors: { ingridHalvorsen: {} }, dice: [4] }, {}, {}],
    }).turn();
    there.does({ do: 'ability', survivor: ingrid, of: ingrid });
    expect(display(there)).toEqual([['radioMast', 1]]);
  });
});

describe('what finished improvements do', () => {
  test('Q94 Greenhouse: one food at the start of step 1, for the whole colony', () => {
    const there = table({ built: ['greenhouse'], seats: [{ survivors: { blue: {} } }, {}, {}] }).colonyPhase();
    there.shows({ food: 0, starvation: 0 });
    expect(there.s.kernel.events.slice(0, 4)).toMatchObject([
      { type: 'stepBegan', step: 'food' },
      { type: 'effectBegan' },
      { type: 'foodChanged', by: 1 },
      { type: 'ate', food: 1 },
    ]);
  });

  test('Q94 Watchtower: two zombies fewer in the colony, never below none', () => {
    const due = (helpless: number): number => zombiesDue(table({ built: ['watchtower'], helpless }).s, place('colony'));
    expect([due(8), due(2)]).toEqual([2, 0]);
  });

  test('Q94 Common Room: once a turn any die removes a despair from an own survivor in the colony', () => {
    const there = turnWith('commonRoom', { survivors: { blue: { despair: 2 }, lilyMae: {} }, dice: [1, 6] });
    there.does(use('commonRoom'), { do: 'die', value: 1 });
    expect(there.one('blue').despair).toBe(1);
    expect(there.s.players[0]!.spent).toEqual([1]);
    expect(there.isOffered(use('commonRoom'))).toBe(false);
    expect(there.does({ do: 'end' }).turn().isOffered(use('commonRoom'))).toBe(true);
  });

  test.each<[string, SeatSpec]>([
    ['without despair', { survivors: { blue: {} }, dice: [6] }],
    ['for a survivor elsewhere', { survivors: { blue: { at: 'gas', despair: 1 } }, dice: [6] }],
    ['without a die', { survivors: { blue: { despair: 1 } } }],
  ])('Q94 Common Room: not %s', (_, seat) => {
    expect(turnWith('commonRoom', seat).isOffered(use('commonRoom'))).toBe(false);
  });

  test('Q94 Infirmary: once a turn a die of 3 or more heals any survivor in the colony', () => {
    const there = table({
      built: ['infirmary'],
      seats: [{ survivors: { blue: {} }, dice: [2, 3] }, { survivors: { emmaHan: { wounds: 1, frostbite: 1 } } }, {}],
    }).turn();
    there.does(use('infirmary'), { do: 'token', token: 'frostbite' });
    expect(there.one('emmaHan')).toMatchObject({ wounds: 1, frostbite: 0 });
    expect(there.s.players[0]).toMatchObject({ dice: [2], spent: [3] });
    expect(there.isOffered(use('infirmary'))).toBe(false);
  });

  test('Q94 Infirmary: not for a die of 2, nor for a survivor elsewhere', () => {
    expect(turnWith('infirmary', { survivors: { blue: { wounds: 1 } }, dice: [2] }).isOffered(use('infirmary'))).toBe(
      false,
    );
    const away = turnWith('infirmary', { survivors: { blue: { wounds: 1, at: 'gas' } }, dice: [6] });
    expect(away.isOffered(use('infirmary'))).toBe(false);
  });

  test('Q94 Compost Pit: one morale for every 15 cards of waste', () => {
    const loss = (cards: number): number =>
      wasteLoss(table({ built: ['compostPit'], waste: Array(cards).fill('fuel') }).s);
    expect([14, 15, 29, 30].map(loss)).toEqual([0, 1, 1, 2]);
  });

  test('Q94 Workshop: a barricade action in the colony builds two, at any entrances', () => {
    const there = turnWith('workshop', { survivors: { blue: {} }, dice: [1] });
    const at = (entrance: number): Choice => ({ do: 'entrance', place: place('colony'), entrance });
    there.does({ do: 'barricade', survivor: survivor('blue') }, at(4), at(2));
    expect(there.at('colony').entrances.map(({ barricades }) => barricades)).toEqual([0, 0, 1, 0, 1, 0]);
  });

  test('Q94 Workshop: elsewhere one', () => {
    const there = turnWith('workshop', { survivors: { blue: { at: 'gas' } }, dice: [1] });
    there.does({ do: 'barricade', survivor: survivor('blue') });
    expect(there.at('gas').entrances[0]!.barricades).toBe(1);
  });

  test('L249 Minefield: a trap at the colony as soon as it is finished, where its player says', () => {
    const there = finished('minefield');
    there.stage.asks({ seat: 0, prompt: 'deeds.trap' });
    there.does({ do: 'entrance', place: place('colony'), entrance: 3 });
    expect(there.at('colony').entrances.map(({ traps }) => traps)).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('N32 Minefield: a trap in every second round after the one in which it was built', () => {
    const rounds = [3, 4, 5, 6, 7].filter((round) => {
      const there = table({ built: ['minefield'], round, rounds: 9, first: 1 });
      there.s.improvements.built = [{ card: no('minefield'), round: 3, used: 0 }];
      const [asked] = there.colonyPhase().s.kernel.asks;
      return asked?.prompt === 'deeds.trap' && asked.seat === 1;
    });
    expect(rounds).toEqual([5, 7]);
  });

  test('N32 the trap comes before the first-player marker goes on', () => {
    const there = table({ built: ['minefield'], round: 2 }).colonyPhase();
    there.does({ do: 'entrance', place: place('colony'), entrance: 0 });
    expect(there.s.kernel.asks[0]!.prompt).toBe('marker.call');
  });

  test('Q94 Training Ground: once a turn a die of any value for an attack in the colony', () => {
    const attack = { do: 'attack', survivor: survivor('emmaHan') } as const;
    const there = table({
      built: ['trainingGround'],
      seats: [{ survivors: { emmaHan: {} }, dice: [1, 1] }, {}, {}],
      places: { colony: { entrances: [{ zombies: 2 }] } },
      rigged: [face('blank')],
    }).turn();
    there.does(attack, { do: 'withImprovement', card: no('trainingGround') });
    expect(there.zombies('colony')[0]).toBe(1);
    expect(there.isOffered(attack)).toBe(false);
  });

  test('Q94 Training Ground: not elsewhere', () => {
    const there = turnWith(
      'trainingGround',
      { survivors: { priyaNair: { at: 'gas' } }, dice: [1] },
      { places: { gas: { zombies: 1 } } },
    );
    expect(there.isOffered({ do: 'attack', survivor: survivor('priyaNair') })).toBe(false);
  });

  test('Q94 School Bench: a crisis turns no helpless unruly', () => {
    const unruly = (ids: readonly ImprovementId[]): number => {
      const there = table({ built: ids, helpless: 2, crisis: 'panic' });
      return there.colonyPhase().s.unruly;
    };
    expect(unruly([])).toBeGreaterThan(0);
    expect(unruly(['schoolBench'])).toBe(0);
  });

  test('Q94 School Bench: once a round one player may calm a helpless', () => {
    const there = turnWith('schoolBench', { survivors: { blue: {} } }, { unruly: 3 });
    there.does(use('schoolBench')).shows({ unruly: 2, helpless: 1 });
    expect(there.isOffered(use('schoolBench'))).toBe(false);
    expect(there.does({ do: 'end' }).turn(1).isOffered(use('schoolBench'))).toBe(false);
    there.does({ do: 'end' });
    there.s.round++;
    expect(there.turn(1).isOffered(use('schoolBench'))).toBe(true);
  });

  test('L249 Radio Mast: one morale as soon as it is finished', () => {
    finished('radioMast').shows({ morale: 7 });
  });

  test('N10 Radio Mast: every crisis needs one card fewer, at least one, and the bonus counts from there', () => {
    expect(crisisNeed(table({ built: ['radioMast'] }).s)).toBe(2);
    const seats = [{}, { exiled: true }, { exiled: true }];
    expect(crisisNeed(table({ built: ['radioMast'], seats }).s)).toBe(1);
    const after = (cards: number): number => {
      const contributions = Array.from({ length: cards }, () => [0, 'fuel'] as const);
      return table({ built: ['radioMast'], crisis: 'fuelShortage', contributions }).colonyPhase().s.morale;
    };
    expect([3, 4].map(after)).toEqual([6, 7]);
  });

  test('Solid Ground: once a turn a die of 5 or more puts a token', () => {
    const there = table({
      options: { improvements: true, mode: 'secret' },
      display: { radioMast: 0 },
      seats: [{ survivors: { blue: {} }, dice: [5] }, {}, {}],
    }).turn();
    there.does({ do: 'objective' });
    expect(display(there)).toEqual([['radioMast', 1]]);
  });
});
