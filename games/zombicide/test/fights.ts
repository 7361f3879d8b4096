/** Fights in a few words, on the crossing of M1: HERE the survivor, NEAR at range 1, FAR at range 2. */
import type { AttackKind } from '../src/content/vocabulary.ts';
import type { Choice } from '../src/state.ts';
import { die, item, scene, type ItemName, type Position, type Scene, type SurvivorSpec } from './scene.ts';

export const HERE = '2V.s3';
export const NEAR = '5R.s5';
export const FAR = '5R.s7';

export interface Fight extends Position {
  /** What Ned, who has no skill, brings along. */
  ned?: SurvivorSpec;
  /** Faces of the dice, in the order of the rolls. */
  dice?: readonly number[];
}

/** The turn of Ned, who has no skill but those of the fight. By day, with the rules of Washington. */
export function fight({ ned = {}, dice = [], survivors = {}, ...position }: Fight): Scene {
  const team = { ned: { at: HERE, only: [], ...ned }, ...survivors };
  return scene({ mission: 'M1', survivors: team, rigged: dice.map(die), ...position }).turn('ned');
}

export function blow(table: Scene, weapons: readonly ItemName[], allOut: 0 | 1 | 2 = 0): Choice {
  return attack(table, 'melee', weapons, HERE, allOut, false);
}

export function shot(
  table: Scene,
  weapons: readonly ItemName[],
  zone: string,
  { allOut = 0, light = false }: { allOut?: 0 | 1 | 2; light?: boolean } = {},
): Choice {
  return attack(table, 'ranged', weapons, zone, allOut, light);
}

function attack(
  table: Scene,
  kind: AttackKind,
  weapons: readonly ItemName[],
  zone: string,
  allOut: 0 | 1 | 2,
  light: boolean,
): Choice {
  return { do: 'attack', kind, with: weapons.map(item), zone: table.zone(zone), allOut, light };
}
