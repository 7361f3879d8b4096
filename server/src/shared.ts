/** Does `work` at most once in `ms` milliseconds; whoever asks meanwhile gets the same result. */
export function shared<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let latest: { readonly at: number; readonly result: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (latest === null || now - latest.at >= ms) latest = { at: now, result: work() };
    return latest.result;
  };
}
