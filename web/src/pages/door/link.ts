/** Links to tables: how they are read from what people paste, and where their keys go. */
import { readRoute, type DoorKind, type Route } from '../../app/route.ts';
import { newKey } from '../../local/random.ts';

export type DoorRoute = Extract<Route, { readonly page: 'door' }>;
export type { DoorKind };

/**
 * Stands in an address whose key was removed, or whose table is public and needs none. It cannot be a key: those have
 * 22 letters.
 */
export const NO_KEY = '-';

const SECRET = '[A-Za-z0-9_-]{22}';
const LINK = new RegExp(`#?/?(guest|hand|watcher|seat)/(${SECRET})~(${SECRET}|${NO_KEY})(?![A-Za-z0-9_-])`);
/** As in `https://example.org/#TABLE.KEY` of the protocol. */
const PAIR = new RegExp(`(?<![A-Za-z0-9_-])(${SECRET})[.~](${SECRET})(?![A-Za-z0-9_-])`);
const TABLE = new RegExp(`#/(?:table|replay)/(${SECRET})(?![A-Za-z0-9_-])`);
const CODE = new RegExp(`^#?(${SECRET})$`);

/** Finds a link or a code in pasted text; null: there is none. */
export function readLink(pasted: string): DoorRoute | null {
  // Messengers break long lines and add invisible characters.
  const text = pasted.replaceAll(/[\p{Cf}\p{Cc}]/gu, '').trim();
  const link = LINK.exec(text);
  if (link !== null) {
    const route = readRoute(`#/${link[1]}/${link[2]}~${link[3]}`);
    return route.page === 'door' ? route : null;
  }
  const pair = PAIR.exec(text);
  if (pair !== null) return { page: 'door', table: pair[1]!, key: pair[2]!, as: 'guest' };
  const table = (TABLE.exec(text) ?? CODE.exec(text))?.[1];
  return table === undefined ? null : { page: 'door', table, key: NO_KEY, as: 'guest' };
}

/** The keys of a person who opened a link, kept over a reload of this tab. */
export interface DoorNote {
  /** Null: none is needed, or none was given. */
  readonly key: string | null;
  /** The key for the new seat: a repeated request with the same key takes no second seat. */
  readonly wish: string;
  /** The request was sent, so the seat may be taken even if no reply has come. */
  readonly sent: boolean;
}

const noteName = (table: string): string => `horda.door.${table}`;

/** Takes the key out of the address bar, where it could be read over a shoulder or stay in the history. */
export function takeNote({ table, key, as }: DoorRoute): DoorNote {
  const kept = readNote(table);
  const note: DoorNote = {
    key: key === NO_KEY ? (kept?.key ?? null) : key,
    wish: kept?.wish ?? newKey(),
    sent: kept?.sent ?? false,
  };
  writeNote(table, note);
  if (key !== NO_KEY) history.replaceState(history.state, '', `#/${as}/${encodeURIComponent(table)}~${NO_KEY}`);
  return note;
}

/** Call this before the request is sent. */
export const sendNote = (table: string, note: DoorNote): void => writeNote(table, { ...note, sent: true });

/** The key of a seat that may already be taken. */
export function sentWish(table: string): string | null {
  const note = readNote(table);
  return note?.sent === true ? note.wish : null;
}

export function dropNote(table: string): void {
  try {
    sessionStorage.removeItem(noteName(table));
  } catch {
    // Nothing was kept.
  }
}

function writeNote(table: string, note: DoorNote): void {
  try {
    sessionStorage.setItem(noteName(table), JSON.stringify(note));
  } catch {
    // Without memory the link has to be opened again after a reload.
  }
}

function readNote(table: string): DoorNote | null {
  try {
    return JSON.parse(sessionStorage.getItem(noteName(table)) ?? 'null') as DoorNote | null;
  } catch {
    return null;
  }
}
