/** A table that somebody uses now: takes commands one after the other, writes them down, and tells those who look on. */
import type { Command, Position } from '@horda/protocol';
import type { Appended, Change, Line, Snapshot } from '../store.ts';
import { nextLate } from '../table/clock.ts';
import { decide, type Who } from '../table/decide.ts';
import { fold, recordOf } from '../table/fold.ts';
import { positionOf, type Reader } from '../table/project.ts';
import type { TableRecord } from '../table/records.ts';
import { Refusal } from '../table/refusal.ts';
import { botAsked, copyTable, newlyAwaited, playsFor, type Table } from '../table/table.ts';
import { Attendant } from './attendant.ts';
import { Audience, type Guest } from './audience.ts';
import { commandName, type Draft, type Drafting } from './drafts.ts';
import { newListing } from './listing.ts';
import type { Loaded, Past } from './past.ts';
import { Replies } from './replies.ts';
import { NO_SEED, seedOf } from './secrets.ts';
import type { Services } from './services.ts';
import { Snapshots } from './snapshots.ts';
import { later } from './timers.ts';
import { tryLine } from './trial.ts';
import { Turns } from './turns.ts';

/** After a failure of the store, in milliseconds. */
const RECOVER_AFTER = 1_000;
/** How often another node may get in first before somebody has to try again. */
const TRIES = 20;
/** A finished game is seldom looked at again; in milliseconds. */
const IDLE_WHEN_OVER = 5_000;

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
  /** When it was last used. */
  #used: number;

  constructor(services: Services, table: Table, { past, commands }: Loaded, snapshot: Snapshot | null) {
    this.past = past;
    this.#services = services;
    this.#table = table;
    this.#snapshots = new Snapshots(services, snapshot);
    this.#used = services.now();
    for (const [command, seq] of commands) this.#replies.accepted(command, seq);
    this.#attendant = new Attendant(services, this);
  }

  get table(): Table {
    return this.#table;
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
    return chairs.some((_, seat) => botAsked(this.#table, seat) !== null) ? at : (nextLate(this.#table)?.at ?? null);
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

  /** Does a command, or throws a `Refusal`. A command that was given before gets the same reply. */
  act(who: Who, id: string, command: Command): Promise<number> {
    const name = commandName(who, id);
    if (command.do === 'answer' && this.#turns.isFree) return this.#answer(who, name, command);
    return this.#act(who, name, command);
  }

  async #act(who: Who, name: string, command: Command): Promise<number> {
    // Seed and keys are those of the moment at which the line is written: somebody may just be sitting down.
    const seq = await this.#once(name, async (table) => {
      const host = who.seat === null ? who.host : who.seat === table.host;
      const seed = command.do === 'start' ? await seedOf(this.#services.secrets, table) : NO_SEED;
      const record = decide(table, { ...who, host }, command, seed);
      if (record.type !== 'left' && record.type !== 'freed') return { record, command: name };
      const droppedKeys = await this.#keysOf(record.seat);
      return { record, command: name, droppedKeys, vacated: record.seat };
    });
    return seq!;
  }

  /** What nearly all commands are, while nothing else is under way: nothing is waited for but the store. */
  #answer(who: Who, name: string, command: Command): Promise<number> {
    const draft = (table: Table): Draft => ({ record: decide(table, who, command, NO_SEED), command: name });
    let result: Promise<number | null>;
    try {
      const before = this.#replies.to(name);
      if (before !== null) return Promise.resolve(before);
      result = this.#attempt(draft(this.#table), draft);
    } catch (error) {
      this.#replies.refused(name, error);
      return Promise.reject(error as Error);
    }
    result.catch((error: unknown) => this.#replies.refused(name, error));
    return this.#turns.follow(result as Promise<number>);
  }

  /** Whoever gives a seat up, or has to, can no longer open it. */
  async #keysOf(seat: number): Promise<readonly string[]> {
    const keys = await this.#services.store.keys(this.#table.id, 'seat');
    return keys.filter((key) => key.seat === seat).map(({ hash }) => hash);
  }

  /** Writes what `draft` makes of the table as it is then; null: nothing is to be done any more. */
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

  /** One piece of advice at a time: the bots of the table must not wait for too many. */
  async advise<T>(think: () => Promise<T>): Promise<T> {
    if (this.#advising) throw new Refusal('tooFast', 'a hint is being thought about; wait for it');
    this.#advising = true;
    try {
      return await think();
    } finally {
      this.#advising = false;
    }
  }

  /** Looks after bots and clocks; `patience`: leaves it to another node for so long. */
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
    return drafted === null ? null : this.#attempt(drafted, draft, tries);
  }

  /** Writes a draft for the table as it is; if another node gets in first, what `draft` makes of the table then. */
  #attempt(
    { record, command, newKeys = [], droppedKeys = [], vacated }: Draft,
    draft: Drafting,
    tries = 0,
  ): Promise<number | null> {
    const { meter, now } = this.#services;
    const table = this.#table;
    // Time never runs backwards in a log, whatever the clocks of nodes say.
    const at = Math.max(now(), table.at);
    const line: Line = {
      table: table.id,
      seq: table.seq + 1,
      at,
      command: command ?? null,
      body: JSON.stringify(record),
    };
    const next = tryLine(this.#services.log, table, line, record);
    const listing = newListing(table, next);
    const started = performance.now();
    const change: Change = {
      line,
      newKeys,
      droppedKeys,
      ...(listing === null ? {} : { listing }),
      ...(vacated === undefined ? {} : { vacated }),
    };
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

  /** The line was not written. */
  async #again(line: Line, result: Appended, draft: Drafting, tries: number): Promise<number | null> {
    const { store, meter } = this.#services;
    meter.conflict();
    await this.#readOn();
    this.#attendant.look(this.#services.grace);
    // Without another line in its place, it was not written because nothing more is: the table was packed away.
    if (this.#table.seq < line.seq) this.#table.archived = (await store.listing(line.table))?.status === 'archived';
    if (result === 'repeated') return this.#replies.to(line.command!) ?? (await store.seqOf(line.table, line.command!));
    return this.#write(draft, tries + 1);
  }

  /** A line may have been written though the store said nothing: the log is read until it can be. */
  #recoverSoon(): void {
    const again = (): void => void this.catchUp().catch(() => this.#isClosed || this.#recoverSoon());
    later(again, RECOVER_AFTER);
  }

  async #readOn(): Promise<void> {
    const lines = await this.#services.store.lines(this.#table.id, this.#table.seq);
    for (const line of lines) {
      const record = recordOf(line);
      const next = copyTable(this.#table);
      fold(next, line, record);
      this.#take(line, record, next);
    }
  }

  /** A line that is on disk becomes the table's own, and everybody who looks on hears of it. */
  #take(line: Line, record: TableRecord, next: Table): void {
    const before = this.#table;
    this.#table = next;
    this.past.add(next, line, record, before.proposal !== null);
    if (line.command !== null) this.#replies.accepted(line.command, line.seq);
    this.audience.tell(before, next, line, record, (reader) => this.position(reader));
    if (record.type === 'left' || record.type === 'freed') this.audience.dismiss('left', record.seat);
    if (record.type === 'rematched') this.audience.follow(record.table);
    if (record.type === 'answered') this.#snapshots.answered(next);
  }

  /** What `reader` sees now. */
  position(reader: Reader): Position {
    return positionOf(this.#table, reader, this.#snapshots.viewOf(this.#table, reader));
  }

  /** Lets persons know who were not awaited before and are not here. */
  #notify(before: Table): void {
    const { id, made } = this.#table;
    for (const seat of newlyAwaited(before, this.#table))
      if (!this.audience.has(seat)) this.#services.awaited(id, made.game, seat);
  }

  /** Keeps the state beside the log, unless it is there. */
  keep(): Promise<void> {
    return this.#snapshots.keep(this.#table);
  }

  /** Somebody is about to use it. */
  touch(): void {
    this.#used = this.#services.now();
  }

  /** Ends bots and clocks; waits for what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#attendant.close();
    await this.#turns.idle();
  }
}
