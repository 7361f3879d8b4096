import { call, emit, askUnlessOne, rule } from '@horda/kernel';
import { ownZombies, zombieAimedAt, zombiesWithout } from '../rules/aiming.ts';
import { counted } from '../content/printed.ts';
import { printed, seatOf } from '../rules/cards.ts';
import { around, BARRICADE, inFrontOf } from '../content/board.ts';
import { LATER } from '../rules/later.ts';
import { barTo } from '../rules/moving.ts';
import { attach, attachedTo, inOrder, pieceOf, strengthNow, zombie } from '../rules/zombies.ts';
import type { AbilityCard, Aimed, Play } from '../card.ts';
import type { CardId, Choice, State, Zombie } from '../state.ts';

type Order = Choice & { do: 'move' };

/** The strongest whom the Boss can still order about. (P222) */
const OBEDIENT = 3;

/** Under a zombie, with tokens for orders; it leads the others, who go back when it is lost. (P221, P225–P227) */
export const boss: Play = {
  targets: (s) => zombiesWithout(s, 'leads'),
  why: () => 'P221',
  effect: rule<State, Aimed>('boss')({
    rise(s, { card, target }) {
      attach(s, zombie(s, zombieAimedAt(target)), card, counted(printed(s, card), 'orders'));
    },
  }),
};

/** Once a turn, for a token: another zombie that is weak enough makes an extra move in any direction. (P222–P224, R62) */
export const bossOrder: AbilityCard = {
  options: (s) =>
    inOrder(s.zombies.filter((z) => mayOrder(s, z))).map((z) => ({ do: 'use', ability: 'boss', zombie: z.card })),
  effect: rule<State, { zombie: CardId }, Order>('bossOrder')({
    order(s, { zombie: card }, f) {
      askUnlessOne<Choice>(s, f, seatOf(s, 'zombies'), 'boss.order', orders(s, zombie(s, card)));
    },
    obey(s, { zombie: card }, { pick }) {
      const z = zombie(s, card);
      const attached = attachedTo(s, z, 'leads')!;
      attached.left--;
      s.acted.push(attached.card);
      emit(s, { type: 'abilityUsed', ability: 'boss', zombie: pieceOf(s, z) });
      call(s, LATER.walk, { zombie: pick.zombie, to: pick.to, how: 'extra' });
    },
  }),
};

function mayOrder(s: State, z: Zombie): boolean {
  const attached = attachedTo(s, z, 'leads');
  if (attached === null || attached.left === 0 || s.acted.includes(attached.card)) return false;
  return orders(s, z).length > 0;
}

function orders(s: State, chief: Zombie): Order[] {
  const others = ownZombies(s).filter((z) => z !== chief && strengthNow(s, z) <= OBEDIENT);
  return others.flatMap((z) => {
    const forward = inFrontOf(z.field);
    const fields = forward === BARRICADE ? [BARRICADE, ...around(z.field)] : around(z.field);
    const open = fields.filter((to) => barTo(s, z, to, 'extra') === null);
    return open.map((to): Order => ({ do: 'move', zombie: z.card, to }));
  });
}
