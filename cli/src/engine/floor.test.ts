import { findGame } from '@horda/games';
import { Refused } from '@horda/kernel';
import { campGame } from '@horda/testing/camp';
import { expect, test } from 'vitest';
import { HANDLERS, type Desk } from './handlers.ts';

/** A small game with an open floor for one to four; only its prompts have no words. */
function desk(players: number): Desk {
  const cisza = findGame('cisza')!;
  const entry = { ...cisza, game: campGame(), cite: { ...cisza.cite, prompt: () => 'C1' } };
  const made: Desk = { entry, pack: null, texts: entry.texts, table: null, told: new Map() };
  send(made, 'new', { players, seed: 'camp' });
  return made;
}

const send = (to: Desk, what: string, fields: object = {}) =>
  HANDLERS[what]!(to, { id: 1, do: what, ...fields } as never) as Record<string, unknown>;

test('all questions of an open floor are told, with the floor; who is only invited is not awaited', () => {
  const table = desk(3);
  expect(send(table, 'answer', { seat: 1, picks: [{ do: 'ready', by: 1 }] })).toMatchObject({ awaited: [0, 2] });
  const asks = send(table, 'asks')['asks'] as { seat: number; answered: boolean; floor: unknown }[];
  expect(asks.map(({ answered }) => answered)).toEqual([false, true, false]);
  expect(asks[1]).toMatchObject({ options: [{ do: 'change', by: 1 }], floor: { since: 0, forward: 0 } });
  expect(() => send(table, 'hint', { seat: 1 })).toThrow('not asked');
  expect(send(table, 'hint', { seat: 2, seed: 'h' })['picks']).toHaveLength(1);
});

test('an answer may name any tick since the floor was opened; it is saved, loaded and undone like any other', () => {
  const table = desk(2);
  send(table, 'answer', { seat: 0, picks: [{ do: 'carry', by: 0, log: 2 }] });
  expect(send(table, 'answer', { seat: 1, tick: 0, picks: [{ do: 'carry', by: 1, log: 1 }] })).toMatchObject({
    tick: 2,
  });
  expect(() => send(table, 'answer', { seat: 1, tick: 0, picks: [{ do: 'carry', by: 1, log: 2 }] })).toThrow(Refused);
  expect((send(table, 'save')['save'] as { answers: unknown[] }).answers).toHaveLength(2);
  expect(send(table, 'undo', { n: 1 })).toMatchObject({ tick: 1, free: true });
});

test('a table for one is played out to a victory or a defeat', () => {
  const { outcome, decisions } = send(desk(1), 'playout', { bots: 'greedy', seed: 'p' });
  expect([[0], [1]]).toContainEqual(outcome);
  expect(decisions).toBe(9);
});
