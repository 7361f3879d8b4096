/** Other engines have a lock file of their own, and are installed only when a bench asks for them. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../peers/', import.meta.url));
/** This file is written last, so that an interrupted installation does not count. */
const STAMP = join(FOLDER, 'node_modules', '.horda-peers');

/** The path of a module in the folder of the peers. */
export function peer(file: string): string {
  return join(FOLDER, file);
}

/** Installs the packages of the peers' lock file, unless they are already installed. */
export async function installPeers(log: (line: string) => void): Promise<void> {
  const key = createHash('sha256')
    .update(readFileSync(peer('package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === key) return;
  const { dependencies } = JSON.parse(readFileSync(peer('package.json'), 'utf8')) as { dependencies: object };
  const names = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  log(`bench: installing ${names.join(', ')} into bench/peers for comparison (once; usually under a minute) ...`);
  rmSync(STAMP, { force: true });
  await npmCi();
  writeFileSync(STAMP, key);
}

async function npmCi(): Promise<void> {
  const cli = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : undefined;
  const [file, ...first] = cli === undefined ? ['npm'] : [process.execPath, cli];
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const child = spawn(file!, [...first, 'ci', ...quiet], {
    cwd: FOLDER,
    // npm runs with the Node that runs this.
    env: { ...process.env, [path]: [dirname(process.execPath), process.env[path]].join(delimiter) },
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: cli === undefined && process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`the engines to compare with could not be installed in bench/peers.\n${said.trim()}`);
}
