/**
 * The file of a backup: gzipped lines of JSON. The first is the header, the last holds a checksum of all before it, each
 * line between is a row: the name of its kind and its values, in the order that the header names. It does not depend on
 * the store.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupFault } from './fault.ts';
import { type Kind, KINDS, type Row, type Value, valueNames } from './kinds.ts';

export const FORMAT = 1;

export interface Header {
  readonly horda: 'backup';
  readonly format: number;
  /** The version of the program that made it. */
  readonly program: string;
  /** Milliseconds since 1970. */
  readonly made: number;
  /** How many rows of each kind follow. */
  readonly rows: Readonly<Record<string, number>>;
  /** The names of the values of each kind. */
  readonly values: Readonly<Record<string, readonly string[]>>;
}

interface End {
  readonly end: true;
  readonly rows: number;
  readonly sha256: string;
}

export interface KindRow {
  readonly kind: Kind;
  readonly row: Row;
}

/** Lines are handed on in pieces of about so many characters. */
const PIECE = 64 * 1024;
/** The longest line that is read, in characters. An archived log is one line. */
const LONGEST = 256 * 1024 * 1024;

export function newHeader(program: string, rows: Readonly<Record<string, number>>): Header {
  const values = Object.fromEntries(KINDS.map((kind) => [kind.name, valueNames(kind)]));
  return { horda: 'backup', format: FORMAT, program, made: Date.now(), rows, values };
}

/** The text of a backup, before it is compressed. */
export async function* textOf(header: Header, rows: AsyncIterable<KindRow>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  let piece = `${JSON.stringify(header)}\n`;
  for await (const { kind, row } of rows) {
    piece += `${JSON.stringify([kind.name, ...row])}\n`;
    count++;
    if (piece.length < PIECE) continue;
    hash.update(piece);
    yield piece;
    piece = '';
  }
  hash.update(piece);
  const end: End = { end: true, rows: count, sha256: hash.digest('hex') };
  yield `${piece}${JSON.stringify(end)}\n`;
}

/** Reads a backup: its header at once, its rows as they are asked for. The last row is given only if all is in order. */
export async function openBackup(
  packed: AsyncIterable<Uint8Array>,
): Promise<{ readonly header: Header; readonly rows: AsyncGenerator<KindRow> }> {
  const lines = linesOf(packed);
  try {
    const first = await lines.next();
    if (first.done) throw new BackupFault('foreign');
    const header = readHeader(first.value);
    return { header, rows: rowsOf(header, first.value, lines) };
  } catch (error) {
    await lines.return(undefined);
    throw error;
  }
}

function readHeader(line: string): Header {
  const header = parsed(line) as Partial<Header> | null;
  if (header?.horda !== 'backup' || typeof header.format !== 'number') throw new BackupFault('foreign');
  if (header.format > FORMAT) throw new BackupFault('newer', String(header.program));
  const { values, rows } = header;
  if (typeof values !== 'object' || typeof rows !== 'object') throw new BackupFault('damaged', 'the header');
  for (const [name, names] of Object.entries(values)) {
    const kind = KINDS.find((known) => known.name === name);
    const isKnown = kind !== undefined && names.every((value) => valueNames(kind).includes(value));
    if (!isKnown) throw new BackupFault('newer', String(header.program));
  }
  return header as Header;
}

/** Holds back each row until the next line is read, so that whoever takes the last one knows that all was in order. */
async function* rowsOf(header: Header, first: string, lines: AsyncGenerator<string>): AsyncGenerator<KindRow> {
  const hash = createHash('sha256').update(`${first}\n`);
  const shapes = new Map(KINDS.map((kind) => [kind.name, { kind, places: placesOf(kind, header) }]));
  const counts = new Map<string, number>();
  let number = 1;
  let held: KindRow | null = null;
  for await (const line of lines) {
    number++;
    const read = parsed(line);
    if (!Array.isArray(read)) {
      await checkEnd(read as Partial<End> | null, number, hash.digest('hex'), lines);
      for (const [name, count] of Object.entries(header.rows))
        if ((counts.get(name) ?? 0) !== count) throw new BackupFault('damaged', `${name}: not ${count} rows`);
      if (held !== null) yield held;
      return;
    }
    const [name, ...values] = read as [string, ...Value[]];
    const shape = shapes.get(name);
    if (shape === undefined || values.length !== header.values[name]?.length)
      throw new BackupFault('damaged', `line ${number}`);
    hash.update(`${line}\n`);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (held !== null) yield held;
    held = { kind: shape.kind, row: shape.places.map((place) => values[place] ?? null) };
  }
  throw new BackupFault('cutOff');
}

/** Where each value of a row of ours stands in a row of the file. */
function placesOf(kind: Kind, { values }: Header): readonly number[] {
  const names = values[kind.name] ?? [];
  return valueNames(kind).map((name) => names.indexOf(name));
}

async function checkEnd(
  end: Partial<End> | null,
  number: number,
  sha256: string,
  rest: AsyncGenerator<string>,
): Promise<void> {
  if (end?.end !== true) throw new BackupFault('damaged', `line ${number}`);
  if (end.rows !== number - 2 || end.sha256 !== sha256) throw new BackupFault('damaged', 'the checksum');
  if (!(await rest.next()).done) throw new BackupFault('damaged', `line ${number + 1}`);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The lines of the packed text; a last one that does not end is left out. */
async function* linesOf(packed: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let isBegun = false;
  const source = Readable.from(packed);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  try {
    for await (const piece of source.pipe(unpacked)) {
      isBegun = true;
      const lines = (rest + decoder.decode(piece as Buffer, { stream: true })).split('\n');
      rest = lines.pop()!;
      if (rest.length > LONGEST) throw new BackupFault('damaged', 'a line without an end');
      yield* lines;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('Z_')) throw error;
    if (code === 'Z_BUF_ERROR') throw new BackupFault('cutOff', '', error);
    throw new BackupFault(isBegun ? 'damaged' : 'foreign', message, error);
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
