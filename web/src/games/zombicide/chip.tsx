/** The dead as chips: the outline tells the kind, so that colour is never needed. */
import { memo } from '../../art/memo.ts';
import { CHIP_SIZE, CHIPS, chip } from './map/chips.ts';

/** `kind`: the type of a zombie; more: an abomination. `crossed`: it was killed. */
export const Chip = memo(function Chip(props: { readonly kind: number; readonly crossed?: boolean }) {
  const kind = CHIPS[props.kind] ?? 'abomination';
  const reach = CHIP_SIZE[kind] * 1.2;
  return (
    <svg class="zc-chip" viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: chip(kind, 0) }} />
      {props.crossed === true && (
        <path class="zc-cross" d={`M${-reach} ${-reach}L${reach} ${reach}M${reach} ${-reach}L${-reach} ${reach}`} />
      )}
    </svg>
  );
});
