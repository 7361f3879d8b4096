/** Keeps the number of tables in bounds: announces the end of those that nobody uses, and removes them. */
import type { Housekeeping, Used } from '../housekeeping.ts';
import type { Status } from '../store.ts';
import { recordOf } from '../table/fold.ts';
import type { TableRecord } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import type { Hall } from './hall.ts';
import { DAY, dueBefore, fateOf, noticeOf, FOREVER, touchedToBeDue } from './lives.ts';
import { nextTurn } from './timers.ts';

const STATUSES: readonly Status[] = ['open', 'playing', 'over', 'archived'];
/** How many tables of each status are settled in one go: more would hold up those who play. */
const AT_ONCE = 20;
/** The most lines that an imported earlier game of a series has if nobody did anything there. */
const UNUSED_CHAPTER = 3;

export class Keeper {
  readonly #hall: Hall;
  readonly #housekeeping: Housekeeping;

  constructor(hall: Hall, housekeeping: Housekeeping) {
    this.#hall = hall;
    this.#housekeeping = housekeeping;
    housekeeping.onRemoved((table) => void hall.discard(table));
  }

  /** Settles some of the tables that are due. Several nodes may do this at once: each table is settled only once. */
  async sweep(): Promise<void> {
    const { now, lives, log } = this.#hall.services;
    for (const status of STATUSES) {
      const before = dueBefore(lives, status, now());
      const due = await this.#housekeeping.list({ status, game: null, before, order: 'oldest', limit: AT_ONCE });
      for (const used of due) {
        try {
          await this.#settle(used);
        } catch (error) {
          // The host has removed it meanwhile.
          if (error instanceof Refusal && (error.reason === 'unknownTable' || error.reason === 'removed')) continue;
          log.error('a table could not be settled', { table: used.table, error: String(error) });
          // Those behind it must not wait for it.
          await this.#dueAt(used, now() + DAY);
        }
        await nextTurn();
      }
    }
  }

  /** Removes a table for everybody. `last`: only if that is still its last line. */
  async remove(id: string, last?: number | null): Promise<boolean> {
    if (!(await this.#housekeeping.remove(id, last))) return false;
    await this.#hall.discard(id);
    return true;
  }

  /** Announces the end of a table, whatever its age; returns when it will be. */
  async expire(id: string): Promise<number> {
    const { now } = this.#hall.services;
    const until = now() + noticeOf(FOREVER);
    let used = await this.#housekeeping.used(id);
    if (used?.status === 'over') {
      // A finished table would be packed before its end, and a packed one takes no lines.
      await this.#hall.archive(id);
      used = await this.#housekeeping.used(id);
    }
    if (used === null) throw new Refusal('unknownTable', 'there is no such table');
    await this.#announce(used, until);
    return until;
  }

  async #settle(used: Used): Promise<void> {
    const { now, lives, store, log } = this.#hall.services;
    const { table, status, last } = used;
    const line = last === null ? null : (await store.lines(table, last - 1, 1))[0];
    if (line === undefined) return;
    const fate = fateOf(lives, status, line && { at: line.at, record: recordOf(line) }, now());
    if (fate.do === 'keep') return this.#housekeeping.touch(table, fate.touched);
    if (fate.do === 'announce') return this.#announce(used, fate.until);
    const before = last === 2 ? await this.#importedBefore(table) : undefined;
    if (!(await this.remove(table, last))) return;
    log.info('a table was removed: nobody used it any more', { table });
    await this.#removeChapters(before);
  }

  async #announce(used: Used, until: number): Promise<void> {
    const { table, last } = used;
    if (last !== null) await this.#hall.announceEnd(table, last, until);
    await this.#dueAt(used, until);
    if (last === null) await this.#hall.reread(table);
  }

  #dueAt({ table, status }: Used, time: number): Promise<void> {
    return this.#housekeeping.touch(table, touchedToBeDue(this.#hall.services.lives, status, time));
  }

  /** The chapter before an imported game at which nothing has happened. */
  async #importedBefore(table: string): Promise<string | undefined> {
    const [first] = await this.#records(table, 1);
    return first?.type === 'created' ? first.before : undefined;
  }

  /** Removes the earlier games that were imported together with a game which nobody used. */
  async #removeChapters(chapter: string | undefined): Promise<void> {
    for (let table = chapter; table !== undefined;) {
      const records = await this.#records(table, UNUSED_CHAPTER + 1);
      const [first] = records;
      const isUnused = first?.type === 'created' && first.origin.kind === 'save' && records.length <= UNUSED_CHAPTER;
      const used = isUnused ? await this.#housekeeping.used(table) : null;
      if (!isUnused || used === null || !(await this.remove(table, used.last))) return;
      table = first.before;
      await nextTurn();
    }
  }

  async #records(table: string, most: number): Promise<readonly TableRecord[]> {
    return (await this.#hall.services.store.lines(table, 0, most)).map(recordOf);
  }
}
