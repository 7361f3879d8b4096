/** All of a grid that is seen only in part, small, with a frame around that part. */
import type { Grid } from '@horda/gear-up/geometry/geometry';
import type { Cells } from './grid.ts';
import { SmallGrid } from './small-grid.tsx';
import type { SeenPart } from './use-seen-part.ts';

export function Overview(props: {
  readonly grid: Grid;
  readonly target: number;
  readonly crossed: Cells;
  readonly planned: Cells;
  readonly shape: Cells;
  readonly map: readonly string[] | null;
  readonly seen: SeenPart;
}) {
  const { seen, ...drawn } = props;
  const { width, height } = drawn.grid;
  return (
    <div class="gu-overview" style={{ '--columns': width }} data-mark="overview">
      <SmallGrid {...drawn} />
      <svg class="gu-overview-seen" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect x={seen.from} y="0" width={seen.columns} height={height} />
      </svg>
    </div>
  );
}
