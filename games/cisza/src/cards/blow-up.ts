import { askUnlessOne, rule, suspended, type Seat } from '@horda/kernel';
import type { Resource } from '../content/resources.ts';
import { zombieKind } from '../rules/city.ts';
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
  const attacking = upToTwo(s, zombies, 0, attackers);
  const come = upToTwo(s, zombies, attackers, zombies.length);
  const targets: Blast[] = [];
  for (const a of attacking)
    for (const b of come) {
      const size = a.length + b.length;
      if (size === 1 || size === 2) targets.push({ do: 'blast', attackers: a, newcomers: b });
    }
  return targets;
}

/** The ways to take none, one or two of the zombies from index `from` to before `to`; zombies of a kind are alike. */
function upToTwo(s: State, zombies: readonly CardId[], from: number, to: number): readonly (readonly ZombieKind[])[] {
  let some = 0;
  let several = 0;
  for (let i = from; i < to; i++) {
    const bit = 1 << ZOMBIE_KINDS.indexOf(zombieKind(s, zombies[i]!));
    several |= some & bit;
    some |= bit;
  }
  return TAKEN[some]![several]!;
}

/** The ways to take none, one or two zombies, by the kinds there are and the kinds there are several of (bits). */
const MASKS = [...Array(1 << ZOMBIE_KINDS.length).keys()];
const TAKEN = MASKS.map((some) => MASKS.map((several) => ways(some, several)));

function ways(some: number, several: number): readonly (readonly ZombieKind[])[] {
  const kinds = ZOMBIE_KINDS.filter((_, i) => (some & (1 << i)) !== 0);
  const isTwice = (kind: ZombieKind): boolean => (several & (1 << ZOMBIE_KINDS.indexOf(kind))) !== 0;
  const pairs = kinds.flatMap((a, i) => kinds.slice(i).flatMap((b) => (a !== b || isTwice(a) ? [[a, b]] : [])));
  return [[], ...kinds.map((kind) => [kind]), ...pairs];
}
