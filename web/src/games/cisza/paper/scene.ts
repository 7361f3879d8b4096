/** The fatal moment of Cisza: the one in the door, what was loud, who heard it. */
import { INK, RED } from '../../../art/pen.ts';
import { survivor } from '../../../art/portraits.ts';
import { board, crowdAround, door, dots, rings, sign, whole } from '../../../art/scene.ts';
import type { Scene } from '../../paper.ts';
import type { Press } from '../press.ts';
import type { CiszaFacts } from './facts.ts';
import { HOUSES } from './places.ts';

export function sceneOf(facts: CiszaFacts, press: Press): Scene {
  return { wide: drawn(facts, press, 'wide'), tall: drawn(facts, press, 'tall') };
}

function drawn(
  { seat, cause, how, lost, zombies }: CiszaFacts,
  { CARD_ICON, ICON }: Press,
  cutOut: 'wide' | 'tall',
): string {
  const icon = cause === null ? (how === 'horde' ? ICON.zombie : ICON.city) : CARD_ICON[cause];
  return [
    whole(INK),
    rings(372, 150, RED),
    dots(INK, 0.28),
    door(survivor(lost[0] ?? seat), HOUSES[seat % HOUSES.length]!),
    sign(icon, cutOut === 'tall' ? 444 : 462, 160, 60, RED),
    board(236, 372, 90, 24),
    board(420, 380, 110, -18),
    board(300, 392, 120, 5),
    crowdAround(
      zombies.map(({ card, kind }) => ({ seed: card * 3 + 2, kind })),
      cutOut,
    ),
  ].join('');
}

/** Where it was loud, turn by turn: a long stroke where somebody heard it. */
export function noiseStrip({ noises, turns, turn }: CiszaFacts, label: string): string {
  const x = (at: number): number => Math.round((at / Math.max(1, turns)) * 516 + 6);
  const ticks = Array.from(
    { length: turns },
    (_, i) => `<path d="M${x(i + 1)} 44v-3" stroke="${INK}" stroke-width="2"/>`,
  );
  const loud = noises.map(
    (noise) => `<path d="M${x(noise.turn)} 44v${noise.heard ? -18 : -9}" stroke="${INK}" stroke-width="4"/>`,
  );
  const at = x(turn);
  const anchor = at > 320 ? 'end' : 'start';
  return (
    `<path d="M0 44H528" stroke="${INK}" stroke-width="2"/>${ticks.join('')}${loud.join('')}` +
    `<path d="M${at} 44v-30" stroke="#A3230F" stroke-width="6"/>` +
    `<text x="${at + (anchor === 'end' ? -8 : 8)}" y="15" font-family="Special Elite" font-size="14" fill="#A3230F" text-anchor="${anchor}">${label}</text>`
  );
}
