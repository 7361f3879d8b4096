/** The pictures of Zombicide's rules on one sheet. */
import { body as door } from 'virtual:game-icon/closed-doors';
import { body as flag } from 'virtual:game-icon/flag-objective';
import { body as search } from 'virtual:game-icon/magnifying-glass';
import { body as raise } from 'virtual:game-icon/raise-zombie';
import { body as noise } from 'virtual:game-icon/screaming';
import { body as walk } from 'virtual:game-icon/walk';
import { body as pistol } from 'virtual:game-icon/pistol-gun';
import { INK, PAPER } from '../../art/pen.ts';
import {
  arrow,
  ASH,
  crossedOut,
  dead,
  die,
  icon,
  label,
  LIT,
  night,
  photo,
  rect,
  room,
  sign,
  stroke,
} from '../../art/sheet-pen.ts';
import type { SheetArt } from '../web-game.ts';

const LEVELS = ['#2A5C8C', '#C9A21B', '#C96A1B', '#A3230F'];

export const SHEET_ART: SheetArt = {
  pictures: {
    goal: () =>
      night() +
      room(12, 14, 84, 66, 26) +
      room(204, 14, 84, 66, 26) +
      icon(flag, 34, 26, 40, PAPER) +
      icon(flag, 226, 26, 40, PAPER) +
      photo(128, 56, 0.42, 3) +
      arrow(124, 92, 62, 88) +
      arrow(176, 92, 238, 88) +
      stroke('M0 122h300', '#56574B', 3, '14 10'),
    turn: () =>
      night() +
      photo(14, 26, 0.58, 4) +
      [walk, search, door]
        .map((body, i) => rect(98 + i * 66, 26, 54, 54, PAPER) + icon(body, 106 + i * 66, 34, 38, INK))
        .join('') +
      [1, 2, 3].map((n, i) => label(125 + i * 66, 110, String(n), ASH, 22)).join(''),
    dice: () =>
      night() +
      icon(pistol, 10, 24, 70, PAPER) +
      label(46, 116, '4+', PAPER, 24) +
      die(98, 20, 36, 5) +
      die(98, 70, 36, 2, '#8F8B79') +
      arrow(142, 38, 184, 38) +
      dead(196, 8, 0.48, 4) +
      crossedOut(194, 8, 52, 58) +
      dead(196, 76, 0.42, 6, 'strong') +
      stroke('M142 88h40', ASH, 4, '6 6'),
    noise: () =>
      night() +
      room(196, 20, 92, 76, 30) +
      photo(206, 34, 0.36, 2) +
      photo(246, 34, 0.36, 5) +
      icon(noise, 226, 100, 28, LIT) +
      dead(12, 18, 0.34, 3) +
      dead(12, 76, 0.34, 5, 'fast') +
      arrow(54, 40, 182, 56, LIT) +
      arrow(54, 96, 182, 76, LIT) +
      label(122, 122, '1 + 1 + 1', PAPER, 18),
    end: (language) =>
      night() +
      icon(flag, 30, 18, 64, PAPER) +
      stroke('M40 56l14 16l34-40', '#63C3AB', 7) +
      photo(206, 12, 0.6, 4) +
      crossedOut(204, 12, 64, 74) +
      stroke('M150 14v88', PAPER, 2, '4 4') +
      label(62, 120, language === 'pl' ? 'WYGRANA' : 'VICTORY') +
      label(238, 120, language === 'pl' ? 'PORAŻKA' : 'DEFEAT', LIT),
  },
  signs: {
    noise: sign(noise, '#A3230F'),
    spawn: sign(raise, '#A3230F'),
    objective: sign(flag),
    door: sign(door),
    danger: LEVELS.map((ink, i) => rect(4 + i * 12, 6, 12, 16, ink, INK, 1.5)).join(''),
    search: sign(search),
  },
};
