/** A table whose game has begun: everything around the board, and what opens over it. */
import { lazyPage } from '../app/lazy-page.tsx';
import { useEffect } from 'preact/hooks';
import { knownTable } from '../app/memory.ts';
import { go } from '../app/route.ts';
import { FirstGoal } from '../goal/first-goal.tsx';
import { HandModeContext, useKeptHandMode } from './hand/hand-mode.ts';
import type { Happened } from './use-table.ts';
import { EndScreen } from './end-screen.tsx';
import { useSession, type TableSession } from './session.ts';
import { TableView } from './table-view.tsx';

const HandTable = lazyPage(async () => (await import('./hand/hand-table.tsx')).HandTable);

export function PlayedTable({ happened }: { readonly happened: Happened }) {
  const session = useSession();
  const { info } = session;
  const hand = useKeptHandMode(session);
  useTelevision(session);
  const isOver = info.status === 'over' || info.status === 'abandoned';
  return (
    <HandModeContext.Provider value={isOver ? null : hand}>
      {hand?.isHand === true && !isOver ? (
        <HandTable happened={happened} />
      ) : (
        <TableView happened={happened} readOnly={isOver || info.rulesChanged || info.archived}>
          {isOver ? <EndScreen /> : <FirstGoal />}
        </TableView>
      )}
    </HandModeContext.Provider>
  );
}

/** The device that is the table's television shows it as such, also when its person comes from the lobby or from home. */
function useTelevision({ host, table }: TableSession): void {
  useEffect(() => {
    if (knownTable(host.kind, table)?.television === true) go({ page: 'tv', host: host.kind, table, key: '' }, true);
  }, []);
}
