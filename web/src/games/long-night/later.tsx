/** The parts of the table that come after its first picture. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';

type Parts = typeof import('./after-paint.tsx');

/** Null: they are on their way. */
const LaterContext = createContext<Parts | null>(null);
export const LaterProvider = LaterContext.Provider;

export function useLater(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    void import('./after-paint.tsx').then(setParts);
  }, []);
  return parts;
}

/** The table of a phone, fetched where it is first wanted. */
export function LaterPhone({ isLow }: { readonly isLow: boolean }) {
  const [part, setPart] = useState<typeof import('./phone.tsx') | null>(null);
  useEffect(() => {
    void import('./phone.tsx').then(setPart);
  }, []);
  return part && <part.Phone isLow={isLow} />;
}

/** What lies over the darkened table now. */
export function LaterMoment() {
  const parts = useContext(LaterContext);
  return parts && <parts.Moment />;
}
