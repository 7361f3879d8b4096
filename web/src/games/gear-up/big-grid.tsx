/**
 * The grid on the clipboard. Every square is a button; the shape follows pointer and keys from one legal place to the
 * next. One square at a time can be reached by Tab: the arrows do the rest.
 */
import type { Figure } from '@horda/gear-up/geometry/geometry';
import type { Choice, Target } from '@horda/gear-up/state';
import { cellNames } from '@horda/gear-up/text/cells';
import { whyMark } from '@horda/gear-up/outlook';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { figureOver, heartOf, heldOver, isSamePlace, type Pencil } from './aiming.ts';
import { outlineOf, outlineOn, type Cells } from './grid.ts';
import { Planner, Sign, Strokes } from './marks.tsx';
import { Names } from './grid-names.tsx';
import { MapLines } from './small-grid.tsx';
import { Overview } from './overview.tsx';
import { plannersOf, useBoard, type Aimable } from './table.ts';
import { bringIntoFrame, useSeenPart } from './use-seen-part.ts';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A place where the player wanted a shape that does not fit there. */
interface Misfit {
  readonly target: Target;
  readonly over: number;
  readonly figure: Figure;
  /** The square that is in the way; null: not a single square. */
  readonly fault: number | null;
  /** The tool, and where the shape went instead: the misfit is shown until one of them changes. */
  readonly pencil: string;
  readonly instead: Cells;
}

