import { emit, rule } from '@horda/kernel';
import { aimedAt } from '../rules/aiming.ts';
import { heldBack, laneBars, wallBars } from '../rules/moving.ts';
import { asPair, pairAimedAt, pairs, whyNoPair } from '../rules/pairs.ts';
import { tread } from '../rules/walk.ts';
import { pieceOf } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { State, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/** Two zombies on adjacent fields change places: a move, but one that sets off no trap. (P271–P274, R64, R65) */
export const swap: Play = {
  targets: (s) =>
    pairs(s)
      .filter(([z, other]) => z.field < other.field && swapBar(s, z, other) === null)
      .map(asPair),
  why: (s, _card, target) => whyNoPair(s, target, swapBar, 'P271'),
  effect: rule<State, Aimed>('swap')({
    change(s, { target }) {
      const [z, other] = pairAimedAt(s, target);
      const { field } = z;
      z.field = other.field;
      other.field = field;
      emit(s, { type: 'zombiesSwapped', zombie: pieceOf(s, z), other: pieceOf(s, other) });
    },
    treadFirst(s, { target }) {
      tread(s, aimedAt(target, 'pair').zombie);
    },
    treadSecond(s, { target }) {
      tread(s, aimedAt(target, 'pair').other);
    },
  }),
};

function swapBar(s: State, z: Zombie, other: Zombie): RuleId | null {
  return goBar(s, z, other) ?? goBar(s, other, z);
}

/** The rule that keeps a zombie from taking the place of another. */
function goBar(s: State, z: Zombie, place: Zombie): RuleId | null {
  if (z.netted) return 'P272';
  if (laneBars(s, z, place.field, 'extra') !== null) return 'R64';
  return wallBars(s, z, place.field) ? 'R65' : heldBack(s, z, 'extra');
}
