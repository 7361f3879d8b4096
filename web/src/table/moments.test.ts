import type { LogEntry } from '@horda/protocol';
import { describe, expect, test } from 'vitest';
import { momentsOf } from './moments.ts';

type Body = LogEntry extends infer E ? (E extends LogEntry ? Omit<E, 'seq' | 'at'> : never) : never;

const log = (...bodies: readonly Body[]): readonly LogEntry[] =>
  bodies.map((body, i) => ({ seq: i + 1, at: 1_000 * i, ...body }) as LogEntry);
const started: Body = { type: 'started', events: [{ type: 'dealt' }] };
const answer = (seat: number, type = 'moved'): Body => ({ type: 'answered', seat, bot: null, events: [{ type }] });
const shapeOf = (entries: readonly LogEntry[], answers: number) =>
  momentsOf(entries, answers).map(({ at, seat, events }) => [at, seat, events[0]?.type ?? null]);

describe('momentsOf', () => {
  test('numbers the set-up 0 and each answer after it, whatever else is in the log', () => {
    const entries = log(
      { type: 'created' },
      { type: 'joined', seat: 0, name: 'Ada' },
      started,
      answer(0, 'a'),
      { type: 'said', seat: 1, text: 'ha' },
      answer(1, 'b'),
    );
    expect(shapeOf(entries, 2)).toEqual([
      [0, null, 'dealt'],
      [1, 0, 'a'],
      [2, 1, 'b'],
    ]);
  });

  test('an answer taken back is gone, and the next one has its number', () => {
    const entries = log(started, answer(0, 'a'), answer(0, 'b'), { type: 'undone', seat: 0 }, answer(0, 'c'));
    expect(shapeOf(entries, 2)).toEqual([
      [0, null, 'dealt'],
      [1, 0, 'a'],
      [2, 0, 'c'],
    ]);
  });

  test('a proposal to undo takes back to the last answer of who made it, once all have agreed', () => {
    const proposed: Body = { type: 'proposed', seat: 0, what: 'undo', settled: false };
    const agreed: Body = { type: 'voted', seat: 1, yes: true, settled: true };
    const before = [started, answer(0, 'a'), answer(0, 'b'), answer(1, 'c'), answer(1, 'd'), proposed] as const;
    expect(shapeOf(log(...before), 4)).toHaveLength(5);
    expect(shapeOf(log(...before, agreed), 1)).toEqual([
      [0, null, 'dealt'],
      [1, 0, 'a'],
    ]);
    const settledAtOnce: Body = { type: 'proposed', seat: 0, what: 'undo', settled: true };
    expect(shapeOf(log(started, answer(0, 'a'), answer(1, 'b'), settledAtOnce), 0)).toEqual([[0, null, 'dealt']]);
  });

  test('a refused proposal, and a settled one to abandon, take nothing back', () => {
    const undo: Body = { type: 'proposed', seat: 0, what: 'undo', settled: false };
    const no: Body = { type: 'voted', seat: 1, yes: false, settled: false };
    const abandon: Body = { type: 'proposed', seat: 0, what: 'abandon', settled: true };
    expect(shapeOf(log(started, answer(0, 'a'), undo, no, abandon), 1)).toHaveLength(2);
  });

  test('answers of an imported save come before those of the log and are not told of', () => {
    expect(shapeOf(log({ type: 'imported' }, started, answer(1, 'last')), 41)).toEqual([[41, 1, 'last']]);
    expect(shapeOf(log({ type: 'imported' }, started), 40)).toEqual([]);
  });

  test('newer rules begin the count anew', () => {
    const entries = log(started, answer(0, 'old'), { type: 'migrated', version: 2 }, answer(1, 'new'));
    expect(shapeOf(entries, 1)).toEqual([
      [0, null, null],
      [1, 1, 'new'],
    ]);
  });

  test('before the game there is no moment', () => {
    expect(momentsOf(log({ type: 'created' }), 0)).toEqual([]);
  });
});
