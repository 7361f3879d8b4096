/** Zombies come on to the board: from the row, or up from the discard pile. */
import { emit } from '@horda/kernel';
import { remove } from '@horda/parts';
import { counted } from '../content/printed.ts';
import type { CardId, Field, State, Zombie } from '../state.ts';
import { printed } from './cards.ts';
import { around, fieldAt, LANES, LAST_STREET } from '../content/board.ts';
import { isFree } from './things.ts';
import { eatJelly } from './walk.ts';
import { newZombie, pieceOf, traits } from './zombies.ts';

/** The fields on which a zombie can be put into play. (Z75, Z76) */
export function deploymentFields(s: State): Field[] {
  return DEPLOYMENT.filter((field) => isFree(s, field));
}
const DEPLOYMENT: readonly Field[] = LANES.map((lane) => fieldAt(lane, LAST_STREET));

/** Puts the card in play on the board. */
export function deploy(s: State, card: CardId, field: Field): void {
  const z = newZombie(s, card, field, false);
  s.zombies.push(z);
  if (s.inPlay === card) s.inPlay = -1;
  emit(s, { type: 'zombieDeployed', zombie: pieceOf(s, z), field });
  settle(s, z);
}

/** Cards of the zombie discard pile that could rise. */
export function corpsesLeft(s: State): number {
  return s.piles[0].length;
}

/** The last discarded card, or `card`, comes face down as a zombie of Strength 1. (M7, D4, R58) */
export function raise(s: State, field: Field, card: CardId = s.piles[0].at(-1)!): Zombie {
  remove(s.piles[0], card);
  const z = newZombie(s, card, field, true);
  s.zombies.push(z);
  emit(s, { type: 'corpseRose', zombie: pieceOf(s, z), field });
  settle(s, z);
  return z;
}

/** Mamka feeds a zombie put into play next to her, and the zombie eats jelly on its field. (K142, P163) */
function settle(s: State, z: Zombie): void {
  for (const mamka of s.zombies) {
    if (!traits(s, mamka).feeds || !around(z.field).includes(mamka.field)) continue;
    const bonus = counted(printed(s, mamka.card), 'bonus');
    z.bonus += bonus;
    emit(s, { type: 'zombieStrengthened', zombie: pieceOf(s, z), strength: bonus });
  }
  eatJelly(s, z);
}
