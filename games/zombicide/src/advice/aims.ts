/** For bots: where the team has something to do for its goals, by what everybody at the table knows. */
import type { Goal } from '../content/mission.ts';
import { sheltersOf, isAnnounced } from '../effects/standing.ts';
import { doorNamed, zoneNamed, type Board } from '../map/board.ts';
import { mayReveal } from '../rules/guarded.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { NONE, type ObjectiveNo, type Placed, type State, type ZoneNo } from '../state.ts';

export interface Aims {
  /** Each is a thing to do once; where several zones will do, they are alternatives. */
  readonly tasks: readonly (readonly ZoneNo[])[];
  /** What may help when no task can be reached: cards that no goal names, keys among them. */
  readonly others: readonly (readonly ZoneNo[])[];
  /** What may not work yet, and is tried last: doors that only their card can open, and cards that stayed. */
  readonly locked: readonly (readonly ZoneNo[])[];
  /** Everybody has to come to one of these; empty: it is not time to leave, or nobody need. */
  readonly exits: readonly ZoneNo[];
}

export function aimsOf(s: State): Aims {
  const { goals } = missionOf(s);
  const pending = goals.filter((goal) => !s.done.includes(goal.id) && isAnnounced(s, goal));
  const tasks: (readonly ZoneNo[])[] = [];
  const others: (readonly ZoneNo[])[] = [];
  const locked: (readonly ZoneNo[])[] = [];
  others.push(...quarry(s));
  for (const { status, zone } of s.survivors) if (status === 'down') tasks.push([zone]);
  const companions = missingCompanions(s, pending);
  if (companions > 0)
    for (const { leader, zone, status } of s.companions)
      if (status === 'standing' && leader === NONE) tasks.push([zone]);
  for (const goal of pending) doorTasks(s, goal, tasks);
  const shelters = sheltersOf(s);
  if (pending.some(({ test }) => test === 'inShelter') && shelters.length > 0)
    tasks.push(shelters.map((name) => zoneNamed(boardHere(s), name)));
  else cardTasks(s, pending, tasks, others, locked);
  const wished = wishedCard(s);
  if (wished !== null) tasks.push([wished]);
  const isLeaving = pending.length > 0 && pending.every(isWayOut) && companions <= 0;
  const exits = isLeaving && tasks.length === 0 ? s.exits.map(({ zone }) => zone) : [];
  return { tasks, others, locked, exits };
}

/**
 * Cards that bring ways out are all alike from behind, and the last way out is the worst: while nobody is lost and cards
 * are turned, a team of a campaign goes on to the next card. What it has lived through decides which is the first, so
 * that not all campaigns end alike. Null: there is no choice, or it is time to go.
 */
function wishedCard(s: State): ZoneNo | null {
  const { laterExit } = missionOf(s);
  if (laterExit === undefined || s.sheets === null) return null;
  if (s.exits.some(({ name }) => name !== laterExit.exit)) return null;
  if (s.round - s.progress > WISHES || s.survivors.some(({ status }) => status !== 'standing')) return null;
  const lived = s.sheets.reduce((sum, { xp }) => sum + xp, 0);
  for (let i = 0; i < s.placed.length; i++) {
    const { state, zone } = s.placed[(i + lived) % s.placed.length]!;
    if (state === 'faceDown' && zone !== NONE) return zone;
  }
  return null;
}
/** So many rounds without a new card. */
const WISHES = 2;

function isWayOut({ test }: Goal): boolean {
  return test === 'allOut' || test === 'companionsOut';
}

/** How many companions have to be found yet. */
function missingCompanions({ companions }: State, pending: readonly Goal[]): number {
  const out = pending.find((goal) => goal.test === 'companionsOut');
  const needed = out?.test === 'companionsOut' ? out.n : 0;
  return needed - companions.filter(({ leader, status }) => status === 'escaped' || leader !== NONE).length;
}

function doorTasks(s: State, goal: Goal, tasks: (readonly ZoneNo[])[]): void {
  if (goal.test !== 'doorsOpen') return;
  const board = boardHere(s);
  for (const name of goal.doors) {
    const no = doorNamed(board, name);
    if (!s.ground.open.includes(no)) tasks.push(sidesOf(board, no));
  }
}

function sidesOf({ doors }: Board, no: number): readonly ZoneNo[] {
  return [doors[no]!.a, doors[no]!.b];
}

/** Face-down cards: those that a goal names; where no goal names any, all of them, because any may bring the goal. */
function cardTasks(
  s: State,
  pending: readonly Goal[],
  tasks: (readonly ZoneNo[])[],
  others: (readonly ZoneNo[])[],
  locked: (readonly ZoneNo[])[],
): void {
  const board = boardHere(s);
  const isOpen =
    pending.length === 0 ||
    pending.some(({ test }) => test === 'done' || test === 'keyword' || test === 'noteRead' || test === 'inShelter');
  const named = pending.flatMap((goal) => (goal.test === 'cardsRevealed' ? [goal.cards] : []));
  const wants = ({ card }: Placed): boolean =>
    isOpen ||
    (s.exits.length === 0 && pending.some(isWayOut) && wishedCard(s) === null) ||
    named.some((ids) => ids === undefined || alikes(s, card).some((id) => ids.includes(id)));
  for (const one of s.placed) {
    const { zone, door, state } = one;
    if (state === 'stays' && isOpen) locked.push([zoneAgain(s, one)]);
    // An event of the mission lies nowhere.
    if (state !== 'faceDown' || (zone === NONE && door === NONE) || !mayReveal(s, one)) continue;
    if (zone !== NONE) (wants(one) ? tasks : others).push([zone]);
    else (board.doors[door]!.state === 'byCard' ? locked : wants(one) ? tasks : others).push(sidesOf(board, door));
  }
}

/** Abominations that carry what the team looks for. (V405) */
function quarry(s: State): readonly (readonly ZoneNo[])[] {
  return missionOf(s).abominationNotes === undefined ? [] : s.abominations.map(({ zone }) => [zone]);
}

/** Where a card that stayed can be resolved again. (W15) */
function zoneAgain(s: State, { card, zone }: Placed): ZoneNo {
  const { again } = missionOf(s).cards[card]!;
  return again === undefined ? zone : zoneNamed(boardHere(s), again);
}

/** The cards that this one may be: all face-down tokens that have changed places with it look alike. */
function alikes(s: State, card: ObjectiveNo): readonly string[] {
  const { cards, shuffled = [] } = missionOf(s);
  const id = cards[card]?.id;
  const group = shuffled.find((ids) => id === undefined || ids.includes(id));
  return group ?? (id === undefined ? [] : [id]);
}
