/** A push service on this machine, and browsers that subscribe to it: they decrypt what comes, as RFC 8291 has it. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivered {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly url: string;
  readonly delivered: Delivered[];
  /** What it answers from now on; 201 at first. */
  status: number;
  close(): void;
}

export async function openPushService(): Promise<PushService> {
  const delivered: Delivered[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      delivered.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(service.status, { connection: 'close' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const service: PushService = {
    url: `http://127.0.0.1:${port}`,
    delivered,
    status: 201,
    close: () => void server.close(),
  };
  return service;
}

export interface Subscriber {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  read(delivered: Delivered): unknown;
}

export function subscribe(service: PushService, name: string): Subscriber {
  const own = createECDH('prime256v1');
  const ownKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `${service.url}/${name}`,
    keys: { p256dh: ownKey.toString('base64url'), auth: auth.toString('base64url') },
    read({ body }) {
      const salt = body.subarray(0, 16);
      const length = body[20]!;
      const theirKey = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const derive = (secret: Buffer, with_: Buffer, info: Buffer, size: number): Buffer =>
        Buffer.from(hkdfSync('sha256', secret, with_, info, size));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownKey, theirKey]);
      const shared = derive(own.computeSecret(theirKey), auth, info, 32);
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** What the server says of itself, if its signature is that of `publicKey`. */
export function signedBy(publicKey: string, { headers }: Delivered): Record<string, unknown> {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
