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

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};
export type Paint = keyof typeof CODES;

/** Colours a text. Colour only stresses what the words already say. */
export function paint({ color }: Style, how: Paint, text: string): string {
  if (!color || text === '') return text;
  const [on, off] = CODES[how];
  return `\u001B[${on}m${text}\u001B[${off}m`;
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
