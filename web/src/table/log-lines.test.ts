import type { LogEntry } from '@horda/protocol';
import { expect, test } from 'vitest';
import { cite } from '@horda/cisza/cite';
import { en as texts } from '@horda/cisza/text/en';
import { namesTo } from '@horda/parts';
import type { AnyWebGame } from '../games/web-game.ts';
import { en } from '../text/table/en.ts';
import { grouped, logLines } from './log-lines.ts';

/** Cisza's words and rules; its pictures do not matter to the log. */
const game = {
  cite,
  texts: { en: texts },
  drawing: {
    mark: ({ seat }: { readonly seat: number }) => ({ seat, tone: 'plain', grave: false }),
    opens: ({ type }: { readonly type: string }) => type === 'turnBegan',
  },
} as unknown as AnyWebGame;
const name = (seat: number): string => ['Ada', 'Bob'][seat]!;

function linesOf(entries: readonly LogEntry[], answers: number, after = 0, you: number | null = null) {
  const now = { seq: entries.length, askedAt: 0, answers, view: null, undo: 0, clock: null };
  return logLines(entries, { game, texts: game.texts.en, name: namesTo(you, name), now }, en, after);
}

const entry = (seq: number, rest: object): LogEntry => ({ seq, at: 0, ...rest }) as LogEntry;
const started = (seq: number) => entry(seq, { type: 'started', events: [] });
const played = (seq: number, seat: number, card: string) =>
  entry(seq, { type: 'answered', seat, bot: null, events: [{ type: 'cardPlayed', seat, card }] });

test('events become sentences with their rule, their mark and their moment', () => {
  const [, line] = linesOf([started(1), played(2, 1, 'axe')], 1);
  expect(line).toEqual({
    id: '2.0',
    seq: 2,
    text: 'Bob plays: Axe.',
    rule: 'C66',
    seat: 1,
    tone: 'plain',
    grave: false,
    at: 1,
    undone: false,
    opens: false,
  });
});

test('an event that another one tells has no line, and the others keep their names', () => {
  const quiet = { ...texts, event: (e: { readonly type: string }) => (e.type === 'told' ? '' : 'Something happens.') };
  const events = [{ type: 'told' }, { type: 'cardPlayed', seat: 0, card: 'axe' }];
  const now = { seq: 1, askedAt: 0, answers: 1, view: null, undo: 0, clock: null };
  const answered = entry(1, { type: 'answered', seat: 0, bot: null, events });
  const lines = logLines([answered], { game, texts: quiet as never, name, now }, en);
  expect(lines.map(({ id, text }) => [id, text])).toEqual([['1.1', 'Something happens.']]);
});

test('what was taken back is struck and leads nowhere; what follows has its place', () => {
  const lines = linesOf(
    [started(1), played(2, 0, 'axe'), entry(3, { type: 'undone', seat: 0 }), played(4, 0, 'drone')],
    1,
  );
  expect(lines.map(({ text, at, undone }) => [text, at, undone])).toEqual([
    ['The game begins.', null, false],
    ['Ada plays: Axe.', null, true],
    ['Ada takes a move back.', null, false],
    ['Ada plays: Drone.', 1, false],
  ]);
});

test('in a log that begins in the middle, moments are counted from the end', () => {
  const lines = linesOf([played(90, 0, 'axe'), played(91, 1, 'flare')], 40);
  expect(lines.map(({ at }) => at)).toEqual([39, 40]);
});

test('answers before a change of rules are not struck', () => {
  const lines = linesOf([played(1, 0, 'axe'), entry(2, { type: 'migrated', version: 2 }), played(3, 1, 'flare')], 1);
  expect(lines.map(({ at, undone }) => [at, undone])).toEqual([
    [null, false],
    [null, false],
    [1, false],
  ]);
});

