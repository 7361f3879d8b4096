import { stripVTControlCharacters } from 'node:util';
import { findGame } from '@horda/games';
import { DEFAULTS } from '@horda/long-night/options';
import type { LongNightTexts } from '@horda/long-night/text/messages';
import type { View } from '@horda/long-night/view';
import type { Language } from '@horda/parts';
import { further } from '@horda/testing/full';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../src/games/drawings.ts';
import { why } from '../src/play/advice.ts';
import { logOf, shortened } from '../src/play/log.ts';
import { optionsPage } from '../src/play/pages.ts';
import { canvasOf } from '../src/play/question.ts';
import { screen } from '../src/play/screen.ts';
import { isOver, namesFor, nextAsk, type Session } from '../src/play/session.ts';
import { SMALLEST, type Size } from '../src/terminal/style.ts';
import { horda, lines, newFolder } from './horda.ts';
import { expectScreensToFit, hasPython, onTerminal } from './on-terminal.ts';
import { askedSeat, expectToFit, playedSession, shellOf } from './played-sessions.ts';

const entry = findGame('long-night')!;
const LARGE: Size = { width: 110, rows: 40 };
const MODULES = ['improvements', 'bandits', 'raxxon'].flatMap((module) => ['--set', `${module}=true`]);

/** Takes the first options, as many as are asked for, and ends the turn; more often than any game takes. */
const toTheEnd = (end: string): readonly string[] =>
  Array.from({ length: 500 }, () => ['1 2 3', '1 2', '1', end]).flat();

interface Played {
  readonly title: string;
  readonly size: readonly [columns: number, rows: number];
  readonly args: readonly string[];
}

const PAIR: Played = { title: 'a pair on 80 columns and 24 rows', size: [80, 24], args: ['--players', '2'] };
const ALL: Played = {
  title: 'four with secrets and all modules on 120 columns and 40 rows',
  size: [120, 40],
  args: ['--seats', 'human,random,random,greedy', '--set', 'mode=secret', ...MODULES],
};
const HOT: Played = {
  title: 'two people at one keyboard, and a bot',
  size: [80, 24],
  args: ['--seats', 'human,human,random', '--names', 'Ala,Ewa,Jan', '--set', 'mode=secret', ...MODULES],
};

describe.runIf(hasPython)('on a terminal, in Polish', () => {
  describe.each([PAIR, ...further(ALL, HOT)])('$title', ({ size, args }) => {
    const asked = ['kto', 'cel', 'prognoza', 'dlaczego koniec', 'miejsce szkoła', ...toTheEnd('koniec')];
    const game = onTerminal(asked, ['play', 'long-night', '--seed', 'terminal', ...args], {}, { size });

    test('the game comes to its end', async () => {
      const { code, stdout } = await game;
      const told = stripVTControlCharacters(stdout).replaceAll(/\s+/g, ' ');
      expect(code).toBe(0);
      expect(told).toMatch(/Twój wybór, [23] numery \(pomoc: polecenia\):/);
      expect(told).toContain('Cel główny: Danina.');
      expect(told).toMatch(/Koniec: .*?\. (Wygrywa: |Nikt nie wygrywa)/);
      expect(told).toMatch(/(Wygrywa|Przegrywa)(sz|cie)/);
      expect(told.includes('nie podgląda')).toBe(args.includes('--names'));
    });

    test('nothing is drawn that does not fit', async () => {
      expectScreensToFit((await game).stdout, size);
    });
  });
});

