/**
 * How fast the moves of bots are shown. A server lets bots answer without dawdling; each page shows their moves at the
 * pace of its reader, as if the connection were slow. Who skips looks at the latest position at once, and hurries nobody
 * else. Commands are safe meanwhile: an answer to a question that is no longer open is refused, as after any delay.
 */
import type { LogEntry } from '@horda/protocol';
import { awaitedIn } from './asks.ts';
import type { Known } from './use-table.ts';

/** What is skipped: everything until the reader is asked, or everything until the game is over. */
export type Skipping = 'turn' | 'end';

export interface Pacing {
  /** How many moves have been made but not shown yet. */
  readonly behind: number;
  readonly skipping: Skipping | null;
}

/** The page, and the person who looks at it. */
interface Reader {
  /** Shows what a client knows. `isJump`: what happened on the way was skipped. */
  show(known: Known, pacing: Pacing, isJump: boolean): void;
  /** The milliseconds between two moves. */
  pace(): number;
  /** Nobody sees the page. */
  isAway(): boolean;
}

export class Pacer {
  readonly #reader: Reader;
  #waiting: Known[] = [];
  #shown: Known | null = null;
  #skipping: Skipping | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The last time a move was shown. */
  #at = -Infinity;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** The client has learned something. */
  add(known: Known): void {
    const before = this.#waiting.at(-1) ?? this.#shown;
    const fresh = freshAnswers(known, before);
    if (this.#skipping !== null) return this.#present(known, fresh.length > 0);
    if (before === null || this.#isUrgent(known, fresh)) return this.#present(known, false);
    if (this.#waiting.length === 0 && !fresh.some(({ bot }) => bot !== null)) return this.#present(known, false);
    // Talk, and who is here, need not wait for the bots.
    if (fresh.length === 0 && isTalkOnly(known, before)) this.#waiting[this.#waiting.length - 1] = known;
    else this.#waiting.push(known);
    if (this.#timer === null) this.#goOn();
    else this.#tell(this.#shown!, false);
  }

  /** Shows the latest position; and what follows without pauses, until what `to` says. */
  skip(to: Skipping | null): void {
    this.#skipping = to;
    const latest = this.#waiting.at(-1) ?? this.#shown;
    if (latest !== null) this.#present(latest, true);
  }

  /** The pace has changed, or the page is no longer seen: nothing waits longer than it has to. */
  look(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    const latest = this.#waiting.at(-1);
    if (latest !== undefined && this.#isUrgent(latest, [])) this.#present(latest, false);
    else this.#goOn();
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#waiting = [];
  }

  /** The reader's own move, time that runs, and a page that nobody sees wait for no bot. */
  #isUrgent({ now, seat, info }: Known, fresh: readonly Answered[]): boolean {
    if (this.#reader.pace() === 0 || this.#reader.isAway()) return true;
    if (seat === null) return false;
    const isTimed = info?.clock.kind === 'live' && (now?.clock?.running.includes(seat) ?? false);
    return isTimed || fresh.some((answer) => answer.seat === seat);
  }

  #goOn(): void {
    const wait = Math.max(0, this.#at + this.#reader.pace() - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = null;
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#at = performance.now();
      this.#shown = next;
      this.#tell(next, false);
      if (this.#waiting.length > 0) this.#goOn();
    }, wait);
  }

  /** Shows `known`, and drops what waits to be shown before it. */
  #present(known: Known, isJump: boolean): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    if (freshAnswers(known, this.#shown).length > 0) this.#at = performance.now();
    this.#shown = known;
    if (this.#skipping !== null && isThere(known, this.#skipping)) this.#skipping = null;
    this.#tell(known, isJump);
  }

  #tell(known: Known, isJump: boolean): void {
    const latest = this.#waiting.at(-1);
    this.#reader.show(
      latest === undefined ? known : withNews(known, latest),
      { behind: this.#waiting.length, skipping: this.#skipping },
      isJump,
    );
  }
}

type Answered = Extract<LogEntry, { readonly type: 'answered' }>;

function freshAnswers({ entries }: Known, before: Known | null): readonly Answered[] {
  const last = before?.now?.seq ?? Infinity;
  return entries.filter((entry): entry is Answered => entry.type === 'answered' && entry.seq > last);
}

const isTalk = ({ type }: LogEntry): boolean => type === 'said' || type === 'phrased';

function isTalkOnly(known: Known, before: Known): boolean {
  const last = before.now?.seq ?? 0;
  return known.entries.every((entry) => entry.seq <= last || isTalk(entry));
}

/** What was known then, with what people have said since, and who is here now. */
function withNews(then: Known, { entries, present, state, refusal }: Known): Known {
  const last = then.entries.at(-1)?.seq ?? 0;
  const talk = entries.filter((entry) => entry.seq > last && isTalk(entry));
  return { ...then, present, state, refusal, entries: talk.length === 0 ? then.entries : [...then.entries, ...talk] };
}

/** Whether there is nothing left to skip. */
function isThere({ info, now, seat }: Known, to: Skipping): boolean {
  if (info?.status !== 'playing') return true;
  return to === 'turn' && seat !== null && awaitedIn(now?.view).includes(seat);
}
