/** A thing on the board that can be touched by itself, in a yellow box of at least 44 px. */
import type { Thing } from './props.ts';
import type { Point } from './plan.ts';
import { spotStyle } from './box-style.ts';
import type { SignsProps } from './signs.tsx';
import { thingsOf } from './things.ts';

export function ThingButton(props: SignsProps & { readonly thing: Thing }) {
  const { plan, thing, onThing } = props;
  const spot = spotOf(props, thing);
  if (spot === null) return null;
  return (
    <button
      type="button"
      class={`zm-thing zm-thing-${thing.is}`}
      style={spotStyle(plan, spot)}
      data-still
      data-mark={markOf(thing)}
      aria-label={thing.label}
      title={thing.label}
      onClick={() => onThing(thing)}
    />
  );
}

function markOf(thing: Thing): string {
  switch (thing.is) {
    case 'door':
      return `door-${thing.door}`;
    case 'card':
      return `card-${thing.place}`;
    case 'crate':
      return `crate-${thing.zone}`;
    case 'car':
      return `on-map-car-${thing.car}`;
    case 'survivor':
      return `on-map-survivor-${thing.survivor}`;
  }
}

/** Null: it is not on the board any more. */
function spotOf({ plan, view, placeOf }: SignsProps, thing: Thing): Point | null {
  switch (thing.is) {
    case 'door': {
      const [x1, y1, x2, y2] = plan.doors[thing.door]!.line;
      return [(x1 + x2) / 2, (y1 + y2) / 2];
    }
    case 'survivor':
      return placeOf('survivor', thing.survivor);
    case 'car':
      return placeOf('car', thing.car);
    default: {
      const found = thingsOf(plan, view).find((each) =>
        thing.is === 'card' ? each.place === thing.place : each.sprite === 'crate' && each.zone === thing.zone,
      );
      return found === undefined ? null : [found.x, found.y];
    }
  }
}
