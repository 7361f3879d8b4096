import { stripVTControlCharacters } from 'node:util';
import { findGame } from '@horda/games';
import type { View } from '@horda/gear-up/view';
import type { Choice } from '@horda/kernel';
import type { Language } from '@horda/parts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../src/games/drawings.ts';
import { why } from '../src/play/advice.ts';
import { completions } from '../src/play/orders.ts';
import { canvasOf } from '../src/play/question.ts';
import { screen } from '../src/play/screen.ts';
import { give, isOver, nextAsk, type Session } from '../src/play/session.ts';
import { SMALLEST, type Size } from '../src/terminal/style.ts';
import { widthOf } from '../src/terminal/width.ts';
import { horda, lines, newFolder } from './horda.ts';
import { CLEAR, hasPython, LEAVE, onTerminal } from './on-terminal.ts';
import { askedSeat, expectToFit, playedSession, shellOf } from './played-sessions.ts';

const entry = findGame('gear-up')!;
const drawing = drawingOf('gear-up');
const LARGE: Size = { width: 110, rows: 40 };

/** Aims at the first zombie and marks it, goes on, and answers what else is asked; more often than any game takes. */
const rounds = (orders: readonly string[], n: number): readonly string[] =>
  Array.from({ length: n }, () => orders).flat();

interface Played {
  readonly title: string;
  readonly size: readonly [columns: number, rows: number];
  readonly typed: readonly string[];
  readonly args: readonly string[];
}

const SOLO: Played = {
  title: 'alone, on 80 columns and 24 rows',
  size: [80, 24],
  typed: ['znaki', '2', 'karty', 'a', 'o', 'n', 'jedno', 'wstecz', ...rounds(['a', 'n', 'ok', '1', 'gotowe'], 300)],
  args: ['--players', '1', '--seed', 'terminal alone'],
};
const TOGETHER: Played = {
  title: 'four at one keyboard, on 120 columns and 40 rows',
  size: [120, 40],
  typed: ['1', '1', '1', '1', 'ulica olek', 'a', 'l', 'ok', ...rounds(['gotowe', 'b', 'ok', '1', 'zgoda'], 400)],
  args: ['--players', '4', '--seats', 'human,human,human,human', '--names', 'Ala,Olek,Ewa,Jan', '--seed', 'together'],
};

describe.runIf(hasPython)('on a terminal, in Polish', () => {
  describe.each([SOLO, TOGETHER])('$title', ({ size, typed, args }) => {
    const game = onTerminal(typed, ['play', 'gear-up', '--set', 'difficulty=easy', ...args], {}, { size });

    test('the game comes to its end', async () => {
      const { code, stdout } = await game;
      const told = stripVTControlCharacters(stdout).replaceAll(/\s+/g, ' ');
      expect(code).toBe(0);
      expect(told).toMatch(/Zwycięstwo!|Porażka\./);
      expect(told).toMatch(/\(miejsce \d+ z \d+\); /);
      expect(told).toMatch(/(Wygrywa|Przegrywa)(sz|cie)/);
    });

    test('nobody has to look away, and nothing is drawn that does not fit', async () => {
      const screens = (await game).stdout.split(CLEAR).slice(1);
      expect(screens.length).toBeGreaterThan(20);
      for (const each of screens) {
        const shown = stripVTControlCharacters(each.split(LEAVE)[0]!).split('\r\n');
        const asked = shown.findIndex((line) => /Twój wybór|Enter: /.test(line));
        expect(shown.join('\n')).not.toContain('nie podgląda');
        expect(asked).toBeLessThan(size[1]);
        expect(Math.max(...shown.slice(0, asked).map(widthOf))).toBeLessThanOrEqual(size[0]);
      }
    });
  });
});

