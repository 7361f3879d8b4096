/** The parts of the table that come after its first picture. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type * as AfterPaint from './after-paint.tsx';

type Parts = typeof AfterPaint;

/** Milliseconds until another attempt. */
const AGAIN = 2_000;

const LaterContext = createContext<Parts | null>(null);
export const LaterProvider = LaterContext.Provider;

/** Null: they are on their way. */
export const usePartsLater = (): Parts | null => useContext(LaterContext);

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
