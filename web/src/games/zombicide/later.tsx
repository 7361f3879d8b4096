/** Fetches the parts of the table that come after its first picture. */
import { useEffect, useState } from 'preact/hooks';
import type { Parts } from './parts-later.ts';

/** Milliseconds until another attempt. */
const AGAIN = 2_000;

export function useLater(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    let again = 0;
    // Without them some questions could not be answered: a lost connection only delays them.
    const load = (): void =>
      void import('./after-paint.tsx').then(setParts, () => (again = window.setTimeout(load, AGAIN)));
    load();
    return () => window.clearTimeout(again);
  }, []);
  return parts;
}
