/** The cards of a table: every copy, those of the zombies first. A card's number is its place here. */
import type { RuleId } from '../text/rulebook.ts';
import { factsOf, type Effect } from './effects.ts';
import { JUBILEUSZ, JUBILEUSZ_LIST, type JubileuszCard } from './jubileusz.ts';
import { MOSKWA, MOSKWA_LIST, type MoskwaCard } from './moskwa.ts';
import type { Listed, Printed } from './printed.ts';
import type { Traits } from './traits.ts';

export const DECKS = { moskwa: everyCopy(MOSKWA), jubileusz: everyCopy(JUBILEUSZ) } as const;
export type DeckName = keyof typeof DECKS;

/** The traits of the same cards, for rules that ask for them all the time. */
export const TRAITS: Readonly<Record<DeckName, readonly Traits[]>> = {
  moskwa: DECKS.moskwa.map(({ effect }) => factsOf(effect).traits),
  jubileusz: DECKS.jubileusz.map(({ effect }) => factsOf(effect).traits),
};

/** All cards of both decks, by what they are called in code. */
export type CardName = MoskwaCard | JubileuszCard;

export const LISTED: readonly Listed[] = [...MOSKWA_LIST, ...JUBILEUSZ_LIST];
const BY_RULE: ReadonlyMap<RuleId, Listed> = new Map(LISTED.map((card) => [card.rule, card]));

/** The card of our decks whose rules begin with this one; null: it is no card's. The cards of packs have such rules too. */
export function listedBy(rule: RuleId): Listed | null {
  return BY_RULE.get(rule) ?? null;
}

/** The first card of our decks with this effect: its rules are those of all cards of packs that have the effect. */
export function firstWith(effect: Effect): Listed {
  return LISTED.find((card) => card.effect === effect)!;
}

/** The card of our decks of which a rule speaks: the clauses of a card share all but the last digit of their numbers. */
export function cardOfClause(clause: string): Listed | null {
  return LISTED.find(({ rule }) => rule.slice(0, -1) === clause.slice(0, -1)) ?? null;
}

/** The rule that says when a card may be played, and at what it is aimed. */
export function aimRule({ rule }: Pick<Printed, 'rule'>): RuleId {
  return listedBy(rule)?.aim ?? rule;
}

/** The cards that a view speaks of, by number: those of a deck, or of a pack. */
export function cardsOf({ cards }: { readonly cards: DeckName | readonly Printed[] }): readonly Printed[] {
  return typeof cards === 'string' ? DECKS[cards] : cards;
}

export function everyCopy(list: readonly Printed[]): readonly Printed[] {
  const zombies = list.filter(({ side }) => side === 'zombies');
  const humans = list.filter(({ side }) => side === 'humans');
  return [...zombies, ...humans].flatMap((card) => Array.from({ length: card.copies }, () => card));
}
