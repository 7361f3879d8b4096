/** A wire to a database that tests can cut. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export class Wire {
  readonly #sockets = new Set<Socket>();
  #isDown = false;
  /** True: answers of the database do not reach its client. */
  deaf = false;
  /** True: queries do not reach the database. */
  mute = false;

  /** The URL of a database through this wire; it works until the running test has finished. */
  async to(url: string): Promise<string> {
    const { hostname, port } = new URL(url);
    const server = createServer((client) => {
      if (this.#isDown) {
        client.destroy();
        return;
      }
      const database = connect(Number(port), hostname);
      client.on('data', (bytes) => this.mute || database.write(bytes));
      database.on('data', (bytes) => this.deaf || client.write(bytes));
      for (const [one, other] of [
        [client, database],
        [database, client],
      ] as const) {
        this.#sockets.add(one);
        one.on('error', () => null);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.close();
      this.cut();
    });
    const address = new URL(url);
    address.port = String((server.address() as AddressInfo).port);
    return address.href;
  }

  /** Cuts all connections; new ones work in both directions. */
  cut(): void {
    this.deaf = false;
    this.mute = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Cuts all connections; no new ones can be made until `up`. */
  down(): void {
    this.#isDown = true;
    this.cut();
  }

  up(): void {
    this.#isDown = false;
  }
}
