/** Where short messages are shown: in the topmost sheet, or on the page itself while no sheet is open. */
import { useEffect, useState } from 'preact/hooks';

let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Makes a sheet's slot the topmost place for messages; the returned function removes it. */
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
