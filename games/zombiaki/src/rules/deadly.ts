/** Steps that affect other zombies, and steps that may kill the zombie that takes them. */
import type { Field, State, Zombie } from '../state.ts';
import { printed, traitsOf } from './cards.ts';
import { isHarmlessTo } from './holes.ts';
import { isExplosive, thingOn } from './things.ts';
import { attachedTo, has, strengthNow, traits } from './zombies.ts';

/**
 * Whether a step of this zombie to one of these fields may hurt others, make new zombies appear beside it, or make all
 * retreat because the Boss is lost: then the order of moves matters. (R4, K261)
 */
export function stirsOthers(s: State, z: Zombie, fields: readonly Field[]): boolean {
  if (fields.some((to) => isExplosive(s, to))) return true;
  return (traits(s, z).leaves === 'corpses' || has(s, z, 'leads')) && fields.some((to) => mayDieOn(s, z, to));
}

/** Whether its shoes, or the card on the field, may kill this zombie there. (K451, K471, P583, P612, P642) */
function mayDieOn(s: State, z: Zombie, to: Field): boolean {
  const shoes = attachedTo(s, z, 'hurtsWalkers');
  const arrived = { ...z, field: to, wounds: z.wounds + (shoes === null ? 0 : printed(s, shoes.card).wounds) };
  const left = strengthNow(s, arrived);
  if (left <= 0) return true;
  const thing = thingOn(s, to);
  if (thing === null || has(s, z, 'shields')) return false;
  const { springs, destroys } = traitsOf(s, thing.card);
  if (!springs || isHarmlessTo(s, thing.card, arrived)) return false;
  return destroys || printed(s, thing.card).wounds >= left;
}
