import { stripVTControlCharacters } from 'node:util';
import { findGame } from '@horda/games';
import type { Language } from '@horda/parts';
import { LANGUAGES } from '@horda/parts';
import { further, IS_FULL } from '@horda/testing/full';
import { MISSIONS } from '@horda/zombicide/content/missions/missions';
import { DEFAULTS } from '@horda/zombicide/options';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../src/games/drawings.ts';
import { hint, why } from '../src/play/advice.ts';
import { optionsPage } from '../src/play/pages.ts';
import { canvasOf, handlesOf } from '../src/play/question.ts';
import { screen } from '../src/play/screen.ts';
import { isOver, nextAsk, type Session } from '../src/play/session.ts';
import { SMALLEST, type Size } from '../src/terminal/style.ts';
import { horda, lines, newFolder } from './horda.ts';
import { expectScreensToFit, hasPython, onTerminal } from './on-terminal.ts';
import { askedSeat, expectToFit, playedSession, shellOf } from './played-sessions.ts';

const entry = findGame('zombicide')!;
const drawing = drawingOf('zombicide');
const LARGE: Size = { width: 110, rows: 40 };
const IDS = MISSIONS.map(({ id }) => id);

function played(mission: string, answers: number, seed = mission): Session {
  const team = mission.startsWith('M') ? 'washington' : 'mixed';
  const options = { ...DEFAULTS, mission, team, difficulty: 'normal' };
  return playedSession(entry, { options, names: ['Maksymilian Soko', 'Ala'], seed, answers });
}

/** Early, in the middle, and late in a random game. */
const MOMENTS = IS_FULL ? [0, 1, 5, 20, 45, 70, 100, 150, 220] : [0, 2, 7, 25, 60, 110];

describe.each(IDS)('%s', (mission) => {
  test.each(LANGUAGES)('is drawn on 80 × 24 and 110 × 40 with all its zones, %s', (language) => {
    const shell = shellOf(language);
    for (const answers of MOMENTS) {
      const session = played(mission, answers);
      for (const size of [SMALLEST, LARGE]) {
        expectToFit(screen(session, askedSeat(session), shell, size).lines, size);
        expectToFit(screen(session, null, shell, size).lines, size);
        expectToFit(screen(session, 0, shell, size, { asking: false }).lines, size);
      }
    }
  });

  test('every option can be typed as it is shown, and picks nothing else', () => {
    let seen = 0;
    for (const language of LANGUAGES)
      for (const answers of MOMENTS) {
        const session = played(mission, answers);
        if (isOver(session)) continue;
        seen += expectTypable(session, language);
      }
    expect(seen).toBeGreaterThan(10);
  });
});

test.each(LANGUAGES)('every command has an answer at every moment, from the setup to the end, %s', (language) => {
  for (const [mission, answers] of [
    ['M1', 0],
    ['M1', 3],
    ['S0', 1],
    ['M7', 40],
    ['S0', 2000],
  ] as const) {
    const session = played(mission, answers);
    const view = entry.game.view(session.state, 0);
    const canvas = canvasOf(session, 0, shellOf(language), 80);
    for (const { words, answer } of drawing.orders)
      for (const rest of ['', '12', 'tess', 'xyz']) {
        const told = answer(view, canvas, rest).join('\n');
        expect(`${words[0]} ${rest}: ${told}`).not.toMatch(/: $|undefined|NaN|(zone|Strefa|Strefy) 0\b/);
      }
  }
});

/** How many options were typed. Those with a plain number are read by the loop, not by the drawing. */
function expectTypable(session: Session, language: Language): number {
  const shell = shellOf(language);
  const ask = nextAsk(session);
  const view = entry.game.view(session.state, ask.seat);
  const canvas = canvasOf(session, ask.seat, shell, 80);
  const handles = handlesOf(session, ask.seat, ask, shell);
  expect(new Set(handles).size).toBe(ask.options.length);
  for (const [i, option] of ask.options.entries()) {
    const aim = drawing.aim!(view, canvas, handles[i]!);
    if (handles[i] === String(i + 1) && aim === null) continue;
    expect({ typed: handles[i], choice: aim?.choice }).toEqual({ typed: handles[i], choice: option });
  }
  return ask.options.length;
}

/** A turn in its first moment. */
function firstTurn(mission = 'S0'): Session {
  for (let answers = 1; ; answers++) {
    const session = played(mission, answers);
    if (nextAsk(session).prompt === 'turn.choose') return session;
  }
}

