/** Zones of the board: pieces of one tile, or of several that run into one another. */
import type { TileId } from '../content/tiles.ts';
import type { EdgeKind, ZoneKind } from '../content/vocabulary.ts';
import { NONE, type ZoneNo } from '../state.ts';
import { areaOf, type Rect } from './geometry.ts';
import type { Joint, Piece } from './laying.ts';

export interface Zone {
  /** The name of its first piece. */
  readonly name: string;
  /** The names of all its pieces: it goes by any of them. */
  readonly pieces: readonly string[];
  readonly tiles: readonly TileId[];
  readonly kind: PlayedKind;
  readonly rects: readonly Rect[];
  readonly centre: readonly [x: number, y: number];
}

/** A sealed room is in play once a mission gives it a door, and is then a lit room. (W22) */
export type PlayedKind = Exclude<ZoneKind, 'sealed' | 'scenery'>;

export interface Zoned {
  readonly zones: readonly Zone[];
  /** The zone of each piece; NONE: it is not in play. */
  readonly zoneOf: readonly ZoneNo[];
}

/** `unsealed`: sealed pieces that the mission gives a way in, by name. (V112) */
export function zonesOf(pieces: readonly Piece[], joints: readonly Joint[], unsealed: ReadonlySet<string>): Zoned {
  const leaders = pieces.map((_, i) => i);
  for (const { a, b } of joints) if (isOneZone(a.kind, b.kind)) merge(leaders, a.piece, b.piece);

  const leads = [...new Set(leaders.filter((_, i) => isPlayed(pieces[i]!, unsealed)))];
  const drawn = leads.map((leader) => zoneFrom(pieces.filter((_, each) => leaders[each] === leader)));
  const zones = drawn.toSorted(byPlace);
  const zoneOf = pieces.map((piece, i) =>
    isPlayed(piece, unsealed) ? zones.indexOf(drawn[leads.indexOf(leaders[i]!)]!) : NONE,
  );
  return { zones, zoneOf };
}

function isPlayed({ kind, name }: Piece, unsealed: ReadonlySet<string>): boolean {
  return kind !== 'scenery' && (kind !== 'sealed' || unsealed.has(name));
}

/** Zones whose tops differ less than this stand in one row. */
const ROW = 60;

/** Zones are numbered in reading order, as players see them: row by row, each from left to right. */
function byPlace(a: Zone, b: Zone): number {
  const [left, top] = cornerOf(a.rects);
  const [otherLeft, otherTop] = cornerOf(b.rects);
  return Math.round(top / ROW) - Math.round(otherTop / ROW) || left - otherLeft;
}

/** The top left corner of the box around all pieces. */
function cornerOf(rects: readonly Rect[]): readonly [left: number, top: number] {
  return [Math.min(...rects.map(([left]) => left)), Math.min(...rects.map((rect) => rect[1]))];
}

/** V107, V108, V109, W14: streets run on, and rooms where the picture does; corridors never. */
function isOneZone(a: EdgeKind, b: EdgeKind): boolean {
  return (isOutside(a) && isOutside(b)) || (a === 'merge' && b === 'merge');
}

export function isOutside(kind: EdgeKind): boolean {
  return kind === 'street' || kind === 'outdoor';
}

/** Everything that belongs to either now belongs to the first of both. */
function merge(leaders: number[], a: number, b: number): void {
  const first = Math.min(leaders[a]!, leaders[b]!);
  const other = Math.max(leaders[a]!, leaders[b]!);
  for (const [i, leader] of leaders.entries()) if (leader === other) leaders[i] = first;
}

function zoneFrom(pieces: readonly Piece[]): Zone {
  const { name, kind } = pieces[0]!;
  const rects = pieces.map(({ rect }) => rect);
  return {
    name,
    pieces: pieces.map((piece) => piece.name),
    tiles: [...new Set(pieces.map(({ tile }) => tile))],
    kind: kind === 'sealed' || kind === 'scenery' ? 'room' : kind,
    rects,
    centre: centreOf(rects),
  };
}

/** The middle of all pieces together, if it lies in one of them; otherwise of the largest piece. */
function centreOf(rects: readonly Rect[]): readonly [number, number] {
  const x = (Math.min(...rects.map(([left]) => left)) + Math.max(...rects.map((rect) => rect[2]))) / 2;
  const y = (Math.min(...rects.map((rect) => rect[1])) + Math.max(...rects.map((rect) => rect[3]))) / 2;
  const isInside = rects.some(([left, top, right, bottom]) => left <= x && x <= right && top <= y && y <= bottom);
  if (isInside) return [x, y];
  const [left, top, right, bottom] = rects.reduce((a, b) => (areaOf(a) >= areaOf(b) ? a : b));
  return [(left + right) / 2, (top + bottom) / 2];
}
