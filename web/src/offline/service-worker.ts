/**
 * Keeps the whole page in the browser, so that it opens and plays without a network. A version is stored and served as
 * a whole: a page never mixes files of two versions. Requests about a server's tables are passed through. It also shows
 * what the server pushes while the page is closed, and opens the table at a click.
 */
import { noticeOf, readCall } from './called.ts';

/** Put in by the build: every file of the page, and a name that changes with them. */
declare const HORDA_FILES: readonly string[];
declare const HORDA_VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const FAMILY = 'horda-';
const CACHE = `${FAMILY}${HORDA_VERSION}`;
const FILES: ReadonlySet<string> = new Set(HORDA_FILES);
const PAGE = 'index.html';

worker.addEventListener('install', (event) => event.waitUntil(fetchAll()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', ({ data }) => {
  // The person has agreed to the new version.
  if (data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const name = fileOf(event.request);
  if (name !== null) event.respondWith(answer(name, event.request));
});

worker.addEventListener('push', (event) => event.waitUntil(showCall(event)));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = (event.notification.data ?? {}) as { readonly href?: unknown };
  if (typeof href === 'string') event.waitUntil(openPage(href));
});

async function showCall({ data }: PushEvent): Promise<void> {
  const call = readCall(contentOf(data));
  if (call === null) return;
  const [title, options] = noticeOf(call);
  // A table in sight says so itself.
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = pages.some(({ visibilityState, url }) => visibilityState === 'visible' && url.includes(call.table));
  if (!isSeen) await worker.registration.showNotification(title, options);
}

function contentOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** In the tab that shows the table already, in any tab of the page, or in a new one. */
async function openPage(href: string): Promise<void> {
  const url = new URL(href, worker.registration.scope).href;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === url) ?? pages[0];
  if (page === undefined) return void (await worker.clients.openWindow(url));
  if (page.url !== url) await page.navigate(url).catch(() => worker.clients.openWindow(url));
  await page.focus();
}

/** All or nothing: an incomplete version is never installed. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...FILES].map((name) => new Request(addressOf(name), { cache: freshness(name) })));
}

/** Names in `assets` change with the content, so the browser's own cache is safe for them. */
const freshness = (name: string): RequestCache => (name.startsWith('assets/') ? 'default' : 'no-cache');

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Browsers may delete cached files; then the network is asked. */
async function answer(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(name))) ?? fetch(request);
}

const addressOf = (name: string): string => new URL(name, worker.registration.scope).href;

/** Which file of the page is wanted; null: something else, such as `/api`. */
function fileOf({ method, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  const scope = new URL(worker.registration.scope);
  if (method !== 'GET' || origin !== scope.origin || !pathname.startsWith(scope.pathname)) return null;
  const name = pathname.slice(scope.pathname.length) || PAGE;
  return FILES.has(name) ? name : null;
}
