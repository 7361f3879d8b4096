/**
 * Keeps the whole page in the browser, so that it opens and plays without a network. A version is stored and served as
 * a whole: a page never mixes files of two versions. Requests about a server's tables are passed through.
 */

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
