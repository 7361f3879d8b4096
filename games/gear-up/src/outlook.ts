/** Why squares cannot be crossed, as everybody at the table can see it. Drawings speak of it, so that it needs no rule that runs. */
import type { Seat } from '@horda/kernel';
import { shapeNamed, tablesOf, zombieBoard, type Board, type ShapeTable } from './content/boards.ts';
import { contentOf } from './content/cards.ts';
import { cellsOf, figureAt, holds, isConnected, kindOf, maskOf, meet, placement } from './geometry/geometry.ts';
import type { Target, Tool } from './state.ts';
import type { RuleId } from './text/rulebook.ts';
import { activeWeapon, effectsNow, standing } from './text/seen.ts';
import type { Cells, View } from './view.ts';

/** What squares are crossed with: a shape is drawn, or ammo is spent. */
export type Pencil = Tool | 'ammo';

/** The rule against it, and the square at fault; null: no single one is, or it is outside of the grid. */
export interface Misfit {
  readonly rule: RuleId;
  readonly cell: number | null;
}

/** A target as it is seen now. */
interface Sheet {
  readonly board: Board;
  readonly crossed: Cells;
  /** The squares of this member of the boss. */
  readonly own: Cells;
  /** Squares in a mouth that is closed. (B146) */
  readonly shut: Cells;
  /** A mark must touch a crossed square. (B134) */
  readonly touching: boolean;
}

/**
 * Why these squares of a target cannot be crossed now; null: as far as squares go, they can. Whether the target is in
 * reach is another question. A place of the shape outside of the grid is -1.
 */
export function whyMark(view: View, seat: Seat, pencil: Pencil, target: Target, cells: Cells): Misfit | null {
  const sheet = sheetOf(view, target);
  if (sheet === null) return { rule: 'B52', cell: null };
  for (const [i, cell] of cells.entries()) {
    const rule = cells.indexOf(cell) < i ? 'B56' : whySquare(view, seat, sheet, target, cell);
    if (rule !== null) return { rule, cell: rule === 'B57' ? null : cell };
  }
  const rule = whyFigure(view, seat, pencil, target, sheet, cells);
  return rule === null ? null : { rule, cell: null };
}

/** Null: there is no such target on the table. */
function sheetOf(view: View, target: Target): Sheet | null {
  if (target >= 0) {
    const zombie = standing(view, target)?.zombie;
    if (zombie === undefined) return null;
    const board = zombieBoard(view, target);
    return { board, crossed: zombie.crossed, own: cellsOf(board.all), shut: [], touching: false };
  }
  const { boss, side, crossed, mouthOpen } = view.boss;
  const board = tablesOf(view).bosses[boss]![side];
  const own = board.members[-1 - target];
  if (own === undefined) return null;
  const touching = contentOf(view).bosses[boss]!.id === 'pyramid';
  return { board, crossed, own: cellsOf(own), shut: mouthOpen ? [] : cellsOf(board.mouth), touching };
}

/** Why this square cannot be crossed, whatever shape covers it. */
function whySquare(view: View, seat: Seat, sheet: Sheet, target: Target, cell: number): RuleId | null {
  if (sheet.board.grid.squares[cell] === undefined) return 'B57';
  if (!sheet.own.includes(cell)) return 'G46';
  if (sheet.crossed.includes(cell)) return isPlannedByOther(view, seat, target, cell) ? 'T2' : 'B56';
  return sheet.shut.includes(cell) ? 'B146' : null;
}

/** Somebody else has marked it in this attack step. */
function isPlannedByOther({ survivors }: View, seat: Seat, target: Target, cell: number): boolean {
  const covers = ({ deeds }: (typeof survivors)[number]): boolean =>
    deeds.some(
      (deed) =>
        (deed.do === 'mark' && deed.target === target && deed.cells.includes(cell)) ||
        (deed.do === 'ammo' && deed.target === target && deed.cell === cell),
    );
  return survivors.some((one, other) => other !== seat && covers(one));
}

