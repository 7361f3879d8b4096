/** The server's word, as this browser remembers it: on a closed server it is needed to make tables. */
const KEY = 'horda.word';

/** The word that was sent last, also where nothing can be stored. */
let last: string | null = null;

/** Empty: none is known. */
export function serverWord(): string {
  if (last !== null) return last;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberWord(word: string): void {
  last = word;
  try {
    if (word === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, word);
  } catch {
    // It is asked for again at the next visit.
  }
}
