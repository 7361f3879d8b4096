/** A way that was drawn by hand is walked step by step, each an answer of its own, until something new is seen. Pure. */
import { same } from '@horda/kernel';
import type { Choice, SurvivorNo, ZoneNo } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';

export interface WalkAhead {
  readonly survivor: SurvivorNo;
  /** What is left of the way. */
  readonly way: readonly ZoneNo[];
  /** The zone that the last answer leads to. */
  readonly heading: ZoneNo;
  /** What was known when it began. */
  readonly known: string;
}

type Table = Pick<View, 'acting' | 'survivors' | 'zombies' | 'abominations' | 'placed'>;

/** What makes a walker stop and think, if it changes. */
function knownOf({ zombies, abominations, placed, survivors }: Table): string {
  const wounds = survivors.map((one) => one.wounds);
  return JSON.stringify([zombies, abominations, placed.map(({ state }) => state), wounds]);
}

/** The first answer of a walk, and what is left of it; null: no step leads there. */
export function setOut(
  table: Table,
  way: readonly ZoneNo[],
  options: readonly Choice[],
): { readonly choice: Choice; readonly ahead: WalkAhead | null } | null {
  const whole = options.find((option) => (option.do === 'move' || option.do === 'drive') && same(option.way, way));
  if (whole !== undefined) return { choice: whole, ahead: null };
  return goOn(
    { survivor: table.acting, way, heading: table.survivors[table.acting]!.zone, known: knownOf(table) },
    table,
    options,
  );
}

/** The next answer; null: the walk is over, or has been stopped. */
export function goOn(
  { survivor, way, heading, known }: WalkAhead,
  table: Table,
  options: readonly Choice[],
): { readonly choice: Choice; readonly ahead: WalkAhead | null } | null {
  const next = way[0];
  const isUnderWay = table.acting === survivor && table.survivors[survivor]?.zone === heading;
  if (next === undefined || !isUnderWay || knownOf(table) !== known) return null;
  const choice: Choice = { do: 'move', way: [next] };
  if (!options.some((option) => same(option, choice))) return null;
  return { choice, ahead: way.length === 1 ? null : { survivor, way: way.slice(1), heading: next, known } };
}