export function BigGrid({ aimed }: { readonly aimed: Aimable }) {
  const table = useBoard();
  const { view, own, content, aiming, words, texts, name, events, hinted } = table;
  const { target, rows, board, crossed, planned } = aimed;
  const { grid } = board;
  const { pencil, place } = aiming;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const seen = useSeenPart(frame, grid);
  const [latest, setMisfit] = useState<Misfit | null>(null);
  const planners = plannersOf(view, target);
  const names = cellNames(rows);
  const shape = place?.cells ?? [];
  const isStillMeant = latest?.target === target && latest.pencil === pencil?.key && isSamePlace(latest.instead, shape);
  const misfit = isStillMeant ? latest : null;
  const advised = hinted.flatMap((choice) => adviceOn(choice, target));
  const lit = new Set(pencil?.places.flatMap(({ cells }) => cells));
  const fresh = new Set(events.flatMap((e) => freshCells(e, target)));
  const map = target < 0 ? (content.bosses[view.boss.boss]?.[view.boss.side].map ?? null) : null;
  const home =
    place === null ? (grid.squares.findIndex((_, cell) => !crossed.includes(cell)) ?? 0) : heartOf(grid, place.cells);
  useWheel(box, () => aiming.lie('turn'));

  const focus = (cell: number): void => {
    box.current?.querySelector<HTMLElement>(`[data-square="${cell}"]`)?.focus({ preventScroll: true });
    bringIntoFrame(frame.current, grid, [cell]);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const [dx, dy] = arrow;
    if (place !== null) {
      aiming.step(dx, dy);
      return;
    }
    const now = Number((event.target as HTMLElement).dataset['square']);
    const next = neighbour(grid.squares, now, dx, dy);
    if (next !== null) focus(next);
  };

  // The visible part of a wide grid and the focus follow the shape, however it is moved.
  useLayoutEffect(() => bringIntoFrame(frame.current, grid, shape), [target, shape.join(' '), seen === null]);
  useLayoutEffect(() => {
    if (place !== null && box.current?.contains(document.activeElement) === true) focus(home);
  }, [home]);
  // A player who marks with keys goes on from the next shape, wherever that is.
  const goesOn = useRef(false);
  useLayoutEffect(() => {
    if (!goesOn.current || place === null) return;
    goesOn.current = false;
    focus(heartOf(grid, place.cells));
  });

  const press = (event: MouseEvent, cell: number): void => {
    if (pencil === null) return;
    setMisfit(null);
    const isKey = event.detail === 0;
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    const covers = shape.includes(cell);
    // A thumb hides what it points at: the first tap places the shape, and a second tap marks.
    if (covers && (aiming.put || !isTouch)) {
      goesOn.current = isKey;
      return aiming.lay();
    }
    const { row, column } = grid.squares[cell]!;
    const next = aiming.point({ x: column + 0.5, y: row + 0.5 }, cell);
    if (next !== null && !next.cells.includes(cell)) askWhy(cell, pencil, next.cells);
  };

  /** The shape does not fit where the player wants it: it is shown there, and the rule is requested. */
  const askWhy = (cell: number, { key, tool }: Pencil, instead: Cells): void => {
    if (place === null) return;
    const { choice } = place;
    const cells = heldOver(grid, place.cells, cell);
    const fault = whyMark(view, own, tool ?? 'ammo', target, cells)?.cell ?? null;
    setMisfit({ target, over: cell, figure: figureOver(grid, place.cells, cell), fault, pencil: key, instead });
    table.askWhy(choice.do === 'ammo' ? { ...choice, cell } : { ...choice, cells });
  };

  return (
    <>
      {seen !== null && <Overview {...{ grid, target, crossed, planned, shape, map, seen }} />}
      <div
        class="gu-grid"
        style={{ '--columns': grid.width, '--rows': grid.height }}
        data-mark="grid"
        data-target={target}
      >
        <div ref={frame} class="gu-grid-frame">
          <div
            ref={box}
            class="gu-grid-box"
            data-mark={`aimed ${target < 0 ? 'boss-tab' : `zombie:${target}`}`}
            role="group"
            aria-label={words.piece(texts.target(target, view, name), words.clip.squares)}
            aria-describedby="gu-grid-rows"
            onKeyDown={onKeyDown}
          >
            <Names columns={grid.width} rows={grid.height} />
            {grid.squares.map(({ row, column, sign }, cell) => {
              const isCrossed = crossed.includes(cell);
              const planner = planned.includes(cell) ? (planners.get(cell) ?? null) : null;
              const isHere = shape.includes(cell);
              const isMine = isMember(aimed, map, row, column);
              const notes = [
                names[cell]!,
                words.square.icons[sign] ?? '',
                ...(planner !== null
                  ? [words.square.planned(name(planner))]
                  : isCrossed
                    ? [words.square.crossed]
                    : isHere
                      ? [words.square.here]
                      : lit.has(cell)
                        ? [words.square.lit]
                        : []),
              ];
              const look = isHere
                ? 'gu-square-here'
                : isCrossed
                  ? 'gu-square-gone'
                  : lit.has(cell)
                    ? 'gu-square-lit'
                    : '';
              return (
                <button
                  key={cell}
                  type="button"
                  class={`gu-square ${look} ${isMine ? '' : 'gu-square-other'} ${misfit?.fault === cell ? 'gu-square-fault' : ''}`}
                  style={{ gridArea: `${row + 1} / ${column + 1}` }}
                  data-square={cell}
                  data-choosable={lit.has(cell)}
                  data-fault={misfit?.fault === cell}
                  tabIndex={cell === home ? 0 : -1}
                  aria-label={notes.join(', ')}
                  onClick={(event) => press(event, cell)}
                  onPointerMove={(event) => {
                    if (event.pointerType === 'touch' || pencil === null) return;
                    if (misfit !== null && misfit.over !== cell) setMisfit(null);
                    const at = event.currentTarget.getBoundingClientRect();
                    const x = column + (event.clientX - at.left) / at.width;
                    const y = row + (event.clientY - at.top) / at.height;
                    aiming.point({ x, y }, cell);
                  }}
                >
                  <svg viewBox="0 0 100 100" aria-hidden="true">
                    <Sign sign={sign} />
                    {isCrossed && (
                      <Strokes
                        target={target}
                        cell={cell}
                        ink={planned.includes(cell) ? 'lead' : 'grease'}
                        fresh={fresh.has(cell)}
                      />
                    )}
                    {isHere && <path class="gu-cross-ghost" d="M20 20L80 80M80 20L20 80" />}
                  </svg>
                  {planner !== null && <Planner seat={planner} />}
                </button>
              );
            })}
            <svg class="gu-grid-over" viewBox={`0 0 ${grid.width * 100} ${grid.height * 100}`} aria-hidden="true">
              {map !== null && <MapLines grid={grid} map={map} />}
              {misfit !== null && <path class="gu-grid-misfit" transform="scale(100)" d={outlineOf(misfit.figure)} />}
              {shape.length > 0 && <path class="gu-grid-edge" transform="scale(100)" d={outlineOn(grid, shape)} />}
              {/* Over the edge of the shape: the outline is there until the shape is marked. */}
              {advised.length > 0 && (
                <path class="gu-grid-advice" transform="scale(100)" d={outlineOn(grid, advised)} />
              )}
            </svg>
          </div>
        </div>
        <p class="gu-misfit" role="status">
          {misfit !== null && words.square.misfit(misfit.fault === null ? null : names[misfit.fault]!)}
        </p>
        <p class="unseen" id="gu-grid-rows">
          {rowsAloud(rows, crossed, names, words.square)}
        </p>
      </div>
    </>
  );
}

