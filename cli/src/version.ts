import { readFileSync } from 'node:fs';

/** The version of this program. */
export function versionOf(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
