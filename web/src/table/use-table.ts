/** What the table's client knows, as values that a page can draw: a new snapshot after every change. */
import type { Event } from '@horda/kernel';
import { TableClient, type Command, type CommandOutcome, type Question, type Told } from '@horda/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BackendError, reasonOf, type Backend, type BackendReason } from '../backend/backend.ts';

/** What was seen happening. */
export interface Happened {
  readonly events: readonly Event[];
  /** Counts the moments shown. */
  readonly moment: number;
}

export interface Snapshot
  extends
    Happened,
    Readonly<Pick<TableClient, 'state' | 'seat' | 'host' | 'info' | 'now' | 'entries' | 'omitted' | 'present'>> {
  readonly refusal: BackendReason | null;
}

const NOTHING: Snapshot = {
  state: 'connecting',
  refusal: null,
  seat: null,
  host: false,
  info: null,
  now: null,
  entries: [],
  omitted: 0,
  present: { seats: [], watchers: 0 },
  events: [],
  moment: 0,
};

export interface TableConnection {
  readonly snapshot: Snapshot;
  do(command: Command): Promise<CommandOutcome>;
  ask(question: Question): Promise<Told>;
}

/** Connected while the component is shown. A new key needs a new component, so nothing of the old one stays. */
export function useTable(host: Backend, table: string, key: string | null): TableConnection {
  const [snapshot, setSnapshot] = useState(NOTHING);
  const client = useRef<TableClient | null>(null);
  useEffect(() => {
    let shown = true;
    try {
      const opened = new TableClient({
        table,
        key,
        connect: () => host.socket(),
        // A table of this page has no network that could swallow anything, but may be long at work.
        ...(host.kind === 'local' ? { silence: Infinity } : {}),
        onChange: () => {
          if (shown) setSnapshot((before) => snapshotOf(opened, before));
        },
      });
      client.current = opened;
    } catch (error) {
      setSnapshot({ ...NOTHING, state: 'refused', refusal: reasonOf(error) });
    }
    const nudge = (): void => client.current?.nudge();
    addEventListener('online', nudge);
    return () => {
      shown = false;
      removeEventListener('online', nudge);
      client.current?.close();
      client.current = null;
    };
  }, [host, table, key]);
  return useMemo(
    () => ({
      snapshot,
      do: (command) => client.current?.do(command) ?? Promise.resolve(GONE),
      ask: (question) => client.current?.ask(question) ?? Promise.reject(new BackendError('closing', GONE.message)),
    }),
    [snapshot],
  );
}

const GONE = { done: false, reason: 'closing', message: 'the table is not open' } as const;

function snapshotOf(client: TableClient, before: Snapshot): Snapshot {
  const { state, seat, host, info, now, entries, omitted, present, refusal } = client;
  return {
    ...happened(client, before),
    state,
    seat,
    host,
    info,
    now,
    entries,
    omitted,
    present,
    refusal: refusal?.reason ?? null,
  };
}

/** The events between the last view and this one; none if there was no view before, or if moves were taken back. */
export function happened(
  { now, entries }: Pick<Snapshot, 'now' | 'entries'>,
  before: Pick<Snapshot, 'now' | 'entries' | 'events' | 'moment'>,
): Happened {
  const { events, moment } = before;
  if (now === null || now.seq === before.now?.seq) return { events, moment };
  const seen = before.now?.seq ?? 0;
  const fresh = entries.filter((entry) => entry.seq > seen);
  const told = fresh.flatMap((entry) => (entry.type === 'answered' || entry.type === 'started' ? entry.events : []));
  const wentBack = fresh.some(isTakingBack);
  if (before.now === null || wentBack || now.seq < seen) return { events: [], moment: moment + 1 };
  // A chat message changes nothing on the table: a running animation goes on.
  if (!fresh.some(({ type }) => type === 'answered' || type === 'started')) return { events, moment };
  return { events: told, moment: moment + 1 };
}

function isTakingBack(entry: Snapshot['entries'][number]): boolean {
  if (entry.type !== 'proposed' && entry.type !== 'voted') return entry.type === 'undone';
  return entry.settled && entry.silent === undefined;
}
