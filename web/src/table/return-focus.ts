/** Where the focus goes when a focused part closes, so that keyboard users never land at the top of the page. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The sentence that says what to do now, which every table has. */
export function focusSentence(): void {
  document.querySelector<HTMLElement>('.status-sentence')?.focus({ preventScroll: true });
}

/** When the part closes, the focus returns to the element that had it before, if that still exists. */
export function useReturnFocus(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const opened = part.current;
    return () => {
      if (opened?.contains(document.activeElement) !== true) return;
      // Whether the opener still exists is known only after everything is drawn.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
        if (isThere) opener.focus({ preventScroll: true });
        if (document.activeElement === document.body) focusSentence();
      });
    };
  }, []);
}
