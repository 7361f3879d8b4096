import { call, askUnlessOne, rule } from '@horda/kernel';
import { atZombie, byItsAim, zombieAimedAt } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { printed, seatOf } from '../rules/cards.ts';
import { around, streetOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { targets, zombie } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Choice, State, Zombie } from '../state.ts';

/** Wounds a zombie on the near streets and one right next to it, wherever that stands. Nobody goes back. (K361–K363) */
export const molotov: Play = {
  targets: (s, card) =>
    targets(s)
      .filter(({ field }) => streetOf(field) <= counted(card, 'reach'))
      .map(atZombie),
  why: byItsAim,
  effect: rule<State, Aimed, Choice & { do: 'zombie' }>('molotov')({
    alone(s, { card, target }, f) {
      const at = zombieAimedAt(target);
      if (neighboursOf(s, zombie(s, at)).length > 0) return;
      f.at = '';
      burn(s, card, [at]);
    },
    second(s, { target }, f) {
      const neighbours = neighboursOf(s, zombie(s, zombieAimedAt(target)));
      askUnlessOne(s, f, seatOf(s, 'humans'), 'molotov.second', neighbours.map(atZombie));
    },
    burst(s, { card, target }, { pick }) {
      burn(s, card, [zombieAimedAt(target), pick.zombie]);
    },
  }),
};

function neighboursOf(s: State, { field }: Zombie): Zombie[] {
  return targets(s).filter((z) => around(field).includes(z.field));
}

function burn(s: State, card: number, zombies: readonly number[]): void {
  const { wounds } = printed(s, card);
  call(s, LATER.harm, {
    by: card,
    zombies,
    wounds: zombies.map(() => wounds),
    retreat: false,
    manner: 'aimed',
  });
}
