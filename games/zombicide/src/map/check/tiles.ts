/** Tiles of a mission: each in its place, streets against streets. */
import type { PackProblem } from '@horda/kernel';
import { inside } from '@horda/parts';
import type { MissionData, TilePlace } from '../../content/mission.ts';
import { jointsOf, layTiles, SHORTEST_CONTACT, type Laying, type Stretch } from '../laying.ts';
import type { Rect } from '../geometry.ts';
import { isOutside } from '../zones.ts';
import { TILE_SIZE as SIZE } from '../../content/vocabulary.ts';

export function noteTiles(notes: PackProblem[], path: string, { layout }: MissionData): void {
  const at = inside(path, 'layout');
  if (layout.length === 0) notes.push({ path: at, kind: 'missing' });
  for (const [i, place] of layout.entries()) {
    notePlace(notes, at, layout, i, place);
    noteApart(notes, at, layout, i, place);
  }
  if (notes.length === 0) noteEdges(notes, at, layout);
}

/** A tile has two sides and lies on the table once; no two lie in one place. */
function notePlace(
  notes: PackProblem[],
  path: string,
  layout: readonly TilePlace[],
  i: number,
  place: TilePlace,
): void {
  const earlier = layout.slice(0, i);
  const sameTile = earlier.findIndex(({ tile }) => Number.parseInt(tile) === Number.parseInt(place.tile));
  if (sameTile !== -1) {
    const first = inside(inside(path, sameTile), 'tile');
    notes.push({ path: inside(inside(path, i), 'tile'), kind: 'repeated', given: place.tile, first });
  }
  const samePlace = earlier.findIndex(({ row, column }) => row === place.row && column === place.column);
  if (samePlace !== -1) {
    const given = `${place.row}, ${place.column}`;
    notes.push({ path: inside(inside(path, i), 'row'), kind: 'repeated', given, first: inside(path, samePlace) });
  }
}

/** V371: what lies apart touches no other tile; everything else does. */
function noteApart(
  notes: PackProblem[],
  path: string,
  layout: readonly TilePlace[],
  i: number,
  place: TilePlace,
): void {
  const touches = layout.some(({ row, column }) => Math.abs(row - place.row) + Math.abs(column - place.column) === 1);
  const isApart = place.apart === true;
  if (touches !== isApart || layout.length === 1) return;
  notes.push({
    path: inside(path, i),
    kind: 'other',
    en: isApart ? `${place.tile} touches another tile, but is to lie apart.` : `${place.tile} touches no other tile.`,
    pl: isApart
      ? `${place.tile} styka się z innym kafelkiem, a ma leżeć osobno.`
      : `${place.tile} z niczym się nie styka.`,
  });
}

/** V107: where two tiles meet, a street meets a street and never a room. Gardens may end at a wall. */
function noteEdges(notes: PackProblem[], path: string, layout: readonly TilePlace[]): void {
  const laying = layTiles(layout);
  const joints = jointsOf(laying);
  for (const stretch of laying.stretches) {
    const { name, tile, kind } = laying.pieces[stretch.piece]!;
    if (!isOutside(stretch.kind) || kind === 'garden') continue;
    const neighbour = tileBeyond(laying, layout, stretch);
    if (neighbour === null) continue;
    const meets = joints.some(
      ({ a, b }) => (a === stretch && isOutside(b.kind)) || (b === stretch && isOutside(a.kind)),
    );
    if (meets) continue;
    notes.push({
      path: inside(
        path,
        layout.findIndex((place) => place.tile === tile),
      ),
      kind: 'other',
      en: `the street ${name} ends at a wall of ${neighbour}: turn one of the tiles.`,
      pl: `ulica ${name} kończy się na ścianie kafelka ${neighbour}: obróć któryś z nich.`,
    });
  }
}

/** The tile on the other side of an edge; null: there is none. */
function tileBeyond({ pieces }: Laying, layout: readonly TilePlace[], { piece, rect }: Stretch): string | null {
  const own = pieces[piece]!.tile;
  const other = layout.find(({ tile, row, column }) => tile !== own && borders(rect, row, column));
  return other?.tile ?? null;
}

function borders([left, top, right, bottom]: Rect, row: number, column: number): boolean {
  const [x, y] = [column * SIZE, row * SIZE];
  if (left === right) return (x === left || x + SIZE === left) && overlap(top, bottom, y) >= SHORTEST_CONTACT;
  return (y === top || y + SIZE === top) && overlap(left, right, x) >= SHORTEST_CONTACT;
}

function overlap(from: number, to: number, start: number): number {
  return Math.min(to, start + SIZE) - Math.max(from, start);
}
