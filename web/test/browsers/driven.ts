/** A browser that is driven from outside. Playwright drives only Firefox and WebKit of its own, which cannot be fetched. */
export interface Driven {
  readonly name: string;
  /** Its name and number, as it tells them. */
  readonly version: string;
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /** The value of an expression in the page, by way of JSON. */
  value<T>(expression: string): Promise<T>;
  /** A real press of one key. */
  press(key: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Looks again until `look` finds something; `what` is named if it never does. */
export async function until<T>(what: string, look: () => Promise<T | null>, patience = 120_000): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
