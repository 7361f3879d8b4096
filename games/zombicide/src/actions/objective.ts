/** V98–V104, V248, V361: objectives and crates are taken, and those who lie knocked out are picked up. */
import { call, emit } from '@horda/kernel';
import { ADRENALINE, DRAWING, REVEAL } from '../declared.ts';
import { isGuarded, mayReveal } from '../rules/guarded.ts';
import { boardHere, missionOf } from '../rules/mission.ts';
import { zoneNamed } from '../map/board.ts';
import { NONE, type Placed, type State, type ZoneNo } from '../state.ts';
import { BY_NONE, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

/** Y38: a survivor who lies knocked out counts as an objective token. */
const PICK_UP_AP = 5;

export const OBJECTIVE_ACTIONS: ActionRules<'objective' | 'crate' | 'pickUp'> = {
  objective: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (!canPay(one, BY_NONE)) return;
      for (let place = 0; place < s.placed.length; place++) {
        const placed = s.placed[place]!;
        if (isHere(s, placed, one.zone) && mayReveal(s, placed)) options.push({ do: 'objective', place });
      }
    },
    act(s, survivor, { place }) {
      pay(s.survivors[survivor]!, BY_NONE);
      call(s, REVEAL, { card: s.placed[place]!.card, survivor, noisy: false });
    },
  },
  crate: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (s.crates.includes(one.zone) && canPay(one, BY_NONE) && !isGuarded(s, one.zone)) options.push({ do: 'crate' });
    },
    /** Y1: not a search. Y3: nothing comes out of it when there is no epic card left. */
    act(s, survivor) {
      const one = s.survivors[survivor]!;
      pay(one, BY_NONE);
      const at = s.crates.indexOf(one.zone);
      s.crates = s.crates.filter((_, i) => i !== at);
      s.progress = s.round;
      emit(s, { type: 'crateOpened', survivor, zone: one.zone });
      call(s, DRAWING, { survivor, deck: 'epic', n: 1, search: false });
    },
  },
  pickUp: {
    offer(s, survivor, options) {
      const { zone } = s.survivors[survivor]!;
      for (let other = 0; other < s.survivors.length; other++) {
        const one = s.survivors[other]!;
        if (one.status === 'down' && one.zone === zone && canPay(s.survivors[survivor]!, BY_NONE))
          options.push({ do: 'pickUp', survivor: other });
      }
    },
    /** V249: alive, and out until the next mission. */
    act(s, survivor, pick) {
      pay(s.survivors[survivor]!, BY_NONE);
      const one = s.survivors[pick.survivor]!;
      one.status = 'rescued';
      one.zone = NONE;
      emit(s, { type: 'survivorRescued', survivor: pick.survivor, by: survivor });
      call(s, ADRENALINE, { survivor, n: PICK_UP_AP, by: 'rescue' });
    },
  },
};

/** V361: in its zone. W15: one that stayed on a door is resolved again where the mission says. */
export function isHere(s: State, { card, zone, door, state }: Placed, here: ZoneNo): boolean {
  if (state === 'gone') return false;
  if (door === NONE) return zone === here;
  const { again } = missionOf(s).cards[card]!;
  return state === 'stays' && again !== undefined && zoneNamed(boardHere(s), again) === here;
}
