import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../src/server.ts';
import { startServer, type TestServer } from './running.ts';

const SCRIPT = 'export const game = "Cisza";\n'.repeat(50);
const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<!doctype html><title>Horda</title>',
  'service-worker.js': 'self.addEventListener("fetch", () => {});',
  'manifest.webmanifest': '{"name":"Horda"}',
  '.built-from': 'a stamp of the build',
  'assets/index-CLGqflCS.js': SCRIPT,
  'assets/index-CLGqflCS.js.br': brotliCompressSync(SCRIPT),
  'assets/index-CLGqflCS.js.gz': gzipSync(SCRIPT),
  'assets/index-JfEPdxYt.css': 'body { color: red; }',
  'assets/kalam-D2H-9ISU.woff2': 'wOF2',
};

const folder = mkdtempSync(join(tmpdir(), 'horda-client-'));
let s: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
  s = await startServer({ client: folder });
});
afterAll(async () => {
  await s.close();
  rmSync(folder, { recursive: true });
});

const FOR_EVER = 'public, max-age=31536000, immutable';

test.each([
  ['/', 'text/html', 'no-cache'],
  ['/index.html', 'text/html', 'no-cache'],
  ['/service-worker.js', 'application/javascript', 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/assets/index-CLGqflCS.js', 'application/javascript', FOR_EVER],
  ['/assets/index-JfEPdxYt.css', 'text/css', FOR_EVER],
  ['/assets/kalam-D2H-9ISU.woff2', 'font/woff2', FOR_EVER],
])('%s is %s and may be kept: %s', async (path, type, kept) => {
  const { status, headers } = await s.call('GET', path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain(type);
  expect(headers.get('cache-control')).toBe(kept);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('what has not changed is not sent again', async () => {
  const { headers } = await s.call('GET', '/');
  const again = await s.call('GET', '/', undefined, null, {
    'if-none-match': headers.get('etag')!,
    // As browsers send it; by default, Node's `fetch` would always request the whole file.
    'cache-control': 'max-age=0',
  });
  expect(again.status).toBe(304);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', null],
])('a browser that takes %s gets the file that was packed so at the build', async (takes, packed) => {
  const { body, headers } = await s.call('GET', '/assets/index-CLGqflCS.js', undefined, null, {
    'accept-encoding': takes,
  });
  expect(headers.get('content-encoding')).toBe(packed);
  expect(headers.get('content-type')).toContain('application/javascript');
  expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(headers.get('cache-control')).toBe(FOR_EVER);
  expect(body).toBe(SCRIPT);
});

test.each([
  '/assets/index-00000000.js',
  '/assets/',
  '/assets',
  '/table/abc',
  '/favicon.ico',
  '/.built-from',
  '/../package.json',
  '/%2e%2e/package.json',
  '/api/nothing',
])('%s is not there, and no page pretends to be it', async (path) => {
  const { status, body } = await s.call('GET', path);
  expect(status).toBe(404);
  expect(body.error.reason).toBe('unknownRoute');
});

test('a folder without a page is refused by its name', async () => {
  const empty = join(folder, 'assets');
  const starting = serve({
    host: '127.0.0.1',
    port: 0,
    data: join(folder, 'data'),
    database: null,
    origins: [],
    trustProxy: false,
    log: 'silent',
    client: empty,
  });
  await expect(starting).rejects.toThrow(`there is no built page in ${empty}`);
});
