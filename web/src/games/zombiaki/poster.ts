/** An onion dome that is a brain. */
import type { Language } from '@horda/parts';
import { claw, zombieHead } from '../../art/portraits.ts';
import { disc, field, fill, halftone, INK, line, PAPER, RED, stencil, typed } from '../../art/pen.ts';

const PLACE: Readonly<Record<Language, string>> = { pl: 'Atak na Moskwę', en: 'Attack on Moscow' };

export function poster(language: Language): string {
  return [
    field(PAPER),
    halftone(RED, 0.55),
    disc(120, 128, 100, RED),
    tower(34),
    tower(206),
    `<g transform="translate(120 0)">${dome()}${brain()}${crown()}${head()}</g>`,
    claw(36, 246, 1.05, -10),
    claw(206, 244, 1.05, 14),
    field(INK, 286),
    stencil('ZOMBIAKI II', { x: 120, y: 330, size: 51, spacing: 0.5 }),
    typed(PLACE[language], { x: 120, y: 349, size: 12 }),
  ].join('');
}

function tower(x: number): string {
  return (
    `<g transform="translate(${x} 150) scale(.62)">` +
    fill('M-24 190V40H24V190Z', INK) +
    fill('M0 -70C6 -50 34 -40 34 -6C34 18 18 28 16 40H-16C-18 28 -34 18 -34 -6C-34 -40 -6 -50 0 -70Z', INK) +
    fill('M-1.5 -92h3v24h-3zM-8 -84h16v3h-16z', INK) +
    line('M-22 -20C-10 0 8 16 22 20M-30 -2C-20 12 -8 22 6 30M-6 -44C4 -24 20 -12 32 -6', PAPER, 3) +
    fill('M-12 70h10v34h-10zM4 70h10v34H4z', PAPER) +
    '</g>'
  );
}

function dome(): string {
  return (
    fill('M-1.8 4h3.6v26h-3.6zM-9 12h18v3.6h-18zM-6 22l12 4v3l-12 -4z', INK) +
    fill('M0 24C8 50 66 62 66 112C66 138 52 146 48 160H-48C-52 146 -66 138 -66 112C-66 62 -8 50 0 24Z', INK)
  );
}

function brain(): string {
  const half =
    'M8 62C26 70 26 84 12 86C34 84 48 96 38 108C50 106 58 116 50 126M10 100C24 98 30 110 20 116C34 118 38 132 26 136M10 128C16 134 14 144 8 146';
  return (
    `<g fill="none" stroke="${PAPER}" stroke-width="4" stroke-linecap="round"><path d="M0 46V150"/>` +
    `<path d="${half}"/><path d="${half}" transform="scale(-1 1)"/></g>`
  );
}

function crown(): string {
  const slots = Array.from({ length: 9 }, (_, i) => line(`M${-50 + i * 12} 170v-11`, INK, 4));
  return (
    `<rect x="-56" y="157" width="112" height="13" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` + slots.join('')
  );
}

function head(): string {
  return (
    `<g transform="translate(0 214) scale(1.5)">${zombieHead(3, { hair: false })}</g>` +
    fill('M-70 300C-66 268 -40 262 -20 262H20C40 262 66 268 70 300Z', INK)
  );
}
