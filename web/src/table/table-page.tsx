/** A table before, during and after its game, whoever keeps it. */
import type { Seat } from '@horda/kernel';
import { useState } from 'preact/hooks';
import { knownTable, type KnownTable } from '../app/memory.ts';
import type { HostKind } from '../host/host.ts';
import './table.css';
import { TableRoom } from './table-room.tsx';

export function TablePage({ host, table }: { readonly host: HostKind; readonly table: string }) {
  const [known] = useState(() => knownTable(host, table));
  if (known !== null && Object.keys(known.keys ?? {}).length > 1) return <SharedTable known={known} />;
  return <TableRoom host={host} table={table} tableKey={known?.key ?? null} sharing={null} />;
}

/**
 * Several people share this device. Whose turn it is holds the screen; between them nobody does, and the page has the
 * key of a mere onlooker. Another holder is another room: nothing of the one before is left in the page.
 */
function SharedTable({ known }: { readonly known: KnownTable }) {
  const [holder, hold] = useState<Seat | 'nobody' | 'host'>('host');
  const keys = known.keys ?? {};
  const key = keyOf();
  return (
    <TableRoom
      key={String(holder)}
      host={known.host}
      table={known.table}
      tableKey={key}
      sharing={{ holder, hold, seats: Object.keys(keys).map(Number) }}
    />
  );

  function keyOf(): string | null {
    if (holder === 'host') return known.key;
    if (holder === 'nobody') return known.watch ?? known.key;
    return keys[holder] ?? known.key;
  }
}
