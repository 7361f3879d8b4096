import type { LogEntry } from '@horda/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer, type Pacing } from './pacing.ts';
import type { Known } from './use-table.ts';

const YOU = 0;
const BOT = 1;

/** What a client knows after these lines; the game waits for `awaited`. */
function known(entries: readonly LogEntry[], awaited: number, changes: Partial<Known> = {}): Known {
  const seq = entries.at(-1)?.seq ?? 0;
  return {
    state: 'open',
    refusal: null,
    seat: YOU,
    host: false,
    info: { status: 'playing', clock: { kind: 'none' } } as Known['info'],
    now: {
      seq,
      askedAt: seq,
      answers: seq,
      view: { asks: [{ seat: awaited, answered: false }] },
      undo: 0,
      clock: null,
    },
    entries,
    omitted: 0,
    present: { seats: [YOU], watchers: 0 },
    ...changes,
  };
}

const answered = (seq: number, seat: number): LogEntry => ({
  seq,
  at: 0,
  type: 'answered',
  seat,
  bot: seat === YOU ? null : 'greedy',
  events: [],
});
const said = (seq: number): LogEntry => ({ seq, at: 0, type: 'said', seat: 2, text: 'psst' });

interface Shown {
  readonly seq: number;
  readonly lines: number;
  readonly pacing: Pacing;
  readonly isJump: boolean;
}

function reading(settings: { pace?: number; isAway?: boolean } = {}) {
  const shown: Shown[] = [];
  const mind = { pace: 600, isAway: false, ...settings };
  const pacer = new Pacer({
    show: ({ now, entries }, pacing, isJump) => shown.push({ seq: now!.seq, lines: entries.length, pacing, isJump }),
    pace: () => mind.pace,
    isAway: () => mind.isAway,
  });
  const seen = (): readonly number[] => shown.map(({ seq }) => seq);
  return { pacer, shown, seen, mind };
}

const MINE = [answered(1, YOU)];
const ONE = [...MINE, answered(2, BOT)];
const TWO = [...ONE, answered(3, BOT)];
const THREE = [...TWO, answered(4, BOT)];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('moves of bots are shown one after the other, however fast they come', () => {
  const { pacer, seen, shown } = reading();
  pacer.add(known(MINE, BOT));
  pacer.add(known(ONE, BOT));
  pacer.add(known(TWO, BOT));
  pacer.add(known(THREE, YOU));
  vi.advanceTimersByTime(1);
  expect(seen().at(-1)).toBe(2);
  expect(shown.at(-1)!.pacing.behind).toBe(2);
  vi.advanceTimersByTime(600);
  expect(seen().at(-1)).toBe(3);
  vi.advanceTimersByTime(600);
  expect(seen().at(-1)).toBe(4);
  expect(shown.at(-1)!.pacing.behind).toBe(0);
});

test('who skips sees the latest position at once, and what follows until they are asked', () => {
  const { pacer, seen, shown } = reading();
  pacer.add(known(MINE, BOT));
  pacer.add(known(ONE, BOT));
  pacer.add(known(TWO, BOT));
  pacer.skip('turn');
  expect(shown.at(-1)).toMatchObject({ seq: 3, isJump: true, pacing: { behind: 0, skipping: 'turn' } });
  pacer.add(known(THREE, YOU));
  expect(shown.at(-1)).toMatchObject({ seq: 4, isJump: true, pacing: { skipping: null } });
  pacer.add(known([...THREE, answered(5, YOU)], BOT));
  expect(seen().at(-1)).toBe(5);
  pacer.add(known([...THREE, answered(5, YOU), answered(6, BOT)], BOT));
  expect(seen().at(-1)).toBe(5);
  vi.advanceTimersByTime(600);
  expect(seen().at(-1)).toBe(6);
});

test('who wants the result skips own questions of a bot that plays on, until the game is over', () => {
  const { pacer, shown } = reading();
  pacer.add(known(MINE, BOT));
  pacer.skip('end');
  pacer.add(known(ONE, YOU));
  expect(shown.at(-1)).toMatchObject({ seq: 2, pacing: { skipping: 'end' } });
  pacer.add(known(TWO, BOT, { info: { status: 'over' } as Known['info'] }));
  expect(shown.at(-1)).toMatchObject({ seq: 3, pacing: { skipping: null } });
});

test('the own move is seen at once, and what came before it', () => {
  const { pacer, seen } = reading();
  pacer.add(known(MINE, BOT));
  pacer.add(known(ONE, BOT));
  pacer.add(known(TWO, BOT));
  pacer.add(known([...TWO, answered(4, YOU)], BOT));
  expect(seen().at(-1)).toBe(4);
  vi.advanceTimersByTime(5_000);
  expect(seen().at(-1)).toBe(4);
});

test('talk does not wait for bots, and changes nothing on the table', () => {
  const { pacer, shown } = reading();
  pacer.add(known(MINE, BOT));
  pacer.add(known(ONE, BOT));
  vi.advanceTimersByTime(1);
  pacer.add(known(TWO, BOT));
  pacer.add(known([...TWO, said(4)], BOT));
  expect(shown.at(-1)).toMatchObject({ seq: 2, lines: 3 });
  vi.advanceTimersByTime(600);
  expect(shown.at(-1)).toMatchObject({ seq: 4, lines: 4 });
});

test.each([
  ['at once', { pace: 0 }, {}],
  ['in a page that nobody sees', { isAway: true }, {}],
  [
    'while the own time runs',
    {},
    {
      info: { status: 'playing', clock: { kind: 'live' } } as Known['info'],
      now: { ...known(TWO, YOU).now!, clock: { left: [1, 1], running: [YOU], at: 0 } },
    },
  ],
] as const)('nothing waits %s', (_, settings, changes) => {
  const { pacer, seen } = reading(settings);
  pacer.add(known(MINE, BOT));
  pacer.add(known(ONE, BOT));
  pacer.add(known(TWO, YOU, changes));
  expect(seen().at(-1)).toBe(3);
});

test('a faster pace counts at once', () => {
  const { pacer, seen, mind } = reading({ pace: 10_000 });
  pacer.add(known(MINE, BOT));
  pacer.add(known(ONE, BOT));
  pacer.add(known(TWO, BOT));
  vi.advanceTimersByTime(1);
  mind.pace = 0;
  pacer.look();
  expect(seen().at(-1)).toBe(3);
});
