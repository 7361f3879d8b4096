/** How the tables stand that this browser knows: asked for the latest ones only, since each answer costs a request. */
import type { Seat } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { forget, knownTables, remember, type KnownTable } from '../../app/memory.ts';
import { fetchStanding, type Welcome } from '../../host/api.ts';
import { HostError } from '../../host/host.ts';
import { hostOf } from '../../host/hosts.ts';
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

export function useTablesToContinue(): readonly TableToContinue[] {
  const [tables, setTables] = useState(openTables);
  useEffect(() => {
    let left = false;
    for (const { known } of tables.slice(0, ASKED))
      void ask(known).then((standing) => {
        if (left) return;
        if (standing === 'gone') setTables(openTables);
        else setTables((now) => now.map((table) => (table.known.table === known.table ? { known, standing } : table)));
      });
    return () => {
      left = true;
    };
  }, []);
  return tables;
}

function openTables(): readonly TableToContinue[] {
  return knownTables()
    .filter(({ over }) => over !== true)
    .map((known) => ({ known, standing: null }));
}

/** `gone`: it is over or no longer there, and will not be offered again. */
async function ask(known: KnownTable): Promise<Standing | null | 'gone'> {
  const { host, table, key } = known;
  try {
    const welcome = await fetchStanding(hostOf(host), table, key);
    const { status } = welcome.info;
    if (status !== 'over' && status !== 'abandoned') return standingOf(welcome);
    remember({ ...known, over: true });
    return 'gone';
  } catch (error) {
    const reason = error instanceof HostError ? error.reason : null;
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
