import { call, emit, rule } from '@horda/kernel';
import { zombieCard } from '../content/cards.ts';
import type { March } from '../content/content.ts';
import { KIND_FACTS } from '../content/kinds.ts';
import { damage } from '../rules/damage.ts';
import { damageOf, refOf } from '../rules/table.ts';
import { discard } from '../rules/zombies.ts';
import type { Space, State, Zombie } from '../state.ts';

/** Step 4, and the scream: zombies of a speed attack from the first space, then the others step closer. (B78–B86, B147) */
export const march = rule<State, { march: March }>('march')({
  attack(s, my) {
    const amounts = s.survivors.map(() => 0);
    const bombers: Zombie[] = [];
    for (const [seat, one] of s.survivors.entries())
      for (const z of one.street) {
        if (z.space !== 1 || !moves(s, z, my.march)) continue;
        const hurt = damageOf(s, one, z);
        if (KIND_FACTS[zombieCard(s, z.card).kind].explodes) {
          // It goes off instead, among all. (B128, G16, G17)
          bombers.push(z);
          emit(s, { type: 'bomberExploded', seat, zombie: refOf(s, z.card), damage: hurt });
          for (const other of amounts.keys()) amounts[other]! += hurt;
        } else {
          emit(s, { type: 'zombieAttacked', seat, zombie: refOf(s, z.card), damage: hurt });
          amounts[seat]! += hurt;
        }
      }
    for (const one of s.survivors) one.street = one.street.filter((z) => !bombers.includes(z));
    for (const { card } of bombers) discard(s, card);
    if (amounts.some((n) => n > 0))
      call(s, damage, { cause: 'zombies', amounts, hard: amounts.map(() => 0), price: null });
  },
  step(s, my) {
    // From the first space on: who comes to it now has not attacked. (B81)
    for (const from of [2, 3] as const) {
      for (const [seat, { street }] of s.survivors.entries()) {
        const walkers = street.filter((z) => z.space === from && moves(s, z, my.march));
        if (walkers.length === 0) continue;
        for (const z of walkers) z.space = (from - 1) as Space;
        emit(s, { type: 'marched', seat, zombies: walkers.map(({ card }) => refOf(s, card)), from });
      }
    }
  },
});

/** The cross moves nobody, the double icon everybody. (B78, B80, B82) */
function moves(s: State, { card }: Zombie, marching: March): boolean {
  return marching === 'both' || zombieCard(s, card).speed === marching;
}
