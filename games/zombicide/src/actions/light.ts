/** V301, V307: a Flashlight is switched on or off by an action. By day this has no effect and is not offered. (V300) */
import { carriesLight } from '../rules/inventory.ts';
import { aims, shine } from '../rules/light.ts';
import { NONE } from '../state.ts';
import { BY_NONE, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const LIGHT_ACTIONS: ActionRules<'lightOn' | 'lightOff'> = {
  lightOn: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (!s.night || one.light !== NONE || !carriesLight(s, one) || !canPay(one, BY_NONE)) return;
      for (const at of aims(s, survivor)) options.push({ do: 'lightOn', at });
    },
    act(s, survivor, { at }) {
      pay(s.survivors[survivor]!, BY_NONE);
      shine(s, survivor, at);
    },
  },
  lightOff: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      if (one.light !== NONE && canPay(one, BY_NONE)) options.push({ do: 'lightOff' });
    },
    act(s, survivor) {
      pay(s.survivors[survivor]!, BY_NONE);
      shine(s, survivor, NONE);
    },
  },
};
