/** The crowd that waits at the bottom of a page: SVG markup, three rows, the nearest darkest and with the brightest eyes. */
import { rng } from './portraits.ts';

const WIDTH = 1440;
const HEIGHT = 170;
export const CROWD_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

interface Row {
  readonly scale: number;
  readonly top: number;
  /** From one to the next, on average. */
  readonly gap: number;
  readonly body: string;
  readonly eyes: string;
}

const ROWS: readonly Row[] = [
  { scale: 0.44, top: 36, gap: 48, body: '#24251f', eyes: '#45453a' },
  { scale: 0.6, top: 56, gap: 68, body: '#191a15', eyes: '#6b6755' },
  { scale: 0.86, top: 93, gap: 96, body: '#0b0c0a', eyes: '#B8B094' },
];
const SKULL = 'M0 -38C24 -38 28 -18 25 -2L14 40L-14 40L-25 -2C-28 -22 -22 -38 0 -38Z';
const EYES_AND_MOUTH =
  'M-19 -10L-12 -14L-4 -9L-5 -1L-13 2L-19 -3ZM5 -9L12 -14L20 -9L19 -1L12 3L5 -2ZM-11 18L10 16L8 32L-8 33Z';

export function crowd(): string {
  const chance = rng(11);
  let markup = '';
  for (const row of ROWS)
    for (let x = 0; x < WIDTH + row.gap; x += row.gap) markup += figure(row, x + (chance() - 0.5) * 24, chance);
  return markup;
}

function figure({ scale, top, body, eyes }: Row, middle: number, chance: () => number): string {
  const x = Math.round(middle);
  const y = Math.round(top + chance() * 12);
  const tilt = Math.round((chance() - 0.5) * 28);
  const at = (right: number, down: number): string =>
    `${Math.round(x + right * scale)} ${Math.round(y + down * scale)}`;
  const shoulders =
    `M${Math.round(x - 64 * scale)} ${HEIGHT}C${at(-60, 50)} ${at(-30, 44)} ${at(-14, 40)}` +
    `L${at(14, 40)}C${at(28, 44)} ${at(60, 50)} ${Math.round(x + 64 * scale)} ${HEIGHT}Z`;
  return (
    `<path d="${shoulders}" fill="${body}"/><g transform="translate(${x} ${y}) rotate(${tilt}) scale(${scale})">` +
    `<path d="${SKULL}" fill="${body}"/><path d="${EYES_AND_MOUTH}" fill="${eyes}"/></g>`
  );
}
