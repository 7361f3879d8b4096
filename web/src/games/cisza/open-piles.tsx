/** The discards of both decks, card by card. */
import { tally } from '@horda/cisza/text/messages';
import { useRef } from 'preact/hooks';
import type { ZombieLook } from '../../art/portraits.ts';
import { useReturnFocus } from '../../table/return-focus.ts';
import { useBoard } from './table.ts';

/** Everybody may look through what was discarded. (A46) */
export function Piles({ close }: { close(): void }) {
  const { view, texts, words } = useBoard();
  const piles = useRef<HTMLDivElement>(null);
  useReturnFocus(piles);
  const city = [
    ...tally(view.deadKinds).map(([kind, n]) => [texts.kinds[kind as ZombieLook].name, n] as const),
    ...(view.lost.length > 0 ? [[texts.labels.survivor, view.lost.length] as const] : []),
  ];
  const resources = tally(view.discard.toSorted()).map(([card, n]) => [texts.cards[card].name, n] as const);
  return (
    <div ref={piles} class="piles sheet">
      <h3 class="stencil">{words.discardedCity}</h3>
      <Pile cards={city} />
      <h3 class="stencil">{words.discardedResources}</h3>
      <Pile cards={resources} />
      <button type="button" class="button" onClick={close}>
        {words.close}
      </button>
    </div>
  );
}

function Pile({ cards }: { readonly cards: readonly (readonly [string, number])[] }) {
  const { words } = useBoard();
  if (cards.length === 0) return <p>{words.nothing}</p>;
  return (
    <ul>
      {cards.map(([name, n]) => (
        <li key={name}>
          <span>{name}</span> <b>{n}</b>
        </li>
      ))}
    </ul>
  );
}
