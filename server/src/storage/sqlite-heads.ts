/**
 * The ends of the logs that are growing now. The file belongs to one process, so that what is remembered here is true,
 * and lines need no index of their commands: keeping one on disk cost as much as writing the lines.
 */
import type { Status } from '@horda/tables/store';
import type { Statements } from './sqlite-statements.ts';

export interface Head {
  readonly status: Status;
  readonly number: number;
  /** The number of the last line; null if the log is packed. */
  last: number | null;
  /** The commands that led to its lines. */
  readonly commands: Set<string>;
}

/** How much is remembered: the ends of so many logs, and so many commands of all of them together. */
const MOST = { heads: 20_000, commands: 200_000 };

export class Heads {
  readonly #heads = new Map<string, Head>();
  readonly #most: typeof MOST;
  #commands = 0;

  constructor(most = MOST) {
    this.#most = most;
  }

  /** The end of a table's log; undefined if there is no such table. */
  of(table: string, sql: Statements): Head | undefined {
    const known = this.#heads.get(table);
    if (known !== undefined) return known;
    const row = sql.head.get(table);
    if (row === undefined) return undefined;
    return this.#remember(table, { ...row, commands: new Set(sql.commands.all(row.number)) });
  }

  /** A table that has no lines yet. */
  begin(table: string, status: Status, number: number): Head {
    return this.#remember(table, { status, number, last: null, commands: new Set() });
  }

  wrote(head: Head, seq: number, command: string | null): void {
    head.last = seq;
    if (command === null) return;
    head.commands.add(command);
    this.#commands++;
  }

  drop(table: string): void {
    this.#commands -= this.#heads.get(table)?.commands.size ?? 0;
    this.#heads.delete(table);
  }

  clear(): void {
    this.#heads.clear();
    this.#commands = 0;
  }

  #remember(table: string, head: Head): Head {
    // The oldest go first; a log that still grows is read again.
    while (this.#heads.size >= this.#most.heads || this.#commands > this.#most.commands)
      this.drop(this.#heads.keys().next().value!);
    this.#heads.set(table, head);
    this.#commands += head.commands.size;
    return head;
  }
}
