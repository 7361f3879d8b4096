/** Where pieces stand in a zone: rows, centred, that never overlap. Pure. */
import type { Rect } from '@horda/zombicide/map/geometry';

export interface Item {
  readonly width: number;
  readonly height: number;
}

/** The middle of a piece. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Packed {
  /** In the order of the items. */
  readonly spots: readonly Spot[];
  /** What the items were shrunk to. */
  readonly size: number;
}

/** Sizes that are tried, one after the other. */
const SIZES: readonly number[] = [1, 0.88, 0.72];
const GAP = 4;
/** Where the block of rows may stand, from side to side and from top to bottom. */
const ALIGNMENTS = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1] as const;

/** Null: they do not fit. `fixed`: things that keep their place; pieces stand beside them if they can. */
export function pack(box: Rect, items: readonly Item[], fixed: readonly Rect[] = [], sizes = SIZES): Packed | null {
  let crowded: Packed | null = null;
  for (const size of sizes) {
    const found = packAt(box, items, fixed, size);
    if (found === null) continue;
    if (found.covered === 0) return found;
    crowded ??= found;
  }
  return crowded;
}

interface Tried extends Packed {
  /** How much of the fixed things is covered. */
  readonly covered: number;
}

function packAt(box: Rect, items: readonly Item[], fixed: readonly Rect[], size: number): Tried | null {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const widest = Math.max(0, ...items.map((item) => item.width * size));
  let best: Tried | null = null;
  // A narrower block of more rows may leave room for what lies there.
  for (const share of [1, 0.75, 0.55]) {
    const rows = rowsOf(items, size, Math.max(width * share, widest));
    const deep = rows.reduce((sum, row) => sum + row.height + GAP, -GAP);
    const wide = Math.max(0, ...rows.map((row) => row.width));
    if (deep > height + 0.01 || wide > width + 0.01) continue;
    for (const down of ALIGNMENTS)
      for (const along of ALIGNMENTS) {
        const left = box[0] + (width - wide) * along;
        const top = box[1] + (height - deep) * down;
        const tried = placed(rows, items, size, left, top, wide, fixed);
        if (best === null || tried.covered < best.covered) best = tried;
        if (best.covered === 0) return best;
      }
  }
  return best;
}

interface Row {
  readonly items: number[];
  width: number;
  height: number;
}

function rowsOf(items: readonly Item[], size: number, room: number): readonly Row[] {
  const rows: Row[] = [];
  for (const [i, item] of items.entries()) {
    const last = rows.at(-1);
    const width = item.width * size;
    if (last !== undefined && last.width + GAP + width <= room + 0.01) {
      last.items.push(i);
      last.width += GAP + width;
      last.height = Math.max(last.height, item.height * size);
    } else rows.push({ items: [i], width, height: item.height * size });
  }
  return rows;
}

function placed(
  rows: readonly Row[],
  items: readonly Item[],
  size: number,
  left: number,
  top: number,
  wide: number,
  fixed: readonly Rect[],
): Tried {
  const spots: Spot[] = [];
  let covered = 0;
  let y = top;
  for (const row of rows) {
    let x = left + (wide - row.width) / 2;
    for (const i of row.items) {
      const [w, h] = [items[i]!.width * size, items[i]!.height * size];
      const spot = { x: x + w / 2, y: y + row.height / 2 };
      spots.push(spot);
      for (const thing of fixed)
        covered += overlap(thing, [spot.x - w / 2, spot.y - h / 2, spot.x + w / 2, spot.y + h / 2]);
      x += w + GAP;
    }
    y += row.height + GAP;
  }
  return { spots, size, covered };
}

function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return across > 0 && down > 0 ? across * down : 0;
}
