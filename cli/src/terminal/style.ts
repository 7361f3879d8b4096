/** What a terminal can show: colours, drawn lines, and how large it is. */

export interface Style {
  readonly color: boolean;
  readonly unicode: boolean;
}

export interface Size {
  readonly width: number;
  readonly rows: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The smallest terminal that a table is drawn for. */
export const SMALLEST: Size = { width: 80, rows: 24 };
/** A table is not drawn wider than this: more room would only pull it apart. */
const WIDEST_TABLE = 110;
/** From this width on the log stands at the right of the table, at least and at most so wide. */
const BESIDE_FROM = 110;
const SIDE: readonly [least: number, most: number] = [29, 35];
const WIDEST = WIDEST_TABLE + 1 + SIDE[1];

/** The width of the log beside the table; 0: it stands below. */
export function sideWidth(width: number): number {
  const [least, most] = SIDE;
  return width < BESIDE_FROM ? 0 : Math.min(most, Math.max(least, width - SMALLEST.width - 1));
}

export function styleOf(env: Environment, isTerminal: boolean): Style {
  const mono = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb' || !isTerminal;
  return { color: !mono, unicode: speaksUnicode(env) };
}

/** The first of these variables that is set decides, as in every program. */
function speaksUnicode(env: Environment): boolean {
  const locale = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((value) => value !== undefined && value !== '');
  if (locale === undefined) return process.platform === 'darwin' || process.platform === 'win32';
  return /utf-?8/i.test(locale);
}

export function sizeOf(stream: { readonly columns?: number; readonly rows?: number }): Size {
  const { columns = 0, rows = 0 } = stream;
  return {
    width: Math.min(WIDEST, Math.max(SMALLEST.width, columns)),
    rows: Math.max(SMALLEST.rows, rows),
  };
}

/** Whether a terminal is too small for a table. One that does not know its size counts as large enough. */
export function isTooSmall(stream: {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}): boolean {
  const { isTTY = false, columns = 0, rows = 0 } = stream;
  if (!isTTY) return false;
  return (columns > 0 && columns < SMALLEST.width) || (rows > 0 && rows < SMALLEST.rows);
}

/**
 * Eight of the sixteen colours, named by what they mean in every game. Each repeats something that is also written, so
 * that nothing is lost without them. The number is the colour's place among the sixteen; plain text is 7.
 */
const CODES = {
  /** 15, bold: names, headings, and what will change. */
  strong: ['1;97', '22;39'],
  /** 8: lines, numbers of rules, lesser keys. */
  quiet: ['90', '39'],
  /** Faint text: what the reader knows already, or cannot use now. Not 8, which some themes paint like the ground. */
  known: ['2', '22'],
  /** 11: your move, numbers to type, targets. */
  move: ['93', '39'],
  /** 9: the dead, wounds, noise, defeat. */
  dead: ['91', '39'],
  /** 10: survivors, and what is achieved for them. */
  people: ['92', '39'],
  /** 12: barriers, doors and cars. */
  wall: ['94', '39'],
  /** The name of the game, and the chosen card. */
  title: ['7', '27'],
  /** Black on 11: the shape that is aimed. */
  aimed: ['30;103', '39;49'],
} as const;
export type Paint = keyof typeof CODES;

/** Colours a text by what it means. */
export function paint({ color }: Style, how: Paint, text: string): string {
  if (!color || text === '') return text;
  const [on, off] = CODES[how];
  return `\u001B[${on}m${text}\u001B[${off}m`;
}

/** The number of an option before the thing that it chooses. */
export function typed(style: Style, number: number): string {
  return `${paint(style, 'move', `${number})`)} `;
}

/** Box-drawing characters, or the closest ASCII characters. */
export interface Lines {
  readonly across: string;
  readonly down: string;
  readonly topLeft: string;
  readonly topFork: string;
  readonly topRight: string;
  readonly bottomLeft: string;
  readonly bottomFork: string;
  readonly bottomRight: string;
  readonly here: string;
  readonly bullet: string;
  readonly no: string;
}

const DRAWN: Lines = {
  across: '─',
  down: '│',
  topLeft: '┌',
  topFork: '┬',
  topRight: '┐',
  bottomLeft: '└',
  bottomFork: '┴',
  bottomRight: '┘',
  here: '▶',
  bullet: '·',
  no: '×',
};
const TYPED: Lines = {
  across: '-',
  down: '|',
  topLeft: '+',
  topFork: '+',
  topRight: '+',
  bottomLeft: '+',
  bottomFork: '+',
  bottomRight: '+',
  here: '>',
  bullet: '-',
  no: 'x',
};

export function linesOf({ unicode }: Style): Lines {
  return unicode ? DRAWN : TYPED;
}
