/** Where the note of a lesson lies: near the thing it is about, without covering anything needed. Pure geometry. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between a thing and the frame around it. */
export const RING = 7;
/** The distance from note to window edge, and from note to its thing, where the joining line needs room. */
const MARGIN = 8;
const GAP = 36;
/** The cost of covering things, compared with a pixel of distance. Covering a needed thing outweighs any distance. */
const COVERS_AT_ALL = 10_000;
const COVERS_NEEDED = 1;
const COVERS_OWN = 0.1;
const COVERS_OTHER = 0.02;
/** How many places are tried from edge to edge, across and down. */
const [ACROSS, DOWN] = [5, 13];

/** What a note has to respect. */
export interface Needs {
  /** The thing it is about; null: nothing in particular. */
  readonly mark: Box | null;
  /** What somebody is about to press. */
  readonly urgent: readonly Box[];
  /** The hand of the learner, and the buttons below it. */
  readonly own: readonly Box[];
  /** Things that should stay visible if possible. */
  readonly others: readonly Box[];
}

/** The best of the places beside the thing, and of those from edge to edge of the room that a note may take. */
export function placeNote(note: Size, { mark, urgent, own, others }: Needs, room: Box): Point {
  const [left, top] = [room.left + MARGIN, room.top + MARGIN];
  const right = room.left + room.width - note.width - MARGIN;
  const bottom = room.top + room.height - note.height - MARGIN;
  const anywhere = steps(left, right, ACROSS).flatMap((x) => steps(top, bottom, DOWN).map((y) => ({ x, y })));
  const places = [...(mark === null ? [] : beside(note, mark)), ...anywhere].map(({ x, y }) => ({
    x: clamp(x, left, right),
    y: clamp(y, top, bottom),
  }));
  const needed = mark === null ? urgent : [mark, ...urgent];
  const cost = ({ x, y }: Point): number => {
    const box = { left: x, top: y, ...note };
    const hidden =
      total(needed, (thing) => coverCost(overlap(box, thing))) +
      total(own, (thing) => overlap(box, thing) * COVERS_OWN) +
      total(others, (thing) => overlap(box, thing) * COVERS_OTHER);
    if (mark === null)
      return hidden + distance(middle(box), { x: room.left + room.width / 2, y: room.top + room.height });
    const line = join(box, mark);
    return hidden + (line === null ? GAP : Math.abs(distance(line.from, line.to) - GAP));
  };
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** So many numbers from one to the other, both included. */
function steps(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

function coverCost(pixels: number): number {
  return pixels === 0 ? 0 : COVERS_AT_ALL + pixels * COVERS_NEEDED;
}

function beside(note: Size, mark: Box): readonly Point[] {
  const { x, y } = middle(mark);
  const [left, top] = [x - note.width / 2, y - note.height / 2];
  return [
    { x: mark.left + mark.width + GAP, y: top },
    { x: mark.left - note.width - GAP, y: top },
    { x: left, y: mark.top - note.height - GAP },
    { x: left, y: mark.top + mark.height + GAP },
  ];
}

/** The shortest way between two boxes, from the edge of one to the edge of the other; null if they touch. */
export function join(from: Box, to: Box): { readonly from: Point; readonly to: Point } | null {
  if (overlap(from, to) > 0) return null;
  const start = nearest(from, middle(to));
  const end = nearest(to, start);
  return { from: nearest(from, end), to: end };
}

/** Whether a line runs through a box. */
export function crosses({ from, to }: { readonly from: Point; readonly to: Point }, box: Box): boolean {
  // The stretch of the line, from 0 to 1, that lies between the sides of the box.
  let [first, last] = [0, 1];
  for (const [start, end, least, most] of [
    [from.x, to.x, box.left, box.left + box.width],
    [from.y, to.y, box.top, box.top + box.height],
  ] as const) {
    const way = end - start;
    if (way === 0) {
      if (start <= least || start >= most) return false;
      continue;
    }
    const [near, far] = [(least - start) / way, (most - start) / way];
    first = Math.max(first, Math.min(near, far));
    last = Math.min(last, Math.max(near, far));
  }
  return first < last;
}

/** How far a box must be moved to lie between two edges; if it is longer than that, its beginning counts. */
export function shiftInto(start: number, length: number, from: number, to: number): number {
  if (start < from || length > to - from) return from - start;
  return Math.min(0, to - (start + length));
}

/** The part of a vertical stretch that the note leaves free, above or below it, whichever is larger. */
export function freeBand(note: Box, { top, height }: Pick<Box, 'top' | 'height'>) {
  const [end, below] = [top + height, note.top + note.height];
  return note.top - top > end - below
    ? { from: top, to: Math.min(note.top, end) }
    : { from: Math.max(below, top), to: end };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The part of a box inside another one; if there is none, an empty box at the edge. */
export function cut({ left, top, width, height }: Box, by: Box): Box {
  const [x, y] = [clamp(left, by.left, by.left + by.width), clamp(top, by.top, by.top + by.height)];
  const right = clamp(left + width, by.left, by.left + by.width);
  const bottom = clamp(top + height, by.top, by.top + by.height);
  return { left: x, top: y, width: right - x, height: bottom - y };
}

export function widened({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest box around all of them; null: there are none. */
export function around(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return boxes[0] ?? null;
  const [left, top] = [Math.min(...seen.map((box) => box.left)), Math.min(...seen.map((box) => box.top))];
  const right = Math.max(...seen.map((box) => box.left + box.width));
  const bottom = Math.max(...seen.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function nearest({ left, top, width, height }: Box, { x, y }: Point): Point {
  return { x: clamp(x, left, left + width), y: clamp(y, top, top + height) };
}

function total(things: readonly Box[], cost: (thing: Box) => number): number {
  return things.reduce((sum, thing) => sum + cost(thing), 0);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** If `most` is less than `least`, as for a note larger than the window, `least` wins. */
function clamp(n: number, least: number, most: number): number {
  return Math.max(least, Math.min(n, most));
}
