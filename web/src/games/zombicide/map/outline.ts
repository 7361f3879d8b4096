/** Rectangles that make up one zone: the box around them, the largest rectangle inside, the line around them all. */
import type { Rect } from '@horda/zombicide/map/geometry';

export function boxAround(rects: readonly Rect[]): Rect {
  return [
    Math.min(...rects.map((rect) => rect[0])),
    Math.min(...rects.map((rect) => rect[1])),
    Math.max(...rects.map((rect) => rect[2])),
    Math.max(...rects.map((rect) => rect[3])),
  ];
}

/** The fields that the edges of the rectangles cut the plane into: `at(x, y)` tells whether one belongs to them. */
interface Fields {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  at(column: number, row: number): boolean;
}

function fieldsOf(rects: readonly Rect[]): Fields {
  const ascending = (all: readonly number[]): readonly number[] => [...new Set(all)].toSorted((a, b) => a - b);
  const xs = ascending(rects.flatMap(([left, , right]) => [left, right]));
  const ys = ascending(rects.flatMap(([, top, , bottom]) => [top, bottom]));
  return {
    xs,
    ys,
    at(column, row) {
      const [x, y, x2, y2] = [xs[column], ys[row], xs[column + 1], ys[row + 1]];
      if (x === undefined || y === undefined || x2 === undefined || y2 === undefined) return false;
      const [cx, cy] = [(x + x2) / 2, (y + y2) / 2];
      return rects.some(([left, top, right, bottom]) => left < cx && cx < right && top < cy && cy < bottom);
    },
  };
}

/** The largest rectangle that lies wholly in them. */
export function largestIn(rects: readonly Rect[]): Rect {
  if (rects.length === 1) return rects[0]!;
  const { xs, ys, at } = fieldsOf(rects);
  let best: Rect = rects[0]!;
  let most = 0;
  for (let top = 0; top + 1 < ys.length; top++)
    for (let left = 0; left + 1 < xs.length; left++)
      for (let bottom = top, widest = xs.length; bottom + 1 < ys.length; bottom++) {
        let right = left;
        while (right < widest && at(right, bottom)) right++;
        widest = right;
        const rect: Rect = [xs[left]!, ys[top]!, xs[right]!, ys[bottom + 1]!];
        const area = (rect[2] - rect[0]) * (rect[3] - rect[1]);
        if (area <= most) continue;
        best = rect;
        most = area;
      }
  return best;
}

type Corner = readonly [x: number, y: number];

/** The line around them, so far inside: corners in clockwise order, one list for each closed line. */
export function outlineOf(rects: readonly Rect[], inset = 0): readonly (readonly Corner[])[] {
  const { xs, ys, at } = fieldsOf(rects);
  // Edges with the inside on their right hand, by the corner where they begin.
  const edges = new Map<string, [from: Corner, to: Corner][]>();
  const add = (from: Corner, to: Corner): void => {
    const known = edges.get(from.join());
    if (known === undefined) edges.set(from.join(), [[from, to]]);
    else known.push([from, to]);
  };
  for (let row = 0; row + 1 < ys.length; row++)
    for (let column = 0; column + 1 < xs.length; column++) {
      if (!at(column, row)) continue;
      const [left, top, right, bottom] = [xs[column]!, ys[row]!, xs[column + 1]!, ys[row + 1]!];
      if (!at(column, row - 1)) add([left, top], [right, top]);
      if (!at(column + 1, row)) add([right, top], [right, bottom]);
      if (!at(column, row + 1)) add([right, bottom], [left, bottom]);
      if (!at(column - 1, row)) add([left, bottom], [left, top]);
    }
  const lines: Corner[][] = [];
  while (edges.size > 0) {
    const line: Corner[] = [];
    let key = edges.keys().next().value!;
    while (edges.has(key)) {
      const known = edges.get(key)!;
      const [from, to] = known.pop()!;
      if (known.length === 0) edges.delete(key);
      line.push(from);
      key = to.join();
    }
    lines.push(moved(straightened(line), inset));
  }
  return lines;
}

/** Without the corners that are none. */
function straightened(line: readonly Corner[]): readonly Corner[] {
  return line.filter(([x, y], i) => {
    const [px, py] = line.at(i - 1)!;
    const [nx, ny] = line[(i + 1) % line.length]!;
    return !((px === x && x === nx) || (py === y && y === ny));
  });
}

/** Every edge goes to its right hand, which is inside. */
function moved(line: readonly Corner[], inset: number): Corner[] {
  return line.map(([x, y], i) => {
    const [px, py] = line.at(i - 1)!;
    const [nx, ny] = line[(i + 1) % line.length]!;
    const [dx, dy] = [Math.sign(x - px) + Math.sign(nx - x), Math.sign(y - py) + Math.sign(ny - y)];
    return [x - dy * inset, y + dx * inset];
  });
}

/** As an SVG path. */
export function pathAround(rects: readonly Rect[], inset: number): string {
  return outlineOf(rects, inset)
    .map((line) => `M${line.map((corner) => corner.join(' ')).join('L')}Z`)
    .join('');
}
