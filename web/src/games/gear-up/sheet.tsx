/** A zombie as a sheet: portrait, grid, speed, damage. */
import { zombieCard } from '@horda/gear-up/content/cards';
import type { ZombieView } from '@horda/gear-up/view';
import type { Seat } from '@horda/kernel';
import { lookListeners } from '../parts/barred.tsx';
import { tilt } from '../parts/tilt.ts';
import { offered } from '../parts/offered.ts';
import { Planner } from './marks.tsx';
import { SheetFace } from './sheet-face.tsx';
import { SmallGrid } from './small-grid.tsx';
import { aimableOf, pieceOf, plannersOf, useBoard } from './table.ts';

export function Sheet({ zombie, street }: { readonly zombie: ZombieView; readonly street: Seat }) {
  const table = useBoard();
  const { view, texts, words, aiming, options, hinted, choose } = table;
  const { card, kind, crossed, planned, damage, left } = zombie;
  const piece = pieceOf(card);
  const { speed } = zombieCard(view, card);
  const { board } = aimableOf(table, card)!;
  const isLegal = aiming.targets.includes(card);
  const isChosen = aiming.aimed?.target === card;
  const advised = hinted.some((choice) => 'target' in choice && choice.target === card);
  const knock = options.find((option) => option.do === 'knock' && option.target === card) ?? null;
  const planners = new Set(plannersOf(view, card).values());
  const label = [
    texts.kinds[kind],
    texts.speeds[speed],
    words.sheet.damage(damage),
    words.sheet.left(left),
    ...(isLegal ? [words.sheet.aim] : []),
    ...(advised ? [words.hint] : []),
  ].join(', ');
  const state = !isLegal ? (isChosen ? 'gu-sheet-looked' : '') : isChosen ? 'piece-chosen' : 'piece-legal';
  return (
    <div
      class={`piece gu-sheet ${state} ${advised ? 'piece-hinted' : ''} ${left === 0 ? 'gu-sheet-dead' : ''}`}
      data-piece={piece}
      data-read={piece}
      data-mark={`zombie:${card}`}
      data-gait="jerks"
      style={{ '--tilt': tilt(piece, 0.8) }}
      {...lookListeners(table, piece, null)}
    >
      <div class="piece-face gu-sheet-face">
        <SheetFace card={card} damage={damage}>
          <SmallGrid
            grid={board.grid}
            target={card}
            crossed={crossed}
            planned={planned}
            shape={isChosen && isLegal ? (aiming.place?.cells ?? []) : []}
          />
        </SheetFace>
      </div>
      <button
        type="button"
        class="piece-touch"
        data-choosable={isLegal}
        aria-label={label}
        aria-pressed={isChosen}
        onClick={() => {
          aiming.look(street);
          aiming.aim(card);
        }}
      />
      {planners.size > 0 && (
        <span class="gu-sheet-planners" aria-hidden="true">
          {[...planners].map((seat) => (
            <Planner key={seat} seat={seat} />
          ))}
        </span>
      )}
      {advised && (
        <span class="piece-hint" aria-hidden="true">
          {words.hint}
        </span>
      )}
      {knock !== null && (
        <button type="button" class="button gu-knock" {...offered(options, knock)} onClick={() => choose(knock)}>
          {words.sheet.knock}
          <span class="unseen">: {texts.target(card, view, table.name)}</span>
        </button>
      )}
    </div>
  );
}
