/** Chance by what every page has, also one that did not come from `https:`; there, `randomUUID` is missing. */

/** 128 bits as 22 letters: an id, or a key of one's own choice. */
export function newKey(): string {
  const text = btoa(String.fromCharCode(...randomBytes(16)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
