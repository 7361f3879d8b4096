/** `horda serve` as a service of systemd: its `systemd-notify` is replaced by one that writes down what it was told. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, startHorda, type Started } from './horda.ts';

const FAKE_SERVER = new URL('fake-server.ts', import.meta.url).href;
const ENV = { DATABASE_URL: '', HORDA_DATA: '', NODE_OPTIONS: `--import=${FAKE_SERVER}`, FAKE_SERVER: 'good' };

interface Told {
  readonly env: Readonly<Record<string, string>>;
  lines(): readonly string[];
}

function fakeNotify(): Told {
  const folder = newFolder();
  const told = join(folder, 'told');
  const program = join(folder, 'systemd-notify');
  writeFileSync(program, '#!/bin/sh\necho "$*" >> "$NOTIFY_SOCKET"\n');
  chmodSync(program, 0o755);
  return {
    env: { ...ENV, PATH: folder + delimiter + process.env['PATH']!, NOTIFY_SOCKET: told },
    lines: () => (existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []),
  };
}

const serve = (env: Readonly<Record<string, string>>): Started =>
  startHorda(['serve', '--port', '0', '--json'], { cwd: newFolder(), env });

test('systemd hears that the server is ready, then again and again that it is alive, and that it stops', async () => {
  const { env, lines } = fakeNotify();
  const { child, ended } = serve({ ...env, WATCHDOG_USEC: '300000' });
  await expect.poll(() => lines().length).toBeGreaterThan(3);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(lines()[0]).toBe('READY=1 STATUS=http://127.0.0.1:0');
  // A sign that is on its way may arrive after the last word.
  expect(lines().filter((line) => line === 'STOPPING=1')).toHaveLength(1);
  expect(new Set(lines().slice(1))).toEqual(new Set(['WATCHDOG=1', 'STOPPING=1']));
});

test('without a watchdog, or with one that is meant for another process, there are no signs of life', async () => {
  for (const watchdog of [{}, { WATCHDOG_USEC: '1000', WATCHDOG_PID: '1' }] as const) {
    const { env, lines } = fakeNotify();
    const { child, said, ended } = serve({ ...env, WATCHDOG_USEC: '', WATCHDOG_PID: '', ...watchdog });
    await said('\n}\n');
    await expect.poll(() => lines().length).toBe(1);
    child.kill('SIGTERM');
    await ended;
    expect(lines().slice(1)).toEqual(['STOPPING=1']);
  }
});

test('where systemd-notify is missing, the server runs and says so once', async () => {
  const { env } = fakeNotify();
  const { child, said, ended } = serve({ ...env, PATH: newFolder(), WATCHDOG_USEC: '1000' });
  await said('systemd cannot be told');
  child.kill('SIGTERM');
  const { code, stderr } = await ended;
  expect(code).toBe(0);
  expect(stderr.match(/systemd cannot be told[^\n]*ENOENT/g)).toHaveLength(1);
});
