/** A card that is not published says that it is ours; where there is little room, by a star after its name. */
import type { Card } from '@horda/long-night/content/entries';
import { useBoard } from './table.ts';

interface Props {
  readonly card: Pick<Card, 'source'> | undefined;
  readonly short?: boolean;
}

export function Ours({ card, short = false }: Props) {
  const { house } = useBoard().texts.labels;
  if (card?.source.kind !== 'house') return null;
  if (!short) return <small class="ln-ours">{house}</small>;
  return (
    <span class="ln-ours-short" title={house}>
      <span aria-hidden="true">*</span>
      <span class="unseen">{`(${house})`}</span>
    </span>
  );
}
