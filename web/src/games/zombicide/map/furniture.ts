/** What stands in rooms and streets without any rule for it: the same room always has the same things. */
import type { Rect } from '@horda/zombicide/map/geometry';
import { rng } from '../../../art/portraits.ts';
import { ASH, INK, round, SOOT_500, SOOT_900, type Inks } from './inks.ts';

/** A number that depends on a name alone. */
export function hash(name: string): number {
  let h = 7;
  for (const letter of name) h = (Math.imul(h, 31) + letter.codePointAt(0)!) | 0;
  return Math.abs(h);
}

const FROM_WALL = 9;

export function furniture(name: string, [left, top, right, bottom]: Rect, { isNight }: Inks): string {
  const [w, h] = [right - left, bottom - top];
  const [l, u, r, d] = [left + FROM_WALL, top + FROM_WALL, right - FROM_WALL, bottom - FROM_WALL];
  const arrangements = [
    () => shelf(l, u, Math.min(w - 40, 60), 8) + table(r - 14, d - 14),
    () => sofa(l, u) + shelf(r - 8, u + 14, 8, Math.min(h - 50, 44)),
    () => bed(l, u) + box(r - 22, d - 12, 22, 12) + disc(r - 11, d - 18, 4),
    () => table(l + 12, u + 12) + table(r - 14, d - 13),
    () =>
      shelf(r - Math.min(w - 44, 56), u, Math.min(w - 44, 56), 8) +
      path(l, d - 22, 'v22h26') +
      path(l, d - 14, 'h8v14'),
    () =>
      box(l, u, 34, 13) + path(l + 8, u, 'v13') + path(l + 21, u + 6, 'h8') + shelf(l, d - 8, Math.min(w - 46, 44), 8),
  ];
  const things = arrangements[hash(name) % arrangements.length]!();
  const [ink, opacity] = isNight ? [SOOT_500, 0.9] : [INK, 0.55];
  return `<g fill="none" stroke="${ink}" stroke-width="1.3" opacity="${opacity}">${things}</g>`;
}

const path = (x: number, y: number, d: string): string => `<path d="M${round(x)} ${round(y)}${d}"/>`;
const disc = (x: number, y: number, r: number): string => `<circle cx="${round(x)}" cy="${round(y)}" r="${r}"/>`;
const box = (x: number, y: number, w: number, h: number, rx = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${rx}"/>`;

function shelf(x: number, y: number, w: number, h: number): string {
  if (w < 12 || h < 6) return '';
  const n = Math.max(2, Math.round(Math.max(w, h) / 9));
  let boards = box(x, y, w, h);
  for (let i = 1; i < n; i++)
    boards += w > h ? path(x + (w * i) / n, y, `v${round(h)}`) : path(x, y + (h * i) / n, `h${round(w)}`);
  return boards;
}

function table(x: number, y: number): string {
  const chairs = [0, 1, 2, 3].map((i) => {
    const angle = (i * Math.PI) / 2 + 0.6;
    return disc(x + Math.cos(angle) * 10.5, y + Math.sin(angle) * 10.5, 2.6);
  });
  return disc(x, y, 6) + chairs.join('');
}

const sofa = (x: number, y: number): string =>
  box(x, y, 30, 12, 3) + path(x + 4, y + 4, 'h22v8') + path(x + 15, y + 4, 'v8');
const bed = (x: number, y: number): string => box(x, y, 18, 28) + box(x + 3, y + 2.5, 12, 6) + path(x, y + 12, 'h18');

/** Cracks in the asphalt, and here and there a car that nobody will drive again. */
export function streetThings(name: string, [left, top, right, bottom]: Rect, isPlain: boolean, inks: Inks): string {
  const chance = rng(hash(name) + 3);
  let things = '';
  for (let i = 0; i < 3; i++) {
    const [x, y] = [left + 14 + chance() * (right - left - 28), top + 14 + chance() * (bottom - top - 28)];
    const crack = `l${round(6 + chance() * 6)} ${round(chance() * 6 - 3)}l3 ${round(chance() * 4)}`;
    things += `<path d="M${round(x)} ${round(y)}${crack}" fill="none" stroke="${SOOT_900}" stroke-width="1.5"/>`;
  }
  if (isPlain && chance() > 0.62 && right - left > 120) things += wreck(right - 30, top + 24, chance() * 50 - 25, inks);
  return things;
}

function wreck(x: number, y: number, angle: number, { isNight }: Inks): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" fill="none" stroke="${isNight ? SOOT_500 : ASH}" stroke-width="1.3" opacity=".75">` +
    `<path d="M-20 -9C-22 -4 -22 4 -20 9L15 10C21 9 22 4 22 0C22 -4 21 -9 15 -10Z" fill="${SOOT_900}"/>` +
    '<path d="M-9 -8.5L-6 -6.5H5L9 -8.5M-9 8.5L-6 6.5H5L9 8.5M-6 -6.5V6.5M5 -6.5V6.5M9 -8.5L12 -4V4L9 8.5M14 -2l5 3"/></g>'
  );
}
