/** The table of Zombiaki: the opponent's row, the street, and the viewer's own cards beside Dawn. */
import { useState } from 'preact/hooks';
import { makeLooks } from '../parts/looks.ts';
import { ReadLarge } from '../parts/read-large.tsx';
import { Dawn } from './dawn.tsx';
import { ZombiakiEffects } from './effects.tsx';
import { Panels } from './panels.tsx';
import { Piles } from './piles.tsx';
import { OtherRow, OwnRow } from './row.tsx';
import { Street } from './street.tsx';
import { useRoomy } from './use-roomy.ts';
import { TableContext, tableOf, type ZombiakiBoardProps } from './table.ts';
import '../parts/piece.css';
import '../parts/slip.css';
import './board.css';
import './cards.css';
import './street.css';
import './pieces.css';
import './targets.css';
import './row.css';
import './piles.css';
import './panels.css';
import './dawn.css';
import './phone-row.css';
import './phone.css';
import './phone-pieces.css';
import './low.css';

export function Board(props: ZombiakiBoardProps) {
  const [looks] = useState(makeLooks);
  const table = tableOf(props, looks);
  const roomy = useRoomy();
  return (
    <TableContext.Provider value={table}>
      <div class="zk">
        <div class={`zk-table zk-own-${table.own}`}>
          <OtherRow />
          <Street />
          <Panels />
          <div class="zk-mine">
            <Dawn />
            <OwnRow />
            <Piles />
          </div>
          <ZombiakiEffects />
        </div>
        <ReadLarge
          table={table}
          fetch={() => import('./reading.tsx')}
          readingOf={(parts, piece) => parts.readingOf(table, piece, roomy)}
        />
      </div>
    </TableContext.Provider>
  );
}
