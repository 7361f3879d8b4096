/** The admin key: from a file, or from the environment. */
import { readFileSync } from 'node:fs';
import { failed } from '../complaint.ts';
import { codeOf } from '../text-file.ts';
import { quoted } from '../terminal/width.ts';
import type { Words } from '../text/words.ts';

export function readAdminKey(words: Words, file: string | null): string | null {
  if (file === null) return process.env['HORDA_ADMIN_KEY']?.trim() || null;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw failed(words.admin.noKeyFile(quoted(file), codeOf(error) ?? String(error)));
  }
}
