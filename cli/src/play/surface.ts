/** What every way to show a game has, and what hides a hand on a terminal. */
import type { Seat } from '@horda/kernel';
import { sizeOf } from '../terminal/style.ts';
import type { Session } from './session.ts';

export interface Face {
  /** Shows the table to a seat, or to spectators, with the reply to the last typed line. */
  show(session: Session, seat: Seat | null, notice: string | null): Promise<void>;
  /** Shows what a seat has missed, if it does not fit beside its question. */
  catchUp(session: Session, seat: Seat): Promise<void>;
  /** Shows a long text, page by page on a terminal. Returns whether it was read to its end. */
  read(lines: readonly string[]): Promise<boolean>;
  /** Hides everything before another person looks. */
  cover(): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

export const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

export function canClear(): boolean {
  return process.stdout.isTTY && process.env['TERM'] !== 'dumb';
}

/** Without redrawing, blank lines push the last player's hand off the screen. */
export function pushAway(): void {
  if (!process.stdout.isTTY) return;
  process.stdout.write('\n'.repeat(sizeOf(process.stdout).rows));
  if (canClear()) process.stdout.write(CLEAR);
}
