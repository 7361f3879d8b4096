import { cloneKernel, copyList } from '@horda/kernel';
import type { Shelter, State } from './state.ts';

/** A copy in the key order of `setup`; shares only what never changes. */
export function clone(s: State): State {
  return {
    kernel: cloneKernel(s.kernel),
    options: s.options,
    kinds: s.kinds,
    city: s.city,
    turned: s.turned,
    shelters: s.shelters.map(cloneShelter),
    loose: copyList(s.loose),
    dead: s.dead.slice(),
    lost: s.lost.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    inPlay: s.inPlay,
    active: s.active,
    turn: s.turn,
    still: s.still,
    ending: s.ending,
    winners: copyList(s.winners),
  };
}

function cloneShelter({ survivors, barriers, zombies, hand, alive }: Shelter): Shelter {
  return {
    survivors: survivors.slice(),
    barriers: copyList(barriers),
    zombies: copyList(zombies),
    hand: hand.slice(),
    alive,
  };
}
