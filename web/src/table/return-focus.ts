/** Where the focus goes when what had it is closed: a person who uses keys is never left at the top of the page. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The sentence that says what to do now, which every table has. */
export function focusSentence(): void {
  document.querySelector<HTMLElement>('.status-sentence')?.focus({ preventScroll: true });
}

/** For a part of the page that opens beside the others: the focus goes back to what had it before, if that is there. */
export function useReturnFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const opened = part.current;
    return () => {
      if (opened?.contains(document.activeElement) !== true) return;
      // Only when everything is drawn is it known whether the opener is still there.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        if (isThere) opener.focus({ preventScroll: true });
        if (document.activeElement === document.body) focusSentence();
      });
    };
  }, []);
}
