/** A network between a page and its server that may swallow everything: no frame comes through, and none tells of the end. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  readonly address: string;
  /** From now on nothing comes back to the page, on any connection; what the page sends still arrives unless `both`. */
  hush(ways: 'answers' | 'both'): void;
  /** New connections work again; the old ones stay dead. */
  speak(): void;
  close(): Promise<void>;
}

export async function startSilentProxy(server: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let hushed: 'answers' | 'both' | null = null;
  /** Connections of before a silence never speak again. */
  let age = 0;
  const proxy = createServer((near) => {
    const far = connect(Number(port), hostname);
    const born = age;
    const isLost = (way: 'answers' | 'both'): boolean =>
      born < age && (hushed === null || hushed === way || hushed === 'both');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.on('data', (data) => isLost('both') || hushed === 'both' || far.write(data));
    far.on('data', (data) => isLost('answers') || hushed !== null || near.write(data));
    near.on('close', () => far.destroy());
    far.on('close', () => born < age || hushed !== null || near.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    hush: (ways) => {
      hushed = ways;
      age++;
    },
    speak: () => void (hushed = null),
    async close() {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
