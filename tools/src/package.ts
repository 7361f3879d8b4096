// Makes the one file that plays and serves without a checkout: `npm run package [-- --out FOLDER]` writes
// dist/horda-VERSION.tgz. Everything in it is ready to run; npm adds the packages that it names.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { programsFrom } from './packing/programs.ts';
import { shrinkwrap, type Lock, type Manifest } from './packing/shrinkwrap.ts';
import { ROOT } from './sources.ts';

const run = promisify(execFile);
const COMMAND = 'cli/bin/horda.mjs';
const PAGE = 'web/dist';
/** What people read, as it is in the checkout. */
const COPIED = ['LICENSE', 'CHANGELOG.md', 'deploy', 'docs/decisions'];
const DOCUMENTS = ['hosting.md', 'protocol.md', 'packs.md', 'engine.md', 'engine-example.py', 'bot-example.mjs'];
/** The oldest Node that can start the command; it hands over to the Node that comes with the package. */
const OLDEST_NODE = '>=18';

// Node warns that its way of stripping types may change; which Node packs is pinned.
process.removeAllListeners('warning');

const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = resolve(values.out ?? join(ROOT, 'dist'));

mkdirSync(out, { recursive: true });
const stage = mkdtempSync(join(out, 'packing-'));
try {
  await run(process.execPath, [join(ROOT, 'web/build.ts'), '--if-changed']);
  const { files, packages } = programsFrom([COMMAND]);
  for (const [path, text] of files) write(path, text);
  cpSync(join(ROOT, PAGE), join(stage, PAGE), { recursive: true, filter: (path) => !basename(path).startsWith('.') });
  for (const path of [...COPIED, ...DOCUMENTS.map((name) => `docs/${name}`)])
    cpSync(join(ROOT, path), join(stage, path), { recursive: true });
  cpSync(join(ROOT, 'tools/package/README.md'), join(stage, 'README.md'));
  const manifest = manifestWith(packages);
  write('package.json', JSON.stringify(manifest, null, 2));
  write('npm-shrinkwrap.json', JSON.stringify(shrinkwrap(readJson<Lock>('package-lock.json'), manifest), null, 2));
  const file = await pack();
  console.log(`package: ${file} (${(statSync(file).size / 1e6).toFixed(1)} MB)`);
} finally {
  rmSync(stage, { recursive: true, force: true });
}

function write(path: string, text: string): void {
  const file = join(stage, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: path === COMMAND ? 0o755 : 0o644 });
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;
}

function manifestWith(dependencies: Manifest['dependencies']): Manifest {
  const { name, version, description, license, optionalDependencies } = readJson<Manifest>('package.json');
  const bin = { horda: COMMAND };
  const engines = { node: OLDEST_NODE };
  return { name, version, description, license, type: 'module', bin, engines, dependencies, optionalDependencies };
}

async function pack(): Promise<string> {
  const cli = process.env['npm_execpath'];
  const [program, ...first] = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  const options = ['--json', '--ignore-scripts', '--pack-destination', out];
  const { stdout } = await run(program!, [...first, 'pack', ...options], { cwd: stage, maxBuffer: 64e6 });
  const [packed] = JSON.parse(stdout) as [{ filename: string }];
  return join(out, packed.filename);
}
