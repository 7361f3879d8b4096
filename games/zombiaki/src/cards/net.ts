import { ask, emit, rule } from '@horda/kernel';
import { atZombie, byItsText, withoutEffect, zombieAimedAt } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { pieceOfCard, printed, seatOf } from '../rules/cards.ts';
import { around } from '../content/board.ts';
import { lay } from '../rules/things.ts';
import { inOrder, pieceOf, strengthNow, targets, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Choice, Field, State, Zombie } from '../state.ts';

interface Locals extends Aimed {
  /** Where it falls. */
  fields?: readonly Field[];
}

const ENOUGH: Choice = { do: 'enough' };

/**
 * Holds neighbours of little Strength where they are, until the next human turn: one is chosen, then more that stand next
 * to those who are in it. (P561–P564, J10)
 */
export const net: Play = {
  targets: (s, card) => joining(s, [], counted(card, 'hold')).map(atZombie),
  why: (s, card, target) => (target === null ? withoutEffect(s) : byItsText(s, card)),
  effect: rule<State, Locals, Choice & { do: 'zombie' | 'enough' }>('net')({
    begin(s, my) {
      my.fields = [zombie(s, zombieAimedAt(my.target)).field];
    },
    widen(s, { card, fields }, f) {
      const more = joining(s, fields!, counted(printed(s, card), 'hold'));
      if (more.length === 0) f.at = 'cast';
      else ask<Choice>(s, seatOf(s, 'humans'), 'net.widen', [...more.map(atZombie), ENOUGH]);
    },
    join(s, my, f) {
      const { pick } = f;
      if (pick.do === 'enough') return;
      my.fields = [...my.fields!, zombie(s, pick.zombie).field];
      f.at = 'widen';
    },
    cast(s, { card, fields }) {
      for (const z of inOrder(s.zombies)) {
        if (!fields!.includes(z.field)) continue;
        z.netted = true;
        emit(s, { type: 'zombieHeld', zombie: pieceOf(s, z), by: pieceOfCard(s, card) });
      }
      lay(s, card);
    },
  }),
};

/** Who can be taken in besides those on these fields, one for each field; the first may stand anywhere. */
function joining(s: State, fields: readonly Field[], most: number): Zombie[] {
  const left = fields.reduce((rest, field) => rest - strengthOn(s, field), most);
  return targets(s).filter(({ field, netted }) => {
    if (netted || fields.includes(field) || strengthOn(s, field) > left) return false;
    return fields.length === 0 || fields.some((other) => around(other).includes(field));
  });
}

/** A cat goes into the net with the zombie whose field it shares. (P203, R74) */
function strengthOn(s: State, field: Field): number {
  return s.zombies.reduce((sum, z) => (z.field === field ? sum + strengthNow(s, z) : sum), 0);
}
