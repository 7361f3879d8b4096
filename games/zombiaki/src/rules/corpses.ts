import { ask, rule } from '@horda/kernel';
import type { Choice, State } from '../state.ts';
import { aimedAt, atField } from './aiming.ts';
import { corpsesLeft, deploymentFields, raise } from './arrivals.ts';
import { crossOver } from './asking.ts';
import { seatOf } from './cards.ts';

/**
 * A corpse appears on every free field of street V. If the discard pile has too few cards, the zombies choose the
 * fields. (K221, K223, P553, D4)
 */
export const corpses = rule<State, object, Choice & { do: 'field' }>('corpses')({
  look(s, _my, f) {
    const fields = deploymentFields(s);
    if (fields.length === 0 || corpsesLeft(s) === 0) f.at = '';
    else if (isAChoice(s)) crossOver(s, 'zombies');
  },
  place(s, _my, f) {
    const fields = deploymentFields(s);
    if (isAChoice(s)) ask<Choice>(s, seatOf(s, 'zombies'), 'corpses.place', fields.map(atField));
    else f.pick = aimedAt(atField(fields[0]!), 'field');
  },
  rise(s, _my, f) {
    if (isAChoice(s)) crossOver(s, 'zombies');
    raise(s, f.pick.field);
    f.at = 'look';
  },
});

function isAChoice(s: State): boolean {
  return deploymentFields(s).length > corpsesLeft(s);
}
