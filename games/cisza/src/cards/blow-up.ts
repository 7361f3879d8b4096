import { askUnlessOne, rule, suspended, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { eliminate, ZOMBIE_KINDS } from '../rules/shelter.ts';
import {
  ATTACK,
  attackersLeft,
  type BarrierCard,
  type CardId,
  type Choice,
  type State,
  type ZombieKind,
} from '../state.ts';

type Blast = Choice & { do: 'blast' };

/** Mines: discard them to eliminate 1 or 2 zombies of any kind in your shelter, newcomers too. (C79, C81, A22) */
export const blowUp = (card: Resource, aim: string): BarrierCard => ({
  unused: (_s, _seat, attack) => (attackersLeft(attack) > 0 ? null : 'A22'),
  use: rule<State, { seat: Seat }, Blast>(card)({
    aim(s, { seat }, f) {
      askUnlessOne(s, f, seat, aim, blasts(s, seat, suspended(s, ATTACK).attackers));
    },
    blast(s, { seat }, { pick }) {
      const attack = suspended(s, ATTACK);
      // Newcomers stand behind the attackers, so they are taken first: the number of attackers must still be right.
      for (const kind of pick.newcomers) eliminate(s, seat, kind, attack.attackers);
      for (const kind of pick.attackers) {
        eliminate(s, seat, kind);
        attack.attackers--;
      }
    },
  }),
});

/** One or two of those who attack, of those who have just come, or one of each. */
function blasts(s: State, seat: Seat, attackers: number): Blast[] {
  const { zombies } = s.shelters[seat]!;
  const attacking = upToTwo(s, zombies.slice(0, attackers));
  const come = upToTwo(s, zombies.slice(attackers));
  const targets: Blast[] = [];
  for (const a of attacking)
    for (const b of come) {
      const size = a.length + b.length;
      if (size === 1 || size === 2) targets.push({ do: 'blast', attackers: a, newcomers: b });
    }
  return targets;
}

/** The ways to take none, one or two of these, zombies of a kind being alike. */
function upToTwo(s: State, cards: readonly CardId[]): ZombieKind[][] {
  const count = (kind: ZombieKind): number => cards.filter((card) => s.kinds[card] === kind).length;
  const kinds = ZOMBIE_KINDS.filter((kind) => count(kind) > 0);
  const pairs = kinds.flatMap((a, i) =>
    kinds
      .slice(i)
      .filter((b) => a !== b || count(a) > 1)
      .map((b) => [a, b]),
  );
  return [[], ...kinds.map((kind) => [kind]), ...pairs];
}
