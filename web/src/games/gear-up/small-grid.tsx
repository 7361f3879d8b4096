/** A grid on a sheet, only to look at. */
import type { Grid } from '@horda/gear-up/geometry/geometry';
import type { Cells } from './grid.ts';
import { outlineOn } from './grid.ts';
import { Sign, Strokes } from './marks.tsx';

export function SmallGrid(props: {
  readonly grid: Grid;
  /** Tells crosses of one sheet from those of another. */
  readonly target: number;
  readonly crossed: Cells;
  readonly planned: Cells;
  /** The shape that is about to be marked. */
  readonly shape: Cells;
  /** What is printed beside the squares: members, the mouth, dotted lines. */
  readonly map?: readonly string[] | null;
}) {
  const { grid, target, crossed, planned, shape, map = null } = props;
  const { width, height, squares } = grid;
  return (
    <svg
      class="gu-small"
      viewBox={`-4 -4 ${width * 100 + 8} ${height * 100 + 8}`}
      style={{ '--columns': width, '--rows': height }}
      aria-hidden="true"
    >
      {squares.map(({ row, column, sign }, cell) => {
        const isCrossed = crossed.includes(cell);
        const look = shape.includes(cell) ? 'gu-small-here' : isCrossed ? 'gu-small-gone' : '';
        return (
          <g key={cell} transform={`translate(${column * 100} ${row * 100})`}>
            <rect class={`gu-small-square ${look}`} width="100" height="100" />
            <Sign sign={sign} />
            {isCrossed && (
              <Strokes target={target} cell={cell} ink={planned.includes(cell) ? 'lead' : 'grease'} fresh={false} />
            )}
          </g>
        );
      })}
      {map !== null && <MapLines grid={grid} map={map} />}
      {shape.length > 0 && <path class="gu-small-edge" transform="scale(100)" d={outlineOn(grid, shape)} />}
    </svg>
  );
}

/** Dotted lines between regions, or around the mouth. */
export function MapLines({ grid, map }: { readonly grid: Grid; readonly map: readonly string[] }) {
  return <path class="gu-map-line" transform="scale(100)" d={linesOf(grid, map)} />;
}

/** Between squares that belong to different regions, as an SVG path in squares. */
export function linesOf({ squares }: Grid, map: readonly string[]): string {
  const region = (row: number, column: number): string => map[row]?.[column] ?? '.';
  const isMouth = map.some((line) => line.includes('m'));
  let path = '';
  for (const { row, column } of squares) {
    const here = region(row, column);
    const apart = (there: string, square: boolean): boolean =>
      here !== there && (isMouth || (square && here !== '.' && there !== '.'));
    if (apart(region(row, column + 1), true)) path += `M${column + 1} ${row}v1`;
    if (apart(region(row + 1, column), true)) path += `M${column} ${row + 1}h1`;
  }
  return path;
}
