/** Where the browser of the tests is: the one that CHROMIUM_PATH names, the packaged one, or the machine's own. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

export interface Chromium {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

const run = promisify(execFile);
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { path: named, env: {} };
  const problems: string[] = [];
  try {
    return await packaged();
  } catch (error) {
    problems.push(`the packaged one does not run here: ${(error as Error).message}`);
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { path: installed, env: {} };
  throw new Error(`there is no Chromium: ${problems.join('; ')}. Set CHROMIUM_PATH to one that is installed.`);
}

/** What it needs and a machine may lack, libraries and a font, comes with it. */
async function packaged(): Promise<Chromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`it is made for linux-x64, not for ${process.platform}-${process.arch}`);
  const folder = await unpacked();
  const path = join(folder, 'chromium');
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  const libraries = [process.env['LD_LIBRARY_PATH'], join(folder, 'al2023/lib')].filter(Boolean).join(':');
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: libraries }]) {
    if (await runs(path, env)) return { path, env };
  }
  throw new Error('it does not start');
}

const runs = (path: string, env: Chromium['env']): Promise<boolean> =>
  run(path, ['--version'], { env: { ...process.env, ...env } }).then(
    () => true,
    () => false,
  );

/** One folder for each version and user; it appears complete or not at all, however many runs unpack at once. */
async function unpacked(): Promise<string> {
  const version = packagedVersion();
  const user = process.getuid?.() ?? 0;
  const folder = join(tmpdir(), `horda-chromium-${version}-${user}`);
  if (existsSync(folder)) {
    if (statSync(folder).uid === user) return folder;
    throw new Error(`${folder} belongs to somebody else`);
  }
  const fresh = mkdtempSync(`${folder}-`);
  try {
    // The package unpacks into the folder for temporary files and nowhere else.
    await run(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], {
      env: { ...process.env, TMPDIR: fresh },
    });
    writeFileSync(
      join(fresh, 'fonts.conf'),
      `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    );
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    // Somebody else was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function packagedVersion(): string {
  const require = createRequire(import.meta.url);
  const manifest = join(dirname(require.resolve('@sparticuz/chromium')), '../package.json');
  return (require(manifest) as { version: string }).version;
}
