/** The button of a zone: it reads out what is in it and what a touch does. */
import type { ZoneNo } from '@horda/zombicide/state';
import { zoneLine } from '@horda/zombicide/text/zone-line';
import { useMemo } from 'preact/hooks';
import { boxStyle } from './box-style.ts';
import { outlineOf } from './outline.ts';
import type { Glow } from './props.ts';
import type { SignsProps } from './signs.tsx';
import { stepFrom } from './stepping.ts';

interface ZoneButtonProps extends SignsProps {
  readonly zone: ZoneNo;
  readonly its: Glow | undefined;
  /** The keyboard enters the map here, and at zones where something may be done. */
  readonly isFirst: boolean;
}

export function ZoneButton(props: ZoneButtonProps) {
  const { plan, view, texts, zone, its, isFirst, detail } = props;
  const line = useMemo(() => zoneLine(texts, view, zone), [texts, view, zone]);
  const shape = useMemo(() => ({ ...boxStyle(plan, plan.zones[zone]!.box), ...clipOf(props) }), [plan, zone]);
  const act = (event: MouseEvent): void => {
    // Keys and screen readers mean the zone itself, however small it is drawn.
    const isPointer = event.detail > 0;
    if (detail === 'far' && isPointer) props.comeNear(zone);
    else props.onZone(zone);
  };
  return (
    <button
      type="button"
      class="zm-zone"
      style={shape}
      data-zone={zone}
      data-mark={`zone-${zone}`}
      tabIndex={its !== undefined || isFirst ? 0 : -1}
      aria-label={its === undefined ? line : `${line}. ${its.label}`}
      aria-disabled={its === undefined}
      onClick={act}
      onPointerEnter={() => props.look(zone)}
      onPointerLeave={() => props.look(null)}
      onFocus={({ currentTarget }) => {
        props.look(zone);
        props.setFocused(currentTarget.matches(':focus-visible') ? zone : null);
      }}
      onBlur={() => {
        props.look(null);
        props.setFocused(null);
      }}
      onKeyDown={(event) => {
        const next = stepFrom(plan, zone, event.key);
        if (next === null || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        focusZone(event.currentTarget.parentElement!, next);
      }}
    />
  );
}

export function focusZone(map: HTMLElement, zone: ZoneNo): void {
  map.querySelector<HTMLElement>(`[data-zone="${zone}"]`)?.focus({ preventScroll: true });
}

/** A zone that is no rectangle can be touched only where it is. */
function clipOf({ plan, zone }: Pick<ZoneButtonProps, 'plan' | 'zone'>): { readonly clipPath?: string } {
  const { box, rects } = plan.zones[zone]!;
  const [line] = outlineOf(rects);
  if (line === undefined || line.length === 4) return {};
  const [left, top, right, bottom] = box;
  const corners = line.map(
    ([x, y]) => `${(100 * (x - left)) / (right - left)}% ${(100 * (y - top)) / (bottom - top)}%`,
  );
  return { clipPath: `polygon(${corners.join()})` };
}
