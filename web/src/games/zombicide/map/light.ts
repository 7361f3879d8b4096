/** Light at night: dots of chalk, never yellow. The zones that are lit, and the beams from holder to aim. */
import { beamSeers, isLit } from '@horda/zombicide/text/shown';
import { NONE, TYPES, type ZoneNo } from '@horda/zombicide/state';
import { CHALK, SOOT_500 } from './inks.ts';
import type { Plan, Point } from './plan.ts';
import type { Shown } from './shown.ts';

type Ctx = CanvasRenderingContext2D;

/** Zones with zombies that see a beam: they will act before the others. (V314, V315) */
export function eyesOf(shown: Shown): readonly ZoneNo[] {
  const sees = shown.night ? beamSeers(shown) : null;
  if (sees === null) return [];
  const isThere = (zone: ZoneNo): boolean =>
    shown.zombies.slice(zone * TYPES, (zone + 1) * TYPES).some((n) => n > 0) ||
    shown.abominations.some((one) => one.zone === zone);
  return sees.flatMap((isSeeing, zone) => (isSeeing && isThere(zone) ? [zone] : []));
}

/** A halftone of so many units from dot to dot, at a scale. */
function dots(ctx: Ctx, step: number, radius: number, scale: number): CanvasPattern | null {
  const size = Math.max(2, Math.round(step * scale));
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const pen = tile.getContext('2d')!;
  pen.fillStyle = CHALK;
  pen.beginPath();
  pen.arc(size / 2, size / 2, radius * scale, 0, 2 * Math.PI);
  pen.fill();
  const pattern = ctx.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / scale).rotate(32));
  return pattern;
}

/** Under the pieces; the canvas is in units of the plan, `scale` pixels for one. */
export function paintLight(ctx: Ctx, plan: Plan, shown: Shown, scale: number): void {
  if (!shown.night) return;
  const sparse = dots(ctx, 5, 0.8, scale);
  for (const [zone, { rects }] of plan.zones.entries()) {
    if (!isLit(shown, zone)) continue;
    for (const [left, top, right, bottom] of rects) {
      ctx.fillStyle = SOOT_500;
      ctx.globalAlpha = 0.55;
      ctx.fillRect(left, top, right - left, bottom - top);
      ctx.globalAlpha = 0.5;
      ctx.fillStyle = sparse ?? SOOT_500;
      ctx.fillRect(left, top, right - left, bottom - top);
    }
  }
  const dense = dots(ctx, 4, 1.15, scale);
  for (const { light, status, zone } of shown.survivors) {
    if (light === NONE || light === zone || status !== 'standing') continue;
    const [from, to] = [plan.zones[zone]!.middle, plan.zones[light]!];
    const reach = Math.min(to.room[2] - to.room[0], to.room[3] - to.room[1]) / 2;
    ctx.fillStyle = dense ?? CHALK;
    ctx.globalAlpha = 0.75;
    wedge(ctx, from, to.middle, 5, reach * 0.95);
    wedge(ctx, from, to.middle, 3, reach * 0.55);
  }
  ctx.globalAlpha = 1;
}

/** From a point to a wider end behind another. */
function wedge(ctx: Ctx, [x1, y1]: Point, [x2, y2]: Point, narrow: number, wide: number): void {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const length = Math.hypot(x2 - x1, y2 - y1) + wide * 0.6;
  ctx.save();
  ctx.translate(x1, y1);
  ctx.rotate(angle);
  ctx.beginPath();
  ctx.moveTo(14, -narrow);
  ctx.lineTo(length, -wide);
  ctx.lineTo(length, wide);
  ctx.lineTo(14, narrow);
  ctx.fill();
  ctx.restore();
}
