/** What a drawing of the table tells besides sentences: goals as counts, what is printed on cards, places by their names. */
import type { Goal } from '../content/mission.ts';
import { isAnnounced } from '../effects/standing.ts';
import { doorNamed, zoneNamed } from '../map/board.ts';
import { UNSEEN } from '../map/sight.ts';
import { tableOf } from '../obstacle.ts';
import { isInCar } from '../rules/cars.ts';
import { cardOf, isUnloaded } from '../rules/held.ts';
import { HANDS, packSize } from '../rules/inventory.ts';
import { beamSeers, isLit } from '../rules/light.ts';
import { boardHere, missionOf, terrainHere } from '../rules/mission.ts';
import { equipmentCard, gearOf, healthOf, survivorCard } from '../rules/printed.ts';
import { sees } from '../rules/sight.ts';
import { zoneOfCompanion } from '../rules/table.ts';
import { NONE, TYPES, type SurvivorNo, type ZoneNo } from '../state.ts';
import type { View } from '../view.ts';
import { withPlaces } from './missions/text.ts';

export {
  beamSeers,
  boardHere,
  cardOf,
  equipmentCard,
  gearOf,
  HANDS,
  healthOf,
  isInCar,
  isLit,
  isUnloaded,
  missionOf,
  NONE,
  survivorCard,
  terrainHere,
  TYPES,
  zoneOfCompanion,
};

/** A goal of the mission: so much of it is done. */
export interface GoalShown {
  readonly id: string;
  readonly have: number;
  readonly need: number;
  readonly met: boolean;
}

export function goalsOf(view: View): readonly GoalShown[] {
  const s = tableOf(view);
  return missionOf(view)
    .goals.filter((goal) => isAnnounced(s, goal))
    .map((goal) => {
      const met = view.done.includes(goal.id);
      const [have, need] = countsOf(view, goal);
      return { id: goal.id, have: met ? need : Math.min(have, need), need, met };
    });
}

/** What is done, and what is needed. */
function countsOf(view: View, goal: Goal): readonly [number, number] {
  const board = boardHere(view);
  switch (goal.test) {
    case 'doorsOpen':
      return [goal.doors.filter((door) => view.ground.open.includes(doorNamed(board, door))).length, goal.doors.length];
    case 'cardsRevealed': {
      const { cards } = missionOf(view);
      // Cards whose backs are alike cannot be told apart: they are counted by their places.
      const isCounted = (card: number): boolean =>
        goal.cards === undefined || card === NONE || goal.cards.includes(cards[card]!.id);
      const placed = view.placed.filter(({ card }) => isCounted(card));
      const need = goal.cards?.length ?? placed.length;
      return [Math.max(0, need - placed.filter(({ state }) => state === 'faceDown').length), need];
    }
    case 'allOut': {
      const inPlay = view.survivors.filter(({ status }) => status === 'standing' || status === 'escaped');
      return [inPlay.filter(({ status }) => status === 'escaped').length, inPlay.length];
    }
    case 'companionsOut':
      return [view.companions.filter(({ status }) => status === 'escaped').length, goal.n];
    default:
      return [view.done.includes(goal.id) ? 1 : 0, 1];
  }
}

/** `{2V.s1}` and `{4R.r2|4R.s5}` in a text become what zones and doors are called. */
export function withZones(
  text: string,
  view: View,
  zone: (n: ZoneNo) => string,
  door: (a: ZoneNo, b: ZoneNo) => string,
): string {
  const board = boardHere(view);
  return withPlaces(text, (place) => {
    const [a, b] = place.split('|');
    return b === undefined ? zone(zoneNamed(board, a!)) : door(zoneNamed(board, a!), zoneNamed(board, b));
  });
}

/** Places in the backpack. */
export function packOf(view: View, survivor: SurvivorNo): number {
  return packSize(tableOf(view), survivor);
}

/** The zones that a survivor sees, with their range. */
export function sightOf(view: View, survivor: SurvivorNo): ReadonlyMap<ZoneNo, number> {
  const s = tableOf(view);
  const ranges = boardHere(view).zones.map((_, zone) => [zone, sees(s, survivor, zone)] as const);
  return new Map(ranges.filter(([, range]) => range !== UNSEEN));
}
