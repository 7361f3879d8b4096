import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded, seedOf } from '@horda/kernel';
import { expect, test } from 'vitest';
import { checkLog } from './check.ts';
import { fuzz } from './fuzz.ts';
import { spoilt, textOf } from './odd.ts';
import type { Place } from './place.ts';
import { growth } from './report.ts';

test('bad messages harm no table and no server', async () => {
  const data = mkdtempSync(join(tmpdir(), 'horda-fuzz-'));
  try {
    const report = await fuzz({ messages: 12_000, seed: 'short', data });
    expect(report.errors).toBe('');
    expect(report.sent).toBeGreaterThanOrEqual(12_000);
    expect(growth(report.memory)).toBe(0);
    // It was not all refused at the door, and not all let through.
    expect(report.accepted).toBeGreaterThan(50);
    const replies = [...report.replies.values()].reduce((sum, count) => sum + count, 0);
    expect(replies).toBeGreaterThan(8_000);
    expect(report.unanswered).toBeLessThan(3_000);
    for (const kind of [
      'spoilt',
      'brokenJson',
      'good',
      'stale',
      'foreign',
      'again',
      'forged',
      'unknown',
      'binary',
      'deep',
    ])
      expect([kind, (report.kinds.get(kind) ?? 0) > 20]).toEqual([kind, true]);
    for (const code of [1002, 1007, 1009]) expect([code, report.closes.has(code)]).toEqual([code, true]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test('the same seed spoils a message in the same ways, and in many', () => {
  const frame = { type: 'do', id: 'a', command: { do: 'answer', askedAt: 3, picks: [{ do: 'end' }] } };
  const series = (): string[] => {
    const dice = seeded(seedOf('spoilt'));
    return Array.from({ length: 300 }, () => textOf(dice, spoilt(dice, frame)));
  };
  const texts = series();
  expect(series()).toEqual(texts);
  expect(new Set(texts).size).toBeGreaterThan(150);
  expect(texts.some((text) => text.includes('"__proto__"'))).toBe(true);
  // What falls on an empty place changes nothing, now and then.
  expect(texts.filter((text) => text === JSON.stringify(frame)).length).toBeLessThan(30);
});

test('a line that nobody was told of, or an acknowledged one that is missing, is found', () => {
  const place = {
    table: 't',
    accepted: new Map([[2, 'a']]),
    lost: new Set(['cut']),
    written: new Map(),
  } as unknown as Place;
  const line = (seq: number, command: string | null, type: string) => ({
    table: 't',
    seq,
    at: 0,
    command,
    body: JSON.stringify({ type, bot: null }),
  });
  const good = [line(1, null, 'created'), line(2, '0:a', 'said')];
  expect(() => checkLog(place, good)).not.toThrow();
  expect(() => checkLog(place, [...good, line(3, '0:cut', 'said')])).not.toThrow();
  expect(() => checkLog(place, [...good, line(3, '0:b', 'said')])).toThrow('line 3');
  expect(() => checkLog(place, [...good, line(3, null, 'answered')])).toThrow('no author');
  expect(() => checkLog(place, [...good, line(3, null, 'joined')].slice(0, 1))).toThrow('is gone');
});

test('memory that grows is told from memory that does not', () => {
  const readings = (heap: (i: number) => number) => Array.from({ length: 20 }, (_, i) => ({ heap: heap(i), rss: 0 }));
  expect(growth(readings((i) => 30e6 + (i % 3) * 1e6))).toBe(0);
  expect(growth(readings((i) => 30e6 + i * 3e6))).toBeGreaterThan(0);
});
