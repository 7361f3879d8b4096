/** The pictures of The Long Night's rules on one sheet. */
import { body as wound } from 'virtual:game-icon/bleeding-wound';
import { body as envelope } from 'virtual:game-icon/envelope';
import { body as house } from 'virtual:game-icon/family-house';
import { body as megaphone } from 'virtual:game-icon/megaphone';
import { body as food } from 'virtual:game-icon/opened-food-can';
import { body as mask } from 'virtual:game-icon/robber-mask';
import { body as bite } from 'virtual:game-icon/shark-jaws';
import { body as frost } from 'virtual:game-icon/snowflake-1';
import { body as morale } from 'virtual:game-icon/thermometer-cold';
import { body as hammer } from 'virtual:game-icon/claw-hammer';
import { body as search } from 'virtual:game-icon/magnifying-glass';
import { body as weapon } from 'virtual:game-icon/pistol-gun';
import { INK, PAPER, SKY } from '../../art/pen.ts';
import {
  arrow,
  ASH,
  card,
  cardBack,
  dead,
  die,
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

const COLD = '#141B24';
const drift = `<path d="M0 112q40-14 84-4t96-4t120 2v26H0z" fill="#E8EEF0"/>`;

export const SHEET_ART: SheetArt = {
  pictures: {
    goal: () =>
      night(COLD) +
      drift +
      icon(house, 104, 20, 92, PAPER) +
      photo(22, 24, 0.5, 2) +
      icon(envelope, 32, 82, 34, ASH) +
      photo(228, 24, 0.5, 6) +
      icon(mask, 236, 80, 36, LIT),
    turn: () =>
      night(COLD) +
      [3, 5, 2].map((pips, i) => die(14 + i * 40, 14, 32, pips)).join('') +
      arrow(136, 30, 164, 30) +
      photo(176, 10, 0.38, 4) +
      label(248, 40, '3+', PAPER, 26) +
      [weapon, search, hammer, megaphone]
        .map((body, i) => rect(16 + i * 70, 72, 54, 46, PAPER) + icon(body, 25 + i * 70, 77, 36, INK))
        .join(''),
    exposure: () =>
      night(COLD) +
      photo(14, 30, 0.52, 5) +
      arrow(74, 62, 108, 62) +
      rect(118, 16, 44, 44, PAPER) +
      rect(170, 16, 44, 44, PAPER) +
      icon(wound, 175, 21, 34, '#A3230F') +
      rect(118, 68, 44, 44, PAPER) +
      icon(frost, 123, 73, 34, '#2A5C8C') +
      rect(170, 68, 44, 44, PAPER) +
      icon(bite, 175, 73, 34, '#A3230F') +
      arrow(218, 90, 246, 90, LIT) +
      dead(254, 66, 0.4, 3),
    crisis: () =>
      night(COLD) +
      drift +
      card(20, 18, 54, 74, '#A3230F', -4) +
      [0, 1, 2].map((i) => cardBack(92 + i * 20, 26 + (i % 2) * 6, 36, 50)).join('') +
      icon(food, 178, 34, 40, PAPER) +
      arrow(226, 54, 254, 54, LIT) +
      icon(morale, 252, 22, 40, SKY) +
      label(272, 92, '−1', LIT, 26) +
      dead(30, 84, 0.36, 4) +
      dead(112, 84, 0.36, 6, 'fast'),
    end: () =>
      night(COLD) +
      [2, 4, 6].map((seed, i) => photo(24 + i * 94, 10, 0.46, seed)).join('') +
      [0, 1, 2].map((i) => rect(18 + i * 94, 78, 62, 42, PAPER)).join('') +
      stroke('M32 98l10 12l24-24', '#1F6B5A', 6) +
      stroke('M128 84l30 30m0-30l-30 30', '#A3230F', 6) +
      stroke('M220 98l10 12l24-24', '#1F6B5A', 6),
  },
  signs: {
    die: die(15, 1, 26, 3),
    wound: sign(wound, '#A3230F'),
    frostbite: sign(frost, '#2A5C8C'),
    noise: sign(megaphone),
    morale: sign(morale),
    food: sign(food),
  },
};
