/** What is printed on a card; both decks and every content pack are lists of these. */
import type { Effect, EffectFacts, Kind, Keyword, Side } from './effects.ts';
import { factsOf } from './effects.ts';

export type Source = 'rulebook' | 'published' | 'house';

/** The signs for the line of fire: the card needs a free one, or blocks it. (Z28, Z29) */
export type LineSign = 'needs' | 'blocks' | null;

/** A card as a list of cards has it: what is not mentioned is not printed on it. */
export interface Listed {
  readonly id: string;
  readonly effect: Effect;
  readonly copies: number;
  readonly source: Source;
  readonly strength?: number;
  readonly wounds?: number;
  readonly value?: number;
  readonly line?: 'needs' | 'blocks';
}

/** A card of the table in use. All have the same fields, since rules look at them all the time. */
export interface Printed {
  readonly id: string;
  readonly effect: Effect;
  readonly side: Side;
  readonly kind: Kind;
  readonly keyword: Keyword | null;
  readonly copies: number;
  readonly source: Source;
  /** 0 where nothing is printed. */
  readonly strength: number;
  readonly wounds: number;
  /** What it counts is said in `effects.ts`. */
  readonly value: number;
  readonly line: LineSign;
  /** The first of the rules that say what the card does. */
  readonly rule: string;
}

export function printed(card: Listed, rule: string): Printed {
  const { side, kind, keyword }: EffectFacts = factsOf(card.effect);
  const { id, effect, copies, source, strength = 0, wounds = 0, value = 0, line = null } = card;
  return { id, effect, side, kind, keyword, copies, source, strength, wounds, value, line, rule };
}

/** The clauses of the nth card of a deck are numbered from `10 n + 1`: card 13 has `K131`, `K132` … */
export function numbered(letter: 'K' | 'P', cards: readonly Listed[]): readonly Printed[] {
  return cards.map((card, i) => printed(card, `${letter}${(i + 1) * 10 + 1}`));
}
