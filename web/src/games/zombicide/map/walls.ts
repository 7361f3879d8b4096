/** Walls, and what is open in them: doorways, doors, sandbags. Markup. */
import type { Rect } from '@horda/zombicide/map/geometry';
import { rect } from './ground.ts';
import { ASH, BLUE, INK, PAPER, PAPER_3, RED, round, SKY, TEAL, TEAL_LIT, type Inks } from './inks.ts';
import type { Meeting } from './meeting.ts';
import type { Passage, PlanDoor } from './plan.ts';

const THICK = 10;
/** A gap is a little deeper than the wall it is in. */
const THROUGH = 12;
export const DOOR_LENGTH = 26;

/** A band around every room. */
export function walls(rooms: readonly Rect[], inks: Inks, isFar: boolean): string {
  const d = rooms
    .map(
      ([left, top, right, bottom]) => `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}Z`,
    )
    .join('');
  const band = (width: number, ink: string): string =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="square"/>`;
  return band(THICK, inks.edge) + band(isFar ? 6 : 7, inks.wall);
}

interface Span {
  readonly isUpright: boolean;
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

export function spanOf({ isUpright, line: [x1, y1, x2, y2] }: Pick<Passage, 'isUpright' | 'line'>): Span {
  return isUpright ? { isUpright, at: x1, low: y1, high: y2 } : { isUpright, at: y1, low: x1, high: x2 };
}

function gap({ isUpright, at, low, high }: Span, length: number, thick: number): Rect {
  const from = (low + high) / 2 - length / 2;
  return isUpright
    ? [at - thick / 2, from, at + thick / 2, from + length]
    : [from, at - thick / 2, from + length, at + thick / 2];
}

/** A doorway, with or without a door: a gap between two jambs. */
export function doorway(passage: Passage, floor: string, inks: Inks): string {
  const span = spanOf(passage);
  const length = passage.kind === 'door' ? DOOR_LENGTH : Math.min(30, Math.max(16, span.high - span.low - 2));
  const hole = gap(span, length, THROUGH + passage.depth);
  const [left, top, right, bottom] = hole.map(round) as [number, number, number, number];
  const jambs = span.isUpright
    ? `M${left} ${top}H${right}M${left} ${bottom}H${right}`
    : `M${left} ${top}V${bottom}M${right} ${top}V${bottom}`;
  return rect(hole, floor) + `<path d="${jambs}" stroke="${inks.edge}" stroke-width="2"/>`;
}

/** Two zones indoors that run into one another: no wall, and dashes on the border. */
export function openBorder(passage: Passage, floor: string, inks: Inks): string {
  const span = spanOf(passage);
  const { isUpright, at, low, high } = span;
  const d = isUpright ? `M${at} ${low + 5}V${high - 5}` : `M${low + 5} ${at}H${high - 5}`;
  return (
    rect(gap(span, high - low - 8, THICK + passage.depth), floor) +
    `<path d="${d}" stroke="${inks.isNight ? ASH : INK}" stroke-width="2" stroke-dasharray="7 5"/>`
  );
}

/** Two pieces of one zone. */
export function noBorder(meeting: Meeting, floor: string): string {
  const length = meeting.high - meeting.low - 6;
  return rect(gap(meeting, length, THROUGH + Math.max(0, meeting.gap)), floor);
}

/** Closed: a bar on the gap; open: a leaf that has swung; never to be opened: boards across. */
export function doorMark(door: PlanDoor, isOpen: boolean, inks: Inks): string {
  const { isUpright, at, low, high } = spanOf(door);
  const middle = (low + high) / 2;
  const [x, y] = isUpright ? [at, middle] : [middle, at];
  const placed = (mark: string): string =>
    `<g transform="translate(${round(x)} ${round(y)})${isUpright ? ' rotate(90)' : ''}">${mark}</g>`;
  const wood = { blue: SKY, green: TEAL_LIT, red: RED, none: PAPER }[door.colour ?? 'none'];
  const half = DOOR_LENGTH / 2;
  const bar = (height: number): string =>
    `<rect x="${-half}" y="${-height / 2}" width="${DOOR_LENGTH}" height="${height}" fill="${wood}" stroke="${INK}" stroke-width="2"/>`;
  if (door.state === 'sealed') {
    const boards = `M${-half - 3} -9L${half + 3} 9M${-half - 3} 9L${half + 3} -9`;
    return placed(
      `${bar(12)}<path d="${boards}" stroke="${INK}" stroke-width="5.5"/><path d="${boards}" stroke="${PAPER_3}" stroke-width="2.5"/>`,
    );
  }
  if (isOpen)
    return placed(
      `<path d="M${-half} 0A${DOOR_LENGTH} ${DOOR_LENGTH} 0 0 1 ${half} ${-DOOR_LENGTH}" fill="none" stroke="${inks.isNight ? ASH : INK}" stroke-width="1" stroke-dasharray="2 2.5" opacity=".7"/>` +
        `<rect x="${half - 3}" y="${-DOOR_LENGTH}" width="5" height="${DOOR_LENGTH}" fill="${wood}" stroke="${INK}" stroke-width="1.6"/>`,
    );
  return placed(bar(10) + lock(door));
}

function lock({ colour }: PlanDoor): string {
  if (colour === 'blue')
    return `<rect x="-5" y="-5" width="10" height="10" fill="${BLUE}" stroke="${INK}" stroke-width="1.5"/>`;
  if (colour === 'green') return `<circle r="5.5" fill="${TEAL}" stroke="${INK}" stroke-width="1.5"/>`;
  return `<circle cx="${DOOR_LENGTH / 2 - 6}" r="2" fill="${INK}"/>`;
}

export function sandbags(passage: Passage, inks: Inks): string {
  const { isUpright, at, low, high } = spanOf(passage);
  const n = Math.max(2, Math.round((high - low - 6) / 13));
  const step = (high - low - 6) / n;
  let bags = '';
  for (let i = 0; i < n; i++) {
    const along = low + 3 + step * (i + 0.5);
    const beside = at + (i % 2 === 0 ? -1.5 : 1.5);
    const [x, y, w, h] = isUpright ? [beside, along, 5.5, step / 2] : [along, beside, step / 2, 5.5];
    const seam = isUpright ? `M${round(x - 2)} ${round(y - 2)}v4` : `M${round(x - 2)} ${round(y - 1)}h4`;
    bags +=
      `<rect x="${round(x - w)}" y="${round(y - h)}" width="${round(2 * w)}" height="${round(2 * h)}" rx="4.5" fill="${inks.stone}" stroke="${inks.edge}" stroke-width="1.6"/>` +
      `<path d="${seam}" stroke="${inks.edge}" stroke-width="1.2"/>`;
  }
  return bags;
}

/** The tank, about 110 wide, its gun to the right. */
export function tank([left, top, right, bottom]: Rect, inks: Inks): string {
  const [light, dark] = [inks.stone, inks.edge];
  let links = '';
  for (let i = 0; i < 13; i++) links += `M${round(-41 + i * 6.3)} -37v16M${round(-41 + i * 6.3)} 21v16`;
  let grille = '';
  for (let i = 0; i < 5; i++) grille += `M-33 ${-12 + i * 6}h10`;
  return (
    `<g transform="translate(${round((left + right) / 2)} ${round((top + bottom) / 2)}) scale(${round((right - left) / 125)})" stroke="${dark}" stroke-width="2" stroke-linejoin="round">` +
    `<path d="M-44 -38H38V-20H-44ZM-44 20H38V38H-44Z" fill="${dark}"/><path d="${links}" stroke="${light}"/>` +
    `<path d="M-40 -21H30L40 -12V12L30 21H-40Z" fill="${light}"/><path d="M-34 -15H-22V15H-34Z" fill="${dark}"/><path d="${grille}" stroke="${light}" stroke-width="1.5"/>` +
    `<path d="M-14 -14L6 -16L16 -8V8L6 16L-14 14L-18 0Z" fill="${light}"/><path d="M6 -16L16 -8V8L6 16L2 0Z" fill="${dark}"/>` +
    `<path d="M14 -4H58V4H14Z" fill="${light}"/><path d="M58 -6H66V6H58Z" fill="${dark}"/><circle cx="-5" cy="-4" r="5.5" fill="${dark}"/><circle cx="-5" cy="-4" r="3" fill="${light}" stroke="none"/></g>`
  );
}
