/** The pictures of Gear Up's rules on one sheet. */
import { INK, PAPER, RED } from '../../art/pen.ts';
import {
  arrow,
  ASH,
  bow,
  crossedOut,
  dead,
  grid,
  icon,
  label,
  LIT,
  night,
  photo,
  rect,
  sign,
  stroke,
} from '../../art/sheet-pen.ts';
import type { SheetArt } from '../web-game.ts';
import { ICON } from './icons.ts';

const { damage, ammo, armour, fast, slow } = ICON;
const BOSS = ['.xx.x', 'xx.xx', '.xxx.', 'xx.xx'];
const STEPS = {
  pl: ['KARTA', 'ATAK', 'BROŃ', 'MARSZ', 'NOWE'],
  en: ['CARD', 'ATTACK', 'GEAR', 'MARCH', 'NEW'],
} as const;

export const SHEET_ART: SheetArt = {
  pictures: {
    goal: () =>
      night() +
      dead(24, 12, 0.86, 5, 'strong') +
      grid(140, 20, 22, BOSS) +
      stroke('M136 16h118v96h-118z', PAPER, 3) +
      photo(262, 22, 0.26, 1) +
      photo(262, 70, 0.26, 4),
    turn: (language) =>
      night() +
      STEPS[language]
        .map(
          (step, i) =>
            rect(4 + i * 59, 10, 55, 86, i === 1 ? PAPER : '#D9CBA9') +
            label(16 + i * 59, 32, String(i + 1), INK, 20) +
            label(31 + i * 59, 118, step, PAPER, 14),
        )
        .join('') +
      rect(20, 44, 24, 36, RED) +
      grid(76, 46, 13, [' # ', '###']) +
      stroke('M137 70l13-24l13 24M150 46v38', INK, 4) +
      arrow(228, 64, 190, 64, RED) +
      dead(246, 44, 0.3, 4),
    shape: () =>
      night() +
      grid(14, 34, 20, ['## ', ' ##'], { '#': LIT }) +
      bow(58, 24, 104, 30, -16) +
      grid(112, 12, 22, ['....', '.#..', '.##.', '..#.', '....']) +
      stroke('M109 9h94v116h-94z', PAPER, 3) +
      icon(ammo, 182, 62, 16, INK) +
      arrow(206, 68, 234, 68) +
      icon(ammo, 240, 50, 36, PAPER) +
      label(288, 78, '1'),
    march: () =>
      night() +
      [0, 1, 2]
        .map(
          (i) =>
            stroke(`M${10 + i * 74} 16h68v78h-68z`, '#56574B', 2, '4 4') + label(44 + i * 74, 118, String(3 - i), ASH),
        )
        .join('') +
      dead(26, 28, 0.42, 3) +
      dead(172, 28, 0.42, 6, 'fast') +
      arrow(72, 54, 104, 54, RED) +
      arrow(216, 54, 240, 54, LIT) +
      photo(246, 26, 0.46, 2) +
      icon(damage, 250, 88, 20, LIT) +
      icon(damage, 272, 88, 20, LIT),
    end: (language) =>
      night() +
      dead(22, 12, 0.62, 5, 'strong') +
      crossedOut(20, 12, 66, 76) +
      photo(206, 12, 0.62, 4) +
      crossedOut(204, 12, 66, 76) +
      stroke('M150 14v88', PAPER, 2, '4 4') +
      label(54, 120, language === 'pl' ? 'WYGRANA' : 'VICTORY') +
      label(238, 120, language === 'pl' ? 'PORAŻKA' : 'DEFEAT', LIT),
  },
  signs: {
    square: grid(8, 4, 20, ['.x']),
    damage: sign(damage, '#A3230F'),
    ammo: sign(ammo),
    armour: sign(armour),
    speed: icon(slow, 2, 1, 25, INK) + icon(fast, 29, 1, 25, INK),
  },
};
