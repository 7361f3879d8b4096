/** Squares as characters: every sign is clear without colours. */
import { gridOf, squareAt } from '@horda/gear-up/geometry/geometry';
import { columnName } from '@horda/gear-up/text/cells';
import type { Cells } from '@horda/gear-up/view';
import { paint, type Paint, type Style } from '../../terminal/style.ts';
import type { TableWords } from './words.ts';

export type SquareSign = keyof TableWords['signs'];

type Signs = Readonly<Record<SquareSign, string>>;

const DRAWN: Signs = {
  free: '□',
  damage: '!',
  special: '%',
  ammo: '•',
  armour: '◊',
  weak: '○',
  crossed: '×',
  planned: '+',
  aimed: '■',
};
const TYPED: Signs = {
  free: '.',
  damage: '!',
  special: '%',
  ammo: '*',
  armour: '^',
  weak: 'o',
  crossed: 'x',
  planned: '+',
  aimed: '#',
};

export function signsOf({ unicode }: Style): Signs {
  return unicode ? DRAWN : TYPED;
}

const PAINTS: Readonly<Record<SquareSign, Paint | null>> = {
  free: null,
  damage: 'dead',
  special: 'strong',
  ammo: 'strong',
  armour: 'strong',
  weak: 'strong',
  crossed: 'known',
  planned: 'move',
  aimed: 'aimed',
};

/** The letters of the legend in the content. */
const PRINTED: Readonly<Record<string, SquareSign>> = {
  o: 'free',
  d: 'damage',
  y: 'damage',
  b: 'special',
  a: 'ammo',
  s: 'armour',
  W: 'weak',
  X: 'crossed',
};

export function printedSign(letter: string): SquareSign {
  return PRINTED[letter] ?? 'free';
}

export function painted(style: Style, sign: SquareSign): string {
  const how = PAINTS[sign];
  const text = signsOf(style)[sign];
  return how === null ? text : paint(style, how, text);
}

/** A grid and what is marked on it. */
interface Drawn {
  readonly rows: readonly string[];
  readonly crossed: Cells;
  readonly planned: Cells;
  /** The squares of the shape that is shown but not laid yet. */
  readonly aimed: Cells;
  /** The character between two neighbouring squares of a row; a blank if there is none. */
  readonly between: (row: number, column: number) => string;
}

/** Columns between the left edges of two squares. */
export type Pitch = 1 | 2;

export const NOTHING_BETWEEN = (): string => ' ';

export function gridWidth(rows: readonly string[], pitch: Pitch): number {
  const width = gridOf(rows).width;
  return 1 + (pitch === 2 ? 2 * width : width);
}

/** The letters of the columns, then row after row with its number. */
export function gridLines({ rows, crossed, planned, aimed, between }: Drawn, style: Style, pitch: Pitch): string[] {
  const grid = gridOf(rows);
  const columns = Array.from({ length: grid.width }, (_, column) => column);
  const letters = columns.map((column) => (pitch === 2 ? ' ' : '') + columnName(column)).join('');
  const [crosses, plans, aims] = [new Set(crossed), new Set(planned), new Set(aimed)];
  const signOf = (cell: number): string => {
    if (cell < 0) return ' ';
    if (aims.has(cell)) return painted(style, 'aimed');
    if (plans.has(cell)) return painted(style, 'planned');
    if (crosses.has(cell)) return painted(style, 'crossed');
    return painted(style, printedSign(grid.squares[cell]!.sign));
  };
  const lines = rows.map((_, row) => {
    const cells = columns.map(
      (column) => (pitch === 2 ? between(row, column) : '') + signOf(squareAt(grid, row, column)),
    );
    return paint(style, 'quiet', String(row + 1)) + cells.join('');
  });
  return [paint(style, 'quiet', ` ${letters}`), ...lines];
}
