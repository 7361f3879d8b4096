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

export function waysOf(s: State, canOpen: boolean): Ways {
  const { steps, n } = terrainHere(s);
  const { doors } = boardHere(s);
  const enter: number[] = [];
  for (let zone = 0; zone < n; zone++) enter.push(1 + Math.min(CROWD, ZOMBIE * zombiesIn(s, zone)));
  const next = steps.map((zones) => zones.slice());
  const cost = steps.map((zones) => zones.map((zone) => enter[zone]!));
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
