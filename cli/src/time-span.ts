/** Lengths of time as people type them: 14d, 12h, 30m. */
import { wrongUsage } from './complaint.ts';
import { quoted } from './terminal/width.ts';
import type { Words } from './text/words.ts';

const UNITS: Readonly<Record<string, number>> = { d: 24 * 3_600_000, h: 3_600_000, m: 60_000 };
/** A hundred years. */
const LONGEST = 36_525 * UNITS['d']!;

/** In milliseconds. `never`: what that word means; null: it is not allowed. */
export function timeSpan(words: Words, flag: string, text: string, never: number | null = null): number {
  const plain = text.trim().toLowerCase();
  if (plain === 'never' && never !== null) return never;
  const [, count, unit] = /^(\d{1,6})([dhm])$/.exec(plain) ?? [];
  const ms = Number(count) * (UNITS[unit ?? ''] ?? Number.NaN);
  if (ms > 0 && ms <= LONGEST) return ms;
  throw wrongUsage(words.errors.badDuration(flag, quoted(text), never !== null));
}
