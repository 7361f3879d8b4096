/** What is printed, worked out for play: grids with the squares of each icon, shapes and their parts, and where they fit. */
import { memo } from '@horda/parts';
import {
  around,
  divisions,
  figureOf,
  figureOfKind,
  gridOf,
  kindOf,
  maskOf,
  NO_SQUARES,
  placements,
  signed,
  singles,
  size,
  type Grid,
  type Placement,
} from '../geometry/geometry.ts';
import type { CardId, Mask } from '../state.ts';
import { contentOf, zombieCards, type WithPack } from './cards.ts';
import type { BossBoard, Content, Shape, Side, ZombieCard } from './content.ts';

/** The grid of a zombie or of a boss. */
export interface Board {
  readonly grid: Grid;
  /** Squares that have to be crossed to kill it. */
  readonly vital: Mask;
  readonly all: Mask;
  readonly ammo: Mask;
  readonly armour: Mask;
  /** Damage icons of any colour. */
  readonly damage: Mask;
  readonly yellow: Mask;
  readonly blue: Mask;
  readonly singles: readonly Placement[];
  /** Where a shape fits, by its key. */
  fits(key: string): readonly Placement[];
}

export interface BossTable extends Board {
  readonly printed: BossBoard;
  /** Crossed from the start. (B135) */
  readonly crossed: Mask;
  /** Squares of each member of Dead Sox; of the others all squares. */
  readonly members: readonly Mask[];
  readonly mouth: Mask;
  /** The squares around each weak point, and those of its row and column. (B138) */
  readonly weak: readonly { readonly ring: Mask; readonly lines: Mask }[];
}

/** A hit shape and the pieces into which it can be divided. Each is known by its kind. */
export interface ShapeTable {
  readonly key: string;
  readonly squares: number;
  /** The larger pieces of all divisions. */
  readonly larger: readonly string[];
  /** The smaller pieces that go with each larger one. */
  readonly smaller: ReadonlyMap<string, readonly string[]>;
  /** Every smaller piece of all. */
  readonly anySmaller: readonly string[];
}

export interface Tables {
  readonly shapes: ReadonlyMap<string, ShapeTable>;
  /** The shapes of each survivor's weapons, and of each companion. */
  readonly arms: readonly (readonly ShapeTable[])[];
  readonly companions: readonly ShapeTable[];
  /** By card number. */
  readonly zombies: readonly Board[];
  readonly cards: readonly ZombieCard[];
  /** By number of the boss, and side. */
  readonly bosses: readonly Readonly<Record<Side, BossTable>>[];
}

const tables: (content: Content) => Tables = memo((content: Content): Tables => {
  const shapes = new Map(content.shapes.map((shape) => [shape.id, shapeTable(shape)]));
  return {
    shapes,
    arms: content.survivors.map(({ weapons }) => weapons.map(({ shape }) => shapes.get(shape)!)),
    companions: content.companions.map(({ shape }) => shapes.get(shape)!),
    zombies: zombieCards(content).map(zombieTable),
    cards: zombieCards(content),
    bosses: content.bosses.map(({ black, red }) => ({ black: bossTable(black), red: bossTable(red) })),
  };
});

export function tablesOf(s: WithPack): Tables {
  return tables(contentOf(s));
}

export function zombieBoard(s: WithPack, card: CardId): Board {
  return tablesOf(s).zombies[card]!;
}

export function shapeNamed(s: WithPack, id: string): ShapeTable {
  return tablesOf(s).shapes.get(id)!;
}

const shapeTable: (shape: Shape) => ShapeTable = memo(({ rows }: Shape): ShapeTable => {
  const figure = figureOf(rows);
  const smaller = new Map<string, readonly string[]>();
  for (const { larger, smaller: rest } of divisions(figure)) {
    const key = kindOf(larger);
    smaller.set(key, [...(smaller.get(key) ?? []), kindOf(rest)]);
  }
  return {
    key: kindOf(figure),
    squares: figure.length,
    larger: [...smaller.keys()],
    smaller,
    anySmaller: [...new Set([...smaller.values()].flat())],
  };
});

const zombieTable: (card: ZombieCard) => Board = memo(({ rows }: ZombieCard) => boardOf(rows));

function boardOf(rows: readonly string[]): Board {
  const grid = gridOf(rows);
  const known = new Map<string, readonly Placement[]>();
  return {
    grid,
    vital: signed(grid, 'odasybX'),
    all: maskOf(grid.squares.map((_, cell) => cell)),
    ammo: signed(grid, 'a'),
    armour: signed(grid, 's'),
    damage: signed(grid, 'dyb'),
    yellow: signed(grid, 'y'),
    blue: signed(grid, 'b'),
    singles: singles(grid),
    fits(key) {
      let found = known.get(key);
      if (found === undefined) {
        found = placements(grid, figureOfKind(key));
        known.set(key, found);
      }
      return found;
    },
  };
}

const bossTable: (printed: BossBoard) => BossTable = memo((printed: BossBoard): BossTable => {
  const board = boardOf(printed.rows);
  const { grid, all } = board;
  const within = (sign: string): Mask =>
    maskOf(grid.squares.flatMap(({ row, column }, cell) => (printed.map?.[row]?.[column] === sign ? [cell] : [])));
  const members = printed.permanent.length > 1 ? printed.permanent.map((_, i) => within(String(i + 1))) : [all];
  const weak = grid.squares.flatMap(({ sign, row, column }, cell) => {
    if (sign !== 'W') return [];
    const lines = grid.squares.flatMap((other, i) =>
      other.sign !== 'W' && (other.row === row || other.column === column) ? [i] : [],
    );
    return [{ ring: around(grid, cell), lines: maskOf(lines) }];
  });
  return {
    ...board,
    printed,
    crossed: signed(grid, 'X'),
    members,
    mouth: printed.map === null ? NO_SQUARES : within('m'),
    weak,
  };
});

/** Whether two squares of these that touch by a side are parted by a dotted line. (B148, G51) */
export function liesAcrossLine({ grid, printed: { map } }: BossTable, cells: readonly number[]): boolean {
  if (map === null) return false;
  const region = (cell: number): string => map[grid.squares[cell]!.row]![grid.squares[cell]!.column]!;
  return cells.some((a) =>
    cells.some((b) => {
      const [one, other] = [grid.squares[a]!, grid.squares[b]!];
      const apart = Math.abs(one.row - other.row) + Math.abs(one.column - other.column);
      return apart === 1 && region(a) !== region(b);
    }),
  );
}

/** How many of these squares carry an icon of `icons`. */
export function iconsIn(cells: Mask, icons: Mask): number {
  return size({ lo: cells.lo & icons.lo, hi: cells.hi & icons.hi });
}
