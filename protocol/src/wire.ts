/** The part of a WebSocket that a client uses; those of browsers and of Node both fit. */
export interface Wire {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}
