/** What objective cards of a mission keep from the survivors: searching, crates, other cards, doors. */
import type { TileId } from '../content/tiles.ts';
import { boardHere, missionOf } from './mission.ts';
import { NONE, type DoorNo, type Placed, type State, type ZoneNo } from '../state.ts';

/** Objective cards that lie face down on one of these tiles. A card on a door lies on the tiles of both its zones. */
function liesOn(s: State, { state, zone, door }: Placed, tiles: readonly TileId[]): boolean {
  if (state !== 'faceDown') return false;
  const { zones, doors } = boardHere(s);
  if (zone !== NONE) return zones[zone]!.tiles.some((tile) => tiles.includes(tile));
  if (door === NONE) return false;
  const { a, b } = doors[door]!;
  return [a, b].some((side) => zones[side]!.tiles.some((tile) => tiles.includes(tile)));
}

/** The card that keeps a zone or its Humvee from being searched; undefined: none does. */
export function guardOf(s: State, zone: ZoneNo): Placed | undefined {
  const { humvee, cardsGuardTiles } = missionOf(s);
  const isHumvee = boardHere(s).places.humvee === zone;
  const guarded = isHumvee ? humvee?.guardedBy : cardsGuardTiles === true ? boardHere(s).zones[zone]!.tiles : undefined;
  return guarded === undefined ? undefined : s.placed.find((one) => liesOn(s, one, guarded));
}

/** V380, V381, Y65: a card lies on a tile of the zone, and the mission says that it guards the tile. */
export function isGuarded(s: State, zone: ZoneNo): boolean {
  if (missionOf(s).cardsGuardTiles !== true) return false;
  const { tiles } = boardHere(s).zones[zone]!;
  return s.placed.some((one) => liesOn(s, one, tiles));
}

/** V325, V382, W5: the Humvee stands in the zone, and no card guards it. */
export function isOpenHumvee(s: State, zone: ZoneNo): boolean {
  if (boardHere(s).places.humvee !== zone) return false;
  const guards = missionOf(s).humvee?.guardedBy;
  return guards === undefined || !s.placed.some((one) => liesOn(s, one, guards));
}

/** V412, Y79: another card must be revealed before this one. */
export function mayReveal(s: State, { card }: Placed): boolean {
  const { firstCard, cards } = missionOf(s);
  if (firstCard === undefined || cards[card]!.id === firstCard) return true;
  return s.placed.every((one) => one.state !== 'faceDown' || cards[one.card]!.id !== firstCard);
}

/** The objective card on a door; undefined: none lies there. */
export function cardOn({ placed }: State, door: DoorNo): Placed | undefined {
  for (const one of placed) if (one.door === door && one.state === 'faceDown') return one;
  return undefined;
}
