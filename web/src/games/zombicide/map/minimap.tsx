/** The whole board in the corner of a phone, with the part that is seen; a touch shows all of it, or goes back. */
import type { Rect } from '@horda/zombicide/map/geometry';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { memo } from '../../../art/memo.ts';
import type { Lens } from './lens.ts';
import type { Plan } from './plan.ts';

export function Minimap(props: {
  readonly plan: Plan;
  readonly lens: Lens;
  readonly label: string;
  readonly home: Rect;
}) {
  const { plan, lens, label, home } = props;
  const seen = useRef<SVGRectElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const { x, y, scale } = lens.camera;
      const { width, height } = lens.frame;
      for (const [name, value] of Object.entries({ x: -x, y: -y, width, height }))
        seen.current!.setAttribute(name, String(value / scale));
    };
    if (lens.isReady) place();
    return lens.listen(place);
  }, [lens]);
  return (
    <button type="button" class="zm-minimap" data-still aria-label={label} onClick={() => lens.toggle(home)}>
      <svg viewBox={`-20 -20 ${plan.width + 40} ${plan.height + 40}`} aria-hidden="true">
        <Shapes plan={plan} />
        <rect ref={seen} class="zm-minimap-seen" />
      </svg>
    </button>
  );
}

const Shapes = memo(function Shapes({ plan }: { readonly plan: Plan }) {
  return (
    <>
      {plan.cells.map(({ tile, box: [left, top, right, bottom] }) => (
        <rect key={tile} class="zm-minimap-tile" x={left} y={top} width={right - left} height={bottom - top} />
      ))}
      {plan.pieces
        .filter(({ kind }) => kind === 'room' || kind === 'corridor' || kind === 'dark')
        .map(({ name, kind, rect: [left, top, right, bottom] }) => (
          <rect key={name} class={`zm-minimap-${kind}`} x={left} y={top} width={right - left} height={bottom - top} />
        ))}
    </>
  );
});
