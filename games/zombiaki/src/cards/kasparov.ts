import { call, emit, askUnlessOne, rule } from '@horda/kernel';
import { ownZombies } from '../rules/aiming.ts';
import { seatOf } from '../rules/cards.ts';
import { beside } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo } from '../rules/moving.ts';
import { isFree } from '../rules/things.ts';
import { pieceOf, traits, zombie } from '../rules/zombies.ts';
import type { AbilityCard } from '../card.ts';
import type { CardId, Choice, State } from '../state.ts';

/**
 * Once in each zombie turn that he began on the board, Kasparov moves another zombie one field sideways, on to a field
 * without any card. (K132–K134, H10)
 */
export const kasparov: AbilityCard = {
  options: (s) =>
    s.zombies
      .filter((z) => traits(s, z).hasAbility && z.since < s.turn && !s.acted.includes(z.card))
      .filter(({ card }) => pushes(s, card).length > 0)
      .map(({ card }) => ({ do: 'use', ability: 'kasparov', zombie: card })),
  effect: rule<State, { zombie: CardId }, Choice & { do: 'move' }>('kasparov')({
    choose(s, { zombie: card }, f) {
      askUnlessOne<Choice>(s, f, seatOf(s, 'zombies'), 'kasparov.push', pushes(s, card));
    },
    push(s, { zombie: card }, f) {
      const { zombie: other, to } = f.pick;
      s.acted.push(card);
      emit(s, { type: 'abilityUsed', ability: 'kasparov', zombie: pieceOf(s, zombie(s, card)) });
      call(s, LATER.walk, { zombie: other, to, how: 'extra' });
    },
  }),
};

function pushes(s: State, kasparovCard: CardId): (Choice & { do: 'move' })[] {
  return ownZombies(s)
    .filter(({ card }) => card !== kasparovCard)
    .flatMap((z) =>
      beside(z.field)
        .filter((to) => isFree(s, to) && barTo(s, z, to, 'extra') === null)
        .map((to) => ({ do: 'move', zombie: z.card, to }) as const),
    );
}
