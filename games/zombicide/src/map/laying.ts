/** Tiles laid and turned by a mission: their zones become pieces of the board, their edges stretches that may meet. */
import type { TilePlace } from '../content/mission.ts';
import { TILES, type TileId } from '../content/tiles.ts';
import { SIDES, TILE_SIZE, type EdgeKind, type Side, type ZoneKind } from '../content/vocabulary.ts';
import { shifted, turned, type Rect } from './geometry.ts';

/** A zone of one tile. Pieces of several tiles may be one zone of the board. */
export interface Piece {
  /** `2V.s2` */
  readonly name: string;
  readonly tile: TileId;
  readonly kind: ZoneKind;
  readonly rect: Rect;
}

/** Part of a tile's edge that something opens to. */
export interface Stretch {
  /** The piece it belongs to, by its place in the list of pieces. */
  readonly piece: number;
  readonly kind: EdgeKind;
  readonly rect: Rect;
}

export interface Laying {
  readonly pieces: readonly Piece[];
  readonly stretches: readonly Stretch[];
}

export function layTiles(layout: readonly TilePlace[]): Laying {
  const pieces: Piece[] = [];
  const stretches: Stretch[] = [];
  for (const { tile, row, column, turned: angle } of layout) {
    const onBoard = (rect: Rect): Rect => shifted(turned(rect, angle), column * TILE_SIZE, row * TILE_SIZE);
    const { zones, edges } = TILES[tile];
    const first = pieces.length;
    const letters = Object.keys(zones);
    for (const letter of letters) {
      const [kind, ...rect] = zones[letter]!;
      pieces.push({ name: `${tile}.${letter}`, tile, kind, rect: onBoard(rect) });
    }
    for (const side of SIDES)
      for (const [letter, from, to, kind] of edges[side])
        stretches.push({ piece: first + letters.indexOf(letter), kind, rect: onBoard(edgeOf(side, from, to)) });
  }
  return { pieces, stretches };
}

function edgeOf(side: Side, from: number, to: number): Rect {
  switch (side) {
    case 'n':
      return [from, 0, to, 0];
    case 'e':
      return [TILE_SIZE, from, TILE_SIZE, to];
    case 's':
      return [from, TILE_SIZE, to, TILE_SIZE];
    case 'w':
      return [0, from, 0, to];
  }
}

/** Two stretches of neighbouring tiles that meet, and the part of the edge where they do. */
export interface Joint {
  readonly a: Stretch;
  readonly b: Stretch;
  readonly rect: Rect;
}

/** W1: a shorter contact is nothing. */
export const SHORTEST_CONTACT = 16;

export function jointsOf({ pieces, stretches }: Laying): readonly Joint[] {
  const joints: Joint[] = [];
  for (const [i, a] of stretches.entries())
    for (const b of stretches.slice(i + 1)) {
      if (pieces[a.piece]!.tile === pieces[b.piece]!.tile) continue;
      const rect = common(a.rect, b.rect);
      if (rect !== null) joints.push({ a, b, rect });
    }
  return joints;
}

/** The part that two stretches of one line have in common; null if they do not meet. */
function common(a: Rect, b: Rect): Rect | null {
  const rect: Rect = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  const isOnOneLine = rect[0] === rect[2] ? a[0] === a[2] && b[0] === b[2] : a[1] === a[3] && b[1] === b[3];
  if (!isOnOneLine || rect[2] < rect[0] || rect[3] < rect[1]) return null;
  return rect[2] - rect[0] + rect[3] - rect[1] >= SHORTEST_CONTACT ? rect : null;
}
