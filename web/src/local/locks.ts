/**
 * Which of several tabs looks after the bots and clocks of a table: the one that has its lock. The others wait for it, so
 * that one of them goes on as soon as the first is closed. Where a browser has no locks, every tab does; then bots think
 * for nothing, and the log still takes one answer only.
 */
export interface TableLocks {
  has(table: string): boolean;
  /** Wants the lock until the returned function is called; `granted` when it has come. */
  want(table: string, granted: () => void): () => void;
}

interface Wish {
  count: number;
  has: boolean;
  readonly granted: Set<() => void>;
  end(): void;
}

/** `name`: of the store that the tabs share. */
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
    // It rejects when nobody wants it any more before it came.
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
