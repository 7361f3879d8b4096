/** A table on a television: what everybody may see, large and without buttons. Phones are the hands. */
import { useEffect, useState } from 'preact/hooks';
import { knownTable, remember } from '../../app/memory.ts';
import { hrefOf } from '../../app/route.ts';
import { useSettings } from '../../app/settings.tsx';
import type { BackendKind } from '../../backend/backend.ts';
import { ClosedDoor } from '../../table/closed-door.tsx';
import { useSession, type TableSession } from '../../table/session.ts';
import { useKnown } from '../../table/table-page.tsx';
import { TableRoom } from '../../table/table-room.tsx';
import type { Happened } from '../../table/use-table.ts';
import { Waiting } from '../../table/waiting.tsx';
import { Television } from './television.tsx';
import { TV } from './text/of.ts';
import { watchingKey } from './watching-key.ts';

interface TvProps {
  readonly host: BackendKind;
  readonly table: string;
  /** The invitation from the link; empty: this browser knows a key, or the table is public. */
  readonly linkKey: string;
}

export function TvPage(props: TvProps) {
  const { host, table } = props;
  const known = useKnown(host, table);
  // The key leaves the address at once, so it is kept here.
  const [linkKey] = useState(props.linkKey);
  useEffect(() => {
    if (linkKey === '') return;
    history.replaceState(history.state, '', hrefOf({ page: 'tv', host, table, key: '' }));
  }, []);
  if (known === 'looking') return <Waiting />;
  const tableKey = linkKey === '' ? watchingKey(known) : linkKey;
  return <TableRoom host={host} table={table} tableKey={tableKey} sharing={null} part={Opened} />;
}

function Opened({ happened }: { readonly happened: Happened }) {
  const session = useSession();
  const { seat } = session;
  const words = TV[useSettings().language];
  // At once: what is drawn below looks for the invitation.
  useState(() => keepInvitation(session));
  if (seat !== null) return <ClosedDoor title={words.seated} text={words.seatedHelp} />;
  return <Television happened={happened} />;
}

/** After a reload the invitation of the link is found again, also where this browser has a seat. */
function keepInvitation({ host, table, key, game, seat }: TableSession): void {
  const known = knownTable(host.kind, table);
  if (seat !== null || key === null || key === watchingKey(known)) return;
  remember({ host: host.kind, table, game: game.id, key: known?.key ?? key, invite: key });
}
