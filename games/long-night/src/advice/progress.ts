/** For bots: how far the main objective is, from 0 to 1. */
import { counted, holds, numberOf } from '../conditions/conditions.ts';
import type { Condition, Count } from '../content/vocabulary.ts';
import { context, type Context } from '../effects/context.ts';
import { accepted, goalOf } from '../rules/objective.ts';
import { barricadesAt, emptySpaces, isKind, placeNo, sideOf, survivorsAt, zombiesAt } from '../rules/table.ts';
import type { CardNo, PlaceNo, State } from '../state.ts';

export function mainProgress(s: State): number {
  return average(s, goalOf(s), context(s, { deck: 'objective', card: s.main }, s.first));
}

/** What a card on the main objective would change. */
export function gainByOffer(s: State, card: CardNo): number {
  const kind = accepted(s);
  if (kind === null || !isKind(s, card, kind)) return 0;
  const before = mainProgress(s);
  s.placed.push(card);
  const after = mainProgress(s);
  s.placed.pop();
  return after - before;
}

/** What the main objective or the chapter wants done: bandits killed, experiments contained. */
export function wantsBanditsGone(s: State): boolean {
  return goalCounts(s, 'trophies', 'clearRounds');
}

export function wantsExperiments(s: State): boolean {
  return goalCounts(s, 'experimentsDone', 'containedInR3');
}

/** Where the goal wants somebody of every player; null: nowhere. */
export function meetingPlace(s: State): PlaceNo | null {
  for (const condition of goalOf(s))
    if ('is' in condition && condition.is === 'eachNonExiledAt') return placeNo(condition.place);
  return null;
}

/** Whether the main objective counts this. */
export function goalCounts(s: State, ...names: readonly Count['count'][]): boolean {
  return goalOf(s).some((condition) => 'of' in condition && condition.of.some(({ count }) => names.includes(count)));
}

/** How many of this the main objective wants at least; 0: none. */
export function goalLeast(s: State, name: Count['count']): number {
  const ctx = context(s, { deck: 'objective', card: s.main }, s.first);
  let least = 0;
  for (const condition of goalOf(s))
    if ('least' in condition && condition.of.some(({ count }) => count === name))
      least = Math.max(least, numberOf(s, condition.least, ctx));
  return least;
}

export function average(s: State, conditions: readonly Condition[], ctx: Context): number {
  if (conditions.length === 0) return 0;
  let sum = 0;
  for (const condition of conditions) sum += progress(s, condition, ctx);
  return sum / conditions.length;
}

/** How far a condition is met. */
function progress(s: State, condition: Condition, ctx: Context): number {
  if (holds(s, condition, ctx)) return 1;
  if ('is' in condition && condition.is === 'surviveRounds') return s.round / (condition.rounds + 1);
  if (!('of' in condition)) return 0;
  let have = 0;
  for (const count of condition.of) have += count.count === 'outposts' ? outposts(s) : counted(s, count, ctx);
  if ('least' in condition) return Math.max(0, Math.min(1, have / Math.max(1, numberOf(s, condition.least, ctx))));
  const most = 'most' in condition ? condition.most : 'exactly' in condition ? condition.exactly : condition.below;
  return 1 / (1 + Math.abs(have - numberOf(s, most, ctx)));
}

/** Outposts, where a half-built one counts a little less than its part. */
const HALF_BUILT = 0.9;

function outposts(s: State): number {
  return [1, 2, 3, 4, 5, 6].reduce((sum, place) => sum + outpostPart(s, place), 0);
}

/** As it will be once zombies have come to those who are there. (L161) */
export function outpostPart(s: State, place: PlaceNo): number {
  const { barricades } = outpostOf(s);
  const { lost } = afterZombies(s, place);
  const built = Math.max(0, Math.min(1, (barricadesAt(s, place) - lost) / barricades));
  const tooMany = hasTooMany(s, place);
  return built * (tooMany ? HALF_BUILT / 2 : built < 1 ? HALF_BUILT : 1);
}

export function hasTooMany(s: State, place: PlaceNo): boolean {
  return afterZombies(s, place).zombies > outpostOf(s).zombies;
}

function outpostOf(s: State): { readonly barricades: number; readonly zombies: number } {
  return sideOf(s)?.outpost ?? { barricades: 1, zombies: 0 };
}

function afterZombies(s: State, place: PlaceNo): { readonly zombies: number; readonly lost: number } {
  const due = survivorsAt(s, place).length + s.places[place]!.bandits;
  const come = Math.min(due, emptySpaces(s, place, 0));
  return { zombies: zombiesAt(s, place) + come, lost: due - come };
}
