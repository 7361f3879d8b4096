/** What newcomers and people with other windows meet: the goal, the menu, small, large and dumb terminals. */
import { readFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { GAMES } from '@horda/games';
import { LANGUAGES, type Language } from '@horda/parts';
import { describe, expect, test } from 'vitest';
import { preferencesFile, readPreferences, changePreferences } from '../src/kept/preferences.ts';
import { goalLines, leafletLines, putGoalAway, showsGoal } from '../src/play/goal.ts';
import { canvasOf } from '../src/play/question.ts';
import { screen } from '../src/play/screen.ts';
import { sideWidth } from '../src/terminal/style.ts';
import { widthOf } from '../src/terminal/width.ts';
import { hordaHere, newFolder } from './horda.ts';
import { CLEAR, hasPython, onTerminal } from './on-terminal.ts';
import { askedSeat, expectToFit, playedSession, shellOf } from './played-sessions.ts';

const SIZES = [
  [80, 24],
  [100, 30],
  [130, 45],
] as const;

/** A table of the usual settings that nobody has decided at. */
function newTable(id: string) {
  const entry = GAMES.find(({ game }) => game.id === id)!;
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.default]));
  const seats = Math.max(entry.game.players[0], Math.min(2, entry.game.players[1]));
  const names = ['Ala', 'Olek'].slice(0, seats);
  const session = playedSession(entry, { options, names, seed: 'first', answers: 0 });
  session.isGoalShown = true;
  return session;
}

describe.each(GAMES.map(({ game }) => game.id))('the first screen of %s', (id) => {
  test.each(SIZES.flatMap((size) => LANGUAGES.map((language) => [...size, language] as const)))(
    '%i × %i tells the goal (%s), and everything fits',
    (width, rows, language) => {
      const session = newTable(id);
      const seat = askedSeat(session);
      const shell = shellOf(language);
      const { lines } = screen(session, seat, shell, { width, rows });
      expectToFit(lines, { width, rows });
      expect(lines.join('\n')).toMatch(language === 'pl' ? /^ ?CEL +\S/m : /^ ?GOAL +\S/m);
      // The question stands below the goal with all its options.
      const question = lines.findIndex((line) => /^\[[A-Z]\d+\]/.test(line));
      expect(question).toBeGreaterThan(4);
    },
  );

  test('tells the goal until x puts it away, for this goal alone', () => {
    const session = newTable(id);
    const seat = askedSeat(session);
    expect(showsGoal(session, seat)).toBe(true);
    session.goalsKnown = [`${id} of another table`];
    expect(showsGoal(session, seat)).toBe(true);
    const env = process.env['HORDA_SETTINGS'];
    const settings = join(newFolder(), 'settings.json');
    process.env['HORDA_SETTINGS'] = settings;
    try {
      putGoalAway(session, seat);
      const again = { ...newTable(id), goalsKnown: readPreferences(process.env).goalsKnown };
      expect(showsGoal(session, seat)).toBe(false);
      expect(again.goalsKnown).toHaveLength(1);
      expect(showsGoal(again, seat)).toBe(false);
    } finally {
      if (env === undefined) delete process.env['HORDA_SETTINGS'];
      else process.env['HORDA_SETTINGS'] = env;
    }
  });

  test.each(LANGUAGES)('cuts no goal and, where they fit, no cards at 80 × 24 (%s)', (language) => {
    const session = newTable(id);
    const { lines } = screen(session, askedSeat(session), shellOf(language), { width: 80, rows: 24 });
    const keys = lines.findIndex((line) =>
      line.endsWith(language === 'pl' ? 'x: schowaj na dobre' : 'x: hide for good'),
    );
    expect(keys).toBeGreaterThan(4);
    // Four survivors of The Long Night may have more to tell than any screen of this size; `who NAME` tells it.
    const whole = id === 'long-night' ? lines.slice(0, keys) : lines;
    expect(whole.filter((line) => line.includes('…'))).toEqual([]);
  });

  test('is the usual one once the goal is put away', () => {
    const session = newTable(id);
    session.isGoalShown = false;
    expect(showsGoal(session, askedSeat(session))).toBe(false);
  });

  test.each(LANGUAGES)('has its goal in five titled lines and its rules on one page (%s)', (language: Language) => {
    const session = newTable(id);
    const shell = shellOf(language);
    const canvas = canvasOf(session, 0, shell, 80);
    const goal = goalLines(session, 0, shell, canvas);
    expect(goal.length).toBeLessThanOrEqual(13);
    const sheet = leafletLines(session.entry.leaflet, shell, 80);
    expect(sheet.length).toBeLessThanOrEqual(32);
    expect(Math.max(...[...goal, ...sheet].map(widthOf))).toBeLessThanOrEqual(80);
    expect(sheet.join('\n')).not.toContain('**');
  });
});

