import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TABLE, tableOf } from '../../test/crowds.ts';
import type { Scene } from '../../test/scene.ts';
import { ACTIVATION } from '../declared.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { NONE, TYPES, type ZoneNo } from '../state.ts';
import { everybody } from './activation.ts';
import { sensesOf, targetsFrom } from './senses.ts';

/** All answers are the first option. */
function play(table: Scene): Scene {
  for (let i = 0; i < 200 && table.options.length > 0; i++) table.does(table.options[0]!);
  return table;
}

function count({ s }: Scene): readonly number[] {
  return [0, 1, 2].map((kind) => s.zombies.reduce((sum, n, i) => sum + (i % TYPES === kind ? n : 0), 0));
}

describe('zombies on any board', () => {
  test('V72 V211 V217 V220 V328 no zombie is lost, crosses a closed door or a wall, or steps where it may not', () => {
    fc.assert(
      fc.property(TABLE, (spec) => {
        const table = tableOf(spec);
        const before = count(table);
        const { near } = terrainHere(table.s).roads(spec.extra, false);
        const { sendsBack, spawns } = boardHere(table.s).places;
        const steps: [ZoneNo, ZoneNo][] = [];
        table.runs(ACTIVATION, { ...everybody(table.s), extra: spec.extra });
        for (let i = 0; i < 200; i++) {
          for (const event of table.s.kernel.events)
            if (event.type === 'zombiesMoved' || event.type === 'abominationMoved') steps.push([event.from, event.to]);
          if (table.options.length === 0) break;
          table.does(table.options[0]!);
        }
        expect(count(table)).toEqual(before);
        const wrong = steps.filter(
          ([from, to]) => !near[from]!.includes(to) && !(from === sendsBack && to === spawns[0]!.zone),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('V206 V214 V215 who moves ends one step nearer to a target, and a group splits evenly', () => {
    fc.assert(
      fc.property(TABLE, (spec) => {
        const table = tableOf(spec);
        const { s } = table;
        // Walkers and brutes alone: each moves once.
        for (let at = 2; at < s.zombies.length; at += TYPES) s.zombies[at] = 0;
        s.abominations = [];
        const { places } = boardHere(s);
        const senses = sensesOf(s, spec.extra, NONE);
        const { n } = senses.terrain;
        const nearer = (from: ZoneNo, to: ZoneNo): boolean =>
          from === places.sendsBack ||
          targetsFrom(senses, from).some((target) => {
            const { far } = senses.terrain.roads(spec.extra, target === places.lure);
            return far[to * n + target]! === far[from * n + target]! - 1;
          });
        table.runs(ACTIVATION, { ...everybody(s), extra: spec.extra });
        const moved = s.kernel.events.filter((event) => event.type === 'zombiesMoved');
        expect(moved.filter(({ from, to }) => !nearer(from, to))).toEqual([]);
        const sizes = new Map<string, number[]>();
        for (const { from, kind, n: size } of moved)
          sizes.set(`${from} ${kind}`, [...(sizes.get(`${from} ${kind}`) ?? []), size]);
        expect([...sizes.values()].filter((each) => Math.max(...each) - Math.min(...each) > 1)).toEqual([]);
        play(table);
        expect(s.zombies.every((each) => each >= 0)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
