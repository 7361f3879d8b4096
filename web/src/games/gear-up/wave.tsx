/** Zombies in the middle of the table: each is laid to a street by click, key or drag; the commander settles it. */
import { tablesOf } from '@horda/gear-up/content/boards';
import { zombieCard } from '@horda/gear-up/content/cards';
import type { CardId } from '@horda/gear-up/state';
import type { Seat } from '@horda/kernel';
import { SeatMark } from '../../art/marks.tsx';
import { tilt } from '../parts/tilt.ts';
import { assignment, DRAGGED, freshDamage } from './assignment.ts';
import { SheetFace } from './sheet-face.tsx';
import { SmallGrid } from './small-grid.tsx';
import { pieceOf, seatsAround, useBoard } from './table.ts';
import { Tick } from './tabs.tsx';
import { useSharing } from './use-sharing.ts';

export function Wave() {
  const { view, words, options, texts, name, choose, watched } = useBoard();
  const share = useSharing();
  const agree = options.find((option) => option.do === 'agree') ?? null;
  return (
    <section class="gu-wave" aria-label={words.wave.title} data-mark="wave">
      <header class="gu-wave-head">
        <h3 class="gu-panel-title stencil">{words.wave.title}</h3>
        {watched === null && (
          // The button stays when all is laid, so that a keyboard user keeps the focus.
          <button type="button" class="button" aria-disabled={share === null} onClick={() => share?.()}>
            {words.wave.share}
          </button>
        )}
      </header>
      <p class="typed">{words.wave.help}</p>
      <ul class="gu-wave-cards">
        {view.wave.map(({ card, to }) => (
          <WaveCard key={card} card={card} to={to} />
        ))}
      </ul>
      {agree !== null && (
        <button type="button" class="button button-primary" onClick={() => choose(agree)}>
          {texts.option(agree, view, name)}
        </button>
      )}
    </section>
  );
}

function WaveCard({ card, to }: { readonly card: CardId; readonly to: Seat }) {
  const table = useBoard();
  const { view, words, texts, options, name, choose, hinted } = table;
  const { kind } = zombieCard(view, card);
  const piece = pieceOf(card);
  const { grid } = tablesOf(view).zombies[card]!;
  const movable = options.some((option) => option.do === 'assign' && option.card === card);
  return (
    <li
      class="gu-wave-card"
      data-piece={piece}
      data-mark={`wave:${card}`}
      style={{ '--tilt': tilt(piece, 1.2) }}
      draggable={movable}
      onDragStart={(event) => event.dataTransfer?.setData(DRAGGED, String(card))}
    >
      <SheetFace card={card} damage={freshDamage(view, card)}>
        <SmallGrid grid={grid} target={card} crossed={[]} planned={[]} shape={[]} />
      </SheetFace>
      <span class="gu-wave-seats" role="group" aria-label={texts.kinds[kind]}>
        {seatsAround(table).map((seat) => {
          const choice = assignment(options, card, seat);
          const isThere = to === seat;
          const advised = hinted.some((named) => named.do === 'assign' && named.card === card && named.to === seat);
          return (
            <button
              key={seat}
              type="button"
              class={`gu-wave-seat ${advised ? 'gu-wave-advised' : ''}`}
              data-choosable={choice !== null}
              aria-pressed={isThere}
              aria-disabled={choice === null && !isThere}
              aria-label={words.wave.to(texts.kinds[kind], name(seat))}
              onClick={() => choice !== null && choose(choice)}
            >
              <SeatMark seat={seat} tone="ink" />
              {isThere && <Tick />}
            </button>
          );
        })}
      </span>
    </li>
  );
}
