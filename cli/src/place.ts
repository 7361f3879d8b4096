/** Where a server keeps its games: a folder, or a PostgreSQL database. */
import { resolve } from 'node:path';
import type { ServeOptions } from '@horda/server';
import { wrongUsage } from './complaint.ts';
import type { Words } from './text/words.ts';

export type Place = Pick<ServeOptions, 'data' | 'database'>;

/** `flag`: what was given with `--data`. */
export function readPlace(words: Words, flag: string | null): Place {
  const database = process.env['DATABASE_URL'] || null;
  const folder = notBlank(words, '--data', flag);
  if (folder !== null && database !== null) throw wrongUsage(words.errors.notTogether('--data', 'DATABASE_URL'));
  return { data: resolve(folder ?? (process.env['HORDA_DATA'] || 'data')), database };
}

/** An empty address would mean every network interface, and an empty folder the current one. */
export function notBlank(words: Words, flag: string, text: string | null): string | null {
  if (text?.trim() === '') throw wrongUsage(words.errors.needsValue(flag));
  return text;
}
