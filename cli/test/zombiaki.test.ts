import { stripVTControlCharacters } from 'node:util';
import { findGame } from '@horda/games';
import type { Choice } from '@horda/kernel';
import type { Language } from '@horda/parts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingOf } from '../src/games/drawings.ts';
import { why } from '../src/play/advice.ts';
import { completions } from '../src/play/orders.ts';
import { canvasOf, optionTexts } from '../src/play/question.ts';
import { screen } from '../src/play/screen.ts';
import { give, isOver, nextAsk, type Session } from '../src/play/session.ts';
import type { Shell } from '../src/shell.ts';
import { SMALLEST } from '../src/terminal/style.ts';
import { widthOf } from '../src/terminal/width.ts';
import { horda, lines, newFolder } from './horda.ts';
import { CLEAR, hasPython, LEAVE, onTerminal } from './on-terminal.ts';
import { askedSeat, expectToFit, playedSession, shellOf } from './played-sessions.ts';

const entry = findGame('zombiaki')!;
/** More than any game takes; what is left over is ignored after the end. */
const FIRST_OPTION_TO_THE_END = Array.from({ length: 900 }, () => '1');
const SIDES = [
  ['zombies', '1'],
  ['humans', '2'],
] as const;

describe.runIf(hasPython)('on a terminal of 80 columns and 24 rows', () => {
  describe.each(SIDES)('the %s', (side, seat) => {
    const game = onTerminal(
      ['cofnij', 'dlaczego świt', 'linia', 'karta strzał', 'podpowiedz', 'zapisz gra.json'],
      ['play', 'zombiaki', '--seed', `terminal ${side}`, '--set', `zombies=${seat}`, '--names', 'Ala,Olek'],
    );

    test('are led to the end of the game in Polish', async () => {
      const { code, stdout } = await game;
      expect(code).toBe(0);
      for (const said of [
        'Strzał (akcja, w linii): ',
        'Ostrożny gracz wybierze:',
        'Zapisano w gra.json',
        'Co rozstrzyga: ',
      ])
        expect(stdout.replaceAll(/\s+/g, ' ')).toContain(said);
      expect(stdout).toMatch(/Tor C: (linia strzału wolna, strzał dosięgnie: |nie ma w kogo strzelać\.)/);
      expect(stdout).toMatch(/Barykada\s+padła|Nastaje\s+Świt/);
    });

    test('see nothing that does not fit', async () => {
      const screens = (await game).stdout.split(CLEAR).slice(1);
      expect(screens.length).toBeGreaterThan(10);
      for (const each of screens) {
        const shown = stripVTControlCharacters(each.split(LEAVE)[0]!).split('\r\n');
        const drawn = shown.slice(
          0,
          shown.findIndex((line) => /Twój wybór|Enter: /.test(line)),
        );
        expect(drawn.length).toBeLessThan(24);
        expect(Math.max(...drawn.map(widthOf))).toBeLessThanOrEqual(80);
      }
    });
  });
});

describe.each(SIDES)('the %s through a pipe, in English', (side, seat) => {
  const folder = newFolder();
  const args = ['play', 'zombiaki', '--seed', side, '--set', `zombies=${seat}`, '--set', 'deck=jubileusz'];
  const game = horda([...args, '--names', 'Ann,Bob'], {
    cwd: folder,
    input: lines('line B', 'linia', 'card grenade', 'help', 'table', ...FIRST_OPTION_TO_THE_END, 'save end.json'),
  });

  test('come to the end with the older deck', async () => {
    const { code, stdout, stderr } = await game;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`${side}: Ann (you)`);
    expect(stdout).toMatch(/Lane B: (line of fire free|nobody to shoot at)/);
    expect(stdout).toMatch(/Lane A: .*\n ?Lane B: .*\n ?Lane C: /);
    expect(stdout).toMatch(/Grenade \(action\): /);
    expect(stdout).toContain('why something is not offered: why shot');
    expect(stdout).toMatch(/Commands of this game:\n\n {2}line B {8}whom a shot/);
    expect(stdout).toContain('Row of the humans:');
  });

  test('have a save that verifies', async () => {
    await game;
    expect(await horda(['verify', 'end.json'], { cwd: folder })).toMatchObject({ code: 0, stderr: '' });
  });
});

test('plain mode tells the table in sentences and draws nothing', async () => {
  const args = ['play', 'zombiaki', '--plain', '--seed', 'a', '--set', 'zombies=1'];
  const { stdout } = await horda(args, { input: lines('1', 'quit', 'n') });
  expect(stdout).not.toMatch(/[─│┌▶●]/);
  expect(stdout).toContain('The street is empty.');
  expect(stdout).toMatch(/Your row: \w/);
  expect(stdout).toMatch(/\(Z57\)\n1: Discard: /);
});

interface Game {
  readonly deck: string;
  readonly seed: string;
  readonly answers: number;
}

function played({ deck, seed, answers }: Game): Session {
  const options = { deck, sideStep: 'may', zombies: 'random' };
  return playedSession(entry, { options, names: ['Maksymilian Soko', 'Wilhelmina Ćmoko'], seed, answers });
}

const games = fc.record({
  deck: fc.constantFrom('moskwa', 'jubileusz'),
  seed: fc.string({ maxLength: 8 }),
  answers: fc.integer({ min: 0, max: 120 }),
});

