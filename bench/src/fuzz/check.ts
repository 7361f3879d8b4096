/** What a table's log is made of: what was acknowledged, and nothing else. */
import type { LogEntry } from '@horda/protocol';
import type { Line } from '@horda/tables/store';
import { headersOf, type Http } from './http.ts';
import type { Place } from './place.ts';

interface Welcome {
  readonly now: { readonly seq: number };
  readonly entries: readonly LogEntry[];
  readonly omitted: number;
}

/** Reads the table with every key: without a new line nothing may have changed, and new lines must have been told of. */
export async function checkPlace(http: Http, place: Place): Promise<void> {
  const { table, keys, shown } = place;
  for (const [who, key] of keys) {
    const text = await show(http, table, key);
    // A player who has left is refused.
    if (text === null) continue;
    const { now, entries, omitted } = JSON.parse(text) as Welcome;
    const before = shown.get(who);
    if (before?.seq === now.seq && before.text !== text && !place.redacted)
      throw new Error(`table ${table} has changed without a line:\n${before.text}\n${text}`);
    shown.set(who, { seq: now.seq, text });
    if (who !== 'watch') continue;
    if (omitted > 0) throw new Error(`table ${table} has grown too long to be looked at`);
    for (const entry of entries.filter(({ seq }) => seq > place.checked)) checkEntry(place, entry);
    place.checked = now.seq;
  }
}

async function show(http: Http, table: string, key: string): Promise<string | null> {
  const sent = { method: 'GET', path: `/api/tables/${table}/since/0`, headers: headersOf(key, false), body: null };
  // A connection that is kept may be closed at the very moment at which it is used again.
  const answer = (await http.send(sent)) ?? (await http.send(sent)) ?? (await http.send(sent));
  if (answer?.status === 401) return null;
  if (answer?.status !== 200) throw new Error(`table ${table} cannot be read: ${answer?.status} ${answer?.body}`);
  return answer.body;
}

/** Lines that no command leads to. */
const BY_OTHERS: readonly LogEntry['type'][] = ['created', 'joined', 'timedOut', 'erased', 'rematched'];

function checkEntry(place: Place, entry: LogEntry): void {
  if (BY_OTHERS.includes(entry.type) || (entry.type === 'answered' && entry.bot !== null)) return;
  if (place.accepted.has(entry.seq)) return;
  place.unheard++;
  if (place.unheard > place.lost.size)
    throw new Error(`line ${entry.seq} of ${place.table} was never acknowledged: ${JSON.stringify(entry)}`);
}

/** The log itself against all replies: each accepted command is in it, with its number, and no other command is. */
export function checkLog({ table, accepted, lost, written }: Place, lines: readonly Line[]): void {
  const counted = new Map<string, number>();
  for (const { seq, command, body } of lines) {
    const { type, bot } = JSON.parse(body) as { type: string; bot?: string | null };
    const id = command?.slice(command.indexOf(':') + 1) ?? null;
    if (accepted.get(seq) !== (id ?? undefined) && !(id !== null && lost.has(id)))
      throw new Error(`line ${seq} of ${table} is by ${command}, but ${accepted.get(seq)} was acknowledged: ${body}`);
    if (id === null && type === 'answered' && bot === null)
      throw new Error(`line ${seq} of ${table} has no author: ${body}`);
    counted.set(type, (counted.get(type) ?? 0) + 1);
  }
  for (const seq of accepted.keys())
    if (seq > lines.length) throw new Error(`line ${seq} of ${table} was acknowledged, and is gone`);
  if (counted.get('created') !== 1) throw new Error(`table ${table} was made ${counted.get('created')} times`);
  for (const type of ['joined', 'erased']) {
    const [there, told] = [counted.get(type) ?? 0, written.get(type) ?? 0];
    // From the archive people are erased without a line.
    const fewest = type === 'erased' ? 0 : told;
    if (there < fewest || there > told + lost.size)
      throw new Error(`table ${table}: ${told} times ${type} was told, ${there} lines say so`);
  }
}
