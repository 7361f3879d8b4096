/** V5: a goal that can no longer be met: nothing is left that opens doors, and a closed one is in the way. */
import type { Goal } from '../content/mission.ts';
import { COMPANIONS } from '../content/companions.ts';
import { contentOf } from '../content/content.ts';
import { doorNamed } from '../map/board.ts';
import { cardOf } from '../rules/held.ts';
import { carried } from '../rules/inventory.ts';
import { boardHere, missionOf, terrainHere } from '../rules/mission.ts';
import { NONE, type CardNo, type State, type ZoneNo } from '../state.ts';

export function isHopeless(s: State): boolean {
  if (canOpenDoors(s)) return false;
  const reached = zonesReached(s);
  return missionOf(s).goals.some((goal) => !s.done.includes(goal.id) && isOutOfReach(s, goal, reached));
}

/** A card that opens doors is carried, or lies in a deck or its discards; or somebody needs none. (V67, X15) */
function canOpenDoors(s: State): boolean {
  const { equipment } = contentOf(s);
  const opens = (card: CardNo): boolean => equipment[card]!.door !== undefined;
  const isSkilled = s.survivors.some(({ status, skills }) => status === 'standing' && skills.includes('breakIn'));
  const isHelped = s.companions.some(
    ({ who, status }) => status === 'standing' && COMPANIONS[who]!.skill === 'breakIn',
  );
  return (
    isSkilled ||
    isHelped ||
    s.survivors.some((one) => carried(one).map(cardOf).some(opens)) ||
    [s.equipment, s.epic, s.secretService].some(({ deck, discard }) => deck.some(opens) || discard.some(opens))
  );
}

/** Zones that somebody who stands can walk to. */
function zonesReached(s: State): ReadonlySet<ZoneNo> {
  const { steps } = terrainHere(s);
  const reached = new Set(
    s.survivors.flatMap(({ status, zone }) => (status === 'standing' && zone !== NONE ? [zone] : [])),
  );
  for (const zone of reached) for (const next of steps[zone]!) reached.add(next);
  return reached;
}

/** Where a card may still bring what is missing, nothing is certain. */
function isOutOfReach(s: State, goal: Goal, reached: ReadonlySet<ZoneNo>): boolean {
  const { cards } = missionOf(s);
  const hidden = s.placed.filter(({ state }) => state === 'faceDown');
  const canReveal = hidden.some(({ zone }) => zone !== NONE && reached.has(zone));
  if (canReveal) return false;
  switch (goal.test) {
    case 'doorsOpen':
      return goal.doors.some((door) => !s.ground.open.includes(doorNamed(boardHere(s), door)));
    case 'cardsRevealed':
      return hidden.some(({ card }) => goal.cards === undefined || goal.cards.includes(cards[card]!.id));
    case 'allOut':
      return s.exits.length > 0 && !s.exits.some(({ zone }) => reached.has(zone));
    default:
      return false;
  }
}