/** What a good player would cross here. */
function adviceOn(choice: Choice, target: number): Cells {
  if (choice.do === 'mark' && choice.target === target) return choice.cells;
  return choice.do === 'ammo' && choice.target === target ? [choice.cell] : [];
}

/** Squares that are being crossed at this moment. */
function freshCells(e: { readonly type: string }, target: number): Cells {
  if (!('target' in e) || e.target !== target) return [];
  if ('cells' in e) return e.cells as Cells;
  return 'cell' in e ? [e.cell as number] : [];
}

/** Whether a square belongs to the target: members of Dead Sox share a grid. */
function isMember({ target, zombie }: Aimable, map: readonly string[] | null, row: number, column: number): boolean {
  if (zombie !== null || map === null) return true;
  const sign = map[row]?.[column] ?? '.';
  const hasMembers =
    map.some((line) => line.includes('1')) && !map.some((line) => line.includes('4') || line.includes('m'));
  return !hasMembers || Number(sign) === -target;
}

/** The next square in a direction; null: there is none. */
function neighbour(squares: Aimable['board']['grid']['squares'], from: number, dx: number, dy: number): number | null {
  const { row, column } = squares[from]!;
  let best: { readonly cell: number; readonly far: number } | null = null;
  for (const [cell, square] of squares.entries()) {
    const ahead = (square.column - column) * dx + (square.row - row) * dy;
    const aside = Math.abs((square.column - column) * dy) + Math.abs((square.row - row) * dx);
    if (ahead <= 0) continue;
    const far = ahead + 3 * aside;
    if (best === null || far < best.far) best = { cell, far };
  }
  return best?.cell ?? null;
}

function rowsAloud(
  rows: readonly string[],
  crossed: Cells,
  names: readonly string[],
  words: ReturnType<typeof useBoard>['words']['square'],
): string {
  let cell = -1;
  return rows
    .map((line, row) => {
      const squares = [...line].flatMap((sign) => {
        if (sign === '.') return [];
        cell++;
        return [`${names[cell]} ${crossed.includes(cell) ? words.crossed : (words.icons[sign] ?? '')}`];
      });
      return words.row(row + 1, squares.join(', '));
    })
    .join(' ');
}

/** The wheel turns the shape; the page must not scroll then, so the listener cannot be passive. */
function useWheel(box: { readonly current: HTMLElement | null }, turn: () => void): void {
  const latest = useRef(turn);
  latest.current = turn;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let last = 0;
    const listen = (event: WheelEvent): void => {
      // Sideways, the wheel scrolls a wide grid.
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      // A touch pad sends dozens of wheel events.
      if (event.timeStamp - last < 180) return;
      last = event.timeStamp;
      latest.current();
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, []);
}
