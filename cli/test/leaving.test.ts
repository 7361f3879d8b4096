import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findGame, GAMES } from '@horda/games';
import { seedOf } from '@horda/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../src/language.ts';
import { goOnWatching, playOn, type TerminalTable } from '../src/play/loop.ts';
import { saysYes } from '../src/play/orders.ts';
import { openSession } from '../src/play/session.ts';
import { horda, lines, newFolder } from './horda.ts';
import { CLEAR, ENTER, hasPython, LEAVE, onTerminal } from './on-terminal.ts';

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';

/** A table of one person and a bot, where these lines are typed; whatever is said is kept. */
function tableWith(typed: readonly string[], file: string | null = null) {
  const entry = findGame('cisza')!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.default]));
  const save = { game: 'cisza', version: entry.game.version, options, seats: 2, seed: seedOf('left'), answers: [] };
  const rest = [...typed];
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => (said.push(String(text)), true));
  const table: TerminalTable = {
    session: openSession(entry, save, ['Ala', 'Bot'], ['human', 'greedy']),
    shell: { language: 'en', words: wordsOf('en'), style: { color: false, unicode: true }, games: GAMES },
    input: {
      isTerminal: false,
      async line(prompt) {
        said.push(prompt);
        return rest.shift() ?? null;
      },
      putBack: (line) => void rest.unshift(line),
      refresh: () => {},
      close: () => {},
    },
    face: {
      async show(_session, _seat, notice) {
        if (notice !== null) said.push(notice);
      },
      catchUp: async () => {},
      read: async () => true,
      cover: () => {},
      close: () => {},
      isPlain: () => false,
      change: () => {},
    },
    keeper: null,
    file,
  };
  return { table, said, rest };
}

const OFFER = wordsOf('en').play.offerToSave;

afterEach(() => void vi.restoreAllMocks());

describe('who leaves', () => {
  test('stays at the table when the game could not be saved', async () => {
    const { table, said } = tableWith(['quit', 'yes', 'quit', 'no'], join(newFolder(), 'nowhere', 'game.json'));
    expect(await playOn(table)).toBe(0);
    expect(said.join('\n')).toMatch(/its folder does not exist\.[^]*Save the game first\?[^]*Left the table/);
  });

  test('is asked again until the answer is yes or no', async () => {
    const { table, said, rest } = tableWith(['quit', '', 'perhaps', CTRL_C, 'NIE', '1']);
    expect(await playOn(table)).toBe(0);
    expect(said.filter((text) => text === OFFER)).toHaveLength(4);
    expect(rest).toEqual(['1']);
  });

  test.each([
    ['y', true],
    ['YES', true],
    ['t', true],
    ['Tak', true],
    ['n', false],
    ['no', false],
    ['nie', false],
    ['', null],
    ['save', null],
  ])('%j means %j in both languages', (word, means) => {
    expect(saysYes(word)).toBe(means);
  });

  test('is told how to go on, with a file of several words in quotes', async () => {
    const folder = newFolder();
    const { stdout } = await horda(['play', 'cisza'], { input: lines('save my game.json', 'quit', 'n'), cwd: folder });
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain("npx horda play --load 'my game.json'");
    expect(readdirSync(folder)).toEqual(['my game.json']);
  });
});

describe('while only bots decide', () => {
  test('Enter lets them go on, and anything unknown asks again', async () => {
    const { table, said } = tableWith(['what?', '3', '']);
    expect(await goOnWatching(table, 0)).toBeNull();
    expect(said.filter((text) => text.startsWith('Bots have made'))).toHaveLength(3);
  });

  test('one may save and leave', async () => {
    const file = join(newFolder(), 'bots.save.json');
    const { table, said } = tableWith([`save ${file}`, 'quit', 'n']);
    expect(await goOnWatching(table, 0)).toBe(0);
    expect(existsSync(file)).toBe(true);
    expect(said.join('')).toContain('Saved in');
  });
});

