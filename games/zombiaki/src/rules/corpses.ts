import { offer, rule } from '@horda/kernel';
import type { Choice, State } from '../state.ts';
import { aimedAt, atField } from './aiming.ts';
import { corpsesLeft, deploymentFields, raise } from './arrivals.ts';
import { seatOf } from './cards.ts';

/**
 * A corpse comes on every free field of street V. With too few cards in the discard pile the zombies choose the fields.
 * (K221, K223, P553, D4)
 */
export const corpses = rule<State, object, Choice & { do: 'field' }>('corpses')({
  place(s, _my, f) {
    const fields = deploymentFields(s);
    if (fields.length === 0 || corpsesLeft(s) === 0) f.at = '';
    else if (fields.length <= corpsesLeft(s)) f.pick = aimedAt(atField(fields[0]!), 'field');
    else offer(s, f, seatOf(s, 'zombies'), 'corpses.place', fields.map(atField));
  },
  rise(s, _my, f) {
    raise(s, f.pick.field);
    f.at = 'place';
  },
});
