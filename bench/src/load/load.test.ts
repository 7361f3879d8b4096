import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Client } from './driver.ts';
import { at, type Figure, type Result } from './measure.ts';
import { picksOf } from './picks.ts';
import { makeReferee } from './referee.ts';
import { reportOf, textOf } from './report.ts';

const CLIENT: Client = { table: 0, seat: 0 };

test('the referee holds moves back until the tables may play, and times them', async () => {
  const { referee, play, start, count, hold } = makeReferee(1);
  let sent = 0;
  const move = (): void => {
    sent++;
    setTimeout(() => {
      referee.accepted(CLIENT);
      referee.mayMove(CLIENT, move);
    }, 5);
  };
  referee.mayMove(CLIENT, move);
  expect(sent).toBe(0);
  start();
  play('full');
  expect(sent).toBe(1);
  await sleep(60);
  await hold();
  const before = sent;
  await sleep(20);
  expect(sent).toBe(before);
  const { moves, latencies } = count();
  expect(moves).toBe(before);
  expect(latencies).toHaveLength(before);
  expect(Math.min(...latencies)).toBeGreaterThan(3);
});

test('a paced table moves five times a second, however fast the server is', async () => {
  const { referee, play, hold } = makeReferee(1);
  const at: number[] = [];
  const move = (): void => {
    at.push(performance.now());
    referee.accepted(CLIENT);
    referee.mayMove(CLIENT, move);
  };
  referee.mayMove(CLIENT, move);
  const started = performance.now();
  play('paced');
  while (at.length < 3) await sleep(20);
  await hold();
  // A timer may be late, but makes no move come before its time.
  for (const [n, moved] of at.entries()) expect(moved - started).toBeGreaterThan(200 * n - 10);
});

test('what must not happen makes the measurement void', () => {
  const { referee, count } = makeReferee(1);
  referee.accepted(CLIENT);
  expect(() => count()).toThrow('never sent');
});

test('a share of all latencies', () => {
  const sorted = Float32Array.from({ length: 200 }, (_, i) => i + 1);
  expect([at(sorted, 0.5), at(sorted, 0.99), at(sorted, 1)]).toEqual([100, 198, 200]);
  expect(() => at(new Float32Array(), 0.5)).toThrow('not a single move');
});

test('a random player picks as many as it may, each once', () => {
  let n = 0;
  const draw = (below: number): number => n++ % below;
  const ask = { prompt: 'x', min: 1, max: 3, options: ['a', 'b', 'c', 'd'], answer: null };
  for (let i = 0; i < 50; i++) {
    const picks = picksOf(ask, draw);
    expect(picks.length).toBeGreaterThanOrEqual(1);
    expect(picks.length).toBeLessThanOrEqual(3);
    expect(new Set(picks).size).toBe(picks.length);
  }
});

function result(id: string, movesPerCpuSecond: number, p99: number, serverWaited = 0): Result {
  const figure: Figure = {
    moves: serverWaited > 0 ? 500 : 50_000,
    movesPerSecond: 1,
    movesPerCpuSecond,
    latency: { p50: 1, p99, max: p99 },
    serverBusy: 0.5,
    serverWaited,
    clientsBusy: 0.5,
    games: 1,
    updatesPerMove: 2,
  };
  return { id, title: id, nextGame: 'again', paced: figure, full: figure, peakRssMb: 100 };
}

test('the promises are judged by the figures', () => {
  const plan = { tables: 200, seconds: 10 };
  const memory = { stored: 10_000, emptyMb: 100, storedMb: 150 };
  const good = reportOf(plan, [result('boardgameio', 1000, 99), result('horda', 2996, 24.9)], memory);
  expect(good.promises.map(({ kept }) => kept)).toEqual([true, true, true]);
  const bad = reportOf(plan, [result('boardgameio', 1000, 1), result('horda', 2990, 25)], { ...memory, storedMb: 151 });
  expect(bad.promises.map(({ kept }) => kept)).toEqual([false, false, false]);
  expect(reportOf(plan, [result('boardgameio', 1000, 99)], null).promises).toEqual([]);
  const busy = reportOf(plan, [result('boardgameio', 1000, 99), result('horda', 3000, 90, 0.6)], null);
  expect(busy.promises.map(({ kept }) => kept)).toEqual([null, true]);
  const slow = reportOf(plan, [result('boardgameio', 1000, 99), result('horda', 2000, 1, 0.6)], null);
  expect(slow.promises.map(({ kept }) => kept)).toEqual([true, null]);
  expect(textOf(good)).toContain('horda: 3 times the moves per CPU second of boardgameio');
  expect(textOf(good)).toContain('kept   moves per CPU second, times boardgame.io: 3 (limit 3)');
  expect(textOf(good)).toContain('horda: again');
});
