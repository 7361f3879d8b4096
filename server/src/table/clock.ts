/** Clocks, read from the log alone: how long each seat was awaited, and when one is late. */
import { openAsk, type Seat } from '@horda/kernel';
import type { ClockState } from '@horda/protocol';
import type { ClockRules } from '@horda/protocol/schemas';
import type { TableRecord } from './records.ts';
import { playsFor, type Table } from './table.ts';

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
  const { left, since } = table.clock;
  for (const seat of table.chairs.keys()) {
    const answered = record.type === 'answered' && record.seat === seat;
    const runs = isAwaited(table, seat);
    const from = since[seat]!;
    if (from !== null && (!runs || answered)) {
      if (rules.kind === 'live') left[seat] = Math.max(0, left[seat]! - (table.at - from));
      since[seat] = null;
    }
    // Whoever was late has the increment for the next question, or there would be no way back.
    if (answered && rules.kind === 'live' && table.chairs[seat]!.bot === null) left[seat]! += rules.increment * 1000;
    if (runs && since[seat] === null) since[seat] = table.at;
  }
}

/** A person at this seat is to answer. */
function isAwaited(table: Table, seat: Seat): boolean {
  if (table.status !== 'playing' || table.state === null) return false;
  const { held } = table.chairs[seat]!;
  return held === 'person' && playsFor(table, seat) === null && openAsk(table.state, seat) !== null;
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
