/** Reads JSON written by people: knows the line of each value, and where the text is broken. */
import { inside } from './check.ts';

/** What was expected at the place where a text stops being valid JSON. */
export type JsonExpected =
  | 'value'
  | 'name'
  | 'colon'
  | 'commaOrBrace'
  | 'commaOrBracket'
  | 'closedText'
  | 'nothing'
  | 'otherName'
  | 'lessDepth';

export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly expected: JsonExpected;
}

export type ReadJson =
  | { readonly value: unknown; lineOf(path: string): number; readonly fault: null }
  | { readonly value: null; readonly fault: JsonFault };

/** More than any pack needs, and little enough for the stack. */
const DEEPEST = 40;

/** Reads a text. A name used twice in one object is a fault too, because only one of its values could count. */
export function readJson(file: string): ReadJson {
  // Some editors begin a file with a byte order mark.
  const text = file.replace(/^\uFEFF/, '');
  const scan: Scan = { text, at: 0, begins: new Map() };
  try {
    scanValue(scan, '', 0);
    skipBlanks(scan);
    if (scan.at < text.length) throw new Broken(scan.at, 'nothing');
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { value: null, fault: { ...placeOf(text, error.at), expected: error.expected } };
  }
  const { begins } = scan;
  return { value: JSON.parse(text) as unknown, lineOf: (path) => nearestLine(text, begins, path), fault: null };
}

interface Scan {
  readonly text: string;
  at: number;
  /** The position where each path begins: at its name, or at its value if it has no name. */
  readonly begins: Map<string, number>;
}

class Broken extends Error {
  readonly at: number;
  readonly expected: JsonExpected;
  constructor(at: number, expected: JsonExpected) {
    super(expected);
    this.at = at;
    this.expected = expected;
  }
}

const BLANKS = /[ \t\n\r]*/y;
// oxlint-disable-next-line no-control-regex -- JSON itself takes no such characters in a text
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;

function scanValue(scan: Scan, path: string, depth: number): void {
  if (depth > DEEPEST) throw new Broken(scan.at, 'lessDepth');
  skipBlanks(scan);
  if (!scan.begins.has(path)) scan.begins.set(path, scan.at);
  const first = scan.text[scan.at];
  if (first === '{') return scanObject(scan, path, depth);
  if (first === '[') return scanList(scan, path, depth);
  if (first === '"') scanString(scan);
  else if (take(scan, SCALAR) === null) throw new Broken(scan.at, 'value');
}

function scanObject(scan: Scan, path: string, depth: number): void {
  scan.at++;
  if (takes(scan, '}')) return;
  const names = new Set<string>();
  do {
    skipBlanks(scan);
    const begin = scan.at;
    if (scan.text[begin] !== '"') throw new Broken(begin, 'name');
    const name = JSON.parse(scanString(scan)) as string;
    if (names.has(name)) throw new Broken(begin, 'otherName');
    names.add(name);
    scan.begins.set(inside(path, name), begin);
    if (!takes(scan, ':')) throw new Broken(scan.at, 'colon');
    scanValue(scan, inside(path, name), depth + 1);
  } while (takes(scan, ','));
  if (!takes(scan, '}')) throw new Broken(scan.at, 'commaOrBrace');
}

function scanList(scan: Scan, path: string, depth: number): void {
  scan.at++;
  if (takes(scan, ']')) return;
  let entry = 0;
  do scanValue(scan, inside(path, entry++), depth + 1);
  while (takes(scan, ','));
  if (!takes(scan, ']')) throw new Broken(scan.at, 'commaOrBracket');
}

function scanString(scan: Scan): string {
  const text = take(scan, STRING);
  if (text === null) throw new Broken(scan.at, 'closedText');
  return text;
}

/** Consumes the text that matches `pattern` here; null if nothing matches. */
function take(scan: Scan, pattern: RegExp): string | null {
  pattern.lastIndex = scan.at;
  const [found] = pattern.exec(scan.text) ?? [null];
  if (found !== null) scan.at += found.length;
  return found;
}

/** Skips blanks, then consumes `sign` if it comes next. */
function takes(scan: Scan, sign: string): boolean {
  skipBlanks(scan);
  const isThere = scan.text[scan.at] === sign;
  if (isThere) scan.at++;
  return isThere;
}

function skipBlanks(scan: Scan): void {
  take(scan, BLANKS);
}

/** The line of a path; for a missing path, the line of its nearest existing parent. */
function nearestLine(text: string, begins: ReadonlyMap<string, number>, path: string): number {
  let known = path;
  while (known !== '' && !begins.has(known)) known = known.replace(/(?:^|\.)[^.[\]]*$|\[\d+\]$|.$/su, '');
  return placeOf(text, begins.get(known) ?? 0).line;
}

function placeOf(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
