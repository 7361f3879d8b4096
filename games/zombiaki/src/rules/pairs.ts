/** Two zombies on adjacent fields, for cards that join them or swap them. */
import type { CardId, State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { aimedAt, ownZombies } from './aiming.ts';
import { around } from '../content/board.ts';
import { zombie } from './zombies.ts';

/** The rule that forbids a card to take these two zombies; null: none does. */
export type PairBar = (s: State, z: Zombie, other: Zombie) => RuleId | null;

/** Every zombie with every neighbour, by field; pets are left out. */
export function pairs(s: State): (readonly [Zombie, Zombie])[] {
  const zombies = ownZombies(s);
  return zombies.flatMap((z) =>
    zombies.filter((other) => around(z.field).includes(other.field)).map((other) => [z, other] as const),
  );
}

export function asPair([z, other]: readonly [Zombie, Zombie]): Target {
  return { do: 'pair', zombie: z.card, other: other.card };
}

/** The two zombies that a card was aimed at. */
export function pairAimedAt(s: State, target: Target): readonly [Zombie, Zombie] {
  const { zombie: card, other } = aimedAt(target, 'pair');
  return [zombie(s, card), zombie(s, other)];
}

/** Why a pair, any pair with one zombie, or any pair at all cannot be taken: the rule that bars the first such pair. */
export function whyNoPair(s: State, target: Target | null, bar: PairBar, otherwise: RuleId): RuleId {
  const bars = pairs(s).flatMap(([z, other]) => (speaksOf(target, z.card, other.card) ? [bar(s, z, other)] : []));
  return bars.find((each) => each !== null) ?? otherwise;
}

function speaksOf(target: Target | null, card: CardId, other: CardId): boolean {
  if (target === null) return true;
  if (target.do === 'pair') return target.zombie === card && target.other === other;
  return target.do === 'zombie' && target.zombie === card;
}
