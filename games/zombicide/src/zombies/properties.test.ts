import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scene, type Scene } from '../../test/scene.ts';
import { openable } from '../../test/maps.ts';
import { MISSIONS } from '../content/missions/missions.ts';
import { ACTIVATION } from '../declared.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { NONE, TYPES, type ZoneNo } from '../state.ts';
import { everybody } from './activation.ts';
import { sensesOf, targetsFrom } from './senses.ts';

/** Any mission, doors, survivors and crowds. */
const TABLE = fc.record({
  mission: fc.constantFrom(...MISSIONS.map(({ id }) => id)),
  doors: fc.array(fc.nat(30)),
  survivors: fc.tuple(fc.nat(60), fc.nat(60), fc.nat(60)),
  crowds: fc.array(fc.tuple(fc.nat(60), fc.nat(2), fc.integer({ min: 1, max: 7 })), { maxLength: 8 }),
  abominations: fc.array(fc.nat(60), { maxLength: 2 }),
  noise: fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 3 })), { maxLength: 3 }),
  night: fc.boolean(),
  extra: fc.boolean(),
});
type Spec = typeof TABLE extends fc.Arbitrary<infer T> ? T : never;

function tableOf({ mission, doors, survivors, crowds, abominations, noise, night }: Spec): Scene {
  const team = { amy: {}, doug: {}, elle: {} };
  const table = scene({ mission, night, survivors: team, options: { survivors: '3' } });
  const { s } = table;
  const board = boardHere(s);
  const zones = board.zones.length;
  const open = openable(board);
  s.ground = { ...s.ground, open: [...new Set(doors.map((door) => open[door % open.length]!))].sort((a, b) => a - b) };
  for (const [i, one] of s.survivors.entries()) Object.assign(one, { zone: survivors[i]! % zones });
  for (const [zone, kind, n] of crowds) s.zombies[(zone % zones) * TYPES + kind]! += n;
  for (const [zone, n] of noise) s.noise[zone % zones]! += n;
  s.abominations = abominations.map((zone, kind) => ({ kind, zone: zone % zones, mark: '', seen: false }));
  return table;
}

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
