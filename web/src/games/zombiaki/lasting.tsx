/** Cards that lie beside the street until their owner's next turn, at the lane that they act on. */
import type { Side } from '@horda/zombiaki/content/effects';
import { laneName } from '@horda/zombiaki/text/messages';
import { Icon } from '../../art/icon.tsx';
import { iconOf } from './icons.ts';
import { AT_REST, pieceOf, useBoard } from './table.ts';
import { Touch, useLook } from './touch.tsx';
import type { LastingView } from '@horda/zombiaki/view';

export function LastingCards({ side }: { readonly side: Side }) {
  const { view, cards, words, texts } = useBoard();
  const lasting = view.lasting.filter(({ card }) => cards[card]!.side === side);
  const doubled = side === 'humans' && view.doubleDiscard;
  if (lasting.length === 0 && !doubled) return null;
  return (
    <ul class="zk-lasting" aria-label={words.lasting}>
      {lasting.map((each) => (
        <li key={each.card} style={{ '--lane': each.lane < 0 ? 2 : each.lane + 1 }}>
          <LastingCard lasting={each} side={side} />
        </li>
      ))}
      {doubled && (
        <li style={{ '--lane': 1 }}>
          <p class="zk-lasting-card zk-lasting-zombies zk-lasting-duty">{texts.labels.doubleDiscard}</p>
        </li>
      )}
    </ul>
  );
}

function LastingCard({ lasting, side }: { readonly lasting: LastingView; readonly side: Side }) {
  const { cards, texts, words } = useBoard();
  const { card, lane, name } = lasting;
  const printed = cards[card]!;
  const piece = pieceOf(side, card);
  const where = lane < 0 ? words.wholeStreet : texts.lane(lane);
  return (
    <div class={`piece zk-lasting-card zk-lasting-${side}`} data-piece={piece} {...useLook(piece, AT_REST)}>
      <Icon body={iconOf(printed.id, printed.effect)} />
      <b>{texts.card(name)}</b>
      {lane >= 0 && <span class="zk-lasting-lane">{laneName(lane)}</span>}
      <Touch piece={piece} use={AT_REST} label={`${texts.card(name)}, ${where}`} tag="" reads />
    </div>
  );
}
