/** What stands against a Move, a search, a door, an objective. */
import { isHere } from './actions/objective.ts';
import type { Condition } from './content/operations.ts';
import { holds } from './effects/conditions.ts';
import { against, type Obstacle, type Reason } from './obstacle.ts';
import { cardOn, guardOf, isGuarded, isOpenHumvee, mayReveal } from './rules/guarded.ts';
import { carriesLight, inHand } from './rules/inventory.ts';
import { boardHere, missionOf, terrainHere } from './rules/mission.ts';
import { gearOf } from './rules/printed.ts';
import { hasSkill } from './rules/skills.ts';
import { zombiesIn } from './rules/table.ts';
import { isSlippery, isTank, maySlip, surcharge } from './rules/walking.ts';
import { NONE, TYPES, type DoorNo, type Held, type State, type SurvivorNo, type ZoneNo } from './state.ts';
import { BY_DOOR, BY_MOVE, BY_SEARCH, canPay } from './turn/payment.ts';

export function whyNotMove(s: State, survivor: SurvivorNo, way: readonly ZoneNo[]): Obstacle {
  const one = s.survivors[survivor]!;
  const { steps } = terrainHere(s);
  let from = one.zone;
  for (const to of way) {
    if (!steps[from]!.includes(to)) return whyApart(s, from, to);
    from = to;
  }
  const board = boardHere(s);
  const forTank = way.filter((zone) => isTank(board, zone)).length;
  const extra = forTank + (maySlip(s, survivor) ? 0 : surcharge(s, survivor));
  if (!canPay(one, BY_MOVE)) return against('V32', { is: 'noActions' });
  if (!canPay(one, BY_MOVE, extra))
    return against(extra > forTank ? 'V43' : 'V49', {
      is: 'tooDear',
      cost: 1 + extra,
      left: one.actions + one.bonus + one.free.filter((free) => free === 'move').length,
    });
  const stops = !isSlippery(s, survivor) && way.slice(0, -1).some((zone) => zombiesIn(s, zone) > 0);
  return against(stops ? 'V46' : 'V40', { is: 'tooFar', zone: from });
}

/** V40, V70: a door that could be opened is named; anything else is as a wall. */
function whyApart(s: State, from: ZoneNo, to: ZoneNo): Obstacle {
  const door = boardHere(s).doors.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (door === undefined) return against('V40', { is: 'noWay', zone: to });
  return door.state === 'sealed'
    ? against('V70', { is: 'doorSealed' })
    : against('V40', { is: 'closedDoor', between: [from, to] });
}

export function whyNotSearch(s: State, survivor: SurvivorNo, light: boolean): Obstacle | null {
  const one = s.survivors[survivor]!;
  const { zones, places } = boardHere(s);
  const { kind } = zones[one.zone]!;
  const isHumvee = places.humvee === one.zone;
  const isRoom = kind === 'room' || kind === 'dark';
  if (kind === 'corridor') return against('V64', { is: 'corridor' });
  if (!isHumvee && !isRoom && !(kind !== 'tank' && hasSkill(s, survivor, 'scavenger')))
    return against('V65', { is: 'noBuilding' });
  if (zombiesIn(s, one.zone) > 0) return against('V52', { is: 'zombiesHere', crowd: crowdIn(s, one.zone) });
  if (one.searched && !hasSkill(s, survivor, 'searchMore')) return against('V53', { is: 'searched' });
  if (isHumvee && !isOpenHumvee(s, one.zone)) return against('V382', whoGuards(s, one.zone));
  if (!isHumvee && isGuarded(s, one.zone)) return against('V380', whoGuards(s, one.zone));
  if (!canPay(one, BY_SEARCH)) return against('V32', { is: 'noActions' });
  if (light && !carriesLight(s, one)) return against('V55', { is: 'noFlashlight' });
  // V55, V56: by day, and while it shines, a Flashlight is used in any case.
  if (!light && carriesLight(s, one) && (!s.night || one.light !== NONE)) return against('V55', { is: 'noEffect' });
  return light ? null : against('V60', { is: 'deckEmpty' });
}

export function whyNotDoor(s: State, survivor: SurvivorNo, door: DoorNo, card: Held): Obstacle | null {
  const one = s.survivors[survivor]!;
  const spec = boardHere(s).doors[door];
  if (spec === undefined || (spec.a !== one.zone && spec.b !== one.zone))
    return against('V67', { is: 'doorElsewhere' });
  if (s.ground.open.includes(door)) return against('V68', { is: 'doorOpen' });
  if (spec.state === 'sealed') return against('V70', { is: 'doorSealed' });
  if (spec.onlyIf !== null && !holds(s, spec.onlyIf, NONE)) return against('V70', whatOpens(s, spec.onlyIf));
  const placed = cardOn(s, door);
  if (placed !== undefined && !mayReveal(s, placed)) return against('Y79', whichFirst(s));
  if (placed === undefined && spec.state === 'byCard') return against('V74', { is: 'doorWaits' });
  const tools = inHand(s, survivor).filter((each) => gearOf(s, each).door !== undefined);
  const breaksIn = hasSkill(s, survivor, 'breakIn');
  if (!breaksIn && !tools.includes(card)) return against('V67', { is: 'noDoorTool' });
  // X15: no tool is needed, and none is used.
  if (breaksIn && card !== NONE) return against('X15', { is: 'noEffect' });
  if (!canPay(one, BY_DOOR)) return against('V32', { is: 'noActions' });
  return against('V389', { is: 'cardDoorFirst' });
}

/** `place`: in the state's list of cards. */
export function whyNotObjective(s: State, survivor: SurvivorNo, place: number): Obstacle | null {
  const placed = s.placed[place];
  if (placed === undefined || !isHere(s, placed, s.survivors[survivor]!.zone))
    return against('V98', { is: 'noObjective' });
  return mayReveal(s, placed) ? null : against('V412', whichFirst(s));
}

/** The number that is printed on the back of a card. (V360) */
function backOf(id: string): string {
  return id.replace(/^.*-/u, '');
}

/** V380–V382: the card that lies there; backs of tokens that changed places tell nothing. */
export function whoGuards(s: State, zone: ZoneNo): Reason {
  const { card = NONE } = guardOf(s, zone) ?? {};
  return { is: 'cardsGuard', back: card === NONE ? '' : backOf(missionOf(s).cards[card]!.id) };
}

function whichFirst(s: State): Reason {
  return { is: 'otherCardFirst', back: backOf(missionOf(s).firstCard ?? '') };
}

/** V70: the first thing that the door waits for. */
function whatOpens(s: State, condition: Condition): Reason {
  const all = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition];
  const missing = all.find((one) => !holds(s, one, NONE)) ?? condition;
  return {
    is: 'doorLocked',
    keyword: 'keyword' in missing ? missing.keyword : null,
    achievement: 'achievement' in missing ? missing.achievement : null,
  };
}

/** Walkers, brutes, runners, abominations of a zone. */
export function crowdIn({ zombies, abominations }: State, zone: ZoneNo): readonly number[] {
  return [...zombies.slice(zone * TYPES, (zone + 1) * TYPES), abominations.filter((one) => one.zone === zone).length];
}
