/** Calls a seat's webhook when the game waits for it. Strangers choose the URL: it must not lead into our network. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { Store } from '@horda/tables/store';
import type { Log } from '@horda/tables/live/services';
import { Refusal } from '@horda/tables/table/refusal';
import { ownAddresses, REAL_NETWORK, type Network } from './own-addresses.ts';

const TRIES = 3;
/** The limit for a whole call, in milliseconds, however slowly the other side responds. */
const TIMEOUT = 5_000;
const MOST_WAITING = 1_000;
/** The error code for an address inside the host's own network. */
const INSIDE_CODE = 'EINSIDE';

const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  // These four ranges embed IPv4 addresses, any of which may be inside.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv6');

/** Whether the address belongs to a private network, or to `own`. */
export function isInside(address: string, own = new BlockList()): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isInside(mapped, own);
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return INSIDE.check(address, family) || own.check(address, family);
}

/** A name, or an address without the brackets that IPv6 has in a URL. */
export function hostIn({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Refuses addresses that could never be called. */
export function checkWebhook(url: string): void {
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw new Refusal('badMessage', 'url: must not contain a password');
}

export interface Webhooks {
  awaited(table: string, game: string, seat: number): void;
}

export interface WebhookOptions {
  /** For tests and for hosts who trust their players. */
  readonly insideToo: boolean;
  /** What this machine listens on, and the names that players know it by. */
  readonly hosts: readonly string[];
  readonly timeout?: number;
  readonly network?: Network;
}

export function openWebhooks(store: Store, log: Log, options: WebhookOptions): Webhooks {
  const { insideToo, hosts, timeout = TIMEOUT, network = REAL_NETWORK } = options;
  let waiting = 0;
  /** Interfaces come and go, and names lead elsewhere, so this is found out anew for every call. */
  const gate = async (): Promise<Gate> => {
    if (insideToo) return { network, isOpen: () => true };
    const own = await ownAddresses(network, hosts);
    return { network, isOpen: (address) => !isInside(address, own) };
  };
  const call = async (table: string, game: string, seat: number): Promise<void> => {
    const url = await store.webhook(table, seat);
    if (url === null) return;
    for (let tries = 1; ; tries++) {
      try {
        const body = JSON.stringify({ event: 'awaited', table, game, seat });
        return await post(new URL(url), body, await gate(), timeout);
      } catch (error) {
        const code = codeOf(error);
        if (tries === TRIES || code === INSIDE_CODE)
          return log.info('a webhook could not be called', { table, seat, error: code });
        await new Promise((resolve) => setTimeout(resolve, 1_000 * 4 ** (tries - 1)).unref());
      }
    }
  };
  return {
    awaited(table, game, seat) {
      if (waiting >= MOST_WAITING) return;
      waiting++;
      call(table, game, seat)
        .catch((error: unknown) => log.error('webhooks could not be read', { error: String(error) }))
        .finally(() => waiting--);
    },
  };
}

/** The URL itself may be a secret, so only the kind of failure is logged. */
function codeOf(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Which addresses may be called. */
interface Gate {
  readonly network: Network;
  isOpen(address: string): boolean;
}

function post(url: URL, body: string, { network, isOpen }: Gate, timeout: number): Promise<void> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const host = hostIn(url);
  if (isIP(host) !== 0 && !isOpen(host)) return Promise.reject(failure(INSIDE_CODE));
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeout),
        // Looked up once, so that a name cannot lead elsewhere after it was checked.
        lookup: (name, { all }, done) => {
          network.resolve(name).then(
            (addresses) => {
              const usable = addresses.filter(({ address }) => isOpen(address));
              const [first] = usable;
              if (first === undefined) done(failure(INSIDE_CODE), '', 4);
              else if (all === true) done(null, usable);
              else done(null, first.address, first.family);
            },
            (error: NodeJS.ErrnoException) => done(error, '', 4),
          );
        },
      },
      (answer) => {
        // Nobody reads the body, which may never end.
        answer.destroy();
        if (answer.statusCode !== undefined && answer.statusCode < 400) resolve();
        else reject(failure(`HTTP ${answer.statusCode}`));
      },
    );
    sent.on('error', (error) => reject(error.name === 'AbortError' ? failure('ETIMEDOUT') : error));
    sent.end(body);
  });
}
