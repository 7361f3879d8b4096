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
  /** A real press of the mouse at a place of the window. */
  click(x: number, y: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What both protocols understand: a key that is pressed, and a mouse. */
export const pressing = (value: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ],
  },
];
export const clicking = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

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