describe('through a pipe, in English', () => {
  const folder = newFolder();
  const orders = ['help', 'a', 'r', 'ok', 'table', ...rounds(['a', 'ok', '1', 'ready', 'agree'], 400), 'save end.json'];
  const game = horda(['play', 'gear-up', '--seed', 'pipe', '--players', '2', '--names', 'Ann,Bob'], {
    cwd: folder,
    input: lines('1', ...orders),
  });

  test('two come to the end, one of them a bot', async () => {
    const { code, stdout, stderr } = await game;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/Commands of this game:\n\n {2}A {13}aim at a zombie/);
    expect(stdout).toMatch(/Ann \(you\): Ethan, health 20\/20/);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/Victory!|Defeat\./);
  });

  test('the save verifies', async () => {
    await game;
    expect(await horda(['verify', 'end.json'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  });
});

test('plain mode tells how to aim, lists what has a number, draws nothing, and tells what is aimed at', async () => {
  const args = ['play', 'gear-up', '--plain', '--seed', 'plain', '--players', '1'];
  const { stdout } = await horda(args, { input: lines('1', 'a', 'quit', 'n') });
  expect(stdout).not.toMatch(/[─│┌▶■□]/);
  expect(stdout).toContain('You are Ethan: ');
  expect(stdout).toMatch(/\nAim at A.*\n1: Ready\.\n/);
  expect(stdout).toMatch(/, A \w+: .* \(place 1 of \d+\); /);
});

describe('T4 at one keyboard', () => {
  const args = ['play', 'gear-up', '--seed', 'mind', '--seats', 'human,human', '--names', 'Ann,Bob'];
  const typed = lines('1', '1', 'ready', 'seat zed', 'seat ann', '1', 'ready', 'quit', 'n');

  test.each([
    ['drawn', args],
    ['in plain sentences', [...args, '--plain']],
  ])('whoever is ready takes the keyboard again and changes the plan: %s', async (_, how) => {
    const { code, stdout, stderr } = await horda(how, { input: typed });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const told = stdout.replaceAll(/\s+/g, ' ');
    const places = [
      'Ann. Your choice (seat Bob: hand over; help: commands):',
      'Bob. Your choice (seat Ann: hand over; help: commands):',
      'Nobody who can decide now is called "zed". Type seat and a name: Ann.',
      'You are ready, and may still change your plan.',
      'Ann. Your choice (seat Bob: hand over; help: commands):',
      'Ann changes the plan.',
      'Bob. Your choice (seat Ann: hand over; help: commands):',
    ];
    const found: string[] = [];
    let from = 0;
    for (const place of places) {
      const at = told.indexOf(place, from);
      if (at < 0) break;
      found.push(place);
      from = at + place.length;
    }
    expect(found).toEqual(places);
  });
});

interface Game {
  readonly players: number;
  readonly boss: string;
  readonly seed: string;
  readonly answers: number;
}

function played({ players, boss, seed, answers }: Game): Session {
  const options = {
    difficulty: 'easy',
    boss,
    survivors: 'random',
    commander: 'random',
    bossAmmo: true,
    mildRow: false,
  };
  const names = ['Maksymilian Soko', 'Wilhelmina Ćmoko', 'Bartłomiej Wilko', 'Ala', 'Olek', 'Ewa'].slice(0, players);
  return playedSession(entry, { options, names, seed, answers });
}

const games = fc.record({
  players: fc.constantFrom(1, 2, 4, 6),
  boss: fc.constantFrom('superAbomination', 'pyramid', 'zombiephant', 'deadSox', 'screamer', 'mutation'),
  seed: fc.string({ maxLength: 8 }),
  answers: fc.integer({ min: 0, max: 260 }),
});

test('every table of random games fits on screens of 80 × 24 and 110 × 40, with all options that are not aimed', () => {
  fc.assert(
    fc.property(games, fc.constantFrom<Language>('pl', 'en'), fc.boolean(), (game, language, unicode) => {
      const session = played(game);
      const shell = shellOf(language, unicode);
      const seat = askedSeat(session);
      for (const size of [SMALLEST, LARGE]) {
        const { lines: drawn } = screen(session, seat, shell, size);
        expectToFit(drawn, size);
        // Beside a boss a small screen may have to shorten a long list, and says so.
        const crowded = size === SMALLEST && (entry.game.view(session.state, seat) as View).round === 2;
        expect(drawn.some((line) => line.includes(shell.words.play.cutOptions)) && !crowded).toBe(false);
        expectToFit(screen(session, null, shell, size).lines, size);
        expectToFit(screen(session, seat, shell, size, { asking: false }).lines, size);
      }
    }),
    { numRuns: 40 },
  );
});

test('whatever is aimed at is shown beside its sentence, and Enter then marks an offered option', () => {
  const orders = fc.array(
    fc.constantFrom('a', 'b', 'c', 'z', 'r', 'm', 'n', 'one', 'part', 'b2', 'left', 'down', 'back'),
  );
  fc.assert(
    fc.property(games, orders, (game, typed) => {
      const session = played(game);
      if (isOver(session)) return;
      const ask = nextAsk(session);
      const view = entry.game.view(session.state, ask.seat);
      let notice: string | null = null;
      const picked: Choice[] = [];
      for (const line of typed) {
        const aim = drawing.aim!(view, canvasOf(session, ask.seat, shellOf('en', true), 80), line);
        if (typeof aim?.choice === 'object' && aim.choice !== null) picked.push(aim.choice);
        if (aim?.kept === true) session.typed = [...session.typed, line];
        notice = aim?.notice ?? null;
      }
      const { lines: drawn, unsaid } = screen(session, ask.seat, shellOf('en', true), SMALLEST, { notice });
      expectToFit(drawn, SMALLEST);
      expect(unsaid).toBe(false);
      const laid = drawing.aim!(view, canvasOf(session, ask.seat, shellOf('en', true), 80), '');
      expect(laid !== null).toBe(drawn.join('\n').includes('■') && / Enter marks \|/.test(drawn.join('\n')));
      expect(ask.options).toEqual(expect.arrayContaining([...picked, ...(laid?.choice ? [laid.choice] : [])]));
    }),
    { numRuns: 40 },
  );
});

test('B56 why names the square that is crossed, and the rule', () => {
  const session = played({ players: 1, boss: 'pyramid', seed: 'why', answers: 0 });
  const shell = shellOf('en', true);
  const aim = (line: string) => {
    const view = entry.game.view(session.state, 0);
    const read = drawing.aim!(view, canvasOf(session, 0, shell, 80), line)!;
    if (read.kept) session.typed = [...session.typed, line];
    return read;
  };
  const square = /: ([A-Z]\d)/.exec(aim('a one').notice!)![1]!;
  const name = /A (\w+):/.exec(aim('a one').notice!)![1]!;
  give(session, 0, [aim('').choice!]);
  expect(why(session, 0, nextAsk(session), `${name} ${square}`, shell)).toMatch(
    / Square [A-Z]\d is crossed already\. \[B56\]$/,
  );
});

test.each([
  ['en', ['cease', 'push', 'again', 'change', 'agree', 'ammo']],
  ['pl', ['dość', 'odrzut', 'ponownie', 'znowu', 'zmień', 'zgoda', 'amunicja']],
] as const)('%s: whatever order is not possible now, why gives a reason and the rule for', (language, orders) => {
  const session = played({ players: 2, boss: 'pyramid', seed: 'why', answers: 0 });
  const ask = nextAsk(session);
  expect(ask.prompt).toBe('attack.act');
  const told = orders.map((order) => `${order}: ${why(session, ask.seat, ask, order, shellOf(language))}`);
  expect(told.filter((each) => !/^\S+: (Not now|Nie teraz): .* \p{Lu}.*[.] \[[BGTU]\d+\]$/u.test(each))).toEqual([]);
});

test('B57 why can be asked of a zombie by its letter, and knows which squares it lacks', () => {
  const session = played({ players: 1, boss: 'pyramid', seed: 'why', answers: 0 });
  expect(why(session, 0, nextAsk(session), 'A Z9', shellOf('en', true))).toMatch(/^A \w+ has no square Z9\. \[B57\]$/);
});

test('Tab completes the commands of the game, too', () => {
  const ofGame = drawing.orders.flatMap(({ words }) => words);
  expect(completions('ul', ofGame)).toEqual(['ulica']);
  expect(completions('rea', ofGame)).toEqual(['ready']);
});
