/** What every store rejects. All stores are equally strict, so that what works with one works with the others. */
import type { Change, Edit, Key, Line, Listing, Snapshot, Store } from './store.ts';
import { Refusal } from './table/refusal.ts';

const ROLES: readonly Key['role'][] = ['host', 'seat', 'invite', 'watch'];

/** A change as stores want it. */
export interface PlainChange {
  readonly line: Line;
  readonly listing: Listing | null;
  readonly newKeys: readonly Key[];
  readonly droppedKeys: readonly string[];
  readonly vacated: number | null;
}

export function checkedChange({ line, listing, newKeys = [], droppedKeys = [], vacated }: Change): PlainChange {
  checkText(line.table, line.command, line.body, listing?.game);
  checkWhole(line.seq, line.at, listing?.wake, listing?.touched, vacated);
  if (line.seq < 1) throw new RangeError(`lines are numbered from 1, not ${line.seq}`);
  if (line.seq === 1 && !listing) throw new TypeError('the first line of a table needs a listing with it');
  if (listing?.status === 'archived') throw new TypeError('a table is archived by packing its log, not by a line');
  // Nearly all lines are answers, which change no keys.
  if (newKeys.length === 0 && droppedKeys.length === 0)
    return { line, listing: listing ?? null, newKeys, droppedKeys, vacated: vacated ?? null };
  checkText(...droppedKeys);
  const named = new Set(droppedKeys);
  for (const { hash, role, seat } of newKeys) {
    checkText(hash);
    checkWhole(seat);
    if (!ROLES.includes(role)) throw new TypeError(`there is no role ${role}`);
    if (named.has(hash)) throw takenKey();
    named.add(hash);
  }
  return { line, listing: listing ?? null, newKeys, droppedKeys, vacated: vacated ?? null };
}

export function checkSnapshot({ seq, version, body }: Snapshot): void {
  checkWhole(seq, version);
  checkText(body);
}

/** PostgreSQL cannot store NUL in a text, and UTF-8 has no lone surrogates. JSON writes both as escapes. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export function checkText(...texts: readonly (string | null | undefined)[]): void {
  for (const text of texts) {
    if (typeof text === 'string' && !isStorable(text))
      throw new TypeError('a text with a NUL character or half a character in it cannot be stored');
  }
}

export function checkWhole(...numbers: readonly (number | null | undefined)[]): void {
  for (const number of numbers) {
    if (typeof number === 'number' && !Number.isSafeInteger(number))
      throw new TypeError(`only whole numbers can be stored, not ${number}`);
  }
}

/** The lines that `edit` changes, with their new bodies. */
export function editedLines(lines: readonly Line[], edit: Edit): readonly Line[] {
  return lines.flatMap((line) => {
    const body = edit(line);
    if (body === null || body === line.body) return [];
    checkText(body);
    return [{ ...line, body }];
  });
}

/** Why a line was not written. */
export async function refusalOf(store: Pick<Store, 'seqOf'>, { table, command }: Line): Promise<'taken' | 'repeated'> {
  return command !== null && (await store.seqOf(table, command)) !== null ? 'repeated' : 'taken';
}

/** A refusal and no fault: the host may remove a table while somebody uses it. */
export function unknownTable(table: string): Refusal {
  return new Refusal('unknownTable', `there is no table ${table}`);
}

export function notFinished(table: string): Error {
  return new Error(`table ${table} is not finished, so that its log cannot be packed`);
}

/** A key never opens anything else later: a link that was given out must not become a seat. */
export function takenKey(): Error {
  return new Error('a key is given only once: this one exists already');
}

export function closedStore(): Error {
  return new Error('the store is closed');
}
