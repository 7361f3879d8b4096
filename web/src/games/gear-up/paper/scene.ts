/** The fatal moment of Gear Up: the sheet of the one that decided it, crossed out square by square. */
import type { View } from '@horda/gear-up/view';
import type { ZombieLook } from '../../../art/portraits.ts';
import { INK, PAPER, RED } from '../../../art/pen.ts';
import { crowdAround, cut, photograph, rect, sign, whole } from '../../../art/scene.ts';
import type { Scene } from '../../paper.ts';
import type { Press } from '../press.ts';
import type { GearUpFacts } from './facts.ts';

const TEAL = '#1F6B5A';
const LOOKS: Readonly<Partial<Record<string, ZombieLook>>> = {
  runner: 'fast',
  crawler: 'fast',
  fatty: 'strong',
  soldier: 'strong',
};

export function sceneOf(facts: GearUpFacts, end: View, press: Press): Scene {
  return { wide: drawn(facts, end, press, 'wide'), tall: drawn(facts, end, press, 'tall') };
}

/** Graph paper. */
function graph(): string {
  const lines = [
    ...Array.from({ length: 33 }, (_, i) => `M${i * 20} 0V400`),
    ...Array.from({ length: 21 }, (_, i) => `M0 ${i * 20}H640`),
  ];
  return whole(PAPER) + `<path d="${lines.join('')}" stroke="#B9AE93" stroke-width="1.5"/>`;
}

export function faceAt(seat: number, end: View, press: Press): string {
  const number = end.survivors[seat]!.survivor;
  const printed = press.contentOf(end).survivors[number];
  return printed === undefined ? '' : press.survivorFace(printed.id, number);
}

/** The squares of the boss's sheet; those that were crossed have a cross. */
export function grid(
  { crossed }: GearUpFacts,
  end: View,
  press: Press,
  x: number,
  y: number,
  width: number,
  height: number,
  ink: string,
): string {
  const { boss, side } = end.boss;
  const rows = press.contentOf(end).bosses[boss]?.[side].rows ?? [];
  const wide = Math.max(1, ...rows.map(({ length }) => length));
  const size = Math.min(width / wide, height / Math.max(1, rows.length));
  const [left, top] = [x + (width - size * wide) / 2, y + (height - size * rows.length) / 2];
  const at = (n: number): number => Math.round(n * 10) / 10;
  // Squares have numbers in reading order; where there is none, nothing is counted.
  let number = -1;
  return rows
    .flatMap((row, r) =>
      [...row].map((square, c) => {
        if (square === '.') return '';
        number++;
        const [px, py] = [at(left + c * size), at(top + r * size)];
        const isCrossed = square === 'X' || crossed.includes(number);
        const box = `<rect x="${px}" y="${py}" width="${at(size - 2)}" height="${at(size - 2)}" fill="${PAPER}" fill-opacity="${isCrossed ? 0.92 : 0.55}" stroke="${INK}" stroke-width="2"/>`;
        const cross = `<path d="M${at(px + 3)} ${at(py + 3)}L${at(px + size - 5)} ${at(py + size - 5)}M${at(px + size - 5)} ${at(py + 3)}L${at(px + 3)} ${at(py + size - 5)}" stroke="${ink}" stroke-width="${at(Math.max(2.5, size / 6))}"/>`;
        return isCrossed ? box + cross : box;
      }),
    )
    .join('');
}

function drawn(facts: GearUpFacts, end: View, press: Press, cutOut: 'wide' | 'tall'): string {
  const { ending, seat, street, boss, bossCame } = facts;
  const ink = ending === 'victory' ? TEAL : RED;
  const isTall = cutOut === 'tall';
  const icon = ending === 'victory' ? press.ICON.skull : ending === 'death' ? press.ICON.damage : press.ICON.watch;
  const id = press.contentOf(end).bosses[boss]?.id;
  const [near] = street;
  const shown =
    bossCame && id !== undefined ? press.bossFace(id) : near === undefined ? '' : press.faceOf(near.kind, near.card);
  const sheet =
    rect(isTall ? 196 : 190, 14, 250, 372, PAPER, `stroke="${INK}" stroke-width="5"`) +
    cut(shown, isTall ? 206 : 200, 24, 230, 276) +
    (bossCame ? grid(facts, end, press, isTall ? 208 : 202, 120, 226, 258, ink) : '');
  const crowd = crowdAround(
    street.map(({ card, kind }) => ({ seed: card * 3 + 1, kind: LOOKS[kind] ?? 'regular' })),
    cutOut,
    ink,
  );
  return [
    graph(),
    sheet,
    ending === 'victory' ? '' : crowd,
    photograph(
      faceAt(seat, end, press),
      { x: isTall ? 190 : 96, y: isTall ? 300 : 150, size: isTall ? 0.85 : 1.25, turn: -6, lost: ending === 'death' },
      ink,
    ),
    sign(icon, isTall ? 452 : 548, isTall ? 84 : 110, 56, ink, PAPER),
  ].join('');
}

/** What was left of the boss, as a line of squares. */
export function leftStrip({ crossed, left, ending }: GearUpFacts): string {
  const all = Math.max(1, crossed.length + left);
  const size = Math.min(22, 528 / all);
  return Array.from({ length: all }, (_, i) => {
    const x = Math.round(i * size * 10) / 10;
    const side = Math.round((size - 3) * 10) / 10;
    const box = `<rect x="${x + 1}" y="12" width="${side}" height="24" fill="none" stroke="${INK}" stroke-width="1.6"/>`;
    return i < crossed.length
      ? `${box}<path d="M${x + 2} 13L${x + side} 35M${x + side} 13L${x + 2} 35" stroke="${ending === 'victory' ? TEAL : '#A3230F'}" stroke-width="2.4"/>`
      : box;
  }).join('');
}