test('lists, hints and reasons name an action by what is typed for it', () => {
  const session = firstTurn();
  const ask = nextAsk(session);
  const shell = shellOf('en');
  expect(optionsPage(session, ask.seat, shell)).toContain('m 12: Move: zone 12.');
  expect(hint(session, ask.seat, ask, shell)).toMatch(/would choose: [a-z]+[ )!]/);
  expect(why(session, ask.seat, ask, 'move 12', shell)).toBe(
    'You can do this: m 12) Move: zone 12. What follows: Cost: 1 action. Then 2 left.',
  );
});

test.each([
  ['en', 'search', /^Not now: Search\. Only rooms can be searched\. \[V65\]$/],
  ['pl', 'szukaj', /^Nie teraz: Przeszukiwanie\. Przeszukiwać można tylko pomieszczenia\. \[V65\]$/],
] as const)('V65 %s: why tells what is missing here and now, then the rule', (language, typed, told) => {
  const session = firstTurn();
  const ask = nextAsk(session);
  expect(why(session, ask.seat, ask, typed, shellOf(language))).toMatch(told);
});

test.each(LANGUAGES)('plain sentences have no boxes and tell of every zone, %s', (language) => {
  for (const mission of ['S0', 'M7']) {
    const session = played(mission, 60);
    const canvas = canvasOf(session, 0, shellOf(language), Infinity);
    const told = drawing.sentences(entry.game.view(session.state, 0), canvas).join('\n');
    expect(told).not.toMatch(/[#|=]/);
    for (let zone = 1; zone <= 24; zone++) expect(told).toMatch(new RegExp(`(?<!\\d)${zone}(?!\\d)`));
  }
});

/** Strikes, searches and opens what it can, walks about, and ends each turn; more often than any game takes. */
const TYPED = ['1', 'a', 'c', 's', 'd', 'r 13', 'k!', '1'];
const toTheEnd = Array.from({ length: 400 }, () => TYPED).flat();

interface Played {
  readonly title: string;
  readonly size: readonly [columns: number, rows: number];
  readonly args: readonly string[];
}

const ALONE: Played = {
  title: 'the first mission on 80 columns and 24 rows',
  size: [80, 24],
  args: ['--seats', 'human', '--set', 'mission=S0'],
};
const HOT: Played = {
  title: 'two people at one keyboard',
  size: [80, 24],
  args: ['--seats', 'human,human', '--names', 'Ala,Ewa', '--set', 'mission=S7'],
};
const LARGER: Played = {
  title: 'M1 with bots on 120 columns and 40 rows',
  size: [120, 40],
  args: ['--seats', 'human,random,random', '--set', 'mission=M1', '--set', 'team=washington'],
};

describe.runIf(hasPython)('on a terminal, in Polish', () => {
  describe.each([ALONE, ...further(HOT, LARGER)])('$title', ({ size, args }) => {
    const asked = ['strefa 12', 'widok', 'zagrożenie', 'arkusz', 'znaki', 'cele', 'kampania', ...toTheEnd];
    const game = onTerminal(asked, ['play', 'zombicide', '--seed', 'terminal', ...args], {}, { size });

    test('the game comes to its end', async () => {
      const { code, stdout } = await game;
      const told = stripVTControlCharacters(stdout).replaceAll(/\s+/g, ' ');
      expect(code).toBe(0);
      expect(told).toContain('Strefa 12, ');
      expect(told).toMatch(/Nowych Zombie nie da się przewidzieć\.|Podgląd działa w Fazie Graczy\./);
      expect(told).toMatch(/(Wygrywa|Przegrywa)(sz|cie)/);
      expect(told).not.toContain('nie podgląda');
    });

    test('nothing is drawn that does not fit', async () => {
      expectScreensToFit((await game).stdout, size);
    });
  });
});

const EN: Readonly<Record<string, string>> = { 'r 13': 'm 13', c: 'o', 'k!': 'e!' };

describe('through a pipe, in plain English', () => {
  const folder = newFolder();
  const args = ['play', 'zombicide', '--seed', 'pipe', '--seats', 'human,random', '--plain', '--set', 'mission=S0'];
  const orders = [
    '1',
    'more',
    'help',
    'goals',
    'zone 12',
    'sight',
    'table',
    ...toTheEnd.map((line) => EN[line] ?? line),
  ];
  const game = horda(args, { cwd: folder, input: lines(...orders, 'save end.json') });

  test('the game comes to its end, told in sentences', async () => {
    const { code, stdout, stderr } = await game;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Take the three objective tokens');
    expect(stdout).toMatch(/\nm 12: Move: zone 12/);
    expect(stdout).toMatch(/\nm move( \d+)+\n/);
    expect(stdout).not.toContain('####');
    expect(stdout).toContain('The end: ');
  });

  test('the save verifies', async () => {
    await game;
    expect(await horda(['verify', 'end.json'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  });
});
