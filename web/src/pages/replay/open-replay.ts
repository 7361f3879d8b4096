/** Fetches everything that a replay needs, except the moments themselves. */
import type { Event, Seat } from '@horda/kernel';
import type { LogEntry, Position, Question, TableInfo, Told } from '@horda/protocol';
import { knownTable } from '../../app/memory.ts';
import { loadGame } from '../../games/index.ts';
import type { AnyWebGame } from '../../games/web-game.ts';
import { fetchTable } from '../../backend/api.ts';
import { BackendError, type Backend, type BackendKind } from '../../backend/backend.ts';
import { backendOf } from '../../backend/backends.ts';
import { recallTable } from '../../local/recall.ts';
import { momentsOf, type Moment } from '../../table/moments.ts';
import { completeEntries } from '../../table/use-all-entries.ts';
import { momentCache, type MomentCache } from './moment-cache.ts';

export type Look = Extract<Told, { readonly ask: 'look' }>;

export interface Replayed {
  readonly host: Backend;
  readonly table: string;
  readonly game: AnyWebGame;
  readonly info: TableInfo;
  readonly now: Position;
  readonly entries: readonly LogEntry[];
  /** The key for all requests. */
  readonly key: string | null;
  /** Whose key it is; null: a spectator's. */
  readonly seat: Seat | null;
  /** Several people share this device: nobody's hand is shown, nor played from, until the game is over. */
  readonly isShared: boolean;
  readonly looks: MomentCache<Look>;
  ask(question: Question): Promise<Told>;
}

export async function openReplay(kind: BackendKind, table: string): Promise<Replayed> {
  const host = backendOf(kind);
  const known = kind === 'local' ? await recallTable(table) : knownTable(kind, table);
  const isShared = Object.keys(known?.keys ?? {}).length > 1;
  const own = known?.key ?? null;
  let key = isShared ? (known?.watch ?? null) : own;
  let welcome = await fetchTable(host, table, key);
  if (isShared && isOver(welcome.info)) {
    key = own;
    welcome = await fetchTable(host, table, key);
  }
  const { info, now, seat } = welcome;
  const game = await (loadGame(info.game) ?? Promise.reject(new BackendError('unknownGame', info.game)));
  if (now.view !== null) await game.lateWords?.fetch(now.view as object);
  const ask = (question: Question): Promise<Told> =>
    host.request('POST', `/api/tables/${table}/questions`, { question }, key);
  const entries = await completeEntries(welcome.entries, welcome.omitted, ask);
  const looks = momentCache(async (at, eyes) => (await ask({ ask: 'look', at, seat: eyes })) as Look);
  return { host, table, game, info, now, entries, key, seat, isShared, looks, ask };
}

export function isOver({ status }: Pick<TableInfo, 'status'>): boolean {
  return status === 'over' || status === 'abandoned';
}

/** Why the game cannot go on from a moment; null: it can. */
export function forkObstacle(
  { info, now, seat, isShared }: Pick<Replayed, 'info' | 'now' | 'seat' | 'isShared'>,
  at: number,
): 'shared' | 'notSeated' | 'noHints' | 'overHere' | null {
  if (isShared && !isOver(info)) return 'shared';
  if (seat === null) return 'notSeated';
  if (!info.hints && !isOver(info)) return 'noHints';
  return info.status === 'over' && at === now.answers ? 'overHere' : null;
}

/** Whose views of the game may be shown; null is a spectator. */
export function eyesFor({ info, seat }: Pick<Replayed, 'info' | 'seat'>): readonly (Seat | null)[] {
  if (isOver(info)) return [...info.seats.map((_, each) => each), null];
  return seat === null ? [null] : [seat, null];
}

/**
 * The log that a replay shows. The log of a table made from a saved game lacks the save's own answers: they are added
 * as they become known.
 */
export function replayEntries(
  { entries, now }: Pick<Replayed, 'entries' | 'now'>,
  seen: ReadonlyMap<number, Pick<Look, 'seat' | 'events'>>,
): readonly LogEntry[] {
  const told: readonly Moment[] = momentsOf(entries, now.answers);
  const first = told[0]?.at ?? now.answers + 1;
  if (first === 0) return entries;
  const begun = entries.findIndex(({ type }) => type === 'started');
  if (begun === -1) return entries;
  const { seq, at } = entries[begun]!;
  const eventsAt = (moment: number): readonly Event[] => seen.get(moment)?.events ?? [];
  const answered = Array.from({ length: first - 1 }, (_, i): LogEntry => {
    // Between two lines of the log; each has a place of its own.
    const place = seq + (i + 1) / first;
    return { seq: place, at, type: 'answered', seat: seen.get(i + 1)?.seat ?? 0, bot: null, events: eventsAt(i + 1) };
  });
  const started: LogEntry = { seq, at, type: 'started', events: eventsAt(0) };
  return [...entries.slice(0, begun), started, ...answered, ...entries.slice(begun + 1)];
}
