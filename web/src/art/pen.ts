/** What the covers are drawn with: flat inks, two kinds of lettering, and strokes as SVG markup. */
export const PAPER = '#EADFC6';
export const INK = '#191712';
export const RED = '#D63A22';
export const DEEP_RED = '#7C1B10';
export const BLUE = '#2A5C8C';
export const SKY = '#86B9E3';
export const NIGHT = '#141B24';
export const SNOW = '#E8EEF0';
export const LIT_WINDOW = '#FFC81F';

/** The size of a sheet, in units of its drawing. */
export const WIDTH = 240;
export const HEIGHT = 360;
export const BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** A tenth of a unit is finer than any screen shows. */
export const round = (n: number): number => Math.round(n * 10) / 10;

export const fill = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`;

export const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;

export const disc = (x: number, y: number, radius: number, ink: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`;

/** A field over the whole width, from `top` downwards. */
export const field = (ink: string, top = 0, height = HEIGHT - top): string =>
  `<rect y="${top}" width="${WIDTH}" height="${height}" fill="${ink}"/>`;

/** The second plate: dots of one ink over a field. */
export const halftone = (ink: string, strength: number, top = 0): string =>
  `<g fill="${ink}"><rect y="${top}" width="${WIDTH}" height="${HEIGHT - top}" fill="url(#ht)" opacity="${strength}"/></g>`;

/** Shapes of paper with an ink outline. */
export const outlined = (width: number, shapes: readonly string[]): string =>
  `<g fill="${PAPER}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round">${shapes
    .map((d) => `<path d="${d}"/>`)
    .join('')}</g>`;

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink?: string;
  readonly anchor?: 'start' | 'middle';
  readonly spacing?: number;
}

export function stencil(text: string, lettering: Lettering): string {
  return letters(text, 'Big Shoulders Stencil Display', 900, lettering);
}

export function typed(text: string, lettering: Lettering): string {
  return letters(text, 'Special Elite', 400, lettering);
}

function letters(text: string, font: string, weight: number, lettering: Lettering): string {
  const { x, y, size, ink = PAPER, anchor = 'middle', spacing = 0 } = lettering;
  return `<text x="${x}" y="${y}" font-family="${font}" font-weight="${weight}" font-size="${size}" fill="${ink}" text-anchor="${anchor}" letter-spacing="${spacing}">${text}</text>`;
}
