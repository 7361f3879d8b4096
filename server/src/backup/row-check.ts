/** Checks every row before it is put into a database: what no store would take, no backup brings in. */
import { checkText, checkWhole } from '@horda/tables/store-checks';
import { unpack } from '../storage/archive.ts';
import { BackupFault } from './fault.ts';
import type { KindRow } from './format.ts';
import type { Column, Value } from './kinds.ts';

/** Checks rows in their order: those of one log come together. */
export class RowCheck {
  /** The log whose lines come now, the number of its last line, and its commands. */
  #log: string | null = null;
  #last = 0;
  #commands = new Set<string>();

  async check({ kind, row }: KindRow): Promise<void> {
    const columns = kind.isOfTable ? [TABLE, ...kind.columns] : kind.columns;
    for (const [i, column] of columns.entries()) checkValue(kind.name, column, row[i]!);
    const [table] = row as [string];
    if (kind.name === 'lines') this.#checkLine(table, row[1] as number, row[3] as string | null);
    if (kind.name === 'archives') await checkPacked(table, row[1] as string);
  }

  #checkLine(table: string, seq: number, command: string | null): void {
    if (table !== this.#log) {
      this.#log = table;
      this.#last = 0;
      this.#commands = new Set();
    }
    if (seq !== ++this.#last) throw new BackupFault('damaged', `table ${table}: line ${seq} follows ${this.#last - 1}`);
    if (command === null) return;
    if (this.#commands.has(command)) throw new BackupFault('damaged', `table ${table}: line ${seq} repeats a command`);
    this.#commands.add(command);
  }
}

const TABLE: Column = { name: 'table', type: 'text', mayBeNull: false };
const FITS: Readonly<Record<Column['type'], (value: Value) => boolean>> = {
  text: (value) => typeof value === 'string',
  whole: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  bytes: (value) => typeof value === 'string',
};

function checkValue(kind: string, { name, type, mayBeNull }: Column, value: Value): void {
  if (value === null && mayBeNull) return;
  if (value === null || !FITS[type](value)) throw new BackupFault('damaged', `${kind}: ${name}`);
  try {
    if (typeof value === 'string') checkText(value);
    if (typeof value === 'number') checkWhole(value);
  } catch (error) {
    throw new BackupFault('damaged', `${kind}: ${name}`, error);
  }
}

async function checkPacked(table: string, packed: string): Promise<void> {
  const lines = await unpack(table, Buffer.from(packed, 'base64')).catch((error: unknown) => {
    throw new BackupFault('damaged', `table ${table}: its packed log`, error);
  });
  if (lines.length === 0 || lines.some(({ seq }, i) => seq !== i + 1))
    throw new BackupFault('damaged', `table ${table}: its packed log has gaps`);
}
