import { ask, call, askUnlessOne, rule } from '@horda/kernel';
import { counted } from '../content/printed.ts';
import { printed, seatOf } from '../rules/cards.ts';
import { around } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo } from '../rules/moving.ts';
import { findZombie, inOrder, isPet, zombie } from '../rules/zombies.ts';
import type { CardId, Choice, State, Zombie } from '../state.ts';

type Step = Choice & { do: 'move' | 'stay' };

interface Locals {
  /** Who is on its way, and how many steps it has left. */
  pet?: CardId;
  left?: number;
}

/**
 * Dogs and cats move before the zombies, each as many steps as it has, in any direction, and at least one if it can. Which
 * of them goes first is up to their owner. (P192, P193, P201)
 */
export const pets = rule<State, Locals, Step>('pets')({
  step(s, { pet = -1, left = 0 }, f) {
    const seat = seatOf(s, 'zombies');
    const walking = left === 0 ? null : findZombie(s, pet);
    const further = walking === null ? [] : stepsOf(s, walking);
    if (further.length > 0) return ask<Choice>(s, seat, 'pets.step', [...further, { do: 'stay', zombie: pet }]);
    const first = inOrder(s.zombies).flatMap((z) => (z.moved ? [] : stepsOf(s, z)));
    if (first.length === 0) f.at = '';
    else askUnlessOne<Choice>(s, f, seat, 'pets.step', first);
  },
  go(s, my, f) {
    const { pick } = f;
    f.at = 'step';
    if (pick.do === 'stay') return void (my.left = 0);
    const z = zombie(s, pick.zombie);
    my.left = z.moved ? my.left! - 1 : counted(printed(s, z.card), 'steps') - 1;
    my.pet = z.card;
    z.moved = true;
    call(s, LATER.walk, { zombie: z.card, to: pick.to, how: 'own' });
  },
});

/** Where a pet can step to; never on to the Barricade. (P196) */
function stepsOf(s: State, z: Zombie): Step[] {
  if (!isPet(s, z)) return [];
  const fields = around(z.field).filter((to) => barTo(s, z, to, 'own') === null);
  return fields.map((to) => ({ do: 'move', zombie: z.card, to }));
}