describe.runIf(hasPython)('on a terminal', () => {
  const TWO = ['play', 'cisza', '--seats', 'human,human', '--names', 'Ala,Olek', '--set', 'first=1', '--seed', 'b'];

  test('Ctrl-C at the cover leaves and shows no hand', async () => {
    const { code, stdout } = await onTerminal([CTRL_C], TWO);
    expect(code).toBe(0);
    expect(stdout.trimEnd().endsWith('Odchodzisz od stołu.')).toBe(true);
    expect(stdout).not.toContain('Twój wybór');
  });

  test('who leaves a game that cannot be kept is asked about it, and Ctrl-C twice leaves at once', async () => {
    const { code, stdout } = await onTerminal(['zatrzymaj', CTRL_C, CTRL_C], TWO, { HORDA_GAMES: '/dev/null/games' });
    expect(stdout).toContain('Zapisać najpierw grę?');
    expect({ code, left: stdout.includes('Odchodzisz od stołu.') }).toEqual({ code: 0, left: true });
  });

  test.each([CTRL_C, CTRL_D])('%j at a question leaves a game that is kept, and says how to go on', async (key) => {
    const games = newFolder();
    const play = ['play', 'cisza', '--seed', 'a'];
    const { code, stdout } = await onTerminal(['1', key], play, { HORDA_GAMES: games });
    expect(code).toBe(0);
    expect(stdout.split(LEAVE)[1]).toContain('Wrócisz do niej tak: npx horda resume cisza-1');
    expect(await horda(['verify', 'cisza-1.json'], { cwd: games })).toMatchObject({ code: 0, stderr: '' });
  });

  test('Ctrl-D at a question saves a game that cannot be kept, and says where', async () => {
    const cwd = newFolder();
    const play = ['play', 'cisza', '--seed', 'a'];
    const { code, stdout } = await onTerminal(['1', CTRL_D], play, { HORDA_GAMES: '/dev/null/games' }, { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('Gry nie da się zachować na później');
    expect(stdout.split(LEAVE)[1]).toContain('Zapisano w cisza-1.save.json.');
    expect(await horda(['verify', 'cisza-1.save.json'], { cwd })).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ])('%s restores the terminal and ends as usual', async (signal, number) => {
    const { code, stdout } = await onTerminal([signal], ['play', 'cisza', '--seed', 'a']);
    // The child of the test died of the signal; its parent passes that on as a negative exit code.
    expect(code).toBe(256 - number);
    expect(stdout.split(LEAVE)).toHaveLength(2);
    expect(stdout.trimEnd().endsWith(LEAVE)).toBe(true);
  });

  test.each([
    [['--plain'], 'xterm-256color'],
    [[], 'dumb'],
    [['--plain'], 'dumb'],
  ])('%j with TERM=%s: the last hand is off the screen before the next player looks', async (args, TERM) => {
    const { stdout } = await onTerminal(['zatrzymaj', CTRL_C, 'n'], [...TWO, ...args], { TERM });
    const [before = ''] = stdout.split('Teraz decyduje Olek');
    expect(before).toContain('Ala');
    expect(stripVTControlCharacters(before).endsWith('\r\n'.repeat(24))).toBe(true);
  });

  test('a small one is told the table in words, and why', async () => {
    const { code, stdout } = await onTerminal(['wyjdź'], ['play', 'cisza'], {}, { size: [79, 24] });
    expect(code).toBe(0);
    expect(stdout).toContain('Okno jest za małe na rysunek');
    for (const drawn of [ENTER, CLEAR, '┌']) expect(stdout).not.toContain(drawn);
  });
});

test('a save replaces the older one whole and leaves nothing else behind', async () => {
  const folder = newFolder();
  await horda(['play', 'cisza', '--seed', 'a'], {
    input: lines('save a.json', '1', 'save a.json', 'quit', 'n'),
    cwd: folder,
  });
  expect(readdirSync(folder)).toEqual(['a.json']);
  const { answers } = JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8')) as { answers: unknown[] };
  expect(answers.length).toBeGreaterThan(0);
});

test('whoever stops watching in the middle is told no end', async () => {
  const folder = newFolder();
  await horda(['play', 'cisza', '--seed', 'd'], { input: lines('1', '1', 'save r.json', 'quit', 'n'), cwd: folder });
  const [left, watched] = await Promise.all([
    horda(['replay', 'r.json', '--step'], { cwd: folder, input: lines('q') }),
    horda(['replay', 'r.json'], { cwd: folder }),
  ]);
  expect(watched.stdout).toContain('The game was saved here.');
  expect(left.stdout).not.toMatch(/saved here|End of the game/);
});

test.each([
  ['en', 'You do not have this card in hand: Axe. [C15]'],
  ['pl', 'Nie masz tej karty na ręce: Siekiera. [C15]'],
])('why says in %s that a card is not in the hand', async (language, said) => {
  const args = ['play', 'cisza', '--plain', '--seed', 'a', '--set', 'first=1', '--lang', language];
  const { stdout } = await horda(args, { input: lines('keep', 'why drone', 'why axe', 'why shotgun', 'quit', 'n') });
  expect(stdout).toContain(said);
});
