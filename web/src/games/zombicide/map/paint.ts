/** One picture of all that lies and stands on the plan. Units are those of the plan. */
import { NONE, TYPES, type SurvivorNo, type ZoneNo } from '@horda/zombicide/state';
import type { Atlas } from './atlas.ts';
import type { Camera, Detail } from './camera.ts';
import { CHIP_SIZE } from './chips.ts';
import { nameSize, type Figure } from './figures.ts';
import { INK, RED_LIT, YELLOW } from './inks.ts';
import { countPlate, nameTape, numberInk, seatMark, stencil, tallySign, typed, zoneNumber } from './letters.ts';
import { paintLight } from './light.ts';
import { isNear } from './meeting.ts';
import type { Plan } from './plan.ts';
import type { Shown } from './shown.ts';
import { chipName, PHOTO } from './sprites.ts';
import type { Fixed } from './things.ts';

type Ctx = CanvasRenderingContext2D;

export interface Picture {
  readonly plan: Plan;
  readonly shown: Shown;
  readonly camera: Camera;
  readonly detail: Detail;
  readonly atlas: Atlas | null;
  readonly things: readonly Fixed[];
  readonly figures: readonly Figure[];
  /** Whoever has a yellow frame; NONE: nobody. */
  readonly selected: SurvivorNo;
  readonly eyes: readonly ZoneNo[];
  nameOf(survivor: SurvivorNo): string;
}

/** A zone with more zombies tells how many there are in all. */
const MANY = 12;

/** People on foot are never drawn as small as this. */
const LEAST_ON_FOOT = 0.6;

/** The arrows of spawn zones are drawn so large. */
const SPAWN_SIZE = 0.75;

/** `ratio`: pixels of the device for one of the page. */
export function paint(ctx: Ctx, picture: Picture, ratio: number): void {
  const { camera, plan, shown, detail, things, figures, eyes, atlas } = picture;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
  const scale = camera.scale * ratio;
  ctx.setTransform(scale, 0, 0, scale, camera.x * ratio, camera.y * ratio);
  paintLight(ctx, plan, shown, scale);
  if (detail !== 'far') for (const zone of plan.zones.keys()) paintNumber(ctx, picture, zone);
  for (const thing of things)
    if (detail !== 'far' || thing.isSmall !== true) paintThing(ctx, atlas, thing, shown.night);
  if (detail !== 'far') for (const zone of plan.zones.keys()) paintTotal(ctx, picture, zone);
  for (const figure of figures) paintFigure(ctx, picture, figure);
  for (const zone of eyes) {
    const first = figures.find((figure) => figure.zone === zone && (figure.is === 'stack' || figure.is === 'tally'));
    if (first !== undefined) atlas?.draw(ctx, 'eye', first.x + 24 * first.size, first.y - 22 * first.size, 1);
  }
}

/** In the corner of the zone that no thing lies on, if there is one. */
function paintNumber(ctx: Ctx, { plan, shown, things }: Picture, zone: ZoneNo): void {
  const { rects, kind } = plan.zones[zone]!;
  const [left, top, right, bottom] = rects.reduce((a, b) => (b[1] < a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a));
  const text = String(zone + 1);
  const [w, h] = [text.length * 7, 12];
  const corners = [left + 8, right - 8 - w].flatMap((x) => [top + 8, bottom - 8 - h].map((y) => [x, y] as const));
  const isFree = ([x, y]: readonly [number, number]): boolean =>
    !things.some((thing) => thing.zone === zone && isNear(thing.box, [x, y, x + w, y + h], 0));
  const [x, y] = corners.find(isFree) ?? corners[0]!;
  const isPaper = (kind === 'room' || kind === 'corridor') && !shown.night;
  zoneNumber(ctx, text, x, y + 1, 11, numberInk(isPaper));
}

export function paintThing(ctx: Ctx, atlas: Atlas | null, thing: Fixed, isNight: boolean): void {
  const { x, y, sprite, text, look, turns = 0 } = thing;
  const isTurned = look === 'spawn' && turns !== 0;
  if (isTurned) turned(ctx, x, y, turns, () => atlas?.draw(ctx, sprite, 0, 0, SPAWN_SIZE));
  else atlas?.draw(ctx, sprite, x, y, look === 'spawn' ? SPAWN_SIZE : 1, isNight && look === 'card');
  if (text === undefined) return;
  if (look === 'card') typed(ctx, text, x, y + 6, 13, INK);
  else if (look === 'noise') stencil(ctx, text, x + 11, y, 19);
  else if (look === 'spawn') stencil(ctx, text, x, y, 26 * SPAWN_SIZE, thing.ink);
}

