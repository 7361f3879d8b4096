/** The empty plan in characters: walls, doorways, doors, open borders. */
import type { Board } from '@horda/zombicide/map/board';
import type { Border, Door } from '@horda/zombicide/map/borders';
import { isIndoors } from '@horda/zombicide/map/buildings';
import { NONE, type Ground, type ZoneNo } from '@horda/zombicide/state';
import type { Paint } from '../../../terminal/style.ts';
import { middleOf, type Edge, type Plan } from './plan.ts';

/** One character of the drawn map. */
export interface Mark {
  readonly sign: string;
  readonly paint: Paint | null;
}
export type Sheet = Mark[][];

/** Letters of doors, by their colour; an ordinary one has none. */
export type DoorSigns = Readonly<Record<'door' | 'red' | 'blue' | 'green', string>>;

export const WALL: Mark = { sign: '#', paint: 'quiet' };
export const BLANK: Mark = { sign: ' ', paint: null };
const OPEN_DOOR: Mark = { sign: '/', paint: 'wall' };
const SEALED: Mark = { sign: 'X', paint: 'quiet' };

/** `cardDoors`: doors with an objective card on them. */
export function paperOf(
  board: Board,
  ground: Ground,
  plan: Plan,
  signs: DoorSigns,
  cardDoors: ReadonlySet<number>,
): Sheet {
  const sheet: Sheet = Array.from({ length: plan.height }, () => Array.from({ length: plan.width }, () => BLANK));
  const between = Map.groupBy(board.borders, ({ a, b }) => pairOf(a, b));
  for (const edge of plan.edges)
    sheet[edge.y]![edge.x] = edgeMark(board, plan, edge, between.get(pairOf(edge.a, edge.b)) ?? []);
  for (const border of board.borders)
    if (border.kind === 'opening' || border.kind === 'door')
      for (const { x, y } of gapOf(plan, border)) {
        const door = board.doors[border.door];
        sheet[y]![x] =
          door === undefined
            ? BLANK
            : doorMark(door, ground.open.includes(border.door), cardDoors.has(border.door), signs);
      }
  for (const { x, y } of plan.corners) sheet[y]![x] = cornerMark(sheet, plan, x, y);
  return sheet;
}

function pairOf(a: ZoneNo, b: ZoneNo): string {
  return `${Math.min(a, b)} ${Math.max(a, b)}`;
}

function edgeMark({ zones }: Board, plan: Plan, edge: Edge, borders: readonly Border[]): Mark {
  const { a, b, isUpright } = edge;
  const has = (...kinds: readonly Border['kind'][]): boolean => borders.some(({ kind }) => kinds.includes(kind));
  if (has('street', 'open', 'tank')) return { sign: isUpright ? ':' : '.', paint: 'quiet' };
  if (has('sandbags', 'sandbaggedTank')) return { sign: 'o', paint: 'wall' };
  const isOutside = (zone: ZoneNo): boolean => zone === NONE || !isIndoors(zones[zone]!);
  return isFrame(plan, edge) && isOutside(a) && isOutside(b) ? { sign: isUpright ? '|' : '=', paint: 'quiet' } : WALL;
}

function isFrame({ width, height }: Plan, { x, y, isUpright }: Edge): boolean {
  return isUpright ? x === 0 || x === width - 1 : y === 0 || y === height - 1;
}

/** A doorway is a character of the border, or two next to each other where it is level. */
export function gapOf(plan: Plan, { a, b, line }: Pick<Border, 'a' | 'b' | 'line'>): readonly Edge[] {
  const [x, y] = plan.at(middleOf(line));
  const pair = pairOf(a, b);
  // Beside the numbers of zones, which stand in their first rows, a door is hard to read.
  const heads = [a, b].map((zone) => plan.spans[zone]?.[0]?.y);
  const far = (edge: Edge): number =>
    Math.abs(edge.x - x) + 2 * Math.abs(edge.y - y) + (edge.isUpright && heads.includes(edge.y) ? BESIDE_NUMBER : 0);
  const [nearest] = plan.edges
    .filter((edge) => pairOf(edge.a, edge.b) === pair)
    .toSorted((one, other) => far(one) - far(other));
  if (nearest === undefined) return [];
  const beside = nearest.isUpright
    ? undefined
    : plan.edges.find(
        (edge) =>
          edge.y === nearest.y && edge.x === nearest.x + 1 && !edge.isUpright && pairOf(edge.a, edge.b) === pair,
      );
  return beside === undefined ? [nearest] : [nearest, beside];
}

const BESIDE_NUMBER = 3;

function doorMark({ state, colour }: Door, isOpen: boolean, hasCard: boolean, signs: DoorSigns): Mark {
  if (isOpen) return OPEN_DOOR;
  if (state === 'sealed') return SEALED;
  return { sign: hasCard ? '?' : signs[colour ?? 'door'], paint: 'wall' };
}

/** Where borders meet: a wall, if one of them is; otherwise as the border beside it. */
function cornerMark(sheet: Sheet, { corners }: Plan, x: number, y: number): Mark {
  const isCorner = (atX: number, atY: number): boolean => corners.some((each) => each.x === atX && each.y === atY);
  const around = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ] as const;
  const marks = around
    .filter(([atX, atY]) => !isCorner(atX, atY))
    .flatMap(([atX, atY]) => sheet[atY]?.[atX] ?? [])
    .filter(({ sign }) => sign !== ' ');
  return (
    marks.find(({ sign }) => sign === WALL.sign) ?? marks.find(({ sign }) => '.:'.includes(sign)) ?? marks[0] ?? WALL
  );
}
