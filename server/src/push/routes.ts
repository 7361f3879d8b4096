/** Requests about pushes and parcels, which only a server can answer. */
import type { ReplyOf } from '@horda/protocol';
import { ROUTES, type BodyOf } from '@horda/protocol/api';
import { ParcelId } from '@horda/protocol/schemas';
import type { HostStore } from '@horda/tables/housekeeping';
import { read } from '@horda/tables/live/checked-input';
import { seated, type Call } from '@horda/tables/live/requests';
import { Refusal } from '@horda/tables/table/refusal';
import { checkOutgoing } from '../http/outgoing.ts';
import type { Push } from './push.ts';

/** How long a parcel waits for its other device, in milliseconds. */
export const PARCEL_LIFE = 10 * 60_000;
const MOST_PARCELS = 1_000;

/** `hash`: that of the key that the request came with. */
export async function setPush(
  push: Push,
  { live, visitor, body }: Call<BodyOf<'push'>>,
  hash: string,
): Promise<ReplyOf<'push'>> {
  const { id } = live.table;
  seated(visitor);
  const { endpoint, keys, language } = body;
  checkOutgoing(endpoint, 'endpoint');
  if (keys === null) await push.pushes.remove(id, endpoint);
  else await push.pushes.add(id, hash, { endpoint, ...keys, language });
  return { told: keys !== null };
}

export class ParcelDesk {
  readonly #store: Pick<HostStore, 'parcels'>;
  readonly #now: () => number;

  constructor(store: Pick<HostStore, 'parcels'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async take(sent: unknown): Promise<ReplyOf<'sendParcel'>> {
    const { id, body } = read(ROUTES.sendParcel.body, sent);
    const now = this.#now();
    const until = Math.floor(now + PARCEL_LIFE);
    if (!(await this.#store.parcels.put({ id, body, until }, Math.floor(now), MOST_PARCELS)))
      throw new Refusal('tooFast', 'too many parcels wait here; try again in ten minutes');
    return { until };
  }

  async give(id: unknown): Promise<ReplyOf<'fetchParcel'>> {
    const parcel = await this.#store.parcels.get(idOf(id), Math.floor(this.#now()));
    if (parcel === null) throw unknownParcel();
    return { body: parcel.body };
  }

  async remove(id: unknown): Promise<ReplyOf<'removeParcel'>> {
    if (!(await this.#store.parcels.remove(idOf(id)))) throw unknownParcel();
    return { removed: true };
  }
}

function idOf(id: unknown): string {
  const found = ParcelId.safeParse(id);
  if (!found.success) throw unknownParcel();
  return found.data;
}

const unknownParcel = (): Refusal => new Refusal('unknownParcel', 'there is no such parcel; they wait for ten minutes');
