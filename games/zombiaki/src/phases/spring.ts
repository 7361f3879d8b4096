import { call, emit, rule } from '@horda/kernel';
import { TRAPS } from '../cards/index.ts';
import { pieceOfCard, printed } from '../rules/cards.ts';
import { isHarmlessTo } from '../rules/holes.ts';
import { LATER } from '../rules/later.ts';
import { pieceOf, zombie } from '../rules/zombies.ts';
import type { Sprung } from '../card.ts';
import type { State } from '../state.ts';

/** A zombie has entered a field with a trap, by whatever move; not every trap is one for everybody. (M9, D12, P602, P613) */
export const spring = rule<State, Sprung>(LATER.spring)({
  act(s, { trap, zombie: card }) {
    const z = zombie(s, card);
    if (isHarmlessTo(s, trap, z)) return;
    emit(s, { type: 'trapSprung', trap: pieceOfCard(s, trap), zombie: pieceOf(s, z) });
    call(s, TRAPS[printed(s, trap).effect as keyof typeof TRAPS], { trap, zombie: card });
  },
});