test('a phrase is told in the words of the game', () => {
  const talk = { groups: {}, phrase: ({ say }: { readonly say: string }) => `I ${say} Ada.` };
  const entries = [entry(1, { type: 'phrased', seat: 1, phrase: { say: 'trust' } })];
  const now = { seq: 1, askedAt: 0, answers: 0, view: null, undo: 0, clock: null };
  const [line] = logLines(entries, { game, texts: { ...game.texts.en, talk }, name, now }, en);
  expect([line!.text, line!.seat, line!.rule]).toEqual(['Bob: I trust Ada.', 1, null]);
});

test('the table itself speaks too, and erased words stay erased', () => {
  const lines = linesOf(
    [
      entry(1, { type: 'joined', seat: 1, name: 'Bob' }),
      entry(2, { type: 'said', seat: 1, text: '<b>psst</b>' }),
      entry(3, { type: 'said', seat: 1, text: null }),
      entry(4, { type: 'proposed', seat: 0, what: 'abandon', settled: false }),
      entry(5, { type: 'voted', seat: 1, yes: false, settled: false }),
    ],
    0,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'Bob sits down.',
    'Bob: <b>psst</b>',
    'These words were erased.',
    'Ada proposes to end the game.',
    'Bob says no.',
  ]);
});

test('who has left keeps the name in what was done before, and the next one has a name of their own', () => {
  const all = [
    entry(1, { type: 'created' }),
    entry(2, { type: 'joined', seat: 1, name: 'Cyd' }),
    started(3),
    played(4, 1, 'axe'),
    entry(5, { type: 'left', seat: 1 }),
    played(6, 1, 'drone'),
    entry(7, { type: 'joined', seat: 1, name: 'Bob' }),
    played(8, 1, 'flare'),
  ];
  const told = linesOf(all, 3).map(({ text }) => text);
  expect(told.slice(1)).toEqual([
    'Cyd sits down.',
    'The game begins.',
    'Cyd plays: Axe.',
    'Cyd leaves the table.',
    'Bot B plays: Drone.',
    'Bob sits down.',
    'Bob plays: Flare.',
  ]);
  expect(linesOf(all, 3, 4).map(({ text }) => text)).toEqual(told.slice(4));
});

test('who was there when the log began has no name once they have left', () => {
  const lines = linesOf([played(90, 1, 'axe'), entry(91, { type: 'left', seat: 1 })], 40);
  expect(lines.map(({ text }) => text)).toEqual(['Seat B plays: Axe.', 'Seat B leaves the table.']);
});

test('equal lines in a row are one line with a count, which leads to the last of them', () => {
  const lines = linesOf(
    [started(1), played(2, 1, 'axe'), played(3, 1, 'axe'), played(4, 0, 'axe'), played(5, 1, 'axe')],
    4,
  );
  const told = (apart = 0) =>
    grouped(lines, ({ seq }) => seq === apart).map(({ text, times, at }) => [text, times, at]);
  expect(told().slice(1)).toEqual([
    ['Bob plays: Axe.', 2, 2],
    ['Ada plays: Axe.', 1, 3],
    ['Bob plays: Axe.', 1, 4],
  ]);
  // What is new stays apart from what is not.
  expect(told(3).slice(1, 3)).toEqual([
    ['Bob plays: Axe.', 1, 1],
    ['Bob plays: Axe.', 1, 2],
  ]);
});

test('the reader is "you", also at the table itself, but not where somebody else had the seat', () => {
  const all = [
    entry(1, { type: 'created' }),
    entry(2, { type: 'joined', seat: 1, name: 'Cyd' }),
    started(3),
    played(4, 1, 'axe'),
    entry(5, { type: 'left', seat: 1 }),
    entry(6, { type: 'joined', seat: 1, name: 'Bob' }),
    played(7, 1, 'flare'),
    entry(8, { type: 'said', seat: 1, text: 'hi' }),
    played(9, 0, 'axe'),
  ];
  expect(linesOf(all, 3, 3, 1).map(({ text }) => text)).toEqual([
    'Cyd plays: Axe.',
    'Cyd leaves the table.',
    'You sit down.',
    'You play: Flare.',
    'You: hi',
    'Ada plays: Axe.',
  ]);
});
