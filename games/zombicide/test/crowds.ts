/** Tables with any crowds on them, for properties of what zombies do. */
import * as fc from 'fast-check';
import { MISSIONS } from '../src/content/missions/missions.ts';
import { boardHere } from '../src/rules/mission.ts';
import { TYPES } from '../src/state.ts';
import { openable } from './maps.ts';
import { scene, type Scene } from './scene.ts';

/** Any mission, doors, survivors and crowds. */
export const TABLE = fc.record({
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

export function tableOf({ mission, doors, survivors, crowds, abominations, noise, night }: Spec): Scene {
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
