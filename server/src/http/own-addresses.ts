/** The addresses of this machine, so that strangers cannot make it call itself. */
import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** Tests replace both. */
export interface Network {
  /** The addresses of this machine's network interfaces. */
  interfaces(): readonly string[];
  /** All addresses that a name leads to; rejects if there are none. */
  resolve(name: string): Promise<readonly Address[]>;
}

export const REAL_NETWORK: Network = {
  interfaces: () => Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []),
  resolve: (name) => lookup(name, { all: true }),
};

/**
 * All addresses of this machine as of now. `hosts`: what it listens on, and the names that players know it by: behind a
 * router the public address is on none of its interfaces.
 */
export async function ownAddresses(network: Network, hosts: readonly string[]): Promise<BlockList> {
  const named = await Promise.all(hosts.map((host) => addressesOf(network, host)));
  const own = new BlockList();
  for (const address of [...network.interfaces(), ...named.flat()]) {
    const [plain = ''] = address.split('%', 1);
    const version = isIP(plain);
    if (version !== 0) own.addAddress(plain, version === 6 ? 'ipv6' : 'ipv4');
  }
  return own;
}

/** A name that leads nowhere has no addresses. */
async function addressesOf({ resolve }: Network, host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  const found = await resolve(host).catch(() => []);
  return found.map(({ address }) => address);
}
