/** The table of Cisza: shelters on both sides of a street, the city deck in the middle. */
import type { Seat } from '@horda/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { rng } from '../../art/portraits.ts';
import { memo } from '../../art/memo.ts';
import { makeLooks } from '../parts/looks.ts';
import { ReadLarge } from '../parts/read-large.tsx';
import { Street } from './city.tsx';
import { CiszaEffects } from './effects.tsx';
import { Hand } from './hand.tsx';
import { Shelter } from './shelter.tsx';
import { TableContext, type CiszaBoardProps } from './table.ts';
import { WORDS } from './text/of.ts';
import '../parts/piece.css';
import '../parts/slip.css';
import './board.css';
import './photo.css';
import './slip.css';
import './shelter.css';
import './shelter-captions.css';
import './shelter-door.css';
import './shelter-states.css';
import './shelter-small.css';
import './shelter-fold.css';
import './street.css';
import './street-notes.css';
import './street-small.css';
import './hand.css';
import './low.css';

export function Board(props: CiszaBoardProps) {
  const { view, seat, ask, language } = props;
  const [looks] = useState(makeLooks);
  const [unfolded, unfold] = useState<Seat | null>(null);
  const { top, bottom } = rowsOf(view.shelters.length, seat);
  const table = { ...props, words: WORDS[language], options: ask?.options ?? [], looks };
  const others = useRef<HTMLDivElement>(null);
  const aiming = table.options.some((option) => option.do === 'target' || option.do === 'give');
  // On a short screen only the hand may be in view after a card was played.
  useEffect(() => {
    if (aiming) others.current?.scrollIntoView({ block: 'nearest' });
  }, [aiming]);
  const shelters = (seats: readonly Seat[], place: 'top' | 'bottom') => (
    <div class={`cisza-row cisza-row-${place}`} data-shelters={seats.length} ref={place === 'top' ? others : null}>
      {seats.map((each) => (
        <Shelter key={each} seat={each} place={place} unfolded={unfolded === each} unfold={unfold} />
      ))}
    </div>
  );
  const final = view.finalAttack && view.ending === null ? 'cisza-final' : '';
  return (
    <TableContext.Provider value={table}>
      <div class="cisza">
        <div class={`cisza-table ${seat === null ? 'cisza-watched' : ''} ${final}`} data-others={top.length}>
          <Blocks />
          {shelters(top, 'top')}
          <Street />
          {seat === null ? (
            shelters(bottom, 'bottom')
          ) : (
            <div class="cisza-mine">
              <Shelter seat={seat} place="own" unfolded={false} unfold={unfold} />
              <Hand />
            </div>
          )}
          <CiszaEffects />
        </div>
        <ReadLarge
          table={table}
          fetch={() => import('./reading.tsx')}
          readingOf={(parts, piece, choice) => parts.readingOf(table, piece, choice)}
        />
      </div>
    </TableContext.Provider>
  );
}

/** The others are at the top edge, in turn order from the viewer's left. Spectators see all shelters alike. */
function rowsOf(seats: number, own: Seat | null): { readonly top: readonly Seat[]; readonly bottom: readonly Seat[] } {
  const all = Array.from({ length: seats }, (_, i) => i);
  if (own !== null) return { top: all.slice(1).map((i) => (own + i) % seats), bottom: [own] };
  const half = Math.ceil(seats / 2);
  // Around the table: left to right above, right to left below.
  return { top: all.slice(0, half), bottom: all.slice(half).toReversed() };
}

/** The plan of the city that everything lies on. */
const Blocks = memo(function Blocks() {
  const chance = rng(31);
  let path = '';
  for (let y = -20; y < 900;) {
    const height = 66 + Math.round(chance() * 50);
    for (let x = -30; x < 1440;) {
      const width = 64 + Math.round(chance() * 110);
      if (chance() > 0.14) {
        path += `M${x} ${y}h${width}v${height}h-${width}z`;
        if (chance() > 0.6)
          path += `M${x + 8} ${y + 8}h${Math.round(width * 0.4)}v${height >> 1}h-${Math.round(width * 0.4)}z`;
      }
      x += width + 16;
    }
    y += height + 18;
  }
  return (
    <svg class="cisza-blocks" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={path} />
    </svg>
  );
});
