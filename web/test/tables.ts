/** Tables that are made without the page, where making them is not what a test is about. */
import { randomUUID } from 'node:crypto';
import type { Command, NewTable } from '@horda/protocol';
import type { MadeTable } from '../src/backend/api.ts';

type Settings = Partial<NewTable>;

/** By default Ada against one bot that does not dawdle. */
export async function makeTable(address: string, settings: Settings = {}): Promise<MadeTable> {
  const wish = { game: 'cisza', seats: 2, name: 'Ada', bots: [null, 'greedy'], pace: 0, ...settings };
  return (await request(address, '/api/tables', wish, null)) as MadeTable;
}

export async function startedTable(address: string, settings: Settings = {}): Promise<MadeTable> {
  const made = await makeTable(address, settings);
  await command(address, made.table, made.key, { do: 'start' });
  return made;
}

/** A game that is over, because Ada let a bot play for her. Some games of two end after five answers, of four none does. */
export async function finishedTable(address: string): Promise<MadeTable> {
  const made = await startedTable(address, { seats: 4, bots: [null, 'random', 'random', 'random'] });
  await command(address, made.table, made.key, { do: 'handOver', bot: 'random' });
  for (;;) {
    const { info } = (await request(address, `/api/tables/${made.table}/since/0`, undefined, made.key)) as {
      info: { status: string };
    };
    if (info.status === 'over') return made;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const takeSeat = (address: string, made: MadeTable, name: string): Promise<{ seat: number; key: string }> =>
  request(address, `/api/tables/${made.table}/seats`, { name }, made.invite) as Promise<{ seat: number; key: string }>;

export async function command(address: string, table: string, key: string, what: Command): Promise<void> {
  await request(address, `/api/tables/${table}/commands`, { id: randomUUID(), command: what }, key);
}

export async function request(address: string, path: string, body: unknown, key: string | null): Promise<unknown> {
  const response = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response.json();
}

/** Places of the page. */
export const seatOf = ({ table }: MadeTable, key: string): string => `#/seat/${table}~${key}`;
export const invitationTo = ({ table, invite }: MadeTable): string => `#/guest/${table}~${invite}`;
export const watchingOf = ({ table, watch }: MadeTable): string => `#/watcher/${table}~${watch}`;
