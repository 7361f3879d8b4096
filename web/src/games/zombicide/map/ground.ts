/** What one walks on: streets with their paint, grass, floors. Markup for one tile at a time. */
import type { ZoneKind } from '@horda/zombicide/content/vocabulary';
import type { Rect } from '@horda/zombicide/map/geometry';
import { furniture, hash, streetThings } from './furniture.ts';
import { CHEQUERED, FLOORS, round, SOOT_500, type Inks } from './inks.ts';
import { meetingOf } from './meeting.ts';
import type { Passage, Plan, PlanPiece } from './plan.ts';

const OUTSIDE: ReadonlySet<ZoneKind> = new Set(['street', 'outdoor', 'garden', 'tank']);
export const isOutside = ({ kind }: { readonly kind: ZoneKind }): boolean => OUTSIDE.has(kind);

export function rect([left, top, right, bottom]: Rect, fill: string, more = ''): string {
  return `<rect x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(bottom - top)}" fill="${fill}"${more}/>`;
}

/** Neighbouring pieces overlap a little, so that nothing shines through between them. */
const SEAM = 0.3;

/** `isFar`: only the tones. */
export function ground(piece: PlanPiece, inks: Inks, isFar: boolean): string {
  const [left, top, right, bottom] = piece.rect;
  const wider: Rect = [left - SEAM, top - SEAM, right + SEAM, bottom + SEAM];
  if (piece.kind === 'street') return rect(wider, inks.street);
  const grass = isFar ? '' : rect(piece.rect, 'url(#zgr)', inks.isNight ? ' opacity=".6"' : '');
  return rect(wider, inks.grass) + grass;
}

export function floorOf({ kind, zone }: PlanPiece, inks: Inks, opened: ReadonlySet<number>): string {
  if (kind === 'sealed' || kind === 'scenery') return inks.sealed;
  if (kind === 'dark') return opened.has(zone) ? inks.opened : inks.dark;
  return inks.floor;
}

export function floor(plan: Plan, piece: PlanPiece, inks: Inks, opened: ReadonlySet<number>, isFar: boolean): string {
  const { kind, name, rect: box } = piece;
  const tone = rect(box, floorOf(piece, inks, opened));
  if (isFar || kind === 'dark') return tone;
  if (kind === 'scenery') return tone + stairs(box);
  if (kind === 'sealed') return tone + cross(box);
  if (kind === 'corridor') return tone + rect(box, CHEQUERED) + runner(plan, piece, inks);
  const boards = rect(box, FLOORS[hash(`${name}f`) % FLOORS.length]!, inks.isNight ? ' opacity=".5"' : '');
  return tone + boards + furniture(name, box, inks);
}

function stairs([left, top, right, bottom]: Rect): string {
  let steps = '';
  for (let i = 0; i < 7; i++)
    steps += `M${round(left + 3)} ${round(top + 4 + ((bottom - top - 8) * i) / 6)}H${round(right - 3)}`;
  return `<path d="${steps}" stroke="${SOOT_500}" stroke-width="1.5"/>`;
}

function cross([left, top, right, bottom]: Rect): string {
  const d = `M${left + 3} ${top + 3}L${right - 3} ${bottom - 3}M${right - 3} ${top + 3}L${left + 3} ${bottom - 3}`;
  return `<path d="${d}" stroke="${SOOT_500}" stroke-width="1.2"/>`;
}

/** The carpet of a corridor runs to where the corridor goes on. */
function runner({ passages }: Plan, { zone, rect: [left, top, right, bottom] }: PlanPiece, inks: Inks): string {
  const isLevel = passages.some(
    ({ a, b, kind, isUpright }) => kind === 'open' && isUpright && (a === zone || b === zone),
  );
  const [w, h] = [right - left, bottom - top];
  const strip: Rect = isLevel
    ? [left, top + h * 0.3, right, top + h * 0.7]
    : [left + w * 0.3, top, left + w * 0.7, bottom];
  const seams = isLevel
    ? `M${left} ${round(top + h * 0.34)}H${right}M${left} ${round(top + h * 0.66)}H${right}`
    : `M${round(left + w * 0.34)} ${top}V${bottom}M${round(left + w * 0.66)} ${top}V${bottom}`;
  return (
    rect(strip, inks.runner) + `<path d="${seams}" stroke="${inks.line}" stroke-width="1.3" stroke-dasharray="3 2.5"/>`
  );
}

