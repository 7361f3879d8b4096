/** A face in the snow above one lit window. */
import type { Language } from '@horda/parts';
import { field, fill, LIT_WINDOW, NIGHT, round, SKY, SNOW, stencil, typed } from '../../art/pen.ts';

const FLAKE = '#C9DCEA';
/** Below this the dots are too small to be seen. */
const LEAST_FLAKE = 0.55;
const GROUND = 292;

export function poster(language: Language): string {
  const title =
    language === 'pl'
      ? stencil('DŁUGA NOC', { x: 120, y: 351, size: 44, ink: SNOW, spacing: 1 })
      : stencil('THE LONG NIGHT', { x: 120, y: 350, size: 38, ink: SNOW, spacing: -0.5 });
  return [
    field(NIGHT),
    snowfall(),
    hill(),
    house(),
    footprints(),
    field(NIGHT, GROUND),
    typed('Dead of Winter', { x: 120, y: 309, size: 11.5, ink: SNOW }),
    title,
  ].join('');
}

/** A halftone of flakes: the brighter the face is at a place, the larger they are. */
function snowfall(): string {
  let flakes = '';
  for (let row = 0; row < 64; row++)
    for (let column = 0; column < 48; column++) {
      const x = column * 5.2 + (row % 2) * 2.6;
      const y = row * 4.6 + 2;
      const radius = Math.sqrt(brightness(x, y)) * 2.65;
      if (y <= GROUND && radius > LEAST_FLAKE)
        flakes += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`;
    }
  return `<g fill="${FLAKE}">${flakes}</g>`;
}

/** From 0 to 1. */
function brightness(x: number, y: number): number {
  const fromMiddle = ((x - 120) / 88) ** 2 + ((y - 118) / 112) ** 2;
  const skin = fromMiddle < 1 ? 0.95 - 0.35 * fromMiddle : 0.2 * Math.max(0, 1.5 - fromMiddle);
  const light = feature(x, y) ?? skin;
  const inShadow = x > 132 && fromMiddle < 1 && light > 0.5;
  return inShadow ? light * 0.72 : light;
}

/** Eyes, nose and mouth; null: skin. */
function feature(x: number, y: number): number | null {
  const within = (centreX: number, centreY: number, width: number, height: number): boolean =>
    ((x - centreX) / width) ** 2 + ((y - centreY) / height) ** 2 < 1;
  if (within(120, 190, 40, 27)) return isTooth(x, y) ? 0.85 : 0.03;
  if (within(114, 140, 6, 13) || within(127, 140, 6, 13)) return 0.04;
  if (within(86, 106, 6, 6) || within(156, 104, 5, 5)) return 0.8;
  if (within(86, 104, 25, 19) || within(154, 102, 23, 21)) return 0.02;
  return null;
}

function isTooth(x: number, y: number): boolean {
  for (let tooth = -3; tooth <= 3; tooth++) {
    const fromMiddle = Math.abs(tooth);
    const inColumn = Math.abs(x - (120 + tooth * 11)) < 4.2;
    if (inColumn && (y < 178 - fromMiddle * 0.5 || y > 204 + fromMiddle)) return true;
  }
  return false;
}

function hill(): string {
  return (
    fill('M0 272C40 256 70 262 104 264C150 266 190 250 240 268V360H0Z', SNOW) +
    `<path d="M0 290C60 276 120 290 240 282V296H0Z" fill="${SKY}" opacity=".6"/>`
  );
}

function house(): string {
  return (
    '<g transform="translate(104 226)">' +
    fill('M-4 20L22 0L48 20V22H44V44H0V22H-4Z', NIGHT) +
    fill('M-6 20L22 -2L50 20L46 22L22 4L-2 22Z', SNOW) +
    fill('M24 24h11v11h-11z', LIT_WINDOW) +
    `<path d="M29.5 24v11M24 29.5h11" stroke="${NIGHT}" stroke-width="1.5"/>` +
    fill('M8 26h9v18h-9z', '#0b0f15') +
    fill('M36 -2v9l6 5V-2z', NIGHT) +
    '</g>'
  );
}

function footprints(): string {
  const steps = Array.from({ length: 9 }, (_, i) => {
    const x = round(124 - i * 9 + (i % 2) * 5);
    const y = round(277 + i * 0.9 + (i % 2) * 3);
    return `<ellipse cx="${x}" cy="${y}" rx="2.4" ry="1.3"/>`;
  });
  return `<g fill="${NIGHT}">${steps.join('')}</g>`;
}
