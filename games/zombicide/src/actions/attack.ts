/** V136, V150, V176: attacks. What can be struck is worked out in `combat/`. */
import { call } from '@horda/kernel';
import { addToRow } from '../combat/escalation.ts';
import { offerAttacks } from '../combat/offer.ts';
import { ATTACK, MOLOTOV } from '../declared.ts';
import { byAttack, pay } from '../turn/payment.ts';
import type { ActionRules } from './action.ts';

export const ATTACK_ACTIONS: ActionRules<'attack' | 'throw'> = {
  attack: {
    offer: offerAttacks,
    act(s, survivor, { kind, with: weapons, zone, allOut, light }) {
      // X33, X34: an improvised weapon is free.
      if (weapons.length > 0) pay(s.survivors[survivor]!, byAttack(kind, allOut > 0, weapons.length > 1));
      call(s, ATTACK, { survivor, kind, with: weapons, zone, allOut, light });
    },
  },
  throw: {
    // Offered with the other attacks.
    offer: () => {},
    act(s, survivor, { card, zone }) {
      const one = s.survivors[survivor]!;
      pay(one, byAttack('ranged', false, false));
      addToRow(s, one, 'ranged');
      call(s, MOLOTOV, { survivor, card, zone });
    },
  },
};
