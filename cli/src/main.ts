/** The `horda` command starts here. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled sources are kept beside the installed packages: from the second time on the command starts at once.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/horda', import.meta.url)));
// A reader that has seen enough (`horda list | head -1`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { horda } = await import('./dispatch.ts');
process.exitCode = await horda(process.argv.slice(2));
