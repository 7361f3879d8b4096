/** The type of an item card: its symbol in a box of its ink. */
import type { ItemSymbol } from '@horda/long-night/content/vocabulary';
import { Icon } from '../../art/icon.tsx';
import { ICON } from './icons.ts';
import { useBoard } from './table.ts';

export function Kind({ symbol }: { readonly symbol: ItemSymbol }) {
  const { texts } = useBoard();
  return (
    <span class={`ln-kind ln-kind-${symbol}`} title={texts.symbols[symbol].name}>
      <Icon body={ICON[symbol]} />
      <span class="unseen">{texts.symbols[symbol].name}</span>
    </span>
  );
}
