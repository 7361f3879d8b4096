/** Where short messages are shown: in the sheet that lies on top, or on the page itself while none is open. */
import { useEffect, useState } from 'preact/hooks';

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** A sheet opens a place for messages over all others; it closes it by what is returned. */
export function openSlot(slot: HTMLElement): () => void {
  change([...slots, slot]);
  return () => change(slots.filter((each) => each !== slot));
}

/** The topmost place; null: no sheet is open. */
export function useTopSlot(): HTMLElement | null {
  const [top, setTop] = useState(topSlot);
  useEffect(() => {
    const look = (): void => setTop(topSlot);
    listeners.add(look);
    look();
    return () => void listeners.delete(look);
  }, []);
  return top;
}

export const topSlot = (): HTMLElement | null => slots.at(-1) ?? null;

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}
