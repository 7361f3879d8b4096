import { run } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { place, scene, survivor, type Position, type Scene } from '../../test/scene.ts';
import { holds } from '../conditions/conditions.ts';
import type { ExperimentId } from '../content/ids.ts';
import type { Op } from '../content/operations.ts';
import { callEffects } from '../effects/act.ts';
import { context } from '../effects/context.ts';
import { adding } from '../rules/adding.ts';

function carriedOut(position: Position, ...ops: Op[]): Scene {
  const at = scene({ options: { raxxon: true }, ...position });
  callEffects(at.s, ops, context(at.s, { deck: 'objective', card: 0 }, 0));
  run(at.stage.game, at.s);
  return at;
}

describe('what special zombies are safe from', () => {
  test('L287 F33 a trap removes the zombies beside it', () => {
    const at = scene({ options: { raxxon: true }, places: { gas: { special: ['claw'], zombies: 1, traps: 1 } } });
    at.runs(adding, { place: place('gas'), n: 1, next: 0, placed: 0 });
    expect([at.specials('gas'), at.zombies('gas')]).toEqual([['claw'], [0]]);
  });

  test('Q90 an effect that removes all zombies leaves it', () => {
    const at = carriedOut(
      { places: { gas: { special: ['claw'], zombies: 2 } } },
      { op: 'removeZombies', place: 'gas', n: 'all' },
    );
    expect([at.specials('gas'), at.zombies('gas')]).toEqual([['claw'], [0]]);
  });

  test('L288 nobody lures it away', () => {
    const at = scene({
      options: { raxxon: true },
      seats: [{ survivors: { lilyMae: { at: 'school' } }, dice: [6] }, {}, {}],
      places: { gas: { special: ['claw'] } },
    });
    expect(at.turn().isOffered({ do: 'attract', survivor: survivor('lilyMae') })).toBe(false);
  });
});

describe('what counts special zombies', () => {
  test('N26 a goal about zombies at the colony counts them', () => {
    const { s } = scene({ options: { raxxon: true }, places: { colony: { zombies: 2, special: ['tank'] } } });
    const ctx = context(s, { deck: 'objective', card: 0 }, 0);
    expect(holds(s, { of: [{ count: 'zombies', place: 'colony' }], exactly: 3 }, ctx)).toBe(true);
  });

  test('N26 an outpost with one too many special zombies does not count', () => {
    const isOutpost = (special: readonly ExperimentId[]): boolean => {
      const { s } = scene({
        main: 'outposts',
        options: { raxxon: true, objective: 'outposts' },
        seats: [{ survivors: { blue: { at: 'school' } } }, {}, {}],
        places: { school: { barricades: 2, special } },
      });
      return holds(s, { of: [{ count: 'outposts' }], exactly: 1 }, context(s, { deck: 'objective', card: 0 }, 0));
    };
    const two: readonly ExperimentId[] = ['claw', 'claw'];
    expect([isOutpost(two), isOutpost([...two, 'hydra'])]).toEqual([true, false]);
  });

  test('N25 experiments discarded count for Seal the Gates', () => {
    const at = carriedOut({ experiments: ['tank', 'claw', 'siren'] }, { op: 'contain', n: 2 });
    expect(at.s.raxxon).toMatchObject({ deck: { length: 1 }, done: 2, contained: 0 });
    const ctx = context(at.s, { deck: 'objective', card: 0 }, 0);
    expect(holds(at.s, { of: [{ count: 'experimentsDone' }], exactly: 2 }, ctx)).toBe(true);
  });
});
