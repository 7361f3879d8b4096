/** The pictures of Zombiaki's rules on one sheet. */
import { body as brain } from 'virtual:game-icon/brain';
import { body as crosshair } from 'virtual:game-icon/crosshair';
import { body as skull } from 'virtual:game-icon/death-skull';
import { body as tombstone } from 'virtual:game-icon/tombstone';
import { body as truck } from 'virtual:game-icon/truck';
import { DEEP_RED, INK, PAPER, RED, SKY } from '../../art/pen.ts';
import {
  arrow,
  ASH,
  card,
  dawn,
  dead,
  icon,
  label,
  LIT,
  night,
  planks,
  rect,
  sign,
  squares,
  stroke,
} from '../../art/sheet-pen.ts';
import type { SheetArt } from '../web-game.ts';

const STREET = '#1C1D18';
const fields = (x: number, y: number, n: number, size: number): string =>
  Array.from({ length: n }, (_, i) =>
    stroke(`M${x + i * size} ${y}h${size - 4}v${size - 4}h${4 - size}z`, '#56574B', 2, '4 4'),
  ).join('');

const STEPS = {
  pl: ['SPRZĄTAJ', 'RUSZ', 'ODKRYJ', 'ODDAJ', 'ZAGRAJ'],
  en: ['CLEAR', 'MOVE', 'DRAW', 'GIVE UP', 'PLAY'],
} as const;

export const SHEET_ART: SheetArt = {
  pictures: {
    goal: () =>
      night(STREET) +
      [8, 48, 88].map((y) => fields(38, y, 5, 40)).join('') +
      `<rect width="32" height="132" fill="#0D0E0C"/>` +
      [14, 54, 94].map((y) => icon(tombstone, 4, y, 24, ASH)).join('') +
      planks(258, 10, 116, 9) +
      dead(44, 11, 0.25, 2) +
      dead(164, 51, 0.25, 5, 'fast') +
      dead(84, 91, 0.25, 6, 'strong') +
      arrow(74, 26, 112, 26, RED) +
      arrow(194, 66, 246, 66, RED) +
      arrow(114, 106, 152, 106, RED),
    turn: (language) =>
      night() +
      STEPS[language]
        .map(
          (step, i) =>
            rect(4 + i * 59, 10, 55, 86, i === 4 ? PAPER : '#D9CBA9') +
            label(16 + i * 59, 32, String(i + 1), INK, 20) +
            label(31 + i * 59, 118, step, PAPER, 13),
        )
        .join('') +
      stroke('M22 78l20-26M16 82h14', INK, 4) +
      arrow(70, 64, 114, 64, RED) +
      [0, 1, 2, 3].map((i) => rect(128 + i * 9, 46 + (i % 2) * 4, 18, 30, PAPER, INK, 1.5)).join('') +
      rect(196, 46, 24, 34, '#C2B28C') +
      stroke('M192 42l32 42m0-42l-32 42', '#A3230F', 4) +
      [0, 1, 2].map((i) => `<rect x="${246 + i * 15}" y="44" width="12" height="36" fill="${INK}"/>`).join(''),
    move: () =>
      night(STREET) +
      fields(8, 22, 4, 62) +
      ['IV', 'III', 'II', 'I'].map((name, i) => label(37 + i * 62, 112, name, ASH)).join('') +
      planks(262, 16, 80, 6) +
      dead(18, 28, 0.38, 4) +
      dead(142, 28, 0.38, 8, 'strong') +
      arrow(58, 52, 92, 52, RED) +
      arrow(182, 52, 218, 52, RED) +
      [
        [80, 2],
        [204, 1],
      ]
        .map(([x, n]) => `<circle cx="${x}" cy="26" r="11" fill="${PAPER}"/>${label(x!, 32, String(n), INK, 17)}`)
        .join(''),
    shot: () =>
      night(STREET) +
      fields(8, 6, 4, 62) +
      fields(8, 70, 4, 62) +
      planks(262, 8, 114, 8) +
      dead(84, 8, 0.34, 4) +
      rect(78, 50, 46, 15, PAPER, PAPER) +
      squares(83, 52.5, 3, 1) +
      stroke('M256 32H146', PAPER, 4, '8 5') +
      arrow(148, 32, 134, 32) +
      arrow(76, 32, 46, 32, LIT, 3) +
      dead(22, 76, 0.34, 5, 'fast') +
      icon(truck, 140, 72, 50, SKY) +
      stroke('M256 98H206', PAPER, 4, '8 5') +
      stroke('M194 88l18 20m0-20l-18 20', LIT, 5),
    end: () =>
      `<rect width="150" height="132" fill="${DEEP_RED}"/>` +
      dead(42, 14, 0.68, 4) +
      planks(4, 92, 34, 3, 5) +
      planks(112, 88, 36, 3, 9) +
      `<svg x="152" width="148" height="132" viewBox="152 0 148 132"><rect x="152" width="148" height="132" fill="#141511"/>${dawn(226, 104)}<path d="M152 104h148v28H152z" fill="#141511"/></svg>` +
      card(212, 84, 28, 38, RED),
  },
  signs: {
    strength: icon(brain, 0, 3, 20, INK) + squares(22, 9, 3, 0, 8),
    wound: icon(brain, 0, 3, 20, INK) + squares(22, 9, 3, 1, 8),
    line: sign(crosshair),
    car: sign(truck, '#2A5C8C'),
    skull: sign(skull),
  },
};
