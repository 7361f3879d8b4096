/** The pictures of Cisza's rules on one sheet. */
import { INK, PAPER, RED } from '../../art/pen.ts';
import { ASH, arrow, bow, card, cardBack, dead, label, LIT, night, photo, room, stroke } from '../../art/sheet-pen.ts';
import type { SheetArt } from '../web-game.ts';

const GREEN = '#1F6B5A';
const BLUE = '#2A5C8C';
const VIOLET = '#6A3B86';

/** Three waves, as on a loud card. */
const horn = (x: number, y: number, s: number, ink: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M1 8.500h5L13 2v20l-7-6.500H1z" fill="${ink}"/>${stroke('M17 7.500q3.500 4.500 0 9M21.800 4.500q6 7.500 0 15M26.800 1.500q8.500 10.500 0 21', ink, 2.6)}</g>`;

const typeMark = (ink: string, body: string): string => `<g transform="translate(16 2)" fill="${ink}">${body}</g>`;

const SHELTERS = [
  [10, 6],
  [10, 74],
  [238, 6],
  [238, 74],
] as const;

export const SHEET_ART: SheetArt = {
  pictures: {
    goal: () =>
      night() +
      `<circle cx="150" cy="56" r="52" fill="${RED}"/>` +
      room(76, 8, 148, 84, 46) +
      photo(90, 17, 0.42, 0) +
      photo(137, 17, 0.42, 1) +
      photo(184, 17, 0.42, 3) +
      Array.from({ length: 7 }, (_, i) => dead(4 + i * 43, 98, 0.34, i + 2)).join(''),
    turn: () =>
      night() +
      card(22, 32, 40, 56, GREEN, -12) +
      card(44, 28, 40, 56, VIOLET) +
      card(66, 32, 40, 56, BLUE, 12) +
      photo(134, 30, 0.5, 4) +
      dead(162, 52, 0.34, 3) +
      cardBack(216, 38, 38, 52) +
      cardBack(228, 34, 38, 52) +
      cardBack(240, 30, 38, 52) +
      label(62, 120, '1') +
      label(160, 120, '2', LIT) +
      label(250, 120, '3') +
      stroke('M76 113h68M176 113h60', PAPER, 2, '4 4'),
    noise: (language) => {
      const said = language === 'pl' ? 'HAŁAS' : 'NOISE';
      return (
        night() +
        horn(6, 44, 1.15, LIT) +
        photo(58, 22, 0.56, 5) +
        bow(104, 16, 140, 18, -12) +
        dead(130, 24, 0.56, 3, 'strong') +
        horn(198, 14, 0.8, LIT) +
        arrow(192, 64, 230, 64, LIT) +
        room(236, 34, 58, 62, 24) +
        dead(253, 66, 0.26, 3, 'strong') +
        label(86, 122, `${said} 1`) +
        label(222, 122, `${said} 2`, LIT)
      );
    },
    horde: (language) =>
      night() +
      dead(122, 22, 0.56, 7, 'horde') +
      SHELTERS.map(
        ([x, y], i) =>
          room(x, y, 52, 44, 20) +
          dead(x + 16, y + 10, 0.2, i + 1, (['regular', 'fast', 'strong', 'regular'] as const)[i]) +
          arrow(x < 100 ? 118 : 182, 58, x < 100 ? x + 62 : x - 10, y + 22, LIT, 3),
      ).join('') +
      label(150, 122, language === 'pl' ? 'PO JEDNYM' : 'ONE EACH', LIT, 18),
    end: (language) =>
      night() +
      room(14, 12, 78, 64, 30) +
      photo(25, 22, 0.3, 1) +
      photo(56, 22, 0.3, 6) +
      [118, 206]
        .map((x) => stroke(`M${x} 16h60v60h-60z`, '#56574B', 4) + stroke(`M${x - 2} 20l66 52`, '#D9C98F', 11))
        .join('') +
      label(52, 108, language === 'pl' ? 'OSTATNI' : 'LAST') +
      label(192, 108, language === 'pl' ? 'ODPADLI' : 'OUT', ASH) +
      stroke('M20 120h260', PAPER, 1.5, '4 4'),
  },
  signs: {
    weapon: typeMark(INK, `<path d="M12 23L1 3h22z"/><path d="M12 16.500L7 7h10z" fill="${PAPER}"/>`),
    rescue: typeMark(
      GREEN,
      `<circle cx="12" cy="12" r="11"/><path d="M9.700 5h4.600v4.700H19v4.600h-4.700V19H9.700v-4.700H5V9.700h4.700z" fill="${PAPER}"/>`,
    ),
    barrier: typeMark(
      BLUE,
      `<rect x="1" y="2" width="22" height="20"/><path d="M4 6h16v3H4zM4 15h16v3H4zM6 9h3v6H6zM15 9h3v6h-3z" fill="${PAPER}"/>`,
    ),
    trick: typeMark(
      VIOLET,
      `<path d="M12 0l12 12-12 12L0 12z"/><path d="M8 8.500h6V6l5 4.500-5 4.500v-2.500H8zM5 15.500h6v2H5z" fill="${PAPER}"/>`,
    ),
    loud: horn(11, 2, 1, '#A3230F'),
    silent: `<g transform="translate(11 2)">${stroke('M1 8.500h5L13 2v20l-7-6.500H1z', INK, 1.8)}${stroke('M18 12h13', INK, 2.2, '3 3')}</g>`,
    weak: dead(5, 2, 0.2, 2) + dead(31, 2, 0.2, 3, 'fast'),
    strong: dead(18, 2, 0.2, 3, 'strong'),
  },
};
