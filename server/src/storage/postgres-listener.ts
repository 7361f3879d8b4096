/** Listens on its own connection for what other nodes write, and reconnects whenever the connection is lost. */
import pg from 'pg';
import { CHANNEL } from './postgres-append.ts';

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** How often to test the connection, in milliseconds: it may die silently. */
const HEARTBEAT = 5000;

export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #node: string;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #closed = false;
  onLine: (table: string, seq: number) => void = () => {};
  onGap: () => void = () => {};
  onRemoved: (table: string) => void = () => {};
  onBlocks: () => void = () => {};

  constructor(config: pg.ClientConfig, node: string) {
    this.#config = config;
    this.#node = node;
  }

  async start(): Promise<void> {
    const client = new pg.Client(this.#config);
    this.#client = client;
    client.on('error', () => null);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    client.on('end', () => this.#comeBack(FIRST_PAUSE));
    this.#heartbeat = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), HEARTBEAT).unref();
    // Closed in the meantime.
    if (this.#closed) await this.close();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#rest();
    await this.#client?.end().catch(() => null);
  }

  #rest(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#heartbeat) clearInterval(this.#heartbeat);
  }

  #hear(payload: string): void {
    const [node, what, ...table] = payload.split(' ');
    if (node === this.#node) return;
    if (what === 'blocks') this.onBlocks();
    else if (what === 'removed') this.onRemoved(table.join(' '));
    else this.onLine(table.join(' '), Number(what));
  }

  #comeBack(pause: number): void {
    this.#rest();
    if (this.#closed) return;
    this.#timer = setTimeout(async () => {
      try {
        await this.start();
      } catch {
        await this.#client?.end().catch(() => null);
        this.#comeBack(Math.min(2 * pause, LONGEST_PAUSE));
        return;
      }
      this.onGap();
    }, pause);
  }
}
