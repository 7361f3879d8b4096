/** Makes the page one that is kept for use without a network, and tells it when a new version has come. */

/** How often a page that stays open asks for a new version, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

export const UPDATE_EVENT = 'horda-update';

let start: (() => void) | null = null;
/** The person has agreed to the new version in this tab. */
let isWished = false;

/** Goes over to the new version; null: there is none. The window's event `horda-update` tells that one has come. */
export const waitingUpdate = (): (() => void) | null => start;

/** To be called once the page is painted: it fetches everything. */
export async function keepForOffline(): Promise<void> {
  if (import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Where it is not allowed, as in some private windows, the page still plays.
  const registration = await navigator.serviceWorker.register('service-worker.js').catch(() => null);
  if (registration === null) return;
  const offer = watchWaiting(registration);
  watchTakeOver();
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_AGAIN);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    // It may have come while the browser let this tab sleep.
    offer();
    look();
  });
}

/** A new version waits until the person agrees: a page never changes under their hands. */
export function watchWaiting(registration: ServiceWorkerRegistration): () => void {
  let offered: ServiceWorker | null = null;
  const offer = (): void => {
    const { waiting } = registration;
    // The first version of all has nobody to wait for.
    if (waiting === null || waiting === offered || navigator.serviceWorker.controller === null) return;
    offered = waiting;
    announce(() => waiting.postMessage('take-over'));
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', offer);
  offer();
  // One that was found before this page has asked is told of no more.
  follow();
  registration.addEventListener('updatefound', follow);
  return offer;
}

/** The version behind this page has changed: if that was wished for in another tab, this one asks for itself. */
function watchTakeOver(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled && isWished) location.reload();
    else if (isControlled) announce(() => location.reload());
    isControlled = true;
  });
}

function announce(goOver: () => void): void {
  start = () => {
    isWished = true;
    goOver();
  };
  dispatchEvent(new CustomEvent(UPDATE_EVENT));
}
