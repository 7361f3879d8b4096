/**
 * Calls to URLs that strangers choose: webhooks, and the push services of browsers. Such a URL must not lead into our
 * own network, nor to this server itself.
 */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { Refusal } from '@horda/tables/table/refusal';
import { ownAddresses, REAL_NETWORK, type Network } from './own-addresses.ts';

/** The limit for a whole call, in milliseconds, however slowly the other side responds. */
const TIMEOUT = 5_000;
/** The error code for an address inside the host's own network. */
export const INSIDE_CODE = 'EINSIDE';

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
export function checkOutgoing(url: string, field = 'url'): void {
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw new Refusal('badMessage', `${field}: must not contain a password`);
}

export interface OutgoingOptions {
  /** For tests and for hosts who trust their players. */
  readonly insideToo: boolean;
  /** What this machine listens on, and the names that players know it by. */
  readonly hosts: readonly string[];
  readonly timeout?: number;
  readonly network?: Network;
}

export interface Letter {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Posts a letter and resolves to the status of the answer; rejects with a code if there was none. */
export type Post = (url: string, letter: Letter) => Promise<number>;

export function openOutgoing(options: OutgoingOptions): Post {
  const { insideToo, hosts, timeout = TIMEOUT, network = REAL_NETWORK } = options;
  /** Interfaces come and go, and names lead elsewhere, so this is found out anew for every call. */
  const gate = async (): Promise<Gate> => {
    if (insideToo) return { network, isOpen: () => true };
    const own = await ownAddresses(network, hosts);
    return { network, isOpen: (address) => !isInside(address, own) };
  };
  return async (url, letter) => post(new URL(url), letter, await gate(), timeout);
}

/** The URL itself may be a secret, so only the kind of failure is logged. */
export function codeOf(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.name) : 'unknown';
}

export function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** Which addresses may be called. */
interface Gate {
  readonly network: Network;
  isOpen(address: string): boolean;
}

function post(url: URL, { headers, body }: Letter, { network, isOpen }: Gate, timeout: number): Promise<number> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const host = hostIn(url);
  if (isIP(host) !== 0 && !isOpen(host)) return Promise.reject(failure(INSIDE_CODE));
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
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
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', (error) => reject(error.name === 'AbortError' ? failure('ETIMEDOUT') : error));
    sent.end(body);
  });
}
