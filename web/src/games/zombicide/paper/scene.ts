/** The fatal moment of Zombicide as an aerial photograph: tokens on a street, a circle drawn by an officer. */
import type { TypeNo } from '@horda/zombicide/state';
import { zombieHead } from '../../../art/portraits.ts';
import { INK, PAPER, RED, round, stencil } from '../../../art/pen.ts';
import { BOARD, cut, grey, NEWSPRINT, rect, whole } from '../../../art/scene.ts';
import type { Scene } from '../../paper.ts';
import type { ZombicideFacts } from './facts.ts';

const TEAL = '#1F6B5A';
const ASPHALT = '#272821';

export function sceneOf(facts: ZombicideFacts, face: string, team: readonly string[]): Scene {
  return { wide: drawn(facts, face, team, 'wide'), tall: drawn(facts, face, team, 'tall') };
}

/** Two blocks, a crossing, road paint: a plan, not a photograph. */
function plan(): string {
  const block = (x: number, y: number, width: number, height: number): string => {
    const hatch = Array.from({ length: Math.ceil((width + height) / 14) }, (_, i) => {
      const from = i * 14;
      const [x1, y1] = [x + Math.min(from, width), y + Math.max(0, from - width)];
      const [x2, y2] = [x + Math.max(0, from - height), y + Math.min(from, height)];
      return `M${x1} ${y1}L${x2} ${y2}`;
    });
    return (
      rect(x, y, width, height, BOARD, `stroke="${INK}" stroke-width="5"`) +
      `<path d="${hatch.join('')}" stroke="#8b8265" stroke-width="2"/>` +
      rect(x + 22, y + 20, width - 44, height - 40, NEWSPRINT, `stroke="${INK}" stroke-width="4"`)
    );
  };
  const zebra = Array.from({ length: 7 }, (_, i) => rect(196 + i * 36, 118, 20, 44, NEWSPRINT, 'opacity=".75"'));
  return (
    whole(ASPHALT) +
    `<path d="M0 200H170M470 200H640" stroke="${NEWSPRINT}" stroke-width="6" stroke-dasharray="30 24" opacity=".7"/><path d="M320 0V100M320 310V400" stroke="${NEWSPRINT}" stroke-width="6" stroke-dasharray="30 24" opacity=".7"/>` +
    zebra.join('') +
    block(-30, -30, 190, 170) +
    block(480, -30, 200, 170) +
    block(-30, 262, 190, 170) +
    block(480, 262, 200, 170)
  );
}

/** A round token with a head on it; the broad ones are larger. */
function token(seed: number, type: TypeNo | 'abomination', x: number, y: number): string {
  const radius = type === 'abomination' ? 62 : type === 1 ? 40 : 33;
  const lean = type === 2 ? 16 : 0;
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${RED}" stroke="${INK}" stroke-width="5"/>` +
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${round((radius / 46) * 10) / 10})">${zombieHead(seed)}</g>`
  );
}

/** Where tokens lie around the middle, the nearest first; within the part that a share card shows. */
const AROUND: readonly (readonly [number, number])[] = [
  [228, 258],
  [412, 254],
  [262, 330],
  [384, 336],
  [196, 178],
  [448, 176],
  [320, 360],
];

function drawn(facts: ZombicideFacts, face: string, team: readonly string[], cutOut: 'wide' | 'tall'): string {
  const { won, crowd, abomination, zone } = facts;
  const ink = won ? TEAL : RED;
  const isTall = cutOut === 'tall';
  const middle =
    `<circle cx="320" cy="196" r="84" fill="${PAPER}" stroke="${INK}" stroke-width="6"/><svg x="252" y="128" width="136" height="136" viewBox="0 0 136 136"><clipPath id="zc-paper-${cutOut}"><circle cx="68" cy="68" r="68"/></clipPath><g clip-path="url(#zc-paper-${cutOut})">${cut(won ? face : grey(face), 0, -12, 136, 164)}</g></svg>` +
    (won ? '' : `<path d="M258 134L382 258M382 134L258 258" stroke="${RED}" stroke-width="14"/>`) +
    `<circle cx="320" cy="196" r="112" fill="none" stroke="${ink}" stroke-width="7" stroke-dasharray="26 12"/>`;
  const dead = won
    ? ''
    : crowd
        .slice(0, 7)
        .map((type, i) => token(i * 5 + 3, type, AROUND[i]![0], AROUND[i]![1]))
        .toReversed()
        .join('') + (abomination ? token(9, 'abomination', isTall ? 200 : 120, 210) : '');
  const others = won
    ? team
        .slice(0, 5)
        .map((one, i) => {
          const x = isTall ? 168 + i * 70 : 70 + i * 118;
          return (
            `<circle cx="${x + 30}" cy="346" r="38" fill="${PAPER}" stroke="${INK}" stroke-width="4"/>` +
            cut(one, x + 6, 318, 48, 58)
          );
        })
        .join('')
    : '';
  const arrow = won
    ? `<path d="M300 30h40v-22l44 36l-44 36v-22h-40z" transform="rotate(-90 320 50)" fill="${TEAL}" stroke="${PAPER}" stroke-width="4"/>`
    : '';
  const label =
    zone < 0
      ? ''
      : rect(isTall ? 404 : 500, 30, 92, 46, PAPER, `stroke="${INK}" stroke-width="4"`) +
        stencil(String(zone + 1), { x: isTall ? 450 : 546, y: 66, size: 36, ink: INK });
  return plan() + arrow + middle + dead + others + label;
}

/** Kills, round by round. */
export function killsStrip({ byRound, round: fatal, won }: ZombicideFacts): string {
  const most = Math.max(1, ...byRound);
  const gap = 528 / Math.max(1, byRound.length);
  return (
    `<path d="M0 44H528" stroke="${INK}" stroke-width="2"/>` +
    byRound
      .map((n, i) => {
        const height = Math.max(2, round((n / most) * 36));
        const ink = i + 1 === fatal ? (won ? TEAL : '#A3230F') : INK;
        return `<rect x="${round(i * gap + 2)}" y="${44 - height}" width="${round(Math.max(3, gap - 8))}" height="${height}" fill="${ink}"/>`;
      })
      .join('')
  );
}
