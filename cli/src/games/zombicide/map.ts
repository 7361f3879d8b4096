/** The map of the mission in characters: the whole of it, or the part around the action. */
import { boardHere } from '@horda/zombicide/rules/mission';
import { NONE, type ZoneNo } from '@horda/zombicide/state';
import type { View } from '@horda/zombicide/view';
import { paint, type Style } from '../../terminal/style.ts';
import { contentsOf, rowsNeeded } from './contents.ts';
import { BLANK, paperOf, type Mark, type Sheet } from './plan/paper.ts';
import { leastHeight, leastWidth, planOf, widthsOf, type Plan } from './plan/plan.ts';
import { shownSurvivor, type ZombicideWords } from './seen.ts';

export interface DrawnMap {
  readonly lines: readonly string[];
  /** Zones that are not on the drawn part. */
  readonly outside: readonly ZoneNo[];
}

/** How wide zones should be inside: as wide as there is room for, but no narrower than the last. */
const WIDTHS = [9, 8, 7, 6, 5, 4] as const;
/** How many rows a zone may have, and whether names are whole: less and less, until the map fits. */
const TRIES = [
  { most: 4, isWhole: true },
  { most: 4, isWhole: false },
  { most: 3, isWhole: false },
  { most: 2, isWhole: false },
] as const;

/** At most `width` columns and `height` rows; `whole`: as large as it has to be. Without a frame, as little else fits. */
export function drawMap(
  view: View,
  words: ZombicideWords,
  style: Style,
  { width, height, whole = false }: { readonly width: number; readonly height: number; readonly whole?: boolean },
): DrawnMap {
  const plan = fittingPlan(view, words, width, height + FRAME);
  const sheet = drawnSheet(view, plan, words);
  const rows = { from: 1, length: plan.height - FRAME };
  const columns = { from: 0, length: plan.width };
  const shown = whole ? { rows, columns } : windowOf(view, plan, rows, columns, width, height);
  return {
    lines: sheet
      .slice(shown.rows.from, shown.rows.from + shown.rows.length)
      .map((line) => lineOf(line.slice(shown.columns.from, shown.columns.from + shown.columns.length), style)),
    outside: plan.spans.flatMap((spans, zone) => {
      const [head] = spans;
      return head === undefined || (isWithin(head.y, shown.rows) && isWithin(head.from, shown.columns)) ? [] : [zone];
    }),
  };
}
/** The lines above and below the map. */
const FRAME = 2;

function fittingPlan(view: View, words: ZombicideWords, width: number, height: number): Plan {
  const board = boardHere(view);
  const room = WIDTHS.find((each) => leastWidth(board, each) <= width) ?? WIDTHS.at(-1)!;
  const columns = Math.max(width, leastWidth(board, room));
  const widths = widthsOf(board, room, columns);
  const rowsFor = ({ most, isWhole }: (typeof TRIES)[number]) => {
    const needed = widths.map((inside, zone) => Math.min(most, rowsNeeded(view, zone, inside, words, isWhole)));
    return (zone: ZoneNo) => needed[zone]!;
  };
  const fitting = TRIES.map(rowsFor).find((rows) => leastHeight(board, rows) <= height);
  const rows = fitting ?? rowsFor(TRIES[1]);
  return planOf(board, { width: room, rows }, columns, Math.max(height, leastHeight(board, rows)));
}

function drawnSheet(view: View, plan: Plan, words: ZombicideWords): Sheet {
  const cardDoors = new Set(
    view.placed.flatMap(({ door, state }) => (door !== NONE && state === 'faceDown' ? [door] : [])),
  );
  const sheet = paperOf(boardHere(view), view.ground, plan, words.table.signs.doors, cardDoors);
  for (const [zone, spans] of plan.spans.entries())
    for (const { x, y, text, paint: how } of contentsOf(view, zone, spans, words))
      for (const [n, sign] of [...text].entries()) sheet[y]![x + n] = { sign, paint: how };
  return sheet;
}

interface Range {
  readonly from: number;
  readonly length: number;
}

function isWithin(place: number, { from, length }: Range): boolean {
  return from <= place && place < from + length;
}

/** The part with the survivor that the screen is about in its middle, as far as the map reaches. */
function windowOf(
  view: View,
  plan: Plan,
  rows: Range,
  columns: Range,
  width: number,
  height: number,
): { readonly rows: Range; readonly columns: Range } {
  const survivor = shownSurvivor(view);
  const head = survivor === null ? undefined : plan.spans[view.survivors[survivor]!.zone]?.[0];
  const part = (all: Range, size: number, middle: number): Range => {
    const length = Math.min(size, all.length);
    const from = Math.round(middle - length / 2);
    return { from: Math.max(all.from, Math.min(from, all.from + all.length - length)), length };
  };
  return { rows: part(rows, height, head?.y ?? 0), columns: part(columns, width, head?.from ?? 0) };
}

/** Neighbours of one colour are painted together. */
function lineOf(marks: readonly Mark[], style: Style): string {
  let line = '';
  for (let from = 0; from < marks.length;) {
    const { paint: how } = marks[from]!;
    let to = from + 1;
    while (to < marks.length && (marks[to]!.paint === how || marks[to] === BLANK)) to++;
    const text = marks
      .slice(from, to)
      .map(({ sign }) => sign)
      .join('');
    line += how === null ? text : paint(style, how, text);
    from = to;
  }
  return line;
}
