import { emit, rule } from '@horda/kernel';
import { aimedAt, byItsText, withoutEffect } from '../rules/aiming.ts';
import { pieceOfCard } from '../rules/cards.ts';
import { around } from '../content/board.ts';
import { lay } from '../rules/things.ts';
import { inOrder, pieceOf, strengthNow, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Field, State, Target } from '../state.ts';

/** Holds neighbours of little Strength where they are, until the next human turn. (P561–P564, J10) */
export const net: Play = {
  targets: (s, { value }) => groups(s, value).map((fields) => atAllOn(s, fields)),
  why: (s, card, target) => (target === null ? withoutEffect(s) : byItsText(s, card)),
  effect: rule<State, Aimed>('net')({
    cast(s, { card, target }) {
      for (const each of aimedAt(target, 'zombies').zombies) {
        const z = zombie(s, each);
        z.netted = true;
        emit(s, { type: 'zombieHeld', zombie: pieceOf(s, z), by: pieceOfCard(s, card) });
      }
      lay(s, card);
    },
  }),
};

/** All sets of connected fields whose zombies have at most this Strength together. */
function groups(s: State, most: number): readonly (readonly Field[])[] {
  const found = new Map<string, readonly Field[]>();
  const strength = strengthByField(s);
  const add = (fields: readonly Field[], left: number): void => {
    const group = fields.toSorted((a, b) => a - b);
    const key = group.join();
    if (left < 0 || found.has(key)) return;
    found.set(key, group);
    for (const next of new Set(group.flatMap(around))) {
      const more = strength.get(next);
      if (more !== undefined && !group.includes(next)) add([...group, next], left - more);
    }
  };
  for (const [field, here] of strength) add([field], most - here);
  return [...found.values()];
}

/** A cat goes into the net with the zombie whose field it shares. (P203, R74) */
function strengthByField(s: State): ReadonlyMap<Field, number> {
  const strength = new Map<Field, number>();
  for (const z of inOrder(s.zombies))
    if (!z.netted) strength.set(z.field, (strength.get(z.field) ?? 0) + strengthNow(s, z));
  return strength;
}

function atAllOn(s: State, fields: readonly Field[]): Target {
  const zombies = inOrder(s.zombies.filter(({ field }) => fields.includes(field)));
  return { do: 'zombies', zombies: zombies.map(({ card }) => card) };
}
