import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND, horda, hordaHere, newFolder, run } from './horda.ts';

const folder = newFolder();
const sim = (file: string, ...args: string[]): string[] => ['sim', 'cisza', '--games', '20', '--report', file, ...args];

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", '#13': '\r' };
/** What somebody copies from a piece of the page. */
const textOf = (markup: string): string =>
  markup.replaceAll(/<[^>]+>/g, '').replaceAll(/&([^;]+);/g, (_, name: string) => ENTITIES[name]!);

test.each([
  [['--players', '3', '--seed', `it's <b> & "so"  \r\n$HOME -x`], []],
  [
    ['--bots', 'greedy,random', '--seed=--json', '--set', 'expert=true'],
    ['--bots greedy,random', '--set expert=true'],
  ],
])('the command in the report of %j plays the same games', async (args, parts) => {
  const file = join(folder, 'again.html');
  expect(await horda(sim(file, ...args))).toMatchObject({ code: 0, stderr: '' });
  const page = readFileSync(file, 'utf8');
  const command = textOf(/<pre[^>]*>(.*)<\/pre>/s.exec(page)![1]!);
  for (const part of parts) expect(command).toContain(part);
  const again = command.replace(/^npx horda/, `'${process.execPath}' '${COMMAND}'`);
  const { stdout } = await run('sh', ['-c', `${again} --json`], {});
  const { digest } = JSON.parse(stdout) as { digest: string };
  expect(page).toContain(`<code>${digest}</code>`);
});

test('the figures are printed, and where the report is', async () => {
  const file = join(folder, 'figures.html');
  const { code, stdout, stderr } = await hordaHere(sim(file));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('seat 4 (random)');
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(`The report is in "${file}"; open it in a browser.`);
});

test('the report is in the language asked for, and replaces an older report', async () => {
  const file = join(folder, 'language.html');
  await hordaHere(sim(file));
  expect(readFileSync(file, 'utf8')).toContain('<html lang="en">');
  expect(await hordaHere(sim(file, '--lang', 'pl'))).toMatchObject({ code: 0, stderr: '' });
  expect(readFileSync(file, 'utf8')).toContain('<html lang="pl">');
});

/** Said before a study that would take days. */
describe('where no report can be written, one line says so', () => {
  test.each<[string, (place: string) => void, string]>([
    ['missing/out.html', () => {}, 'its folder does not exist'],
    ['folder.html', (place) => mkdirSync(place), 'not a file'],
    [
      'diary.html',
      (place) => writeFileSync(place, '<!doctype html>\n<p>Dear diary'),
      'is not a report of a simulation',
    ],
    ['empty.html', (place) => writeFileSync(place, ''), 'is not a report of a simulation'],
    [`${'long'.repeat(100)}.html`, () => {}, 'cannot be written (ENAMETOOLONG)'],
  ])('%s', async (name, prepare, part) => {
    const file = join(folder, name);
    prepare(file);
    const { code, stdout, stderr } = await hordaHere(sim(file, '--games', '1000000000'));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^horda: [^\n]+\n$/);
    expect(stderr).toContain(part);
  });

  test('a file that is no report stays as it was', async () => {
    const file = join(folder, 'kept.html');
    writeFileSync(file, 'mine');
    await hordaHere(sim(file));
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});
