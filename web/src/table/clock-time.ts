/** What a clock shows, computed from the server's last report and the time since. */
import type { ClockRules, ClockState } from '@horda/protocol';
import type { Seat } from '@horda/kernel';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The milliseconds a seat has left at `now`, which is a time by the host's clock. */
export function timeLeft({ left, running, at }: ClockState, seat: Seat, now: number): number {
  const had = left[seat] ?? 0;
  return running.includes(seat) ? Math.max(0, had - Math.max(0, now - at)) : had;
}

/**
 * How far this device's clock is ahead of the server's. `told`: the server's time; `sent`, `received`: when this device
 * sent the request and got the reply.
 */
export function clockAhead(told: number, sent: number, received: number): number {
  return (sent + received) / 2 - told;
}

/** `12:05`, `1:00:00`. Seconds are rounded up, so a clock that still runs never shows zero. */
export function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

interface Units {
  hours(hours: number, minutes: number): string;
  minutes(minutes: number): string;
}

/** Long times show only hours and minutes; the last minutes show seconds too. */
export function clockText(milliseconds: number, kind: ClockRules['kind'], units: Units): string {
  if (kind !== 'turns' || milliseconds < 10 * MINUTE) return digits(milliseconds);
  const minutes = Math.ceil(milliseconds / MINUTE);
  return minutes < 60 ? units.minutes(minutes) : units.hours(Math.floor(minutes / 60), minutes % 60);
}

export type ClockMood = 'plain' | 'low' | 'out';

/** `low`: at most half a minute in a live game, an hour in a game by turns, or a fifth of the full time if less. */
export function moodOf(milliseconds: number, rules: ClockRules): ClockMood {
  if (rules.kind === 'none') return 'plain';
  if (milliseconds <= 0) return 'out';
  const [whole, little] = rules.kind === 'live' ? [rules.seconds * SECOND, MINUTE / 2] : [rules.hours * HOUR, HOUR];
  return milliseconds <= Math.min(little, whole / 5) ? 'low' : 'plain';
}
