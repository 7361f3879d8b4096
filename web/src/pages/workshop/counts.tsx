/** How many cards the decks have, and how many of them were typed in. */
import { same } from '@horda/kernel';
import { useMemo } from 'preact/hooks';
import { cardsOf, totalOf } from './draft/decks.ts';
import { valueAt } from './draft/paths.ts';
import { templateOf } from './drafts-page.tsx';
import { deckName, useDesk } from './form/context.ts';
import type { Shop } from './workshop-page.tsx';

/** More strokes than these say nothing. */
const MOST_STROKES = 80;

export function Counts({ shop }: { readonly shop: Shop }) {
  const desk = useDesk();
  const { words, file } = desk;
  const { form, decks } = shop.workshop;
  const ours = useMemo(() => templateOf(shop), []);
  const totals = decks.flatMap((deck) => {
    const total = totalOf(form, file, deck);
    return total === null ? [] : [{ deck, ...total }];
  });
  const cards = decks.flatMap((deck) => cardsOf(form, file, deck));
  const typed = cards.filter(({ steps, value }) => {
    const own = valueAt(ours, steps);
    return own === undefined || !same(own, value);
  });
  return (
    <section class="sheet ws-counts" aria-label={words.counts}>
      <h2 class="stencil">{words.counts}</h2>
      {totals.map(({ deck, given, needed }) => (
        <div key={deck} class="ws-count" role="img" aria-label={words.counted(deckName(desk, deck), given, needed)}>
          <span>{deckName(desk, deck)}</span>
          <Strokes given={given} needed={needed} />
          <b class="stencil">
            {given} / {needed}
          </b>
        </div>
      ))}
      <p>{words.mine(typed.length, cards.length)}</p>
    </section>
  );
}

/** One stroke a card; those that are too many are hatched, those that lack are bare. */
function Strokes({ given, needed }: { readonly given: number; readonly needed: number }) {
  const all = Math.min(MOST_STROKES, Math.max(given, needed, 0));
  return (
    <span class="ws-strokes">
      {Array.from({ length: all }, (_, n) => (
        <i key={n} class={n >= needed ? 'ws-over' : n >= given ? 'ws-lack' : ''} />
      ))}
    </span>
  );
}
