/** Targets of cards. */
import { aimRule } from '../content/decks.ts';
import type { Printed } from '../content/printed.ts';
import type { AttachedTraits } from '../content/traits.ts';
import type { CardId, Field, Piece, State, Target, Zombie } from '../state.ts';
import type { RuleId } from '../text/rulebook.ts';
import { pieceOfCard } from './cards.ts';
import { FIELDS, LANES, STREETS } from '../content/board.ts';
import { findZombie, has, inOrder, isPet, pieceOf, zombie, zombieOn } from './zombies.ts';

/** A card that needs no target and can be played now. */
export const NOW: readonly Target[] = [{ do: 'now' }];
export const NOTHING: readonly Target[] = [];

// Targets that are the same at every table are created once, because rules and bots use them all the time.
const AT_FIELD = FIELDS.map((field): Target => ({ do: 'field', field }));
const AT_LANE = LANES.map((lane): Target => ({ do: 'lane', lane }));
const AT_STREET = STREETS.map((street): Target => ({ do: 'street', street }));

export function atField(field: Field): Target {
  return AT_FIELD[field]!;
}

export function atZombie({ card }: Zombie): Target {
  return { do: 'zombie', zombie: card };
}

export function atLane(lane: number): Target {
  return AT_LANE[lane]!;
}

export function atStreet(street: number): Target {
  return AT_STREET[street - 1]!;
}

/** Own zombies on which cards of the zombies can be played: not dogs and cats. (D3) */
export function ownZombies(s: State): Zombie[] {
  return inOrder(s.zombies.filter((z) => !isPet(s, z)));
}

/** The zombie that a target means: the zombie itself, its Teddy Bear or its field is named. */
export function meant(s: State, target: Target): Zombie | null {
  if (target.do === 'zombie' || target.do === 'teddy') return findZombie(s, target.zombie);
  return target.do === 'field' ? zombieOn(s, target.field) : null;
}

/** Own zombies without an attached card of this trait, for cards of which each zombie may have only one. */
export function zombiesWithout(s: State, trait: keyof AttachedTraits): Target[] {
  return ownZombies(s)
    .filter((z) => !has(s, z, trait))
    .map(atZombie);
}

/** The first rule of the card's own text: the usual reason why a choice is not offered. */
export function byItsText(_s: State, card: Printed): RuleId {
  return card.rule;
}

/** The clause of the card that says when and at what it may be played. */
export function byItsAim(_s: State, card: Printed): RuleId {
  return aimRule(card);
}

/** The target of a card, narrowed to one kind; any other kind is a bug. */
export function aimedAt<D extends Target['do']>(target: Target, kind: D): Extract<Target, { readonly do: D }> {
  if (target.do !== kind) throw new Error(`aimed at ${target.do}, not at ${kind}`);
  return target as Extract<Target, { readonly do: D }>;
}

/** The zombie that was aimed at. */
export function zombieAimedAt(target: Target): CardId {
  return aimedAt(target, 'zombie').zombie;
}

/** Why a card has no effect: there is no zombie on the board (J34), or there are some but none fits (D11). */
export function withoutEffect(s: State): RuleId {
  return s.zombies.length === 0 ? 'J34' : 'D11';
}

/** The pieces that a target names: zombies and cards on the board. */
export function piecesAt(s: State, target: Target): readonly Piece[] {
  switch (target.do) {
    case 'zombie':
    case 'teddy':
    case 'move':
      return [pieceOf(s, zombie(s, target.zombie))];
    case 'pair':
      return [pieceOf(s, zombie(s, target.zombie)), pieceOf(s, zombie(s, target.other))];
    case 'thing':
      return [pieceOfCard(s, target.thing)];
    default:
      return [];
  }
}
