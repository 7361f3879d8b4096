/** The server's word: on a closed server only those who know it make tables. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@horda/tables/table/refusal';

/** The header that the word is sent in, percent-encoded: headers are plain ASCII. */
export const WORD_HEADER = 'horda-word';
/** A shorter word could be guessed, though guesses are limited. */
export const SHORTEST_WORD = 8;
/** How many wrong words one address may send in a minute. */
export const MOST_GUESSES = 10;
const MINUTE = 60_000;

export interface Door {
  readonly isClosed: boolean;
  /** Throws unless `sent`, the header of a request, is the server's word. */
  check(sent: string | string[] | undefined, address: string): void;
}

/** The word as it is compared: the same letters can be written in several ways, and a file ends with a line break. */
export function plainWord(text: string): string {
  return text.normalize('NFC').trim();
}

/** `word` null: the server is open. */
export function openDoor(word: string | null): Door {
  if (word === null) return { isClosed: false, check: () => {} };
  const right = digest(plainWord(word));
  let guesses = new Map<string, number>();
  let began = performance.now();
  const check: Door['check'] = (sent, address) => {
    const now = performance.now();
    if (now - began >= MINUTE) [guesses, began] = [new Map(), now];
    const text = readHeader(sent);
    if (text === '') throw new Refusal('wordNeeded', 'this server is closed: send its word, as Horda-Word');
    const wrong = guesses.get(address) ?? 0;
    // Also for the right word: otherwise it could still be found by trying.
    if (wrong >= MOST_GUESSES) throw new Refusal('tooFast', 'too many wrong words; wait a minute');
    if (text !== null && timingSafeEqual(digest(text), right)) return;
    guesses.set(address, wrong + 1);
    throw new Refusal('wrongWord', 'this is not the word of this server');
  };
  return { isClosed: true, check };
}

/** Null: it cannot be read. */
function readHeader(sent: string | string[] | undefined): string | null {
  try {
    return plainWord(decodeURIComponent(String(sent ?? '')));
  } catch {
    return null;
  }
}

/** Digests have one length, and comparing them takes one time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
