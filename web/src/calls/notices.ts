/** Notifications while the page is open: it is somebody's move, and they look at something else. */

/** Whether this browser can show notifications at all; `blocked`: the person has forbidden them for this address. */
export function noticeState(): 'impossible' | 'blocked' | 'unasked' | 'allowed' {
  if (!isSecureContext || !('Notification' in globalThis)) return 'impossible';
  const { permission } = Notification;
  return permission === 'granted' ? 'allowed' : permission === 'denied' ? 'blocked' : 'unasked';
}

/** Asks the person, if nobody has; browsers allow it only in answer to a press. */
export async function allowNotices(): Promise<boolean> {
  if (noticeState() === 'unasked') await Notification.requestPermission();
  return noticeState() === 'allowed';
}

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later notice with the same tag takes the place of this one. */
  readonly tag: string;
  /** The address that a click opens. */
  readonly href: string;
}

/** Shows a notice; the returned function takes it away. */
export function showNotice({ title, body, tag, href }: Notice): () => void {
  if (noticeState() !== 'allowed') return () => {};
  const options = { body, tag, icon: 'icon-192.png', badge: 'icon-192.png', data: { href } };
  // Phones show notices of service workers alone.
  const shown = workerOf().then(async (worker) => {
    if (worker === null) return opening(new Notification(title, options), href);
    await worker.showNotification(title, options);
    return worker;
  });
  return () =>
    void shown.then(
      (by) => close(by, tag),
      () => {},
    );
}

/** Null: there is none, for example in a private window. */
async function workerOf(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) ?? null;
}

/** The notices of a service worker are opened by it (`offline/service-worker.ts`). */
function opening(notice: Notification, href: string): Notification {
  notice.addEventListener('click', () => {
    focus();
    location.hash = href;
  });
  return notice;
}

async function close(shown: Notification | ServiceWorkerRegistration, tag: string): Promise<void> {
  const notices = shown instanceof Notification ? [shown] : await shown.getNotifications({ tag });
  for (const notice of notices) notice.close();
}
