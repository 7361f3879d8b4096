import { call, rule } from '@horda/kernel';
import { byItsAim, NOTHING, NOW } from '../rules/aiming.ts';
import { corpsesLeft, deploymentFields } from '../rules/arrivals.ts';
import { corpses } from '../rules/corpses.ts';
import type { Aimed, Play } from '../card.ts';
import type { State } from '../state.ts';

/** A corpse comes on every field of street V without a card; at least one must be able to. (K221–K223) */
export const plague: Play = {
  targets: (s) => (corpsesLeft(s) > 0 && deploymentFields(s).length > 0 ? NOW : NOTHING),
  why: byItsAim,
  effect: rule<State, Aimed>('plague')({
    spread(s) {
      call(s, corpses, {});
    },
  }),
};
