/** The board of another moment, small and only to be looked at. */
import type { TableSession } from './session.ts';
import { useSettings } from '../app/settings.tsx';
import { untouchedBoard } from './board-props.ts';
import './small-board.css';

export function SmallBoard({ session, view }: { readonly session: TableSession; readonly view: object }) {
  const { language } = useSettings();
  const { Board } = session.game.drawing;
  return (
    <div class="small-board" aria-hidden="true" inert>
      <div class="table-board">
        <Board {...untouchedBoard(session, view, language)} />
      </div>
    </div>
  );
}
