import type { Event } from '@horda/kernel';
import type { Position } from '@horda/protocol';
import { expect, test } from 'vitest';
import type { Reader } from '../table/project.ts';
import type { Table } from '../table/table.ts';
import { type Step, Updates } from './updates.ts';

/** Seat 1 has answered. Everybody sees the first event; only seat 0 knows which card came in the second one. */
function answeredStep(): Step {
  const events = [{ type: 'turned' }, { type: 'drawn', card: 'axe' }];
  const viewEvent = (event: Event, reader: Reader): Event =>
    event.type === 'drawn' && reader !== 0 ? ({ type: 'drawn', card: null } as Event) : event;
  const table = {
    seq: 8,
    status: 'playing',
    proposal: null,
    entry: { game: { viewEvent } },
    state: { kernel: { events } },
  };
  return {
    before: { ...table, seq: 7 } as unknown as Table,
    table: table as unknown as Table,
    line: { table: 't', seq: 8, at: 5, command: '1.2:a', body: '' },
    record: { type: 'answered', seat: 1, tick: 3, picks: [], bot: null },
  };
}

const positionOf = (reader: Reader): Position => ({ seq: 8, view: { seat: reader } }) as unknown as Position;

test('each reader is told its own view and the events that it may know', () => {
  const updates = new Updates(answeredStep(), positionOf);
  for (const [reader, card] of [
    [0, 'axe'],
    [1, null],
    [null, null],
    [0, 'axe'],
  ] as const)
    expect(JSON.parse(updates.textFor(reader, null))).toEqual({
      type: 'update',
      after: 7,
      entries: [
        { seq: 8, at: 5, type: 'answered', seat: 1, bot: null, events: [{ type: 'turned' }, { type: 'drawn', card }] },
      ],
      now: { seq: 8, view: { seat: reader } },
    });
});

test('the one who gave the command learns from the update that it was carried out', () => {
  const updates = new Updates(answeredStep(), positionOf);
  expect(JSON.parse(updates.textFor(1, 'a'))).toMatchObject({ after: 7, did: 'a' });
  expect(JSON.parse(updates.textFor(1, null))).not.toHaveProperty('did');
});

test('guests with the same view cost one text', () => {
  const asked: Reader[] = [];
  const updates = new Updates(answeredStep(), (reader) => {
    asked.push(reader);
    return positionOf(reader);
  });
  expect(updates.textFor(null, null)).toBe(updates.textFor(null, null));
  updates.textFor(1, 'a');
  updates.textFor(1, null);
  expect(asked).toEqual([null, 1]);
});
