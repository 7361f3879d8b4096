/** The requests of the server's host. Without an admin key they do not exist. */
import { ADMIN_ROUTES, type AdminBodyOf } from '@horda/protocol/admin-api';
import type { AdminRouteName, AdminSizes } from '@horda/protocol/admin';
import type { Route } from '@horda/protocol/api';
import { TableId } from '@horda/protocol/schemas';
import type { Housekeeping } from '@horda/tables/housekeeping';
import { read } from '@horda/tables/live/checked-input';
import { listTables, reissue, sheetOf } from '@horda/tables/live/desk';
import type { Hall } from '@horda/tables/live/hall';
import type { Keeper } from '@horda/tables/live/keeper';
import { Refusal } from '@horda/tables/table/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorAddress } from '../http/limits.ts';
import type { AdminKey } from './admin-key.ts';
import type { Blocks } from './blocks.ts';

export interface AdminParts {
  readonly key: AdminKey;
  readonly hall: Hall;
  readonly keeper: Keeper;
  readonly housekeeping: Housekeeping;
  readonly blocks: Blocks;
  sizes(): Promise<AdminSizes>;
}

interface Call<Body> extends AdminParts {
  /** The table in the path. */
  readonly id: string;
  readonly body: Body;
  /** Where the host asks from. */
  readonly own: string;
}

const CALLS: { readonly [R in AdminRouteName]: (call: Call<AdminBodyOf<R>>) => unknown } = {
  adminSizes: ({ sizes }) => sizes(),
  adminList: ({ hall, housekeeping, body }) => listTables(hall, housekeeping, body),
  adminShow: ({ hall, housekeeping, id }) => sheetOf(hall, housekeeping, id),
  adminDelete: async ({ keeper, hall, id }) => {
    if (!(await keeper.remove(id))) throw noTable();
    hall.services.log.info('the host has removed a table', { table: id });
    return { removed: true };
  },
  adminExpire: async ({ keeper, id }) => ({ until: await keeper.expire(id) }),
  adminReissue: ({ hall, id, body }) => reissue(hall, id, body.what),
  adminBlocks: ({ blocks }) => blocks.list(),
  adminBlock: ({ blocks, body, own }) => blocks.add(body.address, body.for, own),
  adminUnblock: ({ blocks, body }) => blocks.remove(body.address),
};

export function addAdminRoutes(app: FastifyInstance, parts: AdminParts): void {
  for (const name of Object.keys(CALLS) as AdminRouteName[]) {
    const { method, path, body: schema, bodiless }: Route = ADMIN_ROUTES[name];
    const handler = async (request: FastifyRequest): Promise<unknown> => {
      const own = request.ip ?? 'gone';
      parts.key.check(request.headers.authorization, visitorAddress(own));
      const { id = '' } = request.params as { readonly id?: string };
      if (path.includes('{id}') && !TableId.safeParse(id).success) throw noTable();
      const body = schema === undefined ? null : read(schema, request.body ?? (bodiless === true ? {} : undefined));
      return (CALLS[name] as (call: Call<unknown>) => unknown)({ ...parts, id, body, own });
    };
    app.route({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1'), handler });
  }
}

function noTable(): Refusal {
  return new Refusal('unknownTable', 'there is no such table');
}
