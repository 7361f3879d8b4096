import { stripVTControlCharacters } from 'node:util';
import { findGame } from '@horda/games';
import { determinize, nextOpen, seedOf, type AnyState, type Choice } from '@horda/kernel';
import type { Language } from '@horda/parts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedSeat, expectToFit, playedSession, shellOf } from '../../test/played-sessions.ts';
import { drawingOf } from '../games/drawings.ts';
import type { Shell } from '../shell.ts';
import { SMALLEST } from '../terminal/style.ts';
import { hint, why } from './advice.ts';
import { logOf } from './log.ts';
import { canvasOf, optionTexts } from './question.ts';
import { screen } from './screen.ts';
import { give, isOver, nextAsk, type Session } from './session.ts';

const entry = findGame('cisza')!;
/** Names of the greatest allowed length. */
const NAMES = ['Maksymilian Sokół', 'Bartłomiej Żółć', 'Stanisław Gęśla', 'Ania', 'Wilhelmina Ćmok', 'Ó'].map((name) =>
  name.slice(0, 16),
);

interface Game {
  readonly seats: number;
  readonly seed: string;
  readonly answers: number;
  readonly expert: boolean;
  readonly language: Language;
  readonly unicode: boolean;
}

const games = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  seed: fc.string({ maxLength: 8 }),
  answers: fc.integer({ min: 0, max: 150 }),
  expert: fc.boolean(),
  language: fc.constantFrom<Language>('pl', 'en'),
  unicode: fc.boolean(),
});

function played({ seats, seed, answers, expert }: Game): Session {
  const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.botsOnly ?? spec.default]));
  return playedSession(entry, { options: { ...options, expert }, names: NAMES.slice(0, seats), seed, answers });
}

/** Options whose number is shown nowhere: neither with their own text nor beside the card that they play. */
function missingOptions(lines: readonly string[], session: Session, seat: number, shell: Shell): readonly string[] {
  if (isOver(session)) return [];
  const text = lines.join('\n');
  const options = optionTexts(session, seat, nextAsk(session), shell).map((option, i) => `${i + 1}) ${option}`);
  // Long lists are rare: then the heading says where to see the full list.
  if (options.length > 7 && text.includes(shell.words.play.cutOptions)) return [];
  return options.filter((option) => !text.includes(option) && !text.includes(option.replace(/\) .*: /, ') ')));
}

describe('a screen of 80 columns and 24 rows', () => {
  test('holds every table of random games, with an answer to a command too', () => {
    fc.assert(
      fc.property(games, fc.boolean(), (game, noticed) => {
        const session = played(game);
        const shell = shellOf(game.language, game.unicode);
        const seat = askedSeat(session);
        const notice = noticed && !isOver(session) ? why(session, seat, nextAsk(session), 'axe', shell) : null;
        const { lines, unsaid } = screen(session, seat, shell, SMALLEST, { notice });
        expectToFit(lines);
        expect(missingOptions(lines, session, seat, shell)).toEqual([]);
        const said = lines.map((line) => line.trim()).join(' ');
        expect(unsaid || said.includes(notice ?? '')).toBe(true);
        expectToFit(screen(session, seat, shell, SMALLEST, { asking: false }).lines);
        expectToFit(screen(session, null, shell, SMALLEST).lines);
      }),
      { numRuns: 150 },
    );
  });

  test.each(
    [2, 3, 4, 5, 6].flatMap(
      (seats) =>
        [
          [seats, 'pl'],
          [seats, 'en'],
        ] as [number, Language][],
    ),
  )('holds the fullest table that %i players can have, in %s', (seats, language) => {
    const session = played({ seats, seed: 'full', answers: seats, expert: true, language, unicode: true });
    const s = session.state as AnyState & {
      shelters: { zombies: number[]; barriers: string[]; survivors: number[]; hand: string[] }[];
      kinds: string[];
      loose: number[];
      inPlay: string | null;
    };
    for (const shelter of s.shelters) {
      shelter.zombies = s.kinds.flatMap((kind, card) => (kind === 'horde' ? [] : [card]));
      shelter.barriers = ['barricade', 'barricade', 'barricade', 'barricade', 'alarm', 'alarm', 'mines', 'mines'];
      shelter.hand = ['sniperRifle', 'alarm', 'surprise'];
    }
    s.loose = s.shelters[0]!.zombies.slice(0, 6);
    s.inPlay = 'sniperRifle';
    const { lines } = screen(session, askedSeat(session), shellOf(language), SMALLEST);
    expectToFit(lines);
    // Every shelter shows how many zombies of each kind stand in it, however little room there is.
    for (const kind of language === 'pl' ? ['si', 'sz', 'zw'] : ['st', 'fa', 're'])
      expect(lines.join('\n').split(new RegExp(`(?<!\\p{L})${kind}\\p{L}* ?\\d\\d`, 'u'))).toHaveLength(seats + 1);
  });

  test('holds the longest list of options', () => {
    const session = played({ seats: 4, seed: 'many', answers: 4, expert: false, language: 'pl', unicode: true });
    const kinds = ['regular', 'strong', 'fast'] as const;
    const options = kinds.flatMap((a) =>
      [[], ...kinds.map((b) => [b])].flatMap((newcomers) => [
        { do: 'blast', attackers: [a], newcomers },
        { do: 'blast', attackers: newcomers.length === 0 ? [a, a] : [], newcomers: [a, ...newcomers] },
      ]),
    );
    const ask = { ...nextAsk(session), prompt: 'mines.aim', options: options as readonly Choice[] };
    session.state.kernel.asks = [ask];
    expectToFit(screen(session, ask.seat, shellOf('pl'), SMALLEST).lines);
  });
});

