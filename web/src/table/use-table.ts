/** What the table's client knows, as values that a page can draw: a new snapshot after every change. */
import type { Event } from '@horda/kernel';
import { TableClient, type Command, type CommandOutcome, type Question, type Told } from '@horda/protocol';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { PACES } from '../app/pace.ts';
import { useSettings } from '../app/settings.tsx';
import { BackendError, reasonOf, type Backend, type BackendReason } from '../backend/backend.ts';
import { Pacer, type Pacing, type Skipping } from './pacing.ts';

/** What was seen happening. */
export interface Happened {
  readonly events: readonly Event[];
  /** Counts the moments shown. */
  readonly moment: number;
}

/** What a client knows at one time. */
export interface Known extends Readonly<
  Pick<TableClient, 'state' | 'seat' | 'host' | 'info' | 'now' | 'entries' | 'omitted' | 'present'>
> {
  readonly refusal: BackendReason | null;
}

export interface Snapshot extends Known, Happened {
  readonly pacing: Pacing;
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
  pacing: { behind: 0, skipping: null },
};

export interface TableConnection {
  readonly snapshot: Snapshot;
  do(command: Command): Promise<CommandOutcome>;
  ask(question: Question): Promise<Told>;
  /** Shows at once what bots have done, and what they do until then; null: only what they have done. */
  skip(to: Skipping | null): void;
}

/** Connected while the component is shown. A new key needs a new component, so nothing of the old one stays. */
export function useTable(host: Backend, table: string, key: string | null): TableConnection {
  const [snapshot, setSnapshot] = useState(NOTHING);
  const client = useRef<TableClient | null>(null);
  const { botPace } = useSettings();
  const chosen = useRef(botPace);
  chosen.current = botPace;
  const pacer = useRef<Pacer | null>(null);
  useEffect(() => {
    let shown = true;
    const paced = new Pacer({
      show: (known, pacing, isJump) => setSnapshot((before) => snapshotOf(known, before, pacing, isJump)),
      pace: () => PACES[chosen.current],
      isAway: () => document.hidden,
    });
    pacer.current = paced;
    try {
      const opened = new TableClient({
        table,
        key,
        connect: () => host.socket(),
        // A table of this page has no network that could swallow anything, but may be long at work.
        ...(host.kind === 'local' ? { silence: Infinity } : {}),
        onChange: () => {
          if (shown) paced.add(knownBy(opened));
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
      paced.close();
      removeEventListener('online', nudge);
      client.current?.close();
      client.current = null;
    };
  }, [host, table, key]);
  useEffect(() => {
    const look = (): void => pacer.current?.look();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [botPace]);
  return useMemo(
    () => ({
      snapshot,
      do: (command) => client.current?.do(command) ?? Promise.resolve(GONE),
      ask: (question) => client.current?.ask(question) ?? Promise.reject(new BackendError('closing', GONE.message)),
      skip: (to) => pacer.current?.skip(to),
    }),
    [snapshot],
  );
}

const GONE = { done: false, reason: 'closing', message: 'the table is not open' } as const;

function knownBy({ state, seat, host, info, now, entries, omitted, present, refusal }: TableClient): Known {
  return { state, seat, host, info, now, entries, omitted, present, refusal: refusal?.reason ?? null };
}

function snapshotOf(known: Known, before: Snapshot, pacing: Pacing, isJump: boolean): Snapshot {
  const seen = happened(known, before);
  // Nothing moves over a jump.
  return { ...known, pacing, ...(isJump ? { ...seen, events: [] } : seen) };
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
