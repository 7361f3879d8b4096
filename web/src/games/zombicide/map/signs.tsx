/** The layer of signs: a button for every zone, kerbs, ways, tags, and things that can be touched by themselves. */
import { boardHere } from '@horda/zombicide/rules/mission';
import { zoneLine } from '@horda/zombicide/text/zone-line';
import type { Rect } from '@horda/zombicide/map/geometry';
import type { ZoneNo } from '@horda/zombicide/state';
import type { Detail } from './camera.ts';
import type { Lens } from './lens.ts';
import { pathAround } from './outline.ts';
import type { Plan } from './plan.ts';
import type { CityMapProps, Glow } from './props.ts';

export interface SignsProps extends CityMapProps {
  readonly plan: Plan;
  readonly detail: Detail;
  readonly lens: Lens;
  readonly looked: ZoneNo | null;
  look(zone: ZoneNo | null): void;
}

/** A box of the plan in percent of the world. */
export function boxStyle({ width, height }: Plan, [left, top, right, bottom]: Rect) {
  return {
    left: `${(100 * left) / width}%`,
    top: `${(100 * top) / height}%`,
    width: `${(100 * (right - left)) / width}%`,
    height: `${(100 * (bottom - top)) / height}%`,
  };
}

export function Signs(props: SignsProps) {
  const { plan, view, glow } = props;
  const board = boardHere(view);
  return (
    <>
      <svg class="zc-kerbs" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
        {plan.zones.map(({ rects, kind }, zone) => (
          <path key={zone} d={pathAround(rects, 2)} class={`zc-simple zc-simple-${kind}`} />
        ))}
        {glow.map((each) => (
          <path
            key={each.zone}
            d={pathAround(plan.zones[each.zone]!.rects, 5)}
            class={`zc-kerb zc-kerb-${each.kind}`}
          />
        ))}
      </svg>
      {board.zones.map((_, zone) => (
        <ZoneButton key={zone} {...props} zone={zone} its={glow.find((each) => each.zone === zone)} />
      ))}
    </>
  );
}

function ZoneButton(props: SignsProps & { readonly zone: ZoneNo; readonly its: Glow | undefined }) {
  const { plan, view, texts, zone, its, onZone, look } = props;
  const line = zoneLine(texts, view, zone);
  return (
    <button
      type="button"
      class="zc-zone"
      style={boxStyle(plan, plan.zones[zone]!.box)}
      data-zone={zone}
      data-mark={`zone-${zone}`}
      aria-label={its === undefined ? line : `${line}. ${its.label}`}
      aria-disabled={its === undefined ? 'true' : undefined}
      onClick={() => onZone(zone)}
      onPointerEnter={() => look(zone)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(zone)}
      onBlur={() => look(null)}
    >
      <span aria-hidden="true">{zone + 1}</span>
    </button>
  );
}
