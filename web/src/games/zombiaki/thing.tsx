/** What the humans have put on the street: cars that drive, traps that wait, things that stand in the way. */
import type { ThingView } from '@horda/zombiaki/view';
import { Icon } from '../../art/icon.tsx';
import { tilt } from '../parts/tilt.ts';
import { spot } from './choices.ts';
import { iconOf } from './icons.ts';
import { Blocks } from './slip.tsx';
import { asksFor, pieceOf, useOfSpot, useBoard } from './table.ts';
import { stateOf, Touch, useLook } from './touch.tsx';

export function ThingCard({ thing, under }: { readonly thing: ThingView; readonly under: boolean }) {
  const table = useBoard();
  const { texts, words, cards } = table;
  const { card, name, field, left } = thing;
  const printed = cards[card]!;
  const piece = pieceOf('humans', card);
  const use = useOfSpot(table, spot.thing(card), asksFor(table, 'thing') ? { do: 'thing', thing: card } : null);
  const isCar = printed.kind === 'car';
  const label = [
    texts.card(name),
    texts.field(field),
    texts.kinds[printed.kind],
    ...(isCar ? [words.speed] : []),
    ...(left > 0 ? [words.left(left)] : []),
    ...(printed.line === 'blocks' ? [texts.lines.blocks] : []),
  ].join(', ');
  return (
    <div
      class={`piece zk-thing zk-thing-${printed.kind} ${under ? 'zk-under' : ''} ${stateOf(use)}`}
      data-piece={piece}
      data-read={piece}
      data-mark={`thing:${card}`}
      style={{ '--tilt': isCar ? '0deg' : tilt(piece, 1.6) }}
      {...useLook(piece, use)}
    >
      <div class="piece-face zk-thing-card" aria-hidden="true">
        <span class="zk-thing-art">
          {printed.effect === 'trabant' ? <Trabant /> : <Icon body={iconOf(printed.id, printed.effect)} />}
        </span>
        <b class="zk-thing-name">
          {texts.card(name)}
          {left > 0 && <span class="zk-thing-left">{left}</span>}
          {printed.line === 'blocks' && <Blocks />}
        </b>
      </div>
      {isCar && (
        <svg class="zk-drive" viewBox="0 0 22 14" aria-hidden="true">
          <path d="M22 5H9V0L0 7l9 7V9h13z" fill="currentColor" />
        </svg>
      )}
      <Touch piece={piece} use={use} label={label} tag={words.target} reads />
    </div>
  );
}

/** Two strokes, no hurry. */
function Trabant() {
  return (
    <svg class="zk-trabant" viewBox="0 0 140 90" aria-hidden="true">
      <path
        class="zk-trabant-body"
        d="M4 62C4 48 10 44 26 42L40 22C44 16 50 14 58 14H92C100 14 104 18 108 24L118 42C130 44 136 48 136 60V68H4Z"
      />
      <path
        class="zk-trabant-glass"
        d="M34 42L46 24C48 21 52 20 56 20H70V42ZM76 20H92C98 20 100 24 102 27L110 42H76Z"
      />
      <path class="zk-trabant-light" d="M40 38l8-12M84 38l8-14" />
      <circle class="zk-trabant-wheel" cx="30" cy="68" r="14" />
      <circle class="zk-trabant-wheel" cx="108" cy="68" r="14" />
      <path class="zk-trabant-hub" d="M30 63a5 5 0 1 0 .1 0M108 63a5 5 0 1 0 .1 0M4 52h10v7H4z" />
    </svg>
  );
}
