/** The printed plan of one tile: ground, walls, doors, as an SVG document. It changes only when a door or a room opens. */
import { NONE, type DoorNo, type ZoneNo } from '@horda/zombicide/state';
import type { Detail } from './camera.ts';
import { borderPaint, floor, floorOf, ground, isOutside, pavement, rect, streetPaint } from './ground.ts';
import { PAPER, PLAN_PATTERNS, type Inks } from './inks.ts';
import { isNear, meetingOf } from './meeting.ts';
import type { Cell, Passage, Plan, PlanPiece } from './plan.ts';
import { doorMark, doorway, noBorder, openBorder, sandbags, spanOf, tank, walls } from './walls.ts';

export interface Look {
  readonly detail: Detail;
  readonly inks: Inks;
  readonly open: ReadonlySet<DoorNo>;
  /** Dark rooms that have spawned already. */
  readonly opened: ReadonlySet<ZoneNo>;
}

/** What reaches over the edge of a tile: walls, doors that have swung. */
const REACH = 32;

/** `sharp`: how many pixels it will have. */
export function tilePlan(plan: Plan, cell: Cell, look: Look, sharp: number): string {
  const [left, top, right, bottom] = cell.box;
  const box = `${left} ${top} ${right - left} ${bottom - top}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sharp}" height="${sharp}" viewBox="${box}"><defs>${PLAN_PATTERNS}</defs>${inTile(plan, cell, look)}</svg>`;
}

function inTile(plan: Plan, cell: Cell, { detail, inks, open, opened }: Look): string {
  const isFar = detail === 'far';
  const pieces = plan.pieces.filter((piece) => isNear(piece.rect, cell.box, REACH));
  const passages = plan.passages.filter(({ line }) => isNear(line, cell.box, REACH));
  const outside = pieces.filter(isOutside);
  const inside = pieces.filter((piece) => !isOutside(piece));
  const streets = [...new Set(outside.filter(({ kind }) => kind === 'street').map(({ zone }) => zone))];
  const isOutsideZone = (zone: ZoneNo): boolean => isOutside(plan.zones[zone]!);
  const isOutdoors = ({ a, b }: Passage): boolean => isOutsideZone(a) && isOutsideZone(b);
  const parts = [
    rect(cell.box, inks.wall),
    ...outside.map((piece) => ground(piece, inks, isFar)),
    ...inside.map((piece) => floor(plan, piece, inks, opened, isFar)),
  ];
  if (!isFar) {
    parts.push(...streets.filter((zone) => zone !== NONE).map((zone) => streetPaint(plan, zone, inks)));
    parts.push(...outside.filter(({ kind }) => kind === 'street').map((piece) => pavement(piece, inside, inks)));
  }
  for (const passage of passages)
    if (isOutdoors(passage) && (passage.kind === 'street' || passage.kind === 'open'))
      parts.push(borderPaint(passage, inks, isFar));
  parts.push(
    walls(
      inside.map((piece) => piece.rect),
      inks,
      isFar,
    ),
  );
  parts.push(...runningOn(inside, inks, opened));
  const floorAt = floorsBetween(plan, inks, opened);
  for (const passage of passages) {
    if (isOutdoors(passage)) continue;
    if (passage.kind === 'open') parts.push(openBorder(passage, floorAt(passage), inks));
    else if (passage.kind === 'opening' || passage.kind === 'door')
      parts.push(doorway(passage, floorAt(passage), inks));
  }
  for (const passage of passages)
    if (passage.kind === 'sandbags' || passage.kind === 'sandbaggedTank') parts.push(sandbags(passage, inks));
  for (const [door, its] of plan.doors.entries()) {
    const { line } = its;
    if (isNear(line, cell.box, REACH)) parts.push(doorMark(its, open.has(door), inks));
  }
  for (const piece of outside) if (piece.kind === 'tank') parts.push(tank(piece.rect, inks));
  if (!isFar) parts.push(corners(cell));
  return parts.join('');
}

/** Rooms of one zone that lie on two tiles have no wall between them. */
function runningOn(inside: readonly PlanPiece[], inks: Inks, opened: ReadonlySet<ZoneNo>): readonly string[] {
  return inside.flatMap((a, i) =>
    inside.slice(i + 1).flatMap((b) => {
      if (a.zone === NONE || a.zone !== b.zone) return [];
      const meeting = meetingOf(a.rect, b.rect, 16);
      return meeting === null ? [] : [noBorder(meeting, floorOf(a, inks, opened))];
    }),
  );
}

/** A doorway between two dark rooms is as dark as they are. */
function floorsBetween(plan: Plan, inks: Inks, opened: ReadonlySet<ZoneNo>): (passage: Passage) => string {
  return ({ a, b }) => {
    const [one, other] = [plan.zones[a]!, plan.zones[b]!];
    if (one.kind !== 'dark' || other.kind !== 'dark') return inks.floor;
    return opened.has(a) && opened.has(b) ? inks.opened : inks.dark;
  };
}

/** Rules speak of tiles, so crosses mark their corners. */
function corners({ box: [left, top, right, bottom] }: Cell): string {
  const d = [left, right].flatMap((x) => [top, bottom].map((y) => `M${x - 6} ${y}h12M${x} ${y - 6}v12`)).join('');
  return `<path d="${d}" stroke="${PAPER}" stroke-width="1.3" opacity=".75"/>`;
}

/** What the picture of a tile depends on: equal keys, equal pictures. */
export function keyOf(plan: Plan, cell: Cell, { detail, inks, open, opened }: Look): string {
  const doors = plan.doors.flatMap((door, no) => {
    const { at, low, high, isUpright } = spanOf(door);
    const line = isUpright ? ([at, low, at, high] as const) : ([low, at, high, at] as const);
    return open.has(no) && isNear(line, cell.box, REACH) ? [no] : [];
  });
  const rooms = [...opened].filter((zone) => plan.zones[zone]!.rects.some((each) => isNear(each, cell.box, REACH)));
  return `${cell.tile} ${detail === 'far' ? 'far' : 'plan'} ${inks.isNight ? 'night' : 'day'} ${doors.join()} ${rooms.join()}`;
}
