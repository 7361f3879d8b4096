/** What is printed on a card: as a deck lists it, and as the table has it. */
import type { Language } from '@horda/parts';
import type { RuleId } from '../text/rulebook.ts';
import {
  effectCalled,
  factsOf,
  type Count,
  type Effect,
  type EFFECTS,
  type EffectWord,
  type Kind,
  type Keyword,
  type Printing,
  type Side,
} from './effects.ts';

export type Source = 'rulebook' | 'published' | 'house';

/** The signs for the line of fire: the card needs a free one, or blocks it. (Z28, Z29) */
export type LineSign = 'needs' | 'blocks' | null;

/** The numbers that are printed on a card with this effect, each by what it counts. */
export type NumbersOf<E extends Effect> =
  | (typeof EFFECTS)[E]['numbers'][number]
  | NonNullable<(typeof EFFECTS)[E]['counts']>;

export type InBoth = Readonly<Record<Language, string>>;

interface ListedAs<E extends Effect> {
  /** The first of the rules that say what the card does. A number that is given stays with its card for ever. */
  readonly rule: RuleId;
  /** The rule that says when and at what it may be played, if that is another. */
  readonly aim?: RuleId;
  /** The rule that says what it does later, or how it is lost. */
  readonly acts?: RuleId;
  readonly id: string;
  readonly name: InBoth;
  /** Other words by which a player may find it. */
  readonly aliases?: Readonly<Record<Language, readonly string[]>>;
  readonly effect: E;
  readonly copies: number;
  readonly source: Source;
  readonly line?: 'needs' | 'blocks';
}

/** A card as a deck lists it: with all numbers that belong to its effect, and no others. */
export type Listed = { [E in Effect]: ListedAs<E> & Readonly<Record<NumbersOf<E>, number>> }[Effect];

/** The same as packs write it: `value` is what the effect counts, whatever that is. What is not mentioned is not printed. */
export interface Written {
  readonly id: string;
  readonly effect: EffectWord;
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
  /** What the effect counts; `counted` reads it by its name. Saved tables with packs have it so. */
  readonly value: number;
  readonly line: LineSign;
  /** The first of the rules that say what the card does. */
  readonly rule: RuleId;
}

/** A card of a deck as the table has it. */
export function printed(card: ListedAs<Effect> & Partial<Readonly<Record<Printing | Count, number>>>): Printed {
  const { counts } = factsOf(card.effect);
  return printedAs({ ...card, value: counts === null ? 0 : card[counts]! }, card.rule);
}

/** A card of a pack: its rules are those of another card, which has the same effect. */
export function printedAs(card: Written, rule: RuleId): Printed {
  const effect = effectCalled(card.effect);
  const { side, kind, keyword } = factsOf(effect);
  const { id, copies, source, strength = 0, wounds = 0, value = 0, line = null } = card;
  return { id, effect, side, kind, keyword, copies, source, strength, wounds, value, line, rule };
}

/** The numbers on a card, each by what it counts. */
export function numbersOn({ effect, strength, wounds, value }: Printed): Readonly<Record<string, number>> {
  const { counts } = factsOf(effect);
  return counts === null ? { strength, wounds } : { strength, wounds, [counts]: value };
}

/** The number on a card that counts this. */
export function counted({ effect, value }: Pick<Printed, 'effect' | 'value'>, what: Count): number {
  if (factsOf(effect).counts !== what) throw new Error(`nothing on a card with the effect ${effect} counts ${what}`);
  return value;
}
