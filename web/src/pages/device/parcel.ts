/**
 * A parcel carries what this browser knows to another one. It is locked with a key made of the code alone, and so is the
 * id under which it waits: the server has neither the code nor the key.
 */

/** Letters that nobody takes for each other (Crockford's): no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
/** So many rounds make each guess at a code slow. */
const ROUNDS = 600_000;
const SALT = 'horda: to another device';

/** 50 bits of chance. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As it is shown: two groups. */
export const shownCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** What somebody typed, as a code; null: it cannot be one. */
export function readCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return plain.length === LENGTH && [...plain].every((letter) => LETTERS.includes(letter)) ? plain : null;
}

/** Web cryptography exists on pages with `https:`, and on this machine itself. */
export const canLock = (): boolean => globalThis.crypto?.subtle !== undefined;

interface Lock {
  /** Under which the parcel waits. */
  readonly id: string;
  readonly key: CryptoKey;
}

async function lockOf(code: string): Promise<Lock> {
  const { subtle } = crypto;
  const secret = await subtle.importKey('raw', utf8(code), 'PBKDF2', false, ['deriveBits']);
  const made = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8(SALT), iterations: ROUNDS };
  const bits = new Uint8Array(await subtle.deriveBits(made, secret, 512));
  const key = await subtle.importKey('raw', bits.slice(32), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { id: toBase64(bits.slice(0, 32)), key };
}

export interface Parcel {
  readonly id: string;
  readonly body: string;
}

export async function lockUp(code: string, content: unknown): Promise<Parcel> {
  const { id, key } = await lockOf(code);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = utf8(JSON.stringify(content));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
  return { id, body: toBase64(new Uint8Array([...iv, ...sealed])) };
}

/** `fetchBody`: gets what waits under an id. Rejects if it was locked with another key. */
export async function unlock(code: string, fetchBody: (id: string) => Promise<string>): Promise<unknown> {
  const { id, key } = await lockOf(code);
  const bytes = fromBase64(await fetchBody(id));
  const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12));
  return JSON.parse(new TextDecoder().decode(opened));
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
