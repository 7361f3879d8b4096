/** A browser subscribes, the server tells its push service of a move, and the service worker shows it. */
import { afterAll, expect, test } from 'vitest';
import { openPushService, subscribe } from '@horda/server/test/push-service';
import { pl } from '../src/pages/settings/text/pl.ts';
import { usePage } from './running-page.ts';
import { BUILT_PAGE } from './served-page.ts';
import { command, makeTable, seatOf } from './tables.ts';
import { WORDS } from './words.ts';

const s = usePage(BUILT_PAGE, { insideWebhooks: true, pushAfter: 1 });
const service = await openPushService();
afterAll(() => service.close());

/** Chromium's own push service is far away: this browser subscribes to ours. */
function subscribeNearby(to: { readonly endpoint: string; readonly keys: object }): void {
  const subscription = { ...to, toJSON: () => to, unsubscribe: async () => true };
  let current: object | null = null;
  const own = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
      if (!/^[\w-]{87}$/.test(key)) throw new Error('no key of a server');
      return (current = subscription);
    },
  };
  Object.assign(PushManager.prototype, own);
  // A headless browser has no notifications to allow.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
}

test('with push on, a move is told when the page is closed, and a click leads to the table', async () => {
  const made = await makeTable(s.address);
  const browser = subscribe(service, 'ada');
  const { page, context, complaints } = await s.visit('', { keeping: true });
  await context.addInitScript(subscribeNearby, { endpoint: browser.endpoint, keys: browser.keys });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`${s.address}/${seatOf(made, made.key)}`);
  await page.getByRole('button', { name: WORDS.pl.pages.lobby.start }).waitFor();
  await page.goto(`${s.address}/#/settings`);
  await page.getByRole('switch', { name: pl.push }).click();
  await expect.poll(() => page.getByRole('switch', { name: pl.push }).isChecked()).toBe(true);
  await command(s.address, made.table, made.key, { do: 'start' });
  await expect.poll(() => service.delivered.length).toBe(1);
  const message = browser.read(service.delivered[0]!);
  expect(message).toMatchObject({ event: 'awaited', table: made.table, game: 'cisza', title: 'Cisza', language: 'pl' });

  // The push service hands it to the service worker.
  const [worker] = context.serviceWorkers();
  const shown = await worker!.evaluate(async (data) => {
    const notices: { readonly title: string; readonly href: unknown }[] = [];
    const scope = self as unknown as EventTarget & { readonly registration: ServiceWorkerRegistration };
    scope.registration.showNotification = async (title: string, options?: NotificationOptions) => {
      notices.push({ title, href: (options!.data as { href: unknown }).href });
    };
    const handled: Promise<unknown>[] = [];
    const event = Object.assign(new Event('push'), {
      data: { json: () => data },
      waitUntil: (work: Promise<unknown>) => handled.push(work),
    });
    scope.dispatchEvent(event);
    await Promise.all(handled);
    return notices;
  }, message);
  expect(shown).toEqual([{ title: 'Cisza', href: `#/table/${made.table}` }]);
  expect(complaints).toEqual([]);
  await context.close();
});
