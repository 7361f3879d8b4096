/** What people expect of any command: help, version, completion, nearest words, files that are not lost. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLAGS } from '../src/command-flags.ts';
import { wordsOf } from '../src/language.ts';
import { pagerOf } from '../src/terminal/pager.ts';
import { COMMANDS } from '../src/text/words.ts';
import { horda, hordaHere, lines, newFolder } from './horda.ts';

const { errors } = wordsOf('en');

describe('help', () => {
  test.each(COMMANDS)('%s', async (command) => {
    const [asked, flagged] = [await hordaHere(['help', command]), await hordaHere([command, '--help'])];
    expect(asked).toEqual(flagged);
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    for (const flag of Object.keys(FLAGS[command])) expect(asked.stdout).toContain(`--${flag}`);
  });

  test('in Polish too', async () => {
    const { stdout } = await hordaHere(['help', 'saves', '--lang', 'pl']);
    expect(stdout).toContain('Gry, które czekają');
  });

  test('of nothing and of help is the list of commands', async () => {
    const usage = await hordaHere(['--help']);
    expect(await hordaHere(['help'])).toEqual(usage);
    expect(await hordaHere(['help', 'help'])).toEqual(usage);
  });
});

test('version', async () => {
  expect(await hordaHere(['version'])).toEqual(await hordaHere(['--version']));
});

describe('did you mean', () => {
  test.each([
    [['pla', 'cisza'], 'Did you mean horda play?'],
    [['help', 'verfy'], 'Did you mean horda verify?'],
    [['cisza'], 'Did you mean horda play cisza?'],
    [['rules', 'zombicyde'], 'Did you mean zombicide?'],
    [['rules', 'cisza', 'C1O'], 'Did you mean C1?'],
    [['list', '--jsn'], 'Did you mean --json?'],
    [['completion', 'bahsh'], 'Did you mean bash?'],
    [['pack', 'chek'], 'Did you mean check?'],
    [['admin', 'lst'], 'Did you mean list?'],
  ])('%j', async (args, near) => {
    const { code, stdout, stderr } = await hordaHere(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(near);
    // Whoever is told what was meant does not need the list of everything.
    expect(stderr).toMatch(/^horda: [^\n]+\n$/);
  });

  test('at the table: things, rules and commands', async () => {
    const { stdout } = await horda(['play', 'cisza', '--seed', 'a'], {
      input: lines('why shotgum', 'rules C1O', 'hnt', 'quit', 'n'),
    });
    expect(stdout).toMatch(/Did\s+you\s+mean\s+shotgun\?/);
    expect(stdout).toMatch(/Did\s+you\s+mean\s+C1\?/);
    expect(stdout).toMatch(/Did\s+you\s+mean\s+hint\?/);
  });
});

test('rules by a word', async () => {
  const { code, stdout } = await hordaHere(['rules', 'cisza', 'Megaphone']);
  expect(code).toBe(0);
  expect(stdout.match(/^C\d+ /gm)!.length).toBeGreaterThan(1);
  expect(stdout).not.toContain('C14 ');
});

test('rules for players count no tests; --tests does', async () => {
  const [forPlayers, forAuthors] = [await hordaHere(['rules', 'C14']), await hordaHere(['rules', 'C14', '--tests'])];
  expect(forPlayers.stdout).not.toMatch(/\d tests?/);
  expect(forAuthors.stdout).toMatch(/\d tests?/);
});

describe('completion', () => {
  /** What bash offers after these words. */
  const completed = async (...words: string[]): Promise<readonly string[]> => {
    const { stdout: script } = await hordaHere(['completion', 'bash']);
    const typed = words.map((word) => `'${word}'`).join(' ');
    const ask = `COMP_WORDS=(horda ${typed}); COMP_CWORD=${words.length}; _horda; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const ran = spawnSync('bash', ['-c', `${script}\n${ask}`], { encoding: 'utf8', cwd: newFolder() });
    expect(ran.stderr).toBe('');
    return ran.stdout.split('\n').filter((word) => word !== '');
  };

  test.each([
    [['re'], ['resume', 'replay', 'restore']],
    [
      ['play', 'z'],
      ['zombiaki', 'zombicide'],
    ],
    [
      ['play', 'cisza', '--pl'],
      ['--players', '--plain'],
    ],
    [
      ['sim', 'cisza', '--lang', ''],
      ['pl', 'en'],
    ],
    [['pack', 't'], ['template']],
    [['help', 'comp'], ['completion']],
    [['sim', 'cisza', '--seed', ''], []],
  ])('bash after %j', async (words, offered) => {
    expect(await completed(...words)).toEqual(offered);
  });

  test.each(['zsh', 'fish'])('%s gets every command with what it does, and every flag', async (shell) => {
    const { stdout } = await hordaHere(['completion', shell]);
    for (const command of COMMANDS) expect(stdout).toContain(command);
    expect(stdout).toContain('watch a saved game');
    expect(stdout).toContain('expire-idle');
    const check = spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' });
    // Where the shell is installed, it finds nothing wrong.
    expect(check.error === undefined ? check.stderr : '').toBe('');
  });

  test('without a shell says which there are', async () => {
    expect(await hordaHere(['completion'])).toMatchObject({
      code: 2,
      stderr: 'horda: which shell? horda completion bash | zsh | fish\n',
    });
  });
});

describe('files', () => {
  const sure = ['--force'];

  test('a template replaces a file only if it is told to', async () => {
    const file = join(newFolder(), 'pack.json');
    writeFileSync(file, 'mine');
    const refused = await hordaHere(['pack', 'template', 'cisza', '--out', file]);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('--force');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(await hordaHere(['pack', 'template', 'cisza', '--out', file, ...sure])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toContain('"game": "cisza"');
  });

  test('a report replaces another file only if it is told to', async () => {
    const file = join(newFolder(), 'letter.html');
    writeFileSync(file, 'Dear Ann');
    const study = ['sim', 'cisza', '--games', '1', '--report', file];
    expect((await hordaHere(study)).stderr).toContain('--force');
    expect(readFileSync(file, 'utf8')).toBe('Dear Ann');
    expect(await hordaHere([...study, ...sure])).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(file, 'utf8')).toContain('<!doctype html>');
  });

  test('series replace files only if they are told to, and say so before they are played', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'zombicide-1.json'), 'mine');
    const { code, stderr } = await hordaHere(['series', 'zombicide', '--seeds', '1', '--save', folder]);
    expect(code).toBe(1);
    expect(stderr).toContain('--force');
    expect(readFileSync(join(folder, 'zombicide-1.json'), 'utf8')).toBe('mine');
  });

  test('a save replaces an older one of the same game, another file only if it is told to', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'letter.txt'), 'Dear Ann');
    const begin = (seed: string, ...typed: string[]) =>
      horda(['play', 'cisza', '--seed', seed], { input: lines(...typed, 'quit', 'n'), cwd: folder });
    await begin('a', 'save a.json', '1', 'save a.json');
    const { stdout } = await begin('b', 'save a.json', 'save letter.txt', 'save letter.txt --force');
    expect(stdout).toMatch(/"a.json": is there already and holds another saved game;.*--force/s);
    expect(stdout).toMatch(/"letter.txt": .*is not a saved game;.*--force/s);
    const { answers } = JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')) as { answers: unknown[] };
    expect(answers.length).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync(join(folder, 'letter.txt'), 'utf8'))).toMatchObject({ horda: 1 });
  });

  test.runIf(existsSync('/proc/self'))('/proc takes no files: that is said at once', async () => {
    const attempts = [
      ['pack', 'template', 'cisza', '--out', '/proc/pack.json'],
      ['sim', 'cisza', '--games', '1', '--report', '/proc/report.html'],
      ['series', 'zombicide', '--seeds', '1', '--save', '/proc/series'],
    ];
    for (const args of attempts) {
      const { code, stdout, stderr } = await hordaHere(args);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(/^horda: "\/proc\/[a-z.]+": cannot be written \([A-Z]+\)\.\n$/);
    }
  });

  test.each([
    ['a list', '[1]'],
    ['a number', '7'],
    ['settings of something else', '{"name": "horda", "version": "1.0.0"}'],
  ])('JSON that is no save is called that: %s', async (_, text) => {
    const file = join(newFolder(), 'other.json');
    writeFileSync(file, text);
    for (const args of [
      ['verify', file],
      ['replay', file],
      ['play', '--load', file],
    ])
      expect((await hordaHere(args)).stderr).toMatch(/: this is JSON, but not a saved game: [^\n]+\n$/);
  });
});

describe('verify --json', () => {
  test('tells what a sentence tells, and the exit code is the same', async () => {
    const folder = newFolder();
    await horda(['play', 'cisza', '--seed', 'a'], { input: lines('save a.json', 'quit', 'n'), cwd: folder });
    const file = join(folder, 'a.json');
    const { code, stdout } = await hordaHere(['verify', file, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      games: [{ game: 'cisza', replayed: true, seats: 4, over: false, winners: null }],
    });
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seats":', '"seats_":').replace('"seats"', '"nobody"'));
    const broken = await hordaHere(['verify', file, '--json']);
    expect(broken).toMatchObject({ code: 1, stderr: '' });
    expect(JSON.parse(broken.stdout)).toEqual({ ok: false, problem: expect.stringContaining('seats') as string });
  });

  test('wrong usage stays wrong usage', async () => {
    expect(await hordaHere(['verify', '--json'])).toMatchObject({ code: 2, stdout: '' });
    expect(errors.missingFile('verify')).toContain('FILE');
  });
});

describe('saves', () => {
  test('lists what waits and where, and forgets what is named', async () => {
    const folder = newFolder();
    const env = { HORDA_GAMES: folder };
    expect((await hordaHere(['saves'], env)).stdout).toContain(folder);
    await horda(['play', 'cisza', '--seed', 'a', '--names', 'Ala,B,C,D'], {
      input: lines('1', 'save a.json', 'quit', 'n'),
      cwd: folder,
    });
    mkdirSync(join(folder, 'games'));
    writeFileSync(join(folder, 'games', 'cisza-1.json'), readFileSync(join(folder, 'a.json')));
    const at = { HORDA_GAMES: join(folder, 'games') };
    expect((await hordaHere(['saves'], at)).stdout).toMatch(/cisza-1 +Cisza \(Silence\) – Ala, B, C, D/);
    const told = JSON.parse((await hordaHere(['saves', '--json'], at)).stdout) as { games: unknown[] };
    expect(told).toMatchObject({ folder: at.HORDA_GAMES, strange: [] });
    expect(told.games).toMatchObject([{ id: 'cisza-1', game: 'cisza', names: ['Ala', 'B', 'C', 'D'] }]);
    expect(await hordaHere(['saves', '--forget', 'cisza-1'], at)).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'games', 'cisza-1.json'))).toBe(false);
  });
});

test.each([
  [{}, true, 'less'],
  [{ PAGER: 'most' }, true, 'most'],
  [{ PAGER: '' }, true, null],
  [{ PAGER: 'cat' }, true, null],
  [{ TERM: 'dumb' }, true, null],
  [{}, false, null],
])('with %j on a terminal (%s) long texts go through %s', (env, isTerminal, pager) => {
  expect(pagerOf(env, isTerminal)).toBe(pager);
});
