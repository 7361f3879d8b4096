/** Cannot even be loaded. */
import { readFileSync } from 'node:fs';

readFileSync(new URL('./there-is-no-such-file', import.meta.url));
