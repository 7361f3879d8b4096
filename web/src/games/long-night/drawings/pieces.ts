/** The pieces on the table. */
import type { ExposureFace } from '@horda/long-night/content/vocabulary';
import { rng } from '../../../art/portraits.ts';
import { BLACK, BLUE, DEEP_RED, ICE, INK, PAPER, PAPER_2, PAPER_3, RED, round, SNOW, snowcap } from './inks.ts';

function plank(x: number, y: number, w: number, rot: number, c: string, seed: number): string {
  const r = rng(seed);
  let cuts = '';
  for (let i = 0; i < 3; i++)
    cuts += `M${round(-w / 2 + 5 + r() * w * 0.5)} ${round(-3 + i * 2.6)}h${round(6 + r() * 10)}`;
  return `<g transform="translate(${x} ${y}) rotate(${rot})"><path d="M${-w / 2} -6.5L${w / 2 - 2} -7L${w / 2} 6L${-w / 2 + 3} 6.500Z" fill="${c}" stroke="${INK}" stroke-width="2.2"/><path d="${cuts}" stroke="${INK}" stroke-width="1.1"/><circle cx="${-w / 2 + 6}" cy="0" r="1.600" fill="${INK}"/><circle cx="${w / 2 - 6}" cy="0" r="1.600" fill="${INK}"/></g>`;
}
/** 50 x 60: crossed boards with snow on them. */
export const barricade = (seed: number): string =>
  `<rect width="50" height="60" fill="${BLUE}"/><g fill="#173A5C"><rect width="50" height="60" fill="url(#ht)" opacity=".8"/></g>` +
  plank(25, 15, 50, -8 + (seed % 3) * 4, PAPER_2, seed) +
  plank(25, 46, 50, 7 - (seed % 3) * 3, PAPER_3, seed + 2) +
  plank(25, 31, 56, seed % 2 ? 32 : -34, PAPER, seed + 4) +
  snowcap(4, 46, 9 - (seed % 3), seed, 3, 3);
