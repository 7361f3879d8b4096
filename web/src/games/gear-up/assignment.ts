/** Laying a zombie from the middle of the table to a street. */
import { tablesOf } from '@horda/gear-up/content/boards';
import { zombieCard } from '@horda/gear-up/content/cards';
import type { CardId, Choice } from '@horda/gear-up/state';
import type { View } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';

/** What a dragged card carries: its number. */
export const DRAGGED = 'text/plain';

/** Null: it is not offered. */
export function assignment(options: readonly Choice[], card: CardId, to: Seat): Choice | null {
  return options.find((option) => option.do === 'assign' && option.card === card && option.to === to) ?? null;
}

/** The damage that a fresh zombie does. */
export function freshDamage(view: Pick<View, 'pack'>, card: CardId): number {
  const { squares } = tablesOf(view).zombies[card]!.grid;
  return squares.filter(({ sign }) => sign === 'd').length + zombieCard(view, card).permanent;
}

/** The burden of a survivor, in the order in which it counts. */
type Burden = readonly [newDamage: number, newZombies: number, damageInStreet: number, weakness: number];

/**
 * The next step of sharing out the zombies evenly: the most dangerous zombie left goes to the survivor with the least
 * new damage; among equals, to the one with the safest street, then to the strongest. Null: all are laid.
 */
export function nextShare(view: Pick<View, 'wave' | 'survivors' | 'pack'>, options: readonly Choice[]): Choice | null {
  const open = view.wave.filter(({ card, to }) => to < 0 && options.some((option) => isOf(option, card)));
  const [heaviest] = open.toSorted((a, b) => freshDamage(view, b.card) - freshDamage(view, a.card));
  if (heaviest === undefined) return null;
  const burdens = view.survivors.map((_, seat) => burdenOf(view, seat));
  const ways = options.filter((option) => isOf(option, heaviest.card));
  return ways.toSorted((a, b) => compare(burdens[a.to]!, burdens[b.to]!))[0] ?? null;
}

type Assign = Extract<Choice, { readonly do: 'assign' }>;

const isOf = (option: Choice, card: CardId): option is Assign => option.do === 'assign' && option.card === card;

function burdenOf(view: Pick<View, 'wave' | 'survivors' | 'pack'>, seat: Seat): Burden {
  const { street, health, armour } = view.survivors[seat]!;
  const got = view.wave.filter(({ to }) => to === seat);
  return [
    got.reduce((sum, { card }) => sum + freshDamage(view, card), 0),
    got.length,
    street.reduce((sum, { damage }) => sum + damage, 0),
    -health - (armour.gained - armour.used),
  ];
}

function compare(a: Burden, b: Burden): number {
  for (const [i, n] of a.entries()) if (n !== b[i]) return n - b[i]!;
  return 0;
}
