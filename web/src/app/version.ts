/** Whether the server has got a newer version of this page while it is open. */
import { useEffect, useState } from 'preact/hooks';
import { UPDATE_EVENT, waitingUpdate } from '../offline/register.ts';

/** How often the server is asked, in milliseconds. */
const EVERY = 10 * 60_000;
const SCRIPT = /<script[^>]*\ssrc="([^"]+)"/;

/** The name of the built script, which changes with its content. Null: not our page, but perhaps a proxy's. */
export function scriptOf(html: string): string | null {
  const path = SCRIPT.exec(html)?.[1];
  return path === undefined ? null : (path.split('/').at(-1) ?? null);
}

export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(() => waitingUpdate() !== null);
  useEffect(() => {
    const announce = (): void => setNew(true);
    addEventListener(UPDATE_EVENT, announce);
    // Without a service worker the page itself checks for a new version.
    const look = (): void => void differs().then((found) => found && setNew(true));
    const seen = (): void => void (document.visibilityState === 'visible' && look());
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener(UPDATE_EVENT, announce);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return isNew;
}

export function goToNewVersion(): void {
  const start = waitingUpdate();
  if (start === null) location.reload();
  else start();
}

async function differs(): Promise<boolean> {
  if (import.meta.env.DEV) return false;
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1);
  try {
    const response = await fetch('./', { cache: 'no-store' });
    const theirs = response.ok ? scriptOf(await response.text()) : null;
    return own !== undefined && theirs !== null && theirs !== own;
  } catch {
    return false;
  }
}
