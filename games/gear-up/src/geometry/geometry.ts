/** Squares, shapes and where they fit: for rules and drawings alike. */
export {
  around,
  bits,
  cellsOf,
  gridOf,
  holds,
  maskOf,
  meet,
  MOST_SQUARES,
  NO_SQUARES,
  signed,
  size,
  squareAt,
  type Grid,
  type Square,
} from './grid.ts';
export {
  divisions,
  figureOf,
  figureOfKind,
  isConnected,
  keyOf,
  kindOf,
  mirrored,
  normal,
  orientations,
  turned,
  type Division,
  type Figure,
  type Step,
} from './shape.ts';
export { figureAt, placement, placements, singles, type Placement } from './placements.ts';
