import { rule } from '@horda/kernel';
import { aimedAt, atField } from '../rules/aiming.ts';
import { deploy, deploymentFields } from '../rules/arrivals.ts';
import { LAST_STREET, streetOf } from '../content/board.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** Every zombie: put it on a field of street V that holds no card. (Z75–Z77, R22, D13) */
export const deployment: Play = {
  targets: (s) => deploymentFields(s).map(atField),
  why: (_s, _card, target) => {
    if (target === null) return 'Z77';
    return target.do === 'field' && streetOf(target.field) === LAST_STREET ? 'Z76' : 'Z75';
  },
  effect: rule<State, Aimed>('deployment')({
    putDown(s, { card, target }) {
      deploy(s, card, aimedAt(target, 'field').field);
    },
  }),
};
