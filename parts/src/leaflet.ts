/**
 * A game for newcomers: the goal in five lines, which a table shows when it opens, and the rules on one sheet. Page, lobby
 * and terminal print the same words; the page adds pictures.
 */
import type { Language } from './text.ts';

type Both = Readonly<Record<Language, string>>;

/** What a newcomer asks first, in this order. */
export const GOAL_LINES = ['want', 'turn', 'danger', 'fall', 'end'] as const;
export type GoalLine = (typeof GOAL_LINES)[number];

export interface Leaflet {
  /** Who plays against whom, in one sentence. */
  readonly sides: Both;
  /** What you want, what a turn is, what is dangerous, how you fall, when it ends; each at most 90 letters. */
  readonly goal: Readonly<Record<GoalLine, Both>>;
  /** Goal, turn, what this game is about, what goes wrong, end. The signs are the sixth frame. */
  readonly frames: readonly LeafletFrame[];
  readonly signs: readonly LeafletSign[];
}

export interface LeafletFrame {
  /** The page finds the picture by it. */
  readonly id: string;
  readonly title: Both;
  /** The number of the rule to read on with. */
  readonly rule: string;
  /** At most 150 letters; what stands between `**` and `**` is printed in bold. */
  readonly text: Both;
}

/** A sign of the table with its meaning; the page draws it, the terminal names it. */
export interface LeafletSign {
  readonly id: string;
  readonly name: Both;
  readonly means: Both;
}

/** What the sixth frame is called. */
export const SIGNS_TITLE: Both = { pl: 'Znaki', en: 'Signs' };

/** The goal in five lines. */
export function goalIn(
  language: Language,
  { goal }: Leaflet,
): readonly { readonly of: GoalLine; readonly text: string }[] {
  return GOAL_LINES.map((of) => ({ of, text: goal[of][language] }));
}

/** The text of a frame in pieces: the bold ones and the others. */
export function boldPieces(text: string): readonly { readonly text: string; readonly bold: boolean }[] {
  return text
    .split('**')
    .map((piece, at) => ({ text: piece, bold: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** The text of a frame where nothing can be bold. */
export const withoutBold = (text: string): string => text.replaceAll('**', '');
