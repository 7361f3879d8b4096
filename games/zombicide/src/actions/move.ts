/** V40–V51: Moves, one after another along a way. */
import { ask, call, rule, type Rule } from '@horda/kernel';
import { aimChoices, shine } from '../rules/light.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { countSkill, hasSkill, isUsed, use } from '../rules/skills.ts';
import { isStanding, zombiesIn } from '../rules/table.ts';
import { isSlippery, isTank, maySlip, stepTo, surcharge } from '../rules/walking.ts';
import { NONE, type Choice, type State, type Survivor, type SurvivorNo, type ZoneNo } from '../state.ts';
import { BY_MOVE, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const MOVE_ACTIONS: ActionRules<'move'> = {
  move: {
    offer: (s, survivor, options) => offerMoves(s, survivor, options, false),
    act: (s, survivor, { way }) => moveAlong(s, survivor, way, false),
  },
};

export function moveAlong(s: State, survivor: SurvivorNo, way: readonly ZoneNo[], unhindered: boolean): void {
  call(s, moving, { survivor, way, next: 0, unhindered });
}

/**
 * One choice for each zone within reach, by its shortest way. A way ends at zombies, which would make the next Move
 * dearer, unless the survivor is slippery; and on the tank, where the view is worth a stop.
 */
export function offerMoves(s: State, survivor: SurvivorNo, options: Choice[], unhindered: boolean): void {
  const reach = zonesWithin(s, survivor, unhindered, 0);
  if (reach === 0) return;
  const board = boardHere(s);
  const { steps } = terrainHere(s);
  const passes = isSlippery(s, survivor);
  const ways: (readonly ZoneNo[])[] = [NO_WAY];
  const seen: ZoneNo[] = [s.survivors[survivor]!.zone];
  // In the order of distance: the list grows while it is read.
  for (let i = 0; i < seen.length; i++) {
    const from = seen[i]!;
    const way = ways[i]!;
    if (way.length === reach) break;
    if (i > 0 && (isTank(board, from) || (!passes && zombiesIn(s, from) > 0))) continue;
    for (const to of steps[from]!) {
      if (seen.includes(to)) continue;
      if (isTank(board, to) && way.length >= zonesWithin(s, survivor, unhindered, 1)) continue;
      const onward = [...way, to];
      seen.push(to);
      ways.push(onward);
      options.push({ do: 'move', way: onward });
    }
  }
}
const NO_WAY: readonly ZoneNo[] = [];

/** How many zones a way may have. Bonus actions pay for a single Move only: they are not spent in passing. */
function zonesWithin(s: State, survivor: SurvivorNo, unhindered: boolean, forTank: number): number {
  const one = s.survivors[survivor]!;
  const extra = forTank + (unhindered || maySlip(s, survivor) ? 0 : surcharge(s, survivor));
  let moves = one.actions - extra;
  if (moves >= 0) for (const free of one.free) if (free === 'move') moves++;
  if (moves <= 0) moves = canPay(one, BY_MOVE, extra) ? 1 : 0;
  if (moves === 0) return 0;
  const zones = zonesPerMove(s, survivor);
  return moves * zones + (maySprint(s, survivor, one) ? SPRINT - 1 : 0);
}

/** X6: one, and one more with the skill. */
function zonesPerMove(s: State, survivor: SurvivorNo): number {
  return 1 + countSkill(s, survivor, 'zonePerMove');
}

/** X53: one Move a turn covers up to three zones. */
const SPRINT = 3;
function maySprint(s: State, survivor: SurvivorNo, one: Survivor): boolean {
  return hasSkill(s, survivor, 'sprint') && !isUsed(one, 'sprint');
}

interface Moving {
  survivor: SurvivorNo;
  way: readonly ZoneNo[];
  /** The next zone of the way. */
  next: number;
  unhindered: boolean;
}

const moving = rule<State, Moving, Choice>('move')({
  /** One Move. V44: the whole way was payable when it was offered. */
  go(s, my, f) {
    const { survivor, way } = my;
    const one = s.survivors[survivor]!;
    if (!isStanding(s, survivor)) return void (f.at = '');
    const to = my.next + zonesNow(s, survivor, way.length - my.next);
    pay(one, BY_MOVE, extraCost(s, my, to));
    while (my.next < to) {
      stepTo(s, survivor, way[my.next++]!);
      // V46: entering a zone with zombies ends it.
      if (zombiesIn(s, one.zone) > 0 && !isSlippery(s, survivor)) my.next = way.length;
    }
    if (my.next < way.length) f.at = 'go';
  },
  /** V306: the beam may be turned for free. */
  turn(s, { survivor }, f) {
    const { owner, light } = s.survivors[survivor]!;
    if (light === NONE) f.at = '';
    else ask(s, owner, 'move.turn', aimChoices(s, survivor, light));
  },
  aim(s, { survivor }, { pick }) {
    if (pick.do === 'aim') shine(s, survivor, pick.at);
  },
});

/** Zones of this Move, when so many are left. A Sprint is used where it saves a Move. */
function zonesNow(s: State, survivor: SurvivorNo, left: number): number {
  const one = s.survivors[survivor]!;
  const zones = zonesPerMove(s, survivor);
  const sprint = zones + SPRINT - 1;
  const saves = Math.ceil(left / zones) > 1 + Math.ceil(Math.max(0, left - sprint) / zones);
  if (!saves || !maySprint(s, survivor, one)) return Math.min(zones, left);
  use(one, 'sprint');
  return Math.min(sprint, left);
}

/** V43, V49, V50: for zombies left behind and for the tank. */
function extraCost(s: State, { survivor, way, next, unhindered }: Moving, to: number): number {
  const board = boardHere(s);
  let extra = unhindered ? 0 : surcharge(s, survivor);
  if (extra > 0 && maySlip(s, survivor)) {
    use(s.survivors[survivor]!, 'slippery');
    extra = 0;
  }
  for (let i = next; i < to; i++) if (isTank(board, way[i]!)) extra++;
  return extra;
}

export const MOVE_RULES: readonly Rule<State>[] = [moving];
