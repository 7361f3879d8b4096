/** The flags of a server that say how long and how many tables are kept, and who looks after them. */
import type { Lives, ServeOptions } from '@horda/server';
import { readAdminKey } from '../admin/admin-key.ts';
import type { KEEPING_FLAGS } from '../command-flags.ts';
import { wholeNumber, type Values } from '../flags.ts';
import { timeSpan } from '../time-span.ts';
import type { Words } from '../text/words.ts';

const GIGABYTE = 1_000_000_000;
const MOST_GIGABYTES = 1_000_000;
const MOST_TABLES = 1_000_000_000;

export function readKeeping(
  words: Words,
  values: Values<typeof KEEPING_FLAGS>,
): Pick<ServeOptions, 'adminKey' | 'lives' | 'quotas'> {
  const lives: Partial<Record<keyof Lives, number>> = {};
  for (const name of ['open', 'unused', 'idle', 'over'] as const) {
    const text = values[`expire-${name}`];
    if (text !== null) lives[name] = timeSpan(words, `--expire-${name}`, text, Infinity);
  }
  const number = (flag: 'most-gigabytes' | 'most-tables', most: number): number | null => {
    const text = values[flag];
    return text === null ? null : wholeNumber(words, `--${flag}`, text, 1, most);
  };
  const gigabytes = number('most-gigabytes', MOST_GIGABYTES);
  const quotas = {
    mostBytes: gigabytes === null ? null : gigabytes * GIGABYTE,
    mostTables: number('most-tables', MOST_TABLES),
  };
  const adminKey = readAdminKey(words, values['admin-key-file']);
  return {
    ...(adminKey === null ? {} : { adminKey }),
    ...(Object.keys(lives).length === 0 ? {} : { lives }),
    ...(quotas.mostBytes === null && quotas.mostTables === null ? {} : { quotas }),
  };
}
