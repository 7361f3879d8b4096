/** Things on the board, as paper slips and paint. Markup around 0, 0, without letters: those are written over it. */
import { ASH, DEEP_RED, INK, PAPER, PAPER_2, PAPER_3, RED, SKY, SOOT_900, TEAL_LIT } from './inks.ts';

export type SpawnColour = 'red' | 'blue' | 'green';
export interface SpawnLook {
  readonly colour: SpawnColour;
  readonly isAsleep: boolean;
  /** Underlined: the first to draw. */
  readonly isStarting: boolean;
}
export const SPAWN_INKS: Readonly<Record<SpawnColour, string>> = { red: RED, blue: SKY, green: TEAL_LIT };

export const CRATE =
  '<rect x="-13" y="-9" width="28" height="21" opacity=".6"/>' +
  `<rect x="-14" y="-11" width="28" height="21" fill="${PAPER}" stroke="${INK}" stroke-width="1.8"/><path d="M-14 -5H14M-14 4H14" stroke="${INK}" stroke-width="1.3"/>` +
  `<path d="M0 -8.5L2.4 -3.2L8 -2.6L3.8 1.2L5 6.8L0 4L-5 6.8L-3.8 1.2L-8 -2.6L-2.4 -3.2Z" fill="${INK}"/>`;

/** Face down, or left lying face up. */
export function objective(isUp: boolean): string {
  const head = isUp ? PAPER_3 : INK;
  return (
    '<g transform="rotate(-5)"><rect x="-15" y="-19" width="32" height="41" opacity=".6"/>' +
    `<rect x="-16" y="-20" width="32" height="40" fill="${PAPER}" stroke="${INK}" stroke-width="1.5"/><path d="M-16 -20h32v11h-32z" fill="${head}"/>` +
    `<path d="M-12 -14.5h24" stroke="${PAPER}" stroke-width="1.5" stroke-dasharray="3 2"/></g>`
  );
}

/** Painted on the ground; one that sleeps is hollow and dashed, in its own colour. */
export function spawnArrow({ colour, isAsleep, isStarting }: SpawnLook): string {
  const ink = SPAWN_INKS[colour];
  const arrow = `<path d="M-17 20V-4H-27L0 -27L27 -4H17V20Z" fill="${isAsleep ? SOOT_900 : ink}" stroke="${ink}" stroke-width="2.5"${isAsleep ? ' stroke-dasharray="5 4"' : ''}/>`;
  const stripes = isAsleep ? '' : `<path d="M-17 12H17M-17 16.5H17" stroke="${SOOT_900}" stroke-width="2"/>`;
  return arrow + stripes + (isStarting ? `<path d="M-30 25H30" stroke="${ink}" stroke-width="4"/>` : '');
}

/** The plate of noise with its horn; lasting noise has a solid rim. */
export function noisePlate(isLasting: boolean): string {
  return (
    '<rect x="-20" y="-10" width="42" height="22" opacity=".6"/>' +
    `<rect x="-21" y="-11" width="42" height="22" fill="${DEEP_RED}" stroke="${PAPER}" stroke-width="${isLasting ? 1.5 : 1}"${isLasting ? '' : ' stroke-dasharray="3 2"'}/>` +
    '<g transform="translate(-17 -7) scale(.58)"><path d="M1 8.5h5L13 2v20l-7-6.5H1z" fill="#fff"/><g fill="none" stroke="#fff" stroke-width="2.8"><path d="M17 7.5q3.5 4.5 0 9"/><path d="M21.8 4.5q6 7.5 0 15"/></g></g>'
  );
}

export const HUMVEE =
  `<g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M-36 -17H-26V-20H-14V-17H16V-20H28V-17L36 -14V14L28 17V20H16V17H-14V20H-26V17H-36Z" fill="${PAPER_3}"/><path d="M-12 -13H10V13H-12Z" fill="${PAPER_2}"/><path d="M10 -13L19 -10V10L10 13Z" fill="${INK}"/><path d="M-30 -12H-18V12H-30Z" fill="${INK}"/>` +
  `<path d="M-28 -6h8M-28 0h8M-28 6h8" stroke="${PAPER_3}" stroke-width="1.5"/><circle cx="-1" cy="0" r="6.5" fill="none"/><path d="M-1 -6.5V6.5M-7.5 0H5.5" stroke-width="1.3"/><path d="M24 -9h8M24 9h8" stroke-width="1.5"/></g>`;

/** From above, its front to the right, the roof off: six seats, and the wheel at the first. */
export const CAR =
  '<path d="M-49 -25Q-52 0 -49 30L40 31Q53 27 54 4Q53 -22 40 -27Z" opacity=".6"/>' +
  `<g stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"><path d="M-38 -31h16v62h-16zM25 -31h16v62H25z" fill="${INK}"/><path d="M-50 -25Q-52 -28 -46 -28H36Q50 -26 52 -12V12Q50 26 36 28H-46Q-52 28 -50 25Q-53 0 -50 -25Z" fill="${DEEP_RED}"/><path d="M-43 -26H30L38 -19V19L30 26H-43Z" fill="${SOOT_900}"/><path d="M33 -23L40 -18V18L33 23Q37 0 33 -23Z" fill="${PAPER_3}"/></g>` +
  `<path d="M8 -25H30V-1H8ZM8 1H30V25H8ZM-16 -25H6V-1H-16ZM-16 1H6V25H-16ZM-40 -25H-18V-1H-40ZM-40 1H-18V25H-40Z" fill="${INK}" stroke="${ASH}"/><ellipse cx="32" cy="-13" rx="2.5" ry="7.5" fill="none" stroke="${PAPER}" stroke-width="2"/><path d="M48 -20l4 6M48 20l4-6" stroke="${PAPER}" stroke-width="3"/>`;

/** The way out: a running figure on a plate, as over doors of cinemas. */
export const EXIT =
  '<rect x="-20" y="-13" width="42" height="28" opacity=".6"/>' +
  `<rect x="-21" y="-14" width="42" height="28" fill="${TEAL_LIT}" stroke="${INK}" stroke-width="1.8"/>` +
  `<path d="M-13 7l5-6 1-7 6-1 4 4 4 0M-7 1l5 4-1 6M-1-1l-1 4" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/><circle cx="0" cy="-9.500" r="2.600" fill="${INK}"/><path d="M12 -10V10H17V-10Z" fill="${INK}"/>`;

/** A group sees a beam. */
export const EYE = `<circle r="11" fill="${SOOT_900}" stroke="${RED}" stroke-width="2"/><path d="M-8 0Q0 -7.5 8 0Q0 7.5 -8 0Z" fill="none" stroke="${ASH}" stroke-width="1.6"/><circle r="2.6" fill="${RED}"/>`;
