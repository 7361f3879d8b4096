/** Bytes that only look like a request. */
import { draw } from '@horda/kernel';
import type { Sent } from './http.ts';
import { any, type Dice, randomBytes } from './odd.ts';

/** Lengths that lie, headers without end, two requests in one, or half of one. */
export function broken(dice: Dice, { method, path, headers, body }: Sent): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = (...more: string[]): string =>
    [`${method} ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...lines, ...more, '', ''].join('\r\n');
  const words = body?.toString('latin1') ?? '';
  return any(dice, [
    () => Buffer.from(head(`Content-Length: ${words.length + 50}`) + words, 'latin1'),
    () => Buffer.from(head('Content-Length: 3', 'Content-Length: 4') + words, 'latin1'),
    () => Buffer.from(head('Content-Length: -1') + words, 'latin1'),
    () => Buffer.from(`${head('Transfer-Encoding: chunked')}zz\r\n${words}\r\n`, 'latin1'),
    () => Buffer.from(`${head('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n`, 'latin1'),
    () => Buffer.from(head(...Array.from({ length: 200 }, (_, i) => `x-${i}: ${'y'.repeat(200)}`)), 'latin1'),
    () => Buffer.from(head('bad header'), 'latin1'),
    () => Buffer.from(head('x: \0'), 'latin1'),
    () => Buffer.from(head().slice(0, draw(dice, 60)), 'latin1'),
    () =>
      Buffer.from(
        head('Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 99', 'Sec-WebSocket-Key: x'),
        'latin1',
      ),
    () =>
      Buffer.from(
        `GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nOrigin: http://evil.example\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
      ),
    () => randomBytes(dice, 500),
  ])();
}