/** The stripe in the middle of a street, or a manhole where two cross; cracks and wrecks. */
export function streetPaint(plan: Plan, zone: number, inks: Inks): string {
  const { box } = plan.zones[zone]!;
  const [left, top, right, bottom] = box;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const goesOn = plan.passages.filter(({ a, b, kind }) => kind === 'street' && (a === zone || b === zone));
  const [isUp, isLevel] = [goesOn.some(({ isUpright }) => !isUpright), goesOn.some(({ isUpright }) => isUpright)];
  const isCrossing = isUp === isLevel;
  const things = streetThings(plan.pieces.find((piece) => piece.zone === zone)!.name, box, isCrossing, inks);
  if (isUp && isLevel) {
    if (right - left <= 120 || bottom - top <= 120) return things;
    const ink = inks.isNight ? inks.paint : SOOT_500;
    const bars = `M${x - 6} ${y}h12M${x - 6} ${y - 3.5}h12M${x - 6} ${y + 3.5}h12`;
    return `${things}<circle cx="${x}" cy="${y}" r="9" fill="none" stroke="${ink}" stroke-width="1.5"/><path d="${bars}" stroke="${ink}" stroke-width="1.2"/>`;
  }
  if (isCrossing) return things;
  const lane = isUp ? `M${x} ${top + 14}V${bottom - 14}` : `M${left + 14} ${y}H${right - 14}`;
  return `${things}<path d="${lane}" stroke="${inks.paint}" stroke-opacity="${inks.isNight ? 1 : 0.55}" stroke-width="2" stroke-dasharray="11 9"/>`;
}

/** Slabs along the walls of houses. */
export function pavement(street: PlanPiece, pieces: readonly PlanPiece[], inks: Inks): string {
  let slabs = '';
  for (const house of pieces) {
    const meeting = isOutside(house) ? null : meetingOf(street.rect, house.rect, 2);
    if (meeting === null) continue;
    const { isUpright, at, low, high } = meeting;
    const [left, top, right, bottom] = street.rect;
    const isBefore = at < (isUpright ? (left + right) / 2 : (top + bottom) / 2);
    const [from, to] = isBefore ? [at, at + SLAB] : [at - SLAB, at];
    slabs += rect(isUpright ? [from, low, to, high] : [low, from, high, to], inks.pavement);
    const n = Math.round((high - low) / 14);
    let joints = '';
    for (let i = 1; i < n; i++) {
      const joint = round(low + ((high - low) * i) / n);
      joints += isUpright ? `M${round(from)} ${joint}h${SLAB}` : `M${joint} ${round(from)}v${SLAB}`;
    }
    slabs += `<path d="${joints}" stroke="${inks.joints}" stroke-width="1"/>`;
  }
  return slabs;
}
const SLAB = 9;

/** The paint exactly on the border of two zones outside: a zebra in streets, dashes on grass. */
export function borderPaint({ kind, isUpright, line }: Passage, inks: Inks, isFar: boolean): string {
  const [x1, y1, x2, y2] = line;
  const [at, low, high] = isUpright ? [x1, y1, y2] : [y1, x1, x2];
  if (kind !== 'street' || isFar) {
    const d = isUpright ? `M${at} ${low + 4}V${high - 4}` : `M${low + 4} ${at}H${high - 4}`;
    const [width, dashes] = kind === 'street' ? [3, '6 4'] : [2, '2 6'];
    return `<path d="${d}" stroke="${inks.paint}" stroke-width="${width}" stroke-dasharray="${dashes}" opacity=".8"/>`;
  }
  const n = Math.max(1, Math.round((high - low - 10) / 8));
  const step = (high - low - 10) / n;
  let stripes = '';
  for (let i = 0; i < n; i++) {
    const c = low + 5 + step * (i + 0.5);
    stripes += isUpright
      ? `M${round(at - 8)} ${round(c - 2)}h16v4h-16z`
      : `M${round(c - 2)} ${round(at - 8)}v16h4v-16z`;
  }
  return `<path d="${stripes}" fill="${inks.paint}" opacity="${inks.isNight ? 1 : 0.6}"/>`;
}
