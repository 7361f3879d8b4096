/** The dead as chips: every kind has its own outline, so that it can be told without colour. Markup around 0, 0. */
import { claw, zombieHead } from '../../../art/portraits.ts';
import { INK, PAPER, RED, RED_EDGE, round } from './inks.ts';

/** In the order in which the view counts them; the last one are abominations. */
export const CHIPS = ['walker', 'brute', 'runner', 'abomination'] as const;
export type Chip = (typeof CHIPS)[number];

/** Half the width, in units of the plan. */
export const CHIP_SIZE: Readonly<Record<Chip, number>> = { walker: 17, brute: 20.5, runner: 17, abomination: 38 };

/** How many faces there are. */
export const FACES: Readonly<Record<Chip, number>> = { walker: 4, brute: 3, runner: 3, abomination: 4 };

/** The outline, for a half width. */
export function outline(chip: Chip, r: number): string {
  const at = (...shares: readonly (readonly [number, number])[]): string =>
    `M${shares.map(([x, y]) => `${round(r * x)} ${round(r * y)}`).join('L')}Z`;
  switch (chip) {
    case 'walker':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 'runner':
      return at([-0.95, -0.88], [0.35, -0.88], [1.18, 0], [0.35, 0.88], [-0.95, 0.88], [-0.5, 0]);
    case 'brute':
      return at([-0.55, -1], [0.55, -1], [1, -0.55], [1, 0.55], [0.55, 1], [-0.55, 1], [-1, 0.55], [-1, -0.55]);
    case 'abomination':
      return at(
        ...Array.from({ length: 28 }, (_, i) => {
          const [angle, length] = [(i * Math.PI) / 14 - Math.PI / 2, i % 2 === 0 ? 1.06 : 0.86];
          return [Math.cos(angle) * length, Math.sin(angle) * length] as const;
        }),
      );
  }
}

/** `face`: which one; null: the edge of a chip under another. */
export function chip(kind: Chip, face: number | null): string {
  const r = CHIP_SIZE[kind];
  const d = outline(kind, r);
  const body =
    `<path d="${d}" transform="translate(1.2 1.8)" opacity=".75"/>` +
    `<path d="${d}" fill="${face === null ? RED_EDGE : RED}" stroke="${INK}" stroke-width="1.6"/>`;
  if (face === null) return body;
  const id = `zm-${kind}-${face}`;
  return `${body}<clipPath id="${id}"><path d="${outline(kind, r - 1)}"/></clipPath><g clip-path="url(#${id})">${figure(kind, r, face)}</g>`;
}

const SEEDS: Readonly<Record<Chip, number>> = { walker: 1, brute: 21, runner: 41, abomination: 61 };

function figure(kind: Chip, r: number, face: number): string {
  const head = (x: number, y: number, turn: number, size: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${zombieHead(SEEDS[kind] + face * 3)}</g>`;
  const p = (share: number): number => round(r * share);
  const muscles = (width: number): string =>
    `<path d="M${p(-0.8)} ${p(0.58)}q${p(0.2)} ${p(-0.32)} ${p(0.42)} ${p(-0.2)}M${p(0.8)} ${p(0.58)}q${p(-0.2)} ${p(-0.32)} ${p(-0.42)} ${p(-0.2)}" stroke="${PAPER}" stroke-width="${width}" fill="none"/>`;
  const shoulders = (top: number, rise: number): string =>
    `<path d="M${-r} ${r}V${p(top)}C${p(-0.75)} ${p(rise)} ${p(0.75)} ${p(rise)} ${r} ${p(top)}V${r}Z" fill="${INK}"/>`;
  switch (kind) {
    case 'walker':
      return `<path d="M${-r} ${r}C${p(-0.7)} ${p(0.45)} ${p(0.7)} ${p(0.45)} ${r} ${r}V${p(1.3)}H${-r}Z" fill="${INK}"/>${head(0, -1, 0, 0.4)}`;
    case 'runner': {
      const speed = `M${-r} ${p(-0.55)}H${p(-0.2)}M${-r} ${p(-0.1)}H${p(-0.3)}M${-r} ${p(0.35)}H${p(-0.2)}M${-r} ${p(0.72)}H0`;
      return `<path d="${speed}" stroke="${INK}" stroke-width="1.8"/>${head(2, 0, 24, 0.38)}`;
    }
    case 'brute':
      return shoulders(0.1, -0.2) + muscles(1.3) + head(0, -2, 0, 0.43);
    case 'abomination':
      return (
        `<rect x="${-r}" y="${-r}" width="${2 * r}" height="${2 * r}" fill="url(#htr)"/>` +
        shoulders(0.2, -0.2) +
        muscles(1.8) +
        head(0, -3, 0, 0.8) +
        claw(-27, 16, 0.42, -14) +
        claw(27, 14, 0.42, 16)
      );
  }
}
