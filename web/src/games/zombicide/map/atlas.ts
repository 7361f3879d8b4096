/** All sprites of a table in one picture, so that a full board is some two hundred copies out of it. */
import type { Rect } from '@horda/zombicide/map/geometry';
import { DEEP_RED } from './inks.ts';

export interface Sprite {
  readonly name: string;
  /** SVG markup, and the part of it that is seen. */
  readonly markup: string;
  readonly box: Rect;
}

export interface Atlas {
  /** Pixels for one unit. */
  readonly scale: number;
  /** `x`, `y`: where the point 0, 0 of the sprite is; `size`: what it is scaled by. `isDim`: as in the dark. */
  draw(ctx: CanvasRenderingContext2D, name: string, x: number, y: number, size: number, isDim?: boolean): void;
}

const WIDTH = 420;
const MARGIN = 2;
/** Unlit chips keep so much of their light. */
const DIM = 'rgba(0, 0, 0, 0.38)';

const HALFTONE =
  '<pattern id="ht" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="2" cy="2" r="1.05"/></pattern>' +
  `<pattern id="htr" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="2" cy="2" r="1.2" fill="${DEEP_RED}"/></pattern>`;

interface Cell {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

/** Rows of sprites. */
function arrange(sprites: readonly Sprite[]): { readonly cells: readonly Cell[]; readonly height: number } {
  const cells: Cell[] = [];
  let [x, y, row] = [0, 0, 0];
  for (const sprite of sprites) {
    const [w, h] = [sprite.box[2] - sprite.box[0] + MARGIN, sprite.box[3] - sprite.box[1] + MARGIN];
    if (x + w > WIDTH) [x, y, row] = [0, y + row, 0];
    cells.push({ sprite, x, y });
    x += w;
    row = Math.max(row, h);
  }
  return { cells, height: y + row };
}

export async function makeAtlas(sprites: readonly Sprite[], scale: number): Promise<Atlas> {
  const { cells, height } = arrange(sprites);
  const parts = cells.map(({ sprite: { box, markup }, x, y }) => {
    const [w, h] = [box[2] - box[0], box[3] - box[1]];
    return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${box[0]} ${box[1]} ${w} ${h}">${markup}</svg>`;
  });
  const size = { width: Math.ceil(WIDTH * scale), height: Math.ceil(height * scale) };
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${WIDTH} ${size.height / scale}"><defs>${HALFTONE}</defs>${parts.join('')}</svg>`;
  const lit = drawn(await pictureOf(document), size);
  const dim = drawn(lit, size, DIM);
  const places = new Map(cells.map((cell) => [cell.sprite.name, cell]));
  return {
    scale,
    draw(ctx, name, x, y, by, isDim = false) {
      const cell = places.get(name);
      if (cell === undefined) return;
      const [left, top, right, bottom] = cell.sprite.box;
      const [w, h] = [right - left, bottom - top];
      ctx.drawImage(
        isDim ? dim : lit,
        cell.x * scale,
        cell.y * scale,
        w * scale,
        h * scale,
        x + left * by,
        y + top * by,
        w * by,
        h * by,
      );
    },
  };
}

/** A picture of an SVG document. It cannot reach the page's fonts: letters are written on it later. */
export async function pictureOf(document: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(document)}`;
  await picture.decode();
  return picture;
}

export function drawn(picture: CanvasImageSource, { width, height }: { width: number; height: number }, over?: string) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d')!;
  ctx.drawImage(picture, 0, 0, width, height);
  if (over !== undefined) {
    ctx.globalCompositeOperation = 'source-atop';
    ctx.fillStyle = over;
    ctx.fillRect(0, 0, width, height);
  }
  return canvas;
}
