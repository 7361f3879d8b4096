import { findGame, GAMES } from '@horda/games';
import { replay, seedOf, verify, type Choice as AnyChoice } from '@horda/kernel';
import { campGame, type Camp, type Choice } from '@horda/testing/camp';
import { describe, expect, test } from 'vitest';
import type { SeatKind } from '../text/words.ts';
import { wordsOf } from '../language.ts';
import type { Shell } from '../shell.ts';
import { handOver, othersAt } from './keyboard.ts';
import { give, isOver, letBotAnswer, nextAsk, openSession, savedGame, undo, type Session } from './session.ts';

/** A small game with an open floor, in which all win or lose together. */
function table(...kinds: SeatKind[]): Session {
  const entry = { ...findGame('cisza')!, game: campGame() };
  const save = { game: 'camp', version: 1, options: {}, seats: kinds.length, seed: seedOf('camp'), answers: [] };
  return openSession(
    entry,
    save,
    kinds.map((_, seat) => `P${seat + 1}`),
    kinds,
  );
}

const does = (session: Session, choice: Choice): void => give(session, choice.by, [choice as AnyChoice]);
const campOf = ({ state }: Session): Camp => state as unknown as Camp;

const SHELL: Shell = { language: 'en', words: wordsOf('en'), style: { color: false, unicode: true }, games: GAMES };

describe('an open floor at one keyboard', () => {
  test('is answered seat after seat, each until it is ready', () => {
    const session = table('human', 'human');
    const asked: number[] = [];
    for (const log of [0, 1]) {
      asked.push(nextAsk(session).seat);
      does(session, { do: 'carry', by: 0, log });
    }
    does(session, { do: 'ready', by: 0 });
    asked.push(nextAsk(session).seat);
    expect(asked).toEqual([0, 0, 1]);
  });

  test('lets people take back by the game’s own options, and by undo until somebody else has answered', () => {
    const session = table('human', 'greedy');
    does(session, { do: 'carry', by: 0, log: 0 });
    does(session, { do: 'drop', by: 0, log: 0 });
    expect(undo(session, 0)).toEqual({ result: 'done' });
    expect(campOf(session).logs[0]).toBe(0);
    does(session, { do: 'ready', by: 0 });
    letBotAnswer(session);
    expect(undo(session, 0)).toEqual({ result: 'other', seat: 1 });
  });

  test('lets whoever is ready take the keyboard again, change the plan, and go on until ready', () => {
    const session = table('human', 'human');
    does(session, { do: 'ready', by: 0 });
    expect([nextAsk(session).seat, othersAt(session, 1)]).toEqual([1, [0]]);
    expect(handOver(session, 1, 'p1', SHELL)).toBeNull();
    expect(nextAsk(session)).toMatchObject({ seat: 0, options: [{ do: 'change', by: 0 }] });
    does(session, { do: 'change', by: 0 });
    does(session, { do: 'carry', by: 0, log: 0 });
    expect(nextAsk(session).seat).toBe(0);
    does(session, { do: 'ready', by: 0 });
    expect(nextAsk(session).seat).toBe(1);
  });

  test('lets people decide in any order, and asks the others when the one who took over is ready', () => {
    const session = table('human', 'human', 'human');
    expect(handOver(session, 0, '3', SHELL)).toBeNull();
    does(session, { do: 'carry', by: 2, log: 0 });
    expect(nextAsk(session).seat).toBe(2);
    does(session, { do: 'ready', by: 2 });
    expect(nextAsk(session).seat).toBe(0);
  });

  test('names those who can take over when nobody, or more than one, is called so; bots never can', () => {
    const session = table('human', 'human', 'human', 'greedy');
    expect(handOver(session, 0, 'Eve', SHELL)).toBe(
      'Nobody who can decide now is called "Eve". Type seat and a name: P2, P3.',
    );
    expect(handOver(session, 0, '', SHELL)).toBe('Who takes the keyboard? Type seat and a name: P2, P3.');
    expect(handOver(session, 0, 'P', SHELL)).toContain('P2, P3');
    expect(handOver(session, 0, 'P4', SHELL)).toContain('"P4"');
    expect(nextAsk(session).seat).toBe(0);
    expect(handOver(table('human', 'greedy'), 0, 'P2', SHELL)).toBe('Nobody else at this keyboard can decide now.');
  });

  test.each([1, 4])('is played to the end by %i bots, and its save leads there again', (seats) => {
    const session = table(...Array.from({ length: seats }, () => 'greedy' as const));
    for (let n = 0; !isOver(session); n++) {
      expect(n).toBeLessThan(100);
      letBotAnswer(session);
    }
    const { save } = savedGame(session);
    expect(verify(session.entry.game, save)).toEqual(session.state);
    expect(replay(session.entry.game, session.save)).toEqual(session.state);
  });
});

describe('what all decide in common', () => {
  /** Gear Up at the first spawn; the second seat commands. */
  function spawning(...kinds: SeatKind[]): Session {
    const entry = findGame('gear-up')!;
    const options = Object.fromEntries(entry.game.options.map((spec) => [spec.id, spec.botsOnly ?? spec.default]));
    const save = {
      game: 'gear-up',
      version: entry.game.version,
      options: { ...options, commander: '2' },
      seats: kinds.length,
      seed: seedOf('spawn'),
      answers: [],
    };
    const names = kinds.map((_, seat) => `P${seat + 1}`);
    const session = openSession(entry, save, names, kinds);
    while (nextAsk(session).prompt !== 'spawn.assign') letBotAnswer(session);
    return session;
  }

  test('is asked of the person where a bot commands, until there is nothing left to choose', () => {
    const session = spawning('human', 'greedy');
    const waves = (): readonly { card: number; to: number }[] =>
      (session.state as unknown as { wave: { card: number; to: number }[] }).wave;
    const cards = waves().map(({ card }) => card);
    for (const card of cards) {
      expect(nextAsk(session).seat).toBe(0);
      give(session, 0, [{ do: 'assign', by: 0, card, to: 0 } as AnyChoice]);
    }
    expect(nextAsk(session)).toMatchObject({ seat: 1, options: expect.arrayContaining([{ do: 'agree', by: 1 }]) });
  });

  test('is decided by bots where nobody else sits', () => {
    expect(nextAsk(spawning('greedy', 'greedy')).seat).toBe(1);
  });
});
