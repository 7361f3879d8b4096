/** Tables that a page keeps itself, dealt alike in every run: its worker draws its secrets from a text. */
import type { BrowserContext } from 'playwright-core';

const WORKER = /\/assets\/table-worker-[^/]+\.js$/;

export async function dealLocally(context: BrowserContext, text: string): Promise<void> {
  let started = 0;
  await context.route(WORKER, async (route) => {
    const response = await route.fetch();
    // Another tab, or the page after a reload, must not draw the same ids again.
    const seed = JSON.stringify(`${text} ${started++}`);
    await route.fulfill({ response, body: `(${drawSecretsFrom})(${seed});\n${await response.text()}` });
  });
}

/** What pages add to chance, drawn as four words, is alike in every run; keys and names of commands stay random. */
export async function stirAlike(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
      array instanceof Uint32Array && array.length === 4 ? (array.fill(7) as typeof array) : random(array);
  });
}

/** Runs in the worker, before anything else of it: what it would draw from the machine follows from a text. */
function drawSecretsFrom(text: string): void {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  const byte = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 255;
  };
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (const i of bytes.keys()) bytes[i] = byte();
    return array;
  };
}