/** Draws around 0, 0, with so many quarter turns clockwise. */
function turned(ctx: Ctx, x: number, y: number, turns: number, draw: () => void): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate((turns * Math.PI) / 2);
  draw();
  ctx.restore();
}

/** In the corner that is seldom used. */
function paintTotal(ctx: Ctx, { plan, shown, figures }: Picture, zone: ZoneNo): void {
  const at = zone * TYPES;
  const n = shown.zombies[at]! + shown.zombies[at + 1]! + shown.zombies[at + 2]!;
  if (n <= MANY || figures.some((figure) => figure.zone === zone && figure.is === 'tally')) return;
  const [left, , , bottom] = plan.zones[zone]!.room;
  stencil(ctx, String(n), left + 26, bottom - 22, 34, RED_LIT);
}

export function paintFigure(ctx: Ctx, picture: Picture, figure: Figure): void {
  const { atlas, shown, selected, camera } = picture;
  const { x, y, size } = figure;
  switch (figure.is) {
    case 'stack':
      return paintStack(ctx, atlas, figure);
    case 'tally':
      return tallySign(ctx, figure.chip, figure.n, x, y, picture.detail === 'far' ? 13 / camera.scale : 20 * size);
    case 'seat': {
      const { owner } = shown.survivors[figure.survivor]!;
      return seatMark(ctx, owner, x, y, (22 / camera.scale) * size, figure.survivor === selected);
    }
    case 'companion':
      return atlas?.draw(ctx, `companion-${figure.who}`, x, y, size * 0.9, figure.isDim);
    case 'car':
      return turned(ctx, x, y, figure.isUpright ? 3 : 0, () => atlas?.draw(ctx, 'car', 0, 0, size, figure.isDim));
    case 'survivor':
      return paintSurvivor(ctx, picture, figure);
  }
}

function paintStack(ctx: Ctx, atlas: Atlas | null, figure: Figure & { readonly is: 'stack' }): void {
  const { chip, face, n, x, y, size, isDim } = figure;
  const edges = Math.min(n, 3);
  // Runners lean the other way: those behind them are on the left.
  const step = (chip === 'runner' ? -9 : 9) * size;
  for (let i = edges - 1; i >= 0; i--)
    atlas?.draw(
      ctx,
      chipName(chip, i === 0 ? face : null),
      x + (i - (edges - 1) / 2) * step - plateRoom(figure),
      y - i * 1.5 * size,
      size,
      isDim,
    );
  if (n < 2) return;
  const r = CHIP_SIZE[chip] * size;
  const side = chip === 'runner' ? -r * 0.62 - ((edges - 1) * 9 * size) / 2 : r * 0.8 + ((edges - 1) * 9 * size) / 2;
  countPlate(ctx, n, x + side - plateRoom(figure), y + r * 0.6, Math.max(0.9, size * 0.95));
}

/** The number stands out at one side, so the chips stand a little to the other. */
function plateRoom({ chip, n, size }: Figure & { readonly is: 'stack' }): number {
  if (n < 2) return 0;
  return (chip === 'runner' ? -4 : 4) * size;
}

function paintSurvivor(ctx: Ctx, picture: Picture, figure: Figure & { readonly is: 'survivor' }): void {
  const { atlas, shown, selected, camera, nameOf } = picture;
  const { survivor, x, size, isDim } = figure;
  const one = shown.survivors[survivor]!;
  const isActive = survivor === selected;
  const isDown = one.status === 'down';
  // In a car everything is smaller than in any crowd.
  const isSeated = size < LEAST_ON_FOOT;
  const y = figure.isNamed ? figure.y - 8 * size : figure.y;
  const [w, h] = isDown ? [PHOTO.height * size, PHOTO.width * size] : [PHOTO.width * size, PHOTO.height * size];
  if (isActive) {
    ctx.strokeStyle = YELLOW;
    const edge = isSeated ? 2 : 4;
    ctx.lineWidth = edge;
    ctx.strokeRect(x - w / 2 - edge, y - h / 2 - edge, w + 2 * edge, h + 2 * edge);
  }
  atlas?.draw(ctx, `survivor-${one.who}${isDown ? '-down' : ''}`, x, y, size, isDim && one.light === NONE);
  seatMark(ctx, one.owner, x + w / 2 - 1, y - h / 2 + 3, 17 * (isSeated ? size : Math.max(0.85, size)), isActive);
  if (figure.isNamed)
    nameTape(ctx, nameOf(survivor), x, y + h / 2 - 3, nameSize(camera.scale) * Math.max(size, 0.85), isActive);
}
