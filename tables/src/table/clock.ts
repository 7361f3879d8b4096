/** Clocks, read from the log alone: how long each seat was awaited, and when one is late. */
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

/** After each line: stops and starts clocks at the moment it was written. */
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
  // On an open floor everybody has the time of one answer for each of their own.
  else if (record.type === 'answered' && goesOn(table, record.seat)) left[record.seat] = wind(rules);
  clock.askedAt = opened(table);
  for (const seat of chairs.keys()) if (since[seat] === null && isAwaited(table, seat)) since[seat] = at;
}

/**
 * The increment for an answer; and for coming back, or whoever was late could never play again. On an open floor there
 * is one for whoever is done with it, however many answers it took.
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

/** A person at this seat is to answer. */
function isAwaited(table: Table, seat: Seat): boolean {
  return table.chairs[seat]!.held === 'person' && playsFor(table, seat) === null && isWaitedFor(table, seat);
}

/** The seat that has just answered is awaited again on the same floor. */
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

/** As clients are told it: at the moment of the latest line, so that the same log gives the same words. */
export function clockState({ made, clock, at }: Table): ClockState | null {
  if (made.clock.kind === 'none') return null;
  const running = clock.since.flatMap((from, seat) => (from === null ? [] : [seat]));
  const left = clock.left.map((ms, seat) => Math.max(0, ms - (at - (clock.since[seat] ?? at))));
  return { left, running, at };
}
