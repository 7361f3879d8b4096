import { describe, expect, test } from 'vitest';
import { awaitedAmong, awaitedIn, decidingWith, invitedIn, isOpenFloor, offeredIn } from './asks.ts';
import { askedOf } from './use-session.ts';

const view = (open: boolean, ...answered: readonly boolean[]) => ({
  asks: answered.map((each, seat) => ({ seat, answered: each, own: null, ...(open ? { open: true } : {}) })),
});

describe('who is asked', () => {
  test('on an open floor those who are done may still answer, and are not awaited', () => {
    const floor = view(true, false, true, false);
    expect([isOpenFloor(floor), awaitedIn(floor), invitedIn(floor)]).toEqual([true, [0, 2], [0, 1, 2]]);
    expect(decidingWith(floor, 0)).toEqual([2]);
  });

  test('elsewhere an answer is given once', () => {
    const vote = view(false, false, true);
    expect([isOpenFloor(vote), awaitedIn(vote), invitedIn(vote)]).toEqual([false, [0], [0]]);
  });

  test('offers are for all who have one, and nobody waits for them', () => {
    const beside = {
      asks: [
        { seat: 0, answered: false, own: null },
        ...[1, 2].map((seat) => ({ seat, answered: true, offered: true, own: null })),
      ],
    };
    expect([awaitedIn(beside), offeredIn(beside), invitedIn(beside)]).toEqual([[0], [1, 2], [0]]);
    // Only one seat is asked here.
    expect(decidingWith(beside, 1)).toEqual([]);
  });

  test('what all decide in common waits for people, if only bots would be waited for', () => {
    const [person, bot] = [{ bot: null }, { bot: 'greedy' }];
    const asks = [
      { seat: 0, answered: true, open: true, own: { prompt: 'wave' } },
      { seat: 1, answered: true, open: true, own: null },
      { seat: 2, answered: false, open: true, own: null },
    ];
    expect(awaitedAmong({ asks }, [person, person, bot], ['wave'])).toEqual([0, 1]);
    expect(awaitedAmong({ asks }, [person, bot, bot], ['wave'])).toEqual([0]);
    expect(awaitedAmong({ asks }, [person, person, person], ['wave'])).toEqual([2]);
    expect(awaitedAmong({ asks }, [bot, bot, bot], ['wave'])).toEqual([2]);
    expect(awaitedAmong({ asks }, [person, person, bot])).toEqual([2]);
  });

  test('nobody, where there is nothing to see', () => {
    expect([isOpenFloor(null), invitedIn(null)]).toEqual([false, []]);
  });
});

test('a question has the number of its tick, a floor one of its own as long as it is open', () => {
  const ask = { prompt: 'x', min: 1, max: 1, options: [], answer: null };
  expect(askedOf(null, 7)).toBe(7);
  expect(askedOf(ask, 7)).toBe(7);
  const floors = [0, 5].map((since) => ({ ...ask, floor: { since, forward: 1 } }));
  expect(floors.map((floor) => askedOf(floor, 7))).toEqual([-1, -6]);
  expect(askedOf(floors[1]!, 9)).toBe(askedOf(floors[1]!, 7));
});

test('a question that is put again unchanged is the one before; a changed one is another', () => {
  const ask = { prompt: 'x', min: 1, max: 1, options: [{ do: 'rest' }], answer: null };
  const again = { ...ask, since: 3 };
  expect(askedOf(again, 9, { ask, asked: 7 })).toBe(7);
  expect(askedOf(again, 11, { ask: again, asked: 7 })).toBe(7);
  expect(askedOf({ ...again, options: [] }, 9, { ask, asked: 7 })).toBe(9);
  expect(askedOf(ask, 9, { ask, asked: 7 })).toBe(9);
});
