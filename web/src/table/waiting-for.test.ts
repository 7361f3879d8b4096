import { describe, expect, test } from 'vitest';
import { en } from '../text/table/en.ts';
import { pl } from '../text/table/pl.ts';
import { othersDeciding, waitingFor } from './waiting-for.ts';

const NAMES = ['Ada', 'Bob', 'Cyd'];
const name = (seat: number): string => NAMES[seat]!;

/** @param open - the seats that are asked; a star after a seat means that it has answered */
function table(open: readonly string[], seat: number | null, bots: readonly number[] = [], floor: object = {}) {
  const asks = open.map((each) => ({ seat: Number(each[0]), answered: each.endsWith('*'), own: null, ...floor }));
  const isAwaited = (other: number): boolean => asks.some((ask) => ask.seat === other && !ask.answered);
  return {
    info: { status: 'playing' as const },
    now: { seq: 1, askedAt: 1, answers: 0, view: { asks }, undo: 0, clock: null },
    seat,
    name,
    people: NAMES.map((each, i) => ({
      seat: i,
      name: each,
      bot: bots.includes(i) ? 'greedy' : null,
      standIn: false,
      here: true,
      awaited: isAwaited(i),
      you: i === seat,
    })),
  };
}

describe('several decide at the same time', () => {
  test('who is asked is told of the others, and that nobody sees anything yet', () => {
    expect(othersDeciding(table(['0', '1', '2*'], 0), pl)).toBe(pl.status.deciding('Bob'));
    expect(othersDeciding(table(['0', '1', '2'], 0), en)).toBe(en.status.deciding('Bob, Cyd'));
  });

  test('who has decided is told who has not, be it a bot', () => {
    const expected = `${en.status.answered} ${en.status.deciding('Bob')}`;
    expect(waitingFor(table(['0*', '1', '2*'], 0), en)).toBe(expected);
    expect(waitingFor(table(['0*', '1', '2*'], 0, [1]), en)).toBe(expected);
  });

  test('so is who only watches', () => {
    expect(waitingFor(table(['0', '1'], null), en)).toBe(`${en.status.watching} ${en.status.deciding('Ada, Bob')}`);
  });

  test('the last one to decide waits for nobody', () => {
    expect(othersDeciding(table(['0', '1*'], 0), en)).toBeNull();
  });

  test('a game that is over waits for nobody', () => {
    expect(othersDeciding({ ...table(['0', '1'], 2), info: { status: 'over' } }, en)).toBeNull();
  });
});

describe('on an open floor', () => {
  const floor = (open: readonly string[], seat: number | null) => table(open, seat, [], { open: true });

  test('who is awaited is told who chooses at the same time, and nothing of secrets', () => {
    expect(othersDeciding(floor(['0', '1', '2*'], 0), pl)).toBe('Wybiera też: Bob.');
    expect(othersDeciding(floor(['0', '1', '2'], 0), en)).toBe('Also choosing: Bob, Cyd.');
    expect(othersDeciding(floor(['0', '1*', '2*'], 0), en)).toBeNull();
  });

  test('who is done is told who is not', () => {
    expect(waitingFor(floor(['0*', '1', '2'], 0), en)).toBe('Still choosing: Bob, Cyd.');
    expect(othersDeciding(floor(['0*', '1', '2*'], 0), pl)).toBe('Jeszcze wybiera: Bob.');
  });

  test('so is who only watches', () => {
    expect(waitingFor(floor(['0*', '1'], null), en)).toBe(`${en.status.watching} Still choosing: Bob.`);
  });
});

test('one alone is simply waited for', () => {
  expect(othersDeciding(table(['1'], 0), en)).toBeNull();
  expect(waitingFor(table(['1'], 0), en)).toBe(en.status.awaited('Bob'));
  expect(waitingFor(table(['1'], 0, [1]), en)).toBe(en.status.botThinks('Bob'));
});
