/** What the pictures of the newspaper are put together from: pure functions that return SVG markup in black and one ink. */
import { claw, rng, zombieHead, type ZombieLook } from './portraits.ts';
import { INK, PAPER, RED, round, stencil } from './pen.ts';

export const SCENE_BOX = '0 0 640 400';
/** The part of a scene that the share card shows. */
export const TALL_BOX = '123 0 394 400';

/** Newsprint is not as bright as the paper of a card. */
export const NEWSPRINT = '#D9CBA9';
export const SOOT = '#0D0E0C';
export const BOARD = '#C2B28C';

export const rect = (x: number, y: number, width: number, height: number, ink: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink}" ${more}/>`;

export const whole = (ink: string): string => rect(0, 0, 640, 400, ink);

/** The second plate: coarse dots of an ink over everything so far. */
export const dots = (ink: string, strength: number, pattern: 'ht' | 'htb' = 'htb'): string =>
  `<g fill="${ink}"><rect width="640" height="400" fill="url(#${pattern})" opacity="${strength}"/></g>`;

/** Sound, or an alarm: rings around a point, black and the ink in turn. */
export function rings(x: number, y: number, ink: string, step = 46): string {
  return Array.from({ length: 9 }, (_, i) => 9 - i)
    .map((i) => `<circle cx="${x}" cy="${y}" r="${i * step}" fill="${i % 2 ? INK : ink}"/>`)
    .join('');
}

/** Light: rays from a point upwards. */
export function rays(x: number, y: number, ink: string, length = 700): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + length * Math.cos(angle))} ${round(y + length * Math.sin(angle))}`;
  };
  return Array.from({ length: 9 }, (_, i) => 180 + i * 22.5)
    .map((middle) => `<path d="M${x} ${y}L${at(middle - 5.6)}L${at(middle + 5.6)}Z" fill="${ink}"/>`)
    .join('');
}

/** A portrait (100 by 120) cut to a box. */
export const cut = (face: string, x: number, y: number, width: number, height: number): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">${face}</svg>`;

/** A portrait without its green plate, as a newspaper prints it. */
export const grey = (face: string, ground = NEWSPRINT, shade = '#6E6249'): string =>
  face.replaceAll('#58B89F', ground).replaceAll('#2F7D6B', shade);

/** What did it: a packaged icon in a circle, printed twice. */
export function sign(icon: string, x: number, y: number, radius: number, ink: string, ground = NEWSPRINT): string {
  const scale = round(((radius * 1.46) / 512) * 100) / 100;
  const half = 256 * scale;
  const plate = (shift: number, colour: string): string =>
    `<g transform="translate(${round(x - half + shift)} ${round(y - half + shift)}) scale(${scale})" color="${colour}" fill="${colour}">${icon}</g>`;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ground}" stroke="${INK}" stroke-width="6"/>` +
    plate(3, ink) +
    plate(-1, INK)
  );
}

/** A broken board. */
export function board(x: number, y: number, width: number, turn: number): string {
  const half = width / 2;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M${-half} -9L${half - 8} -9L${half} -2L${half - 6} 9L${8 - half} 9L${2 - half} 2Z" fill="${BOARD}" stroke="${INK}" stroke-width="3"/>` +
    `<path d="M${14 - half} -2h${width * 0.4}M${-width / 4} 4h${width * 0.5}" stroke="${INK}" stroke-width="1.8"/></g>`
  );
}

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** Reaches for the middle of the picture. */
  readonly reaches?: boolean;
}

/** One of the dead: a strong one is broad, a fast one leans. */
export function dead(seed: number, kind: ZombieLook, at: Standing, ink = RED): string {
  const { x, y, size, turn, reaches = false } = at;
  const isLeft = x < 320;
  const [w, lean, head] = [
    kind === 'strong' ? 1.35 : 1,
    kind === 'fast' ? (isLeft ? 14 : -14) : 0,
    kind === 'strong' ? 0.86 : 1,
  ];
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    `<path d="M${-46 * w} 120C${-46 * w} 60 ${-28 * w} 34 0 32C${28 * w} 34 ${46 * w} 60 ${46 * w} 120Z" fill="${INK}" stroke="${ink}" stroke-width="2.6"/>` +
    `<path d="M${-26 * w} 60l8 26M${-16 * w} 54l5 30M${16 * w} 54l-5 30M${26 * w} 60l-8 26" stroke="${NEWSPRINT}" stroke-width="1.8"/>` +
    `<g transform="rotate(${turn + lean}) scale(${head})"><path d="M0 -41C27 -41 31 -18 29 -2C27 8 20 12 19 20L17 44L-15 46L-19 18C-22 10 -29 8 -28 -6C-30 -24 -24 -41 0 -41Z" fill="${ink}"/>${zombieHead(seed)}</g>` +
    `${reaches ? claw(isLeft ? 44 : -44, 52, 0.9, isLeft ? 34 : -34) : ''}</g>`
  );
}

