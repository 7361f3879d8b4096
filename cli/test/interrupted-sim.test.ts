import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { horda, hordaHere, newFolder } from './horda.ts';
import { hasPython, onTerminal } from './on-terminal.ts';

const CTRL_C = '\u0003';
/** Hours of play. */
const LONG = ['sim', 'zombiaki', '--bots', 'greedy', '--games', '100000', '--jobs', '2'];

interface Document {
  readonly incomplete: { readonly games: number; readonly of: number };
  readonly games: number;
  readonly outcomes: { readonly wins: readonly number[] };
  readonly digest: string | null;
}

describe.runIf(hasPython)('Ctrl-C while bots play', () => {
  test('prints what is finished, says how much that is, and ends as usual', async () => {
    const { code, stdout } = await onTerminal([CTRL_C], LONG);
    expect(code).toBe(130);
    const [, told = ''] = /Przerwano po (\d+) z 100000 gier/.exec(stdout) ?? [];
    expect(Number(told)).toBeGreaterThan(0);
    expect(stdout).toMatch(new RegExp(`: ${told} (gra|gry|gier), 2 graczy`));
    expect(stdout).toMatch(/miejsce 1 \(greedy\)/);
    expect(stdout).not.toMatch(/^skrót/m);
  });

  test('prints one document, marked as incomplete and without a digest', async () => {
    const cwd = newFolder();
    const { code } = await onTerminal([CTRL_C], [...LONG, '--json'], {}, { cwd, out: 'study.json' });
    expect(code).toBe(130);
    const study = JSON.parse(readFileSync(join(cwd, 'study.json'), 'utf8')) as Document;
    expect(study.incomplete).toEqual({ games: study.games, of: 100_000 });
    expect(study.games).toBeGreaterThan(0);
    expect(study.outcomes.wins.reduce((sum, n) => sum + n)).toBe(study.games);
    expect(study.digest).toBeNull();
  });

  test('of several studies it compares those that have begun, and leaves an older report alone', async () => {
    const cwd = newFolder();
    const report = join(cwd, 'report.html');
    await horda(['sim', 'gear-up', '--players', '1', '--games', '3', '--report', 'report.html'], { cwd });
    const before = readFileSync(report, 'utf8');
    const long = ['sim', 'gear-up', '--bots', 'greedy', '--games', '50000', '--players', '1-6'];
    const { code, stdout } = await onTerminal([CTRL_C], [...long, '--report', 'report.html'], {}, { cwd });
    expect(code).toBe(130);
    expect(stdout).toMatch(/Przerwano po [1-9]\d* z 300000 gier/);
    expect(stdout).toContain('1 badanie, w każdym 50');
    expect(stdout).toContain('Raportu w "report.html" nie zapisano');
    expect(readFileSync(report, 'utf8')).toBe(before);
  });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a run that %s ends before its first game says so', async (signal, exit) => {
  const end = (name: string | symbol): void => {
    if (name !== signal) return;
    process.off('newListener', end);
    process.nextTick(() => process.emit(signal, signal));
  };
  for (const [flags, said] of [
    [[], 'Interrupted before the first of 100000 games was finished.\n'],
    [['--json'], `${JSON.stringify({ incomplete: { games: 0, of: 100_000 }, game: 'zombiaki' }, null, 2)}\n`],
  ] as const) {
    process.on('newListener', end);
    expect(await hordaHere([...LONG, ...flags])).toEqual({ code: exit, stdout: said, stderr: '' });
  }
});
