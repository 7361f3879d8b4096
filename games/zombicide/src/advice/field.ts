/** For bots: how far each zone is from a place, over open ways, through doors that can be opened, and past zombies. */
import { canBeOpened } from '../actions/door.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { zombiesIn } from '../rules/table.ts';
import type { State, ZoneNo } from '../state.ts';

/** What a closed door costs besides the step, in steps; without anybody who can open it. */
const SHUT = 2;
const SHUT_FOR_ALL = 9;
/** A zombie on the way, and at most so much for all of a zone. */
const ZOMBIE = 0.5;
const CROWD = 4;

export interface Ways {
  /** For each zone the zones next to it, with what the step costs. */
  readonly next: readonly (readonly ZoneNo[])[];
  readonly cost: readonly (readonly number[])[];
}

/** `canOpen`: somebody can open doors. */
export function waysOf(s: State, canOpen: boolean): Ways {
  const { next, cost, enter } = openWays(s);
  const { doors } = boardHere(s);
  for (let door = 0; door < doors.length; door++) {
    if (!canBeOpened(s, door)) continue;
    const { a, b } = doors[door]!;
    const shut = canOpen ? SHUT : SHUT_FOR_ALL;
    next[a]!.push(b);
    cost[a]!.push(enter[b]! + shut);
    next[b]!.push(a);
    cost[b]!.push(enter[a]! + shut);
  }
  return { next, cost };
}

/** Ways without closed doors; `enter`: what it costs to enter each zone. */
export function openWays(s: State): { next: ZoneNo[][]; cost: number[][]; enter: readonly number[] } {
  const { steps, n } = terrainHere(s);
  const enter: number[] = [];
  for (let zone = 0; zone < n; zone++) enter.push(1 + Math.min(CROWD, ZOMBIE * zombiesIn(s, zone)));
  const next = steps.map((zones) => zones.slice());
  return { next, cost: steps.map((zones) => zones.map((zone) => enter[zone]!)), enter };
}

/** The cost of the cheapest way from each zone to the nearest of these; Infinity: there is none. */
export function fieldTo({ next, cost }: Ways, goals: readonly ZoneNo[]): readonly number[] {
  const field = next.map(() => Infinity);
  const queue: ZoneNo[] = [];
  for (const goal of goals) {
    field[goal] = 0;
    queue.push(goal);
  }
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!;
    const zones = next[at]!;
    for (let k = 0; k < zones.length; k++) {
      const from = zones[k]!;
      // The step leads from `from` to `at`: what it costs to enter depends on where it ends.
      const way = field[at]! + stepCost(next, cost, from, at);
      if (way < field[from]!) {
        field[from] = way;
        queue.push(from);
      }
    }
  }
  return field;
}

function stepCost(next: Ways['next'], cost: Ways['cost'], from: ZoneNo, to: ZoneNo): number {
  let best = Infinity;
  const zones = next[from]!;
  for (let k = 0; k < zones.length; k++) if (zones[k] === to && cost[from]![k]! < best) best = cost[from]![k]!;
  return best;
}
