import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@horda/games';
import { seedOf } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { openKeeper } from '../src/kept/keeper.ts';
import { keptGames } from '../src/kept/kept-games.ts';
import { wordsOf } from '../src/language.ts';
import { give, nextAsk, openSession, savedGame, undo, type Session } from '../src/play/session.ts';
import { openSave, saveText } from '../src/save-file.ts';
import { horda, hordaHere, newFolder } from './horda.ts';
import { hasPython, onTerminal } from './on-terminal.ts';
import { playedSession } from './played-sessions.ts';

const WORDS = wordsOf('en');
const MANNER = { language: 'pl', plain: false } as const;

/** Ala begins a game against a bot. */
function newSession(seed = 'kept'): Session {
  const entry = findGame('cisza')!;
  const chosen = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.default]));
  const { id, version } = entry.game;
  const save = { game: id, version, options: { ...chosen, first: '1' }, seats: 2, seed: seedOf(seed), answers: [] };
  return openSession(entry, save, ['Ala', 'Bot'], ['human', 'greedy']);
}

function decide(session: Session): void {
  const ask = nextAsk(session);
  give(session, ask.seat, [ask.options[0]!]);
}

/** A file of the folder, as old as that many minutes. */
function keptFile(folder: string, name: string, text: string, minutes = 0): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  const at = Date.now() / 1000 - minutes * 60;
  utimesSync(join(folder, name), at, at);
}

function begun(seed = 'kept', more: object = MANNER): string {
  const session = newSession(seed);
  decide(session);
  return saveText(savedGame(session), more);
}

describe('a game', () => {
  test('is kept with its first decision, whole and alone, and again with every other', () => {
    const folder = join(newFolder(), 'not', 'there');
    const session = newSession();
    const keeper = openKeeper(WORDS, folder, session, MANNER, null);
    expect([keeper.keep(), keeper.keptAs(), keeper.isUntouched()]).toEqual([null, null, true]);
    for (const answers of [1, 2]) {
      decide(session);
      expect(keeper.keptAs()).toBeNull();
      expect([keeper.keep(), keeper.keptAs()]).toEqual([null, 'cisza-1']);
      expect(readdirSync(folder)).toEqual(['cisza-1.json']);
      const { save, names, kinds, language } = openSave(WORDS, join(folder, 'cisza-1.json'));
      expect([save.answers.length, names, kinds, language]).toEqual([
        answers,
        ['Ala', 'Bot'],
        ['human', 'greedy'],
        'pl',
      ]);
    }
  });

  test('is kept without what was taken back', () => {
    const folder = newFolder();
    const session = newSession();
    const keeper = openKeeper(WORDS, folder, session, MANNER, null);
    decide(session);
    keeper.keep();
    undo(session, 0);
    keeper.keep();
    expect(openSave(WORDS, join(folder, 'cisza-1.json')).save.answers).toEqual([]);
  });

  test('goes on in its own file, and leaves nothing when it is over', () => {
    const folder = newFolder();
    keptFile(folder, 'cisza-1.json', begun());
    const session = newSession();
    decide(session);
    const keeper = openKeeper(WORDS, folder, session, MANNER, join(folder, 'cisza-1.json'));
    decide(session);
    expect([keeper.keep(), readdirSync(folder)]).toEqual([null, ['cisza-1.json']]);
    keeper.forget();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that goes on in two windows is kept twice', () => {
    const folder = newFolder();
    keptFile(folder, 'cisza-1.json', begun(), 5);
    const keepers = [1, 2].map(() => {
      const session = newSession();
      decide(session);
      const keeper = openKeeper(WORDS, folder, session, MANNER, join(folder, 'cisza-1.json'));
      decide(session);
      return keeper;
    });
    expect(keepers.map((keeper) => keeper.keep())).toEqual([null, WORDS.play.keptApart('cisza-2')]);
    expect(readdirSync(folder)).toEqual(['cisza-1.json', 'cisza-2.json']);
    keepers[1]!.forget();
    expect(readdirSync(folder)).toEqual(['cisza-1.json']);
  });

  test('that cannot be kept says so once, and may be saved elsewhere', () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const session = newSession();
    const keeper = openKeeper(WORDS, join(file, 'games'), session, MANNER, null);
    decide(session);
    expect(keeper.keep()).toMatch(/^The game cannot be kept for later: .*ENOTDIR.*save FILE/);
    decide(session);
    expect([keeper.keep(), keeper.keptAs(), keeper.isUntouched()]).toEqual([null, null, false]);
  });
});

