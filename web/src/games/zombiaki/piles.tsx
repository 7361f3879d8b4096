/** Decks and discard piles of both sides; everybody may look through what was discarded. */
import type { Side } from '@horda/zombiaki/content/effects';
import type { CardView } from '@horda/zombiaki/view';
import { useState } from 'preact/hooks';
import { Dialog } from '../../table/dialog.tsx';
import { explained } from '../../table/explained.ts';
import { WayMark } from './signs.tsx';
import { Strip } from './slip.tsx';
import { pieceOf, placeOf, useBoard } from './table.ts';
import { EXPLAIN } from './text/explain.ts';

export function Piles() {
  const [open, setOpen] = useState<Side | null>(null);
  return (
    <div class="zk-piles">
      <SidePiles side="zombies" open={() => setOpen('zombies')} />
      <SidePiles side="humans" open={() => setOpen('humans')} />
      {open !== null && <OpenPile side={open} close={() => setOpen(null)} />}
    </div>
  );
}

const thickness = (cards: number): string => (cards > 14 ? '3' : cards > 6 ? '2' : cards > 1 ? '1' : '0');

function SidePiles({ side, open }: { readonly side: Side; readonly open: () => void }) {
  const { view, words, texts, cards, language } = useBoard();
  const deck = view.decks[placeOf(side)];
  const pile = view.piles[placeOf(side)];
  const last = pile.at(-1);
  return (
    <div class={`zk-pile zk-pile-${side}`}>
      <div
        class="zk-deck"
        data-mark={`deck:${side}`}
        data-source={side}
        data-thick={thickness(deck)}
        {...explained(EXPLAIN[language].deck(texts.sides[side]))}
      >
        {deck > 0 && (
          <div class="zk-back grain">
            <span class="stencil">{texts.sides[side]}</span>
          </div>
        )}
        {side === 'zombies' && view.known.length > 0 && (
          <span class="zk-known" data-explain={words.known}>
            <WayMark way="eye" /> {view.known.length}
          </span>
        )}
      </div>
      <p class="zk-pile-count">
        {words.deck} <b>{deck}</b>
      </p>
      <div class="zk-discards" data-mark={side === 'humans' ? 'discards' : 'discards:zombies'} data-sink={side}>
        <span class="zk-discards-top" aria-hidden="true">
          {last !== undefined && (
            <span data-piece={pieceOf(side, last.card)}>
              <Strip card={cards[last.card]!} />
            </span>
          )}
        </span>
        <span class="zk-pile-count" aria-hidden="true">
          {words.pile} <b>{pile.length}</b>
        </span>
        <button
          type="button"
          class="zk-look"
          aria-label={words.openPile(texts.sides[side], pile.length)}
          aria-haspopup="dialog"
          onClick={open}
        />
      </div>
    </div>
  );
}

function OpenPile({ side, close }: { readonly side: Side; readonly close: () => void }) {
  const { view, words, texts } = useBoard();
  const known = side === 'zombies' ? view.known : [];
  return (
    <Dialog title={words.piles} onClose={close}>
      {known.length > 0 && (
        <>
          <h3 class="zk-pile-title">{words.known}</h3>
          <CardList cards={known} />
        </>
      )}
      <h3 class="zk-pile-title">{texts.sides[side]}</h3>
      <CardList cards={view.piles[placeOf(side)].toReversed()} />
    </Dialog>
  );
}

/** The last one first; each with what it does. */
function CardList({ cards: shown }: { readonly cards: readonly CardView[] }) {
  const { words, texts, cards } = useBoard();
  if (shown.length === 0) return <p>{words.nothing}</p>;
  return (
    <ol class="zk-pile-list">
      {shown.map(({ card }) => (
        <li key={card}>
          <Strip card={cards[card]!} />
          <p>{texts.cardText(cards[card]!)}</p>
        </li>
      ))}
    </ol>
  );
}
