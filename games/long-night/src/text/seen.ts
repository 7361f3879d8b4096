/** What the sentences depend on, as the player who is asked sees it. */
import type { Seat } from '@horda/kernel';
import { COLONY, type CardNo, type Choice, type PlaceNo, type SurvivorNo } from '../state.ts';
import type { View } from '../view.ts';

export type SurvivorView = View['survivors'][number];

/** What the viewer may pick now. */
export function offered({ asks }: View): readonly Choice[] {
  return asks.flatMap(({ own }) => own?.options ?? []);
}

/** Whether the open question of the viewer offers this kind of choice. */
export function offers(view: View, kind: Choice['do']): boolean {
  return offered(view).some((option) => option.do === kind);
}

/** Whether the move under way can be made without its roll. */
export function offersFuel(view: View): boolean {
  return offered(view).some((option) => option.do === 'go' && option.fuel >= 0);
}

/** The seat whose question the viewer answers. */
export function askedSeat({ asks, seat }: View): Seat {
  return seat ?? asks[0]?.seat ?? 0;
}

export function survivorSeen({ survivors }: View, survivor: SurvivorNo): SurvivorView | null {
  return survivors.find(({ card }) => card === survivor) ?? null;
}

/** L115: the viewer holds this card only as one that was used in this round. */
export function isUsedUp({ players, seat }: View, card: CardNo): boolean {
  const { hand, usedItems } = players[seat ?? -1] ?? { hand: 0, usedItems: null };
  if (usedItems === null || typeof hand === 'number') return false;
  const used = usedItems.filter((item) => item.card === card).length;
  return used > 0 && used >= hand.filter((held) => held === card).length;
}

/** How many are to be picked: all of `least`, or as many as liked up to `most`. */
export function picksOf({ asks, seat }: View): { readonly least: number; readonly most: number } {
  const own = asks.find((ask) => ask.seat === seat)?.own;
  return { least: own?.min ?? 1, most: own?.max ?? 1 };
}

/** The question that the viewer answers; empty: none. */
export function promptSeen({ asks, seat }: View): string {
  return asks.find((ask) => ask.seat === seat)?.own?.prompt ?? '';
}

/** The number of an entrance where a place has several; null: it has one. */
export function entranceNo({ places }: Pick<View, 'places'>, place: PlaceNo, entrance: number): number | null {
  return (places[place]?.entrances.length ?? 1) > 1 ? entrance + 1 : null;
}

/** Events know no table: only the colony has several entrances. (L31, L33) */
export function entranceTold(place: PlaceNo, entrance: number): number | null {
  return place === COLONY ? entrance + 1 : null;
}

/** Where the survivor stands who acts now; the colony if nobody does. */
export function placeUnderWay(view: View): PlaceNo {
  const { survivor, place } = view.underWay;
  return place >= 0 ? place : (survivorSeen(view, survivor)?.place ?? COLONY);
}
