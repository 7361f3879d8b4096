/** A skull to be crossed out on graph paper. */
import type { Language } from '@horda/parts';
import { rng } from '../../art/portraits.ts';
import {
  DEEP_RED,
  field,
  fill,
  halftone,
  HEIGHT,
  INK,
  line,
  PAPER,
  RED,
  round,
  stencil,
  typed,
  WIDTH,
} from '../../art/pen.ts';

const SQUARE = 16;
const GRAPH_LINE = '#8fb0bd';
/** Where the skull's first square is. */
const [LEFT, TOP] = [16, 22];
const SKULL = [
  '...#######...',
  '..#########..',
  '.###########.',
  '#############',
  '#############',
  '#...#####...#',
  '#...#####...#',
  '##.#######.##',
  '######.######',
  '.####...####.',
  '..#########..',
  '..##.#.#.##..',
  '..##.#.#.##..',
  '...#######...',
];
/** The squares of the hit that is being drawn. */
const HIT = [
  [8, 1],
  [9, 1],
  [8, 2],
  [9, 2],
  [8, 3],
] as const;
/** The Polish title is longer, and its accents need room above. */
const TITLE: Readonly<Record<Language, { readonly text: string; readonly size: number }>> = {
  pl: { text: 'BROŃ W DŁOŃ', size: 41 },
  en: { text: 'GEAR UP', size: 66 },
};

export function poster(language: Language): string {
  const { text, size } = TITLE[language];
  return [
    field(PAPER),
    graphPaper(),
    skull(),
    hit(),
    pencil(),
    field(RED, 268),
    halftone(DEEP_RED, 0.6, 268),
    typed('Zombicide', { x: 16, y: 288, size: 13, anchor: 'start' }),
    stencil(text, { x: 13, y: 344, size, anchor: 'start' }),
  ].join('');
}

function graphPaper(): string {
  let d = '';
  for (let x = 0; x <= WIDTH; x += SQUARE) d += `M${x} 0V284`;
  for (let y = 6; y < HEIGHT - 76; y += SQUARE) d += `M0 ${y}H${WIDTH}`;
  return line(d, GRAPH_LINE, 0.8);
}

function skull(): string {
  const hand = rng(8);
  let squares = '';
  let crosses = '';
  for (const [row, squaresOfRow] of SKULL.entries())
    for (const [column, square] of [...squaresOfRow].entries()) {
      if (square !== '#') continue;
      const x = LEFT + column * SQUARE;
      const y = TOP + row * SQUARE;
      squares += `M${round(x + 0.8)} ${round(y + 0.8)}h14.4v14.4h-14.4z`;
      if (isCrossed(column, row)) crosses += shakyCross(x, y, hand);
    }
  return fill(squares, INK) + line(crosses, PAPER, 2.2);
}

function isCrossed(column: number, row: number): boolean {
  return (column < 6 && row < 5) || (column < 2 && row < 9) || (column < 4 && row > 8 && row < 12);
}

/** As a hand draws it. */
function shakyCross(x: number, y: number, hand: () => number): string {
  const [near, far] = [2, SQUARE - 2];
  const down = `M${round(x + near + hand() * 2)} ${round(y + near + hand() * 2)}L${x + far} ${round(y + far - hand() * 2)}`;
  return `${down}M${round(x + far - hand())} ${y + near}L${x + near} ${y + far}`;
}

/** Grease pencil. */
function hit(): string {
  let squares = '';
  let crosses = '';
  for (const [column, row] of HIT) {
    const x = LEFT + column * SQUARE;
    const y = TOP + row * SQUARE;
    squares += `M${x} ${y}h${SQUARE}v${SQUARE}h-${SQUARE}z`;
    crosses += `M${x + 3} ${y + 3}l10 10M${x + 13} ${y + 3}l-10 10`;
  }
  return fill(squares, RED) + line(crosses, PAPER, 2.6) + line('M144 38h32v32h-16v16h-16z', INK, 3);
}

function pencil(): string {
  return (
    `<g transform="translate(172 66) rotate(-62)" stroke="${INK}" stroke-width="2.5">` +
    `<path d="M0 0L9 20H-9Z" fill="${PAPER}"/><path d="M0 0L4 9H-4Z" fill="${RED}" stroke="none"/>` +
    `<rect x="-9" y="20" width="18" height="120" fill="${RED}"/>` +
    `<path d="M-3 22V138M3 22V138" fill="none" stroke-width="1.5"/></g>`
  );
}
