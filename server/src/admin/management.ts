/** Everything that the host of a running server sets and does besides the games themselves. */
import type { AdminSizes } from '@horda/protocol/admin';
import type { HostStore } from '@horda/tables/housekeeping';
import type { Hall } from '@horda/tables/live/hall';
import { Keeper } from '@horda/tables/live/keeper';
import { FOREVER } from '@horda/tables/live/lives';
import { every } from '@horda/tables/live/timers';
import { AdminKey } from './admin-key.ts';
import { Blocks } from './blocks.ts';
import type { AdminParts } from './routes.ts';
import type { Quotas, Room } from './sizes.ts';

/** How often tables that have come to their end are looked for, in milliseconds. */
const KEEP_EVERY = 10_000;

export interface Management {
  readonly blocks: Blocks;
  /** What the requests of the host need; null: the host has no key. */
  readonly admin: AdminParts | null;
  close(): Promise<void>;
}

export interface ManagementOptions {
  readonly store: HostStore;
  readonly hall: Hall;
  readonly room: Room;
  readonly quotas: Quotas;
  readonly key: string | null;
  /** How many sockets are open. */
  sockets(): number;
}

export async function openManagement(options: ManagementOptions): Promise<Management> {
  const { store, hall, key } = options;
  const { housekeeping } = store;
  const { now, log } = hall.services;
  const keeper = new Keeper(hall, housekeeping);
  const blocks = new Blocks(housekeeping, now, log);
  await blocks.load();
  const keep = async (): Promise<void> => {
    try {
      // News of another node may have been lost.
      await blocks.load();
      await keeper.sweep();
    } catch (error) {
      log.error('tables could not be kept', { error: String(error) });
    }
  };
  let keeping = Promise.resolve();
  const timer = every(KEEP_EVERY, () => (keeping = keeping.then(keep)));
  const sizes = (): Promise<AdminSizes> => sizesOf(options);
  return {
    blocks,
    admin: key === null ? null : { key: new AdminKey(key), hall, keeper, housekeeping, blocks, sizes },
    async close() {
      clearInterval(timer);
      await keeping;
    },
  };
}

async function sizesOf({ hall, room, quotas, sockets }: ManagementOptions): Promise<AdminSizes> {
  const { open, unused, idle, over } = hall.services.lives;
  const orNull = (life: number): number | null => (life >= FOREVER ? null : life);
  return {
    ...(await room.sizes()),
    live: hall.liveTables,
    sockets: sockets(),
    ...quotas,
    lives: { open: orNull(open), unused: orNull(unused), idle: orNull(idle), over: orNull(over) },
  };
}
