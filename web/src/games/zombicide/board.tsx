/** The table of Zombicide: rail and map, the action row, the survivor's desk. */
import type { SurvivorNo } from '@horda/zombicide/state';
import { NONE } from '@horda/zombicide/text/shown';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isTurnPrompt, kindOf, meansOf, selectionOf, verbOf } from './aims.ts';
import { makeLooks } from '../parts/looks.ts';
import { useFetched } from '../parts/use-fetched.ts';
import { useSize } from '../parts/use-size.ts';
import { DangerNote } from './danger-note.tsx';
import { Desk } from './desk.tsx';
import { harmBy } from './foresight.ts';
import { LaterProvider, usePartsLater } from './parts-later.ts';
import { momentOf } from './moment-kind.ts';
import { Rail } from './rail.tsx';
import { Rows } from './rows.tsx';
import { boardOf, TableContext, useBoard, type ZombicideProps } from './table.ts';
import { useTableKeys } from './use-table-keys.ts';
import { ActionRow } from './verbs.tsx';
import { ZoneList } from './zone-list.tsx';
import '../parts/piece.css';
import './table.css';
import './rail.css';
import './desk.css';
import './gear.css';
import './rows.css';
import './moments.css';
import './notes.css';

/** Narrower or lower than this the phone's table is drawn. */
const NARROW = 700;
const LOW = 430;

export function Board(props: ZombicideProps) {
  const [looks] = useState(makeLooks);
  const later = useFetched(() => import('./after-paint.tsx'));
  const frame = useRef<HTMLDivElement>(null);
  const [width, height] = useSize(frame);
  const [desk, look] = useDesk(props.view.acting);
  const [warned, warn] = useState(false);
  const [listed, list] = useState(false);
  const [briefed, brief] = useState(false);
  const [sighted, see] = useState(false);
  const plain = boardOf(props, looks);
  useHint(props);
  useEffect(() => warn(false), [props.view.acting, props.view.round]);
  const choose: typeof props.choose = (choice) => {
    // What the zombies would do is seen behind the question whether to end.
    if (choice.do === 'end' && harmBy(plain).length > 0) warn(true);
    props.choose(choice);
  };
  const open = {
    desk,
    look,
    danger: warned && later !== null ? later.foreseen(plain) : null,
    toggleDanger: () => warn(!warned),
    listed,
    toggleList: () => list(!listed),
    briefed,
    brief,
    sighted,
    toggleSight: () => see(!sighted),
  };
  const isPhone = width > 0 && (width < NARROW || height < LOW);
  return (
    <TableContext.Provider value={boardOf({ ...props, choose }, looks, open)}>
      <LaterProvider value={later}>
        <div ref={frame} class={`zc ${isPhone ? 'zc-phone' : ''}`}>
          {width > 0 && !isPhone && <Table />}
          {isPhone && later && <later.Phone isLow={height < LOW} />}
          {width > 0 && <Keys />}
          {later && <later.Over />}
        </div>
      </LaterProvider>
    </TableContext.Provider>
  );
}

function Keys() {
  useTableKeys();
  return null;
}

function Table() {
  const board = useBoard();
  const later = usePartsLater();
  return (
    <>
      <Rail />
      <div class="zc-city" data-mark="map">
        {later && <later.City />}
        <DangerNote />
        {board.listed && <ZoneList />}
        {momentOf(board) === null && <Rows />}
      </div>
      {board.television !== true && (
        <>
          <ActionRow />
          <Desk />
        </>
      )}
    </>
  );
}

/** A hint in a turn shows itself: its verb and its weapon are taken up, so that the map marks where it leads. */
function useHint({ hinted, ask, select }: ZombicideProps): void {
  const [first] = hinted;
  useEffect(() => {
    if (first === undefined || !isTurnPrompt(ask?.prompt)) return;
    const allOut = first.do === 'attack' ? first.allOut : 0;
    select(selectionOf({ verb: verbOf(first), means: meansOf(first), allOut, kind: kindOf(first) }));
  }, [first]);
}

/** The survivor that was opened, until another one has the turn. */
function useDesk(acting: SurvivorNo): readonly [SurvivorNo, (survivor: SurvivorNo) => void] {
  const [desk, look] = useState<SurvivorNo>(NONE);
  useEffect(() => look(NONE), [acting]);
  return [desk, look];
}
