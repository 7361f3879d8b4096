/** The inks of the night and the hand that draws with them: pieces of SVG markup for the other drawings. */
import { rng } from '../../../art/portraits.ts';

export const BLACK = '#0B0F15';
export const WALL = '#2A4059';
export const WALL_LIT = '#4A6580';
export const ROOF = '#18232F';
export const GROUND = '#33495E';
export const SNOW = '#E4EDF2';
export const ICE = '#86B9E3';
export const PRINT = '#1A2B3D';
export const LINE = '#35536F';
export const INK = '#191712';
export const PAPER = '#EADFC6';
export const PAPER_2 = '#D9CBA9';
export const PAPER_3 = '#C2B28C';
export const RED = '#D63A22';
export const DEEP_RED = '#7C1B10';
export const VIOLET = '#6A3B86';
export const BLUE = '#2A5C8C';

/** A tenth of a unit is finer than any screen shows. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** What these drawings are filled with; rendered once on the page. */
export const NIGHT_PATTERNS =
  `<pattern id="ln-ice" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="2.5" cy="2.5" r="1.15" fill="${ICE}"/></pattern>` +
  `<pattern id="ln-flake" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><circle cx="4.5" cy="4.5" r=".9" fill="${SNOW}"/></pattern>` +
  `<pattern id="ln-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="3" height="6" fill="#C6D6E0"/></pattern>` +
  `<pattern id="ln-grid" width="15" height="15" patternUnits="userSpaceOnUse"><path d="M15 .5H0M.5 0V15" stroke="${LINE}" stroke-width=".7" fill="none" opacity=".55"/></pattern>` +
  `<pattern id="ln-carbon" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="2" cy="2" r="1" fill="#4B2763"/></pattern>`;

/** Snow that lies on an edge from x0 to x1 at height y and hangs over it a little. */
export function snowcap(x0: number, x1: number, y: number, seed = 1, thick = 5, deepest = 4): string {
  const r = rng(seed * 31 + 7);
  let o = `M${round(x0 - 2)} ${round(y + 1)}`;
  for (let x = x0; x < x1; x += 14)
    o += `Q${round(x + 7)} ${round(y - thick - r() * 2.5)} ${round(Math.min(x + 14, x1))} ${round(y - thick + 2)}`;
  o += `L${round(x1 + 2)} ${round(y + 1)}`;
  for (let x = x1; x > x0; x -= 11)
    o += `Q${round(x - 3)} ${round(y + 2 + r() * deepest)} ${round(Math.max(x - 11, x0))} ${round(y + 0.5)}`;
  return `<path d="${o}Z" fill="${SNOW}"/>`;
}
/** Short strokes scattered over a field. */
export function flecks(
  [x, y, w, h]: readonly [number, number, number, number],
  n: number,
  seed: number,
  colour: string,
  width = 1.4,
): string {
  const r = rng(seed * 5 + 11);
  let o = '';
  for (let i = 0; i < n; i++) o += `M${round(x + r() * w)} ${round(y + r() * h)}h${round(3 + r() * 7)}`;
  return `<path d="${o}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
}
