/** The decks of a pack, and the cards of the one that is open. */
import { folded } from '@horda/parts';
import { useRef, useState } from 'preact/hooks';
import { cardsOf, deckForm, missingIds, totalOf, type Card } from './draft/decks.ts';
import { pathOf, valueAt, type Steps } from './draft/paths.ts';
import { deckName, idOf, labelOf, useDesk } from './form/context.ts';
import { Note } from './form/note.tsx';
import type { Shop } from './workshop-page.tsx';
import type { Typing } from './use-draft.ts';

export interface Chosen {
  readonly deck: string;
  readonly card: Steps | null;
}

interface ListProps {
  readonly shop: Shop;
  readonly typing: Typing;
  readonly chosen: Chosen;
  choose(chosen: Chosen): void;
  add(key: string | null): void;
  /** Goes on to the form. */
  enter(): void;
}

export function CardList(props: ListProps) {
  const { shop, typing, chosen, choose } = props;
  const { words } = useDesk();
  const [sought, setSought] = useState('');
  return (
    <section class="ws-cards" aria-label={words.columns.card}>
      <div class="ws-tabs" role="group" aria-label={words.decks}>
        {shop.workshop.decks.map((deck) => (
          <button
            key={deck}
            type="button"
            class="ws-tab"
            aria-pressed={deck === chosen.deck}
            onClick={() => choose({ deck, card: firstCard(shop, typing, deck) })}
          >
            <DeckName shop={shop} typing={typing} deck={deck} />
          </button>
        ))}
      </div>
      <div class="sheet ws-list-sheet">
        <label class="ws-search">
          <span class="unseen">{words.search}</span>
          <input
            type="search"
            class="ws-input"
            placeholder={words.search}
            value={sought}
            onInput={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </label>
        <div id={idOf(chosen.deck)} tabIndex={-1}>
          {typing.problems
            .filter(({ deck, card }) => deck === chosen.deck && card === null)
            .map((each, n) => (
              <Note key={n} placed={each} />
            ))}
        </div>
        <Rows {...props} sought={sought} />
        <AddCard {...props} />
      </div>
    </section>
  );
}

export const firstCard = ({ workshop }: Shop, { file }: Pick<Typing, 'file'>, deck: string): Steps | null =>
  cardsOf(workshop.form, file, deck)[0]?.steps ?? null;

function DeckName({ shop, typing, deck }: { readonly shop: Shop; readonly typing: Typing; readonly deck: string }) {
  const desk = useDesk();
  const { words } = desk;
  const { form } = shop.workshop;
  const total = totalOf(form, typing.file, deck);
  const faults = typing.problems.filter((each) => each.deck === deck).length;
  return (
    <>
      {deckName(desk, deck)} <b class="stencil">{total?.given ?? cardsOf(form, typing.file, deck).length}</b>
      {total !== null && <small>/ {total.needed}</small>}
      {faults > 0 && (
        <>
          <b class="ws-bang" aria-hidden="true">
            !
          </b>
          <span class="unseen">{words.faults(faults)}</span>
        </>
      )}
      {total !== null && total.given !== total.needed && <em>{words.off(total.given - total.needed)}</em>}
    </>
  );
}

export function titleOf({ workshop }: Shop, deck: string, card: Card, language: 'pl' | 'en', unnamed: string): string {
  const title = workshop.title({ deck, id: card.key, value: card.value }, language);
  return title === '' ? unnamed : title;
}

function Rows({ shop, typing, chosen, choose, enter, sought }: ListProps & { readonly sought: string }) {
  const { words, language } = useDesk();
  const { workshop } = shop;
  const { deck } = chosen;
  const list = useRef<HTMLUListElement>(null);
  const cards = cardsOf(workshop.form, typing.file, deck).map((card, n) => ({
    card,
    title: titleOf(shop, deck, card, language, words.unnamed(n + 1)),
  }));
  const wanted = folded(sought);
  const found = cards.filter(({ title }) => folded(title).includes(wanted));
  const now = chosen.card === null ? '' : pathOf(chosen.card);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // The row itself is chosen by the same key.
    if (event.key === 'Enter') enter();
    const at = found.findIndex(({ card }) => pathOf(card.steps) === now);
    const next = by === 0 ? undefined : found[at + by];
    if (next === undefined) return;
    event.preventDefault();
    choose({ deck, card: next.card.steps });
    list.current?.querySelectorAll('button')[at + by]?.focus();
  };
  return (
    <>
      {sought !== '' && (
        <p class="ws-small-type" role="status">
          {words.found(found.length)}
        </p>
      )}
      {cards.length === 0 && <p class="ws-small-type">{words.noCards}</p>}
      <ul ref={list} class="ws-rows-list" onKeyDown={onKeyDown}>
        {found.map(({ card, title }) => {
          const path = pathOf(card.steps);
          const faults = typing.problems.filter((each) => each.card !== null && pathOf(each.card) === path).length;
          return (
            <li key={path}>
              <button
                type="button"
                class="ws-row"
                aria-current={path === now ? 'true' : undefined}
                onClick={() => choose({ deck, card: card.steps })}
              >
                <b>{title}</b>
                <span>{workshop.numbers?.({ deck, id: card.key, value: card.value }, language) ?? ''}</span>
                <b class="ws-copies">{copiesOf(card)}</b>
                <span class={faults > 0 ? 'ws-faulty' : 'typed'}>{faults > 0 ? words.faults(faults) : words.good}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function copiesOf({ value }: Card): string {
  const copies = typeof value === 'number' ? value : valueAt(value, ['copies']);
  return typeof copies === 'number' || typeof copies === 'string' ? String(copies) : '';
}

/** A list gets one more card; where cards have ids, one of ours is taken to begin with. */
function AddCard({ shop, typing, chosen, add }: ListProps) {
  const desk = useDesk();
  const { words, language } = desk;
  const { workshop } = shop;
  const { deck } = chosen;
  const plain = deckForm(workshop.form, deck);
  if (plain.is === 'byId') {
    const missing = missingIds(workshop.form, typing.file, deck);
    if (missing.length === 0) return null;
    return (
      <select
        class="ws-input ws-select ws-add-card"
        aria-label={words.addCard}
        value=""
        onChange={({ currentTarget }) => add(currentTarget.value)}
      >
        <option value="">
          + {words.addCard}. {words.ours}
        </option>
        {missing.map((id) => (
          <option key={id} value={id}>
            {workshop.title({ deck, id, value: {} }, language) || labelOf(desk, id)}
          </option>
        ))}
      </select>
    );
  }
  const cards = cardsOf(workshop.form, typing.file, deck).length;
  const canAdd = (plain.is === 'list' && cards < plain.most) || (plain.is === 'entries' && cards < plain.most);
  if (!canAdd) return null;
  return (
    <button
      type="button"
      class="ws-row ws-add-card"
      onClick={() => add(plain.is === 'entries' ? newName(cards) : null)}
    >
      <b>+ {words.addCard}</b>
    </button>
  );
}

const newName = (cards: number): string => `mine${cards === 0 ? '' : cards + 1}`;
