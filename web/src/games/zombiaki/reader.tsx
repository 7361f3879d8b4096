/** A card enlarged for reading: while it is looked at, or until the player closes it. */
import type { CardId } from '@horda/zombiaki/state';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RuleTag } from '../../table/rule-tag.tsx';
import { useReturnFocus } from '../../table/return-focus.ts';
import { useLooks } from '../parts/looks.ts';
import { spot } from './choices.ts';
import { useOfCard } from './row.tsx';
import { Slip, Strip } from './slip.tsx';
import { AT_REST, isUsing, pieceOf, placeOf, useOfSpot, useBoard, type ZombiakiBoard } from './table.ts';
import { useRoomy } from './use-roomy.ts';
import { zombieLabel } from './zombie.tsx';

export function Reader() {
  const table = useBoard();
  const roomy = useRoomy();
  // On a large screen the viewer's own cards can be read where they lie.
  const isRead = (piece: string | null): boolean =>
    cardIn(table, piece) !== null && !(roomy && isInOwnRow(table, piece!));
  const pinned = useLooks(table.looks, (look) => (isRead(look.pinned) ? look.pinned : null));
  const looked = useLooks(table.looks, (look) => (isRead(look.looked) ? look.looked : null));
  // A card that was removed under the pointer fires no event that the pointer has left it.
  useLayoutEffect(() => {
    if (looked !== null && document.querySelector(`[data-piece='${looked}']:is(:hover, :focus-within)`) === null)
      table.looks.look(null);
  }, [table.moment]);
  if (pinned !== null) return <Pinned piece={pinned} />;
  // A finger hides what it points at.
  if (!roomy || looked === null) return null;
  return (
    <div class="zk-reader" aria-hidden="true">
      <Held table={table} card={cardIn(table, looked)!} />
    </div>
  );
}

function cardIn({ cards }: ZombiakiBoard, piece: string | null): CardId | null {
  const number = /^(?:zombies|humans)-(\d+)$/.exec(piece ?? '')?.[1];
  return number === undefined || cards[Number(number)] === undefined ? null : Number(number);
}

const isInOwnRow = ({ view, own }: ZombiakiBoard, piece: string): boolean =>
  view.rows[placeOf(own)].some(({ card }) => pieceOf(own, card) === piece);

/** A face-down card shows nothing that is printed on it. */
function Held({ table, card }: { readonly table: ZombiakiBoard; readonly card: CardId }) {
  const zombie = table.view.zombies.find((each) => each.card === card);
  return (
    <>
      {zombie?.faceDown !== true && <Slip card={table.cards[card]!} />}
      {zombie !== undefined && <p class="zk-reader-now">{zombieLabel(table, zombie)}</p>}
    </>
  );
}

/** On a phone: the text that does not fit on the card. */
function Told({ table, card }: { readonly table: ZombiakiBoard; readonly card: CardId }) {
  const { cards, texts, view } = table;
  const zombie = view.zombies.find((each) => each.card === card);
  const printed = cards[card]!;
  return (
    <>
      {zombie?.faceDown !== true && (
        <>
          <Strip card={printed} />
          <p class="zk-reader-text">{texts.cardText(printed)}</p>
        </>
      )}
      {zombie !== undefined && <p class="zk-reader-now">{zombieLabel(table, zombie)}</p>}
    </>
  );
}

function Pinned({ piece }: { readonly piece: string }) {
  const table = useBoard();
  const { words, looks, texts } = table;
  const roomy = useRoomy();
  const panel = useRef<HTMLElement>(null);
  useReturnFocus(panel);
  const closer = useRef<HTMLButtonElement>(null);
  // The touched card stays in view; the focus of keyboard users moves to its text.
  useLayoutEffect(() => {
    closer.current?.focus({ preventScroll: true });
    if (!roomy) panel.current?.parentElement?.querySelector('.zk-mine')?.scrollIntoView({ block: 'end' });
  }, [piece, roomy]);
  const card = cardIn(table, piece)!;
  const close = (): void => looks.pin(piece);
  return (
    <section
      ref={panel}
      class="zk-reader zk-reader-pinned"
      role="dialog"
      aria-label={texts.card(table.cards[card]!.id)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {roomy ? <Held table={table} card={card} /> : <Told table={table} card={card} />}
      <div class="zk-reader-actions">
        {isInOwnRow(table, piece) && <Actions card={card} close={close} />}
        <button ref={closer} type="button" class="button" onClick={close}>
          {words.close}
        </button>
      </div>
    </section>
  );
}

/** On a phone a card is played from here. */
function Actions({ card, close }: { readonly card: CardId; readonly close: () => void }) {
  const table = useBoard();
  const { cards, words, whyNot, openRule } = table;
  const printed = cards[card]!;
  const { use, tag } = useOfCard(table, printed, printed.id);
  const drop = isUsing(table) ? useOfSpot(table, spot.drop(printed.id), null) : AT_REST;
  const why = use.is === 'barred' ? whyNot(use.choice) : null;
  const act = (does: () => void) => () => {
    close();
    does();
  };
  return (
    <>
      {use.is === 'barred' && (
        <p class="zk-reader-why">
          <b class="note-title">{words.notNow}</b>
          {why === null ? words.asking : why.text} {why !== null && <RuleTag id={why.rule} openRule={openRule} />}
        </p>
      )}
      {use.is === 'legal' && (
        <button type="button" class="button button-primary" data-choosable="true" onClick={act(use.act)}>
          {tag}
        </button>
      )}
      {drop.is === 'legal' && (
        <button type="button" class="button" data-choosable="true" onClick={act(drop.act)}>
          {words.drop}
        </button>
      )}
    </>
  );
}
