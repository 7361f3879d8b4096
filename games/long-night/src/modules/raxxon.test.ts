import { describe, expect, test } from 'vitest';
import { d6, experiment, place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { CONTENT } from '../content/content.ts';
import { EXPERIMENT_IDS } from '../content/ids.ts';
import { longNight } from '../game.ts';
import { adding } from '../rules/adding.ts';
import type { Choice } from '../state.ts';
import { releasing } from './raxxon.ts';

const UP: Choice = { do: 'vote', up: true };
const DOWN: Choice = { do: 'vote', up: false };

function table(position: Position): Scene {
  return scene({ options: { raxxon: true }, ...position });
}

/** The colony phase, up to its first question. */
function phase(position: Position): Scene {
  return table(position).colonyPhase();
}

function allVote(at: Scene, pick: Choice): Scene {
  for (const seat of at.s.players.keys()) at.answers(seat, pick);
  return at;
}

function happenings({ s }: Scene): string[] {
  return s.kernel.events.map((e) => (e.type === 'stepBegan' ? e.step : e.type));
}

describe('set-up of Raxxon', () => {
  test('L267 cards with the skull join their decks', () => {
    const marked = (raxxon: boolean): number =>
      table({ options: { raxxon } }).s.crisisDeck.filter((card) => CONTENT.crises[card]!.module === 'raxxon').length;
    expect(marked(false)).toBe(0);
    expect(marked(true)).toBe(CONTENT.crises.filter(({ module, set }) => module === 'raxxon' && set === 'tln').length);
  });

  test('L268 Raxxon lies open with an item deck', () => {
    expect(table({}).at('raxxon')).toMatchObject({ closed: false, deck: { length: 20 } });
    expect(table({ options: { raxxon: false } }).at('raxxon')).toMatchObject({ closed: true, deck: [] });
  });

  test('L269 everybody sees the top experiment, nobody those under it', () => {
    const { s } = table({ experiments: ['tank', 'claw'] });
    for (const seat of [0, 1, 2, null])
      expect(longNight.view(s, seat).raxxon).toMatchObject({ deck: 2, top: experiment('tank') });
  });

  test('L270 everybody sees the side effects left', () => {
    const { s } = table({ seats: [{ survivors: { blue: { sideEffects: ['fury'] } } }, {}, {}] });
    expect(longNight.view(s, 1).raxxon.sideEffects).toHaveLength(5);
  });

  test('L293 the twelve types', () => {
    expect(table({}).s.raxxon.deck.toSorted((a, b) => a - b)).toEqual([...EXPERIMENT_IDS.keys()]);
    expect(EXPERIMENT_IDS).toHaveLength(12);
  });
});

describe('the containment code', () => {
  test('Q64 it is checked before step 1', () => {
    const at = phase({ experiments: ['tank'] });
    expect(happenings(at).slice(0, 5)).toEqual([
      'code',
      'experimentReleased',
      'specialPlaced',
      'zombiesPlaced',
      'food',
    ]);
  });

  test('L278 Q79 two dice match the top experiment, and those who are not exiled vote', () => {
    phase({ seats: [{}, { exiled: true }, {}], experiments: ['claw'], codeDice: [1, 2, 5] }).stage.asks(
      { seat: 0, prompt: 'vote.code' },
      { seat: 2, prompt: 'vote.code' },
    );
  });

  test('L277 L282 only one of the two values, or the code of the next experiment, releases it', () => {
    for (const codeDice of [[2, 2], [6, 6], [5]])
      expect(phase({ experiments: ['claw', 'tank'], codeDice, rigged: [d6(1), d6(2)] }).s.raxxon.loose).toEqual([
        experiment('claw'),
      ]);
  });

  test('Q77 a code of two equal values needs two dice of that value', () => {
    expect(phase({ experiments: ['tank'], codeDice: [5, 6] }).specials('colony')).toEqual(['tank']);
    expect(phase({ experiments: ['tank'], codeDice: [6, 6] }).s.kernel.asks).toHaveLength(3);
  });

  test('L279 thumbs up discard the experiment, and nothing is placed', () => {
    const at = allVote(phase({ experiments: ['claw', 'tank'], codeDice: [2, 5] }), UP);
    expect(at.s.raxxon).toMatchObject({ deck: [experiment('tank')], loose: [], done: 1, contained: 1 });
    expect(at.s.places.some(({ entrances }) => entrances.some(({ special }) => special.length > 0))).toBe(false);
  });

  test('Q79 the first player settles a tie', () => {
    const at = phase({ seats: [{}, {}], first: 1, experiments: ['claw'], codeDice: [2, 5] });
    at.answers(0, UP).answers(1, DOWN).stage.asks({ seat: 1, prompt: 'vote.settle' });
    expect(at.does(UP).s.raxxon).toMatchObject({ deck: [], done: 1 });
  });

  test('L280 thumbs down let the first player name any place', () => {
    const at = allVote(phase({ first: 2, experiments: ['tank'], codeDice: [6, 6] }), DOWN);
    at.stage.asks({ seat: 2, prompt: 'containment.spare' });
    at.stage.offers(...[0, 1, 2, 3, 4, 5, 6, 7].map((each): Choice => ({ do: 'place', place: each })));
  });

  test('L281 thumbs down release the experiment as well', () => {
    const at = allVote(phase({ experiments: ['tank'], codeDice: [6, 6] }), DOWN);
    expect(at.does({ do: 'place', place: place('gas') }).specials('colony')).toEqual(['tank']);
  });

  /** Thumbs down for a zombie in the colony; then this place gets 3 zombies fewer. */
  function spare(where: 'colony' | 'gas', position: Position): Scene {
    const at = phase({ experiments: ['tank'], codeDice: [6, 6], food: 9, ...position });
    return allVote(at, DOWN).does({ do: 'place', place: place(where) });
  }

  test('L280 N24 in step 4 all changes are added up, and 3 zombies fewer come', () => {
    const four = { lilyMae: {}, giaNajjar: {}, emmaHan: {}, blue: {} };
    const more = { fatimaMaktabi: {}, coleWinters: {}, nadiaRivers: { sideEffects: ['scent' as const] } };
    const at = spare('colony', { seats: [{ survivors: four }, { survivors: more }, {}] });
    // Seven survivors bring 4, Scent 1 more.
    expect(at.zombies('colony')).toEqual([1, 1, 0, 0, 0, 0]);
    expect(at.s.raxxon.spared).toBe(-1);
  });

  test('L280 Q80 never below 0, and noise still brings zombies', () => {
    const at = spare('gas', {
      seats: [{ survivors: { blue: { at: 'gas' } } }, {}, {}],
      places: { gas: { noise: 2 } },
      rigged: [1, 1],
    });
    expect(at.zombies('gas')).toEqual([2]);
  });

  test('Q78 the dice leave after the check, whatever came of it', () => {
    expect(phase({ experiments: ['tank'], codeDice: [1, 4] }).s.raxxon.dice).toEqual([]);
    expect(allVote(phase({ experiments: ['tank'], codeDice: [6, 6] }), UP).s.raxxon.dice).toEqual([]);
  });

  test('Q84 without an experiment there is no code, and nothing is released', () => {
    const at = phase({ experiments: [], codeDice: [6, 6] });
    expect(happenings(at)).not.toContain('code');
    expect(at.s.raxxon).toMatchObject({ loose: [], done: 0, dice: [] });
  });
});

describe('a released experiment', () => {
  function released(position: Position): Scene {
    return table(position).runs(releasing, { n: 1, experiment: -1, figures: 0 });
  }

  test('L283 a die for each figure', () => {
    const at = released({ experiments: ['frostwalker'], rigged: [d6(2), d6(5), d6(2)] });
    expect(at.specials('grocery')).toEqual(['frostwalker', 'frostwalker']);
    expect(at.specials('hospital')).toEqual(['frostwalker']);
  });

  test('L283 the Siren comes to Raxxon', () => {
    expect(released({ experiments: ['siren'] }).specials('raxxon')).toEqual(['siren']);
  });

  const AT_GAS = { survivors: { blue: { at: 'gas' as const }, emmaHan: { at: 'gas' as const } } };

  test('L283 the Hunter goes where most survivors are outside the colony', () => {
    const at = released({
      seats: [AT_GAS, { survivors: { lilyMae: { at: 'school' }, giaNajjar: {}, coleWinters: {} } }, {}],
      experiments: ['hunter'],
    });
    expect(at.specials('gas')).toEqual(['hunter']);
  });

  test('L283 F29 between equal places the first player decides', () => {
    const two = { lilyMae: { at: 'raxxon' as const }, giaNajjar: { at: 'raxxon' as const } };
    const at = released({ first: 1, seats: [AT_GAS, { survivors: two }, {}], experiments: ['reaper'] });
    at.stage.asks({ seat: 1, prompt: 'releasing.where' });
    at.stage.offers({ do: 'place', place: place('gas') }, { do: 'place', place: place('raxxon') });
    expect(at.does({ do: 'place', place: place('raxxon') }).specials('raxxon')).toEqual(['reaper']);
  });

  test('L283 with nobody outside the Hunter comes to the colony', () => {
    expect(released({ experiments: ['hunter'] }).specials('colony')).toEqual(['hunter']);
  });

  test('L285 its card lies open', () => {
    expect(released({ experiments: ['tank'] }).s.raxxon).toMatchObject({
      deck: [],
      loose: [experiment('tank')],
      done: 0,
    });
  });

  test('L284 N25 a barricade goes with the figure, and the card counts as discarded, not as contained', () => {
    const at = released({
      places: { gas: { zombies: 2, barricades: 1 } },
      experiments: ['howler'],
      rigged: [d6(6)],
    });
    expect(at.at('gas').entrances).toMatchObject([{ zombies: 2, barricades: 0, special: [] }]);
    expect(at.s.raxxon).toMatchObject({ deck: [], loose: [], done: 1, contained: 0 });
  });

  test('L284 a trap goes off, and the figure is lost', () => {
    const at = released({ places: { gas: { zombies: 2, traps: 1 } }, experiments: ['howler'], rigged: [d6(6)] });
    expect(at.at('gas').entrances).toMatchObject([{ zombies: 0, traps: 0, special: [] }]);
  });

  test('L284 Q42 barricade or trap, the first player says', () => {
    const at = released({
      first: 1,
      places: { gas: { zombies: 1, barricades: 1, traps: 1 } },
      experiments: ['howler'],
      rigged: [d6(6)],
    });
    at.stage.asks({ seat: 1, prompt: 'adding.guard' });
    at.does({ do: 'guard', guard: 'trap' });
    expect(at.at('gas').entrances).toMatchObject([{ zombies: 0, barricades: 1, traps: 0, special: [] }]);
  });

  test('L284 an overrun kills, and the figure is lost', () => {
    const at = released({
      seats: [AT_GAS, {}, {}],
      places: { gas: { zombies: 3 } },
      experiments: ['howler'],
      rigged: [d6(6)],
    });
    at.shows({ graveyard: [survivor('blue')] });
    expect(at.specials('gas')).toEqual([]);
  });

  test('Q81 one figure is lost, and the card stays for the others', () => {
    const at = released({
      places: { gas: { zombies: 3 } },
      experiments: ['frostwalker'],
      rigged: [d6(6), d6(1), d6(6)],
    });
    expect(at.specials('police')).toEqual(['frostwalker']);
    expect(at.s.raxxon).toMatchObject({ loose: [experiment('frostwalker')], done: 0 });
  });

  test('Q82 in the colony the first entrance, for each card', () => {
    const at = released({ places: { colony: { entrances: [{ zombies: 2 }] } }, experiments: ['tank'] });
    expect(at.at('colony').entrances[0]!.special).toEqual([experiment('tank')]);
    const full = released({
      places: { colony: { entrances: [{ zombies: 2, special: ['puker'] }] } },
      experiments: ['tank'],
    });
    expect(full.specials('colony')).toEqual(['puker']);
  });

  test('Q83 a special zombie fills a space for those who come later', () => {
    const at = table({ places: { gas: { zombies: 2, special: ['claw'] } } });
    at.runs(adding, { place: place('gas'), n: 1, next: 0, placed: 0 });
    expect(at.happened('overrun').zombies('gas')).toEqual([2]);
  });

  test('F20 at morale 0 the other figures still come, then the game ends', () => {
    const at = released({
      seats: [AT_GAS, {}, {}],
      morale: 1,
      places: { gas: { zombies: 3 } },
      experiments: ['frostwalker'],
      rigged: [d6(6), d6(1), d6(2)],
    });
    expect([...at.specials('police'), ...at.specials('grocery')]).toEqual(['frostwalker', 'frostwalker']);
    at.shows({ ending: 'morale' });
  });
});
