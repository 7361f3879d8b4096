/** What cards have changed for the rest of the mission, by name among the state's rules. */
import type { DoorName, GoalId, MissionData, ZoneName } from '../content/mission.ts';
import type { Op } from '../content/operations.ts';
import type { TileId } from '../content/tiles.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import type { DoorNo, State, ZoneNo } from '../state.ts';
import { memo } from '@horda/parts';

/** No night and no dark zones. */
export const LIT_HOUSE = 'litHouse';

type Standing =
  | typeof LIT_HOUSE
  | `noSpawnOn:${TileId}`
  | `shelter:${ZoneName}`
  | `goal:${GoalId}`
  | `noisy:${DoorName}`;

export function holdOn(s: State, rule: Standing): void {
  if (!s.rules.includes(rule)) s.rules = [...s.rules, rule];
}

export function isHeld(s: State, rule: Standing): boolean {
  return s.rules.includes(rule);
}

/** V77: whether a dark zone draws a card when its building is opened. */
export function drawsOnOpening(s: State, zone: ZoneNo): boolean {
  const { zones, places } = boardHere(s);
  if (places.noSpawnOnOpening.includes(zone)) return false;
  return !zones[zone]!.tiles.some((tile) => isHeld(s, `noSpawnOn:${tile}`));
}

/** The name of a shelter that a card has found. */
export function sheltersOf({ rules }: State): readonly ZoneName[] {
  return rules.filter((rule) => rule.startsWith('shelter:')).map((rule) => rule.slice('shelter:'.length) as ZoneName);
}

/** A goal that waits for a card is not told before. */
export function isAnnounced(s: State, goal: MissionData['goals'][number]): boolean {
  return !('announced' in goal) || isHeld(s, `goal:${goal.id}`);
}

/** A door was opened with noise: remembered if a card of the mission will ask. */
export function rememberNoise(s: State, door: DoorNo): void {
  const { name } = boardHere(s).doors[door]!;
  const asked = doorsAsked(missionOf(s)).find((each) => sameDoor(each, name));
  if (asked !== undefined) holdOn(s, `noisy:${asked}`);
}

function sameDoor(a: string, b: string): boolean {
  return a.split('|').toSorted().join() === b.split('|').toSorted().join();
}

const doorsAsked = memo(({ cards, notes = [] }: MissionData): readonly DoorName[] =>
  opsOf([...cards, ...notes].flatMap(({ effects }) => effects)).flatMap((op) =>
    op.op === 'if' && 'openedNoisily' in op.if ? [op.if.openedNoisily] : [],
  ),
);

/** These and all within them. */
export function opsOf(ops: readonly Op[]): readonly Op[] {
  return ops.flatMap((op) => [op, ...opsOf(partsOf(op))]);
}

function partsOf(op: Op): readonly Op[] {
  if (op.op === 'if') return [...op.do, ...(op.otherwise ?? [])];
  if (op.op === 'choice') return op.options.flatMap(({ effects }) => effects);
  return op.op === 'byTrigger' ? [...op.kill, ...op.sight] : [];
}
