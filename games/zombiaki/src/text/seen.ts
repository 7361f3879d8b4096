/** What the sentences depend on, as the player who is asked sees it. */
import { cardsOf } from '../content/decks.ts';
import { factsOf } from '../content/effects.ts';
import { isSo, type AttachedTraits, type LastingTraits, type Traits } from '../content/traits.ts';
import { BARRICADE } from '../content/board.ts';
import type { CardId, Choice, Field } from '../state.ts';
import type { AttachedView, CardView, View, ZombieView } from '../view.ts';

export function zombieIn({ zombies }: View, card: CardId): ZombieView | null {
  return zombies.find((z) => z.card === card) ?? null;
}

/** Those on a field: a cat may share it with another. */
export function zombiesOn({ zombies }: View, field: Field): readonly ZombieView[] {
  return zombies.filter((z) => z.field === field);
}

/** Nearest the Barricade first, then by lane. */
export function inOrder(zombies: readonly ZombieView[]): readonly ZombieView[] {
  return zombies.toSorted((a, b) => a.field - b.field || a.card - b.card);
}

/** A card of the humans on a field, or under a zombie. */
export interface LyingCard {
  readonly name: string;
  readonly field: Field;
  /** Null: it lies there alone. */
  readonly under: ZombieView | null;
}

export function lyingCard({ things, zombies, lasting }: View, card: CardId): LyingCard | null {
  const thing = things.find((each) => each.card === card);
  if (thing !== undefined) return { name: thing.name, field: thing.field, under: null };
  for (const under of zombies)
    for (const attached of under.attached)
      if (attached.card === card) return { name: attached.name, field: under.field, under };
  const beside = lasting.find((each) => each.card === card);
  return beside === undefined ? null : { name: beside.name, field: BARRICADE, under: null };
}

/** The attached card of a zombie with this trait. */
export function attachedOf(view: View, zombie: ZombieView, trait: keyof AttachedTraits): AttachedView | null {
  return zombie.attached.find(({ card }) => isSo(traitsIn(view, card)[trait])) ?? null;
}

/** A card beside the board with this trait. */
export function lastingOf(view: View, trait: keyof LastingTraits): CardView | null {
  return view.lasting.find(({ card }) => isSo(traitsIn(view, card)[trait])) ?? null;
}

function traitsIn(view: View, card: CardId): Traits {
  return factsOf(cardsOf(view)[card]!.effect).traits;
}

/** What the viewer may pick now. */
export function offered({ asks }: View): readonly Choice[] {
  return asks.flatMap(({ own }) => own?.options ?? []);
}

/** Whether the open question of the viewer offers this kind of choice. */
export function offers(view: View, kind: Choice['do']): boolean {
  return offered(view).some((option) => option.do === kind);
}

/** A row is filled up to so many cards. (Z50) */
export const FULL_ROW = 4;

/** The row of the player whose turn it is. */
export function ownRow({ rows, active }: View): readonly CardView[] {
  return rows[active === 'zombies' ? 0 : 1];
}

/** The zombies that may be moved now, each once. */
export function movers(view: View): readonly ZombieView[] {
  const cards = offered(view).flatMap((option) =>
    option.do === 'move' || option.do === 'stay' ? [option.zombie] : [],
  );
  return view.zombies.filter(({ card }) => cards.includes(card));
}

/** Some move that the humans may choose now would win the game for the zombies. (P512) */
export function humansOpenBarricade(view: View): boolean {
  return view.active === 'humans' && offered(view).some((option) => option.do === 'move' && option.to === BARRICADE);
}
