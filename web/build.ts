/**
 * Builds the page: `node web/build.ts [--static] [--out FOLDER] [--games FILE] [--if-changed]`. With `--static` it is for a
 * web server that only hands out files: everything is played in the browser.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { compressFiles } from './build/compress.ts';
import { policyTag } from './build/policy.ts';
import { filesIn } from './build/files.ts';
import { buildServiceWorker } from './build/service-worker.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** The folders whose files can end up in the page. */
const SOURCES = ['web', 'kernel', 'parts', 'games', 'bots', 'lab', 'protocol', 'tables'];
const isSource = (name: string): boolean =>
  !['node_modules', 'test'].includes(name) && !name.startsWith('dist') && !/^\.|\.test\./.test(name);

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    games: { type: 'string' },
    static: { type: 'boolean', default: false },
    'if-changed': { type: 'boolean' },
  },
});
/** Further games, as `src/games/further.ts` has none. */
const games = values.games === undefined ? null : resolve(values.games);
const out = resolve(values.out ?? (values.static ? join(ROOT, 'dist/static') : join(import.meta.dirname, 'dist')));
/** How the page imports the file of further games. */
const FURTHER = /^\.{1,2}\/(games\/)?further\.ts$/;
const stamp = (folder: string): string => join(folder, '.built-from');

try {
  const source = fingerprint();
  const isFresh = existsSync(stamp(out)) && readFileSync(stamp(out), 'utf8') === source;
  if (!values['if-changed'] || !isFresh) await buildPage(source);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const shown = process.stderr.isTTY ? reason : stripVTControlCharacters(reason);
  console.error(`web: the page could not be built.\n${shown.trim()}`);
  process.exitCode = 1;
}

/** Beside its place at first: whoever is being served from there gets the old page whole, or the new one. */
async function buildPage(source: string): Promise<void> {
  const started = performance.now();
  const fresh = `${out}-${process.pid}`;
  const version = source.slice(0, 12);
  // Whatever it is set to here: this is the page that people get.
  process.env['NODE_ENV'] = 'production';
  try {
    const { build } = await import('vite');
    await build({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      logLevel: 'warn',
      define: {
        'import.meta.env.HORDA_VERSION': JSON.stringify(release()),
        'import.meta.env.HORDA_STATIC': String(values.static),
        'import.meta.env.HORDA_BUILD': JSON.stringify(version),
      },
      plugins: values.static ? [policyTag()] : [],
      build: { outDir: fresh },
      ...(games === null ? {} : { resolve: { alias: [{ find: FURTHER, replacement: games }] } }),
    });
    await buildServiceWorker(fresh, version);
    await compressFiles(fresh);
    writeFileSync(stamp(fresh), source);
    rmSync(out, { recursive: true, force: true });
    renameSync(fresh, out);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  console.log(
    `web: the page was built into ${relative(process.cwd(), out) || '.'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

function release(): string {
  return (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Equal for equal sources, wherever they are. */
function fingerprint(): string {
  // What further games are made of lies beside the tests.
  const further = games === null ? [] : [games, ...filesIn(join(ROOT, 'testing'), isSource)];
  const files = [...SOURCES.flatMap((folder) => filesIn(join(ROOT, folder), isSource)), ...further];
  const hash = createHash('sha256').update(values.static ? 'static' : '');
  for (const file of [join(ROOT, 'package-lock.json'), ...files])
    hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest('hex');
}
