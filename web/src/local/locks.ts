/**
 * Of several tabs, the one that holds a table's lock runs its bots and clocks. The others wait for the lock, so that
 * one of them takes over as soon as the first is closed. In a browser without locks every tab runs them: bots then do
 * some work twice, but the log still accepts only one answer.
 */
export interface TableLocks {
  has(table: string): boolean;
  /** Requests the lock and calls `granted` when it comes; the returned function gives it up. */
  want(table: string, granted: () => void): () => void;
}

interface Wish {
  count: number;
  has: boolean;
  readonly granted: Set<() => void>;
  end(): void;
}

/** `name`: the name of the store that the tabs share. */
export function openLocks(name: string, manager: LockManager | undefined): TableLocks {
  const wishes = new Map<string, Wish>();

  function wish(table: string): Wish {
    const ended = Promise.withResolvers<void>();
    const leaving = new AbortController();
    const wanted: Wish = {
      count: 0,
      has: false,
      granted: new Set(),
      end: () => {
        leaving.abort();
        ended.resolve();
      },
    };
    const hold = (): Promise<void> => {
      wanted.has = true;
      for (const granted of wanted.granted) granted();
      return ended.promise;
    };
    if (manager === undefined) queueMicrotask(() => void hold());
    // The request rejects if it is given up before the lock was granted.
    else manager.request(`${name} ${table}`, { signal: leaving.signal }, hold).catch(() => null);
    wishes.set(table, wanted);
    return wanted;
  }

  return {
    has: (table) => wishes.get(table)?.has ?? false,
    want(table, granted) {
      const wanted = wishes.get(table) ?? wish(table);
      wanted.count++;
      wanted.granted.add(granted);
      if (wanted.has) granted();
      return () => {
        if (!wanted.granted.delete(granted)) return;
        if (--wanted.count > 0) return;
        wishes.delete(table);
        wanted.end();
      };
    },
  };
}
