/** The open cards of both sides: the viewer's own large, the opponent's as strips. */
import type { Side } from '@horda/zombiaki/content/effects';
import type { Printed } from '@horda/zombiaki/content/printed';
import type { Choice } from '@horda/zombiaki/state';
import { sentence } from '@horda/zombiaki/text/messages';
import type { CardView } from '@horda/zombiaki/view';
import { useEffect } from 'preact/hooks';
import { SeatMark } from '../../art/marks.tsx';
import { tilt } from '../parts/tilt.ts';
import { offered } from '../parts/offered.ts';
import { choiceOf, offeredIn, spot } from './choices.ts';
import { Slip, Strip } from './slip.tsx';
import {
  AT_REST,
  asksFor,
  isDiscarding,
  isUsing,
  otherSide,
  pieceOf,
  placeOf,
  playedByOther,
  useOfSpot,
  useBoard,
  type ZombiakiBoard,
  type Use,
} from './table.ts';
import { stateOf, Touch, useLook } from './touch.tsx';
import { useRoomy } from './use-roomy.ts';

export function OwnRow() {
  const table = useBoard();
  const { view, seat, words, own, cards, name } = table;
  const row = view.rows[placeOf(own)];
  // Spectators have no row of their own.
  const label = seat === null ? words.rowOf(own, name(view.leaders[placeOf(own)])) : words.ownRow;
  const inPlay = view.inPlay !== null && cards[view.inPlay.card]!.side === own ? view.inPlay : null;
  useReasons(table, row);
  return (
    <section class="zk-row" aria-label={label} data-mark="row" data-cards={row.length + (inPlay ? 1 : 0)}>
      {seat === null && <Leader side={own} />}
      <ol class="zk-cards">
        {inPlay !== null && (
          <li key={inPlay.card} class="zk-card-slot zk-played">
            <div class="zk-card" data-piece={pieceOf(own, inPlay.card)} data-read={pieceOf(own, inPlay.card)}>
              <Slip card={cards[inPlay.card]!} />
              <b class="zk-played-tag">{words.inPlay}</b>
            </div>
          </li>
        )}
        {row.map((each) => (
          <OwnCard key={each.card} view={each} />
        ))}
      </ol>
      {row.length === 0 && inPlay === null && <p class="zk-row-empty">{words.emptyRow}</p>}
      <Confirm />
    </section>
  );
}

/** In the step in which cards are played, cards that cannot be played show the reason at once. */
function useReasons(table: ZombiakiBoard, row: readonly CardView[]): void {
  const { options, whyNot, askWhy, view } = table;
  const playing = isUsing(table);
  useEffect(() => {
    if (!playing) return;
    for (const card of new Set(row.map(({ name }) => name))) {
      const choice = { do: 'play', card } as const;
      if (!offeredIn(options, choice) && whyNot(choice) === null) askWhy(choice);
    }
    // The tick identifies a question, so that reasons are requested once for each question.
  }, [playing, view.tick]);
}

function OwnCard({ view: { card, name } }: { readonly view: CardView }) {
  const table = useBoard();
  const { texts, view, words, own, cards } = table;
  const roomy = useRoomy();
  const printed = cards[card]!;
  const piece = pieceOf(own, card);
  const { use, tag, label } = useOfCard(table, printed, name);
  const drop = isUsing(table) ? useOfSpot(table, spot.drop(name), null) : AT_REST;
  const canDrop = drop.is === 'legal' || drop.is === 'chosen';
  // On a small screen a card is opened before it is played or discarded, because its text does not fit in the row.
  const first = roomy ? undefined : { choosable: canDrop };
  return (
    <li class="zk-card-slot" data-mark={`row:${name}`}>
      <div
        class={`piece zk-card ${stateOf(use)}`}
        data-piece={piece}
        data-read={piece}
        style={{ '--tilt': tilt(piece, 1.6) }}
        {...useLook(piece, use)}
      >
        <div class="piece-face" aria-hidden={use.is !== 'rest' || !roomy}>
          <Slip card={printed} />
        </div>
        <Touch
          piece={piece}
          use={use}
          label={roomy ? label : words.piece(label, words.read)}
          tag={tag}
          reads={!roomy}
          notes={roomy && isUsing(table)}
          first={first}
        />
      </div>
      {roomy && canDrop && (
        <button
          type="button"
          class="zk-drop"
          data-choosable="true"
          aria-label={texts.option({ do: 'discard', card: name }, view, table.name)}
          onClick={drop.act}
        >
          {words.drop}
        </button>
      )}
    </li>
  );
}

/** What a touch does with a card of the viewer's own row: plays, discards or pays it, or answers with it. */
export function useOfCard(table: ZombiakiBoard, card: Printed, name: string): { use: Use; tag: string; label: string } {
  const { texts, view, words, chosen } = table;
  const says = (choice: Choice): string =>
    `${sentence(texts.option(choice, view, table.name))} ${texts.cardText(card)}`;
  const rest = `${sentence(texts.card(card.id))} ${texts.cardText(card)}`;
  if (asksFor(table, 'unchain') && chosen.length > 0)
    return { use: useOfSpot(table, spot.pay(name), null), tag: words.pay, label: rest };
  if (isUsing(table)) {
    const choice = { do: 'play', card: name } as const;
    const use = useOfSpot(table, spot.play(name), choice);
    return { use, tag: words.play, label: use.is === 'legal' ? says(choice) : rest };
  }
  if (isDiscarding(table)) {
    const choice = { do: 'discard', card: name } as const;
    const use = useOfSpot(table, spot.drop(name), choice);
    return { use, tag: words.drop, label: use.is === 'legal' ? says(choice) : rest };
  }
  if (asksFor(table, 'react')) {
    const use = useOfSpot(table, spot.play(name), { do: 'react', card: name });
    return { use, tag: words.react, label: use.is === 'legal' ? says({ do: 'react', card: name }) : rest };
  }
  return { use: AT_REST, tag: '', label: rest };
}

