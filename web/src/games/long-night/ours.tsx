/** A card that is not published says that it is ours; where there is little room, by a star after its name. */
import type { ShownCard } from '@horda/long-night/content/shown';
import { useBoard } from './table.ts';

interface Props {
  /** The card, or whether it is ours where the view says so. */
  readonly card: ShownCard | boolean | undefined;
  readonly short?: boolean;
}

export function Ours({ card, short = false }: Props) {
  const { house } = useBoard().texts.labels;
  if (!(typeof card === 'object' ? card.house : card)) return null;
  if (!short) return <small class="ln-ours">{house}</small>;
  return (
    <span class="ln-ours-short" data-explain={house}>
      <span aria-hidden="true">*</span>
      <span class="unseen">{`(${house})`}</span>
    </span>
  );
}
