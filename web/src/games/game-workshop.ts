/** What a game brings to the workshop, in which its packs are typed in. Fetched with the workshop. */
import type { Language } from '@horda/parts';
import type { PackForm } from '@horda/parts/form';
import type { ComponentType } from 'preact';

export interface GameWorkshop {
  /** What a pack may have, as the game tells it. */
  readonly form: PackForm;
  /** The paths of the parts of a pack that are listed card by card. */
  readonly decks: readonly string[];
  readonly terms: Readonly<Record<Language, WorkshopTerms>>;
  /** What a card is called in the list; '': it has no name yet. */
  title(card: WorkshopCard, language: Language): string;
  /** Its most important numbers, for the list. */
  numbers?(card: WorkshopCard, language: Language): string;
  /** The card as the table draws it. It may throw while the card is half typed in: then the last drawing stays. */
  readonly Proof: ComponentType<ProofProps>;
  /** Whose share of games a quick study counts: won by all together, by the first seat, or those that end in this way. */
  readonly counts: 'together' | 'first' | { readonly ending: string };
}

export interface WorkshopCard {
  /** The path of its deck. */
  readonly deck: string;
  /** What tells it from the others of its deck. */
  readonly id: string | number;
  /** As typed in so far: anything may stand there. */
  readonly value: unknown;
}

export interface ProofProps extends WorkshopCard {
  /** The whole pack as typed in so far. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly language: Language;
}

/** The words of the fields of a pack. What has none is called as in the file. */
export interface WorkshopTerms {
  /** Decks by their paths. */
  readonly decks: Readonly<Record<string, string>>;
  /** Fields by their names in the file. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a field is called on a card on which it means something special; null: as on all. */
  fieldOn?(name: string, card: unknown): string | null;
  /** What the study counts: `the zombies win`. */
  readonly counted: string;
  /** What a word means that may stand in a field; null: it stands for itself. */
  word(field: string, word: string): string | null;
}