/** 50 x 60: dynamite. */
export const trap = (seed: number): string =>
  `<rect width="50" height="60" fill="${DEEP_RED}"/><g fill="#3d0c06"><rect width="50" height="60" fill="url(#ht)" opacity=".8"/></g>` +
  plank(25, 49, 50, 4, PAPER_3, seed) +
  `<g stroke="${INK}" stroke-width="2"><rect x="9" y="18" width="10" height="30" fill="${RED}"/><rect x="20" y="16" width="10" height="32" fill="${RED}"/><rect x="31" y="18" width="10" height="30" fill="${RED}"/><path d="M7 30h36v7H7z" fill="${PAPER}"/></g><path d="M25 16C25 6 36 12 38 4" fill="none" stroke="${PAPER}" stroke-width="2.4"/><path d="M38 4l5-3M38 4l6 2M38 4l-1-5M38 4l3 6" stroke="#fff" stroke-width="1.800"/>`;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
};
/** 40 x 40. Spent dice are hollow. */
export const die = (n: number, spent = false): string =>
  spent
    ? `<rect x="2" y="2" width="36" height="36" rx="4" fill="none" stroke="#7E93A4" stroke-width="2" stroke-dasharray="4 3"/>${PIPS[n]!.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#7E93A4"/>`).join('')}`
    : `<rect x="2" y="4" width="36" height="36" rx="5" fill="${PAPER_3}"/><rect x="2" y="1" width="36" height="36" rx="5" fill="${PAPER}"/>${PIPS[n]!.map(([x, y]) => `<circle cx="${x}" cy="${y - 1}" r="3.700" fill="${INK}"/>`).join('')}`;
/** The exposure die, 200 x 200: twelve faces, three flat inks. face: blank, wound, frost, bite. */
export function exposure(face: ExposureFace): string {
  const [light, mid, dark, edge] = ['#A9D0EE', ICE, '#2A5C8C', BLACK];
  type Point = readonly [number, number];
  const P = (R: number, a: number): Point => [100 + R * Math.cos(a), 100 + R * Math.sin(a)];
  const A = (i: number, n: number): number => -Math.PI / 2 + (i * 2 * Math.PI) / n;
  const outer = [...Array(10)].map((_, i) => P(94, A(i, 10))),
    inner = [...Array(5)].map((_, i) => P(58, A(i, 5)));
  const s = (p: readonly Point[]): string => p.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  let o = `<path d="M${s(outer.map(([x, y]) => [x + 5, y + 7] as const))}Z" fill="${BLACK}"/>`;
  for (let i = 0; i < 5; i++) {
    const [a, b] = [inner[i]!, inner[(i + 1) % 5]!];
    o += `<path d="M${s([a, outer[2 * i]!, outer[(2 * i + 1) % 10]!, outer[(2 * i + 2) % 10]!, b])}Z" fill="${[mid, dark, dark, dark, mid][i]}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/>`;
  }
  o += `<path d="M${s(inner)}Z" fill="${face === 'bite' ? RED : light}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/>`;
  if (face === 'wound')
    o += `<path d="M100 62C112 84 120 94 120 110A20 20 0 0 1 80 110C80 94 88 84 100 62Z" fill="${RED}" stroke="${edge}" stroke-width="4"/>`;
  if (face === 'frostbite')
    o += `<g stroke="${BLACK}" stroke-width="7" stroke-linecap="square">${[0, 60, 120].map((t) => `<path d="M100 70V134M92 80l8 8l8-8M92 124l8-8l8 8" transform="rotate(${t} 100 102)" fill="none"/>`).join('')}</g>`;
  if (face === 'bite')
    o += `<g transform="translate(100 106)"><path d="M-40 -22Q0 -40 40 -22L34 -8L26 6L17 -9L9 8L0 -9L-9 8L-17 -9L-26 6L-34 -8Z" fill="${PAPER}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/><path d="M-32 20L-24 6L-14 22L-5 6L5 22L14 6L24 20L30 12Q18 38 0 38Q-20 38 -32 20Z" fill="${PAPER}" stroke="${edge}" stroke-width="4" stroke-linejoin="round"/></g>`;
  return o;
}
/** The waste pile, 90 x 60: as high as there are cards. */
export function heap(n: number): string {
  const r = rng(12);
  const k = n === 0 ? 0 : Math.min(13, 3 + Math.round(n / 2));
  const spots: [number, number][] = [];
  let o = '';
  for (let row = 0, left = k; left > 0; row++) {
    const m = Math.min(left, 6 - row);
    for (let i = 0; i < m; i++) spots.push([45 + (i - (m - 1) / 2) * 14 + (r() - 0.5) * 4, 50 - row * 12]);
    left -= m;
  }
  for (const [x, y] of spots.reverse()) {
    let d = '';
    const q = 8;
    for (let a = 0; a < q; a++) {
      const R = 8 + r() * 4;
      d += `${a ? 'L' : 'M'}${round(x + R * Math.cos((a / q) * 6.283))} ${round(y + R * 0.86 * Math.sin((a / q) * 6.283))}`;
    }
    o += `<path d="${d}Z" fill="${[PAPER, PAPER_2, PAPER_3][Math.trunc(r() * 3)]}" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/><path d="M${round(x - 4)} ${round(y - 2)}l4 3l-2 4M${round(x + 2)} ${round(y - 5)}l2 5l4 1" fill="none" stroke="${INK}" stroke-width="1"/>`;
  }
  return o;
}
/** Morale, 226 x 34: a thermometer that lies on its side, 0 at the bulb. */
export function thermometer(n: number): string {
  const w = 226;
  const x0 = 36,
    step = (w - 50) / 10;
  let o = `<path d="M24 9H${w - 8}a7 7 0 0 1 0 14H24z" fill="${BLACK}" stroke="${SNOW}" stroke-width="2"/><circle cx="17" cy="16" r="14" fill="${n <= 2 ? RED : ICE}" stroke="${SNOW}" stroke-width="2"/><rect x="24" y="12.500" width="${round(x0 - 24 + n * step)}" height="7" fill="${n <= 2 ? RED : ICE}"/>`;
  for (let i = 0; i <= 10; i++)
    o += `<path d="M${round(x0 + i * step)} ${i % 5 ? 25 : 24}v${i % 5 ? 4 : 8}" stroke="${i <= n ? SNOW : '#7E93A4'}" stroke-width="${i === n ? 3 : 1.6}"/>`;
  return o + `<path d="M${round(x0 + n * step)} 22l6 9h-12z" fill="${SNOW}"/>`;
}
/** 16 x 16. Wound: drop; frostbite: star of ice; despair: broken stroke. Shape first, ink second. */
export const DAMAGE = {
  wound: `<path d="M8 0C11 5 14 7 14 10.500A6 5.500 0 0 1 2 10.500C2 7 5 5 8 0Z" fill="${RED}" stroke="#fff" stroke-width="1"/>`,
  frostbite: `<circle cx="8" cy="8" r="7.500" fill="${BLACK}"/><path d="M8 1v14M2 4.500l12 7M14 4.500l-12 7" stroke="#A9D0EE" stroke-width="2.200"/>`,
  despair: `<rect x=".5" y=".5" width="15" height="15" fill="${INK}" stroke="#fff" stroke-width="1"/><path d="M4 3l5 4l-4 2l6 4" fill="none" stroke="#fff" stroke-width="2"/>`,
  none: `<rect x="1" y="1" width="14" height="14" fill="none" stroke="currentColor" stroke-width="1.400" stroke-dasharray="2.500 2"/>`,
};
