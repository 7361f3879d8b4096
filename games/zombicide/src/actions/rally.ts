/** V437: a lone companion is rallied with an action in its zone. */
import { follow } from '../rules/companions.ts';
import { NONE } from '../state.ts';
import { BY_NONE, canPay, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const RALLY_ACTIONS: ActionRules<'rally'> = {
  rally: {
    offer(s, survivor, options) {
      const one = s.survivors[survivor]!;
      for (let companion = 0; companion < s.companions.length; companion++) {
        const { leader, status, zone } = s.companions[companion]!;
        if (leader === NONE && status === 'standing' && zone === one.zone && canPay(one, BY_NONE))
          options.push({ do: 'rally', companion });
      }
    },
    act(s, survivor, { companion }) {
      pay(s.survivors[survivor]!, BY_NONE);
      follow(s, companion, survivor);
    },
  },
};
