/** The board of another moment, small and only to be looked at. */
import type { TableSession } from './session.ts';
import { useSettings } from '../app/settings.tsx';
import './small-board.css';

const NOTHING = (): void => undefined;

export function SmallBoard({ session, view }: { readonly session: TableSession; readonly view: object }) {
  const { seat, people, name, texts, info, game } = session;
  const { language } = useSettings();
  const { Board } = game.drawing;
  return (
    <div class="small-board" aria-hidden="true" inert>
      <div class="table-board">
        <Board
          view={view}
          seat={seat}
          people={people}
          name={name}
          texts={texts}
          pack={info.pack?.content ?? null}
          language={language}
          ask={null}
          picked={[]}
          selection={[]}
          select={NOTHING}
          choose={NOTHING}
          askWhy={NOTHING}
          whyNot={() => null}
          hinted={[]}
          events={[]}
          moment={0}
          watched={null}
          openRule={NOTHING}
        />
      </div>
    </div>
  );
}
