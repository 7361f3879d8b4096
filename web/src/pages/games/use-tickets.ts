/** The tables of this browser and those that it has keys to, as tickets. */
import { useEffect, useState } from 'preact/hooks';
import { forget, knownTables, remember, type KnownTable } from '../../app/memory.ts';
import { fetchLatest, fetchStanding } from '../../backend/api.ts';
import { BackendError, reasonOf, type BackendKind, type BackendReason } from '../../backend/backend.ts';
import { onlineBackend } from '../../backend/online.ts';
import { listLocalTables, type LocalTable } from '../../local/local-api.ts';
import { standingOf } from '../home/standing.ts';

export type TicketState = 'open' | 'yours' | 'others' | 'over' | 'unknown';

export interface Ticket {
  readonly host: BackendKind;
  readonly table: string;
  readonly game: string;
  readonly state: TicketState;
  /** Who is awaited, if it is somebody with a name. */
  readonly awaited: readonly string[];
  /** The other people at the table. */
  readonly others: readonly string[];
  /** When its latest line was written, or it was last opened here, in milliseconds since 1970. */
  readonly at: number;
  readonly expires: number | null;
  readonly series: boolean;
}

export interface Tickets {
  readonly tickets: readonly Ticket[];
  /** Not everything has been looked at yet. */
  readonly isLooking: boolean;
  /** Why the tables of this browser cannot be listed; null: they are. */
  readonly problem: BackendReason | null;
  lookAgain(): void;
}

/** So many tables of a server are asked how they stand. */
const ASKED = 24;
const ORDER: Readonly<Record<TicketState, number>> = { yours: 0, open: 1, others: 1, unknown: 1, over: 2 };

export function useTickets(): Tickets {
  const [here, setHere] = useState<readonly Ticket[] | BackendReason | null>(null);
  const [there, setThere] = useState<readonly Ticket[] | null>(null);
  const look = (): void => {
    listLocalTables().then(
      (tables) => setHere(tables.map(ticketHere)),
      (error: unknown) => setHere(reasonOf(error)),
    );
    void ticketsThere(setThere);
  };
  useEffect(look, []);
  const known: readonly Ticket[] = [...(typeof here === 'string' ? [] : (here ?? [])), ...(there ?? [])];
  return {
    tickets: known.toSorted((a, b) => ORDER[a.state] - ORDER[b.state] || b.at - a.at),
    isLooking: here === null || there === null,
    problem: typeof here === 'string' ? here : null,
    lookAgain: look,
  };
}

/** At a table of this browser the people share the device: one who is awaited is "you". */
function ticketHere({ table, game, status, seats, awaited, at }: LocalTable): Ticket {
  const isPerson = (seat: number): boolean => seats[seat]?.held === 'person' && seats[seat].bot === null;
  const people = seats.flatMap(({ held, name }) => (held === 'person' && name !== null ? [name] : []));
  const isYours = awaited.some(isPerson);
  const state = status === 'open' ? 'open' : status !== 'playing' ? 'over' : isYours ? 'yours' : 'others';
  const known = knownTables().find((each) => each.host === 'local' && each.table === table);
  const others = people.length > 1 ? people : [];
  return { host: 'local', table, game, state, awaited: [], others, at, expires: null, series: known?.series === true };
}

async function ticketsThere(show: (tickets: readonly Ticket[]) => void): Promise<void> {
  const known = import.meta.env.HORDA_STATIC ? [] : knownTables().filter(({ host }) => host === 'online');
  const asked = known.filter(({ over }) => over !== true).slice(0, ASKED);
  const found = await Promise.all(known.map((each) => (asked.includes(each) ? ask(each) : plain(each))));
  show(found.filter((ticket) => ticket !== null));
}

const plain = ({ host, table, game, over, opened, expires, series }: KnownTable): Ticket => ({
  host,
  table,
  game,
  state: over === true ? 'over' : 'unknown',
  awaited: [],
  others: [],
  at: opened,
  expires: expires ?? null,
  series: series === true,
});

/** Null: the table is gone. */
async function ask(known: KnownTable): Promise<Ticket | null> {
  const { table, key } = known;
  try {
    const welcome = await fetchStanding(onlineBackend, table, key);
    const { status } = welcome.info;
    const { entries } = await fetchLatest(onlineBackend, table, key, welcome.now.seq);
    const at = entries.at(-1)?.at ?? known.opened;
    const isOver = status === 'over' || status === 'abandoned';
    if (isOver) remember({ ...known, over: true });
    const { yourMove, begun, others, awaited } = standingOf(welcome);
    const state = isOver ? 'over' : !begun ? 'open' : yourMove ? 'yours' : 'others';
    return { ...plain(known), state, awaited, others, at, expires: welcome.info.expires };
  } catch (error) {
    const reason = error instanceof BackendError ? error.reason : null;
    if (reason !== 'unknownTable' && reason !== 'wrongKey') return plain(known);
    forget('online', table);
    return null;
  }
}
