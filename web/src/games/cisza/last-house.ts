/** The picture of those who have won Cisza: the last inhabited house of a dark street. Only its windows have faces. */
import { BLUE, DEEP_RED, disc, fill, INK, line, PAPER, round, stencil } from '../../art/pen.ts';
import { rng, survivor } from '../../art/portraits.ts';

export const HOUSE_BOX = '0 0 300 400';

const NIGHT = '#0D0E0C';
const DARK_WINDOW = '#25261f';
const BOARD = '#C2B28C';
/** The windows, from the top left; beside the last one is the door. */
const WINDOWS = 5;

/** `faces`: whose photographs are in the windows; more people than windows stand behind them. */
export function lastHouse(faces: readonly number[], address: number): string {
  const chance = rng(5);
  return [
    fill('M0 0H300V400H0Z', INK),
    ...[6, 5, 4, 3, 2, 1].map((ring) => disc(150, 196, ring * 40 + 6, ring % 2 === 1 ? '#2b0f0a' : DEEP_RED)),
    `<g fill="${INK}"><rect width="300" height="400" fill="url(#ht)" opacity=".35"/></g>`,
    deadHouse(-14, 74, 170, chance),
    deadHouse(242, 80, 200, chance),
    fill('M56 400V126L150 54L244 126V400Z', NIGHT),
    fill('M44 132L150 48L256 132L248 140L150 64L52 140Z', PAPER),
    fill('M196 62h20v34l-20 -16z', NIGHT),
    fill('M193 58h26v8h-26z', PAPER),
    ...Array.from({ length: WINDOWS }, (_, i) => window(i, faces[i])),
    door(address),
    fill('M0 388H300V400H0Z', INK),
  ].join('');
}

/** A neighbour whose windows are nailed up. */
function deadHouse(x: number, width: number, height: number, chance: () => number): string {
  const top = 400 - height;
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => {
      const [left, up] = [x + 16 + column * 28, top + 18 + row * 48];
      const boards = `M${left - 4} ${up + 5}l26 ${round(4 + chance() * 8)}M${left - 4} ${up + 20}l26 -${round(3 + chance() * 8)}`;
      return fill(`M${left} ${up}h18v26h-18z`, DARK_WINDOW) + line(boards, BOARD, 3.5);
    }),
  );
  return fill(`M${x} 400V${top}l${width / 2} -26l${width / 2} 26V400Z`, NIGHT) + windows.join('');
}

function window(i: number, face: number | undefined): string {
  const [x, y] = [76 + (i % 2) * 84, 112 + Math.floor(i / 2) * 84];
  const frame = `<rect x="${x - 5}" y="${y - 5}" width="74" height="74" fill="${face === undefined ? DARK_WINDOW : PAPER}"/>`;
  if (face === undefined) return frame + line(`M${x - 8} ${y + 8}l80 14M${x - 8} ${y + 44}l80 -16`, BOARD, 7);
  return (
    frame +
    `<svg x="${x}" y="${y}" width="64" height="64" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">${survivor(face)}</svg>` +
    line(`M${x + 32} ${y}V${y + 64}M${x} ${y + 22}H${x + 64}`, PAPER, 3.5)
  );
}

function door(address: number): string {
  const boards = 'M158 322l68 -10M158 352l68 8M158 384l68 -12';
  return [
    fill('M158 276H228V400H158Z', NIGHT),
    fill('M166 300h52v100h-52z', BLUE),
    line(boards, '#D9CBA9', 10),
    line(boards, INK, 1.5),
    disc(192, 292, 12, PAPER),
    stencil(String(address), { x: 192, y: 299, size: 19, ink: INK }),
  ].join('');
}
