/** A table in use: takes commands one after the other, writes them down, and tells everybody who looks on. */
import type { Command, Position } from '@horda/protocol';
import type { Appended, Change, Line, Snapshot } from '../store.ts';
import { nextLate } from '../table/clock.ts';
import { decide, type Who } from '../table/decide.ts';
import { recordOf } from '../table/fold.ts';
import { positionOf, type Reader } from '../table/project.ts';
import type { TableRecord } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { botAsked, newlyAwaited, playsFor, type Table } from '../table/table.ts';
import { Attendant } from './attendant.ts';
import { Audience, type Guest } from './audience.ts';
import { commandName, lineOf, type Draft, type Drafting } from './drafts.ts';
import { newListing } from './listing.ts';
import type { Loaded, Past } from './past.ts';
import { Replies } from './replies.ts';
import { NO_SEED, seedOf } from './secrets.ts';
import type { Services } from './services.ts';
import { Snapshots } from './snapshots.ts';
import { TableTime } from './table-time.ts';
import { later } from './timers.ts';
import { tableAfter, tryLine, tryLong } from './trial.ts';
import { Turns } from './turns.ts';

/** How long to wait after a failure of the store, in milliseconds. */
const RECOVER_AFTER = 1_000;
/** How often other nodes may get in first before a command fails. */
const TRIES = 20;
/** How long an unused finished table stays in memory, in milliseconds: it is seldom looked at again. */
const IDLE_WHEN_OVER = 1_000;

export class LiveTable {
  readonly #services: Services;
  readonly audience = new Audience();
  readonly past: Past;
  readonly #attendant: Attendant;
  readonly #replies = new Replies();
  #table: Table;
  readonly #turns = new Turns(() => this.touch());
  readonly #snapshots: Snapshots;
  #advising = false;
  #isClosed = false;
  readonly #time: TableTime;
  /** When it was last used. */
  #used: number;

  constructor(services: Services, table: Table, { past, commands }: Loaded, snapshot: Snapshot | null) {
    this.past = past;
    this.#services = services;
    this.#table = table;
    this.#snapshots = new Snapshots(services, snapshot);
    this.#used = services.now();
    this.#time = new TableTime(services.now);
    for (const [command, seq] of commands) this.#replies.accepted(command, seq);
    this.#attendant = new Attendant(services, this);
  }

  get table(): Table {
    return this.#table;
  }

  get time(): number {
    return this.#time.now(this.#table);
  }

  /** Nobody looks on and nothing is under way. */
  isIdle(now: number): boolean {
    const isInUse = this.audience.size > 0 || !this.#turns.isFree || this.#attendant.isBusy;
    const { idle } = this.#services;
    return !isInUse && now - this.#used > (this.#table.status === 'over' ? Math.min(idle, IDLE_WHEN_OVER) : idle);
  }

