/** The state of a table in use, kept beside its log for the day when the rules have changed. */
import type { Snapshot } from '../store.ts';
import type { Reader } from '../table/project.ts';
import { snapshotOf, storedView } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import type { Services } from './services.ts';

/** The number of answers between two snapshots. */
const EVERY = 64;

export class Snapshots {
  readonly #services: Pick<Services, 'store' | 'log'>;
  /** The snapshot found when the table was loaded; only a sleeping table needs it. */
  readonly #stored: Snapshot | null;
  /** The moment of the game that was saved last. */
  #kept = '';

  constructor(services: Pick<Services, 'store' | 'log'>, stored: Snapshot | null) {
    this.#services = services;
    this.#stored = stored;
  }

  /** What `reader` saw of a table that sleeps; null: nothing is known, or it does not sleep. */
  viewOf({ state }: Table, reader: Reader): unknown {
    return state === null ? storedView(this.#stored, reader) : null;
  }

  answered(table: Table): void {
    if (table.answers.length % EVERY === 0) void this.keep(table);
  }

  /** Saves the state, unless it is saved already. */
  async keep(table: Table): Promise<void> {
    const { id, askedAt, answers } = table;
    const moment = `${askedAt} ${answers.at(-1)?.seq}`;
    const snapshot = moment === this.#kept ? null : snapshotOf(table);
    if (snapshot === null) return;
    try {
      await this.#services.store.saveSnapshot(id, snapshot);
      this.#kept = moment;
    } catch (error) {
      this.#services.log.error('a snapshot could not be written', { table: id, error: String(error) });
    }
  }
}
