/** The requests of a server's host as one list, beside those of `api.ts`. */
import { z } from 'zod';
import { ADMIN_PATHS, TABLE_STATUSES, type AdminRouteName } from './admin.ts';
import type { Route } from './api.ts';

const DAY = 24 * 3_600_000;
const MOST_DAYS = 36_525;

export const ADMIN_ROUTES = {
  adminSizes: {
    ...ADMIN_PATHS.adminSizes,
    summary: 'How many tables there are, how much they take, and the limits',
    reply: '{ bytes, tables, live, sockets, mostBytes, mostTables, lives }',
  },
  adminList: {
    ...ADMIN_PATHS.adminList,
    summary: 'Tables, the latest first; with `olderDays` those without a line for so long, the oldest first',
    body: z.strictObject({
      game: z.string().max(32).nullable().default(null),
      status: z.enum(TABLE_STATUSES).nullable().default(null),
      olderDays: z.int().min(0).max(MOST_DAYS).nullable().default(null),
      limit: z.int().min(1).max(1_000).default(50),
    }),
    bodiless: true,
    reply: 'a list of tables',
  },
  adminShow: {
    ...ADMIN_PATHS.adminShow,
    summary: 'A table without its secrets: its log as a watcher sees it, and who is connected from where',
    reply: 'the table',
  },
  adminDelete: {
    ...ADMIN_PATHS.adminDelete,
    summary: 'Removes a table and everything that is kept about it, for good',
    reply: '{ removed: true }',
  },
  adminExpire: {
    ...ADMIN_PATHS.adminExpire,
    summary: 'Announces at the table that it will be removed in seven days, unless somebody does something there',
    reply: '{ until }',
  },
  adminReissue: {
    ...ADMIN_PATHS.adminReissue,
    summary: 'Replaces the key of the invitation, or of the watchers; the old one opens nothing any more',
    body: z.strictObject({ what: z.enum(['invite', 'watch']).default('invite') }),
    bodiless: true,
    reply: '{ what, key }',
  },
  adminBlocks: {
    ...ADMIN_PATHS.adminBlocks,
    summary: 'The addresses that are turned away',
    reply: 'a list of { address, until }',
  },
  adminBlock: {
    ...ADMIN_PATHS.adminBlock,
    summary: 'Turns an address away (of IPv6 its /64 network) for some milliseconds, or for good',
    body: z.strictObject({
      address: z.string().max(64),
      for: z
        .int()
        .min(1)
        .max(MOST_DAYS * DAY)
        .nullable()
        .default(null),
    }),
    reply: '{ address, until }',
  },
  adminUnblock: {
    ...ADMIN_PATHS.adminUnblock,
    summary: 'Lets an address in again',
    body: z.strictObject({ address: z.string().max(64) }),
    reply: '{ address }',
  },
} as const satisfies Record<AdminRouteName, Route>;

/** The body of a request after the schema has filled in the defaults. */
export type AdminBodyOf<R extends AdminRouteName> = (typeof ADMIN_ROUTES)[R] extends {
  readonly body: infer B extends z.ZodType;
}
  ? z.infer<B>
  : null;
