/** A table whose game has begun: everything around the board, and what opens over it. */
import { FirstGoal } from '../goal/first-goal.tsx';
import type { Happened } from './use-table.ts';
import { EndScreen } from './end-screen.tsx';
import { useSession } from './session.ts';
import { TableView } from './table-view.tsx';

export function PlayedTable({ happened }: { readonly happened: Happened }) {
  const { info } = useSession();
  const isOver = info.status === 'over' || info.status === 'abandoned';
  return (
    <TableView happened={happened} readOnly={isOver || info.rulesChanged || info.archived}>
      {isOver ? <EndScreen /> : <FirstGoal />}
    </TableView>
  );
}
