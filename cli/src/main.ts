/** The `horda` command starts here. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled sources are cached beside the installed packages, so that later starts are fast.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/horda', import.meta.url)));
// A reader that stops early (`horda list | head -1`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { horda } = await import('./dispatch.ts');
process.exitCode = await horda(process.argv.slice(2));
