/** Requests, good and bad: over connections that are kept, or as bytes that no client would write. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

export interface Http {
  /** Null: the connection was closed without an answer. */
  send(sent: Sent): Promise<Answer | null>;
  /** All that came back until the server closed. */
  sendRaw(bytes: Buffer): Promise<string>;
  must<T>(method: string, path: string, key: string | null, body: object | null): Promise<T>;
  close(): void;
}

/** A guard against what never ends, not a measure: on a busy machine the first import waits long for its thread. */
const PATIENCE = 300_000;

export function openHttp(port: number): Http {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = ({ method, path, headers, body }: Sent): Promise<Answer | null> =>
    new Promise((resolve, reject) => {
      // Always sent: Node adds it only to methods that usually have a body.
      const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
      const options = { port, host: '127.0.0.1', method, path, agent, timeout: PATIENCE };
      const sending = request({ ...options, headers: { ...headers, ...length } }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => resolve({ status: reply.statusCode!, body: Buffer.concat(chunks).toString() }));
        reply.on('error', () => resolve(null));
      });
      sending.on('timeout', () => reject(new Error(`${method} ${path.slice(0, 100)} was never answered`)));
      // Closed in the middle of a body that is too large, for instance.
      sending.on('error', () => resolve(null));
      sending.end(body ?? undefined);
    });
  return {
    send,
    sendRaw: (bytes) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1');
        let said = '';
        socket.setTimeout(PATIENCE, () =>
          reject(new Error(`never answered: ${bytes.toString('latin1').slice(0, 100)}`)),
        );
        socket.on('data', (chunk) => (said += chunk.toString('latin1')));
        socket.on('error', () => {});
        socket.on('close', () => resolve(said));
        // The end of what is sent, so that nothing more is waited for.
        socket.end(bytes);
      }),
    async must<T>(method: string, path: string, key: string | null, body: object | null) {
      const answer = await send({
        method,
        path,
        headers: headersOf(key, body !== null),
        body: body && JSON.stringify(body),
      });
      if (answer?.status !== 200) throw new Error(`${method} ${path}: ${answer?.status} ${answer?.body}`);
      return JSON.parse(answer.body) as T;
    },
    close: () => agent.destroy(),
  };
}

export function headersOf(key: string | null, hasBody: boolean): Record<string, string> {
  return {
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
  };
}
