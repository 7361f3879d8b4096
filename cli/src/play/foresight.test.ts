import { findGame, GAMES } from '@horda/games';
import { seedOf, type Ask, type Choice } from '@horda/kernel';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../language.ts';
import type { Shell } from '../shell.ts';
import { why } from './advice.ts';
import { followsFrom } from './foresight.ts';
import { handlesOf } from './question.ts';
import { give, nextAsk, openSession, type Session } from './session.ts';
import { giveIfSure } from './sure.ts';

const shell = (language: 'en' | 'pl'): Shell => ({
  language,
  words: wordsOf(language),
  style: { color: false, unicode: true },
  games: GAMES,
});

/** A game of people in which everybody takes the first answers until this question comes. */
function until(game: string, seats: number, options: object, prompt: string): { session: Session; ask: Ask<Choice> } {
  const entry = findGame(game)!;
  const defaults = Object.fromEntries(entry.game.options.map(({ id, default: value }) => [id, value]));
  const save = {
    game,
    version: entry.game.version,
    options: { ...defaults, ...options },
    seats,
    seed: seedOf('foresight'),
    answers: [],
  };
  const names = ['Ann', 'Bob', 'Cid'].slice(0, seats);
  const session = openSession(
    entry,
    save,
    names,
    names.map(() => 'human'),
  );
  for (let i = 0; i < 200; i++) {
    const ask = nextAsk(session);
    if (ask.prompt === prompt) return { session, ask };
    give(session, ask.seat, ask.options.slice(0, Math.max(1, ask.min)));
  }
  throw new Error(`${game} never asks ${prompt}`);
}

const handleOf = (session: Session, ask: Ask<Choice>, deed: string): string =>
  handlesOf(session, ask.seat, ask, shell('en'))[ask.options.findIndex((option) => option.do === deed)]!;

describe('what would follow is told before it is chosen', () => {
  test('by the words of the game, with the odds; `why` tells it too', () => {
    const { session, ask } = until('long-night', 2, { mode: 'coop' }, 'turn.choose');
    const end = followsFrom(session, ask.seat, ask, handleOf(session, ask, 'end'), shell('en'));
    expect(end).toMatch(/: End .*turn\. Unused dice \([\d, ]+\) are lost at the end of the round\. The next turn/);
    expect(why(session, ask.seat, ask, 'end turn', shell('en'))).toMatch(
      /^You can do this: .* What follows: Unused dice/,
    );
    expect(followsFrom(session, ask.seat, ask, 'koniec tury', shell('pl'))).toMatch(/przepadną z końcem rundy/);
  });

  test('by trying it, in a game without such words', () => {
    const { session, ask } = until('zombiaki', 2, { zombies: '1' }, 'use.aim');
    const first = followsFrom(session, ask.seat, ask, '1', shell('en'));
    expect(first).toMatch(/^1: .*\. The (?:zombies|humans) play: .*\. .*\.$/);
    // It was only tried.
    expect(nextAsk(session)).toBe(ask);
  });

  test('without an option, or with one that is not there, it says what to type', () => {
    const { session, ask } = until('zombiaki', 2, { zombies: '1' }, 'use.choose');
    expect(followsFrom(session, ask.seat, ask, '', shell('en'))).toBe(
      'What follows which option? Type for example: then 1',
    );
    expect(followsFrom(session, ask.seat, ask, '99', shell('pl'))).toBe(
      'Nie ma teraz opcji "99". Wpisz jej numer, na przykład: skutek 1',
    );
  });
});

test('an answer that would lose something is given when it is typed a second time', () => {
  const { session, ask } = until('long-night', 2, { mode: 'coop' }, 'turn.choose');
  const end = [ask.options.find((option) => option.do === 'end')!];
  expect(giveIfSure(session, ask, end, shell('en'))).toBe(
    'You still have unused dice. They are lost at the end of the round. If you are sure, type the same once more.',
  );
  expect(nextAsk(session)).toBe(ask);
  expect(giveIfSure(session, ask, end, shell('en'))).toBeNull();
  expect(nextAsk(session)).not.toBe(ask);
});
