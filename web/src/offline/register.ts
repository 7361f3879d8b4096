/** Stores the page for use without a network, and reports when a new version has come. */

/** How often a page that stays open asks for a new version, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

export const UPDATE_EVENT = 'horda-update';

let start: (() => void) | null = null;
/** The person has agreed to the new version in this tab. */
let isWished = false;

/** A function that switches to the new version; null: there is none. The event `horda-update` announces one. */
export const waitingUpdate = (): (() => void) | null => start;

/** Call this after the first paint: it fetches all files. */
export async function keepForOffline(): Promise<void> {
  if (import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Some private windows forbid service workers; the page works without one.
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
    if (waiting === null || waiting === offered) return;
    // The very first version takes over at once; WebKit still names it here for a moment after that.
    if (navigator.serviceWorker.controller === null || waiting.state !== 'installed') return;
    offered = waiting;
    announce(() => waiting.postMessage('take-over'));
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', offer);
  offer();
  // An update that was found before this point fires no further event.
  follow();
  registration.addEventListener('updatefound', follow);
  return offer;
}

/** A new version has taken over. If the person agreed to it in another tab, this tab asks them too. */
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
