import { openFloor, rule, rulebook, type Ask, type Choice } from '@horda/kernel';
import { expect, test } from 'vitest';
import { botAsked, isOpenTo, opened, type Given, type Table } from './table.ts';

/** A floor open since tick 3, opened by line 10, with three answers so far. Seat 1 had to look again at tick 6. */
function floorTable(): Table {
  const state = { kernel: { tick: 6, asks: [] as Ask<Choice>[], standing: [] } };
  openFloor(state, 1, 'camp.carry', 3, [{ do: 'ready' }], [], 6);
  openFloor(state, 0, 'camp.carry', 3, [{ do: 'ready' }], []);
  const given = (tick: number): Given => {
    const askedAt = 7 + tick;
    return { seq: askedAt + 1, seat: 0, tick, picks: [], askedAt, revealed: 0, earned: 0 };
  };
  return { state, askedAt: 13, answers: [2, 3, 4, 5].map(given) } as unknown as Table;
}

test('a floor is as old as its opening, though a seat had to look again since', () => {
  expect(opened(floorTable())).toBe(10);
});

test('what such a seat has answered before is late; the others may answer to anything since the opening', () => {
  const lines = [9, 10, 11, 12, 13];
  const table = floorTable();
  expect(lines.filter((line) => isOpenTo(table, 0, line))).toEqual([10, 11, 12, 13]);
  expect(lines.filter((line) => isOpenTo(table, 1, line))).toEqual([13]);
});

/** A person in seat 0 and a bot in seat 1 take from the same heap; `personHas`: the person has one already. */
function heapTable(traits: { peopleFirst?: true }, personHas: boolean): Table {
  const carrying = rule<object, object>('carrying', traits)({ carry() {} });
  const state = { kernel: { tick: 6, asks: [] as Ask<Choice>[], stack: [carrying.frame({})], standing: [] } };
  openFloor(state, 0, 'camp.carry', 3, personHas ? [] : [{ do: 'carry' }], [{ do: 'drop' }]);
  openFloor(state, 1, 'camp.carry', 3, [{ do: 'carry' }], []);
  const chair = { bot: null, standIn: null };
  const chairs = [chair, { ...chair, bot: 'greedy' }];
  return {
    status: 'playing',
    state,
    askedAt: 4,
    answers: [],
    chairs,
    entry: { game: { rules: rulebook([carrying]) } },
  } as unknown as Table;
}

test('where what one takes is gone for the others, a bot waits until the people have chosen', () => {
  expect(botAsked(heapTable({ peopleFirst: true }, false), 1)).toBeNull();
  expect(botAsked(heapTable({ peopleFirst: true }, true), 1)).toBe('greedy');
  expect(botAsked(heapTable({}, false), 1)).toBe('greedy');
});
