/** How much one visitor may ask of the server. */
import { isIP } from 'node:net';

export interface Limits {
  /** Frames a second on one socket, and how many may come at once. */
  readonly frames: number;
  readonly burst: number;
  /** Sockets from one address. */
  readonly sockets: number;
  /** Other connections from one address. Behind a proxy they are all the proxy's own and are not counted. */
  readonly connections: number;
  /** HTTP requests a minute from one address, and how many of them may make a table. */
  readonly requests: number;
  readonly tables: number;
  /**
   * Work that one address may have done for it a second, and at once: welcomes, looks at earlier moments and old lines,
   * counted in answers that the rules are given.
   */
  readonly work: number;
  readonly workAtOnce: number;
  /** Bytes of saved games that one address may have verified a minute. */
  readonly imports: number;
  /** Tables that have not begun, made from one address within a day. */
  readonly open: number;
}

/** How many frames a hello counts as, and a question that may make the server replay a part of a game. */
export const HELLO = 20;
export const LONG_READ = 5;

export const USUAL_LIMITS: Limits = {
  frames: 50,
  burst: 200,
  sockets: 1_000,
  connections: 200,
  requests: 1_200,
  tables: 60,
  work: 2_000,
  workAtOnce: 40_000,
  imports: 10_000_000,
  open: 100,
};

/** How long a visitor may take to send the head of a request, and all of it, in milliseconds. */
export interface Patience {
  readonly head: number;
  readonly request: number;
}

export const USUAL_PATIENCE: Patience = { head: 10_000, request: 60_000 };

/** For tests and measurements, whose clients share one address and play far faster than people. */
const MANY = 1_000_000_000;
export const NO_LIMITS: Limits = {
  frames: MANY,
  burst: MANY,
  sockets: MANY,
  connections: MANY,
  requests: MANY,
  tables: MANY,
  work: MANY,
  workAtOnce: MANY,
  imports: MANY,
  open: MANY,
};

/**
 * What counts as one address. A household has 2^64 IPv6 addresses and could pose as that many visitors, so they count
 * as one. An IPv4 address is the same in every notation.
 */
export function visitorAddress(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (isIP(plain) !== 6) return address;
  // `URL` gives one spelling, with the dotted part written as groups.
  const [front = '', back] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [groupsOf(front), groupsOf(back ?? '')];
  const groups = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

/**
 * Counts requests for the rate limiter. The limiter's own counts go by the wall clock: after it was set back by an hour,
 * a minute of theirs lasts an hour.
 */
export class RequestCounts {
  #counts = new Map<string, number>();
  #began = performance.now();

  /** The limiter calls it for every request. `window`: how long it counts, in milliseconds. */
  incr(key: string, counted: (error: null, result: { current: number; ttl: number }) => void, window: number): void {
    const now = performance.now();
    if (now - this.#began >= window) [this.#counts, this.#began] = [new Map(), now];
    const current = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, current);
    counted(null, { current, ttl: Math.ceil(window - (now - this.#began)) });
  }

  /** Routes with limits of their own have a `groupId`, which becomes part of their keys. */
  child(): this {
    return this;
  }
}

/** A token bucket: fills with time, empties with use. */
export class Bucket {
  readonly #perMs: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** False: there is not enough left. */
  take(now: number, cost: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

/** A bucket for each address. One that has had the time to fill up again need not be remembered. */
export class Accounts {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #now: () => number;
  #used = new Map<string, Bucket>();
  #before = new Map<string, Bucket>();
  #since: number;

  constructor(perSecond: number, most: number, now: () => number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#now = now;
    this.#since = now();
  }

  /** False: the address has too little left. */
  take(address: string, cost: number): boolean {
    const now = this.#now();
    if (now - this.#since > (this.#most / this.#perSecond) * 1000) {
      [this.#before, this.#used, this.#since] = [this.#used, new Map(), now];
    }
    let bucket = this.#used.get(address) ?? this.#before.get(address);
    bucket ??= new Bucket(this.#perSecond, this.#most, now);
    this.#used.set(address, bucket);
    return bucket.take(now, cost);
  }
}
