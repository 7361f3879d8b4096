/** Randomness that works on every page: `randomUUID` is missing without `https:`. */

/** 128 random bits as 22 characters, for an id or a key. */
export function newKey(): string {
  const text = btoa(String.fromCharCode(...randomBytes(16)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