describe('the log', () => {
  test.each([
    [80, 0],
    [109, 0],
    [110, 29],
    [116, 35],
    [146, 35],
  ])('in %i columns stands beside the table, %i wide', (width, side) => {
    expect(sideWidth(width)).toBe(side);
  });

  test('stands at the right of a wide table, and the hand has the whole width', () => {
    const session = newTable('cisza');
    session.isGoalShown = false;
    const seat = askedSeat(session);
    const { lines } = screen(session, seat, shellOf('pl'), { width: 120, rows: 40 });
    expectToFit(lines, { width: 120, rows: 40 });
    expect(lines[1]).toMatch(/┐│ dziennik/);
    expect(lines.filter((line) => line.includes('│')).every((line) => widthOf(line) <= 120)).toBe(true);
  });
});

describe('preferences', () => {
  const HOME = resolve('/home/ala');

  test.each([
    ['linux', {}, join(HOME, '.config', 'horda', 'settings.json')],
    ['linux', { XDG_CONFIG_HOME: resolve('/conf') }, join(resolve('/conf'), 'horda', 'settings.json')],
    ['linux', { XDG_CONFIG_HOME: 'conf' }, join(HOME, '.config', 'horda', 'settings.json')],
    ['win32', {}, join(HOME, 'AppData', 'Roaming', 'horda', 'settings.json')],
    ['linux', { HORDA_SETTINGS: 'mine.json' }, resolve('mine.json')],
  ] as const)('on %s with %j are in %s', (platform, env, file) => {
    expect(preferencesFile(env, platform, HOME)).toBe(file);
  });

  test('are kept one by one; a file that nobody understands counts as none', () => {
    const env = { HORDA_SETTINGS: join(newFolder(), 'deep', 'settings.json') };
    expect(readPreferences(env)).toEqual({ language: null, goalsKnown: [] });
    changePreferences(env, { language: 'pl' });
    changePreferences(env, { goalsKnown: ['cisza'] });
    expect(readPreferences(env)).toEqual({ language: 'pl', goalsKnown: ['cisza'] });
  });

  test('choose the language before the locale, and after --lang', async () => {
    const env = { HORDA_SETTINGS: join(newFolder(), 'settings.json') };
    changePreferences(env, { language: 'pl' });
    expect((await hordaHere(['help'], env)).stdout).toContain('stół do planszówek');
    expect((await hordaHere(['--lang', 'en', 'help'], env)).stdout).toContain('a table for zombie board games');
  });
});

describe.runIf(hasPython)('on a terminal', () => {
  const lastScreen = (stdout: string): string => stripVTControlCharacters(stdout.split(CLEAR).at(-1)!);

  test('x puts the goal away for good, and ? tells it again', async () => {
    const settings = join(newFolder(), 'settings.json');
    const env = { HORDA_SETTINGS: settings };
    const args = ['play', 'cisza', '--seed', 'a'];
    const first = await onTerminal(['x', '?', 'wyjdź'], args, env);
    expect(first.stdout).toContain(' CEL ');
    expect(first.stdout).toContain('Opis celu już się nie pokaże');
    expect(first.stdout).toContain('CEL: Chcesz mieć ostatni zamieszkany schron.');
    expect(JSON.parse(readFileSync(settings, 'utf8'))).toMatchObject({ goalsKnown: ['cisza'] });
    const second = await onTerminal(['wyjdź'], args, env);
    expect(second.stdout).not.toContain(' CEL ');
  });

  test('a window that becomes too small says so and offers words; draw brings the table back', async () => {
    const typed = ['SIZE 60 20', 'słowami', 'rysuj', 'SIZE 90 30', 'rysuj', 'wyjdź'];
    const { code, stdout } = await onTerminal(typed, ['play', 'cisza', '--seed', 'a']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Okno ma 60 kolumn i 20 wierszy, a stół wymaga 80 i 24/);
    expect(stdout).toContain('Talia Miasta: ');
    expect(stdout).toMatch(/Okno jest za małe na rysunek/);
    expect(lastScreen(stdout)).toContain('MIASTO');
  });

  test('the menu of a dumb terminal is read and typed, without any escape', async () => {
    const { code, stdout } = await onTerminal(['\u0003'], ['--lang', 'pl'], { TERM: 'dumb' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/Co robimy\?\r\n {2}1 Gramy/);
    expect(stdout).not.toContain('\u001B');
    expect(existsSync(preferencesFile({ HORDA_SETTINGS: join(newFolder(), 'none') }))).toBe(false);
  });
});
