/** A march worked out from what is printed, letter by letter: a second reading of the rules for tests. */
import type { Speed, ZombieCard } from '../src/content/content.ts';

export interface Marcher {
  readonly card: ZombieCard;
  readonly space: number;
  /** Numbers of crossed squares in reading order. */
  readonly crossed: readonly number[];
}

export interface Marched {
  /** For each survivor. */
  readonly damage: readonly number[];
  /** For each survivor, the spaces of those who are still there. */
  readonly spaces: readonly (readonly number[])[];
}

/** Damage icons that are not crossed, and those beside the squares. */
function iconsOf({ card: { rows, permanent }, crossed }: Marcher): number {
  const squares = [...rows.join('').replaceAll('.', '')];
  return squares.filter((sign, i) => sign === 'd' && !crossed.includes(i)).length + permanent;
}

export function plainMarch(streets: readonly (readonly Marcher[])[], speeds: readonly Speed[]): Marched {
  const damage = streets.map(() => 0);
  const spaces = streets.map((street, seat) => {
    const left: number[] = [];
    for (const z of street) {
      const { card, space } = z;
      if (!speeds.includes(card.speed)) left.push(space);
      else if (space > 1) left.push(space - 1);
      else {
        const stinkers = street.filter((other) => other !== z && other.card.kind === 'stinker').length;
        const hurt = iconsOf(z) + stinkers;
        const hit = card.kind === 'bomber' ? [...damage.keys()] : [seat];
        for (const one of hit) damage[one]! += hurt;
        if (card.kind !== 'bomber') left.push(1);
      }
    }
    return left;
  });
  return { damage, spaces };
}
