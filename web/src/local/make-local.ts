/** A table on this device, for bots and any number of people who share it. Each person has their own key. */
import { createTable, startTable, takeSeat } from '../backend/api.ts';
import type { Backend } from '../backend/backend.ts';
import { newKey } from './random.ts';

export interface LocalSettings {
  readonly game: string;
  readonly options?: Readonly<Record<string, string | boolean>>;
  /** The content of a pack's file. */
  readonly pack?: Readonly<Record<string, unknown>> | null;
  /** Who sits where, in the order of seats. */
  readonly seats: readonly ({ readonly name: string } | { readonly bot: string })[];
  readonly pace?: number;
  readonly hints?: boolean;
}

export interface MadeLocalTable {
  readonly table: string;
  /** The key of each person's seat, by seat; empty where only bots play. */
  readonly keys: Readonly<Record<number, string>>;
  /** The first person's key; where only bots play, that of the host, who watches. */
  readonly key: string;
  readonly invite: string;
  readonly watch: string;
}

/** Makes the table and begins the game. */
export async function makeLocalTable(host: Backend, { seats, ...settings }: LocalSettings): Promise<MadeLocalTable> {
  const people = seats.flatMap((each, seat) => ('name' in each ? [{ seat, name: each.name }] : []));
  const [first, ...others] = people;
  const made = await createTable(host, {
    ...settings,
    seats: seats.length,
    bots: seats.map((each) => ('bot' in each ? each.bot : null)),
    name: first?.name ?? null,
  });
  const { table, key, invite, watch } = made;
  const keys: Record<number, string> = {};
  if (first !== undefined) keys[first.seat] = key;
  for (const { seat, name } of others)
    keys[seat] = (await takeSeat(host, table, invite, { name, seat, key: newKey() })).key;
  await startTable(host, made);
  return { table, keys, key, invite, watch };
}
