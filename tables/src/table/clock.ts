/** Clocks, computed from the log alone: how long the game waited for each seat, and when a seat is late. */
import { openAsk, type Seat } from '@horda/kernel';
import type { ClockState } from '@horda/protocol';
import type { ClockRules } from '@horda/protocol/schemas';
import type { TableRecord } from './records.ts';
import { isWaitedFor, opened, playsFor, type Table } from './table.ts';

const HOUR = 3_600_000;

/** What a clock shows at the start, in milliseconds. */
export function wind(rules: ClockRules): number {
  if (rules.kind === 'live') return rules.seconds * 1000;
  return rules.kind === 'turns' ? Math.round(rules.hours * HOUR) : 0;
}

/** Stops and starts the clocks after each line, at the time when the line was written. */
export function runClock(table: Table, record: TableRecord): void {
  const rules = table.made.clock;
  if (rules.kind === 'none') return;
  const { clock, at, chairs } = table;
  const { left, since } = clock;
  for (const seat of chairs.keys()) {
    if (since[seat] === null) continue;
    left[seat] = Math.max(0, left[seat]! - (at - since[seat]!));
    since[seat] = isAwaited(table, seat) ? at : null;
  }
  if (rules.kind === 'live') reward(table, record, rules.increment * 1000);
  else if (clock.askedAt !== opened(table)) left.fill(wind(rules));
  // On an open floor, each answer gives its seat the full time again.
  else if (record.type === 'answered' && goesOn(table, record.seat)) left[record.seat] = wind(rules);
  clock.askedAt = opened(table);
  for (const seat of chairs.keys()) if (since[seat] === null && isAwaited(table, seat)) since[seat] = at;
}

/**
 * Adds the increment for an answer. A player who comes back has at least one increment, or could never play again after
 * being late. On an open floor, a seat gets one increment when it is done, however many answers it gave.
 */
function reward(table: Table, record: TableRecord, increment: number): void {
  const {
    clock: { left },
    chairs,
    answers,
  } = table;
  if (record.type === 'tookBack') left[record.seat] = Math.max(left[record.seat]!, increment);
  if (record.type !== 'answered' || chairs[record.seat]!.bot !== null || goesOn(table, record.seat)) return;
  left[record.seat]! += increment;
  answers.at(-1)!.earned = increment;
}

/** The game waits for a person at this seat, and no bot plays for them. */
function isAwaited(table: Table, seat: Seat): boolean {
  return table.chairs[seat]!.held === 'person' && playsFor(table, seat) === null && isWaitedFor(table, seat);
}

/** The seat has just answered, and the game waits for it again on the same floor. */
function goesOn(table: Table, seat: Seat): boolean {
  const floor = table.state === null ? undefined : openAsk(table.state, seat)?.floor;
  return floor !== undefined && floor.since <= table.answers.at(-1)!.tick && isWaitedFor(table, seat);
}

/** When the next clock runs out, and whose; null: none runs. */
export function nextLate({ clock: { left, since } }: Table): { readonly seat: Seat; readonly at: number } | null {
  let next: { seat: Seat; at: number } | null = null;
  for (const [seat, from] of since.entries()) {
    if (from === null) continue;
    const at = from + left[seat]!;
    if (next === null || at < next.at) next = { seat, at };
  }
  return next;
}

/** The clock as sent to clients: at the time of the latest line, so that the same log always gives the same message. */
export function clockState({ made, clock, at }: Table): ClockState | null {
  if (made.clock.kind === 'none') return null;
  const running = clock.since.flatMap((from, seat) => (from === null ? [] : [seat]));
  const left = clock.left.map((ms, seat) => Math.max(0, ms - (at - (clock.since[seat] ?? at))));
  return { left, running, at };
}
