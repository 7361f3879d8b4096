/** The inks of the city, by day and by night, and the patterns that its plan is filled with. */
export const INK = '#191712';
export const INK_2 = '#4A4335';
export const PAPER = '#EADFC6';
export const PAPER_2 = '#D9CBA9';
export const PAPER_3 = '#C2B28C';
export const TAPE = '#D9C98F';
export const RED = '#D63A22';
export const RED_EDGE = '#A82C19';
export const RED_LIT = '#FF7A5C';
export const DEEP_RED = '#7C1B10';
export const YELLOW = '#FFC81F';
export const CHALK = '#D9D3BF';
export const ASH = '#ABA793';
export const SOOT_950 = '#0D0E0C';
export const SOOT_900 = '#141511';
export const SOOT_800 = '#1C1D18';
export const SOOT_700 = '#272821';
export const SOOT_600 = '#35362D';
export const SOOT_500 = '#56574B';
export const BLUE = '#2A5C8C';
export const SKY = '#86B9E3';
export const TEAL = '#1F6B5A';
export const TEAL_LIT = '#63C3AB';

/** A tenth of a unit is finer than any screen shows. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/** What changes when the night falls. */
export interface Inks {
  readonly street: string;
  readonly grass: string;
  readonly floor: string;
  readonly runner: string;
  /** Rooms: dark ones, those that have been opened, and what is out of play. */
  readonly dark: string;
  readonly opened: string;
  readonly sealed: string;
  readonly wall: string;
  readonly edge: string;
  readonly line: string;
  readonly paint: string;
  readonly pavement: string;
  readonly joints: string;
  readonly stone: string;
  readonly isNight: boolean;
}

export const DAY: Inks = {
  street: SOOT_700,
  grass: SOOT_600,
  floor: PAPER_3,
  runner: PAPER_2,
  dark: 'url(#zd)',
  opened: 'url(#zdo)',
  sealed: INK,
  wall: 'url(#zh)',
  edge: INK,
  line: INK,
  paint: ASH,
  pavement: SOOT_500,
  joints: SOOT_700,
  stone: PAPER_3,
  isNight: false,
};

export const NIGHT: Inks = {
  street: SOOT_900,
  grass: SOOT_900,
  floor: SOOT_600,
  runner: SOOT_700,
  dark: 'url(#zdn)',
  opened: 'url(#zdn)',
  sealed: SOOT_950,
  wall: 'url(#zhn)',
  edge: SOOT_950,
  line: SOOT_500,
  paint: SOOT_600,
  pavement: SOOT_800,
  joints: SOOT_900,
  stone: SOOT_500,
  isNight: true,
};

const tilted = (id: string, size: number, angle: number, content: string): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${content}</pattern>`;
const field = (size: number, ink: string): string => `<rect width="${size}" height="${size}" fill="${ink}"/>`;
const hatch = (id: string, ground: string, stripe: string, width: number): string =>
  tilted(id, 5, 45, `${field(5, ground)}<rect width="${width}" height="5" fill="${stripe}"/>`);
const dots = (id: string, ground: string, dot: string, radius: number): string =>
  tilted(id, 5, 32, `${field(5, ground)}<circle cx="2.5" cy="2.5" r="${radius}" fill="${dot}"/>`);
const strokes = (d: string, opacity: number): string =>
  `<path d="${d}" stroke="${INK}" stroke-width=".7" opacity="${opacity}" fill="none"/>`;

/** Floors of rooms: planks, tiles, a chequered one, herringbone. */
export const FLOORS = ['url(#zpl)', 'url(#ztl)', 'url(#zck)', 'url(#zhb)'] as const;
export const CHEQUERED = FLOORS[2];

export const PLAN_PATTERNS = [
  hatch('zh', INK, PAPER_3, 1.7),
  hatch('zhn', SOOT_950, SOOT_500, 1.5),
  dots('zd', INK, PAPER_3, 1.05),
  dots('zdn', SOOT_950, SOOT_500, 0.8),
  dots('zdo', PAPER_3, INK_2, 1.9),
  `<pattern id="zpl" width="26" height="9" patternUnits="userSpaceOnUse">${strokes('M0 .4H26M0 4.9H26M7 0V4.9M19 4.9V9', 0.3)}</pattern>`,
  `<pattern id="ztl" width="13" height="13" patternUnits="userSpaceOnUse">${strokes('M0 .4H13M.4 0V13', 0.3)}</pattern>`,
  `<pattern id="zck" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M0 0H9V9H0ZM9 9H18V18H9Z" fill="${INK}" opacity=".14"/></pattern>`,
  tilted('zhb', 14, 45, strokes('M0 0H14M0 7H7M7 7V14M0 0V7', 0.3)),
  `<pattern id="zgr" width="22" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)"><path d="M4 8l2-5l1 5M15 17l1-4l2 4M10 13l1-3" stroke="${SOOT_500}" stroke-width="1" fill="none"/></pattern>`,
].join('');
