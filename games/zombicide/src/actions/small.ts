/** Actions of a line or two: make noise, reload, eat, discard. */
import { call, emit } from '@horda/kernel';
import { ADRENALINE } from '../declared.ts';
import { cardOf, held, isUnloaded, loaded } from '../rules/held.ts';
import { carried, different, discardCard, inHand } from '../rules/inventory.ts';
import { makeNoise } from '../rules/noise.ts';
import { equipmentCard, gearOf } from '../rules/printed.ts';
import { hasSkill } from '../rules/skills.ts';
import type { Held, Survivor } from '../state.ts';
import { BY_NONE, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const SMALL_ACTIONS: ActionRules<'makeNoise' | 'reload' | 'eat' | 'discard'> = {
  makeNoise: {
    offer(s, survivor, options) {
      if (canPay(s.survivors[survivor]!, BY_NONE)) options.push(MAKE_NOISE);
    },
    act(s, survivor) {
      const one = s.survivors[survivor]!;
      pay(one, BY_NONE);
      makeNoise(s, one.zone, 1, 'action');
    },
  },
  /** V172, X26: a weapon, or both of a pair. */
  reload: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      for (const card of different(inHand(s, survivor)))
        if (isUnloaded(card) && (canPay(one, BY_NONE) || hasSkill(s, survivor, 'freeReload')))
          options.push({ do: 'reload', card: cardOf(card) });
    },
    act(s, survivor, { card }) {
      const one = s.survivors[survivor]!;
      if (!hasSkill(s, survivor, 'freeReload')) pay(one, BY_NONE);
      const again = (each: Held): Held => (cardOf(each) === card ? loaded(each) : each);
      one.hand = one.hand.map(again);
      if (hasSkill(s, survivor, 'webbing')) one.pack = one.pack.map(again);
      emit(s, { type: 'reloaded', survivor, card });
    },
  },
  /** V182, Y36: no action, in the own turn only. */
  eat: {
    offer(s, survivor, options) {
      for (const card of different(carried(s.survivors[survivor]!)))
        if (gearOf(s, card).food !== undefined) options.push({ do: 'eat', card: cardOf(card) });
    },
    act(s, survivor, { card }) {
      discardCard(s, survivor, held(card));
      call(s, ADRENALINE, { survivor, n: equipmentCard(s, card).food!, by: 'food' });
    },
  },
  /** V94 */
  discard: {
    offer(s, survivor, options) {
      for (const card of different(carried(s.survivors[survivor]!))) options.push({ do: 'discard', card });
    },
    act: (s, survivor, { card }) => discardCard(s, survivor, card),
  },
};
const MAKE_NOISE = { do: 'makeNoise' } as const;

/** V174: everything is loaded again. */
export function reloadAll(one: Survivor): void {
  if (one.hand.some(isUnloaded)) one.hand = one.hand.map(loaded);
  if (one.pack.some(isUnloaded)) one.pack = one.pack.map(loaded);
}