/** Options that stand nowhere with their number: neither by their own text nor beside a card of the row. */
function missingOptions(drawn: readonly string[], session: Session, seat: number, shell: Shell): readonly string[] {
  if (isOver(session)) return [];
  const ask = nextAsk(session);
  const text = drawn.join('\n');
  if (ask.options.length > 7 && text.includes(shell.words.play.cutOptions)) return [];
  const besideCard = ({ do: what }: Choice, i: number): boolean =>
    ['play', 'discard', 'react'].includes(what) && new RegExp(`(^|\\s)${i + 1}\\) `, 'm').test(text);
  return optionTexts(session, seat, ask, shell).filter(
    (option, i) => !text.includes(`${i + 1}) ${option}`) && !besideCard(ask.options[i]!, i),
  );
}

test('every table of random games fits on a screen of 80 columns and 24 rows, with all its options', () => {
  fc.assert(
    fc.property(games, fc.constantFrom<Language>('pl', 'en'), fc.boolean(), (game, language, unicode) => {
      const session = played(game);
      const shell = shellOf(language, unicode);
      const seat = askedSeat(session);
      const { lines: drawn } = screen(session, seat, shell, SMALLEST);
      expectToFit(drawn);
      expect(missingOptions(drawn, session, seat, shell)).toEqual([]);
      expectToFit(screen(session, 1 - seat, shell, SMALLEST).lines);
      expectToFit(screen(session, null, shell, SMALLEST).lines);
      expectToFit(screen(session, seat, shell, SMALLEST, { asking: false }).lines);
    }),
    { numRuns: 120 },
  );
});

test('the line of fire is told beside the street that it speaks of, whatever is asked', () => {
  fc.assert(
    fc.property(games, (game) => {
      const session = played(game);
      const seat = askedSeat(session);
      const canvas = canvasOf(session, seat, shellOf('pl', true), SMALLEST.width);
      const [line] = drawingOf('zombiaki').orders;
      const told = line!.answer(entry.game.view(session.state, seat), canvas, '').join('\n');
      expect(screen(session, seat, shellOf('pl', true), SMALLEST, { notice: told }).unsaid).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('why answers with a reason and its rule, or an option, for every field and every card of the row', () => {
  fc.assert(
    fc.property(games, (game) => {
      const session = played(game);
      if (isOver(session)) return;
      const ask = nextAsk(session);
      const row = (entry.game.view(session.state, ask.seat) as { rows: { name: string }[][] }).rows.flat();
      const names = row.map(({ name }) => (entry.texts.en as unknown as { card(id: string): string }).card(name));
      for (const typed of ['field B3', 'A1', 'Barricade', ...names])
        expect(why(session, ask.seat, ask, typed, shellOf('en', true))).toMatch(
          /^Not now: .*\. \[[A-Z]\d+\]$|^You can do this: \d+\) /,
        );
    }),
    { numRuns: 40 },
  );
});

test('in step 5 a field is for later: a card comes first', () => {
  const session = played({ deck: 'moskwa', seed: 'fields', answers: 0 });
  while (nextAsk(session).prompt !== 'use.choose') give(session, nextAsk(session).seat, [nextAsk(session).options[0]!]);
  const ask = nextAsk(session);
  for (const typed of ['B3', 'barykada'])
    expect(why(session, ask.seat, ask, typed, shellOf('pl', true))).toMatch(
      /^Nie teraz: .* Najpierw zagraj kartę, potem wskaż, na co działa\. \[Z17\]$/,
    );
  expect(why(session, ask.seat, ask, 'krowa', shellOf('pl', true))).toMatch(/Pytaj na przykład tak: dlaczego strzał$/);
});

test.each<[Language, string]>([
  ['pl', 'krok 4 z 5: odrzucenie'],
  ['en', 'step 4 of 5: discard'],
])('the head line in %s ends with the whole step, with a pack too', (language, step) => {
  const session = played({ deck: 'moskwa', seed: 'head', answers: 0 });
  const pack = { id: 'a-pack-with-quite-a-long-name-of-its-own', hash: '', content: {} };
  for (const save of [session.save, { ...session.save, pack }]) {
    const { lines: drawn } = screen({ ...session, save }, 0, shellOf(language, true), SMALLEST);
    expect(drawn[0]).toMatch(/^ Zombiaki II/);
    expect(drawn[0]!.trimEnd().endsWith(step)).toBe(true);
  }
});

test('Tab completes the commands of the game, too', () => {
  const ofGame = drawingOf('zombiaki').orders.flatMap(({ words }) => words);
  expect(completions('li', ofGame)).toEqual(['line', 'lines', 'linia', 'linie']);
  expect(completions('ka', [])).toEqual([]);
});

test('Z53 two at one keyboard need not look away, and each question names whom it asks', async () => {
  const args = [
    'play',
    'zombiaki',
    '--seats',
    'human,human',
    '--names',
    'Ann,Bob',
    '--set',
    'zombies=1',
    '--seed',
    'open',
  ];
  const { stdout } = await horda(args, { input: lines('1', 'end turn', '1', 'quit', 'n'), cwd: newFolder() });
  expect(stdout.match(/\w+\. Your choice/g)).toEqual(
    ['Ann', 'Ann', 'Bob', 'Bob'].map((name) => `${name}. Your choice`),
  );
  expect(stdout).not.toContain('look away');
});
