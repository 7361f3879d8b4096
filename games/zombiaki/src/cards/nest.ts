import { emit, askUnlessOne, rule } from '@horda/kernel';
import { atField } from '../rules/aiming.ts';
import { corpsesLeft, raise } from '../rules/arrivals.ts';
import { seatOf } from '../rules/cards.ts';
import { around } from '../content/board.ts';
import { takeOff } from '../rules/harm.ts';
import { isFree } from '../rules/things.ts';
import { inOrder, pieceOf, zombie } from '../rules/zombies.ts';
import type { CardId, Choice, Field, State, Zombie } from '../state.ts';

interface Locals {
  /** Nests that have had their turn, the last of them now. */
  done: readonly CardId[];
}

/**
 * At the end of the zombie movement step one egg of each nest hatches: a corpse comes on a field next to it that holds no
 * card. An empty nest is discarded. (K152–K154, H8)
 */
export const hatching = rule<State, Locals, Choice & { do: 'field' }>('nest')({
  next(s, my, f) {
    const nest = inOrder(s.zombies).find(({ eggs, card }) => eggs > 0 && !my.done.includes(card));
    if (nest === undefined) return void (f.at = '');
    my.done = [...my.done, nest.card];
    if (corpsesLeft(s) === 0 || placesAround(s, nest).length === 0) f.at = 'next';
  },
  hatch(s, { done }, f) {
    const fields = placesAround(s, zombie(s, done.at(-1)!));
    askUnlessOne<Choice>(s, f, seatOf(s, 'zombies'), 'nest.hatch', fields.map(atField));
  },
  rise(s, { done }, f) {
    const nest = zombie(s, done.at(-1)!);
    nest.eggs--;
    emit(s, { type: 'eggHatched', nest: pieceOf(s, nest), left: nest.eggs });
    raise(s, f.pick.field);
    // What is empty is gone, but nobody has destroyed it.
    if (nest.eggs === 0) takeOff(s, nest);
    f.at = 'next';
  },
});

function placesAround(s: State, { field }: Zombie): Field[] {
  return around(field).filter((other) => isFree(s, other));
}