describe('the folder', () => {
  test('tells its games, the newest first, and what else lies in it', () => {
    const folder = newFolder();
    keptFile(folder, 'cisza-1.json', begun('a'), 90);
    keptFile(folder, 'cisza-2.json', begun('b'), 2);
    keptFile(folder, 'cisza-3.json', begun().slice(0, 200));
    keptFile(folder, 'notes.txt', 'Dear Ann');
    keptFile(folder, '.cisza-4.json.17.tmp', '');
    const { games, strange } = keptGames(WORDS, folder);
    expect(games.map(({ id }) => id)).toEqual(['cisza-2', 'cisza-1']);
    expect(strange).toHaveLength(2);
    expect(strange[0]).toMatch(/cisza-3\.json.*not a saved game/);
    expect(strange[1]).toMatch(/notes\.txt.*not a saved game/);
    expect(readdirSync(folder)).toHaveLength(5);
  });
});

describe('horda resume', () => {
  const at = (folder: string) => ({ env: { HORDA_GAMES: folder } });

  test.each([
    [
      'en',
      /cisza-2 +Cisza \(Silence\) – Ala, Bot \(2 minutes ago\)\ncisza-1 +.*2 hours ago\)\n\nGo on .*resume cisza-2\n/,
    ],
    [
      'pl',
      /cisza-2 +Cisza – Ala, Bot \(2 minuty temu\)\ncisza-1 +.*2 godziny temu\)\n\nDo wybranej .*resume cisza-2\n/,
    ],
  ])('lists the games that wait, in %s, the newest first, where nobody can choose', async (lang, said) => {
    const folder = newFolder();
    keptFile(folder, 'cisza-1.json', begun('a'), 120);
    keptFile(folder, 'cisza-2.json', begun('b'), 2);
    const { code, stdout } = await horda(['resume', '--lang', lang], at(folder));
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(said) });
  });

  test('goes on with the only one, or with a file, in the language of the game unless another is asked for', async () => {
    const folder = newFolder();
    keptFile(folder, 'cisza-1.json', begun());
    const here = { input: 'quit\nn\n', ...at(folder) };
    const [own, asked, file] = await Promise.all([
      horda(['resume'], here),
      horda(['resume', 'cisza', '--lang', 'en'], here),
      horda(['resume', join(folder, 'cisza-1.json')], here),
    ]);
    expect(own.stdout).toContain('Twój wybór');
    expect(asked.stdout).toContain('Your choice');
    expect(file.stdout).toContain('Twój wybór');
  });

  test.each([
    [['resume'], 1, /^horda: no game waits to be gone on with/],
    [['resume', '--list', '--forget'], 2, /--list and --forget/],
    [['resume', 'cisza-2'], 2, /no game is kept as "cisza-2"\. Did you mean cisza\?/],
    [['resume', 'cisza'], 2, /no game is kept as "cisza"\.$/m],
    [['resume', '--lst'], 2, /Did you mean --list\?/],
    [['resume', '--forget'], 2, /which game\? horda resume --forget NAME/],
    [['resum'], 2, /Did you mean horda resume\?/],
  ])('%j of nothing is a complaint', async (args, exit, said) => {
    const { code, stdout, stderr } = await hordaHere(args, { HORDA_GAMES: newFolder() });
    expect({ code, stdout, stderr }).toEqual({ code: exit, stdout: '', stderr: expect.stringMatching(said) });
  });

  test('forgets a game when told so, but no other file', async () => {
    const folder = newFolder();
    const env = { HORDA_GAMES: folder };
    keptFile(folder, 'cisza-1.json', begun());
    keptFile(folder, 'letter.json', '"Dear Ann"');
    expect(await hordaHere(['resume', '--forget', 'cisza-1'], env)).toMatchObject({
      code: 0,
      stdout: 'cisza-1 is removed.\n',
    });
    expect(await hordaHere(['resume', '--forget', 'letter'], env)).toMatchObject({ code: 1, stdout: '' });
    expect(readdirSync(folder)).toEqual(['letter.json']);
  });

  test('names a kept game that cannot be gone on with, and its fault', async () => {
    const folder = newFolder();
    keptFile(folder, 'cisza-1.json', begun().replace('"version": 1', '"version": 99'));
    const { code, stderr } = await hordaHere(['resume', 'cisza-1'], { HORDA_GAMES: folder });
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/cisza-1\.json.*version 99/) });
  });
});

