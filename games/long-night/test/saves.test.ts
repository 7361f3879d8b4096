import { apply, restore, seeded, type AnyGame, type AnyState } from '@horda/kernel';
import { randomAnswer } from '@horda/testing';
import { describe, expect, test } from 'vitest';
import { longNight } from '../src/game.ts';
import { marker } from '../src/phases/marker.ts';
import { cardNo, d6, experiment, face, place, scene, survivor, type Scene } from './scene.ts';

const game = longNight as unknown as AnyGame;
const LILY = survivor('lilyMae');

/** Both tables get the same answers until nobody is asked; they must stay equal. */
function goesOnAlike({ s }: Scene): void {
  const stored = JSON.stringify(s);
  const loaded = restore(game, game.version, JSON.parse(stored));
  expect(JSON.stringify(loaded)).toBe(stored);
  const played = game.clone(s as unknown as AnyState);
  const dice = seeded([1, 2, 3, 4]);
  let answers = 0;
  for (; played.kernel.asks.length > 0; answers++) {
    const answer = randomAnswer(played, dice);
    apply(game, played, answer);
    apply(game, loaded, answer);
    expect(loaded).toEqual(played);
  }
  expect(answers).toBeGreaterThan(0);
}

/** These rules are under way, from the outermost to the innermost; others may stand between them. */
function isInside({ s }: Scene, ...rules: readonly string[]): void {
  const known = s.kernel.stack.map(({ rule }) => rule).filter((rule) => rules.includes(rule));
  expect(known).toEqual(rules);
}

describe('a save in the middle of', () => {
  test('a bite that spreads', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {}, blue: {} } }, { survivors: { davidGarcia: { at: 'gas' } } }, {}],
      rigged: [face('bite')],
    }).turn();
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('gas'), fuel: -1 });
    table.stage.asks({ seat: 1, prompt: 'bite.choose' });
    isInside(table, 'turn', 'move', 'bite');
    expect(table.isInPlay('lilyMae')).toBe(false);
    goesOnAlike(table);
  });

  test('a vote with two of four votes given', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: {} } },
        { survivors: { blue: {} } },
        { survivors: { sparky: {} } },
        { survivors: { davidGarcia: {} } },
      ],
    }).runs(marker, {});
    for (const seat of [0, 1, 2, 3]) table.answers(seat, { do: 'callVote' });
    table.answers(2, { do: 'vote', up: true });
    table.answers(0, { do: 'vote', up: false });
    expect(table.s.kernel.asks.map(({ prompt, answer }) => [prompt, answer !== null])).toEqual([
      ['vote.marker', true],
      ['vote.marker', false],
      ['vote.marker', true],
      ['vote.marker', false],
    ]);
    goesOnAlike(table);
  });

  test('a crossroads card inside a move', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: {} } }, {}, {}],
      crossroads: 'hunted',
      rigged: [face('wound')],
    }).turn();
    table.does({ do: 'move', survivor: LILY }, { do: 'go', to: place('gas'), fuel: -1 });
    table.stage.asks({ seat: 0, prompt: 'crossroads.choose' });
    isInside(table, 'turn', 'move', 'crossroads');
    goesOnAlike(table);
  });

  test('a death inside an action', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { wounds: 2 }, blue: {}, sparky: {} }, dice: [6] }, {}, {}],
      places: { colony: { zombies: 1 } },
      rigged: [face('wound')],
    }).turn();
    table.does({ do: 'attack', survivor: LILY });
    table.stage.asks({ seat: 0, prompt: 'leader.choose' });
    isInside(table, 'turn', 'attack', 'leader');
    expect(table.isInPlay('lilyMae')).toBe(false);
    goesOnAlike(table);
  });

  test('a search with noise', () => {
    const table = scene({
      seats: [{ survivors: { lilyMae: { at: 'gas' } }, dice: [6] }, {}, {}],
      places: { gas: { deck: ['fuel', 'lighter', 'fuel'] } },
    }).turn();
    table.does({ do: 'search', survivor: LILY }, { do: 'makeNoise' });
    table.stage.offers(
      { do: 'keep', card: cardNo('fuel') },
      { do: 'keep', card: cardNo('lighter') },
      { do: 'makeNoise' },
    );
    expect(table.at('gas').noise).toBe(1);
    isInside(table, 'turn', 'search');
    goesOnAlike(table);
  });

  test('an exile, while survivors have to leave the colony', () => {
    const table = scene({
      seats: [
        { survivors: { emmaHan: {} }, objective: 'fullTank' },
        { survivors: { lilyMae: {}, blue: {} }, objective: 'arsenal' },
        { survivors: { giaNajjar: {} }, objective: 'wellRead' },
      ],
    }).turn();
    table.does({ do: 'accuse', seat: 1 }, { do: 'vote', up: true }, { do: 'vote', up: true }, { do: 'vote', up: true });
    table.stage.asks({ seat: 1, prompt: 'leaving.choose' });
    isInside(table, 'turn', 'leaving');
    expect(table.s.players[1]!.exiled).toBe(true);
    goesOnAlike(table);
  });

  test('the encounter with an experiment', () => {
    const table = scene({
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: { at: 'library' }, blue: {}, sparky: {} }, dice: [6] }, {}, {}],
      places: { library: { special: ['siren'] } },
      rigged: [face('blank'), d6(1)],
    }).turn();
    table.does({ do: 'attack', survivor: LILY });
    // The Siren draws one of the own survivors to her.
    table.stage.asks({ seat: 0, prompt: 'selection.pick' });
    isInside(table, 'turn', 'attack', 'effects', 'selection');
    expect(table.s.kernel.stack.find(({ rule }) => rule === 'effects')?.my).toMatchObject({
      ctx: { cause: { deck: 'experiment', card: experiment('siren') } },
    });
    goesOnAlike(table);
  });

  test('a standing request', () => {
    const table = scene({
      seats: [
        { survivors: { lilyMae: {} } },
        { survivors: { blue: {} }, hand: ['fuel'] },
        { survivors: { sparky: {} } },
      ],
    }).turn();
    table.does({ do: 'request' });
    table.stage.asks(
      { seat: 0, prompt: 'turn.choose' },
      { seat: 1, prompt: 'request.invite' },
      { seat: 2, prompt: 'request.invite' },
    );
    goesOnAlike(table);
  });
});
