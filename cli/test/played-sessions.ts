/** Tables in the middle of random games, and what must hold wherever they are drawn. */
import { BOTS, think } from '@horda/bots';
import { GAMES, type RegisteredGame } from '@horda/games';
import { seeded, seedOf, type Save } from '@horda/kernel';
import type { Language } from '@horda/parts';
import { expect } from 'vitest';
import { wordsOf } from '../src/language.ts';
import { give, isOver, nextAsk, openSession, type Session } from '../src/play/session.ts';
import type { Shell } from '../src/shell.ts';
import { SMALLEST, type Size } from '../src/terminal/style.ts';
import { widthOf } from '../src/terminal/width.ts';

export interface Played {
  readonly options: Save['options'];
  /** Of those who sit at the table, all of them people. */
  readonly names: readonly string[];
  readonly seed: string;
  readonly answers: number;
}

/** A table after so many random answers, or at the end of the game. */
export function playedSession(entry: RegisteredGame, { options, names, seed, answers }: Played): Session {
  const { id, version } = entry.game;
  const save = { game: id, version, options, seats: names.length, seed: seedOf(seed), answers: [] };
  const people = names.map(() => 'human' as const);
  const session = openSession(entry, save, names, people);
  const dice = seeded(seedOf(`dice of ${seed}`));
  for (let i = 0; i < answers && !isOver(session); i++) {
    const ask = nextAsk(session);
    const picks = think(BOTS.random, entry.game, session.state, ask, dice).map((n) => ask.options[n]!);
    give(session, ask.seat, picks);
  }
  return session;
}

/** Who is asked now; at the end of the game: the first. */
export const askedSeat = (session: Session): number => (isOver(session) ? 0 : nextAsk(session).seat);

export const shellOf = (language: Language, unicode = true, color = false): Shell => ({
  language,
  words: wordsOf(language),
  style: { color, unicode },
  games: GAMES,
});

/** With a line to spare for what is typed. */
export function expectToFit(drawn: readonly string[], { width, rows }: Size = SMALLEST): void {
  expect(drawn.length).toBeLessThanOrEqual(rows - 1);
  expect(Math.max(...drawn.map(widthOf))).toBeLessThanOrEqual(width);
}