describe.runIf(hasPython)('on a terminal', () => {
  const TWO = ['play', 'cisza', '--seats', 'human,human', '--names', 'Ala,Olek', '--set', 'first=1', '--seed', 'b'];

  test.each(['SIGHUP', 'SIGTERM', 'SIGKILL'])(
    '%s loses nothing: seats, names, language and undo are as they were',
    async (signal) => {
      const games = newFolder();
      await onTerminal(['zatrzymaj', 'zatrzymaj', 'odrzuć karty', signal], [...TWO, '--lang', 'pl'], {
        HORDA_GAMES: games,
      });
      expect(readdirSync(games)).toEqual(['cisza-1.json']);
      const { code, stdout } = await onTerminal(['cofnij', 'wyjdź'], ['resume'], {
        HORDA_GAMES: games,
        LANG: 'en_GB.UTF-8',
      });
      expect(code).toBe(0);
      expect(stdout).toContain('Teraz decyduje Ala');
      expect(stdout).toContain('Twój ostatni wybór jest cofnięty.');
      expect(stdout).toContain('Wrócisz do niej tak: npx horda resume cisza-1');
      const { answers } = JSON.parse(readFileSync(join(games, 'cisza-1.json'), 'utf8')) as { answers: unknown[] };
      expect(answers).toHaveLength(2);
    },
  );

  test('bots and the cards of a pack are as they were', async () => {
    const games = newFolder();
    const cwd = newFolder();
    await horda(['pack', 'template', 'cisza', '--out', 'pack.json'], { cwd });
    const play = ['play', 'cisza', '--pack', 'pack.json', '--seats', 'human,random', '--seed', 'p'];
    const env = { HORDA_GAMES: games };
    await onTerminal(['1', 'SIGHUP'], [...play, '--set', 'first=1'], env, { cwd });
    const { stdout } = await onTerminal(['wyjdź'], ['resume'], env);
    expect(stdout).toContain('Zestaw kart: my-cisza.');
    const { save, kinds } = openSave(WORDS, join(games, 'cisza-1.json'));
    expect([save.pack?.id, kinds]).toEqual(['my-cisza', ['human', 'random']]);
  });

  test('the end of a game that was closed there is shown once more', async () => {
    const games = newFolder();
    const { options } = newSession().save;
    const over = playedSession(findGame('cisza')!, { options, names: ['Ala', 'Ewa'], seed: 'over', answers: 5000 });
    keptFile(games, 'cisza-1.json', saveText(savedGame(over), MANNER));
    const { code, stdout } = await onTerminal([], ['resume'], { HORDA_GAMES: games });
    expect(code).toBe(0);
    expect(stdout).toContain('Koniec gry.');
    expect(stdout).toMatch(/Wygrywasz!|Zwycięstwo: /);
    expect(readdirSync(games)).toEqual([]);
  });

  test('a game that is resumed is played to its end, and waits no longer', async () => {
    const games = newFolder();
    const args = ['play', 'cisza', '--players', '2', '--seed', 'terminal', '--set', 'stallGuard=true'];
    await onTerminal(['1', 'wyjdź'], args, { HORDA_GAMES: games });
    expect(readdirSync(games)).toEqual(['cisza-1.json']);
    const { code, stdout } = await onTerminal([], ['resume'], { HORDA_GAMES: games });
    expect(code).toBe(0);
    expect(stdout).toMatch(/Wygrywasz!|Przegrywasz/);
    expect(readdirSync(games)).toEqual([]);
  });
});
