/** The version of Horda, as its package.json says: at the same place in the checkout and in the package. */
import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../package.json', import.meta.url);

export const VERSION = (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }).version;
