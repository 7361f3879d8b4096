/** What a clock shows, from what the server has told and how long ago that was. */
import type { ClockRules, ClockState } from '@horda/protocol';
import type { Seat } from '@horda/kernel';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The milliseconds a seat has left at `now`, by the clock of whoever keeps the table. */
export function timeLeft({ left, running, at }: ClockState, seat: Seat, now: number): number {
  const had = left[seat] ?? 0;
  return running.includes(seat) ? Math.max(0, had - Math.max(0, now - at)) : had;
}

/**
 * How far this device's clock is ahead of the server's. `told`: the second that the server has named, cut off;
 * `sent`, `received`: when it was asked and answered, by this device.
 */
export function clockAhead(told: number, sent: number, received: number): number {
  return (sent + received) / 2 - (told + SECOND / 2);
}

/** `12:05`, `1:00:00`. A clock that still runs never shows nothing: a started second is a second. */
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

/** Of long times hours and minutes will do; the last minutes are counted. */
export function clockText(milliseconds: number, kind: ClockRules['kind'], units: Units): string {
  if (kind !== 'turns' || milliseconds < 10 * MINUTE) return digits(milliseconds);
  const minutes = Math.ceil(milliseconds / MINUTE);
  return minutes < 60 ? units.minutes(minutes) : units.hours(Math.floor(minutes / 60), minutes % 60);
}

export type ClockMood = 'plain' | 'low' | 'out';

/** `low`: half a minute of a live game, an hour of one by turns, or a fifth of what there was, if that is less. */
export function moodOf(milliseconds: number, rules: ClockRules): ClockMood {
  if (rules.kind === 'none') return 'plain';
  if (milliseconds <= 0) return 'out';
  const [whole, little] = rules.kind === 'live' ? [rules.seconds * SECOND, MINUTE / 2] : [rules.hours * HOUR, HOUR];
  return milliseconds <= Math.min(little, whole / 5) ? 'low' : 'plain';
}
