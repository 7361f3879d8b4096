/** How this command came to the machine: as a checkout, or as the package, which has neither tests nor benches. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inShell } from './terminal/command-line.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const IS_CHECKOUT = existsSync(join(ROOT, 'tools', 'setup.mjs'));

/** How to start this command again, from the folder at hand. */
export const HORDA = howToStart(ROOT);

/**
 * `npx FILE` installs a file into a folder of its own, whose package.json says where the file is. `npx horda` would then
 * fetch a stranger's package of that name.
 */
export function howToStart(root: string, here = '.'): string {
  const installed = resolve(root, '..', '..');
  if (!resolve(root, '..').endsWith(`${sep}node_modules`)) return 'npx horda';
  const file = join(installed, 'package.json');
  // A global installation has no package.json of its own, and its command is on the PATH.
  if (!existsSync(file)) return 'horda';
  if (!dirname(installed).endsWith(`${sep}_npx`)) return 'npx horda';
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
  const spec = dependencies?.['horda'] ?? '';
  if (!spec.startsWith('file:')) return 'npx horda';
  const way = relative(here, resolve(installed, spec.slice('file:'.length)));
  return `npx ${inShell(way.startsWith('.') ? way : `.${sep}${way}`)}`;
}
