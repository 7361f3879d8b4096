/** What a shot would do, as everybody at the table can see it. Drawings speak of it, so that it needs no rule that runs. */
import { cardsOf } from './content/decks.ts';
import { factsOf } from './content/effects.ts';
import type { CardId, Field, Lane } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import type { View, ZombieView } from './view.ts';

export interface LineOfFire {
  /** The first zombie of the lane that a shot can take; null: there is none. (R17, P183) */
  readonly nearest: CardId | null;
  /** The card that hides it; null: none does. (Z28, R19) */
  readonly blockedBy: CardId | null;
  /** Fog lies over the lane. (K281) */
  readonly foggy: boolean;
  /** Why a shot cannot take it; null: it can. */
  readonly rule: RuleId | null;
}

/** The line of fire along a lane, from the Barricade to the first zombie. */
export function lineOfFire(view: View, lane: Lane): LineOfFire {
  const inLane = view.zombies.filter(({ field }) => field % 3 === lane).toSorted(byAim);
  const nearest = inLane.find(({ card }) => !isShy(view, card)) ?? null;
  const blockedBy = nearest === null ? null : coverOf(view, nearest.field);
  const foggy = view.foggy.includes(lane);
  const nobody = inLane.length === 0 ? 'R17' : 'P183';
  const rule = nearest === null ? nobody : foggy ? 'K281' : blockedBy === null ? null : 'Z29';
  return { nearest: nearest?.card ?? null, blockedBy, foggy, rule };
}

/** From the Barricade; a cat that shares a field is not aimed at as long as the other can be. */
function byAim(a: ZombieView, b: ZombieView): number {
  return (
    a.field - b.field || Number(factsOf(a.effect).traits.sharesField) - Number(factsOf(b.effect).traits.sharesField)
  );
}

/** The card with the sign on a lower street of the same lane. (R20) */
export function coverOf(view: View, field: Field): CardId | null {
  const cards = cardsOf(view);
  const cover = view.things.find(
    (thing) => thing.field < field && thing.field % 3 === field % 3 && cards[thing.card]!.line === 'blocks',
  );
  return cover?.card ?? null;
}

/** Krystynka hides behind whoever else is in her street. (P182) */
function isShy({ zombies }: View, card: CardId): boolean {
  const she = zombies.find((z) => z.card === card)!;
  if (factsOf(she.effect).traits.hides === null) return false;
  return zombies.some((z) => z !== she && Math.floor(z.field / 3) === Math.floor(she.field / 3));
}