/** Where up to seven of the dead stand around the middle, the nearest first. */
export const AROUND: Readonly<Record<'wide' | 'tall', readonly Standing[]>> = {
  wide: [
    { x: 112, y: 250, size: 1.75, turn: 8, reaches: true },
    { x: 540, y: 258, size: 1.7, turn: -9, reaches: true },
    { x: 40, y: 190, size: 1.25, turn: 12 },
    { x: 606, y: 180, size: 1.25, turn: -12 },
    { x: 190, y: 200, size: 1.05, turn: 6 },
    { x: 474, y: 300, size: 1.1, turn: -4, reaches: true },
    { x: 30, y: 320, size: 1.2, turn: 14 },
  ],
  tall: [
    { x: 186, y: 322, size: 1.2, turn: 7 },
    { x: 470, y: 314, size: 1.3, turn: -8 },
    { x: 330, y: 352, size: 0.9, turn: 2 },
    { x: 500, y: 240, size: 0.9, turn: -10 },
    { x: 140, y: 232, size: 0.9, turn: 10 },
    { x: 260, y: 392, size: 0.8, turn: 4 },
    { x: 410, y: 396, size: 0.8, turn: -4 },
  ],
};

/** The dead around the middle; those in front are drawn last. */
export function crowdAround(
  kinds: readonly { readonly seed: number; readonly kind: ZombieLook }[],
  cutOut: 'wide' | 'tall',
  ink = RED,
): string {
  return kinds
    .slice(0, 7)
    .map(({ seed, kind }, i) => dead(seed, kind, AROUND[cutOut][i]!, ink))
    .toReversed()
    .join('');
}

/** A doorway in a dark wall with somebody in it; the number of the house above. */
export function door(face: string, number: string, ground = NEWSPRINT): string {
  const chance = rng(3);
  const bricks = Array.from({ length: 15 }, (_, i) => {
    const [a, b, c, d] = [chance(), chance(), chance(), chance()];
    return `<path d="M${round(220 + a * 14)} ${58 + i * 23}h${round(14 + b * 14)}M${round(392 + c * 8)} ${64 + i * 23}h${round(10 + d * 14)}" stroke="#34352c" stroke-width="3"/>`;
  });
  return (
    `<path d="M216 400V34H424V400Z" fill="${SOOT}"/><path d="M216 34H424V48H216Z" fill="${ground}"/>${bricks.join('')}` +
    `<path d="M252 400V76H388V400Z" fill="${ground}"/>` +
    `<g fill="#6E6249" opacity=".55"><path d="M252 130V76H388V130Z" fill="url(#ht)"/></g>${cut(grey(face, ground), 252, 128, 136, 164)}` +
    `<path d="M252 292H388V400H252Z" fill="${INK}"/><path d="M268 300l10 60M286 298l6 70M352 298l-8 66M370 300l-10 60" stroke="${ground}" stroke-width="3"/>` +
    `<path d="M252 400V76H388V400" fill="none" stroke="${INK}" stroke-width="6"/><circle cx="320" cy="62" r="15" fill="${ground}"/>` +
    stencil(number, { x: 320, y: 70, size: 22, ink: INK })
  );
}

/** A photograph on the table, crossed out if its owner is lost. */
export function photograph(face: string, at: Standing & { readonly lost?: boolean }, ink = RED): string {
  const { x, y, size, turn, lost = false } = at;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${rect(-56, -68, 112, 150, PAPER, `stroke="${INK}" stroke-width="3"`)}` +
    cut(lost ? grey(face) : face, -48, -60, 96, 116) +
    (lost ? `<path d="M-46 -58L46 54M46 -58L-46 54" stroke="${ink}" stroke-width="11"/>` : '') +
    '</g>'
  );
}
