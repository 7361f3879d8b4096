/** The log of a finished table in one piece: compressed JSON, a row for each line. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Line } from './storage.ts';

type Row = readonly [seq: number, at: number, command: string | null, body: string];

const compress = promisify(gzip);
const expand = promisify(gunzip);

export function pack(lines: readonly Line[]): Promise<Buffer> {
  const rows = lines.map(({ seq, at, command, body }): Row => [seq, at, command, body]);
  return compress(JSON.stringify(rows));
}

export async function unpack(table: string, packed: Buffer): Promise<readonly Line[]> {
  const rows = JSON.parse((await expand(packed)).toString()) as readonly Row[];
  return rows.map(([seq, at, command, body]) => ({ table, seq, at, command, body }));
}

/** The lines with other bodies, or null if one of those belongs to no line. */
export function withBodies(lines: readonly Line[], bodies: readonly Pick<Line, 'seq' | 'body'>[]): Line[] | null {
  const changed = new Map(bodies.map(({ seq, body }) => [seq, body]));
  const result = lines.map((line) => ({ ...line, body: changed.get(line.seq) ?? line.body }));
  const known = new Set(lines.map(({ seq }) => seq));
  return bodies.every(({ seq }) => known.has(seq)) ? result : null;
}
