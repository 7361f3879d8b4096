/** One store as two nodes see it: each hears of the other's lines, and tests can disturb the connection. */
import type { Appended, Change, Line, Store } from '../src/store.ts';

export interface NodeStore extends Store {
  /** Runs once, after the next log is read and before it is returned. */
  afterLines: (() => Promise<unknown>) | null;
  /** The next line is written, but the reply is lost. */
  loseNextReply: boolean;
  /** For now, this node does not hear of lines that others write. */
  deaf: boolean;
}

export function twoNodes(store: Store): readonly [NodeStore, NodeStore] {
  const listeners: (((table: string, seq: number) => void) | null)[] = [null, null];
  const node = (self: 0 | 1): NodeStore => {
    const own: NodeStore = Object.create(store, {}) as NodeStore;
    const bound = new Proxy(own, {
      get(target, name) {
        if (Object.hasOwn(target, name)) return target[name as keyof NodeStore];
        const value: unknown = Reflect.get(store, name, store);
        return typeof value === 'function' ? (value.bind(store) as unknown) : value;
      },
    });
    Object.assign(own, {
      afterLines: null,
      loseNextReply: false,
      deaf: false,
      onLine: (listener: (table: string, seq: number) => void) => (listeners[self] = listener),
      async append(change: Change): Promise<Appended> {
        const result = await store.append(change);
        const { table, seq } = change.line;
        if (result === 'written' && !nodes[1 - self]!.deaf) listeners[1 - self]?.(table, seq);
        if (!own.loseNextReply) return result;
        own.loseNextReply = false;
        throw new Error('the connection was lost');
      },
      async lines(table: string, after: number, most?: number): Promise<readonly Line[]> {
        const lines = await store.lines(table, after, most);
        const hook = own.afterLines;
        own.afterLines = null;
        await hook?.();
        return lines;
      },
    });
    return bound;
  };
  const nodes = [node(0), node(1)] as const;
  return nodes;
}
