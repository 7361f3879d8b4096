/** Letters, shapes and plates on a canvas. */
import { ASH, INK, PAPER, RED, TAPE, YELLOW } from './inks.ts';
import { outline, type Chip } from './chips.ts';

type Ctx = CanvasRenderingContext2D;

const STENCIL = '"Big Shoulders Stencil Display", "Arial Narrow", sans-serif';
const TYPED = '"Special Elite", "Courier New", monospace';
const READER = '"Barlow Semi Condensed", "Arial Narrow", sans-serif';
const WHITE = '#fff';

/** The fonts that the canvas writes in: it does not wait for them by itself. */
export function loadLetters(): Promise<unknown> {
  return Promise.all(
    [`900 20px ${STENCIL}`, `400 12px ${TYPED}`, `700 14px ${READER}`].map((font) => document.fonts.load(font)),
  );
}

function write(ctx: Ctx, text: string, x: number, y: number, font: string, ink: string): void {
  ctx.font = font;
  ctx.textAlign = 'center';
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y);
}

export function stencil(ctx: Ctx, text: string, x: number, y: number, size: number, ink = WHITE): void {
  write(ctx, text, x, y + size * 0.35, `900 ${size}px ${STENCIL}`, ink);
}

export function typed(ctx: Ctx, text: string, x: number, y: number, size: number, ink: string): void {
  write(ctx, text, x, y + size * 0.3, `400 ${size}px ${TYPED}`, ink);
}

/** In the corner of a zone, from its left end. */
export function zoneNumber(ctx: Ctx, text: string, x: number, y: number, size: number, ink: string): void {
  ctx.font = `400 ${size}px ${TYPED}`;
  ctx.textAlign = 'left';
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y + size * 0.75);
}

/** The number of a stack, on a plate; `x`, `y`: its middle. */
export function countPlate(ctx: Ctx, n: number, x: number, y: number, size: number): void {
  const [w, h] = [(n > 9 ? 25 : 17) * size, 21 * size];
  ctx.fillStyle = INK;
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 1.5 * size;
  ctx.fillRect(x - w / 2, y - h / 2, w, h);
  ctx.strokeRect(x - w / 2, y - h / 2, w, h);
  stencil(ctx, String(n), x, y, 20 * size);
}

/** One sign for all that stand in a zone. */
export function tallySign(ctx: Ctx, chip: Chip, n: number, x: number, y: number, radius: number): void {
  ctx.save();
  ctx.translate(x, y);
  const path = new Path2D(outline(chip, radius));
  ctx.fillStyle = RED;
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = radius * 0.1;
  ctx.fill(path);
  ctx.stroke(path);
  ctx.restore();
  stencil(ctx, String(n), x + (chip === 'runner' ? radius * 0.1 : 0), y, radius * 1.3);
}

const SEATS = [
  'M1 16A15 15 0 1 1 31 16A15 15 0 1 1 1 16Z',
  'M2 2H30V30H2Z',
  'M16 0L32 30H0Z',
  'M16 0L32 16L16 32L0 16Z',
  'M8.5 1.5H23.5L31 16L23.5 30.5H8.5L1 16Z',
  'M10 1H22V10H31V22H22V31H10V22H1V10H10Z',
] as const;

/** The shape of a seat with its letter; yellow: whose turn it is. */
export function seatMark(ctx: Ctx, seat: number, x: number, y: number, size: number, isActive: boolean): void {
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(size / 32, size / 32);
  const shape = new Path2D(SEATS[seat % SEATS.length]!);
  ctx.fillStyle = isActive ? YELLOW : INK;
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 3;
  ctx.stroke(shape);
  ctx.fill(shape);
  write(ctx, String.fromCodePoint(65 + seat), 16, seat === 2 ? 26 : 23, `400 19px ${TYPED}`, isActive ? INK : PAPER);
  ctx.restore();
}

/** A name on tape; `y`: its upper edge. */
export function nameTape(ctx: Ctx, name: string, x: number, y: number, size: number, isActive: boolean): void {
  ctx.font = `700 ${size}px ${READER}`;
  const w = ctx.measureText(name).width + size * 0.9;
  const h = size * 1.32;
  ctx.fillStyle = isActive ? YELLOW : TAPE;
  ctx.strokeStyle = INK;
  ctx.lineWidth = size * 0.08;
  ctx.fillRect(x - w / 2, y, w, h);
  ctx.strokeRect(x - w / 2, y, w, h);
  write(ctx, name, x, y + h * 0.76, `700 ${size}px ${READER}`, INK);
}

export const numberInk = (isPaper: boolean): string => (isPaper ? INK : ASH);
