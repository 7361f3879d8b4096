import { describe, expect, test } from 'vitest';
import { cardNo, d6, experiment, face, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { EXPERIMENT_IDS, type ExperimentId } from '../content/ids.ts';
import type { Choice } from '../state.ts';

const ATTACK: Choice = { do: 'attack', survivor: survivor('lilyMae') };

/** Lily Mae, who attacks with any die, and Blue, who has the lowest influence, stand before it at the library. */
function before(name: ExperimentId, position: Position = {}): Scene {
  return scene({
    options: { raxxon: true },
    seats: [
      { survivors: { lilyMae: { at: 'library' }, coleWinters: {} }, dice: [1, 1], hand: ['fuel', 'food1'] },
      { survivors: { blue: { at: 'library' } } },
      { survivors: { giaNajjar: {} } },
    ],
    ...position,
    places: { library: { special: [name], deck: ['medicine', 'fuel', 'pistol'] }, ...position.places },
  });
}

/** She attacks, the exposure die shows a blank, and the encounter is rolled. */
function meet(name: ExperimentId, die: number, chance: readonly number[] = [], position: Position = {}): Scene {
  return before(name, { ...position, rigged: [face('blank'), d6(die), ...chance] })
    .turn()
    .does(ATTACK);
}

function damage(at: Scene, name: 'lilyMae' | 'blue'): [wounds: number, frostbite: number, despair: number] {
  const { wounds, frostbite, despair } = at.one(name);
  return [wounds, frostbite, despair];
}

/** What a line does to her and to Blue: wounds, frostbite, despair. */
interface Line {
  on: readonly number[];
  dies?: true;
  lily?: readonly number[];
  blue?: readonly number[];
  /** Chance after the encounter die. */
  chance?: readonly number[];
  places?: Position['places'];
  /** What is picked. */
  picks?: readonly Choice[];
  also?: (at: Scene) => void;
}

const UNHURT = [0, 0, 0];

const LINES: Readonly<Record<ExperimentId, readonly Line[]>> = {
  claw: [
    { on: [1], lily: [2, 0, 0] },
    { on: [2, 3], lily: [1, 0, 0] },
    { on: [4, 5, 6], dies: true },
  ],
  hunter: [
    { on: [2, 3], chance: [face('frostbite')], lily: [0, 1, 0] },
    { on: [4], also: (at) => expect(at.at('library').noise).toBe(2) },
    { on: [5, 6], dies: true },
  ],
  collector: [
    {
      on: [1, 2],
      chance: [1],
      also: (at) => {
        expect(at.hand(0)).toEqual(['fuel']);
        expect(at.s.removed).toHaveLength(1);
      },
    },
    {
      on: [3],
      also: (at) => {
        expect(at.at('library').deck).toEqual([cardNo('pistol')]);
        expect(at.s.removed).toEqual([cardNo('medicine'), cardNo('fuel')]);
      },
    },
    { on: [4, 5], dies: true, also: (at) => expect(at.hand(0)).toEqual(['fuel', 'food1']) },
    { on: [6], dies: true, also: (at) => expect(at.hand(0)).toEqual(['fuel', 'food1', 'medicine']) },
  ],
  frostwalker: [
    { on: [1, 2], lily: [0, 1, 0] },
    { on: [3], lily: [0, 1, 0], dies: true },
    { on: [4, 5, 6], dies: true },
  ],
  tank: [
    { on: [1], lily: [2, 0, 0] },
    {
      on: [2, 3],
      places: { library: { special: ['tank'], barricades: 1 } },
      also: (at) => expect(at.at('library').entrances[0]!.barricades).toBe(0),
    },
    {
      on: [2, 3],
      places: { library: { special: ['tank'], traps: 1, zombies: 1 } },
      also: (at) => expect(at.at('library').entrances[0]).toMatchObject({ traps: 0, zombies: 1 }),
    },
    { on: [4, 5] },
    { on: [6], dies: true },
  ],
  howler: [
    { on: [1, 2], also: (at) => expect(at.zombies('library')).toEqual([2]) },
    {
      on: [3],
      places: { library: { special: ['howler'], noise: 1 } },
      also: (at) => expect(at.at('library').noise).toBe(4),
    },
    { on: [4, 5, 6], dies: true },
  ],
  carrier: [
    { on: [1], chance: [face('wound'), face('frostbite')], lily: [1, 1, 0] },
    { on: [2], lily: [1, 0, 0], blue: [1, 0, 0], dies: true },
    { on: [3], chance: [face('wound')], lily: [1, 0, 0], dies: true },
    { on: [4, 5, 6], dies: true },
  ],
  hydra: [
    { on: [1, 2], also: (at) => expect(at.zombies('library')).toEqual([1]) },
    { on: [3, 4], dies: true, also: (at) => expect(at.zombies('library')).toEqual([2]) },
    { on: [5, 6], dies: true, also: (at) => expect(at.zombies('library')).toEqual([0]) },
  ],
  reaper: [
    { on: [2, 3], lily: [1, 0, 0] },
    { on: [5, 6], dies: true },
  ],
  puker: [
    { on: [1], lily: [1, 0, 0], blue: [1, 0, 0] },
    { on: [2, 3], lily: [1, 0, 0] },
    { on: [4] },
    { on: [5], lily: [1, 0, 0], dies: true },
    { on: [6], dies: true },
  ],
  stinker: [
    { on: [1, 2], lily: [0, 0, 1], blue: [0, 0, 1] },
    { on: [3], lily: [0, 0, 1], dies: true },
    { on: [4, 5, 6], dies: true },
  ],
  siren: [
    {
      on: [1],
      lily: [1, 0, 0],
      also: (at) => expect(at.one('coleWinters')).toMatchObject({ place: place('library'), moves: 0 }),
    },
    { on: [2], lily: [0, 0, 1] },
    { on: [3], also: (at) => expect(at.s.players[0]!).toMatchObject({ dice: [], spent: [1, 1] }) },
    { on: [4, 5, 6], dies: true },
  ],
};

describe.each(EXPERIMENT_IDS)('the encounter with %s', (name) => {
  const cases = LINES[name].flatMap((line) => line.on.map((die) => ({ die, ...line })));
  test.each(cases)('L291 the line of $die', ({ die, chance, places, picks, lily, blue, dies, also }) => {
    const at = meet(name, die, chance, places === undefined ? {} : { places }).does(...(picks ?? []));
    expect(at.specials('library')).toEqual(dies === true ? [] : [name]);
    expect(damage(at, 'lilyMae')).toEqual(lily ?? UNHURT);
    expect(damage(at, 'blue')).toEqual(blue ?? UNHURT);
    also?.(at);
  });
});

test('L291 every face of every encounter has its test', () => {
  // The lines that move the zombie or kill somebody else stand below.
  const apart: Partial<Record<ExperimentId, readonly number[]>> = { hunter: [1], reaper: [1, 4] };
  for (const name of EXPERIMENT_IDS) {
    const faces = [...LINES[name].flatMap(({ on }) => on), ...(apart[name] ?? [])];
    expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  }
});

describe('encounters that move a special zombie or kill', () => {
  test('L288 L291 the Hunter wounds and goes to the colony', () => {
    const at = meet('hunter', 1);
    expect(damage(at, 'lilyMae')).toEqual([1, 0, 0]);
    expect([at.specials('library'), at.specials('colony')]).toEqual([[], ['hunter']]);
    at.shows({ raxxon: { ...at.s.raxxon, loose: [experiment('hunter')], done: 0 } });
  });

  test('L288 it takes the first entrance with an empty space', () => {
    const at = meet('hunter', 1, [], { places: { colony: { entrances: [{ zombies: 3 }, { zombies: 2 }] } } });
    expect(at.at('colony').entrances.map(({ special }) => special.length)).toEqual([0, 1, 0, 0, 0, 0]);
  });

  test('L288 without an empty space in the colony it stays', () => {
    const full = Array.from({ length: 6 }, () => ({ zombies: 3 }));
    expect(meet('hunter', 1, [], { places: { colony: { entrances: full } } }).specials('library')).toEqual(['hunter']);
  });

  test('L291 the Reaper kills the lowest influence there', () => {
    const at = meet('reaper', 1);
    at.shows({ morale: 5, graveyard: [survivor('blue')] });
    expect(at.specials('library')).toEqual(['reaper']);
  });

  test('L288 L291 the Reaper goes to a random location', () => {
    const at = meet('reaper', 4, [d6(3)]);
    expect([at.specials('library'), at.specials('school')]).toEqual([[], ['reaper']]);
  });

  test('L288 the Reaper stays if that location is full', () => {
    const at = meet('reaper', 4, [d6(3)], { places: { school: { zombies: 4 } } });
    expect(at.specials('library')).toEqual(['reaper']);
  });
});

describe('attacks on special zombies', () => {
  test('L289 it must be attacked before zombies, survivors and bandits', () => {
    const at = before('tank', {
      options: { raxxon: true, bandits: true },
      places: { library: { special: ['tank'], zombies: 2, bandits: 1 } },
      rigged: [face('blank'), d6(4)],
    });
    at.turn().does(ATTACK);
    expect(at.specials('library')).toEqual(['tank']);
    expect(at.zombies('library')).toEqual([2]);
    at.happened('dieUsed', 'exposureRolled', 'effectRolled', { type: 'attackDone', target: 'special' });
  });

  test('Q89 of several the attacker chooses one', () => {
    const at = before('tank', {
      places: { library: { special: ['tank', 'claw', 'claw'] } },
      rigged: [face('blank'), d6(6)],
    });
    at.turn().does(ATTACK);
    const aim = (name: ExperimentId): Choice => ({ do: 'special', entrance: 0, experiment: experiment(name) });
    at.stage.offers(aim('tank'), aim('claw'));
    expect(at.does(aim('claw')).specials('library')).toEqual(['tank', 'claw']);
  });

  test('L290 L291 exposure comes first, and a dead attacker meets nobody', () => {
    const at = before('claw', {
      seats: [{ survivors: { lilyMae: { at: 'library', wounds: 2 }, coleWinters: {} }, dice: [1] }, {}, {}],
      rigged: [face('wound')],
    });
    at.turn().does(ATTACK);
    expect(at.isInPlay('lilyMae')).toBe(false);
    expect(at.specials('library')).toEqual(['claw']);
  });

  test('L290 Q75 a weapon cancels the exposure roll, the encounter is still rolled', () => {
    const at = before('claw', {
      seats: [{ survivors: { lilyMae: { at: 'library', items: ['pistol'] } }, dice: [1] }, {}, {}],
      rigged: [d6(4)],
    });
    at.turn().does(ATTACK, { do: 'withItem', card: at.one('lilyMae').items[0]!.card });
    expect(at.specials('library')).toEqual([]);
  });

  test('Q75 what kills several zombies does not help against a special one', () => {
    const at = before('claw', {
      seats: [{ survivors: { lilyMae: { at: 'library', items: ['baseballBat'] } }, dice: [1] }, {}, {}],
      places: { library: { special: ['claw', 'claw'], zombies: 1 } },
      rigged: [face('blank'), d6(6)],
    });
    at.turn().does(ATTACK);
    expect([at.specials('library'), at.zombies('library')]).toEqual([['claw'], [1]]);
  });

  test('Q74 F33 the attack alone does not kill it', () => {
    expect(meet('tank', 5).specials('library')).toEqual(['tank']);
  });

  test('Q74 a special zombie that is killed is told of after the attack', () => {
    meet('hydra', 3).happened(
      'dieUsed',
      'exposureRolled',
      'effectRolled',
      'specialGone',
      'experimentDiscarded',
      'zombieAdded',
      'zombieAdded',
      'zombiesPlaced',
      { type: 'specialKilled', survivor: survivor('lilyMae'), experiment: experiment('hydra') },
      'attackDone',
    );
  });

  test('L292 Q85 with its last figure the card is discarded, and never comes back', () => {
    const two = meet('claw', 6, [], { places: { library: { special: ['claw'] }, school: { special: ['claw'] } } });
    expect(two.s.raxxon).toMatchObject({ loose: [experiment('claw')], done: 0 });
    const one = meet('claw', 6);
    expect(one.s.raxxon).toMatchObject({ loose: [], done: 1, contained: 0 });
    expect(one.s.raxxon.deck).not.toContain(experiment('claw'));
  });

  test('L286 L287 an item that kills without an attack kills ordinary zombies only', () => {
    const at = before('claw', {
      seats: [{ survivors: { lilyMae: { at: 'library', items: ['sniperRifle'] } }, dice: [1] }, {}, {}],
      places: { library: { special: ['claw'], zombies: 1 } },
    });
    const rifle = at.one('lilyMae').items[0]!.card;
    at.turn().does({ do: 'use', survivor: survivor('lilyMae'), card: rifle, use: 0 });
    expect([at.specials('library'), at.zombies('library')]).toEqual([['claw'], [0]]);
  });
});
