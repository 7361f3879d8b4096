/**
 * Tells people whose page is closed that the game waits for them, through the push service of their browser. The
 * message is encrypted for the browser and says nothing but whose move it is, and where.
 */
import { hash } from 'node:crypto';
import type { HostStore } from '@horda/tables/housekeeping';
import type { Hall } from '@horda/tables/live/hall';
import type { Log } from '@horda/tables/live/services';
import type { Pushes } from '@horda/tables/pushes';
import { isWaitedFor, playsFor } from '@horda/tables/table/table';
import webPush from 'web-push';
import { codeOf, INSIDE_CODE, type Letter, type Post } from '../http/outgoing.ts';

/** How long somebody has been awaited before they are told, in milliseconds: they may be on their way. */
export const PUSH_AFTER = 20_000;
/** How long a push service keeps a message for a browser that is away, in seconds. */
const KEPT_FOR = 24 * 3_600;
const TRIES = 3;
const MOST_WAITING = 10_000;
/** How push services say that a browser is gone for good. */
const GONE = [404, 410];

/** What a browser is told. */
export interface PushMessage {
  readonly event: 'awaited';
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  /** The name of the game, in the reader's language. */
  readonly title: string;
  readonly language: string;
}

export interface PushOptions {
  readonly store: Pick<HostStore, 'keys' | 'pushes'>;
  readonly log: Log;
  readonly post: Post;
  /** How push services can reach the host of this server: an address with `https:` or `mailto:`. */
  readonly contact: string;
  /** How long to wait first, in milliseconds. */
  readonly after: number;
  /** The name of a game in a language. */
  titleOf(game: string, language: string): string;
}

export class Push {
  /** The public key that browsers subscribe with. */
  readonly key: string;
  readonly #options: PushOptions;
  readonly #privateKey: string;
  /** By table and seat. */
  readonly #waiting = new Map<string, NodeJS.Timeout>();

  static async open(options: PushOptions): Promise<Push> {
    const { publicKey, privateKey } = await options.store.pushes.keys(() => webPush.generateVAPIDKeys());
    return new Push(options, publicKey, privateKey);
  }

  constructor(options: PushOptions, publicKey: string, privateKey: string) {
    this.#options = options;
    this.key = publicKey;
    this.#privateKey = privateKey;
  }

  get pushes(): Pushes {
    return this.#options.store.pushes;
  }

  async endpointsOf(hash: string): Promise<readonly string[]> {
    return (await this.pushes.of(hash)).map(({ endpoint }) => endpoint);
  }

  /** Each question is told of once: the table calls this when it is asked. */
  awaited(hall: Hall, table: string, game: string, seat: number): void {
    const place = `${table} ${seat}`;
    clearTimeout(this.#waiting.get(place));
    if (this.#waiting.size >= MOST_WAITING) return;
    const told = (): void => {
      this.#waiting.delete(place);
      this.#tell(hall, table, game, seat).catch((error: unknown) =>
        this.#options.log.error('nobody could be told by push', { error: codeOf(error) }),
      );
    };
    this.#waiting.set(place, setTimeout(told, this.#options.after).unref());
  }

  close(): void {
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  async #tell(hall: Hall, id: string, game: string, seat: number): Promise<void> {
    const { store, titleOf } = this.#options;
    const keys = (await store.keys(id, 'seat')).filter((key) => key.seat === seat);
    const addresses = (await Promise.all(keys.map((key) => store.pushes.of(key.hash)))).flat();
    if (addresses.length === 0) return;
    const { table, audience } = await hall.open(id);
    if (audience.has(seat) || !isWaitedFor(table, seat) || playsFor(table, seat) !== null) return;
    for (const { endpoint, p256dh, auth, language } of addresses) {
      const title = titleOf(game, language);
      const message: PushMessage = { event: 'awaited', table: id, game, seat, title, language };
      await this.#send(endpoint, () => this.#letter({ endpoint, keys: { p256dh, auth } }, message));
    }
  }

  #letter(to: webPush.PushSubscription, message: PushMessage): Letter {
    const { headers, body } = webPush.generateRequestDetails(to, JSON.stringify(message), {
      vapidDetails: { subject: this.#options.contact, publicKey: this.key, privateKey: this.#privateKey },
      TTL: KEPT_FOR,
      urgency: 'high',
      // A later message about the same table takes the place of one that was not delivered yet.
      topic: hash('sha256', message.table, 'base64url').slice(0, 32),
    });
    const plain = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
    return { headers: Object.fromEntries(plain) as Record<string, string>, body: body! };
  }

  async #send(endpoint: string, letter: () => Letter): Promise<void> {
    const { post, log } = this.#options;
    for (let tries = 1; ; tries++) {
      const result = await this.#try(endpoint, letter, post);
      if (typeof result === 'number' && result < 400) return;
      if (result === INSIDE_CODE || result === 'unusable' || GONE.includes(result as number))
        return this.pushes.forget(endpoint);
      if (tries === TRIES) return log.info('a push service could not be called', { error: String(result) });
      await new Promise((resolve) => setTimeout(resolve, 1_000 * 4 ** (tries - 1)).unref());
    }
  }

  /** A status, or the code of a failure; `unusable`: the keys of the browser are none. */
  async #try(endpoint: string, letter: () => Letter, post: Post): Promise<number | string> {
    let written: Letter;
    try {
      written = letter();
    } catch {
      return 'unusable';
    }
    return post(endpoint, written).catch(codeOf);
  }
}
