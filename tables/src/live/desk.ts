/** What the host of a server may look at and change: tables without their secrets, and their links. */
import { TABLE_STATUSES, type AdminSheet, type AdminTable, type Reissued } from '@horda/protocol/admin';
import type { AdminBodyOf } from '@horda/protocol/admin-api';
import type { Housekeeping, Used } from '../housekeeping.ts';
import { infoOf } from '../table/project.ts';
import { Refusal } from '../table/refusal.ts';
import type { Hall } from './hall.ts';
import { DAY } from './lives.ts';
import type { LiveTable } from './live-table.ts';

/** Later than any table was touched. */
const ALWAYS = 2 ** 52;

export async function listTables(
  { services: { now } }: Hall,
  housekeeping: Housekeeping,
  { game, status, olderDays, limit }: AdminBodyOf<'adminList'>,
): Promise<readonly AdminTable[]> {
  const before = olderDays === null ? ALWAYS : now() - olderDays * DAY;
  const order = olderDays === null ? 'latest' : 'oldest';
  const found: Used[] = [];
  for (const each of status === null ? TABLE_STATUSES : [status])
    found.push(...(await housekeeping.list({ status: each, game, before, order, limit })));
  const sign = order === 'latest' ? -1 : 1;
  return found
    .filter(({ at }) => at < before)
    .toSorted((a, b) => sign * (a.at - b.at))
    .slice(0, limit)
    .map(rowOf);
}

function rowOf({ table, game, status, listed, last, at }: Used): AdminTable {
  return { table, game, status, listed, lines: last, at };
}

export async function sheetOf(hall: Hall, housekeeping: Housekeeping, id: string): Promise<AdminSheet> {
  const used = await housekeeping.used(id);
  if (used === null) throw new Refusal('unknownTable', 'there is no such table');
  return { ...rowOf(used), bytes: await housekeeping.bytesOf(id), open: await openedSheet(hall, id) };
}

/** Null: the rules that the table needs are not here. */
async function openedSheet(hall: Hall, id: string): Promise<AdminSheet['open']> {
  let live: LiveTable;
  try {
    live = await hall.open(id);
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'unknownGame') return null;
    throw error;
  }
  const { status, version, rulesChanged, options, pack, clock, origin, host, expires, seats } = infoOf(live.table);
  const addressesOf = (reader: number | null): readonly string[] =>
    [...live.audience.guests].flatMap((guest) =>
      guest.reader === reader && guest.address !== undefined ? [guest.address] : [],
    );
  return {
    status,
    version,
    rulesChanged,
    options,
    pack: pack?.id ?? null,
    clock,
    origin,
    host,
    expires,
    seats: seats.map((seat, each) => ({ ...seat, addresses: addressesOf(each) })),
    watchers: addressesOf(null),
    entries: live.past.latest(null, 1).entries,
  };
}

/** Replaces the key of a link: the old one opens nothing any more, at no node. */
export async function reissue(hall: Hall, id: string, what: Reissued['what']): Promise<Reissued> {
  const { store, secrets } = hall.services;
  const live = await hall.open(id);
  const key = secrets.newSecret();
  const newKeys = [{ hash: await secrets.hashOf(key), role: what, seat: null }] as const;
  await live.write(async ({ archived }) => {
    if (archived) throw new Refusal('archived', 'the table is in the archive: its links stay as they are');
    const droppedKeys = (await store.keys(id, what)).map(({ hash }) => hash);
    return { record: { type: 'reissued', what }, newKeys, droppedKeys };
  });
  return { what, key };
}
