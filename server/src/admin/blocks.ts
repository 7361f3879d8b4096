/** Addresses that the host turns away: kept in the store, known to every node. */
import { BlockList, isIP } from 'node:net';
import type { AdminBlock } from '@horda/protocol/admin';
import type { Housekeeping } from '@horda/tables/housekeeping';
import type { Log } from '@horda/tables/live/services';
import { Refusal } from '@horda/tables/table/refusal';
import { visitorAddress } from '../http/limits.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');

export class Blocks {
  readonly #housekeeping: Housekeeping;
  readonly #now: () => number;
  readonly #log: Log;
  /** The end of each address's block. */
  #until = new Map<string, number>();
  /** Called with an address that is blocked from now on. */
  onBlocked: (isBlocked: (address: string) => boolean) => void = () => {};

  constructor(housekeeping: Housekeeping, now: () => number, log: Log) {
    this.#housekeeping = housekeeping;
    this.#now = now;
    this.#log = log;
    housekeeping.onBlocks(() => void this.load().catch((error: unknown) => this.#failed(error)));
  }

  /** Reads the blocks from the store. */
  async load(): Promise<void> {
    const blocks = await this.#housekeeping.blocks();
    this.#until = new Map(blocks.map(({ address, until }) => [address, until ?? Infinity]));
    if (blocks.length > 0) this.onBlocked((address) => this.has(address));
  }

  /** `address`: as `visitorAddress` counts it. */
  has(address: string): boolean {
    // Nearly always there are none.
    if (this.#until.size === 0) return false;
    return (this.#until.get(address) ?? 0) > this.#now();
  }

  check(address: string): void {
    if (this.has(address)) throw new Refusal('blocked', 'the host of this server has turned your address away');
  }

  /** Those that have not ended; others are forgotten. */
  async list(): Promise<readonly AdminBlock[]> {
    const blocks = await this.#housekeeping.blocks();
    const [now, kept] = [this.#now(), [] as AdminBlock[]];
    for (const block of blocks)
      if (block.until !== null && block.until <= now) await this.#housekeeping.unblock(block.address);
      else kept.push(block);
    return kept;
  }

  /** `own`: the address of the one who asks. `ms`: for how long; null: for good. */
  async add(text: string, ms: number | null, own: string): Promise<AdminBlock> {
    const address = readAddress(text);
    if (isLoopback(text) || address === visitorAddress(own))
      throw new Refusal('badMessage', `address: ${text} is your own, or this machine's: you would turn yourself away`);
    const block = { address, until: ms === null ? null : this.#now() + ms };
    await this.#housekeeping.block(block);
    await this.load();
    return block;
  }

  async remove(text: string): Promise<{ readonly address: string }> {
    const address = readAddress(text);
    if (!(await this.#housekeeping.unblock(address)))
      throw new Refusal('badMessage', `address: ${text} is not blocked`);
    await this.load();
    return { address };
  }

  #failed(error: unknown): void {
    this.#log.error('the blocked addresses could not be read', { error: String(error) });
  }
}

/** As `visitorAddress` counts it: an IPv4 address, or a network of IPv6. */
function readAddress(text: string): string {
  const plain = text.trim().replace(/\/64$/, '');
  if (isIP(plain) === 0)
    throw new Refusal('badMessage', 'address: must be an IPv4 or IPv6 address, such as 192.0.2.7 or 2001:db8:0:1::/64');
  return visitorAddress(plain);
}

function isLoopback(text: string): boolean {
  const plain = text.trim().replace(/\/64$/, '');
  const address = visitorAddress(plain);
  return LOOPBACK.check(isIP(address) === 4 ? address : plain, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
