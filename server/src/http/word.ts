/** The server's word: on a closed server only those who know it make tables. */
import { Refusal } from '@horda/tables/table/refusal';
import { GuardedSecret } from './guarded-secret.ts';

/** The header that the word is sent in, percent-encoded: headers are plain ASCII. */
export const WORD_HEADER = 'horda-word';
/** A shorter word could be guessed, though guesses are limited. */
export const SHORTEST_WORD = 8;

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
  const secret = new GuardedSecret(plainWord(word), 'too many wrong words; wait a minute');
  const check: Door['check'] = (sent, address) => {
    const text = readHeader(sent);
    if (text === '') throw new Refusal('wordNeeded', 'this server is closed: send its word, as Horda-Word');
    if (!secret.matches(text, address)) throw new Refusal('wrongWord', 'this is not the word of this server');
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