/** Free squares in a form that is not to be drawn, or not here. */
function whyFigure(view: View, seat: Seat, pencil: Pencil, target: Target, sheet: Sheet, cells: Cells): RuleId | null {
  if (pencil === 'ammo') return cells.length === 1 ? whyApart(sheet, cells, 'G42') : 'B69';
  const shape = shapeWith(view, seat, pencil);
  if (shape === null || cells.length === 0) return 'B55';
  const begun = firstPart(view, seat, pencil, target);
  if (begun !== null) return whySecond(sheet, shape, begun, cells);
  const splits = effectsNow(view, contentOf(view), seat, pencil).includes('split');
  if (cells.length === 1) return splits && canBeJoined(sheet, shape, cells) ? null : whyApart(sheet, cells, 'G42');
  const kind = kindOfCells(sheet.board, cells);
  if (kind === shape.key) return whyApart(sheet, cells, 'B134');
  if (!splits) return 'B55';
  if (shape.larger.includes(kind)) return whyFirst(sheet, cells);
  return shape.anySmaller.includes(kind) ? 'T14' : whyPiece(sheet.board, shape, cells);
}

/** No part of a divided shape either. */
function whyPiece(board: Board, shape: ShapeTable, cells: Cells): RuleId {
  return cells.length < shape.squares && !isConnected(figureAt(board.grid, cells)) ? 'G40' : 'B55';
}

/** The first part of a divided shape needs room for the second, and one of the two a contact. (T14, G41) */
function whyFirst(sheet: Sheet, cells: Cells): RuleId | null {
  const rest = freeSquares(sheet).filter((cell) => !cells.includes(cell));
  if (rest.length === 0) return 'T14';
  return touches(sheet, cells) || rest.some((cell) => touches(sheet, [cell])) ? null : 'G41';
}

/** A smaller part of several squares could follow this one square and make the contact for both. (G41) */
function canBeJoined(sheet: Sheet, shape: ShapeTable, cells: Cells): boolean {
  const free = maskOf(freeSquares(sheet).filter((cell) => !cells.includes(cell)));
  return shape.anySmaller.some((key) =>
    sheet.board.fits(key).some((place) => place.cells.length > 1 && holds(free, place) && touches(sheet, place.cells)),
  );
}

/** The second part belongs to the first, or is one square; `sheet` shows the first as crossed. (B117, B119, G41) */
function whySecond(sheet: Sheet, shape: ShapeTable, first: Cells, cells: Cells): RuleId | null {
  const known = first.length === 1 ? shape.anySmaller : (shape.smaller.get(kindOfCells(sheet.board, first)) ?? []);
  if (cells.length > 1 && !known.includes(kindOfCells(sheet.board, cells))) return 'B117';
  const before: Sheet = { ...sheet, crossed: sheet.crossed.filter((cell) => !first.includes(cell)) };
  return touches(before, first) || touches(before, cells) ? null : 'G41';
}

function whyApart(sheet: Sheet, cells: Cells, rule: RuleId): RuleId | null {
  return touches(sheet, cells) ? null : rule;
}

/** It touches a crossed square, or need not. (B134) */
function touches({ board, crossed, touching }: Sheet, cells: Cells): boolean {
  return !touching || meet(placement(board.grid, cells).near, maskOf(crossed));
}

function freeSquares({ own, crossed, shut }: Sheet): Cells {
  return own.filter((cell) => !crossed.includes(cell) && !shut.includes(cell));
}

/** The first part of a divided shape on this target, if the second is to follow now. */
function firstPart({ survivors }: View, seat: Seat, tool: Tool, target: Target): Cells | null {
  const now = survivors[seat]!.attack.now;
  if (now === null || now.closed || now.tool !== tool || now.part?.target !== target) return null;
  return now.part.cells;
}

/** Null: there is no such tool, or no weapon is active yet. */
function shapeWith(view: View, seat: Seat, tool: Tool): ShapeTable | null {
  const content = contentOf(view);
  const id = tool === 'weapon' ? activeWeapon(view, content, seat)?.shape : content.companions[tool]?.shape;
  return id === undefined ? null : shapeNamed(view, id);
}

function kindOfCells({ grid }: Board, cells: Cells): string {
  return kindOf(figureAt(grid, cells));
}
