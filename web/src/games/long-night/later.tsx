/** The parts of the table that come after its first picture. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type * as AfterPaint from './after-paint.tsx';

type Parts = typeof AfterPaint;

/** Null: they are on their way. */
const LaterContext = createContext<Parts | null>(null);
export const LaterProvider = LaterContext.Provider;

/** What lies over the darkened table now. */
export function LaterMoment() {
  const parts = useContext(LaterContext);
  return parts && <parts.Moment />;
}
