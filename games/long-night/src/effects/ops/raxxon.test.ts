import { determinize, run, type Seat } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { cardNo, d6, experiment, scene, survivor, type Position, type Scene } from '../../../test/scene.ts';
import type { ExperimentId } from '../../content/ids.ts';
import type { Op } from '../../content/operations.ts';
import { longNight } from '../../game.ts';
import type { Choice } from '../../state.ts';
import { viewEvent } from '../../view.ts';
import { callEffects } from '../act.ts';
import { context } from '../context.ts';

function carriedOut(position: Position, ...ops: Op[]): Scene {
  const at = scene({ options: { raxxon: true }, ...position });
  callEffects(at.s, ops, context(at.s, { deck: 'crossroads', card: 0 }, 0));
  run(at.stage.game, at.s);
  return at;
}

const DECK: readonly ExperimentId[] = ['tank', 'claw', 'siren', 'hydra', 'puker'];

describe('releasing and discarding experiments', () => {
  test('L283 a card releases the top experiments one after the other, without a code', () => {
    const at = carriedOut(
      { experiments: ['tank', 'claw', 'siren'], codeDice: [6, 6], rigged: [d6(1), d6(2)] },
      {
        op: 'release',
        n: 2,
      },
    );
    expect([...at.specials('colony'), ...at.specials('police'), ...at.specials('grocery')]).toEqual([
      'tank',
      'claw',
      'claw',
    ]);
    expect(at.s.raxxon).toMatchObject({ deck: [experiment('siren')], dice: [6, 6] });
  });

  test('Q84 with an empty deck nothing is released', () => {
    expect(carriedOut({ experiments: [] }, { op: 'release', n: 1 }).s.raxxon.loose).toEqual([]);
  });

  test.each(['theNightIsDark', 'breach'] as const)('L154 L283 the crisis %s releases an experiment', (crisis) => {
    const at = scene({ options: { raxxon: true }, crisis, experiments: ['puker', 'tank'] }).colonyPhase();
    // One for the code that nobody entered, one for the crisis; both come to the first entrance.
    expect(at.at('colony').entrances[0]!.special).toEqual([experiment('puker'), experiment('tank')]);
  });

  test('N25 an experiment discarded by a card is not contained by code', () => {
    const at = carriedOut({ experiments: DECK }, { op: 'contain', n: 1 });
    expect(at.s.raxxon).toMatchObject({ done: 1, contained: 0, loose: [], deck: { length: 4 } });
  });
});

describe('looking at experiments', () => {
  /** Blue wears the sensor; the first player looks. */
  function sense(): Scene {
    const at = scene({
      options: { raxxon: true },
      seats: [{ survivors: { blue: { items: ['motionSensor'] } } }, {}, {}],
      experiments: DECK,
    });
    return at.turn().does({ do: 'use', survivor: survivor('blue'), card: cardNo('motionSensor'), use: 0 });
  }
  const first = (name: ExperimentId): Choice => ({ do: 'experiment', card: experiment(name) });

  test('L269 the top two go back in any order, and the new top one lies open', () => {
    const at = sense();
    at.stage.offers(first('tank'), first('claw'));
    at.does(first('claw'));
    expect(at.s.raxxon.deck.slice(-3)).toEqual([experiment('siren'), experiment('tank'), experiment('claw')]);
    expect(longNight.view(at.s, 2).raxxon.top).toBe(experiment('claw'));
  });

  test('L269 three of them, from the top down', () => {
    const at = carriedOut({ experiments: DECK }, { op: 'peekExp', n: 3 });
    at.does(first('siren'));
    at.stage.offers(first('tank'), first('claw'));
    at.does(first('tank'));
    expect(at.s.raxxon.deck.slice(-3)).toEqual([experiment('claw'), experiment('tank'), experiment('siren')]);
  });

  test('L269 nobody else learns what lies under the top', () => {
    const { s } = sense();
    const seen = s.kernel.events.find(({ type }) => type === 'experimentsSeen')!;
    expect(viewEvent(seen, 0)).toMatchObject({ experiments: [experiment('tank'), experiment('claw')] });
    expect(viewEvent(seen, 1)).toMatchObject({ experiments: 2 });
    const world = (seat: Seat, seed: number) => determinize(longNight, s, seat, [seed, 2, 3, 4]);
    const seconds = (seat: Seat): Set<number> =>
      new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => world(seat, seed).raxxon.deck.at(-2)!));
    expect([...seconds(0)]).toEqual([experiment('claw')]);
    expect(seconds(1).size).toBeGreaterThan(1);
    for (const seat of [0, 1, 2]) expect(longNight.view(world(seat, 9), seat)).toEqual(longNight.view(s, seat));
  });

  test('L269 a single experiment lies open anyway, so there is nothing to look at', () => {
    const at = scene({
      options: { raxxon: true },
      seats: [{ survivors: { blue: { items: ['motionSensor'] } } }, {}, {}],
      experiments: ['tank'],
    });
    const use: Choice = { do: 'use', survivor: survivor('blue'), card: cardNo('motionSensor'), use: 0 };
    expect(at.turn().isOffered(use)).toBe(false);
  });
});

describe('dice that a card puts on Raxxon', () => {
  test('N6 a player puts a die of any value there', () => {
    const at = carriedOut({ experiments: DECK }, { op: 'codeDieBy', player: 'leftNeighbour' });
    at.stage.asks({ seat: 1, prompt: 'codeDieBy.value' });
    at.does({ do: 'die', value: 3 });
    expect(at.s.raxxon.dice).toEqual([3]);
  });
});
