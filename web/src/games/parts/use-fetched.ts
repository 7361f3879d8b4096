import { useEffect, useState } from 'preact/hooks';

/** Milliseconds until another attempt. */
const AGAIN = 2_000;

/**
 * The parts of a table that come after its first picture; null: they are on their way. Some questions cannot be
 * answered without them, so a lost connection only delays them.
 */
export function useFetched<Parts>(fetchParts: () => Promise<Parts>): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    let again = 0;
    const load = (): void =>
      void fetchParts().then(
        (fetched) => setParts(() => fetched),
        () => (again = window.setTimeout(load, AGAIN)),
      );
    load();
    return () => window.clearTimeout(again);
  }, []);
  return parts;
}