test('what a seat is shown does not depend on anything it may not know', () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 0, max: 5 }), (game, viewer) => {
      const session = played(game);
      const seat = viewer % game.seats;
      const world = determinize(entry.game, session.state, seat, seedOf('another world'));
      const elsewhere = { ...session, state: world };
      const shell = shellOf(game.language);
      const drawing = drawingOf('cisza');
      const readOut = (at: Session): readonly string[] =>
        drawing.sentences(entry.game.view(at.state, seat), canvasOf(at, seat, shell, 80));
      expect(screen(elsewhere, seat, shell, SMALLEST)).toEqual(screen(session, seat, shell, SMALLEST));
      expect(readOut(elsewhere)).toEqual(readOut(session));
      expect(drawing.thinkable(entry.game.view(world, seat))).toEqual(
        drawing.thinkable(entry.game.view(session.state, seat)),
      );
    }),
    { numRuns: 100 },
  );
});

test('the log tells a seat its own cards and of others only how many they drew', () => {
  const session = played({ seats: 2, seed: 'log', answers: 0, expert: false, language: 'en', unicode: true });
  const first = nextAsk(session).seat;
  give(session, first, [{ do: 'exchange' }]);
  const drawn = (seat: number | null): string =>
    logOf(session, seat, 'en').find(({ text }) => / draws? /.test(text))!.text;
  expect(drawn(first)).toMatch(/^You draw 3 cards: /);
  expect(drawn(1 - first)).toMatch(/draws 3 cards\.$/);
  expect(drawn(null)).toMatch(/draws 3 cards\.$/);
});

test('colour only underlines: without it the screen says the same', () => {
  const session = played({ seats: 4, seed: 'colour', answers: 20, expert: false, language: 'pl', unicode: true });
  const mono = screen(session, askedSeat(session), shellOf('pl'), SMALLEST).lines;
  const colored = screen(session, askedSeat(session), shellOf('pl', true, true), SMALLEST).lines;
  expect(colored).not.toEqual(mono);
  expect(colored.map(stripVTControlCharacters)).toEqual(mono);
});

test.each([3, 6])('%i players on a terminal without Unicode get boxes of ordinary characters', (seats) => {
  const session = played({ seats, seed: 'ascii', answers: 30, expert: false, language: 'en', unicode: false });
  const text = screen(session, askedSeat(session), shellOf('en', false), SMALLEST).lines.join('\n');
  // Letters are the players' own, and the signs × and … belong to the game's words.
  expect(text.replaceAll(/[\p{L}×…]/gu, '')).toMatch(/^[ -~\n]*$/);
});

test('a hint names an option that is offered', () => {
  fc.assert(
    fc.property(games, (game) => {
      const session = played({ ...game, answers: game.answers % 40 });
      if (isOver(session)) return;
      const ask = nextOpen(session.state);
      const text = hint(session, ask.seat, ask, shellOf(game.language));
      const number = Number(/(\d+)\) /.exec(text)?.[1] ?? '1');
      expect(number).toBeLessThanOrEqual(ask.options.length);
    }),
    { numRuns: 15 },
  );
});
