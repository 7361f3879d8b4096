/**
 * An icon is drawn at a hundred pixels or so from a box of 512: whole units are more than anybody sees, and half the
 * weight. Every point is rounded where it lies, so that many small steps do not add up to a large mistake.
 */

const NUMBER = /[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/y;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;
const UNITS = 1;
const TENTHS = 10;
/** So many times its radius an arc may span from end to end; of a steeper one a small shift bends the middle far out. */
const STEEP = 1.6;

type Axis = 'x' | 'y';
type Point = Readonly<Record<Axis, number>>;
/** What each value of a command is; the command goes on with as many again. */
const VALUES: Readonly<Record<string, readonly (Axis | 'size' | 'flag')[]>> = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  c: ['x', 'y', 'x', 'y', 'x', 'y'],
  s: ['x', 'y', 'x', 'y'],
  q: ['x', 'y', 'x', 'y'],
  t: ['x', 'y'],
  a: ['size', 'size', 'size', 'flag', 'flag', 'x', 'y'],
  z: [],
};

/** One stroke of a path. */
interface Stroke {
  readonly command: string;
  /** The command is that of the stroke before, which is not written again. */
  readonly goesOn: boolean;
  readonly values: readonly number[];
  readonly from: Point;
  readonly to: Point;
}

const kindsOf = (command: string): (typeof VALUES)[string] => VALUES[command.toLowerCase()]!;
const isRelative = (command: string): boolean => command === command.toLowerCase();

/** The same path with every point rounded. */
export function roundPath(path: string): string {
  const strokes = strokesOf(path);
  const parts = strokes.some(isSteepArc) ? TENTHS : UNITS;
  let rounded = '';
  for (const { command, goesOn, values, from } of strokes) {
    const written = kindsOf(command).map((kind, i) => {
      if (kind === 'flag' || kind === 'size') return nearest(values[i]!, TENTHS);
      const origin = isRelative(command) ? from[kind] : 0;
      return nearest(nearest(origin + values[i]!, parts) - nearest(origin, parts), parts);
    });
    const text = joined(written);
    rounded += goesOn ? text.replace(/^(?!-)/, ' ') : command + text;
  }
  return rounded;
}

function strokesOf(path: string): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let from: Point = { x: 0, y: 0 };
  let start = from;
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-df-zA-DF-Z]*)/g)) {
    const kinds = VALUES[command.toLowerCase()];
    if (kinds === undefined) throw new Error(`this is no command of a path: ${command}`);
    const all = valuesOf(kinds, text);
    const count = Math.max(1, all.length / (kinds.length || 1));
    for (let n = 0; n < count; n++) {
      const values = all.slice(n * kinds.length, (n + 1) * kinds.length);
      const to = kinds.length === 0 ? start : endOf(command, values, from);
      strokes.push({ command, goesOn: n > 0, values, from, to });
      from = to;
      if (n === 0 && command.toLowerCase() === 'm') start = to;
    }
  }
  return strokes;
}

/** The last value of each axis is where a stroke ends; without one it stays where it was. */
function endOf(command: string, values: readonly number[], from: Point): Point {
  const along = (axis: Axis): number => {
    const value = values[kindsOf(command).lastIndexOf(axis)];
    return value === undefined ? from[axis] : value + (isRelative(command) ? from[axis] : 0);
  };
  return { x: along('x'), y: along('y') };
}

function isSteepArc({ command, values, from, to }: Stroke): boolean {
  if (command.toLowerCase() !== 'a') return false;
  const [across, down, , isLarge] = values;
  return isLarge === 1 || Math.hypot((to.x - from.x) / across!, (to.y - from.y) / down!) > STEEP;
}

function valuesOf(kinds: readonly string[], text: string): number[] {
  const values: number[] = [];
  let at = skip(text, 0);
  while (at < text.length) {
    // Flags of arcs may stand without anything between them.
    const shape = kinds[values.length % kinds.length] === 'flag' ? FLAG : NUMBER;
    shape.lastIndex = at;
    const [value] = shape.exec(text) ?? [];
    if (value === undefined || kinds.length === 0) throw new Error(`this is no path: ${text}`);
    values.push(Number(value));
    at = skip(text, at + value.length);
  }
  if (values.length % (kinds.length || 1) !== 0 || (values.length === 0 && kinds.length > 0))
    throw new Error(`this path ends too early: ${text}`);
  return values;
}

function skip(text: string, from: number): number {
  GAP.lastIndex = from;
  return from + (GAP.exec(text)?.[0].length ?? 0);
}

const nearest = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** `0.5` is `.5`, and a sign needs no gap before it. */
function joined(values: readonly number[]): string {
  return values
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text} ${value}`), '');
}

/** The markup of a picture with all its paths rounded. */
export function roundPaths(markup: string): string {
  return markup.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundPath(path)}"`);
}
