/** The player's own cards. From six on they overlap; the one that is looked at shows its text. */
import { cardSpot } from './aims.ts';
import { ItemFace } from './item-face.tsx';
import { isMoment } from './moment-kind.ts';
import { itemNo, symbolOf, useBoard } from './table.ts';
import { lookOf, TouchOrLook } from './touch.tsx';

export function Hand() {
  const board = useBoard();
  const { view, own, texts } = board;
  const { hand } = view.players[own]!;
  // The cards of a search lie over the table.
  const looked = typeof view.looked === 'number' || isMoment(board) ? [] : view.looked;
  if (typeof hand === 'number')
    return (
      <div class="ln-hand ln-many" data-mark="hand">
        {Array.from({ length: hand }, (_, i) => (
          <i key={i} class="ln-item ln-card-back" />
        ))}
      </div>
    );
  const copies = new Map<number, number>();
  return (
    <div class={`ln-hand ${hand.length > 5 ? 'ln-many' : ''}`} data-mark="hand">
      <h3 class="unseen">{texts.labels.hand}</h3>
      {hand.map((card) => {
        const copy = copies.get(card) ?? 0;
        copies.set(card, copy + 1);
        return <Item key={`${card}-${copy}`} card={card} copy={copy} />;
      })}
      {looked.map((card, i) => (
        <Item key={`looked-${i}`} card={card} copy={100 + i} />
      ))}
    </div>
  );
}

function Item({ card, copy }: { readonly card: number; readonly copy: number }) {
  const board = useBoard();
  const { content, texts, words } = board;
  const symbol = symbolOf(content, card);
  const item = itemNo(content.cards, card);
  const spot = cardSpot(card);
  // Of equal cards one is chosen.
  const look = lookOf(board, spot);
  const isTwin = copy > 0 && copy < 100 && look.startsWith('ln-chosen');
  const text = texts.printed.item(item);
  return (
    <article
      class={`ln-item ln-ink-${symbol} ${isTwin ? 'ln-subject' : look} ${copy >= 100 ? 'ln-seen' : ''}`}
      data-piece={`${spot}-${copy}`}
      data-mark={spot}
      data-read={spot}
      title={text}
    >
      <ItemFace card={card} />
      <small>{words.uses[content.items[item]!.use]}</small>
      <TouchOrLook spot={spot} piece={spot} label={texts.names.card(card)} />
    </article>
  );
}
