import type { LogEntry } from '@horda/protocol';
import { expect, test } from 'vitest';
import type { LogLine } from '../../table/log-lines.ts';
import { isReachable } from './tv-links.ts';
import { latest } from './tv-ticker.tsx';
import { watchingKey } from './watching-key.ts';

const known = { host: 'online', table: 't', game: 'cisza', opened: 0, key: 'seat' } as const;

test('a television uses the key of a seat only if it knows no other', () => {
  expect(watchingKey({ ...known, watch: 'watch', invite: 'invite' })).toBe('watch');
  expect(watchingKey({ ...known, invite: 'invite' })).toBe('invite');
  expect(watchingKey(known)).toBe('seat');
  expect(watchingKey(null)).toBe(null);
});

test('the television that has made the table keeps the key of its host', () => {
  expect(watchingKey({ ...known, key: 'host', watch: 'watch', television: true })).toBe('host');
});

test.each([
  ['localhost', false],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['192.168.0.12', true],
  ['horda.example', true],
])('phones can open a page at %s: %s', (hostname, is) => {
  expect(isReachable(hostname)).toBe(is);
});

test('the ticker shows the three latest events, and nothing that is said, agreed or taken back', () => {
  const line = (seq: number, changes: Partial<LogLine> = {}): LogLine => ({
    id: String(seq),
    seq,
    text: `event ${seq}`,
    rule: null,
    seat: null,
    tone: 'plain',
    grave: false,
    at: seq,
    undone: false,
    opens: false,
    ...changes,
  });
  const entries = [
    { seq: 1, type: 'answered' },
    { seq: 2, type: 'answered' },
    { seq: 3, type: 'said' },
    { seq: 4, type: 'answered' },
    { seq: 5, type: 'answered' },
    { seq: 6, type: 'voted' },
    { seq: 7, type: 'answered' },
  ] as unknown as readonly LogEntry[];
  const lines = [line(1), line(2), line(3), line(4), line(5, { undone: true }), line(6), line(7, { text: 'event 4' })];
  expect(latest(entries, lines).map(({ text, times }) => [text, times])).toEqual([
    ['event 4', 2],
    ['event 2', 1],
    ['event 1', 1],
  ]);
});