describe('through a pipe, in English', () => {
  const folder = newFolder();
  const args = ['play', 'long-night', '--seed', 'pipe', '--seats', 'human,random,random', '--names', 'Ann,Bob,Cy'];
  const orders = ['help', 'goal', 'who', 'card fuel', 'table', ...toTheEnd('end'), 'save end.json'];
  const game = horda([...args, '--set', 'mode=secret', ...MODULES], { cwd: folder, input: lines(...orders) });

  test('three with secrets and all modules come to the end', async () => {
    const { code, stdout, stderr } = await game;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const told = stdout.replaceAll(/\s+/g, ' ');
    expect(told).toContain('Commands of this game: card NAME');
    expect(told).toContain('Main objective: Tribute.');
    expect(told).toContain('GOAL: The colony must meet its main goal');
    expect(told).toMatch(/The end: .*?\. (The winners: |Nobody wins)/);
  });

  test('the save verifies', async () => {
    await game;
    expect(await horda(['verify', 'end.json'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  });
});

interface Game {
  readonly players: number;
  readonly objective: string;
  readonly seed: string;
  readonly answers: number;
}

function played({ players, objective, seed, answers }: Game): Session {
  const mode = players === 2 ? 'coop' : 'secret';
  const options = { ...DEFAULTS, mode, objective, improvements: true, bandits: true, raxxon: true, baseCards: true };
  const names = ['Maksymilian Soko', 'Wilhelmina Ćmoko', 'Bartłomiej Wilko', 'Ala', 'Olek'].slice(0, players);
  return playedSession(entry, { options, names, seed, answers });
}

const games = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  objective: fc.constantFrom('random', 'R1', 'B1'),
  seed: fc.string({ maxLength: 8 }),
  answers: fc.integer({ min: 0, max: 260 }),
});

test('every table of random games fits on screens of 80 × 24 and 110 × 40, and only crowded turns are cut', () => {
  fc.assert(
    fc.property(games, fc.constantFrom<Language>('pl', 'en'), (game, language) => {
      const session = played(game);
      const shell = shellOf(language);
      const seat = askedSeat(session);
      for (const size of [SMALLEST, LARGE]) {
        const { lines: drawn } = screen(session, seat, shell, size);
        expectToFit(drawn, size);
        const crowded = size === SMALLEST && !isOver(session) && nextAsk(session).prompt === 'turn.choose';
        expect(drawn.some((line) => line.includes(shell.words.play.cutOptions)) && !crowded).toBe(false);
        expectToFit(screen(session, null, shell, size).lines, size);
        expectToFit(screen(session, seat, shell, size, { asking: false }).lines, size);
      }
    }),
    { numRuns: 40 },
  );
});

/** The first turn: everybody is in the colony, where nothing can be searched. */
function firstTurn(): Session {
  for (let answers = 4; ; answers++) {
    const session = played({ players: 2, objective: 'tribute', seed: 'why', answers });
    if (nextAsk(session).prompt === 'turn.choose') return session;
  }
}

test.each([
  ['en', 'why search', /^Not now: Search: .* There is nothing to search in the colony\. \[L\d+\]$/u],
  ['pl', 'dlaczego szukaj', /^Nie teraz: Przeszukiwanie: .* Nie ma czego przeszukiwać w kolonii\. \[L\d+\]$/u],
] as const)('L78 %s: why tells what is missing here and now, then the rule', (language, typed, told) => {
  const session = firstTurn();
  const ask = nextAsk(session);
  expect(why(session, ask.seat, ask, typed.split(' ')[1]!, shellOf(language))).toMatch(told);
});

/** Somebody who has not decided for long. */
function longNews(): { readonly session: Session; readonly seat: number } {
  for (let answers = 10; ; answers += 10) {
    const session = played({ players: 5, objective: 'tribute', seed: 'news', answers });
    for (const seat of [0, 1, 2, 3, 4]) {
      const { hidden, told } = screen(session, seat, shellOf('en'), SMALLEST, { asking: false });
      if (hidden > told) return { session, seat };
    }
    if (isOver(session)) throw new Error('nobody had to wait for long');
  }
}

test('the same sentence several times in a row is told once, with its number', () => {
  const put = { type: 'barricadePut', place: 0, entrance: 0, trap: false };
  const line = { event: put, text: 'A barricade stands.', toYou: '', rule: 'L85', answer: 0, opens: false };
  const canvas = canvasOf(firstTurn(), 0, shellOf('en'), 80);
  const told = shortened([line, line, { ...line, text: 'A trap stands!' }], drawingOf('long-night'), canvas);
  expect(told.map(({ text }) => text)).toEqual(['A barricade stands ×2.', 'A trap stands!']);
});

test('a crowded turn says how many of its options are out of sight, and all of them have a page', () => {
  const shell = shellOf('en');
  const { hiddenOptions, cutOptions } = shell.words.play;
  const session = crowdedTurn();
  const { seat, options } = nextAsk(session);
  const drawn = screen(session, seat, shell, LOW).lines;
  const heading = drawn.findIndex((line) => line.includes(cutOptions));
  const list = drawn.slice(heading + 1, -1).join('\n');
  // A number stands before its option, or alone in a column of deeds.
  const isShown = (n: number): boolean => new RegExp(`(^| )${n}([) +-]|$)`, 'm').test(list);
  const lost = options.filter((_, i) => !isShown(i + 1)).length;
  expect(lost).toBeGreaterThan(0);
  expect(drawn[heading]).toContain(hiddenOptions(lost));
  expect(optionsPage(session, seat, shell)).toHaveLength(options.length + 1);
});

/** Lower than any terminal that a table is drawn for: there every turn of five is crowded. */
const LOW: Size = { width: 80, rows: 20 };

function crowdedTurn(): Session {
  for (let answers = 20; ; answers++) {
    const session = played({ players: 5, objective: 'tribute', seed: 'crowd', answers });
    if (isOver(session)) throw new Error('nobody had a turn');
    if (nextAsk(session).prompt === 'turn.choose' && nextAsk(session).options.length > 20) return session;
  }
}

test('the log calls its reader "you", all others by name, and those who watch read names alone', () => {
  const session = played({ players: 3, objective: 'tribute', seed: 'log', answers: 40 });
  const told = (seat: number | null, language: 'pl' | 'en') => logOf(session, seat, language).map(({ text }) => text);
  for (const language of ['pl', 'en'] as const) {
    expect(told(0, language).filter((text) => text.includes(session.names[0]!))).toEqual([]);
    for (const other of session.names.slice(1)) expect(told(0, language).join()).toContain(other);
    expect(told(null, language).join()).toContain(session.names[0]!);
  }
  expect(told(0, 'en').filter((text) => text.startsWith('You '))).not.toEqual([]);
  expect(told(0, 'pl')).toContain('Tura: ty.');
  expect(told(null, 'en').join()).not.toMatch(/\byou\b/i);
  // Two at one keyboard who have secrets from each other: whoever holds it is "you".
  const passed = { ...session, kinds: ['human', 'human', 'greedy'] as const };
  expect(namesFor(passed, 0).you).toBe(0);
});

test('news that do not fit beside the table come on pages, and no line of them is lost', () => {
  const shell = shellOf('en');
  const { session, seat } = longNews();
  const page = (later: number) => screen(session, seat, shell, SMALLEST, { asking: false, later });
  const { hidden, told } = page(0);
  expect(hidden).toBeGreaterThan(told);
  const pages = Array.from({ length: Math.ceil(hidden / told) + 1 }, (_, n) => page(n * told));
  expect(pages.at(-1)!.hidden).toBe(0);
  const logs = pages.toReversed().map(({ lines: drawn, told: n }) => drawn.slice(drawn.length - told).slice(0, n));
  const news = logs.flat().map((line) => line.trim());
  const whole = screen(session, seat, shell, { width: SMALLEST.width, rows: 400 }, { asking: false }).lines;
  const last = whole.map((line) => line.trim()).filter((line) => line !== '');
  expect(last.slice(-(hidden + told)).every((line) => news.includes(line))).toBe(true);
});

test('L45 no screen shows the secret objective of another player', () => {
  const { names } = entry.texts.en as unknown as LongNightTexts;
  const shell = shellOf('en');
  let looked = 0;
  for (let answers = 0; answers < 120; answers += 3) {
    const session = played({ players: 3, objective: 'tribute', seed: 'hot', answers });
    if (isOver(session)) break;
    const { seat } = nextAsk(session);
    const view = entry.game.view(session.state, seat) as View;
    const own = view.players[seat]!.objective;
    const text = screen(session, seat, shell, LARGE, { asking: false }).lines.join('\n');
    for (const objective of [0, 1, 2, 3, 4, 5].filter((n) => n !== own)) {
      looked++;
      expect(text).not.toContain(names.objective(objective));
    }
  }
  expect(looked).toBeGreaterThan(50);
});
