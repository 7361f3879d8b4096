/** What a hit will change, told before it is made: page and terminal count the same. */
import type { Seat } from '@horda/kernel';
import { liesAcrossLine, tablesOf, zombieBoard, type Board, type BossTable } from '../content/boards.ts';
import type { Content, Effect } from '../content/content.ts';
import { cellsOf } from '../geometry/geometry.ts';
import type { Choice } from '../state.ts';
import type { BossView, Cells, View, ZombieView } from '../view.ts';
import { effectsNow, partOf, standing } from './seen.ts';

export interface Change {
  readonly before: number;
  readonly after: number;
}

export interface Hit {
  /** Damage of the zombie, or of an attack of the boss. */
  readonly damage: Change;
  /** Damage of a special attack; null: it is no boss. */
  readonly special: Change | null;
  readonly ammo: number;
  readonly armour: number;
  /** Squares that are still to be crossed. */
  readonly left: number;
  /** Squares that are crossed because a weak point is surrounded. */
  readonly fallen: number;
  /** The hit lies across a dotted line, which costs 1 damage. */
  readonly line: boolean;
}

/** Squares that are crossed with a shape or with ammo. */
export type MarkChoice = Extract<Choice, { readonly do: 'mark' | 'ammo' }>;

/** What this mark of a seat changes. */
export function hitOf(view: View, content: Content, own: Seat, choice: MarkChoice): Hit {
  const isMark = choice.do === 'mark';
  const cells = isMark ? choice.cells : [choice.cell];
  const effects = isMark ? effectsNow(view, content, own, choice.with) : [];
  if (choice.target >= 0)
    return hitOnZombie(zombieBoard(view, choice.target), standing(view, choice.target)!.zombie, cells, effects);
  const { boss, side } = view.boss;
  return hitOnBoss(tablesOf(view).bosses[boss]![side], view.boss, cells, {
    member: -1 - choice.target,
    effects,
    lines: isMark && content.bosses[boss]?.id === 'mutation',
    half: isMark && partOf(choice, view, content) === 'first',
  });
}

const inMask = (mask: { readonly lo: number; readonly hi: number }): ReadonlySet<number> => new Set(cellsOf(mask));

function count(cells: Iterable<number>, icons: ReadonlySet<number>): number {
  let n = 0;
  for (const cell of cells) if (icons.has(cell)) n++;
  return n;
}

/** The gain from these squares with these effects. (B61, B62, B110, B111, B116) */
export function gains(board: Board, cells: Cells, effects: readonly Effect[]): Pick<Hit, 'ammo' | 'armour'> {
  const damage = count(cells, inMask(board.damage));
  const [ammo, armour] = [count(cells, inMask(board.ammo)), count(cells, inMask(board.armour))];
  const each = effects.includes('armUp') ? 2 : 1;
  return {
    ammo: ammo * each + (effects.includes('scavenge') ? damage : 0),
    armour: armour * each + (effects.includes('ready') ? damage : 0),
  };
}

export function hitOnZombie(board: Board, zombie: ZombieView, cells: Cells, effects: readonly Effect[]): Hit {
  const left = zombie.left - count(cells, inMask(board.vital));
  const lost = count(cells, inMask(board.damage));
  return {
    damage: { before: zombie.damage, after: left === 0 ? 0 : zombie.damage - lost },
    special: null,
    ...gains(board, cells, effects),
    left,
    fallen: 0,
    line: false,
  };
}

/** What a hit on the boss depends on besides its squares. */
interface BossHit {
  /** Dead Sox is three: the one that is hit. */
  readonly member: number;
  readonly effects: readonly Effect[];
  /** Dotted lines count. */
  readonly lines: boolean;
  /** The first part of a split shape: what falls with a weak point falls after the second. (G41) */
  readonly half: boolean;
}

export function hitOnBoss(board: BossTable, boss: BossView, cells: Cells, how: BossHit): Hit {
  const { member, effects, lines, half } = how;
  const { left: before, attack, special } = boss.members[member]!;
  const fallen = half ? [] : falling(board, [...boss.crossed, ...cells]);
  const gone = [...cells, ...fallen];
  const left = before - count(gone, inMask(board.vital));
  const yellow = count(gone, inMask(board.yellow));
  const blue = count(gone, inMask(board.blue));
  return {
    damage: { before: attack, after: left === 0 ? 0 : attack - yellow },
    special: { before: special, after: left === 0 ? 0 : special - yellow - blue },
    ...gains(board, cells, effects),
    left,
    fallen: fallen.length,
    line: lines && liesAcrossLine(board, cells),
  };
}

/** Squares in the row and column of weak points that are surrounded now, and of those that this surrounds. (B138) */
function falling({ grid, weak }: BossTable, crossed: Cells): Cells {
  const all = new Set(crossed);
  const fallen: number[] = [];
  for (let more = true; more;) {
    more = false;
    for (const { ring, lines } of weak) {
      if (!cellsOf(ring).every((cell) => all.has(cell) || grid.squares[cell]!.sign === 'W')) continue;
      for (const cell of cellsOf(lines)) {
        if (all.has(cell)) continue;
        all.add(cell);
        fallen.push(cell);
        more = true;
      }
    }
  }
  return fallen;
}
