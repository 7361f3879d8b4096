/**
 * What the pictures of the rules on one sheet are drawn with: SVG markup for a box of 300 by 132, two plates on a night
 * ground; red only for the dead and what they do, no yellow.
 */
import { DEEP_RED, INK, PAPER, RED, round, stencil } from './pen.ts';
import { rng, survivor, zombie, type ZombieLook } from './portraits.ts';

export const SHEET_BOX = '0 0 300 132';
export const SIGN_BOX = '0 0 56 28';
/** Red that is read on the night ground. */
export const LIT = '#FF7A5C';
export const ASH = '#ABA793';
const TAN = '#C2B28C';

export const night = (ink = '#141511'): string => `<rect width="300" height="132" fill="${ink}"/>`;

export const rect = (x: number, y: number, w: number, h: number, ink: string, edge = INK, width = 2): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${ink}" stroke="${edge}" stroke-width="${width}"/>`;

export const stroke = (d: string, ink: string, width = 3, dashes = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}/>`;

export const label = (x: number, y: number, text: string, ink = PAPER, size = 19): string =>
  stencil(text, { x, y, size, ink });

const face = (x: number, y: number, s: number, markup: string): string =>
  `<svg x="${x}" y="${y}" width="${round(100 * s)}" height="${round(120 * s)}" viewBox="0 0 100 120">${markup}</svg>`;

/** A survivor's photograph. */
export const photo = (x: number, y: number, s: number, seed: number): string =>
  rect(x - 2, y - 2, round(100 * s + 4), round(120 * s + 9), PAPER, INK, 1.5) + face(x, y, s, survivor(seed));

export const dead = (x: number, y: number, s: number, seed: number, look: ZombieLook = 'regular'): string =>
  rect(x - 2, y - 2, round(100 * s + 4), round(120 * s + 4), DEEP_RED, INK, 1.5) + face(x, y, s, zombie(seed, look));

/** Somebody who is lost: crossed out. */
export const crossedOut = (x: number, y: number, w: number, h: number): string =>
  stroke(`M${x} ${y}l${w} ${h}M${x + w} ${y}l${-w} ${h}`, RED, 6);

export function arrow(x1: number, y1: number, x2: number, y2: number, ink = PAPER, width = 4): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const [x, y] = [round(x2 - 11 * Math.cos(angle)), round(y2 - 11 * Math.sin(angle))];
  return stroke(`M${x1} ${y1}L${x} ${y}`, ink, width) + head(x2, y2, angle, ink);
}

export function bow(x1: number, y1: number, x2: number, y2: number, bend: number, ink = PAPER): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 + bend];
  return stroke(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, ink, 4) + head(x2, y2, Math.atan2(y2 - my, x2 - mx), ink);
}

const head = (x: number, y: number, angle: number, ink: string): string =>
  `<path transform="translate(${x} ${y}) rotate(${round((angle * 180) / Math.PI)})" d="M2 0L-13 -9V9Z" fill="${ink}"/>`;

/** An icon of the packaged set. */
export const icon = (body: string, x: number, y: number, size: number, ink: string): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" color="${ink}" fill="${ink}">${body}</svg>`;

/** A place with walls and a door at its foot. */
export const room = (x: number, y: number, w: number, h: number, door: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#272821"/>` +
  stroke(`M${x + w / 2 + door / 2} ${y + h}H${x + w}V${y}H${x}V${y + h}H${x + w / 2 - door / 2}`, TAN, 7, '5 2');

/** A card with a stripe of its kind. */
export const card = (x: number, y: number, w: number, h: number, stripe: string, tilt = 0): string =>
  `<g transform="rotate(${tilt} ${x + w / 2} ${y + h})">${rect(x, y, w, h, PAPER)}<rect x="${x + 1}" y="${y + 1}" width="${w - 2}" height="${round(h / 4)}" fill="${stripe}"/></g>`;

export const cardBack = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, TAN) +
  stroke(`M${x + 5} ${y + h - 6}L${x + w - 5} ${y + 6}M${x + 5} ${y + h / 2 + 4}L${x + w / 2} ${y + 6}`, INK, 1.5);

/** The barricade: boards one over the other. */
export function planks(x: number, y: number, h: number, n: number, seed = 2): string {
  const chance = rng(seed);
  return Array.from({ length: n }, (_, i) => {
    const isStriped = i % 3 === 1;
    const board = `<path d="M-4 0h38v9H-4z" fill="${isStriped ? RED : TAN}" stroke="${INK}" stroke-width="2"/>`;
    const marks = isStriped
      ? stroke('M4 0l-5 9M14 0l-5 9M24 0l-5 9M33 0l-5 9', PAPER, 3)
      : stroke('M2 4h18M24 6h8', INK, 1.2);
    return `<g transform="translate(${x} ${round(y + (i * h) / n)}) rotate(${round((chance() - 0.5) * 26)})">${board}${marks}</g>`;
  }).join('');
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
];

export const die = (x: number, y: number, size: number, pips: number, ink = PAPER, dot = INK): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="4" fill="${ink}" stroke="${INK}" stroke-width="2"/>` +
  (PIPS[pips - 1] ?? [])
    .map(
      ([px, py]) =>
        `<circle cx="${round(x + (px * size) / 4)}" cy="${round(y + (py * size) / 4)}" r="${round(size / 10)}" fill="${dot}"/>`,
    )
    .join('');

/** A row of squares, the last `hurt` of them crossed out. */
export const squares = (x: number, y: number, n: number, hurt: number, size = 10): string =>
  Array.from({ length: n }, (_, i) => {
    const isHurt = i >= n - hurt;
    const at = x + i * (size + 3);
    return (
      rect(at, y, size, size, isHurt ? PAPER : INK, isHurt ? '#A3230F' : INK) +
      (isHurt
        ? stroke(`M${at + 1} ${y + 1}l${size - 2} ${size - 2}m0 ${2 - size}l${2 - size} ${size - 2}`, '#A3230F', 2)
        : '')
    );
  }).join('');

/** A shape on a grid: `#` is hit, `x` crossed out, `.` free; anything else is no square. */
export const grid = (
  x: number,
  y: number,
  size: number,
  rows: readonly string[],
  inks: Readonly<Record<string, string>> = {},
): string =>
  rows
    .flatMap((row, down) =>
      [...row].map((cell, right) => {
        if (cell === ' ') return '';
        const [cx, cy] = [x + right * size, y + down * size];
        const ink = inks[cell] ?? (cell === '#' ? LIT : PAPER);
        return (
          rect(cx, cy, size, size, ink, INK, 1.5) +
          (cell === '.'
            ? ''
            : stroke(`M${cx + 3} ${cy + 3}l${size - 6} ${size - 6}m0 ${6 - size}l${6 - size} ${size - 6}`, INK, 2))
        );
      }),
    )
    .join('');

/** Rays of a rising sun over `y`. */
export function dawn(x: number, y: number): string {
  const ray = (angle: number): string => {
    const at = (turn: number): string => `${round(x + 110 * Math.cos(turn))} ${round(y + 110 * Math.sin(turn))}`;
    return `<path d="M${x} ${y}L${at(angle - 0.09)}L${at(angle + 0.09)}Z" fill="${DEEP_RED}"/>`;
  };
  return (
    Array.from({ length: 11 }, (_, i) => ray(Math.PI + (i * Math.PI) / 10)).join('') +
    `<circle cx="${x}" cy="${y}" r="40" fill="${RED}"/>`
  );
}

/** A sign in ink, in the middle of its box. */
export const sign = (body: string, ink = INK): string => icon(body, 14, 0, 28, ink);