/** The touched spots are already a complete choice, but more could be added. */
function Confirm() {
  const { aims, chosen, texts, view, name, choose, ask } = useBoard();
  const choice = choiceOf(aims, chosen);
  if (choice === null) return null;
  return (
    <button
      type="button"
      class="button button-primary zk-confirm"
      data-choosable="true"
      {...offered(ask?.options ?? [], choice)}
      onClick={() => choose(choice)}
    >
      {texts.option(choice, view, name)}
    </button>
  );
}

/** Who leads a side, and whether the game waits for them. */
function Leader({ side }: { readonly side: Side }) {
  const { view, words, people, name } = useBoard();
  const seat = view.leaders[placeOf(side)];
  const person = people.find((each) => each.seat === seat);
  const awaited = person?.awaited === true;
  const note = person === undefined ? null : person.standIn ? words.botPlays : person.here ? null : words.away;
  return (
    <p class="zk-who">
      <SeatMark seat={seat} tone={awaited ? 'awaited' : 'chalk'} />
      <b>{words.rowShort[side]}</b>
      <span>
        {name(seat)}
        {note !== null && ` (${note})`}
      </span>
      {awaited && <span class="unseen">{words.awaited}</span>}
    </p>
  );
}

/** The other's cards lie open too, and some cards take one of them. */
export function OtherRow() {
  const table = useBoard();
  const { view, words, own, cards, name } = table;
  const side = otherSide(own);
  const row = view.rows[placeOf(side)];
  const inPlay = playedByOther(table);
  return (
    <section
      class={`zk-other zk-other-${side}`}
      aria-label={words.rowOf(side, name(view.leaders[placeOf(side)]))}
      data-mark="other-row"
    >
      <Leader side={side} />
      {row.length === 0 && inPlay === null ? (
        <p class="zk-other-empty">{words.noCards(side)}</p>
      ) : (
        <ol class="zk-strips">
          {inPlay !== null && <OtherPlayed key={inPlay.card} view={inPlay} card={cards[inPlay.card]!} />}
          {row.map((each) => (
            <OtherCard key={each.card} view={each} card={cards[each.card]!} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** What the other side is playing stays in its row, so that nothing on the street is covered while it is asked about. */
function OtherPlayed({ view: { card, name }, card: printed }: { readonly view: CardView; readonly card: Printed }) {
  const { texts, words, own } = useBoard();
  const piece = pieceOf(otherSide(own), card);
  const label = words.piece(`${sentence(texts.card(name))} ${texts.cardText(printed)}`, words.inPlay);
  return (
    <li data-mark="in-play">
      <div
        class="piece piece-rest zk-other-card zk-other-played"
        data-piece={piece}
        data-read={piece}
        {...useLook(piece, AT_REST)}
      >
        <div class="piece-face" aria-hidden="true">
          <Strip card={printed} />
        </div>
        <Touch piece={piece} use={AT_REST} label={label} tag="" reads />
        <b class="zk-played-tag" aria-hidden="true">
          {words.inPlay}
        </b>
      </div>
    </li>
  );
}

function OtherCard({ view: { card, name }, card: printed }: { readonly view: CardView; readonly card: Printed }) {
  const table = useBoard();
  const { texts, words, own, view } = table;
  const piece = pieceOf(otherSide(own), card);
  const taken = takesFromOther(table) ? useOfSpot(table, spot.take(name), { do: 'take', card: name }) : AT_REST;
  const label =
    taken.is === 'legal'
      ? texts.option({ do: 'take', card: name }, view, table.name)
      : `${sentence(texts.card(name))} ${texts.cardText(printed)}`;
  return (
    <li>
      <div
        class={`piece zk-other-card ${stateOf(taken)}`}
        data-piece={piece}
        data-read={piece}
        {...useLook(piece, taken)}
      >
        <div class="piece-face" aria-hidden="true">
          <Strip card={printed} />
        </div>
        <Touch piece={piece} use={taken} label={label} tag={words.take} reads />
      </div>
    </li>
  );
}

/** The card in play takes one from the row of the other side. */
export function takesFromOther(table: ZombiakiBoard): boolean {
  const { view, own, options } = table;
  const row = view.rows[placeOf(otherSide(own))];
  const takes = options.filter((option) => option.do === 'take');
  return (
    takes.length > 0 &&
    view.inPlay !== null &&
    ROW_TAKERS.has(table.cards[view.inPlay.card]!.effect) &&
    takes.every((option) => row.some(({ name }) => name === option.card))
  );
}

const ROW_TAKERS: ReadonlySet<string> = new Set(['confiscation', 'searchWarrant']);
