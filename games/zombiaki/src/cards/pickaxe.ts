import { emit, rule } from '@horda/kernel';
import { remove } from '@horda/parts';
import type { Printed } from '../content/printed.ts';
import { aimedAt } from '../rules/aiming.ts';
import { pieceOfCard, printed, putOnPile, traitsOf } from '../rules/cards.ts';
import { clearThing } from '../rules/harm.ts';
import { findThing, inForce } from '../rules/things.ts';
import { detach, inOrder, pieceOf } from '../rules/zombies.ts';
import type { Aimed, Play } from '../card.ts';
import type { Attached, CardId, State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';

/**
 * Discards one card of the humans from the board, also from under a zombie; nothing on it is set off. A hole cannot be
 * removed. (K201, P301–P304)
 */
export const pickaxe: Play = {
  targets: (s) => removable(s).map((thing): Target => ({ do: 'thing', thing })),
  why,
  effect: rule<State, Aimed>('pickaxe')({
    breakUp(s, { target }) {
      const card = aimedAt(target, 'thing').thing;
      const thing = findThing(s, card);
      if (thing !== null) return clearThing(s, thing.field);
      const held = attachedHumanCards(s).find(({ attached }) => attached.card === card);
      if (held !== undefined) detach(s, held.z, held.attached);
      else cutNet(s, card);
    },
  }),
};

/** On the board by field, then under zombies, then the net. */
function removable(s: State): CardId[] {
  const things = s.things
    .filter(({ card }) => traitsOf(s, card).lastsForever === null)
    .toSorted((a, b) => a.field - b.field);
  const net = inForce(s, 'nets');
  const held = attachedHumanCards(s).map(({ attached }) => attached);
  return [...things, ...held, ...(net === null ? [] : [net])].map(({ card }) => card);
}

/** Chains and concrete shoes. */
function attachedHumanCards(s: State): { readonly z: Zombie; readonly attached: Attached }[] {
  return inOrder(s.zombies).flatMap((z) =>
    z.attached.filter(({ card }) => printed(s, card).side === 'humans').map((attached) => ({ z, attached })),
  );
}

function cutNet(s: State, card: CardId): void {
  for (const z of inOrder(s.zombies)) {
    if (!z.netted) continue;
    z.netted = false;
    emit(s, { type: 'cardDetached', card: pieceOfCard(s, card), zombie: pieceOf(s, z) });
  }
  remove(s.lasting, inForce(s, 'nets')!);
  putOnPile(s, card);
}

function why(s: State, card: Printed, target: Target | null): RuleId {
  const thing = target?.do === 'thing' ? findThing(s, target.thing) : null;
  return (thing === null ? null : traitsOf(s, thing.card).lastsForever) ?? card.rule;
}
