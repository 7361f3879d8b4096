/** A table before, during and after its game, kept by a server or by this browser. */
import type { Seat } from '@horda/kernel';
import { useEffect, useState } from 'preact/hooks';
import { knownTable, type KnownTable } from '../app/memory.ts';
import type { BackendKind } from '../backend/backend.ts';
import { recallTable } from '../local/recall.ts';
import { firstHolder } from './sharing.ts';
import './table.css';
import { TableRoom } from './table-room.tsx';
import { Waiting } from './waiting.tsx';

export function TablePage({ host, table }: { readonly host: BackendKind; readonly table: string }) {
  const known = useKnown(host, table);
  if (known === 'looking') return <Waiting />;
  if (known !== null && Object.keys(known.keys ?? {}).length > 1) return <SharedTable known={known} />;
  return <TableRoom host={host} table={table} tableKey={known?.key ?? null} sharing={null} />;
}

/** The keys to the table; null: this browser has none. */
export function useKnown(host: BackendKind, table: string): KnownTable | 'looking' | null {
  const [known, setKnown] = useState<KnownTable | 'looking' | null>(
    () => knownTable(host, table) ?? (host === 'local' ? 'looking' : null),
  );
  useEffect(() => {
    if (known === 'looking') void recallTable(table).then(setKnown);
  }, []);
  return known;
}

/**
 * Several people share this device. The player whose turn it is holds the screen; while it is passed on, nobody does,
 * and the page uses a spectator's key. Each holder gets a new room, so nothing of the previous one is left in the page.
 */
function SharedTable({ known }: { readonly known: KnownTable }) {
  const [holder, hold] = useState(() => firstHolder(known.watch));
  const [chosen, choose] = useState<Seat | null>(null);
  const keys = known.keys ?? {};
  const key = keyOf();
  return (
    <TableRoom
      key={String(holder)}
      host={known.host}
      table={known.table}
      tableKey={key}
      sharing={{ holder, hold, seats: Object.keys(keys).map(Number), chosen, choose }}
    />
  );

  function keyOf(): string | null {
    if (holder === 'host') return known.key;
    if (holder === 'nobody') return known.watch ?? known.key;
    return keys[holder] ?? known.key;
  }
}
