import { cite } from '@horda/cisza/cite';
import { en as texts } from '@horda/cisza/text/en';
import { namesTo } from '@horda/parts';
import type { LogEntry } from '@horda/protocol';
import { expect, test } from 'vitest';
import type { AnyWebGame } from '../games/web-game.ts';
import { en } from '../text/table/en.ts';
import { answersBackTo, linesTakenBack } from './undo-lines.ts';

const game = {
  cite,
  drawing: { mark: () => ({ seat: null, tone: 'plain', grave: false }), opens: () => false },
} as unknown as AnyWebGame;

const played = (seq: number, seat: number, ...cards: readonly string[]): LogEntry => ({
  seq,
  at: 0,
  type: 'answered',
  seat,
  bot: null,
  events: cards.map((card) => ({ type: 'cardPlayed', seat, card })),
});
const LOG: readonly LogEntry[] = [
  { seq: 1, at: 0, type: 'started', events: [] },
  played(2, 0, 'axe'),
  played(3, 0, 'drone'),
  { seq: 4, at: 0, type: 'undone', seat: 0 },
  played(5, 0, 'flare'),
  played(6, 1),
  played(7, 1, 'axe', 'axe'),
];

function taken(back: number, you: number) {
  const now = { seq: 7, askedAt: 7, answers: 4, view: null, undo: 0, clock: null };
  const source = { game, texts, name: namesTo(you, (seat) => ['Ada', 'Bob'][seat]!), now };
  return linesTakenBack(LOG, back, source, en).map(({ text, times }) => [text, times]);
}

test('to take the own last answer back, all that followed goes with it; what was taken back before does not count', () => {
  expect([answersBackTo(LOG, 4, 0), answersBackTo(LOG, 4, 1), answersBackTo(LOG, 4, 2)]).toEqual([3, 1, 0]);
});

test('what goes is told in the lines of the log, to each reader in their own words', () => {
  expect(taken(3, 0)).toEqual([
    ['You play: Flare.', 1],
    ['Bob plays: Axe.', 2],
  ]);
  expect(taken(1, 1)).toEqual([['You play: Axe.', 2]]);
  expect(taken(0, 1)).toEqual([]);
});
