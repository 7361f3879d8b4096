/** Which choice the touched pieces lead to. A choice names kinds of cards; the player touches single cards. */
import type { Resource } from '@horda/cisza/content/resources';
import type { Choice } from '@horda/cisza/state';
import type { View, ZombieView } from '@horda/cisza/view';
import { same } from '@horda/kernel';

export const cityPiece = (card: number): string => `city-${card}`;

/** Equal cards are told apart by their number. */
export function handPieces(hand: readonly Resource[]): readonly { readonly card: Resource; readonly piece: string }[] {
  return hand.map((card, i) => ({ card, piece: `hand-${card}-${hand.slice(0, i).filter((c) => c === card).length}` }));
}

/** The card that has left the hand and is being played; of equal cards, the last one. */
export function playedPiece(card: Resource, hand: readonly Resource[]): string {
  return handPieces([...hand, card]).at(-1)!.piece;
}

export function offeredIn(options: readonly Choice[], choice: Choice): boolean {
  return options.some((option) => same(option, choice));
}

/** A choice made up of several pieces, by the kinds that it takes. */
export interface Aim {
  readonly choice: Choice;
  readonly kinds: readonly string[];
}

/** A piece that can be touched, and the kind it counts as. */
export interface Mark {
  readonly piece: string;
  readonly kind: string;
}

export type Touched =
  | { readonly leads: 'choose'; readonly choice: Choice }
  | { readonly leads: 'select'; readonly pieces: readonly string[] };

/** The options that are chosen by touching zombies in one's own shelter. */
export function zombieAims(options: readonly Choice[]): readonly Aim[] {
  const aims: Aim[] = [];
  for (const choice of options) {
    if (choice.do === 'eliminate') aims.push({ choice, kinds: choice.zombies });
    if (choice.do === 'send') aims.push({ choice, kinds: [choice.zombie] });
    if (choice.do === 'blast')
      aims.push({ choice, kinds: [...choice.attackers, ...choice.newcomers.map((kind) => `new ${kind}`)] });
  }
  return aims;
}

/** Only Mines distinguish the attackers from zombies that have just come. */
export function zombieMarks(
  zombies: readonly ZombieView[],
  attack: View['attack'],
  options: readonly Choice[],
): readonly Mark[] {
  const attackers = options.some((option) => option.do === 'blast') && attack !== null ? attack.attackers : Infinity;
  return zombies.map(({ card, kind }, i) => ({ piece: cityPiece(card), kind: i < attackers ? kind : `new ${kind}` }));
}

export function dropAims(options: readonly Choice[]): readonly Aim[] {
  return options.flatMap((choice) => (choice.do === 'drop' ? [{ choice, kinds: choice.cards }] : []));
}

/** The touched pieces that are still on the table. */
export function stillThere(selection: readonly string[], marks: readonly Mark[]): readonly string[] {
  return selection.filter((piece) => marks.some((mark) => mark.piece === piece));
}

/** Whether these pieces can be part of a choice. */
export function leadsOn(aims: readonly Aim[], marks: readonly Mark[], pieces: readonly string[]): boolean {
  const kinds = kindsOf(marks, pieces);
  return aims.some((aim) => within(kinds, aim.kinds));
}

/** The choice of exactly these pieces. */
export function choiceOf(aims: readonly Aim[], marks: readonly Mark[], pieces: readonly string[]): Choice | null {
  const kinds = kindsOf(marks, pieces);
  if (kinds.length === 0) return null;
  return aims.find((aim) => aim.kinds.length === kinds.length && within(kinds, aim.kinds))?.choice ?? null;
}

/** A touch takes a piece or puts it back. A choice that cannot grow is made at once, unless it has to wait. */
export function touch(
  aims: readonly Aim[],
  marks: readonly Mark[],
  selection: readonly string[],
  piece: string,
  waits = false,
): Touched {
  const chosen = stillThere(selection, marks);
  if (chosen.includes(piece)) return { leads: 'select', pieces: chosen.filter((other) => other !== piece) };
  const all = [...chosen, piece];
  // A piece that does not fit the others starts a new choice.
  const pieces = leadsOn(aims, marks, all) ? all : [piece];
  const choice = choiceOf(aims, marks, pieces);
  const more = marks.some((mark) => !pieces.includes(mark.piece) && leadsOn(aims, marks, [...pieces, mark.piece]));
  return choice !== null && !more && !waits ? { leads: 'choose', choice } : { leads: 'select', pieces };
}

/** The pieces still to be touched for a hint's choice; of equal pieces as many as needed. */
export function advisedPieces(
  aims: readonly Aim[],
  marks: readonly Mark[],
  hinted: readonly Choice[],
  chosen: readonly string[],
): readonly string[] {
  const advised = aims.find((aim) => hinted.some((choice) => same(choice, aim.choice)));
  if (advised === undefined) return [];
  const left = [...advised.kinds];
  // If the touched pieces do not fit the hint, all of its pieces are still to be touched.
  const kinds = kindsOf(marks, chosen);
  if (within(kinds, left)) for (const kind of kinds) left.splice(left.indexOf(kind), 1);
  return marks.flatMap(({ piece, kind }) => {
    const at = chosen.includes(piece) ? -1 : left.indexOf(kind);
    if (at < 0) return [];
    left.splice(at, 1);
    return [piece];
  });
}

function kindsOf(marks: readonly Mark[], pieces: readonly string[]): readonly string[] {
  return pieces.flatMap((piece) => marks.find((mark) => mark.piece === piece)?.kind ?? []);
}

/** Whether each item of `few` has its own counterpart in `many`. */
function within(few: readonly string[], many: readonly string[]): boolean {
  const left = [...many];
  for (const kind of few) {
    const at = left.indexOf(kind);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