  /** Bots or clocks could need this table while nobody is there. */
  get needsLooking(): boolean {
    const { status, chairs, made } = this.#table;
    return (
      status === 'playing' && (made.clock.kind !== 'none' || chairs.some((_, seat) => playsFor(this.#table, seat)))
    );
  }

  /** When someone must look at the table again once this node has forgotten it. */
  get nextLook(): number | null {
    if (!this.needsLooking) return null;
    const { chairs, at } = this.#table;
    const next = chairs.some((_, seat) => botAsked(this.#table, seat) !== null) ? at : nextLate(this.#table)?.at;
    return next === undefined ? null : this.#time.onClock(next);
  }

  enter(guest: Guest): void {
    this.audience.enter(guest);
  }

  leave(guest: Guest): void {
    this.touch();
    this.audience.leave(guest);
  }

  /** The line that a command led to; null: none so far. */
  lineOf(command: string): number | null {
    return this.#replies.to(command);
  }

  /** Carries out a command, or throws a `Refusal`. A repeated command gets the same reply. */
  act(who: Who, id: string, command: Command): Promise<number> {
    return this.carryOut(who, commandName(who, id), command);
  }

  /** The same, by the name that the command has in the log. */
  carryOut(who: Who, name: string, command: Command): Promise<number> {
    if (command.do === 'answer' && this.#turns.isFree) return this.#answer(who, name, command);
    return this.#act(who, name, command);
  }

  async #act(who: Who, name: string, command: Command): Promise<number> {
    // Seed and keys are taken when the line is written: somebody may just be sitting down.
    const seq = await this.#once(name, async (table) => {
      const host = who.seat === null ? who.host : who.seat === table.host;
      const { secrets } = this.#services;
      const seed = command.do === 'start' ? await seedOf(secrets, table, who.seat, command.entropy) : NO_SEED;
      const record = decide(table, { ...who, host }, command, seed, this.time);
      if (record.type !== 'left' && record.type !== 'freed') return { record, command: name };
      const droppedKeys = await this.#keysOf(record.seat);
      return { record, command: name, droppedKeys, vacated: record.seat };
    });
    return seq!;
  }

  /** The fast path for answers, which most commands are: if nothing else is under way, it waits only for the store. */
  #answer(who: Who, name: string, command: Command): Promise<number> {
    const draft = (table: Table): Draft => ({ record: decide(table, who, command, NO_SEED), command: name });
    let result: Promise<number | null>;
    try {
      const before = this.#replies.to(name);
      if (before !== null) return Promise.resolve(before);
      const drafted = draft(this.#table);
      const line = lineOf(drafted, this.#table, this.time);
      result = this.#append(drafted, line, tryLine(this.#services.log, this.#table, line, drafted.record), draft);
    } catch (error) {
      this.#replies.refused(name, error);
      return Promise.reject(error as Error);
    }
    return this.#turns.follow(result as Promise<number>, (error) => this.#replies.refused(name, error));
  }

  /** The keys of a seat; its owner loses them by leaving, or when the host frees the seat. */
  async #keysOf(seat: number): Promise<readonly string[]> {
    const keys = await this.#services.store.keys(this.#table.id, 'seat');
    return keys.filter((key) => key.seat === seat).map(({ hash }) => hash);
  }

  /** Writes what `draft` makes of the table when its turn comes; null: there was nothing left to do. */
  write(draft: Drafting): Promise<number | null> {
    return this.#turns.run(() => this.#write(draft));
  }

  /** Reads what other nodes have written. */
  catchUp(): Promise<void> {
    return this.#turns.run(async () => {
      await this.#readOn();
      this.#attendant.look(this.#services.grace);
    });
  }

  /** One hint at a time, so that the bots of the table need not wait behind many. */
  async advise<T>(think: () => Promise<T>): Promise<T> {
    if (this.#advising) throw new Refusal('tooFast', 'a hint is being thought about; wait for it');
    this.#advising = true;
    try {
      return await think();
    } finally {
      this.#advising = false;
    }
  }

  /** Looks after bots and clocks. `patience`: how long to leave that to another node, in milliseconds. */
  look(patience: number): void {
    this.#attendant.look(patience);
  }

  #once(name: string, draft: Drafting): Promise<number | null> {
    return this.#turns.run(async () => {
      const before = this.#replies.to(name);
      if (before !== null) return before;
      try {
        return await this.#write(draft);
      } catch (error) {
        this.#replies.refused(name, error);
        throw error;
      }
    });
  }

  async #write(draft: Drafting, tries = 0): Promise<number | null> {
    if (tries >= TRIES) throw new Refusal('fault', 'the table is too busy; try again');
    const drafted = await draft(this.#table);
    if (drafted === null) return null;
    const line = lineOf(drafted, this.#table, this.time);
    return this.#append(drafted, line, await tryLong(this.#services, this.#table, line, drafted.record), draft, tries);
  }

  /** Writes a drafted line that leads to table `next`. If another node gets in first, `draft` makes another one. */
  #append(
    { record, newKeys, droppedKeys, vacated }: Draft,
    line: Line,
    next: Table,
    draft: Drafting,
    tries = 0,
  ): Promise<number | null> {
    const { meter } = this.#services;
    const table = this.#table;
    const started = performance.now();
    const change: Change = { line, listing: newListing(table, next), newKeys, droppedKeys, vacated };
    return this.#services.store.append(change).then(
      (result) => {
        if (result !== 'written') return this.#again(line, result, draft, tries);
        meter.written((performance.now() - started) / 1000);
        meter.accepted(record.type);
        this.#take(line, record, next);
        this.#attendant.look(0);
        this.#notify(table);
        return line.seq;
      },
      (error: unknown) => {
        this.#recoverSoon();
        throw error;
      },
    );
  }

  /** The line was not written: reads what was written instead, and tries again unless the command was a repetition. */
  async #again(line: Line, result: Appended, draft: Drafting, tries: number): Promise<number | null> {
    const { store, meter } = this.#services;
    meter.conflict();
    await this.#readOn();
    this.#attendant.look(this.#services.grace);
    // If no other line took its place, the table may be archived or gone: then nothing more is written to it.
    const listing = this.#table.seq < line.seq ? await store.listing(line.table) : undefined;
    if (listing === null) throw new Refusal('removed', 'the table was removed');
    if (listing !== undefined) this.#table.archived = listing.status === 'archived';
    if (result === 'repeated') return this.#replies.to(line.command!) ?? (await store.seqOf(line.table, line.command!));
    return this.#write(draft, tries + 1);
  }

  /** A line may have been written although the store failed: tries to read the log until that works. */
  #recoverSoon(): void {
    const again = (): void => void this.catchUp().catch(() => this.#isClosed || this.#recoverSoon());
    later(again, RECOVER_AFTER);
  }

  async #readOn(): Promise<void> {
    const lines = await this.#services.store.lines(this.#table.id, this.#table.seq);
    for (const line of lines) {
      const record = recordOf(line);
      this.#take(line, record, await tableAfter(this.#services.slices, this.#table, line, record));
    }
  }

  /** Takes over a line that is on disk, and tells everybody who looks on. */
  #take(line: Line, record: TableRecord, next: Table): void {
    const before = this.#table;
    this.#table = next;
    this.past.add(next, line, record, before.proposal !== null);
    if (line.command !== null) this.#replies.accepted(line.command, line.seq);
    this.audience.tell({ before, table: next, line, record }, (reader) => this.position(reader));
    this.audience.heed(record);
    if (record.type === 'answered') this.#snapshots.answered(next);
  }

  /** What `reader` sees now. */
  position(reader: Reader): Position {
    return positionOf(this.#table, reader, this.#snapshots.viewOf(this.#table, reader));
  }

  /** Notifies persons for whom the game newly waits and who are not connected here. */
  #notify(before: Table): void {
    const { id, made } = this.#table;
    for (const seat of newlyAwaited(before, this.#table))
      if (!this.audience.has(seat)) this.#services.awaited(id, made.game, seat);
  }

  /** Saves the state beside the log, unless it is saved already. */
  keep(): Promise<void> {
    return this.#snapshots.keep(this.#table);
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#used = this.#services.now();
  }

  /** Stops bots and clocks; waits for everything under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#attendant.close();
    await this.#turns.idle();
  }
}
