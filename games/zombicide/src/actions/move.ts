/** V40–V51: Moves, one after another along a way. */
import { ask, call, rule, type Rule } from '@horda/kernel';
import { aimChoices, shine } from '../rules/light.ts';
import { boardHere, terrainHere } from '../rules/mission.ts';
import { isStanding, zombiesIn } from '../rules/table.ts';
import {
  extraCost,
  isSlippery,
  isTank,
  maySlip,
  maySprint,
  SPRINT,
  stepTo,
  surcharge,
  zonesNow,
  zonesPerMove,
} from '../rules/walking.ts';
import { NONE, type Choice, type State, type SurvivorNo, type ZoneNo } from '../state.ts';
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
    pay(one, BY_MOVE, extraCost(s, survivor, way.slice(my.next, to), my.unhindered));
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

export const MOVE_RULES: readonly Rule<State>[] = [moving];
