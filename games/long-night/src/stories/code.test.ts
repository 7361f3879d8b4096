import { run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, d6, experiment, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import type { SurvivorId } from '../content/ids.ts';
import { longNight } from '../game.ts';
import { DEFAULTS } from '../options.ts';
import { round } from '../phases/round.ts';
import { entrancesFor, perform } from '../rules/entrances.ts';
import { freeSpaces, isOpen } from '../rules/table.ts';
import type { Choice, State } from '../state.ts';
import { completeChapter } from './stories.ts';

const FUEL = cardNo('fuel');
const TOOL = cardNo('keycard');

const GROUPS = [
  { survivors: { lilyMae: {}, giaNajjar: {} } },
  { survivors: { coleWinters: {}, anitaWallace: {} } },
  { survivors: { nadiaRivers: {}, ericParker: {}, fatimaMaktabi: {} } },
];
const FOUR = [...GROUPS, { survivors: { rosaRodriguez: {}, walterBoone: {} } }];

function who(name: SurvivorId): Choice {
  return { do: 'survivor', survivor: survivor(name) };
}

function from(entrance: number): Choice {
  return { do: 'entrance', place: place('colony'), entrance };
}

/** The story at a chapter; Raxxon is blocked in the first one, as the set-up leaves it. */
function story(chapter: 'R1' | 'R2' | 'R3', position: Position = {}): Scene {
  const at = scene({
    options: { raxxon: true, objective: 'R1' },
    chapter,
    seats: GROUPS,
    food: 20,
    experiments: ['tank', 'puker', 'siren', 'claw'],
    ...position,
    places: { ...(chapter === 'R1' ? { raxxon: { barricades: 4 } } : {}), ...position.places },
  });
  at.at('raxxon').closed = chapter === 'R1';
  // R1 is met: a fuel and a tool card for each of three players.
  if (chapter === 'R1') at.s.placed = [FUEL, FUEL, FUEL, TOOL, TOOL, TOOL];
  return at;
}

/** Step 5 alone. */
function completed(at: Scene): Scene {
  expect(completeChapter(at.s)).toBe(true);
  run(at.stage.game, at.s);
  return at;
}

/** R1 is completed, and the reader sends Anita Wallace to Raxxon. */
function sent(position: Position = {}): Scene {
  return completed(story('R1', position)).does(who('anitaWallace'));
}

describe('R1', () => {
  function dealt(): State {
    return longNight.setup({ ...DEFAULTS, mode: 'secret', objective: 'R1' }, 3, [1, 2, 3, 4], null);
  }

  test('L294 L296 L300 the story uses the Raxxon module and begins with R1', () => {
    const s = dealt();
    expect(s).toMatchObject({ chapter: 'R1', main: -1, options: { raxxon: true } });
    expect(s.raxxon.deck).toHaveLength(12);
  });

  test('L299 Blue and Emma Han are set aside', () => {
    const { survivorDeck, players } = dealt();
    const all = [...survivorDeck, ...players.flatMap((player) => player.dealt)];
    expect([all.includes(survivor('blue')), all.includes(survivor('emmaHan'))]).toEqual([false, false]);
  });

  test('L297 N35 Raxxon has no room, and only the barricades at its entrance count', () => {
    const at = story('R1');
    expect(freeSpaces(at.s, place('raxxon'))).toBe(0);
    expect(at.at('raxxon').entrances).toMatchObject([{ barricades: 4 }]);
  });

  test('Q107 barricades that cards take are those of the entrance; the survivor spaces stay blocked', () => {
    const at = story('R1');
    for (let taken = 0; taken < 4; taken++) perform(at.s, 'clear', place('raxxon'), 0);
    expect(entrancesFor(at.s, 'clear', [place('raxxon')])).toEqual([]);
    expect(isOpen(at.s, place('raxxon'))).toBe(false);
  });

  test('L298 nobody enters a code, and nothing is released', () => {
    const at = story('R1');
    at.s.placed = [];
    expect(at.colonyPhase().s.raxxon).toMatchObject({ loose: [], deck: { length: 4 } });
  });

  test('L295 a card too few is not enough', () => {
    const at = story('R1');
    at.s.placed = [FUEL, FUEL, FUEL, TOOL, TOOL];
    expect(completeChapter(at.s)).toBe(false);
    at.shows({ completed: [], next: null });
  });
});

describe('after R1', () => {
  test('L295 Q95 N1 the game goes on, and step 6 is skipped', () => {
    const at = story('R1', { rounds: 1 }).colonyPhase().does(who('anitaWallace'));
    while (at.s.kernel.asks[0]!.prompt !== 'marker.call') at.does(at.s.kernel.asks[0]!.options[0]!);
    at.shows({ ending: null, rounds: 1, completed: ['R1'], next: 'R2' });
  });

  test('L302 the player with the fewest survivors reads; of several, the one with the highest influence', () => {
    completed(story('R1')).stage.asks({ seat: 1, prompt: 'rescue.send' });
  });

  test('L302 N21 an exiled player does not read', () => {
    const seats = GROUPS.map((group, seat) => ({ ...group, exiled: seat === 1 }));
    completed(story('R1', { seats })).stage.asks({ seat: 0, prompt: 'rescue.send' });
  });

  test('L303 L304 Q97 Raxxon is open, and a survivor of the reader stands there without exposure', () => {
    const at = sent({ rigged: [] });
    expect(at.at('raxxon')).toMatchObject({ closed: false, entrances: [{ barricades: 0 }] });
    expect(at.one('anitaWallace')).toMatchObject({ place: place('raxxon'), moves: 0 });
    expect(at.s.kernel.events.map(({ type }) => type)).not.toContain('exposureRolled');
  });

  test('L305 L288 the reader picks three ordinary zombies of the colony', () => {
    const at = sent({ places: { colony: { entrances: [{ zombies: 2 }, { zombies: 2, special: ['hydra'] }] } } });
    at.stage.asks({ seat: 1, prompt: 'rescue.lure' });
    at.stage.offers(from(0), from(1));
    at.does(from(0), from(0));
    expect([at.zombies('colony'), at.zombies('raxxon')]).toEqual([[0, 1, 0, 0, 0, 0], [3]]);
    expect(at.specials('colony')).toEqual(['hydra']);
  });

  test('Q98 fewer, if there are fewer', () => {
    const at = sent({ places: { colony: { entrances: [{ zombies: 2 }] } } });
    expect([at.zombies('colony')[0], at.zombies('raxxon')[0]]).toEqual([0, 2]);
  });

  test('Q98 those without an empty space are discarded', () => {
    const at = sent({ places: { colony: { entrances: [{ zombies: 3 }] }, raxxon: { zombies: 3, barricades: 1 } } });
    expect([at.zombies('colony')[0], at.zombies('raxxon')[0]]).toEqual([0, 4]);
  });

  test('L306 Blue joins the reader at Raxxon with 1 wound', () => {
    expect(sent().one('blue')).toMatchObject({ owner: 1, place: place('raxxon'), wounds: 1 });
  });

  test('Q7 the wound of Blue is an ordinary one, which medicine heals', () => {
    const at = sent();
    at.s.players[1]!.hand = [cardNo('medicine')];
    at.turn(1).does({ do: 'play', card: cardNo('medicine'), use: 0 });
    expect(at.one('blue').wounds).toBe(0);
  });

  test('L307 N12 without a space there the first player sends somebody to the colony, however full', () => {
    const crowd = { nadiaRivers: {}, ericParker: {}, fatimaMaktabi: {} };
    const at = story('R1', { first: 2, helpless: 24, seats: [GROUPS[0]!, GROUPS[1]!, { survivors: crowd }] });
    for (const name of ['nadiaRivers', 'ericParker', 'lilyMae'] as const) at.one(name).place = place('raxxon');
    completed(at).does(who('anitaWallace')).stage.asks({ seat: 2, prompt: 'roomFor.choose' });
    at.does(who('lilyMae'));
    expect([at.one('lilyMae').place, at.one('blue').place]).toEqual([place('colony'), place('raxxon')]);
  });

  test('L308 Q96 chapter R2 begins with the next round; the track is set anew, and morale stays', () => {
    const at = sent({ morale: 3, rounds: 1 }).runs(round, { left: [] });
    at.shows({ chapter: 'R2', next: null, morale: 3, rounds: 4, placed: [] });
    expect(at.s.removed).toHaveLength(6);
  });

  test('L308 pills may be taken in R2', () => {
    const at = story('R2', { seats: [{ survivors: { lilyMae: {} }, hand: ['redPill'] }, {}, {}] });
    expect(at.turn().isOffered({ do: 'play', card: cardNo('redPill'), use: 0 })).toBe(true);
  });
});

describe('R2', () => {
  test('Q78 L308 dice stay on Raxxon, and no experiment is released', () => {
    const at = story('R2', { codeDice: [6, 6] }).colonyPhase();
    expect(at.s.raxxon).toMatchObject({ dice: [6, 6], loose: [] });
    at.shows({ completed: [] });
  });

  test('L310 F16 those of an exiled player stay, for they never enter the colony', () => {
    const exile = { exiled: true, survivors: { lilyMae: { at: 'raxxon' as const } } };
    const at = completed(story('R2', { seats: [exile, {}, {}], codeDice: [6, 6, 6] }));
    expect(at.one('lilyMae').place).toBe(place('raxxon'));
  });

  test('L295 six pips for each player are enough', () => {
    expect(completeChapter(story('R2', { codeDice: [6, 6, 5] }).s)).toBe(false);
    completed(story('R2', { codeDice: [6, 6, 6] })).shows({ completed: ['R2'], next: 'R3' });
  });

  test('L309 L312 Q100 the dice leave, and with three players two experiments come, whatever their codes', () => {
    const at = completed(story('R2', { codeDice: [6, 6, 6] }));
    expect(at.s.raxxon).toMatchObject({ dice: [], loose: [experiment('tank'), experiment('puker')], done: 0 });
  });

  test('L312 three with four players, two if one of them is exiled', () => {
    const four = completed(story('R2', { seats: FOUR, codeDice: [6, 6, 6, 6] }));
    expect(four.s.raxxon.loose).toHaveLength(3);
    const seats = FOUR.map((group, seat) => ({ ...group, exiled: seat === 0 }));
    expect(completed(story('R2', { seats, codeDice: [6, 6, 6, 6] })).s.raxxon.loose).toHaveLength(2);
  });

  test('L310 N12 all survivors at Raxxon come to the colony, however full', () => {
    const seats = [
      { survivors: { lilyMae: { at: 'raxxon' as const } } },
      { survivors: { blue: { at: 'raxxon' as const } } },
      {},
    ];
    const at = completed(story('R2', { seats, helpless: 24, codeDice: [6, 6, 6] }));
    expect([at.one('lilyMae').place, at.one('blue').place]).toEqual([place('colony'), place('colony')]);
  });
});

describe('R3', () => {
  test('L311 from now on the code is checked', () => {
    expect(story('R3').colonyPhase().specials('colony')).toEqual(['tank']);
    story('R3', { codeDice: [6, 6] })
      .colonyPhase()
      .stage.asks({ seat: 0, prompt: 'vote.code' }, { seat: 1, prompt: 'vote.code' }, { seat: 2, prompt: 'vote.code' });
  });

  function contained(n: number, position: Position = {}): Scene {
    const at = story('R3', { experiments: [], ...position });
    at.s.raxxon.contained = n;
    return at.colonyPhase();
  }

  test('L313 two experiments contained and no special zombie in play end the game', () => {
    contained(2).shows({ ending: 'objective', completed: ['R3'] });
    contained(1).shows({ ending: null });
    contained(2, { places: { gas: { special: ['claw'] } } }).shows({ ending: null });
  });

  test('L313 four players who are not exiled must contain three', () => {
    contained(2, { seats: FOUR }).shows({ ending: null });
    contained(3, { seats: FOUR }).shows({ ending: 'objective' });
  });

  test('N25 an experiment without a place counts as discarded, but not as contained', () => {
    const at = story('R3', { experiments: ['howler'], places: { gas: { zombies: 3 } }, rigged: [d6(6)] }).colonyPhase();
    expect(at.s.raxxon).toMatchObject({ done: 1, contained: 0 });
  });
});

describe('the whole story', () => {
  /** Everybody ends the turn at once, and takes the first option elsewhere, until this holds. */
  function playOn(at: Scene, isReached: (s: State) => boolean): void {
    for (let answers = 0; !isReached(at.s); answers++) {
      expect(answers).toBeLessThan(500);
      const { seat, prompt, options, min } = at.s.kernel.asks.find(({ answer }) => answer === null)!;
      at.answers(seat, ...(prompt === 'turn.choose' ? [{ do: 'end' } as const] : options.slice(0, min)));
    }
  }

  test('L295 Q95 L313 three chapters follow each other, and the last one ends the game', () => {
    const at = story('R1', { morale: 9, rounds: 2 });
    at.s.crisisDeck = [];
    at.runs(round, { left: [] });
    playOn(at, ({ chapter }) => chapter === 'R2');
    at.shows({ completed: ['R1'], rounds: 4 });
    at.s.raxxon.dice = [6, 6, 6];
    playOn(at, ({ chapter }) => chapter === 'R3');
    at.shows({ completed: ['R1', 'R2'], rounds: 5 });
    // Somebody deals with what has broken out, and enters two codes.
    for (const { entrances } of at.s.places) for (const entrance of entrances) entrance.special = [];
    at.s.raxxon.deck = [];
    at.s.raxxon.contained = 2;
    playOn(at, ({ phase }) => phase === 'over');
    at.shows({ ending: 'objective', completed: ['R1', 'R2', 'R3'] });
  });
});
