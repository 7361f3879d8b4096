/** Web Push: the server tells this browser of its person's move when the page is closed. */
import type { Language } from '@horda/parts';
import { knownTables, type KnownTable } from '../app/memory.ts';
import { onlineBackend } from '../backend/online.ts';

/** Whether this browser and this page can be told at all. */
export const canPush = (): boolean =>
  !import.meta.env.HORDA_STATIC && isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Subscribes this browser, for all tables that it has a seat at. The person has allowed notifications before. */
export async function startPush(language: Language): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  const { key } = await onlineBackend.request<{ readonly key: string }>('GET', '/api/push');
  // A subscription with the key of another server would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await Promise.all(openTables().map((table) => tell(table, subscription, language)));
}

/** The push service forgets this browser; the servers of its tables learn it from there, too. */
export async function stopPush(): Promise<void> {
  const subscription = await subscriptionOf();
  if (subscription === null) return;
  await Promise.all(openTables().map((table) => tell(table, subscription, null)));
  await subscription.unsubscribe();
}

/** For a table that was opened just now: its server learns where this browser is told. */
export async function pushFor(table: Pick<KnownTable, 'table' | 'key'>, language: Language): Promise<void> {
  const subscription = await subscriptionOf();
  if (subscription !== null) await tell(table, subscription, language);
}

async function subscriptionOf(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const openTables = (): readonly KnownTable[] =>
  knownTables().filter(({ host, over, key }) => host === 'online' && over !== true && key !== null);

/** `language`: null to be told no more. A table that cannot be reached, or that is only watched, is left out. */
async function tell(
  { table, key }: Pick<KnownTable, 'table' | 'key'>,
  subscription: PushSubscription,
  language: Language | null,
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = language === null ? { endpoint, keys: null } : { endpoint, keys, language };
  await onlineBackend.request('PUT', `/api/tables/${table}/me/push`, body, key).catch(() => null);
}
