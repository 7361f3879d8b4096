/** The face of an item card, but for its foot: name, picture, type and text. */
import type { CardNo } from '@horda/long-night/state';
import { Icon } from '../../art/icon.tsx';
import { ICON } from './icons.ts';
import { Ours } from './ours.tsx';
import { itemNo, symbolOf, useBoard } from './table.ts';

/** A longer name needs the whole plate. */
const LONG = 16;

export function ItemFace({ card }: { readonly card: CardNo }) {
  const { content, texts } = useBoard();
  const { names } = texts;
  const symbol = symbolOf(content, card);
  const name = names.card(card);
  const number = itemNo(content.cards, card);
  return (
    <>
      <h4 class="stencil">
        {name.length < LONG && <Icon body={ICON[symbol]} />}
        <span>
          {name}
          <Ours card={content.items[number]} short />
        </span>
      </h4>
      <div class="ln-art">
        <span class="typed">{texts.symbols[symbol].name}</span>
        <Icon body={ICON[symbol]} />
      </div>
      <p>{texts.printed.item(number)}</p>
    </>
  );
}
