/** The state of the tables that this browser knows: only the latest are checked, since each costs a request. */
import type { Seat } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { forget, knownTables, remember, type KnownTable } from '../../app/memory.ts';
import { fetchStanding, type Welcome } from '../../backend/api.ts';
import { BackendError } from '../../backend/backend.ts';
import { backendOf } from '../../backend/backends.ts';
import { awaitedIn } from '../../table/asks.ts';
import type { Words } from '../../text/words.ts';

export interface Standing {
  /** Null: the table is only watched. */
  readonly seat: Seat | null;
  readonly begun: boolean;
  readonly yourMove: boolean;
  /** The names of the other persons; bots are not named. */
  readonly others: readonly string[];
  readonly awaited: readonly string[];
}

export interface TableToContinue {
  readonly known: KnownTable;
  /** Null: not known, or not yet. */
  readonly standing: Standing | null;
}

const ASKED = 3;
/** How long hosts may take to answer before a table is offered without them, in milliseconds. */
const PATIENCE = 3000;

export function useTablesToContinue(): readonly TableToContinue[] {
  const [tables, setTables] = useState<readonly TableToContinue[]>([]);
  useEffect(() => {
    let left = false;
    const open = knownTables().filter(
      ({ over, host }) => over !== true && !(import.meta.env.HORDA_STATIC && host === 'online'),
    );
    void lookUp(open, ask, (found) => !left && setTables(found));
    return () => {
      left = true;
    };
  }, []);
  return tables;
}

type Found = Standing | null | 'gone';

/**
 * Shows nothing before the latest tables have answered: a finished one would otherwise be offered for a moment. For
 * each table that is gone, the next one is checked. Late answers are shown when they come.
 */
export async function lookUp(
  known: readonly KnownTable[],
  askFor: (table: KnownTable) => Promise<Found>,
  show: (tables: readonly TableToContinue[]) => void,
  patience = PATIENCE,
): Promise<void> {
  const found = new Map<KnownTable, Found>();
  const asked = new Set<KnownTable>();
  let isShown = false;
  const put = (): void =>
    show(
      known.flatMap((each) => {
        const standing = found.get(each) ?? null;
        return standing === 'gone' ? [] : [{ known: each, standing }];
      }),
    );
  const settle = async (table: KnownTable): Promise<void> => {
    asked.add(table);
    found.set(table, await askFor(table));
    if (isShown) put();
  };
  for (;;) {
    const latest = known.filter((each) => found.get(each) !== 'gone').slice(0, ASKED);
    const next = latest.filter((each) => !asked.has(each));
    if (next.length === 0) break;
    await Promise.race([Promise.all(next.map(settle)), new Promise((enough) => setTimeout(enough, patience))]);
  }
  isShown = true;
  put();
}

/** `gone`: the table is over or no longer exists, and is not offered again. */
async function ask(known: KnownTable): Promise<Found> {
  const { host, table, key } = known;
  try {
    const welcome = await fetchStanding(backendOf(host), table, key);
    const { status } = welcome.info;
    if (status !== 'over' && status !== 'abandoned') return standingOf(welcome);
    remember({ ...known, over: true });
    return 'gone';
  } catch (error) {
    const reason = error instanceof BackendError ? error.reason : null;
    if (reason !== 'unknownTable' && reason !== 'wrongKey') return null;
    forget(host, table);
    return 'gone';
  }
}

export function standingOf({ seat, info, now }: Pick<Welcome, 'seat' | 'info' | 'now'>): Standing {
  const awaited = awaitedIn(now.view);
  const nameOf = (of: Seat): readonly string[] => {
    const name = info.seats[of]?.name ?? null;
    return name === null ? [] : [name];
  };
  return {
    seat,
    begun: info.status !== 'open',
    yourMove: seat !== null && awaited.includes(seat),
    others: info.seats.flatMap(({ held }, of) => (held === 'person' && of !== seat ? nameOf(of) : [])),
    awaited: awaited.flatMap(nameOf),
  };
}

/** What a table waits for, in words. Bots have no names here. */
export function stateOf({ known, standing }: TableToContinue, language: string, { home }: Words): string {
  if (standing === null)
    return home.lastOpened(new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(known.opened));
  if (!standing.begun) return home.notBegun;
  if (standing.yourMove) return home.yourMove;
  return standing.awaited.length === 0 ? home.botsMove : home.waitingFor(standing.awaited);
}
