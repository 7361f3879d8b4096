/** The log of a finished table in one piece: compressed JSON with one row per line. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { editedLines } from '@horda/tables/store-checks';
import type { Edit, Line } from '@horda/tables/store';

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

/** A packed log after an edit, or null if it stays as it is. */
export async function editPacked(table: string, packed: Buffer, edit: Edit): Promise<Buffer | null> {
  const lines = await unpack(table, packed);
  const edited = new Map(editedLines(lines, edit).map((line) => [line.seq, line]));
  return edited.size === 0 ? null : pack(lines.map((line) => edited.get(line.seq) ?? line));
}
