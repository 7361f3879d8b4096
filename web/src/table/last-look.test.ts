import type { LogEntry } from '@horda/protocol';
import { expect, test } from 'vitest';
import { changedIn, isBehind, placeOf, readLooks, withLook } from './last-look.ts';
import type { LogLine } from './log-lines.ts';

test('a look is kept for each table and seat; what is not a number is not read; the oldest go', () => {
  const here = placeOf('online', 'abc', 0);
  expect(readLooks(JSON.stringify(withLook({}, here, 7)))).toEqual({ [here]: 7 });
  expect(placeOf('online', 'abc', null)).not.toBe(here);
  expect([null, '{', '[1]', '7', '{"a":"b"}'].map(readLooks)).toEqual([{}, {}, {}, {}, {}]);
  let looks = {};
  for (let n = 0; n < 150; n++) looks = withLook(looks, `place ${n}`, n);
  expect(Object.keys(looks)).toHaveLength(100);
  expect(Object.keys(withLook(looks, 'place 50', 3)).at(-1)).toBe('place 50');
});

test('nobody has missed what they did themselves', () => {
  const entry = (seq: number, seat: number) =>
    ({ seq, at: 0, type: 'answered', seat, bot: null, events: [] }) as LogEntry;
  const log = [entry(5, 1), entry(6, 0)];
  expect([isBehind(log, 4, 0), isBehind(log, 5, 0), isBehind(log, 5, 1)]).toEqual([true, false, true]);
});

test('what has changed: the turns, what matters, and where to look; a line or two need no note', () => {
  const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({
    id: `${n}`,
    seq: n,
    text: 'Bob loses 1 survivor.',
    rule: null,
    seat: 1,
    tone: 'plain',
    grave: false,
    at: n,
    undone: false,
    opens: false,
    ...more,
  });
  expect(changedIn([line(1), line(2)])).toBe(null);
  const lines = [
    line(3, { opens: true }),
    line(4, { grave: true }),
    line(4, { grave: true }),
    line(5, { undone: true, grave: true }),
    line(6, { at: null }),
    line(7, { opens: true }),
  ];
  const changed = changedIn(lines)!;
  expect([changed.turns, changed.lines, changed.from]).toEqual([2, 4, 3]);
  expect(changed.grave.map(({ text, times }) => [text, times])).toEqual([['Bob loses 1 survivor.', 2]]);
});
